// SPDX-License-Identifier: MIT
// Records on their way through engine/game.h, alike for both games.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/records/complaints.h"
#include "engine/core/records/losses.h"
#include "engine/core/records/tree_text.h"
#include "engine/game.h"

namespace engine {

/// The headers that a list of games shows: first player, second player, event, date, result.
using TitleHeaders = std::array<std::string_view, 5>;

/// `read` has `format`, `games` and `complaints`.
template <class Records>
RecordReading reading_of(const Records& read, std::size_t chosen, const TitleHeaders& titles) {
    RecordReading reading;
    reading.format = text_of(read.format);
    for (const auto& game : read.games) {
        for (const std::string_view name : titles) {
            reading.games += replaced(replaced(game.header(name), "\t", " "), "\n", " ") + '\t';
        }
        reading.games += std::to_string(game.main_line().size()) + '\n';
    }
    if (chosen < read.games.size()) reading.tree = write_tree_text(read.games[chosen]);
    for (const Complaint& complaint : read.complaints) {
        reading.complaints += text_of(complaint) + '\n';
    }
    return reading;
}

inline WrittenGame written_game(WrittenRecord record) {
    WrittenGame written{std::move(record.bytes), {}, {}};
    for (const std::string& loss : record.losses) written.losses += loss + '\n';
    return written;
}

}  // namespace engine
