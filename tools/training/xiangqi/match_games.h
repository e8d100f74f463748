// SPDX-License-Identifier: MIT
// Games that script/match wrote, for what is fitted to them.
#pragma once

#include <string>
#include <vector>

#include "engine/core/text/text.h"
#include "engine/uci/data_files.h"
#include "engine/xiangqi/records/record.h"

namespace engine::xiangqi {

/// Calls `visit` with each game of the files; which file cannot be read, or nothing.
template <class Visit>
std::string visit_match_games(const std::vector<std::string>& files, Visit visit) {
    for (const std::string& file : files) {
        const auto bytes = chuhe::read_file(file);
        if (!bytes) return "cannot read " + in_quotes(file);
        for (const GameTree& game : read_records(*bytes).games) visit(game);
    }
    return {};
}

/// Calls `visit` with each position of the game and the node of the move that was played there.
template <class Visit>
void visit_positions(const GameTree& game, Visit visit) {
    Position position = game.start();
    for (const NodeId node : game.main_line()) {
        visit(position, node);
        position.make_move(game[node].move);
    }
}

}  // namespace engine::xiangqi
