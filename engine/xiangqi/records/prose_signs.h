// SPDX-License-Identifier: MIT
// The text between moves of running text that has no meaning for the game.
#pragma once

#include <cstddef>
#include <string_view>

namespace engine::xiangqi {

/// The length in bytes of a sign such as ， at the start of `text`; 0 if there is none.
std::size_t sign_length(std::string_view text);
/// The same for a sign, or the name of a side before its move (红方).
std::size_t separator_length(std::string_view text);
std::string_view without_separators(std::string_view text);
/// The same for a time such as 00:35 or 1:02:30, as in tables of moves.
std::size_t time_length(std::string_view text);
/// The same for text in brackets on one line.
std::size_t bracketed_length(std::string_view text);

}  // namespace engine::xiangqi
