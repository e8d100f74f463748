// SPDX-License-Identifier: MIT
#include "engine/xiangqi/search/book_probe.h"

#include <algorithm>

#include "engine/core/data/book_draw.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/board/zobrist.h"
#include "engine/xiangqi/search/liking.h"

namespace engine::xiangqi {

namespace {
constexpr std::uint16_t kXiangqi = 1;

/// Whether it is the side to move's first move.
bool is_first_move(const Position& position) { return position.states().size() <= 2; }
}  // namespace

BookIdentity book_identity() { return {kXiangqi, parse_fen(kStartFen).position->key()}; }

BookMoves book_moves(const Book& book, const Position& position) {
    auto entries = book.find(position.key());
    const bool mirror = entries.empty();
    if (mirror) entries = book.find(position.mirrored().key());

    // Another position may have the same key, so check that the book's moves are legal.
    const MoveList legal = legal_moves(position);
    BookMoves moves;
    for (const BookEntry& entry : entries) {
        const Move packed = Move::from_raw(entry.move);
        const Move move = mirror ? packed.mirrored() : packed;
        if (std::find(legal.begin(), legal.end(), move) != legal.end()) {
            moves.push_back({move, entry});
        }
    }
    return moves;
}

Move draw_book_move(const Book& book, const Position& position, SplitMix64& random,
                    OpeningTaste taste) {
    BookMoves moves = book_moves(book, position);
    if (is_first_move(position)) {
        moves = suitable(moves, [&](Move move) { return suits(taste, position, move); });
    }
    return draw_by_weight(moves, random, kNoMove);
}

Key opening_key(const Position& position) {
    const Key side = position.side_to_move() == Color::Black ? zobrist::kKeys.black_to_move : 0;
    return std::min(position.key() ^ side, position.mirrored().key() ^ side);
}

}  // namespace engine::xiangqi
