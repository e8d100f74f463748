// SPDX-License-Identifier: MIT
// A move in 16 bits: origin and destination.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/fixed_vector.h"
#include "engine/xiangqi/board/square.h"

namespace engine::xiangqi {

class Move {
  public:
    constexpr Move() = default;
    constexpr Move(Square from, Square to)
        : raw_(static_cast<std::uint16_t>(from.index() | (to.index() << 7))) {}
    /// The inverse of `raw()`; the caller guarantees that it names two points of the board.
    static constexpr Move from_raw(std::uint16_t raw) {
        Move move;
        move.raw_ = raw;
        return move;
    }

    [[nodiscard]] constexpr Square from() const { return Square(raw_ & 127); }
    [[nodiscard]] constexpr Square to() const { return Square(raw_ >> 7); }
    [[nodiscard]] constexpr bool none() const { return raw_ == 0; }
    [[nodiscard]] constexpr std::uint16_t raw() const { return raw_; }
    [[nodiscard]] constexpr Move mirrored() const { return {from().mirrored(), to().mirrored()}; }
    [[nodiscard]] std::string text() const { return from().text() + to().text(); }
    constexpr bool operator==(const Move&) const = default;

  private:
    std::uint16_t raw_ = 0;
};

inline constexpr Move kNoMove{};

/// The sixteen pieces of a side have at most 2 x 17 (R) + 2 x 17 (C) + 2 x 8 (N) + 5 x 3 (P) + 16
/// (K A B) moves.
using MoveList = FixedVector<Move, 128>;

/// Parses `h2` (either case); nothing if it is not a point of the board.
constexpr std::optional<Square> parse_square(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    const int file = text[0] >= 'a' ? text[0] - 'a' : text[0] - 'A';
    const int rank = text[1] - '0';
    if (!on_board(file, rank)) return std::nullopt;
    return Square(file, rank);
}

/// Parses `h2e2` (either case, an optional hyphen) as a move, legal or not; nothing if it is
/// malformed.
constexpr std::optional<Move> parse_move(std::string_view text) {
    if (text.size() != 4 && !(text.size() == 5 && text[2] == '-')) return std::nullopt;
    const auto from = parse_square(text.substr(0, 2));
    const auto to = parse_square(text.substr(text.size() - 2));
    if (!from || !to || *from == *to) return std::nullopt;
    return Move(*from, *to);
}

}  // namespace engine::xiangqi
