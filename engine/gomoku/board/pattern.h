// SPDX-License-Identifier: MIT
// Line patterns: what a stone makes of the line through its point, from a generated table.
//
// Only the five cells on either side of the point matter, and of these only what lies nearer than
// whatever blocks the way. The point itself is taken to hold a stone, whether it does already or a
// move is considered.
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
    /// White wins as in freestyle; Black wins by exactly five and has forbidden points (rules.h).
    Renju,
    /// Exactly five in a row win unless stones of the other side stand at both ends; six and more
    /// always do. The border blocks no end.
    Caro,
};
inline constexpr std::array<std::string_view, 4> kRuleNames{"freestyle", "standard", "renju",
                                                            "caro"};

/// What a stone makes of one line, weakest first. "Open" means that one enemy move alone does not
/// stop the next step; a pattern counts only the ways to five that contain the stone.
enum class Pattern : std::uint8_t {
    None,
    One,
    OpenOne,
    Two,
    OpenTwo,
    /// One move makes a four of it.
    Three,
    /// One move makes an open four of it, or a double four where that is allowed.
    OpenThree,
    /// One point completes the five.
    Four,
    /// Two points complete a five each, but not at the two ends of four in a row.
    DoubleFour,
    /// Four in a row with both ends completing the five.
    OpenFour,
    Five,
    /// More than five where exactly five are needed: worth nothing, and forbidden to Black in
    /// Renju.
    Overline,
};
inline constexpr std::size_t kPatterns = 12;
constexpr std::size_t index(Pattern pattern) { return static_cast<std::size_t>(pattern); }
/// Whether it leaves a five to make.
constexpr bool is_four(Pattern pattern) {
    return pattern >= Pattern::Four && pattern <= Pattern::OpenFour;
}

/// What one colour sees on one side of a point before a stone of the other or the border blocks the
/// way, five cells at most: a bit for each, nearest lowest, set for an own stone, and one more bit
/// on top. 1 (nothing) … 63.
using View = std::uint8_t;
inline constexpr std::size_t kViews = 64;

/// What both colours see on one side of a point.
class Side {
  public:
    constexpr Side() = default;
    /// `view` is what the owner of the first stone sees, either colour's where there is none, and
    /// `ends_at_border` what it ends at. Whoever does not care leaves that out.
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
        // The way of the other colour ends at the first stone.
        return static_cast<View>(sees_all(color) ? view : view & -view);
    }
    /// Whether the border, no stone, ends the way of a colour.
    [[nodiscard]] constexpr bool ends_at_border(Color color) const {
        const unsigned view = bits_ % kViews;
        const bool has_stone = (view & (view - 1)) != 0;
        return bits_ >= kSides && (sees_all(color) || !has_stone);
    }
    /// Below kSides where what ends the way was left out.
    [[nodiscard]] constexpr std::size_t bits() const { return bits_; }

    static constexpr std::size_t kSides = 2 * kViews;

  private:
    [[nodiscard]] constexpr bool sees_all(Color color) const {
        return (bits_ / kViews & 1) == index(color);
    }

    std::uint8_t bits_ = 0;
};
inline constexpr std::size_t kSides = Side::kSides;
/// With what ends the way.
inline constexpr std::size_t kEndedSides = 2 * kSides;

/// The patterns that a stone of Black's and one of White's would make of the same line.
class PatternPair {
  public:
    constexpr PatternPair() = default;
    constexpr PatternPair(Pattern black, Pattern white)
        : bits_(static_cast<std::uint8_t>(index(black) | index(white) << 4)) {}

    [[nodiscard]] constexpr Pattern at(Color color) const {
        return static_cast<Pattern>(bits_ >> (4 * index(color)) & 15U);
    }
    /// Black's in the lower half.
    [[nodiscard]] constexpr std::uint8_t bits() const { return bits_; }

  private:
    std::uint8_t bits_ = 0;
};

class PatternTable {
  public:
    /// Built at the first call, the same ever after.
    static const PatternTable& of(Rule rule);

    explicit PatternTable(Rule rule);
    [[nodiscard]] PatternPair at(Side before, Side after) const {
        return pairs_[before.bits() * kEndedSides + after.bits()];
    }

  private:
    std::array<PatternPair, kEndedSides * kEndedSides> pairs_{};
};

}  // namespace engine::gomoku
