// SPDX-License-Identifier: MIT
// Where moves stand in running text: what looks like one, whether or not it can be played.
#pragma once

#include <cstddef>
#include <string_view>

namespace engine::xiangqi {

/// The bytes of the move that UTF-8 `text` begins with, by its shape alone; 0 where it begins with
/// none. Chinese moves may have a space between two characters (炮 二 平 五), Vietnamese words must
/// (Pháo 2 bình 5).
std::size_t move_length(std::string_view text);

/// The same of moves in Chinese characters, which end no word of another text by chance.
std::size_t chinese_move_length(std::string_view text);

}  // namespace engine::xiangqi
