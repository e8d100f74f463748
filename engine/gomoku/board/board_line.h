// SPDX-License-Identifier: MIT
// A line of the board as bits, and the contents on both sides of each of its points.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/gomoku/board/pattern.h"
#include "engine/gomoku/board/point.h"

namespace engine::gomoku {

/// The number of cells on each side of a point that its patterns depend on.
inline constexpr unsigned kSideCells = kReach;
/// The number of cells on each side that a five through the point can use.
inline constexpr unsigned kNearCells = 4;
inline constexpr std::size_t kSideContents = 1U << 2 * kSideCells;

/// One side of a point: its stones, and the cells whose patterns a stone on the point changes.
struct SidePattern {
    Side side;
    /// The same within the reach of a five through the point; owned by Black if there is no stone.
    Side near_side;
    /// A bit for each empty cell visible from the point, with no stone or border in between; the
    /// first cell along the line is the lowest bit.
    std::uint8_t affected = 0;
};

/// Indexed by the contents of the cells before the point (`is_before`) or after it, two bits each,
/// with the first along the line lowest.
constexpr std::array<SidePattern, kSideContents> side_patterns_by_contents(bool is_before) {
    std::array<SidePattern, kSideContents> all{};
    for (unsigned contents = 0; contents < kSideContents; ++contents) {
        Color owner = Color::Black;
        unsigned stones = 0;
        unsigned seen = 0;
        unsigned affected = 0;
        bool ends_at_border = false;
        for (; seen < kSideCells; ++seen) {
            const unsigned cell = is_before ? kSideCells - 1 - seen : seen;
            const auto content = static_cast<Content>(contents >> 2 * cell & 3U);
            ends_at_border = content == Content::Border;
            if (ends_at_border) break;
            if (content == Content::Empty) {
                affected |= 1U << cell;
                continue;
            }
            if (stones == 0) owner = content == Content::Black ? Color::Black : Color::White;
            if (content != stone_of(owner)) break;
            stones |= 1U << seen;
        }
        const unsigned near_seen = std::min(seen, kNearCells);
        const unsigned near_stones = stones % (1U << near_seen);
        const Color near_owner = near_stones == 0 ? Color::Black : owner;
        all[contents] = {Side(owner, static_cast<View>(stones | 1U << seen), ends_at_border),
                         Side(near_owner, static_cast<View>(near_stones | 1U << near_seen)),
                         static_cast<std::uint8_t>(affected)};
    }
    return all;
}

struct SidePatterns {
    const SidePattern& before;
    const SidePattern& after;
};

/// Places on a line count from 0; all other places are border, and initially all places are.
class BoardLine {
  public:
    void set(int place, Content content) {
        const int shift = 2 * (place + kReach);
        cells_ = (cells_ & ~(3ULL << shift)) | static_cast<std::uint64_t>(content) << shift;
    }
    [[nodiscard]] SidePatterns side_patterns(int place) const {
        const std::uint64_t window = cells_ >> 2 * place;
        return {kBefore[window % kSideContents],
                kAfter[window >> 2 * (kSideCells + 1) & (kSideContents - 1)]};
    }
    /// A bit for each cell whose patterns a stone here changes; the lowest bit is the cell kReach
    /// before.
    [[nodiscard]] unsigned affected(int place) const {
        const auto [before, after] = side_patterns(place);
        return before.affected | static_cast<unsigned>(after.affected) << (kReach + 1);
    }
    constexpr bool operator==(const BoardLine&) const = default;

  private:
    static constexpr auto kBefore = side_patterns_by_contents(true);
    static constexpr auto kAfter = side_patterns_by_contents(false);
    static_assert(2 * (kMaxSize + 2 * kReach) <= 64);
    std::uint64_t cells_ = ~0ULL;
};

/// The line of a direction that a point is on, and its place on that line.
struct LinePos {
    std::size_t line;
    int place;
};
inline constexpr std::size_t kLines = 2 * kMaxSize - 1;

constexpr std::array<LinePos, kDirections> line_positions(Point point) {
    const int file = point.file();
    const int rank = point.rank();
    return {{{static_cast<std::size_t>(rank), file},
             {static_cast<std::size_t>(file), rank},
             {static_cast<std::size_t>(file - rank + kMaxSize - 1), rank},
             {static_cast<std::size_t>(file + rank), rank}}};
}

}  // namespace engine::gomoku
