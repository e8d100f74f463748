// SPDX-License-Identifier: MIT
// The playing levels: search depth and errors in the choice of a move.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "engine/core/search/types.h"

namespace engine::gomoku {

struct Level {
    std::optional<Depth> depth;
    /// The move played may be at most this much worse than the best move found.
    Value error = 0;
    /// Whether the level sees wins by continuous fours.
    bool vcf = true;
    /// A style (core/search/style.h) may prefer a move that is at most this much worse.
    Value near_equal = 0;
};

/// One ply of depth matters more than any error: at depth 1, errors of 0 and of 60 are equally
/// strong.
inline constexpr std::array<Level, kFullStrength> kLevels{{{Depth{1}, 800, false, 100},
                                                           {Depth{1}, 200, false, 80},
                                                           {Depth{3}, 15, false, 60},
                                                           {Depth{3}, 30, true, 50},
                                                           {Depth{5}, 10, true, 40},
                                                           {Depth{6}, 12, true, 30},
                                                           {Depth{7}, 4, true, 24},
                                                           {Depth{9}, 5, true, 18},
                                                           {Depth{11}, 0, true, 12},
                                                           {std::nullopt, 0, true, 8}}};

/// Multi-PV searches always use full strength.
inline const Level& level_of(const SearchLimits& limits) {
    const int number = limits.multi_pv > 1 ? kFullStrength : limits.level;
    return kLevels[static_cast<std::size_t>(std::clamp(number, 1, kFullStrength) - 1)];
}

}  // namespace engine::gomoku
