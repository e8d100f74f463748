// SPDX-License-Identifier: MIT
// Counts nodes and knows when to end: the only place of a search that looks at a clock.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

#include "engine/core/search_types.h"

namespace engine {

/// What a finished iteration says about how settled the answer is.
struct RootProgress {
    std::uint16_t best_move = 0;
    Value value = 0;
    /// Share of all nodes spent below the best move, in thousandths.
    int best_move_effort_permille = 0;
};

class SearchControl {
  public:
    SearchControl(const SearchLimits& limits, StopPoll stop_requested)
        : limits_(limits),
          stop_requested_(std::move(stop_requested)),
          start_(Clock::now()) {
        if (limits.move_time) hard_ = soft_ = *limits.move_time;
        if (limits.clock) plan(*limits.clock);
        next_poll_ = std::min(kPollInterval, node_limit());
    }

    /// Called at every node.
    void count_node() {
        if (++nodes_ >= next_poll_) poll();
    }
    [[nodiscard]] bool stopped() const { return stopped_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] Milliseconds elapsed() const {
        return std::chrono::duration_cast<Milliseconds>(Clock::now() - start_);
    }
    /// After this time no further iteration begins; nothing without a limit of time.
    [[nodiscard]] std::optional<Milliseconds> planned_end() const { return soft_; }
    /// Whether an iteration of this depth is allowed and likely to be worth its start.
    [[nodiscard]] bool may_start(Depth depth) const {
        if (stopped_ || depth > limits_.depth.value_or(kMaxDepth)) return false;
        if (depth == Depth{1}) return true;
        if (limits_.soft_nodes && nodes_ >= *limits_.soft_nodes) return false;
        return !soft_ || elapsed() < *soft_;
    }
    /// On a clock, an answer that keeps changing or worsening gets more time, one that nothing has
    /// challenged for several iterations less.
    void note_progress(const RootProgress& progress) {
        if (!limits_.clock || !planned_) return;
        const bool same_move = progress.best_move == last_.best_move;
        stable_iterations_ = same_move ? std::min(stable_iterations_ + 1, 5) : 0;
        constexpr std::array<int, 6> kStability{180, 130, 105, 90, 80, 72};
        const int drop = std::clamp(last_.value - progress.value, -20, 60);
        const int effort = progress.best_move_effort_permille;
        int percent = kStability[static_cast<std::size_t>(stable_iterations_)];
        percent = percent * (100 + drop) / 100;
        percent = percent * std::clamp(1500 - effort, 550, 1100) / 1000;
        soft_ = std::min(*planned_ * percent / 100, *hard_);
        last_ = progress;
    }
    /// There is nothing to choose: no time need be spent on a clock.
    void answer_is_forced() {
        if (!limits_.clock) return;
        planned_.reset();
        soft_ = Milliseconds{0};
    }
    [[nodiscard]] const SearchLimits& limits() const { return limits_; }

  private:
    using Clock = std::chrono::steady_clock;
    /// Nodes between two looks at the clock and the stop flag: about a millisecond.
    static constexpr std::uint64_t kPollInterval = 2048;
    /// Time an answer may lose on its way through pipes and schedulers.
    static constexpr Milliseconds kMoveOverhead{15};
    /// Kept on the clock for the moments when a busy machine lets an answer wait.
    static constexpr Milliseconds kReserve{100};
    static constexpr int kExpectedMoves = 35;

    [[nodiscard]] std::uint64_t node_limit() const { return limits_.nodes.value_or(~0ULL); }

    /// A share of the remaining time. An iteration is not begun once a good half of the share is
    /// gone, because the next one takes about as long as all before it.
    void plan(const ClockLimit& clock) {
        const int moves =
            clock.moves_to_go > 0 ? std::min(clock.moves_to_go, kExpectedMoves) : kExpectedMoves;
        // The time up to the control is all for its last move.
        const auto reserve = moves == 1 ? Milliseconds{0} : std::min(kReserve, clock.remaining / 2);
        const auto usable = std::max(clock.remaining - kMoveOverhead - reserve, Milliseconds{1});
        const auto share = usable / moves + clock.increment * 3 / 4;
        planned_ = soft_ = std::min(share * 6 / 10, usable * 7 / 10);
        hard_ = std::min({share * 3, usable * 4 / 5, hard_.value_or(Milliseconds::max())});
    }

    void poll() {
        next_poll_ = std::min(nodes_ + kPollInterval, node_limit());
        stopped_ = stopped_ || nodes_ >= node_limit() || (hard_ && elapsed() >= *hard_) ||
                   (stop_requested_ && stop_requested_());
    }

    const SearchLimits& limits_;
    StopPoll stop_requested_;
    Clock::time_point start_;
    /// What the clock grants an answer of average difficulty.
    std::optional<Milliseconds> planned_;
    std::optional<Milliseconds> soft_;
    std::optional<Milliseconds> hard_;
    std::uint64_t nodes_ = 0;
    std::uint64_t next_poll_ = 0;
    RootProgress last_;
    int stable_iterations_ = 0;
    bool stopped_ = false;
};

}  // namespace engine
