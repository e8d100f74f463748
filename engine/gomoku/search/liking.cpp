// SPDX-License-Identifier: MIT
#include "engine/gomoku/search/liking.h"

#include <cstdlib>

namespace engine::gomoku {

namespace {

/// The opening ends after this many stones.
constexpr int kOpeningStones = 4;

/// 2 for a four, 1 for an open three, -1 for a stone that only prevents these.
int aggression_of(const Position& position, Point move) {
    const Color us = position.side_to_move();
    const Threat own = position.threat(us, move);
    if (own >= Threat::Four) return 2;
    if (own >= Threat::OpenThree) return 1;
    return position.threat(~us, move) >= Threat::OpenThree ? -1 : 0;
}

}  // namespace

int liking_of(const Style& style, const Position& position, Point move) {
    int liking = style.risk == 0 ? 0 : style.risk * aggression_of(position, move);
    if (suits(style.opening, position, move)) liking += kMostLiking;
    return liking;
}

bool suits(OpeningTaste taste, const Position& position, Point move) {
    const bool has_first = !position.moves().empty() && !position.moves().front().none();
    if (!has_first || position.stones() >= kOpeningStones) return false;
    const Point first = position.moves().front();
    const int files = std::abs(move.file() - first.file());
    const int ranks = std::abs(move.rank() - first.rank());
    if (taste == OpeningTaste::Direct) return files + ranks == 1;
    return taste == OpeningTaste::Indirect && files == 1 && ranks == 1;
}

}  // namespace engine::gomoku
