// SPDX-License-Identifier: MIT
#include "engine/gomoku/swap2.h"

#include <algorithm>

#include "engine/core/random.h"

namespace engine::gomoku {

namespace {

/// Black, White, Black; files and ranks from the middle of the board.
using Opening = std::array<std::array<int, 2>, kSwap2Stones>;

/// Independent engines call them balanced.
constexpr std::array<Opening, 6> kBalancedOpenings{{{{{0, -1}, {-2, 1}, {-2, 4}}},
                                                    {{{0, 0}, {-2, 1}, {-5, -1}}},
                                                    {{{-1, 1}, {2, 0}, {4, 3}}},
                                                    {{{0, 1}, {3, 3}, {5, 3}}},
                                                    {{{0, 1}, {1, 1}, {-3, 3}}},
                                                    {{{0, -1}, {0, 0}, {-3, -3}}}}};

/// Neither side is better by more than this, as far as a search can tell.
constexpr Value kEven = 30;

}  // namespace

std::array<Point, kSwap2Stones> balanced_opening(int size, std::uint64_t seed) {
    SplitMix64 random(seed);
    const Opening& opening = kBalancedOpenings[random.below(kBalancedOpenings.size())];
    const int middle = size / 2;
    const int reach = middle - 1;  // on a small board the stones would not fit
    std::array<Point, kSwap2Stones> stones;
    std::transform(opening.begin(), opening.end(), stones.begin(), [&](const auto& offset) {
        return Point(middle + std::clamp(offset[0], -reach, reach),
                     middle + std::clamp(offset[1], -reach, reach));
    });
    return stones;
}

Swap2Answer answer_swap2(int stones, Value value) {
    const bool is_even = value > -kEven && value < kEven;
    if (stones == kSwap2Stones && is_even) return Swap2Answer::PutTwo;
    return value < 0 ? Swap2Answer::TakeBlack : Swap2Answer::TakeWhite;
}

}  // namespace engine::gomoku
