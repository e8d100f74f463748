// SPDX-License-Identifier: MIT
// How games end from a position of a value: a model fitted to games of the engine against itself.
#pragma once

#include <array>

#include "engine/core/types.h"
#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// The model: a win has the chance 1/(1 + exp((even_win - value) / spread)), a loss the same with
/// the value turned round, a draw the rest. Both numbers, in centipawns, are given at phases evenly
/// spread from 0 to Position::kFullPhase and lie on lines between them.
struct OutcomeCurve {
    static constexpr std::size_t kKnots = 5;
    static constexpr int kKnotDistance = Position::kFullPhase / (static_cast<int>(kKnots) - 1);
    static_assert(kKnotDistance * (static_cast<int>(kKnots) - 1) == Position::kFullPhase);

    /// The value that wins every second game; the higher, the more draws.
    std::array<double, kKnots> even_win;
    std::array<double, kKnots> spread;
};

/// By tools/training/fit_outcomes; how and from what stands in docs/measurements.md.
inline constexpr OutcomeCurve kOutcomeCurve{
    .even_win = {537, 268, 158, 122, 120},
    .spread = {180, 107, 201, 204, 248},
};

struct Outcomes {
    double win = 0;
    double draw = 0;
    double loss = 0;
};

/// For the side to move, whose value it is; together 1.
Outcomes outcomes_of(Value value, int phase, const OutcomeCurve& curve = kOutcomeCurve);

}  // namespace engine::xiangqi
