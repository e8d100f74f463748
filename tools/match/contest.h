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
Contest make_contest(Arguments& arguments, std::atomic<bool>& cancelled, std::string& error);

}  // namespace match
