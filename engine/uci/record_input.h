// SPDX-License-Identifier: MIT
// Files of records whose game nobody names.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/bytes.h"
#include "engine/core/records/record_format.h"
#include "engine/gomoku/board/position.h"

namespace chuhe {

/// Standard input for `-`; nothing where it cannot be read.
std::optional<engine::Bytes> read_input(const std::string& path);

/// Whether bytes are records of Gomoku: as they look, or as the file to be written tells, or as
/// their own is named, or, of bare moves, as they can be read. `rule` is that of records that name
/// none.
bool holds_gomoku(const engine::Bytes& bytes, const std::string& path,
                  std::optional<bool> writes_gomoku, engine::gomoku::Rule rule);

}  // namespace chuhe
