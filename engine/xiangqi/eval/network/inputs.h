// SPDX-License-Identifier: MIT
// The inputs of the network: each piece on each point it can reach, from the view of either side.
#pragma once

#include <array>
#include <cstdint>

#include "engine/xiangqi/board/board.h"

namespace engine::xiangqi::network {

namespace detail {

/// Whether a piece can ever be on a point, both from its owner's view. The viewer's own king is
/// always on files a to e (see `View`).
constexpr bool can_stand(PieceType type, bool viewers, Square square) {
    const int file = square.file();
    const int rank = square.rank();
    switch (type) {
        case PieceType::King:
            return in_palace(Color::Red, square) && (!viewers || file <= 4);
        case PieceType::Advisor:
            return in_palace(Color::Red, square) && (file + rank) % 2 == 1;
        case PieceType::Bishop:
            return (rank == 2 && file % 4 == 0) || (rank % 4 == 0 && rank <= 4 && file % 4 == 2);
        case PieceType::Pawn:
            return rank >= 5 || (rank >= 3 && file % 2 == 0);
        case PieceType::Knight:
        case PieceType::Rook:
        case PieceType::Cannon:
            break;
    }
    return true;
}

struct Numbering {
    using Row = std::array<std::uint16_t, kSquares>;
    using Pieces = std::array<Row, kPieces>;
    /// By viewer, mirroring, piece and point; 0 if the piece cannot be there.
    std::array<std::array<Pieces, 2>, 2> input{};
    std::uint16_t count = 0;
};

/// Black looks from the opposite side: exchanges up and down.
constexpr Square turned(Square square, Color viewer) {
    return viewer == Color::Red ? square : square.rotated().mirrored();
}

/// Assigns the next number to a piece on a point, as the viewer sees both, for both mirrorings.
constexpr void number_next(Numbering& numbering, PieceType type, bool enemy, Square seen) {
    ++numbering.count;
    for (const Color viewer : kColors) {
        auto& views = numbering.input[index(viewer)];
        const std::size_t piece = Piece(enemy ? ~viewer : viewer, type).dense();
        const auto point = [viewer](Square square) { return index(turned(square, viewer)); };
        views[0][piece][point(seen)] = numbering.count;
        views[1][piece][point(seen.mirrored())] = numbering.count;
    }
}

constexpr void number_points(Numbering& numbering, PieceType type, bool enemy) {
    for (int i = 0; i < kSquares; ++i) {
        const Square seen(i);
        const Square by_owner = enemy ? seen.rotated() : seen;
        if (can_stand(type, !enemy, by_owner)) number_next(numbering, type, enemy, seen);
    }
}

inline constexpr Numbering kNumbering = [] {
    Numbering numbering;
    for (const bool enemy : {false, true}) {
        for (const PieceType type : kAllPieceTypes) number_points(numbering, type, enemy);
    }
    return numbering;
}();

}  // namespace detail

/// Inputs are numbered from 1; number 0, a piece where it cannot be, has no effect.
inline constexpr std::size_t kInputs = detail::kNumbering.count;
inline constexpr std::size_t kNoInput = 0;

/// A side's view of the board: from its own back rank, with left and right exchanged if its king is
/// on the right, so that the two wings share weights.
class View {
  public:
    View(const Board& board, Color viewer)
        : mirrored_(board.king(viewer).file() > kFiles / 2),
          input_(detail::kNumbering.input[index(viewer)][mirrored_ ? 1 : 0]) {}

    [[nodiscard]] std::size_t input(Piece piece, Square square) const {
        return input_[piece.dense()][index(square)];
    }
    [[nodiscard]] bool mirrored() const { return mirrored_; }

  private:
    bool mirrored_;
    const detail::Numbering::Pieces& input_;
};

}  // namespace engine::xiangqi::network
