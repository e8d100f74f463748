// SPDX-License-Identifier: MIT
// The playing levels: how far each looks and how far its judgement errs.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "engine/core/search_types.h"

namespace engine::xiangqi {

struct Level {
    std::optional<Depth> depth;
    /// The move played may be this much worse, in centipawns, than the best one found.
    Value error = 0;
    /// The first two levels do not play out captures: a beginner leaves pieces hanging as well.
    bool quiescence = true;
};

inline constexpr std::array<Level, kFullStrength> kLevels{{{Depth{1}, 300, false},
                                                           {Depth{1}, 900, true},
                                                           {Depth{1}, 300, true},
                                                           {Depth{1}, 80, true},
                                                           {Depth{3}, 80, true},
                                                           {Depth{4}, 40, true},
                                                           {Depth{6}, 40, true},
                                                           {Depth{7}, 20, true},
                                                           {Depth{9}, 10, true},
                                                           {std::nullopt, 0, true}}};

constexpr const Level& level_of(int number) {
    return kLevels[static_cast<std::size_t>(std::clamp(number, 1, kFullStrength) - 1)];
}

}  // namespace engine::xiangqi
