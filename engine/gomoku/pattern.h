// SPDX-License-Identifier: MIT
// Line patterns: what a stone makes of the line through its point, from a generated table.
//
// A line code describes the cells up to five away on either side, seen by one colour: each is a
// digit of base three, empty, own or blocked (by an enemy stone or the edge). The centre is taken
// to hold an own stone, whether it does already or a move is considered.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/gomoku/point.h"

namespace engine::gomoku {

enum class Rule : std::uint8_t {
    /// Five or more in a row win.
    Freestyle,
    /// Exactly five in a row win.
    Standard,
    /// White wins as in freestyle; Black wins by exactly five and has forbidden points (rules.h).
    Renju,
};
inline constexpr std::array<std::string_view, 3> kRuleNames{"freestyle", "standard", "renju"};

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

using LineCode = std::uint16_t;

/// What the digit of the cell at `distance` (-5 … 5, not 0) counts.
constexpr LineCode digit_weight(int distance) {
    LineCode weight = 1;
    const int digit = 2 * ((distance < 0 ? -distance : distance) - 1) + (distance < 0 ? 1 : 0);
    for (int i = 0; i < digit; ++i) weight = static_cast<LineCode>(weight * 3);
    return weight;
}
inline constexpr std::size_t kLineCodes = 59049;  // 3^10
inline constexpr int kOwnDigit = 1;
inline constexpr int kBlockedDigit = 2;

class PatternTable {
  public:
    enum class Kind : std::uint8_t {
        /// Five or more.
        AtLeastFive,
        ExactlyFive,
        /// Exactly five, and a double four is no step on the way to it.
        RenjuBlack,
    };

    /// The table that judges `color`'s lines; built at the first call, the same ever after.
    static const PatternTable& of(Rule rule, Color color);

    explicit PatternTable(Kind kind);
    Pattern operator[](LineCode code) const { return patterns_[code]; }

  private:
    [[nodiscard]] Pattern classify(LineCode code, Kind kind) const;

    std::array<Pattern, kLineCodes> patterns_;
};

}  // namespace engine::gomoku
