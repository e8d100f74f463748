// SPDX-License-Identifier: MIT
// Searches for tests, with an empty table unless a state is passed.
#pragma once

#include <string_view>
#include <vector>

#include "engine/core/search/types.h"
#include "engine/xiangqi/search/search.h"

namespace tests {

struct Searched {
    engine::SearchInfo answer;
    std::vector<engine::SearchInfo> reports;
    std::uint64_t nodes = 0;
};

engine::SearchLimits to_depth(int depth);
engine::SearchLimits to_nodes(std::uint64_t nodes);

Searched search(engine::xiangqi::Position position, const engine::SearchLimits& limits,
                engine::xiangqi::RuleSet rules = engine::xiangqi::RuleSet::Asian);
Searched search(std::string_view fen, const engine::SearchLimits& limits);
/// With a state from earlier searches; changes `position` and restores it.
Searched search(engine::xiangqi::Position& position, engine::xiangqi::SearchState& state,
                const engine::SearchLimits& limits, const engine::StopPoll& stop = {},
                engine::xiangqi::RuleSet rules = engine::xiangqi::RuleSet::Asian);

}  // namespace tests
