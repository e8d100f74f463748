// SPDX-License-Identifier: MIT
// Basic types of both games: keys, scores, depths and plies.
#pragma once

#include <compare>
#include <cstdint>

namespace engine {

using Key = std::uint64_t;

/// A score for the side to move, in centipawns; the outermost values encode decided games.
using Value = int;

/// An integer that can only be combined with its own kind.
template <class Tag>
class StrongInt {
  public:
    constexpr StrongInt() = default;
    constexpr explicit StrongInt(int value) : value_(value) {}
    [[nodiscard]] constexpr int value() const { return value_; }
    constexpr auto operator<=>(const StrongInt&) const = default;
    constexpr bool operator==(const StrongInt&) const = default;
    constexpr auto operator<=>(int other) const { return value_ <=> other; }
    constexpr bool operator==(int other) const { return value_ == other; }
    constexpr StrongInt operator+(int n) const { return StrongInt(value_ + n); }
    constexpr StrongInt operator-(int n) const { return StrongInt(value_ - n); }
    constexpr StrongInt& operator++() {
        ++value_;
        return *this;
    }

  private:
    int value_ = 0;
};

/// Plies that remain to be searched.
using Depth = StrongInt<struct DepthTag>;
/// Plies from the root of the search.
using Ply = StrongInt<struct PlyTag>;

inline constexpr Ply kMaxPly{128};
inline constexpr Depth kMaxDepth{100};

// Layout of the score range, outermost first. Mates and losses by repetition are distinguished,
// because a mate is a fact of the position and may be stored, while a ruling belongs to the path.
inline constexpr Value kInfinite = 32000;
inline constexpr Value kMate = 31000;
inline constexpr Value kMateBound = kMate - 500;
inline constexpr Value kRuleLoss = 30000;
inline constexpr Value kRuleLossBound = kRuleLoss - 500;
inline constexpr Value kDraw = 0;

/// The side to move is mated `ply` plies from the root.
constexpr Value mated_in(Ply ply) { return -kMate + ply.value(); }
constexpr Value mate_in(Ply ply) { return kMate - ply.value(); }
/// The side to move loses by a repetition ruling `ply` plies from the root.
constexpr Value rule_loss_in(Ply ply) { return -kRuleLoss + ply.value(); }

constexpr Value magnitude(Value value) { return value < 0 ? -value : value; }
constexpr bool is_mate(Value value) { return magnitude(value) > kMateBound; }
constexpr bool is_rule_loss(Value value) {
    return magnitude(value) > kRuleLossBound && magnitude(value) <= kRuleLoss;
}
/// The meaning of a score: none, lower bound, upper bound, exact.
enum class Bound : std::uint8_t { None, Lower, Upper, Exact };

constexpr bool bounds_below(Bound bound) { return bound == Bound::Lower || bound == Bound::Exact; }
constexpr bool bounds_above(Bound bound) { return bound == Bound::Upper || bound == Bound::Exact; }
/// The bound that a result of a search with the window alpha to beta represents.
constexpr Bound bound_of(Value value, Value alpha, Value beta) {
    if (value >= beta) return Bound::Lower;
    return value > alpha ? Bound::Exact : Bound::Upper;
}

/// Mate or ruling: outside the range of evaluations.
constexpr bool is_decided(Value value) { return magnitude(value) > kRuleLossBound; }

}  // namespace engine
