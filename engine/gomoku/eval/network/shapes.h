// SPDX-License-Identifier: MIT
// The network's input for an empty point in one direction: the shape of the line through it from
// either colour's view. A line and its reverse have the same shape.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "engine/gomoku/board/board_line.h"

namespace engine::gomoku::network {

/// The number of views of the near cells.
inline constexpr std::size_t kNearViews = 2U << kNearCells;
/// The kinds of a side for one colour: 0 to 4 free cells, or an own stone first, or an enemy stone
/// first.
inline constexpr std::size_t kFreeKinds = kNearCells + 1;
inline constexpr std::size_t kStoneKinds = kNearViews - 1 - kFreeKinds;
inline constexpr std::size_t kSideKinds = kFreeKinds + 2 * kStoneKinds;
/// The number of unordered pairs of sides.
inline constexpr std::size_t kShapes = kSideKinds * (kSideKinds + 1) / 2;

namespace detail {

/// Indexed by viewer and the bits of a near side.
inline constexpr auto kKinds = [] {
    std::array<std::array<std::uint8_t, kSides>, 2> kinds{};
    for (const Color viewer : kColors) {
        for (const Color owner : kColors) {
            std::size_t free = 0;
            std::size_t stones = kFreeKinds + (owner == viewer ? 0 : kStoneKinds);
            for (unsigned view = 1; view < kNearViews; ++view) {
                kinds[index(viewer)][Side(owner, static_cast<View>(view)).bits()] =
                    static_cast<std::uint8_t>(std::has_single_bit(view) ? free++ : stones++);
            }
        }
    }
    return kinds;
}();

}  // namespace detail

/// The shape of two near sides; less than kShapes.
constexpr std::size_t shape_of(Color viewer, Side before, Side after) {
    const auto& kinds = detail::kKinds[index(viewer)];
    const std::size_t a = kinds[before.bits()];
    const std::size_t b = kinds[after.bits()];
    const std::size_t greater = std::max(a, b);
    return greater * (greater + 1) / 2 + std::min(a, b);
}

/// Whether a near side contains a visible stone.
constexpr bool sees_stone(Side side) { return detail::kKinds[0][side.bits()] >= kFreeKinds; }

}  // namespace engine::gomoku::network
