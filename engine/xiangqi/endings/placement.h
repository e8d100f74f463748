// SPDX-License-Identifier: MIT
// Numbers the placements of an ending's pieces, mirror images only once: of the 81 pairs of points
// for the kings 45 are kept. If both kings are on the middle file, a placement and its mirror image
// have separate numbers.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/xiangqi/endings/material.h"

namespace engine::xiangqi {

/// A piece besides the kings: its type and its index among the pieces of that type.
struct EndingPieceRef {
    std::size_t group = 0;
    std::size_t piece = 0;
};

/// Pieces on the board.
struct Placement {
    Square king;
    Square defending_king;
    /// By group of the index.
    std::array<std::array<Square, kMostAlike>, kEndingPieces> squares{};
    std::array<std::uint32_t, kEndingPieces> digits{};
    Bitboard attackers;  // all pieces of the attacker's side
    Bitboard defenders;

    [[nodiscard]] Bitboard occupied() const { return attackers | defenders; }
};

class EndingIndex {
  public:
    explicit EndingIndex(const EndingMaterial& material);

    /// The pairs of king files that are kept, and of king ranks: the highest digit of a number
    /// counts ranks of the defender's king, then ranks of the other king, then files.
    static constexpr std::uint32_t kFilePairs = 5;
    static constexpr std::uint32_t kRankPairs = 9;
    static constexpr std::uint32_t kKingPairs = kRankPairs * kFilePairs;

    /// Whether a piece can ever be on the point.
    static bool may_stand(EndingPiece piece, Square square);

    /// Pieces of one type.
    struct Group {
        EndingPiece kind{};
        std::size_t count = 0;
        std::uint32_t stride = 1;
        std::array<std::uint8_t, kSquares> place_of{};
        /// All sets of points they may occupy, in colexicographic order.
        std::vector<std::array<std::uint8_t, kMostAlike>> sets;
        /// The number of each set's mirror image.
        std::vector<std::uint32_t> mirrored;

        [[nodiscard]] std::uint32_t number_of(const std::array<Square, kMostAlike>& squares) const;
    };

    /// The number of placements, including those with two pieces on a point. If more than `kMost`,
    /// which cannot be indexed, some larger number.
    static constexpr std::uint64_t kMost = 0xFFFFFFFF;
    static std::uint64_t count(const EndingMaterial& material);
    [[nodiscard]] std::uint32_t size() const { return size_; }
    [[nodiscard]] const std::vector<Group>& groups() const { return groups_; }

    /// Returns false if two pieces share a point.
    [[nodiscard]] bool decode(std::uint32_t number, Placement& placement) const;
    /// The number of pieces on these points, or of their mirror image.
    [[nodiscard]] std::uint32_t encode(const EndingBoard& board) const;
    /// After a piece other than a king has moved to an empty point.
    [[nodiscard]] std::uint32_t after(std::uint32_t number, const Placement& placement,
                                      EndingPieceRef piece, Square to) const;
    /// After a king has moved to an empty point.
    [[nodiscard]] std::uint32_t after_king(std::uint32_t number, const Placement& placement,
                                           bool defending, Square to) const;

    /// The placements from which a king may have come, once for each move of that position that
    /// leads here; at most two.
    struct Origins {
        std::array<std::uint32_t, 2> numbers{};
        std::size_t count = 0;
    };
    [[nodiscard]] Origins before_king(std::uint32_t number, const Placement& placement,
                                      bool defending, Square from) const;

  private:
    [[nodiscard]] std::uint32_t with_kings(std::uint32_t number, const Placement& placement,
                                           Square king, Square defending_king) const;
    [[nodiscard]] std::uint32_t mirrored_rest(const Placement& placement) const;

    std::vector<Group> groups_;
    std::uint32_t rest_ = 1;  // placements of the pieces other than the kings
    std::uint32_t size_ = 0;
};

}  // namespace engine::xiangqi
