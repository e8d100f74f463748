// SPDX-License-Identifier: MIT
// Line patterns: the result of a stone on the line through its point, from a generated table.
//
// Only the five cells on either side of the point matter, and of these only the cells up to the
// first obstacle. The point itself counts as occupied by the stone, whether the stone is there or
// is only considered.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/gomoku/board/point.h"

namespace engine::gomoku {

enum class Rule : std::uint8_t {
    /// Five or more in a row win.
    Freestyle,
    /// Exactly five in a row win.
    Standard,
    /// White wins as in freestyle; Black wins with exactly five and has forbidden points (rules.h).
    Renju,
    /// Exactly five in a row win unless enemy stones are at both ends; six or more always win. The
    /// border does not block an end.
    Caro,
};
inline constexpr std::array<std::string_view, 4> kRuleNames{"freestyle", "standard", "renju",
                                                            "caro"};

/// The result of a stone on one line, weakest first. "Open" means that a single enemy move cannot
/// prevent the next step; a pattern counts only the fives that contain the stone.
enum class Pattern : std::uint8_t {
    None,
    One,
    OpenOne,
    Two,
    OpenTwo,
    /// One move makes a four.
    Three,
    /// One move makes an open four, or a double four if it is allowed.
    OpenThree,
    /// One point completes the five.
    Four,
    /// Two points complete a five each, but not as the two ends of four in a row.
    DoubleFour,
    /// Four in a row with both ends completing the five.
    OpenFour,
    Five,
    /// More than five where exactly five is required: worth nothing, and forbidden for Black in
    /// Renju.
    Overline,
};
inline constexpr std::size_t kPatterns = 12;
constexpr std::size_t index(Pattern pattern) { return static_cast<std::size_t>(pattern); }
/// Whether one more stone makes five.
constexpr bool is_four(Pattern pattern) {
    return pattern >= Pattern::Four && pattern <= Pattern::OpenFour;
}

/// The cells on one side of a point that one colour can use, up to the first enemy stone or the
/// border, five at most: a bit for each cell, nearest lowest, set for an own stone, and one more
/// bit on top. 1 (no cell) … 63.
using View = std::uint8_t;
inline constexpr std::size_t kViews = 64;

/// The views of both colours on one side of a point.
class Side {
  public:
    constexpr Side() = default;
    /// `view` is the view of the owner of the first stone, or of either colour without a stone;
    /// `ends_at_border` tells what ends it and may be omitted if it does not matter.
    constexpr Side(Color owner, View view, bool ends_at_border = false)
        : bits_(static_cast<std::uint8_t>((ends_at_border ? kSides : 0) | index(owner) << 6 |
                                          view)) {}
    static constexpr Side from_bits(std::size_t bits) {
        Side side;
        side.bits_ = static_cast<std::uint8_t>(bits);
        return side;
    }

    [[nodiscard]] constexpr View view(Color color) const {
        const unsigned view = bits_ % kViews;
        // The view of the other colour ends at the first stone.
        return static_cast<View>(sees_all(color) ? view : view & -view);
    }
    /// Whether the border, not a stone, ends a colour's view.
    [[nodiscard]] constexpr bool ends_at_border(Color color) const {
        const unsigned view = bits_ % kViews;
        const bool has_stone = (view & (view - 1)) != 0;
        return bits_ >= kSides && (sees_all(color) || !has_stone);
    }
    /// Less than kSides if `ends_at_border` was omitted.
    [[nodiscard]] constexpr std::size_t bits() const { return bits_; }

    static constexpr std::size_t kSides = 2 * kViews;

  private:
    [[nodiscard]] constexpr bool sees_all(Color color) const {
        return (bits_ / kViews & 1) == index(color);
    }

    std::uint8_t bits_ = 0;
};
inline constexpr std::size_t kSides = Side::kSides;
/// Including `ends_at_border`.
inline constexpr std::size_t kEndedSides = 2 * kSides;

/// The patterns that a black stone and a white stone would make on the same line.
class PatternPair {
  public:
    constexpr PatternPair() = default;
    constexpr PatternPair(Pattern black, Pattern white)
        : bits_(static_cast<std::uint8_t>(index(black) | index(white) << 4)) {}

    [[nodiscard]] constexpr Pattern at(Color color) const {
        return static_cast<Pattern>(bits_ >> (4 * index(color)) & 15U);
    }
    /// Black's pattern is in the lower half.
    [[nodiscard]] constexpr std::uint8_t bits() const { return bits_; }

  private:
    std::uint8_t bits_ = 0;
};

class PatternTable {
  public:
    /// Built at the first call; cached.
    static const PatternTable& of(Rule rule);

    explicit PatternTable(Rule rule);
    [[nodiscard]] PatternPair at(Side before, Side after) const {
        return pairs_[before.bits() * kEndedSides + after.bits()];
    }

  private:
    std::array<PatternPair, kEndedSides * kEndedSides> pairs_{};
};

}  // namespace engine::gomoku
