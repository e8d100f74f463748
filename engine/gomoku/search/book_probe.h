// SPDX-License-Identifier: MIT
// Gomoku moves from an opening book, which knows each position in one of its eight images and under
// each rule by itself. Only games on 15 lines have one.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/data/book.h"
#include "engine/core/fixed_vector.h"
#include "engine/core/random.h"
#include "engine/core/search/style.h"
#include "engine/gomoku/board/position.h"
#include "engine/gomoku/board/symmetry.h"

namespace engine::gomoku {

/// An entry of the book with its move as the asker sees it.
struct BookMove {
    Point move;
    BookEntry entry;
};

/// What a Gomoku book of this engine must have been packed for.
BookIdentity book_identity();

enum class BookPart : std::uint8_t {
    /// What to play.
    Moves,
    /// How to go on with stones that are put for the other side to choose a colour.
    Proposals,
};

/// How the book knows a position: the key of its image with the least key, and the symmetries that
/// lead to it. They are several where the position is symmetric.
struct BookImage {
    Key key = 0;
    FixedVector<int, kSymmetries> symmetries;
};
BookImage book_image(const Position& position, BookPart part = BookPart::Moves);

/// The legal moves `book` holds for `position`, as it holds them. In a symmetric position it holds
/// one of those that are alike.
std::vector<BookMove> book_moves(const Book& book, const Position& position);

/// One of `book_moves` or of those alike, drawn by weight; kNoPoint where there is none. For
/// White's first move it is one that suits the taste, if there is one that may be chosen.
Point draw_book_move(const Book& book, const Position& position, SplitMix64& random,
                     OpeningTaste taste = OpeningTaste::Masters);

/// Stones to put for the other side to choose a colour, Black's first; none where the book has none
/// for the rule and the size of the position, whose stones do not count.
std::vector<Point> draw_proposal(const Book& book, const Position& position, SplitMix64& random);

}  // namespace engine::gomoku
