// SPDX-License-Identifier: MIT
// Reads files of records without a given game.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/bytes.h"
#include "engine/core/records/record_format.h"
#include "engine/gomoku/board/position.h"

namespace chuhe {

/// Standard input for `-`; nothing if it cannot be read.
std::optional<engine::Bytes> read_input(const std::string& path);

/// Whether bytes are Gomoku records: by their content, by the name of the output or input file, or,
/// for bare moves, by whether they can be read. `rule` applies to records that do not name one.
bool holds_gomoku(const engine::Bytes& bytes, const std::string& path,
                  std::optional<bool> writes_gomoku, engine::gomoku::Rule rule);

}  // namespace chuhe
