// SPDX-License-Identifier: MIT
// Counts nodes and knows when to end: the only place of a search that looks at a clock.
#pragma once

#include <algorithm>
#include <chrono>
#include <utility>

#include "engine/core/search_types.h"
#include "engine/core/time_manager.h"

namespace engine {

class SearchControl {
  public:
    SearchControl(const SearchLimits& limits, StopPoll stop_requested)
        : limits_(limits),
          stop_requested_(std::move(stop_requested)),
          start_(Clock::now()),
          time_(limits),
          next_poll_(std::min(kPollInterval, node_limit())) {}

    /// Called at every node.
    void count_node() {
        if (++nodes_ >= next_poll_) poll();
    }
    [[nodiscard]] bool stopped() const { return stopped_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] Milliseconds elapsed() const {
        return std::chrono::duration_cast<Milliseconds>(Clock::now() - start_);
    }
    /// Whether an iteration of this depth is allowed and likely to be worth its start.
    [[nodiscard]] bool may_start(Depth depth) const {
        if (stopped_ || depth > limits_.depth.value_or(kMaxDepth)) return false;
        if (depth == 1) return true;
        if (limits_.soft_nodes && nodes_ >= *limits_.soft_nodes) return false;
        return !time_.soft() || elapsed() < *time_.soft();
    }
    void note_progress(const RootProgress& progress) { time_.note_progress(progress); }
    void answer_is_forced() { time_.answer_is_forced(); }
    [[nodiscard]] const SearchLimits& limits() const { return limits_; }

  private:
    using Clock = std::chrono::steady_clock;
    /// Nodes between two looks at the clock and the stop flag: about a millisecond.
    static constexpr std::uint64_t kPollInterval = 2048;

    [[nodiscard]] std::uint64_t node_limit() const { return limits_.nodes.value_or(~0ULL); }

    void poll() {
        next_poll_ = std::min(nodes_ + kPollInterval, node_limit());
        stopped_ = stopped_ || nodes_ >= node_limit() ||
                   (time_.hard() && elapsed() >= *time_.hard()) ||
                   (stop_requested_ && stop_requested_());
    }

    SearchLimits limits_;
    StopPoll stop_requested_;
    Clock::time_point start_;
    TimeManager time_;
    std::uint64_t nodes_ = 0;
    std::uint64_t next_poll_;
    bool stopped_ = false;
};

}  // namespace engine
