// SPDX-License-Identifier: MIT
// The probabilities of win, draw and loss for a value: a model fitted to self-play games.
#pragma once

#include <array>

#include "engine/core/outcome_chances.h"
#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// The probability of a win is 1/(1 + exp((even_win - value) / spread)), of a loss the same with
/// the negated value, of a draw the rest. Both parameters, in centipawns, are given at phases
/// evenly spaced from 0 to Position::kFullPhase and interpolated linearly.
struct OutcomeCurve {
    static constexpr std::size_t kKnots = 5;
    static constexpr int kKnotDistance = Position::kFullPhase / (static_cast<int>(kKnots) - 1);
    static_assert(kKnotDistance * (static_cast<int>(kKnots) - 1) == Position::kFullPhase);

    /// The value with a winning probability of one half; higher values mean more draws.
    std::array<double, kKnots> even_win;
    std::array<double, kKnots> spread;
};

/// Fitted with tools/training/xiangqi/fit_outcomes; docs/lab/puzzles-and-review.md describes the
/// method, docs/measurements.md the data.
inline constexpr OutcomeCurve kOutcomeCurve{
    .even_win = {620, 236, 192, 128, 136},
    .spread = {185, 112, 221, 233, 265},
};

/// From the side to move's view.
Outcomes outcomes_of(Value value, int phase, const OutcomeCurve& curve = kOutcomeCurve);

}  // namespace engine::xiangqi
