// SPDX-License-Identifier: MIT
// A straightforward implementation of the rules of Xiangqi, without tables and bitboards, for
// comparison with the engine's move generator.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace tests {

struct Point {
    int file = 0;
    int rank = 0;
    bool operator==(const Point&) const = default;
};

/// The name of a point, for example `h2`.
std::string text_of(Point point);
/// The inverse; `text` must be well formed.
Point point_of(std::string_view text);
/// All ninety points, a0 b0 … i9.
const std::vector<Point>& all_points();

class PlainBoard {
  public:
    static constexpr char kEmpty = '.';

    /// Reads board and side of a well-formed FEN with the letters K A B N R C P.
    explicit PlainBoard(std::string_view fen);
    /// The same pieces on the same points and the same side to move.
    bool operator==(const PlainBoard&) const = default;

    [[nodiscard]] char at(Point point) const { return points_[index(point)]; }
    void set(Point point, char piece) { points_[index(point)] = piece; }
    [[nodiscard]] bool red_to_move() const { return red_to_move_; }
    [[nodiscard]] bool is_red(Point point) const { return at(point) >= 'A' && at(point) <= 'Z'; }
    [[nodiscard]] bool empty(Point point) const { return at(point) == kEmpty; }

    /// Whether the piece on `from` could capture a piece on `to`.
    [[nodiscard]] bool attacks(Point from, Point to) const;
    /// Whether the piece on `from` can move to `to` by its own way of moving.
    [[nodiscard]] bool can_move(Point from, Point to) const;
    /// Whether a side's king is attacked or faces the other king on an open file.
    [[nodiscard]] bool in_check(bool red) const;

    /// Whether the side to move can play this move without leaving its king in check.
    [[nodiscard]] bool is_legal(Point from, Point to) const;

    void play(Point from, Point to);
    void give_move_to(bool red) { red_to_move_ = red; }
    /// The legal moves of the side to move as `h2e2`, sorted.
    [[nodiscard]] std::vector<std::string> legal_moves() const;

  private:
    static std::size_t index(Point point) {
        return static_cast<std::size_t>(point.rank * 9 + point.file);
    }
    [[nodiscard]] bool reaches(Point from, Point to, int screens) const;
    /// Pieces strictly between two points of one rank or file.
    [[nodiscard]] int pieces_between(Point a, Point b) const;
    [[nodiscard]] Point king(bool red) const;

    std::array<char, 90> points_{};
    bool red_to_move_ = true;
};

}  // namespace tests
