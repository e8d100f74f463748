// SPDX-License-Identifier: MIT
#include "engine/gomoku/rules/swap2.h"

#include <algorithm>

#include "engine/core/random.h"
#include "engine/gomoku/board/symmetry.h"

namespace engine::gomoku {

namespace {

/// The stones of Black, White, Black.
using Opening = std::array<Offset, kSwap2Stones>;

/// Randomly generated, and evaluated within 30 centipawns of even by a third-party engine; its name
/// and depth were not recorded. The evaluation is independent of the orientation.
constexpr std::array<Opening, 6> kBalancedOpenings{{{{{0, -1}, {-2, 1}, {-2, 4}}},
                                                    {{{0, 0}, {-2, 1}, {-5, -1}}},
                                                    {{{-1, 1}, {2, 0}, {4, 3}}},
                                                    {{{0, 1}, {3, 3}, {5, 3}}},
                                                    {{{0, 1}, {1, 1}, {-3, 3}}},
                                                    {{{0, -1}, {0, 0}, {-3, -3}}}}};

/// Their distance from the centre; smaller boards use another opening.
constexpr int kReachOfOpenings = 5;
constexpr Opening kSmallOpening{{{0, 0}, {1, 1}, {-1, 1}}};

/// Values within this limit count as even.
constexpr Value kEven = 30;

}  // namespace

std::array<Point, kSwap2Stones> balanced_opening(int size, std::uint64_t seed) {
    SplitMix64 random(seed);
    const int middle = size / 2;
    const Opening& opening = middle > kReachOfOpenings
                                 ? kBalancedOpenings[random.below(kBalancedOpenings.size())]
                                 : kSmallOpening;
    std::array<Point, kSwap2Stones> stones;
    const int symmetry = static_cast<int>(random.below(kSymmetries));
    std::transform(opening.begin(), opening.end(), stones.begin(), [&](Offset offset) {
        offset = turned(offset, symmetry);
        return Point(middle + offset.x, middle + offset.y);
    });
    return stones;
}

bool is_even(Value value) { return value > -kEven && value < kEven; }

Swap2Answer answer_swap2(int stones, Value value) {
    if (stones == kSwap2Stones && is_even(value)) return Swap2Answer::PutTwo;
    return value < 0 ? Swap2Answer::TakeBlack : Swap2Answer::TakeWhite;
}

}  // namespace engine::gomoku
