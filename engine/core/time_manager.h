// SPDX-License-Identifier: MIT
// How long an answer may take, of what a clock grants it.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "engine/core/search_types.h"

namespace engine {

/// What a finished iteration says about how settled the answer is.
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

    /// After this time no further iteration begins; nothing without a limit of time.
    [[nodiscard]] std::optional<Milliseconds> soft() const { return soft_; }
    /// After this time the search ends.
    [[nodiscard]] std::optional<Milliseconds> hard() const { return hard_; }

    /// On a clock, an answer that keeps changing or worsening gets more time, one that nothing has
    /// challenged for several iterations less.
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
    /// There is nothing to choose: no time need be spent on a clock.
    void answer_is_forced() {
        if (!planned_) return;
        planned_.reset();
        soft_ = Milliseconds{0};
    }

  private:
    // The numbers are by judgement; none was tuned.

    /// Kept on the clock for the moments when a busy machine lets an answer wait.
    static constexpr Milliseconds kReserve{100};
    /// The remaining time is shared out among so many moves at most.
    static constexpr int kExpectedMoves = 35;
    static constexpr int kIncrementPercent = 75;
    /// An iteration is not begun once this part of the share is gone, because the next takes about
    /// as long as all before it; nor once this part of all time is gone.
    static constexpr int kSoftSharePercent = 60;
    static constexpr int kSoftUsablePercent = 70;
    /// The search ends at this part of the share, or of all time.
    static constexpr int kHardSharePercent = 300;
    static constexpr int kHardUsablePercent = 80;

    /// Of the soft limit, by the iterations since the best move last changed.
    static constexpr std::array kStabilityPercent{180, 130, 105, 90, 80, 72};
    static constexpr int kMostStable = static_cast<int>(kStabilityPercent.size()) - 1;
    /// A percent more for each centipawn that the value has dropped, within these.
    static constexpr int kLeastDrop = -20;
    static constexpr int kMostDrop = 60;
    /// In thousandths: this less the best move's share of the nodes, within these.
    static constexpr int kEffortBase = 1500;
    static constexpr int kLeastEffort = 550;
    static constexpr int kMostEffort = 1100;

    static Milliseconds percent_of(Milliseconds time, int percent) { return time * percent / 100; }

    void plan(const ClockLimit& clock) {
        const int moves =
            clock.moves_to_go > 0 ? std::min(clock.moves_to_go, kExpectedMoves) : kExpectedMoves;
        // The time up to the control is all for its last move.
        const auto reserve = moves == 1 ? Milliseconds{0} : std::min(kReserve, clock.remaining / 2);
        const auto usable = std::max(clock.remaining - clock.overhead - reserve, Milliseconds{1});
        const auto share = usable / moves + percent_of(clock.increment, kIncrementPercent);
        planned_ = soft_ =
            std::min(percent_of(share, kSoftSharePercent), percent_of(usable, kSoftUsablePercent));
        hard_ =
            std::min({percent_of(share, kHardSharePercent), percent_of(usable, kHardUsablePercent),
                      hard_.value_or(Milliseconds::max())});
    }

    /// What the clock grants an answer of average difficulty.
    std::optional<Milliseconds> planned_;
    std::optional<Milliseconds> soft_;
    std::optional<Milliseconds> hard_;
    RootProgress last_;
    int stable_iterations_ = 0;
};

}  // namespace engine
