// SPDX-License-Identifier: MIT
// Random choice of a book move, for either game. An item of a game's list of book moves has the
// `move` as the caller sees it and the `entry` of the book.
#pragma once

#include <cstdint>

#include "engine/core/data/book.h"
#include "engine/core/random.h"

namespace engine {

template <class BookMoves>
std::uint32_t total_weight(const BookMoves& moves) {
    std::uint32_t total = 0;
    for (const auto& candidate : moves) total += candidate.entry.weight;
    return total;
}

/// Draws one by weight; `none` if none may be chosen.
template <class Move, class BookMoves>
Move draw_by_weight(const BookMoves& moves, SplitMix64& random, Move none) {
    const std::uint32_t total = total_weight(moves);
    if (total == 0) return none;
    std::uint32_t draw = random.below(total);
    for (const auto& candidate : moves) {
        if (draw < candidate.entry.weight) return candidate.move;
        draw -= candidate.entry.weight;
    }
    return none;
}

/// The moves that may be chosen and satisfy `suits`, or all moves if there is none.
template <class BookMoves, class Suits>
BookMoves suitable(const BookMoves& moves, Suits suits) {
    BookMoves liked;
    for (const auto& candidate : moves) {
        if (candidate.entry.weight > 0 && suits(candidate.move)) liked.push_back(candidate);
    }
    return liked.empty() ? moves : liked;
}

}  // namespace engine
