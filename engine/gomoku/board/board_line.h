// SPDX-License-Identifier: MIT
// A line of the board as bits, and what can be seen along it from each of its points.
#pragma once

#include <array>
#include <cstdint>

#include "engine/gomoku/board/pattern.h"
#include "engine/gomoku/board/point.h"

namespace engine::gomoku {

/// Cells next to a point on one side of it: as many as any pattern looks at.
inline constexpr unsigned kSideCells = kReach;
inline constexpr std::size_t kSideContents = 1U << 2 * kSideCells;

/// What is to be seen on one side of a point.
struct Outlook {
    Side side;
    /// The empty cells there that see a stone on the point, the lowest bit for the first along the
    /// line.
    std::uint8_t watchers = 0;
};

/// By the contents of the cells before the point (`is_before`) or after it, two bits each, the
/// first along the line lowest.
constexpr std::array<Outlook, kSideContents> outlooks_by_contents(bool is_before) {
    std::array<Outlook, kSideContents> all{};
    for (unsigned contents = 0; contents < kSideContents; ++contents) {
        Color owner = Color::Black;
        unsigned stones = 0;
        unsigned seen = 0;
        unsigned watchers = 0;
        for (; seen < kSideCells; ++seen) {
            const unsigned cell = is_before ? kSideCells - 1 - seen : seen;
            const auto content = static_cast<Content>(contents >> 2 * cell & 3U);
            if (content == Content::Border) break;
            if (content == Content::Empty) {
                watchers |= 1U << cell;
                continue;
            }
            if (stones == 0) owner = content == Content::Black ? Color::Black : Color::White;
            if (content != stone_of(owner)) break;
            stones |= 1U << seen;
        }
        all[contents] = {Side(owner, static_cast<View>(stones | 1U << seen)),
                         static_cast<std::uint8_t>(watchers)};
    }
    return all;
}

struct Outlooks {
    const Outlook& before;
    const Outlook& after;
};

/// Places on a line count from 0; beyond them lies border, as do all places at first.
class BoardLine {
  public:
    void set(int place, Content content) {
        const int shift = 2 * (place + kReach);
        cells_ = (cells_ & ~(3ULL << shift)) | static_cast<std::uint64_t>(content) << shift;
    }
    [[nodiscard]] Outlooks outlooks(int place) const {
        const std::uint64_t window = cells_ >> 2 * place;
        return {kBefore[window % kSideContents],
                kAfter[window >> 2 * (kSideCells + 1) & (kSideContents - 1)]};
    }
    constexpr bool operator==(const BoardLine&) const = default;

  private:
    static constexpr auto kBefore = outlooks_by_contents(true);
    static constexpr auto kAfter = outlooks_by_contents(false);
    static_assert(2 * (kMaxSize + 2 * kReach) <= 64);
    std::uint64_t cells_ = ~0ULL;
};

/// Which line of a direction a point is on, and its place there.
struct Station {
    std::size_t line;
    int place;
};
inline constexpr std::size_t kLines = 2 * kMaxSize - 1;

constexpr std::array<Station, kDirections> stations(Point point) {
    const int file = point.file();
    const int rank = point.rank();
    return {{{static_cast<std::size_t>(rank), file},
             {static_cast<std::size_t>(file), rank},
             {static_cast<std::size_t>(file - rank + kMaxSize - 1), rank},
             {static_cast<std::size_t>(file + rank), rank}}};
}

}  // namespace engine::gomoku
