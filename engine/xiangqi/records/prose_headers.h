// SPDX-License-Identifier: MIT
// Finds facts about a game in running text: `红方：王天一`, `浙江 王天一 先胜 四川 郑惟桐`.
#pragma once

#include <string_view>

#include "engine/xiangqi/records/game_tree.h"

namespace engine::xiangqi {

/// Adds the facts of the line to the headers; false if it has none.
bool take_header_line(GameTree& tree, std::string_view line);

/// Whether the line has such facts.
bool is_header_line(std::string_view line);

/// Whether `text` begins with a known label and its colon: `Red:`.
bool starts_with_label(std::string_view text);

/// The line at the start of `rest` if it is the value of the label above, which is alone on its
/// line; else empty.
std::string_view value_below(std::string_view label, std::string_view rest);

}  // namespace engine::xiangqi
