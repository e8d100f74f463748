// SPDX-License-Identifier: MIT
// The playing levels: search depth and evaluation errors.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "engine/core/search/types.h"

namespace engine::xiangqi {

struct Level {
    /// The maximum depth; no limit except time if empty.
    std::optional<Depth> depth;
    /// The maximum error in the value of a piece, in centipawns (eval_noise.h).
    Value error = 0;
    /// The first level has no quiescence search: beginners leave pieces hanging.
    bool quiescence = true;
    /// A style (core/search/style.h) may prefer a move that is at most this much worse, in
    /// centipawns.
    Value near_equal = 0;
};

inline constexpr std::array<Level, kFullStrength> kLevels{{{Depth{1}, 200, false, 60},
                                                           {Depth{1}, 400, true, 60},
                                                           {Depth{1}, 150, true, 50},
                                                           {Depth{2}, 80, true, 30},
                                                           {Depth{3}, 35, true, 30},
                                                           {Depth{6}, 35, true, 24},
                                                           {Depth{7}, 18, true, 20},
                                                           {Depth{9}, 22, true, 16},
                                                           {Depth{10}, 8, true, 12},
                                                           {std::nullopt, 0, true, 8}}};

/// Multi-PV searches always use full strength.
inline const Level& level_of(const SearchLimits& limits) {
    const int number = limits.multi_pv > 1 ? kFullStrength : limits.level;
    return kLevels[static_cast<std::size_t>(std::clamp(number, 1, kFullStrength) - 1)];
}

}  // namespace engine::xiangqi
