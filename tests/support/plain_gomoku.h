// SPDX-License-Identifier: MIT
// A slow reference implementation of Gomoku, written from the wording of its rules without tables,
// for comparison with the engine.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tests {

/// A board of 15 lines with fives, Renju's fouls and wins by continuous fours.
class PlainGomoku {
  public:
    /// Rows, side and rule in the engine's FEN (engine/gomoku/rules/fen.h).
    explicit PlainGomoku(std::string_view fen);

    [[nodiscard]] char side() const { return side_; }
    /// Whether the point is empty and allowed for `side`.
    bool may_play(std::size_t point, char side);
    /// Whether a stone of `side` on the point is, or would be, part of a winning row.
    [[nodiscard]] bool makes_five(std::size_t point, char side) const;
    /// Whether the side to move wins by fours; tries every four.
    bool wins_by_fours();
    /// All first moves of such a win; there must be no five to make on the board.
    std::vector<std::size_t> winning_fours();
    /// The points where a stone of `side` makes five.
    [[nodiscard]] std::vector<std::size_t> five_points(char side) const;
    void play(std::size_t point);

    static std::optional<std::size_t> point_of(std::string_view text);
    static std::string text_of(std::size_t point);

  private:
    static constexpr int kSize = 15;
    static constexpr std::size_t kPoints = 225;

    /// The point that many steps away in a direction, if it is on the board.
    static std::optional<std::size_t> shifted(std::size_t point, std::size_t direction, int steps);
    [[nodiscard]] char at(std::size_t point, std::size_t direction, int steps) const;
    /// The length of the row that a stone of `side` on the point would be part of.
    [[nodiscard]] int row_length(std::size_t point, std::size_t direction, char side) const;
    [[nodiscard]] bool is_five(int length, char side) const;
    /// The offsets along a direction at which the owner of the point's stone can complete a five
    /// with it.
    std::vector<int> fives_with(std::size_t point, std::size_t direction);
    bool makes_straight_four(std::size_t point, std::size_t direction, std::size_t with);
    bool is_three(std::size_t point, std::size_t direction);
    bool is_foul(std::size_t point);
    /// Whether a window of five that contains the point lacks only the point and one more stone of
    /// the side.
    [[nodiscard]] bool may_make_four(std::size_t point, char side) const;
    bool wins_with(std::size_t four);

    std::string cells_;
    char side_ = 'b';
    bool is_exact_ = false;
    bool is_renju_ = false;
    std::set<std::string> refuted_;
};

}  // namespace tests
