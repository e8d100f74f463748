// SPDX-License-Identifier: MIT
// Xiangqi moves from an opening book, which knows each position in one of its two mirror images.
#pragma once

#include "engine/core/data/book.h"
#include "engine/core/fixed_vector.h"
#include "engine/core/random.h"
#include "engine/core/search/style.h"
#include "engine/xiangqi/board/move.h"
#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// An entry of the book with its move as the asker sees it.
struct BookMove {
    Move move;
    BookEntry entry;
};
using BookMoves = FixedVector<BookMove, 128>;

/// What a Xiangqi book of this engine must have been packed for.
BookIdentity book_identity();

/// The legal moves `book` holds for `position`, as it holds them; where it holds none for it, those
/// of its mirror image, mirrored back.
BookMoves book_moves(const Book& book, const Position& position);

/// One of `book_moves`, drawn by weight; kNoMove where there is none. For the first move of a side
/// it is one that suits the taste, if there is one that may be chosen.
Move draw_book_move(const Book& book, const Position& position, SplitMix64& random,
                    OpeningTaste taste = OpeningTaste::Masters);

/// The key by which an opening is named: alike for mirror images, and for either side to move,
/// since a side that lost a move on its way there is in the same opening.
Key opening_key(const Position& position);

}  // namespace engine::xiangqi
