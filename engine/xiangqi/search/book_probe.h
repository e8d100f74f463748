// SPDX-License-Identifier: MIT
// Looks up Xiangqi moves in an opening book, which contains only one of two mirror images of a
// position.
#pragma once

#include "engine/core/data/book.h"
#include "engine/core/fixed_vector.h"
#include "engine/core/random.h"
#include "engine/core/search/style.h"
#include "engine/xiangqi/board/move.h"
#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// A book entry whose move applies to the given position.
struct BookMove {
    Move move;
    BookEntry entry;
};
using BookMoves = FixedVector<BookMove, 128>;

/// The identity that a Xiangqi book for this engine must have.
BookIdentity book_identity();

/// The legal moves that `book` contains for `position`, in book order; if there are none, the moves
/// of its mirror image, mirrored back.
BookMoves book_moves(const Book& book, const Position& position);

/// Draws one of `book_moves` by weight; kNoMove if there is none. For the first move of a side it
/// chooses among the moves that suit the taste, if the book has any.
Move draw_book_move(const Book& book, const Position& position, SplitMix64& random,
                    OpeningTaste taste = OpeningTaste::Masters);

/// The key by which openings are named: equal for mirror images and for either side to move,
/// because a side that lost a tempo on the way is in the same opening.
Key opening_key(const Position& position);

}  // namespace engine::xiangqi
