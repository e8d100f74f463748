// SPDX-License-Identifier: MIT
// What a stone on a point would threaten, combined from its four lines.
#pragma once

#include <array>
#include <cassert>
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
    constexpr explicit PatternKey(std::uint16_t bits) : bits_(bits) {}

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

/// The keys of both colours.
class PatternKeys {
  public:
    constexpr void set(std::size_t direction, PatternPair pair) {
        const unsigned shift = 4 * static_cast<unsigned>(direction);
        const unsigned both = (pair.bits() & 15U) | (pair.bits() & 240U) << 12;
        bits_ = (bits_ & ~(0x000F000FU << shift)) | both << shift;
    }
    [[nodiscard]] constexpr PatternKey of(Color color) const {
        return PatternKey(static_cast<std::uint16_t>(bits_ >> (16 * index(color))));
    }
    constexpr bool operator==(const PatternKeys&) const = default;

  private:
    /// Black's in the lower half.
    std::uint32_t bits_ = 0;
};

/// What the four patterns of an empty point come to, in 32 bits.
class Judgement {
  public:
    constexpr Judgement() : Judgement(Threat::Quiet, 0, 0) {}
    /// `value` of 16 bits, `promise` of twelve; neither is negative.
    constexpr Judgement(Threat threat, int value, int promise)
        : bits_(static_cast<std::uint32_t>(threat) << 28 |
                static_cast<std::uint32_t>(promise) << 16 | static_cast<std::uint32_t>(value)) {
        assert(value >= 0 && value < 1 << 16 && promise >= 0 && promise < 1 << 12);
    }

    [[nodiscard]] constexpr Threat threat() const { return static_cast<Threat>(bits_ >> 28); }
    /// How much a move there builds: what moves are ordered by.
    [[nodiscard]] constexpr int promise() const { return static_cast<int>(bits_ >> 16 & 0xFFFU); }
    /// What having the point is worth to the colour that has these patterns there, undecided who
    /// will play it: a term of the evaluation.
    [[nodiscard]] constexpr int value() const { return static_cast<int>(bits_ & 0xFFFFU); }

  private:
    friend class Judgements;
    constexpr explicit Judgement(std::uint32_t bits) : bits_(bits) {}

    std::uint32_t bits_;
};

/// Those of both colours.
class Judgements {
  public:
    constexpr Judgements() = default;
    constexpr Judgements(Judgement black, Judgement white)
        : bits_(black.bits_ | static_cast<std::uint64_t>(white.bits_) << 32) {}

    [[nodiscard]] constexpr Judgement of(Color color) const {
        return Judgement(static_cast<std::uint32_t>(bits_ >> (32 * index(color))));
    }
    /// Both values, White's in the upper half: sums of them stay apart.
    [[nodiscard]] constexpr std::uint64_t values() const { return bits_ & 0x0000FFFF'0000FFFFU; }
    [[nodiscard]] constexpr bool has_same_threats(Judgements other) const {
        return ((bits_ ^ other.bits_) & 0xF0000000'F0000000U) == 0;
    }
    constexpr bool operator==(const Judgements&) const = default;

  private:
    std::uint64_t bits_ = 0;
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
