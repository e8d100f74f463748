// SPDX-License-Identifier: MIT
// How the engine plays opening procedures: by the values of short searches.
#pragma once

#include <string>
#include <vector>

#include "engine/core/search/types.h"
#include "engine/gomoku/rules/procedure.h"
#include "engine/gomoku/search/search.h"

namespace engine::gomoku {

/// The acts of the player to act, as far as they are consecutive; empty if the opening is over.
/// Each act by itself keeps to the nodes and the time of `limits`; without either it uses some
/// thousand nodes.
///
/// - A stone that should be fair leaves about even chances; White's free stone is White's best.
/// - The engine gives up its side if the other is clearly better.
/// - It declares the number of fifth moves for which the last one leaves about even chances.
/// - It offers the strongest fifth moves, and ten of them if even the last leaves Black better; as
///   White it selects the weakest of those offered.
std::vector<std::string> play_opening(OpeningState opening, SearchState& memory,
                                      const SearchLimits& limits, const StopPoll& stop);

}  // namespace engine::gomoku
