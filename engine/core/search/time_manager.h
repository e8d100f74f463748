// SPDX-License-Identifier: MIT
// Time management: how much of the clock a move may use.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "engine/core/search/types.h"

namespace engine {

/// How settled the answer is after a finished iteration.
struct RootProgress {
    std::uint16_t best_move = 0;
    Value value = 0;
    /// Share of all nodes spent below the best move, in thousandths.
    int best_move_effort_permille = 0;
};

class TimeManager {
  public:
    explicit TimeManager(const SearchLimits& limits) {
        if (limits.move_time) hard_ = soft_ = *limits.move_time;
        if (limits.clock) plan(*limits.clock);
    }

    /// The time after which no iteration starts; empty without a time limit.
    [[nodiscard]] std::optional<Milliseconds> soft() const { return soft_; }
    /// The time after which the search stops.
    [[nodiscard]] std::optional<Milliseconds> hard() const { return hard_; }

    /// On a clock, an unstable or worsening answer gets more time; one that was stable for several
    /// iterations gets less.
    void note_progress(const RootProgress& progress) {
        if (!planned_) return;
        const bool same_move = progress.best_move == last_.best_move;
        stable_iterations_ = same_move ? std::min(stable_iterations_ + 1, kMostStable) : 0;
        const int drop = std::clamp(last_.value - progress.value, kLeastDrop, kMostDrop);
        const int effort =
            std::clamp(kEffortBase - progress.best_move_effort_permille, kLeastEffort, kMostEffort);
        const int stability = kStabilityPercent[static_cast<std::size_t>(stable_iterations_)];
        const int percent = stability * (100 + drop) / 100 * effort / 1000;
        soft_ = std::min(*planned_ * percent / 100, *hard_);
        last_ = progress;
    }
    /// There is only one choice, so no clock time need be spent.
    void answer_is_forced() {
        if (!planned_) return;
        planned_.reset();
        soft_ = Milliseconds{0};
    }

  private:
    // These numbers are estimates; none was tuned.

    /// A reserve for delays on a busy machine.
    static constexpr Milliseconds kReserve{100};
    /// The remaining time is divided among at most this many moves.
    static constexpr int kExpectedMoves = 35;
    static constexpr int kIncrementPercent = 75;
    /// No iteration starts after this part of the share, because the next one takes about as long
    /// as all before it; nor after this part of all time.
    static constexpr int kSoftSharePercent = 60;
    static constexpr int kSoftUsablePercent = 70;
    /// The search stops at this part of the share, or of all time.
    static constexpr int kHardSharePercent = 300;
    static constexpr int kHardUsablePercent = 80;

    /// Factor for the soft limit, by the iterations since the best move last changed.
    static constexpr std::array kStabilityPercent{180, 130, 105, 90, 80, 72};
    static constexpr int kMostStable = static_cast<int>(kStabilityPercent.size()) - 1;
    /// One percent more for each centipawn the value has dropped, within these limits.
    static constexpr int kLeastDrop = -20;
    static constexpr int kMostDrop = 60;
    /// In thousandths: this minus the best move's share of the nodes, within these limits.
    static constexpr int kEffortBase = 1500;
    static constexpr int kLeastEffort = 550;
    static constexpr int kMostEffort = 1100;

    static Milliseconds percent_of(Milliseconds time, int percent) { return time * percent / 100; }

    void plan(const ClockLimit& clock) {
        const int moves =
            clock.moves_to_go > 0 ? std::min(clock.moves_to_go, kExpectedMoves) : kExpectedMoves;
        // All time before the control may be spent on its last move.
        const auto reserve = moves == 1 ? Milliseconds{0} : std::min(kReserve, clock.remaining / 2);
        const auto usable = std::max(clock.remaining - clock.overhead - reserve, Milliseconds{1});
        const auto share = usable / moves + percent_of(clock.increment, kIncrementPercent);
        planned_ = soft_ =
            std::min(percent_of(share, kSoftSharePercent), percent_of(usable, kSoftUsablePercent));
        hard_ =
            std::min({percent_of(share, kHardSharePercent), percent_of(usable, kHardUsablePercent),
                      hard_.value_or(Milliseconds::max())});
    }

    /// The share of the clock for a move of average difficulty.
    std::optional<Milliseconds> planned_;
    std::optional<Milliseconds> soft_;
    std::optional<Milliseconds> hard_;
    RootProgress last_;
    int stable_iterations_ = 0;
};

}  // namespace engine
