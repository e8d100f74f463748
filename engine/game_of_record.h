// SPDX-License-Identifier: MIT
// Which game a record is of, whatever game is open.
#pragma once

#include <optional>
#include <string_view>

#include "engine/capabilities.h"
#include "engine/core/bytes.h"

namespace engine {

/// Whether the bytes are in a format that only records of one game have; bare moves are not.
std::optional<std::string_view> game_told_by(ByteView bytes);

/// The same for bare moves, too: by which game they can be played in, if it is only one.
std::optional<std::string_view> game_of_record(ByteView bytes);

/// If nothing was read, because the bytes are of another game than `game`, says only that.
void say_other_game(RecordReading& reading, std::string_view game, ByteView bytes);

}  // namespace engine
