// SPDX-License-Identifier: MIT
// How the engine plays its part of an opening procedure: by the values of short searches.
#pragma once

#include <string>
#include <vector>

#include "engine/core/search/types.h"
#include "engine/gomoku/rules/procedure.h"
#include "engine/gomoku/search/search.h"

namespace engine::gomoku {

/// The acts of the player whose turn it is, as far as they follow upon each other; none where the
/// opening is over. Each keeps to the nodes and the time of `limits` by itself; without either it
/// takes some thousand nodes.
///
/// - A stone that is to be fair leaves about even chances; White's free one is White's best.
/// - A side is given up where the other is clearly better.
/// - So many fifth moves are declared that the last of them leaves about even chances.
/// - The strongest fifth moves are offered, and ten of them where even the last leaves Black
/// better;
///   of those offered White takes the weakest.
std::vector<std::string> play_opening(OpeningState opening, SearchState& memory,
                                      const SearchLimits& limits, const StopPoll& stop);

}  // namespace engine::gomoku
