// SPDX-License-Identifier: MIT
#include "engine/xiangqi/search/book_probe.h"

#include <algorithm>

#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/movegen.h"

namespace engine::xiangqi {

namespace {
constexpr std::uint16_t kXiangqi = 1;
}  // namespace

BookIdentity book_identity() { return {kXiangqi, parse_fen(kStartFen).position->key()}; }

BookMoves book_moves(const Book& book, const Position& position) {
    auto entries = book.find(position.key());
    const bool mirror = entries.empty();
    if (mirror) entries = book.find(position.mirrored().key());

    // Another position may have the same key: no move of the book is trusted to be legal.
    const MoveList legal = legal_moves(position);
    BookMoves moves;
    for (const Move move : legal) {
        const auto raw = (mirror ? move.mirrored() : move).raw();
        const auto entry = std::find_if(entries.begin(), entries.end(),
                                        [raw](const BookEntry& e) { return e.move == raw; });
        if (entry != entries.end()) moves.push_back({move, entry->weight});
    }
    return moves;
}

Move draw_book_move(const Book& book, const Position& position, SplitMix64& random) {
    const BookMoves moves = book_moves(book, position);
    std::uint32_t total = 0;
    for (const BookMove& candidate : moves) total += candidate.weight;
    if (total == 0) return kNoMove;
    std::uint32_t draw = random.below(total);
    for (const BookMove& candidate : moves) {
        if (draw < candidate.weight) return candidate.move;
        draw -= candidate.weight;
    }
    return kNoMove;
}

}  // namespace engine::xiangqi
