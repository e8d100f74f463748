// SPDX-License-Identifier: MIT
// A set of points: five ranks of nine in each of two 64-bit words. No rank crosses the border
// between the words, so moving by one rank is a shift, and WebAssembly, which has no 128-bit
// integers, runs every operation at native width.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/xiangqi/board/square.h"

namespace engine::xiangqi {

inline constexpr int kHalf = kSquares / 2;
inline constexpr std::uint64_t kHalfMask = (1ULL << kHalf) - 1;

class Bitboard {
  public:
    constexpr Bitboard() = default;
    constexpr Bitboard(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr explicit Bitboard(Square square)
        : low_(square.index() < kHalf ? 1ULL << square.index() : 0),
          high_(square.index() < kHalf ? 0 : 1ULL << (square.index() - kHalf)) {}

    [[nodiscard]] constexpr std::uint64_t low() const { return low_; }
    [[nodiscard]] constexpr std::uint64_t high() const { return high_; }
    [[nodiscard]] constexpr bool empty() const { return (low_ | high_) == 0; }
    [[nodiscard]] constexpr bool any() const { return (low_ | high_) != 0; }
    [[nodiscard]] constexpr int count() const { return std::popcount(low_) + std::popcount(high_); }
    [[nodiscard]] constexpr bool more_than_one() const {
        return ((low_ & (low_ - 1)) | (high_ & (high_ - 1))) != 0 || (low_ != 0 && high_ != 0);
    }
    [[nodiscard]] constexpr bool has(Square square) const {
        const int i = square.index();
        return ((i < kHalf ? low_ >> i : high_ >> (i - kHalf)) & 1) != 0;
    }
    /// All points moved one rank towards Black; those of the last rank are dropped.
    [[nodiscard]] constexpr Bitboard up() const {
        return {low_ << kFiles & kHalfMask,
                (high_ << kFiles | low_ >> (kHalf - kFiles)) & kHalfMask};
    }
    [[nodiscard]] constexpr Bitboard down() const {
        return {low_ >> kFiles | (high_ << (kHalf - kFiles) & kHalfMask), high_ >> kFiles};
    }
    /// All points moved one file towards a or i; those of that file are dropped.
    [[nodiscard]] constexpr Bitboard left() const {
        return {(low_ & ~kFileA) >> 1, (high_ & ~kFileA) >> 1};
    }
    [[nodiscard]] constexpr Bitboard right() const {
        return {(low_ & ~kFileI) << 1, (high_ & ~kFileI) << 1};
    }
    /// The lowest point; the set must not be empty.
    [[nodiscard]] constexpr Square first() const {
        return Square(low_ != 0 ? std::countr_zero(low_) : kHalf + std::countr_zero(high_));
    }

    constexpr Bitboard operator|(Bitboard other) const {
        return {low_ | other.low_, high_ | other.high_};
    }
    constexpr Bitboard operator&(Bitboard other) const {
        return {low_ & other.low_, high_ & other.high_};
    }
    constexpr Bitboard operator^(Bitboard other) const {
        return {low_ ^ other.low_, high_ ^ other.high_};
    }
    /// This set without the points of `other`.
    [[nodiscard]] constexpr Bitboard without(Bitboard other) const {
        return {low_ & ~other.low_, high_ & ~other.high_};
    }
    constexpr Bitboard& operator|=(Bitboard other) { return *this = *this | other; }
    constexpr Bitboard& operator&=(Bitboard other) { return *this = *this & other; }
    constexpr Bitboard& operator^=(Bitboard other) { return *this = *this ^ other; }
    constexpr bool operator==(const Bitboard&) const = default;

    /// Range-for visits the points in ascending order. The half being emptied is a word of its own:
    /// choosing between the two at each step is slow in WebAssembly.
    class Iterator {
      public:
        constexpr Iterator(std::uint64_t low, std::uint64_t high)
            : half_(low != 0 ? low : high),
              next_(low != 0 ? high : 0),
              base_(low != 0 ? 0 : kHalf) {}
        constexpr Square operator*() const { return Square(base_ + std::countr_zero(half_)); }
        constexpr Iterator& operator++() {
            half_ &= half_ - 1;
            if (half_ == 0) {
                half_ = next_;
                next_ = 0;
                base_ = kHalf;
            }
            return *this;
        }
        constexpr bool operator!=(const Iterator& other) const { return half_ != other.half_; }

      private:
        std::uint64_t half_;
        std::uint64_t next_;
        int base_;
    };
    [[nodiscard]] constexpr Iterator begin() const { return {low_, high_}; }
    [[nodiscard]] constexpr Iterator end() const { return {0, 0}; }

  private:
    static constexpr std::uint64_t kFileA = 0x0000001008040201ULL;
    static constexpr std::uint64_t kFileI = kFileA << (kFiles - 1);

    std::uint64_t low_ = 0;
    std::uint64_t high_ = 0;
};

inline constexpr Bitboard kBoard{kHalfMask, kHalfMask};

/// Sets of one point each, as a table: one load is cheaper than the branch on the half.
inline constexpr auto kPoint = [] {
    std::array<Bitboard, kSquares> sets{};
    for (int i = 0; i < kSquares; ++i) sets[static_cast<std::size_t>(i)] = Bitboard(Square(i));
    return sets;
}();

constexpr Bitboard point(Square square) { return kPoint[index(square)]; }

}  // namespace engine::xiangqi
