// SPDX-License-Identifier: MIT
// Where the parts of a move's comment stand in PGN: before the move at the start of a variation,
// after it, and after each variation of it. A tree has one comment for each move; marks in it
// separate the parts: `before [%before] after the move [%after] after the first variation`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace engine::xiangqi {

/// Makes what is added next a part after that number of variations; 0 is the move itself.
void mark_after(std::string& comment, std::size_t variations);
/// Adds a part before the move.
void put_before(std::string& comment, std::string_view text);

struct PlacedComment {
    std::string before;
    /// The first one follows the move, each other one the variation of that number; never empty.
    std::vector<std::string> after;
};
PlacedComment placed(std::string_view comment);

}  // namespace engine::xiangqi
