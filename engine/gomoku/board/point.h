// SPDX-License-Identifier: MIT
// The points of a Gomoku board, the two colours and the contents of a cell.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/text/text.h"

namespace engine::gomoku {

enum class Color : std::uint8_t { Black, White };

constexpr Color operator~(Color color) {
    return color == Color::Black ? Color::White : Color::Black;
}
constexpr std::size_t index(Color color) { return static_cast<std::size_t>(color); }
inline constexpr std::array<Color, 2> kColors{Color::Black, Color::White};

/// The contents of a cell, in two bits.
enum class Content : std::uint8_t { Black, White, Empty, Border };
constexpr Content stone_of(Color color) { return static_cast<Content>(color); }

inline constexpr int kMinSize = 5;
inline constexpr int kMaxSize = 20;
inline constexpr int kStandardSize = 15;

/// The number of cells on each side of a point that its line patterns examine.
inline constexpr int kReach = 5;
/// The length of a row of cells: the right border of one row is the left border of the next.
inline constexpr int kStride = kMaxSize + kReach;
/// The number of cells of the largest board, with a border that contains all patterns.
inline constexpr std::size_t kCells = (kMaxSize + 2 * kReach) * kStride + kReach;

/// A point of the board, and so a move. Converts from and to 16 bits; 0 is not a point.
class Point {
  public:
    constexpr Point() = default;
    /// `file` and `rank` start at 0; rank 0 is nearest to the player.
    constexpr Point(int file, int rank)
        : raw_(static_cast<std::uint16_t>((rank + kReach) * kStride + file + kReach)) {
        assert(file >= 0 && file < kMaxSize && rank >= 0 && rank < kMaxSize);
    }
    static constexpr Point from_raw(std::uint16_t raw) {
        Point point;
        point.raw_ = raw;
        return point;
    }

    [[nodiscard]] constexpr std::uint16_t raw() const { return raw_; }
    [[nodiscard]] constexpr std::size_t cell() const { return raw_; }
    [[nodiscard]] constexpr bool none() const { return raw_ == 0; }
    [[nodiscard]] constexpr int file() const { return raw_ % kStride - kReach; }
    [[nodiscard]] constexpr int rank() const { return raw_ / kStride - kReach; }
    constexpr bool operator==(const Point&) const = default;
    constexpr bool operator<(Point other) const { return raw_ < other.raw_; }

    /// `h8`: the file as a letter, the rank from 1.
    [[nodiscard]] std::string text() const {
        return static_cast<char>('a' + file()) + std::to_string(rank() + 1);
    }

  private:
    std::uint16_t raw_ = 0;
};

inline constexpr Point kNoPoint;

/// Parses `h8` on a board of this size; nothing if there is no such point.
inline std::optional<Point> parse_point(std::string_view text, int size) {
    if (text.size() < 2) return std::nullopt;
    const int file = text[0] - 'a';
    const auto rank = parse_int(text.substr(1));
    if (file < 0 || file >= size || !rank || *rank < 1 || *rank > size) return std::nullopt;
    return Point(file, static_cast<int>(*rank) - 1);
}

inline constexpr std::size_t kDirections = 4;
/// The steps along a rank, a file and the two diagonals, in cells.
inline constexpr std::array<int, kDirections> kSteps{1, kStride, kStride + 1, kStride - 1};

/// The cell at `distance` along a direction; it may be on the border.
constexpr Point shifted(Point point, std::size_t direction, int distance) {
    return Point::from_raw(static_cast<std::uint16_t>(point.raw() + kSteps[direction] * distance));
}

}  // namespace engine::gomoku
