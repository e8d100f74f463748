// SPDX-License-Identifier: MIT
// Finds moves in running text by their shape, whether or not they are legal.
#pragma once

#include <cstddef>
#include <string_view>

namespace engine::xiangqi {

/// The length in bytes of the move at the start of UTF-8 `text`, by its shape; 0 if there is none.
/// Chinese moves may have a space or a line end between two characters, Vietnamese words must have
/// spaces (Pháo 2 bình 5).
std::size_t move_length(std::string_view text);

/// The length of what was meant as a move in Chinese characters, one of which is wrong (炮二平王);
/// 0 if there is nothing like it.
std::size_t misspelt_move_length(std::string_view text);

/// The same for moves in Chinese characters, which cannot be the end of a word by chance.
std::size_t chinese_move_length(std::string_view text);

}  // namespace engine::xiangqi
