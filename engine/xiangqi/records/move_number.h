// SPDX-License-Identifier: MIT
// The numbers that stand before moves in PGN, books and web pages.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace engine::xiangqi {

struct MoveNumber {
    int number = 0;
    /// Bytes of the number with the signs behind it.
    std::size_t length = 0;
    /// `.`, `、` and the like stand behind it, or it is a word of its own as 第1回合 or ①.
    bool is_marked = false;
    /// `12...` or `12. …`: the second side moves.
    bool is_seconds = false;
};

/// The number `text` begins with: 12. １２． 12、 12... ⑫ 第12回合 第十二回合.
std::optional<MoveNumber> move_number_at(std::string_view text);

/// The bytes of the dots (... or …) at the front of `text`.
std::size_t dots_length(std::string_view text);

}  // namespace engine::xiangqi
