// SPDX-License-Identifier: MIT
// Looks up Gomoku moves in an opening book, which contains one of the eight images of each
// position, separately for each rule. There are only books for 15 lines.
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

/// A book entry whose move applies to the given position.
struct BookMove {
    Point move;
    BookEntry entry;
};

/// The identity that a Gomoku book for this engine must have.
BookIdentity book_identity();

enum class BookPart : std::uint8_t {
    /// Moves to play.
    Moves,
    /// Stones to propose, after which the other side chooses a colour.
    Proposals,
};

/// The lookup of a position: the lowest key of its images, and the symmetries that lead to that
/// image; several if the position is symmetric.
struct BookImage {
    Key key = 0;
    FixedVector<int, kSymmetries> symmetries;
};
BookImage book_image(const Position& position, BookPart part = BookPart::Moves);

/// The legal moves that `book` contains for `position`, in book order. Of equivalent moves in a
/// symmetric position the book contains one.
std::vector<BookMove> book_moves(const Book& book, const Position& position);

/// Draws one of `book_moves`, or an equivalent move, by weight; kNoPoint if there is none. For
/// White's first move it chooses among the moves that suit the taste, if the book has any.
Point draw_book_move(const Book& book, const Position& position, SplitMix64& random,
                     OpeningTaste taste = OpeningTaste::Masters);

/// Stones to propose, Black's first; empty if the book has none for the rule and the size of the
/// position, whose stones are ignored.
std::vector<Point> draw_proposal(const Book& book, const Position& position, SplitMix64& random);

}  // namespace engine::gomoku
