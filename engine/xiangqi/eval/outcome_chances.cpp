// SPDX-License-Identifier: MIT
#include "engine/xiangqi/eval/outcome_chances.h"

#include <algorithm>
#include <cmath>

namespace engine::xiangqi {

namespace {

double at_phase(const std::array<double, OutcomeCurve::kKnots>& knots, int phase) {
    const auto before = static_cast<std::size_t>(
        std::min(phase / OutcomeCurve::kKnotDistance, static_cast<int>(OutcomeCurve::kKnots) - 2));
    const double beyond =
        static_cast<double>(phase) / OutcomeCurve::kKnotDistance - static_cast<double>(before);
    return knots[before] + beyond * (knots[before + 1] - knots[before]);
}

double logistic(double x) { return 1 / (1 + std::exp(-x)); }

}  // namespace

Outcomes outcomes_of(Value value, int phase, const OutcomeCurve& curve) {
    if (const auto decided = decided_outcomes(value)) return *decided;
    const double even_win = at_phase(curve.even_win, phase);
    const double spread = at_phase(curve.spread, phase);
    const double win = logistic((value - even_win) / spread);
    const double loss = logistic((-value - even_win) / spread);
    return {.win = win, .draw = 1 - win - loss, .loss = loss};
}

}  // namespace engine::xiangqi
