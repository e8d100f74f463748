// SPDX-License-Identifier: MIT
// Records on their way through engine/capabilities.h, alike for both games.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/capabilities.h"

namespace engine {

/// The headers that a list of games shows: first player, second player, event, date, result.
using TitleHeaders = std::array<std::string_view, 5>;

/// `read` has `format`, `games` and `warnings`.
template <class ReadRecords>
RecordReading reading_of(ReadRecords read, std::size_t chosen, const TitleHeaders& titles,
                         const std::vector<std::string>& notations) {
    RecordReading reading;
    reading.format = text_of(read.format);
    for (const auto& game : read.games) {
        const auto title = [&](std::size_t i) { return std::string(game.header(titles[i])); };
        // Pages name what was played by a title alone.
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

}  // namespace engine
