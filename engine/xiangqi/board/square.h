// SPDX-License-Identifier: MIT
// The 90 points of the board, a0 … i9, Red at the bottom (ranks 0 to 4).
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>

#include "engine/xiangqi/board/piece.h"

namespace engine::xiangqi {

inline constexpr int kFiles = 9;
inline constexpr int kRanks = 10;
inline constexpr int kSquares = kFiles * kRanks;

namespace detail {
// A table, because WebAssembly engines divide by nine much more slowly than they load a byte.
struct FileAndRank {
    std::array<std::uint8_t, kSquares> file{};
    std::array<std::uint8_t, kSquares> rank{};
};
inline constexpr FileAndRank kFileAndRank = [] {
    FileAndRank table;
    for (std::size_t i = 0; i < kSquares; ++i) {
        table.file[i] = static_cast<std::uint8_t>(i % kFiles);
        table.rank[i] = static_cast<std::uint8_t>(i / kFiles);
    }
    return table;
}();
}  // namespace detail

class Square {
  public:
    constexpr Square() = default;
    constexpr explicit Square(int index) : index_(static_cast<std::uint8_t>(index)) {}
    constexpr Square(int file, int rank) : Square(rank * kFiles + file) {}

    [[nodiscard]] constexpr int index() const { return index_; }
    [[nodiscard]] constexpr int file() const { return detail::kFileAndRank.file[index_]; }
    [[nodiscard]] constexpr int rank() const { return detail::kFileAndRank.rank[index_]; }
    /// The same point with left and right exchanged.
    [[nodiscard]] constexpr Square mirrored() const { return {kFiles - 1 - file(), rank()}; }
    /// The same point seen from the other side of the board.
    [[nodiscard]] constexpr Square rotated() const { return Square(kSquares - 1 - index_); }
    /// Rank counted from `side`'s own back rank.
    [[nodiscard]] constexpr int rank_for(Color side) const {
        return side == Color::Red ? rank() : kRanks - 1 - rank();
    }
    [[nodiscard]] std::string text() const {
        return {static_cast<char>('a' + file()), static_cast<char>('0' + rank())};
    }
    constexpr auto operator<=>(const Square&) const = default;

  private:
    std::uint8_t index_ = 0;
};

constexpr std::size_t index(Square square) { return static_cast<std::size_t>(square.index()); }

constexpr bool on_board(int file, int rank) {
    return file >= 0 && file < kFiles && rank >= 0 && rank < kRanks;
}
constexpr bool in_palace(Color side, Square square) {
    return square.file() >= 3 && square.file() <= 5 && square.rank_for(side) <= 2;
}
constexpr bool across_river(Color side, Square square) { return square.rank_for(side) >= 5; }

}  // namespace engine::xiangqi
