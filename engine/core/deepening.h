// SPDX-License-Identifier: MIT
// Iterative deepening, the driver of either game's search.
#pragma once

#include <concepts>

#include "engine/core/search_control.h"

namespace engine {

template <class S>
concept RootSearcher = requires(S searcher, const S constant, Depth depth, const InfoSink& report) {
    // Searches all lines to `depth`; after a stop the best of what was finished stays.
    { searcher.search_root(depth) } -> std::same_as<void>;
    // Reports each line.
    { constant.report_lines(report) } -> std::same_as<void>;
    // How settled the answer is after an iteration.
    { constant.progress() } -> std::same_as<RootProgress>;
    // No deeper iteration can change the answer.
    { constant.answer_is_final() } -> std::convertible_to<bool>;
};

/// Searches to depth 1, 2, 3 … until the control ends it or the answer is final: each iteration
/// leaves the table and the histories that order the moves of the next. `step_by_step` false
/// starts at the depth limit at once, to measure what that is worth.
template <RootSearcher S>
void deepen(S& searcher, SearchControl& control, const InfoSink& report, bool step_by_step = true) {
    const Depth limit = control.limits().depth.value_or(kMaxDepth);
    for (Depth depth = step_by_step ? Depth{1} : limit; control.may_start(depth); ++depth) {
        searcher.search_root(depth);
        searcher.report_lines(report);
        if (searcher.answer_is_final()) return;
        control.note_progress(searcher.progress());
    }
}

}  // namespace engine
