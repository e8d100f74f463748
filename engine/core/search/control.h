// SPDX-License-Identifier: MIT
// Counts nodes and decides when to stop: the only part of a search that reads a clock, which the
// caller may supply. Each search thread has its own.
#pragma once

#include <algorithm>
#include <chrono>
#include <functional>
#include <utility>

#include "engine/core/search/team.h"
#include "engine/core/search/time_manager.h"
#include "engine/core/search/types.h"

namespace engine {

/// Returns the current time; called once every few thousand nodes.
using Now = std::function<std::chrono::steady_clock::time_point()>;

inline std::chrono::steady_clock::time_point steady_now() {
    return std::chrono::steady_clock::now();
}

class SearchControl {
  public:
    SearchControl(const SearchLimits& limits, StopPoll stop_requested, Now now = steady_now)
        : limits_(limits),
          stop_requested_(std::move(stop_requested)),
          now_(std::move(now)),
          start_(now_()),
          time_(limits),
          next_poll_(std::min(kPollInterval, node_limit())) {}
    /// For the main thread of a team.
    SearchControl(const SearchLimits& limits, StopPoll stop_requested, SearchTeam& team)
        : SearchControl(limits, std::move(stop_requested)) {
        team_ = &team;
    }
    /// For a helper, which stops with the team or at its own node limit.
    SearchControl(const SearchLimits& limits, SearchTeam& team, std::size_t thread)
        : SearchControl(limits, [&team] { return team.is_over(); }) {
        team_ = &team;
        thread_ = thread;
        poll_interval_ = kHelpersPollInterval;
    }

    /// Starts the search, and the helpers.
    void begin() {
        if (kHasThreads && team_ != nullptr && thread_ == 0) team_->start();
    }
    /// The number of the thread within its team.
    [[nodiscard]] std::size_t thread() const { return thread_; }
    [[nodiscard]] bool is_helper() const { return kHasThreads && thread_ > 0; }

    /// Called at every node.
    void count_node() {
        if (++nodes_ >= next_poll_) poll();
    }
    [[nodiscard]] bool stopped() const { return stopped_; }
    /// Nodes of this thread.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    /// Only on the main thread.
    [[nodiscard]] std::uint64_t nodes_of_all() const {
        return nodes_ + (kHasThreads && team_ != nullptr ? team_->helpers_nodes() : 0);
    }
    [[nodiscard]] Milliseconds elapsed() const {
        return std::chrono::duration_cast<Milliseconds>(now_() - start_);
    }
    /// Whether an iteration of this depth is allowed and worth starting.
    [[nodiscard]] bool may_start(Depth depth) const {
        if (stopped_ || depth > limits_.depth.value_or(kMaxDepth)) return false;
        if (depth == 1) return true;
        if (limits_.soft_nodes && nodes_ >= *limits_.soft_nodes) return false;
        return !is_over(time_.soft());
    }
    /// Until `release` nothing stops the search, and what has stopped it is forgotten: a first
    /// iteration of well under a millisecond gives every answer a value.
    void hold() {
        held_ = !is_helper();
        stopped_ = stopped_ && !held_;
    }
    void release() {
        held_ = false;
        poll();
    }
    void note_progress(const RootProgress& progress) { time_.note_progress(progress); }
    void answer_is_forced() { time_.answer_is_forced(); }
    [[nodiscard]] const SearchLimits& limits() const { return limits_; }

  private:
    /// Nodes between two checks of the clock and the stop flag: about a millisecond.
    static constexpr std::uint64_t kPollInterval = 2048;
    /// Helpers do not read a clock, and the answer waits until they have stopped.
    static constexpr std::uint64_t kHelpersPollInterval = 256;

    [[nodiscard]] bool is_over(std::optional<Milliseconds> limit) const {
        return limit && elapsed() >= *limit && !(limits_.is_pondering && limits_.is_pondering());
    }
    [[nodiscard]] std::uint64_t node_limit() const { return limits_.nodes.value_or(~0ULL); }

    void poll() {
        next_poll_ = std::min(nodes_ + poll_interval_, node_limit());
        stopped_ = !held_ && (stopped_ || nodes_ >= node_limit() || is_over(time_.hard()) ||
                              (stop_requested_ && stop_requested_()));
        if (thread_ > 0) team_->note_nodes(thread_, nodes_);
    }

    SearchLimits limits_;
    StopPoll stop_requested_;
    Now now_;
    std::chrono::steady_clock::time_point start_;
    TimeManager time_;
    /// Null if only one thread searches.
    SearchTeam* team_ = nullptr;
    std::size_t thread_ = 0;
    std::uint64_t nodes_ = 0;
    std::uint64_t poll_interval_ = kPollInterval;
    std::uint64_t next_poll_;
    bool stopped_ = false;
    bool held_ = false;
};

}  // namespace engine
