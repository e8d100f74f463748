// SPDX-License-Identifier: MIT
// The tags of PGN, `[Name "value"]`, also damaged ones.
#pragma once

#include <string_view>

#include "engine/core/records/game_tree.h"
#include "engine/xiangqi/records/pgn_game.h"
#include "engine/xiangqi/records/pgn_scanner.h"

namespace engine::xiangqi {

struct PgnTag {
    /// With our name of the header.
    Header header;
    /// Whether the value was quoted and is not empty.
    bool has_value = false;
};
/// Reads the tag at the scanner's place, a bracket. A damaged one is used, too; `game` warns of it.
PgnTag read_tag(Scanner& scan, PgnGame& game);

/// Our name of a header that other programs name differently.
std::string_view our_name(std::string_view name);

}  // namespace engine::xiangqi
