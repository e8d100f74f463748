// SPDX-License-Identifier: MIT
// What running text says about a game: `红方：王天一`, `浙江 王天一 先胜 四川 郑惟桐`.
#pragma once

#include <string_view>

#include "engine/xiangqi/records/game_tree.h"

namespace engine::xiangqi {

/// Adds what the line says; false where it says nothing of the kind.
bool take_header_line(GameTree& tree, std::string_view line);

/// The result that `text` begins with, `1-0` or 红胜, and its length in bytes; 0 where it begins
/// with none.
struct FoundResult {
    std::string_view result;
    std::size_t length = 0;
};
FoundResult result_at(std::string_view text);

}  // namespace engine::xiangqi
