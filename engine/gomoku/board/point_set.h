// SPDX-License-Identifier: MIT
// A set of points as bits, iterated in the order of the points.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/gomoku/board/point.h"

namespace engine::gomoku {

class PointSet {
  public:
    constexpr void insert(Point point) { word(point) |= bit(point); }
    constexpr void erase(Point point) { word(point) &= ~bit(point); }
    [[nodiscard]] constexpr bool contains(Point point) const {
        return (words_[slot(point) / 64] & bit(point)) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return *this == PointSet(); }
    [[nodiscard]] constexpr int size() const {
        int count = 0;
        for (const std::uint64_t w : words_) count += std::popcount(w);
        return count;
    }
    /// The set must not be empty.
    [[nodiscard]] constexpr Point first() const { return *begin(); }

    constexpr PointSet& operator|=(const PointSet& other) {
        for (std::size_t i = 0; i < kWords; ++i) words_[i] |= other.words_[i];
        return *this;
    }
    constexpr PointSet& operator&=(const PointSet& other) {
        for (std::size_t i = 0; i < kWords; ++i) words_[i] &= other.words_[i];
        return *this;
    }
    friend constexpr PointSet operator|(PointSet a, const PointSet& b) { return a |= b; }
    friend constexpr PointSet operator&(PointSet a, const PointSet& b) { return a &= b; }
    /// The points of `a` that are not in `b`.
    friend constexpr PointSet operator-(PointSet a, const PointSet& b) {
        for (std::size_t i = 0; i < kWords; ++i) a.words_[i] &= ~b.words_[i];
        return a;
    }
    constexpr bool operator==(const PointSet&) const = default;

    class Iterator {
      public:
        constexpr Point operator*() const {
            const auto slot = i_ * 64 + static_cast<std::size_t>(std::countr_zero(word_));
            return Point::from_raw(static_cast<std::uint16_t>(slot + kFirst));
        }
        constexpr Iterator& operator++() {
            word_ &= word_ - 1;
            skip_empty();
            return *this;
        }
        constexpr bool operator!=(const Iterator& other) const {
            return i_ != other.i_ || word_ != other.word_;
        }

      private:
        friend class PointSet;
        constexpr Iterator(const PointSet& set, std::size_t i) : set_(&set), i_(i) {
            if (i_ < kWords) word_ = set.words_[i_];
            skip_empty();
        }
        constexpr void skip_empty() {
            while (word_ == 0 && i_ < kWords) {
                ++i_;
                word_ = i_ < kWords ? set_->words_[i_] : 0;
            }
        }

        const PointSet* set_;
        std::size_t i_;
        std::uint64_t word_ = 0;
    };
    /// The set must not change during the iteration.
    [[nodiscard]] constexpr Iterator begin() const { return {*this, 0}; }
    [[nodiscard]] constexpr Iterator end() const { return {*this, kWords}; }

  private:
    /// The lowest cell of any point; the largest board fits into eight words from here.
    static constexpr std::size_t kFirst = 128;
    static constexpr std::size_t kWords = 8;
    static_assert(Point(kMaxSize - 1, kMaxSize - 1).cell() < kFirst + kWords * 64);

    static constexpr std::size_t slot(Point point) { return point.cell() - kFirst; }
    static constexpr std::uint64_t bit(Point point) { return 1ULL << slot(point) % 64; }
    constexpr std::uint64_t& word(Point point) { return words_[slot(point) / 64]; }

    std::array<std::uint64_t, kWords> words_{};
};

}  // namespace engine::gomoku
