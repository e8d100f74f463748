// SPDX-License-Identifier: MIT
// The contents on both sides of a point along its four lines.
#pragma once

#include <cstdint>

#include "engine/gomoku/board/pattern.h"

namespace engine::gomoku {

class LineSides {
  public:
    constexpr LineSides() = default;

    [[nodiscard]] constexpr Side before(std::size_t direction) const {
        return Side::from_bits(bits_ >> shift(direction) & kMask);
    }
    [[nodiscard]] constexpr Side after(std::size_t direction) const {
        return Side::from_bits(bits_ >> (shift(direction) + kBits) & kMask);
    }
    constexpr void set(std::size_t direction, Side before, Side after) {
        bits_ &= ~((kMask << kBits | kMask) << shift(direction));
        bits_ |= (std::uint64_t{after.bits()} << kBits | before.bits()) << shift(direction);
    }
    constexpr bool operator==(const LineSides&) const = default;

  private:
    static constexpr unsigned kBits = 7;
    static constexpr std::uint64_t kMask = kSides - 1;
    static_assert(kSides == 1U << kBits);

    static constexpr unsigned shift(std::size_t direction) {
        return 2 * kBits * static_cast<unsigned>(direction);
    }

    std::uint64_t bits_ = 0;
};

}  // namespace engine::gomoku
