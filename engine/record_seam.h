// SPDX-License-Identifier: MIT
// Shared handling of records for engine/capabilities.h.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/capabilities.h"

namespace engine {

/// The headers shown in a list of games: first player, second player, event, date, result.
using TitleHeaders = std::array<std::string_view, 5>;

/// Converts the result of a reader; `read` has `format`, `games` and `warnings`.
template <class ReadRecords>
RecordReading reading_of(ReadRecords read, std::size_t chosen, const TitleHeaders& titles,
                         const std::vector<std::string>& notations) {
    RecordReading reading;
    reading.format = text_of(read.format);
    for (const auto& game : read.games) {
        const auto title = [&](std::size_t i) { return std::string(game.header(titles[i])); };
        // Web pages only have a title.
        const std::string event = title(2).empty() ? std::string(game.header("Title")) : title(2);
        reading.games.push_back({title(0), title(1), event, title(3), title(4),
                                 static_cast<int>(game.main_line().size())});
    }
    if (chosen < read.games.size()) {
        reading.tree = record_tree_of(read.games[chosen], notations);
    }
    reading.warnings = std::move(read.warnings);
    return reading;
}

/// Whether the record has a single line of moves, with or without clocks.
template <class Game>
bool is_plain(const BasicTree<Game>& tree, const std::vector<NodeId>& line) {
    const auto is_bare = [&](NodeId node) {
        const Notes& notes = tree.notes(node);
        return notes.comment.empty() && notes.glyphs.empty() && !notes.evaluation;
    };
    return tree.size() == line.size() + 1 && is_bare(kRootNode) &&
           std::all_of(line.begin(), line.end(), is_bare);
}

/// `write_link(tree)` returns the bytes of a link, `name_opening(tree, line)` the name of the
/// opening, if any.
template <class ReadRecords, class WriteLink, class NameOpening>
CollectedGames collection_of(ReadRecords read, WriteLink write_link, NameOpening name_opening) {
    CollectedGames collected;
    collected.warnings = read.warnings.size();
    for (auto& game : read.games) {
        const std::vector<NodeId> line = game.main_line();
        CollectedGame& made = collected.games.emplace_back();
        made.start_fen = game.start_fen();
        bool has_clock = false;
        for (const NodeId node : line) {
            if (!made.moves.empty()) made.moves += ' ';
            made.moves += game[node].move.text();
            const auto& clock = game.notes(node).clock_ms;
            made.clocks_ms.push_back(clock.value_or(-1));
            has_clock = has_clock || clock;
        }
        if (!has_clock) made.clocks_ms.clear();
        if (!is_plain(game, line)) {
            const auto bytes = write_link(game).bytes;
            made.link.assign(bytes.begin(), bytes.end());
        }
        made.opening = name_opening(game, line);
        made.headers = std::move(game.headers);
    }
    return collected;
}

}  // namespace engine
