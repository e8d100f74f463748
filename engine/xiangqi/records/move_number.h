// SPDX-License-Identifier: MIT
// Move numbers in PGN, books and web pages.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace engine::xiangqi {

struct MoveNumber {
    int number = 0;
    /// The length in bytes, including the signs after the number.
    std::size_t length = 0;
    /// A sign such as `.` or `、` follows, or the number is a word of its own such as 第1回合 or ①.
    bool is_marked = false;
    /// `12...` or `12. …`: the second side is to move.
    bool is_seconds = false;
};

/// The number at the start of `text`: 12. １２． 12、 12... ⑫ 十二、 第12回合 第十二回合.
std::optional<MoveNumber> move_number_at(std::string_view text);

/// The length in bytes of the dots (... or …) at the start of `text`.
std::size_t dots_length(std::string_view text);

}  // namespace engine::xiangqi
