// SPDX-License-Identifier: MIT
// Lazy SMP: all threads search the same root and share results only through the table. The main
// thread decides, reports and reads the clock.
#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "engine/core/search/control.h"
#include "engine/core/search/team.h"
#include "engine/core/search/thread_pool.h"

namespace engine {

/// The search threads of a game, with the state each keeps between searches; `State` has `clear()`.
template <class State>
class SearchThreads {
  public:
    SearchThreads() { give_states(); }

    /// Sets the number of threads; returns how many there are, at least one.
    std::size_t resize(std::size_t count) {
        helpers_.resize(std::max<std::size_t>(count, 1) - 1);
        give_states();
        return states_.size();
    }
    [[nodiscard]] std::size_t size() const { return states_.size(); }
    void clear() {
        for (const auto& state : states_) state->clear();
    }

    [[nodiscard]] State& operator[](std::size_t thread) { return *states_[thread]; }
    [[nodiscard]] State& main() { return *states_.front(); }

    /// Calls `search` on every thread with its own control; only the result of the main thread,
    /// which is the caller's, counts, and only there `stop` is called.
    ///
    /// A node limit is divided among the threads. Below full strength only the main thread
    /// searches: a level is defined by its search depth, and the table must not look further.
    template <class Search>
    SearchInfo run(const SearchLimits& limits, const StopPoll& stop, const Search& search) {
        if constexpr (kHasThreads) {
            const bool with_helpers = size() > 1 && !is_below_full_strength(limits);
            if (with_helpers) return run_with_helpers(limits, stop, search);
        }
        SearchControl control(limits, stop);
        return search(control);
    }

  private:
    void give_states() {
        states_.resize(std::min(states_.size(), helpers_.size() + 1));
        while (states_.size() <= helpers_.size()) states_.push_back(std::make_unique<State>());
    }

    static bool is_below_full_strength(const SearchLimits& limits) {
        return limits.multi_pv == 1 && limits.level < kFullStrength;
    }

    template <class Search>
    SearchInfo run_with_helpers(const SearchLimits& limits, const StopPoll& stop,
                                const Search& search) {
        const auto share_of = [&](std::optional<std::uint64_t> nodes) {
            if (nodes) nodes = std::max<std::uint64_t>(*nodes / size(), 1);
            return nodes;
        };
        SearchLimits share = limits;
        share.nodes = share_of(limits.nodes);
        share.soft_nodes = share_of(limits.soft_nodes);
        const SearchLimits helping = limits_of_helpers(share);
        SearchTeam team(helpers_, [&](std::size_t thread) {
            SearchControl control(helping, team, thread);
            static_cast<void>(search(control));
            team.note_nodes(thread, control.nodes());
        });
        SearchControl control(share, stop, team);
        SearchInfo info = search(control);
        team.finish();
        info.nodes = control.nodes_of_all();
        return info;
    }

    /// Helpers search until the main thread is done.
    static SearchLimits limits_of_helpers(const SearchLimits& limits) {
        SearchLimits helping = limits;
        helping.depth.reset();
        helping.soft_nodes.reset();
        helping.move_time.reset();
        helping.clock.reset();
        helping.mate.reset();
        helping.current_move_after.reset();
        return helping;
    }

    ThreadPool helpers_;
    /// The first belongs to the main thread.
    std::vector<std::unique_ptr<State>> states_;
};

}  // namespace engine
