// SPDX-License-Identifier: MIT
// The files of XieXie and of old programs of the WXF and of Vietnamese pages: lines like `RED
// name;;;`, and the moves between `START{` and `}END`.
#pragma once

#include <string>
#include <string_view>

namespace engine::xiangqi {

bool looks_like_wxf_file(std::string_view text);
/// Converts it to PGN, line by line.
std::string pgn_of_wxf_file(std::string_view text);

}  // namespace engine::xiangqi
