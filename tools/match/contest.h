// SPDX-License-Identifier: MIT
// The games by which a tuner compares two settings of a search.
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <string>

#include "tools/match/arguments.h"
#include "tools/match/spsa.h"

namespace match {

/// Plays the games of an iteration: by how many `plus` is ahead; nothing and an error, which is
/// empty after an interruption.
using Contest =
    std::function<std::optional<int>(const Spsa&, const Perturbation&, std::string& error)>;

/// Between two processes of the first engine. `arguments` and `cancelled` must outlive it.
Contest xiangqi_contest(Arguments& arguments, std::atomic<bool>& cancelled, std::string& error);
/// Of the players of Gomoku.
struct GomokuContestants {
    /// The built-in one if it is empty.
    std::string network;
    /// Of each move, in milliseconds, instead of nodes; 0 for nodes.
    int processor_time = 0;
};

/// Within this process, as many nodes a move as `arguments` say unless the time limits them.
Contest gomoku_contest(const Arguments& arguments, const GomokuContestants& contestants,
                       const std::atomic<bool>& cancelled, std::string& error);

/// The setting as a player of gomoku_match.
std::string gomoku_player(const GomokuContestants& contestants, const Spsa& state,
                          const Setting& setting);

}  // namespace match
