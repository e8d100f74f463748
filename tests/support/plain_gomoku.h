// SPDX-License-Identifier: MIT
// Gomoku by the words of its rules, slow and without tables: what the engine is compared with.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tests {

/// A board of 15 lines that knows fives, Renju's fouls and wins by continuous fours.
class PlainGomoku {
  public:
    /// Rows, side and rule as the engine writes them (engine/gomoku/rules/fen.h).
    explicit PlainGomoku(std::string_view fen);

    [[nodiscard]] char side() const { return side_; }
    /// Whether the point is empty and a stone of `side` allowed there.
    bool may_play(std::size_t point, char side);
    /// Whether a stone of `side` on the point stands, or would stand, in a winning row.
    [[nodiscard]] bool makes_five(std::size_t point, char side) const;
    /// Whether the side to move wins by fours: every four that can be made is tried.
    bool wins_by_fours();
    /// Every first move that starts such a win; no five can be made on the board.
    std::vector<std::size_t> winning_fours();
    /// Where a stone of `side` makes a five.
    [[nodiscard]] std::vector<std::size_t> five_points(char side) const;
    void play(std::size_t point);

    static std::optional<std::size_t> point_of(std::string_view text);
    static std::string text_of(std::size_t point);

  private:
    static constexpr int kSize = 15;
    static constexpr std::size_t kPoints = 225;

    /// The point some steps away in a direction, if it is on the board.
    static std::optional<std::size_t> shifted(std::size_t point, std::size_t direction, int steps);
    [[nodiscard]] char at(std::size_t point, std::size_t direction, int steps) const;
    /// Of the row a stone of `side` on the point would stand in.
    [[nodiscard]] int row_length(std::size_t point, std::size_t direction, char side) const;
    [[nodiscard]] bool is_five(int length, char side) const;
    /// The steps along a direction at which the side of the point's stone completes a five with it.
    std::vector<int> fives_with(std::size_t point, std::size_t direction);
    bool makes_straight_four(std::size_t point, std::size_t direction, std::size_t with);
    bool is_three(std::size_t point, std::size_t direction);
    bool is_foul(std::size_t point);
    /// Whether a window of five with the point lacks only that and one more of the side's stones.
    [[nodiscard]] bool may_make_four(std::size_t point, char side) const;
    bool wins_with(std::size_t four);

    std::string cells_;
    char side_ = 'b';
    bool is_exact_ = false;
    bool is_renju_ = false;
    std::set<std::string> refuted_;
};

}  // namespace tests
