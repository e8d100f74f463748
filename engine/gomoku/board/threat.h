// SPDX-License-Identifier: MIT
// The threat of a stone on a point, combined from its four lines.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "engine/gomoku/board/pattern.h"

namespace engine::gomoku {

/// Weakest first, except for the first two, which only Black in Renju has.
enum class Threat : std::uint8_t {
    /// Overline or double four: never allowed.
    Forbidden,
    /// Two or more threes: forbidden if they are real threes (rules.h).
    PerhapsForbidden,
    Quiet,
    OpenThree,
    DoubleThree,
    Four,
    FourThree,
    /// Two fours at once, on one or two lines.
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

    /// The number of directions with this pattern.
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
    /// Black's key is in the lower half.
    std::uint32_t bits_ = 0;
};

/// The evaluation of a point, or a sum over points, for a side to move and for a side that waits,
/// in 1/kPointValueUnit: two signed 24-bit numbers in one word, added and subtracted together.
class PointValue {
  public:
    /// The range of either number, and of each sum.
    static constexpr int kMax = (1 << 23) - 1;
    static constexpr int kMin = -kMax - 1;

    constexpr PointValue() = default;
    constexpr PointValue(int on_move, int waiting)
        : bits_(static_cast<std::uint64_t>(waiting) << kBits) {
        bits_ += static_cast<std::uint64_t>(on_move);
    }

    [[nodiscard]] constexpr int on_move() const { return signed_part(bits_); }
    /// A negative lower number has borrowed one from the upper number.
    [[nodiscard]] constexpr int waiting() const {
        return signed_part((bits_ + (std::uint64_t{1} << (kBits - 1))) >> kBits);
    }
    constexpr PointValue& operator+=(PointValue other) {
        bits_ += other.bits_;
        return *this;
    }
    constexpr PointValue& operator-=(PointValue other) {
        bits_ -= other.bits_;
        return *this;
    }
    constexpr bool operator==(PointValue other) const {
        return on_move() == other.on_move() && waiting() == other.waiting();
    }

  private:
    friend class PointEval;
    static constexpr int kBits = 24;
    static_assert(kMax == (1 << (kBits - 1)) - 1);
    static constexpr int signed_part(std::uint64_t bits) {
        return static_cast<std::int32_t>(static_cast<std::uint32_t>(bits) << (32 - kBits)) >>
               (32 - kBits);
    }

    std::uint64_t bits_ = 0;
};

/// The threat and the values of a stone of one colour on an empty point, in 64 bits.
class PointEval {
  public:
    constexpr PointEval() : PointEval(Threat::Quiet, {}, 0) {}
    /// `move_value` is an unsigned 12-bit number.
    constexpr PointEval(Threat threat, PointValue value, int move_value)
        : bits_(static_cast<std::uint64_t>(threat) << kThreatShift |
                static_cast<std::uint64_t>(move_value) << kValueBits | (value.bits_ & kValueMask)) {
        assert(move_value >= 0 && move_value < 1 << (kThreatShift - kValueBits));
    }

    [[nodiscard]] constexpr Threat threat() const {
        return static_cast<Threat>(bits_ >> kThreatShift);
    }
    /// 0 if both make the same threat.
    [[nodiscard]] constexpr std::uint64_t threat_difference(PointEval other) const {
        return (bits_ ^ other.bits_) >> kThreatShift;
    }
    /// How much a stone there develops the position; used for move ordering.
    [[nodiscard]] constexpr int move_value() const {
        return static_cast<int>(bits_ >> kValueBits & 0xFFFU);
    }
    [[nodiscard]] constexpr PointValue value() const {
        PointValue value;
        value.bits_ = bits_;  // The bits above both numbers affect neither them nor their sums.
        return value;
    }
    constexpr bool operator==(const PointEval&) const = default;

  private:
    static constexpr int kValueBits = 2 * PointValue::kBits;
    static constexpr std::uint64_t kValueMask = (std::uint64_t{1} << kValueBits) - 1;
    static constexpr int kThreatShift = 60;

    std::uint64_t bits_;
};

using PointEvals = std::array<PointEval, 2>;

/// Slow; positions look it up in a PointEvalTable.
PointEval point_eval_of(PatternKey key, Rule rule, Color color);

/// `point_eval_of` for every key.
class PointEvalTable {
  public:
    /// Built at the first call; cached.
    static const PointEvalTable& of(Rule rule, Color color);

    PointEvalTable(Rule rule, Color color);
    const PointEval& operator[](PatternKey key) const { return evals_[key.bits()]; }

  private:
    std::array<PointEval, 65536> evals_;
};

}  // namespace engine::gomoku
