// SPDX-License-Identifier: MIT
// What the network sees of an empty point in one direction: the shape of the line through it, as
// either colour sees it. A line and its reverse have the same shape.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "engine/gomoku/board/board_line.h"

namespace engine::gomoku::network {

/// Views of the cells that are near.
inline constexpr std::size_t kNearViews = 2U << kNearCells;
/// The kinds of a side as one colour sees it: the way is free for 0 to 4 cells, or the first stone
/// is an own one, or an enemy one.
inline constexpr std::size_t kFreeKinds = kNearCells + 1;
inline constexpr std::size_t kStoneKinds = kNearViews - 1 - kFreeKinds;
inline constexpr std::size_t kSideKinds = kFreeKinds + 2 * kStoneKinds;
/// Two sides in either order.
inline constexpr std::size_t kShapes = kSideKinds * (kSideKinds + 1) / 2;

namespace detail {

/// By viewer and the bits of a near side.
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

/// Of two near sides; below kShapes.
constexpr std::size_t shape_of(Color viewer, Side before, Side after) {
    const auto& kinds = detail::kKinds[index(viewer)];
    const std::size_t a = kinds[before.bits()];
    const std::size_t b = kinds[after.bits()];
    const std::size_t greater = std::max(a, b);
    return greater * (greater + 1) / 2 + std::min(a, b);
}

/// Whether a stone is seen on a near side.
constexpr bool sees_stone(Side side) { return detail::kKinds[0][side.bits()] >= kFreeKinds; }

}  // namespace engine::gomoku::network
