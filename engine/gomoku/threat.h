// SPDX-License-Identifier: MIT
// What a stone on a point would threaten, combined from its four lines.
#pragma once

#include <array>
#include <cstdint>

#include "engine/gomoku/pattern.h"

namespace engine::gomoku {

/// Weakest first, but for the two that only Black meets in Renju.
enum class Threat : std::uint8_t {
    /// Overline or double four: never allowed.
    Forbidden,
    /// Two or more threes: forbidden if they are real ones (rules.h).
    PerhapsForbidden,
    Quiet,
    OpenThree,
    DoubleThree,
    Four,
    FourThree,
    /// Two fours at once, in one or two lines.
    DoubleFour,
    OpenFour,
    Five,
};
inline constexpr std::size_t kThreats = 10;
constexpr std::size_t index(Threat threat) { return static_cast<std::size_t>(threat); }

/// The patterns of a point in its four directions, four bits each.
class PatternKey {
  public:
    constexpr PatternKey() = default;

    [[nodiscard]] constexpr Pattern at(std::size_t direction) const {
        return static_cast<Pattern>(bits_ >> (4 * direction) & 15U);
    }
    constexpr void set(std::size_t direction, Pattern pattern) {
        const unsigned shift = 4 * static_cast<unsigned>(direction);
        const unsigned cleared = bits_ & ~(15U << shift);
        bits_ = static_cast<std::uint16_t>(cleared | static_cast<unsigned>(pattern) << shift);
    }
    [[nodiscard]] constexpr std::uint16_t bits() const { return bits_; }
    constexpr bool operator==(const PatternKey&) const = default;

    /// In how many directions the pattern is this one.
    [[nodiscard]] constexpr int count(Pattern pattern) const {
        int n = 0;
        for (std::size_t d = 0; d < kDirections; ++d) n += at(d) == pattern ? 1 : 0;
        return n;
    }

  private:
    std::uint16_t bits_ = 0;
};

/// What the four patterns of an empty point come to.
struct Judgement {
    Threat threat = Threat::Quiet;
    /// What the evaluation gives the colour that has these patterns there, when it is on the move
    /// and when it waits; in 1/kPointValueUnit.
    std::int16_t on_move = 0;
    std::int16_t waiting = 0;
    /// How much a move there builds: what moves are ordered by.
    std::int16_t promise = 0;
};

/// Slow; the position looks it up in a JudgementTable.
Judgement judge(PatternKey key, Rule rule, Color color);

/// `judge` for every key.
class JudgementTable {
  public:
    /// Built at the first call, the same ever after.
    static const JudgementTable& of(Rule rule, Color color);

    JudgementTable(Rule rule, Color color);
    const Judgement& operator[](PatternKey key) const { return judgements_[key.bits()]; }

  private:
    std::array<Judgement, 65536> judgements_;
};

}  // namespace engine::gomoku
