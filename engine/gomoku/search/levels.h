// SPDX-License-Identifier: MIT
// The playing levels: how far each looks and how far its judgement errs.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "engine/core/search_types.h"

namespace engine::gomoku {

struct Level {
    std::optional<Depth> depth;
    /// The move played may be this much worse than the best one found.
    Value error = 0;
    /// Whether it sees wins by continuous fours.
    bool vcf = true;
};

/// Looking one move further is worth more than any error in what one sees: up to a move ahead,
/// errors of 15 and of 120 play alike.
inline constexpr std::array<Level, kFullStrength> kLevels{{{Depth{1}, 800, false},
                                                           {Depth{1}, 200, false},
                                                           {Depth{2}, 300, false},
                                                           {Depth{2}, 60, false},
                                                           {Depth{3}, 25, false},
                                                           {Depth{4}, 12, false},
                                                           {Depth{5}, 10, true},
                                                           {Depth{7}, 5, true},
                                                           {Depth{9}, 0, true},
                                                           {std::nullopt, 0, true}}};

constexpr const Level& level_of(int number) {
    return kLevels[static_cast<std::size_t>(std::clamp(number, 1, kFullStrength) - 1)];
}

}  // namespace engine::gomoku
