// SPDX-License-Identifier: MIT
// Book answers shared by both games, for engine/capabilities.h.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/capabilities.h"
#include "engine/core/data/book_draw.h"

namespace engine {

/// A game's book moves (core/data/book_draw.h), most likely first.
template <class BookMoves>
std::vector<BookMove> listed(BookMoves moves) {
    const std::uint32_t total = total_weight(moves);
    std::stable_sort(moves.begin(), moves.end(), [](const auto& one, const auto& other) {
        return one.entry.weight > other.entry.weight;
    });
    std::vector<BookMove> list;
    for (const auto& [move, entry] : moves) {
        const auto per_mille = (entry.weight * 1000U + total / 2) / std::max(total, 1U);
        list.push_back(
            {move.text(), static_cast<int>(per_mille), entry.wins, entry.draws, entry.losses});
    }
    return list;
}

/// The search result for a book move; nothing if the book has none.
template <class Move>
std::optional<SearchInfo> book_answer(Move move) {
    if (move.none()) return std::nullopt;
    SearchInfo info;
    info.best_move = info.line = move.text();
    info.from_book = true;
    return info;
}

}  // namespace engine
