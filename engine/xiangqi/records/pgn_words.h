// SPDX-License-Identifier: MIT
// The words of PGN's movetext, and what stands in it besides them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/xiangqi/records/pgn_scanner.h"

namespace engine::xiangqi {

/// A word of the movetext without what surrounds a move: `12...Che3+!?` is `Che3`.
struct PgnWord {
    std::string_view text;
    /// Dots after the number mark Black's move; nothing if there is neither number nor dots.
    std::optional<bool> is_blacks;
    std::vector<std::uint8_t> glyphs;
};
PgnWord plain_word(std::string_view word);

/// One move or several without spaces, as copied from messages and books (炮二平五马8进7).
std::vector<std::string_view> moves_in(std::string_view words);

/// The result that a word between moves means, for example `1-0` or 红胜; empty if it is none.
std::string_view result_of_word(std::string_view word);

/// The bytes up to the end of the word at the start of `text`.
std::size_t word_length(std::string_view text);

/// Whether a tag begins: a bracket and a name.
bool begins_tag(std::string_view text);

/// Whether a value without a closing quote goes on after the line break at the start of `text`.
bool continues_value(std::string_view text);

/// Whether the word after the end of a game begins another: a move, or a number that is not higher
/// than 1.
bool begins_game(std::string_view text);

/// The number 1 before a move of the first side.
bool begins_numbers(std::string_view text);

/// White space, and lines that begin with `%`, which other programs may fill as they like.
void skip_nothing(Scanner& scan);

/// The texts of the moves that follow in this line, without its variations; not more than a game
/// has, and not far.
std::vector<std::string> following_moves(Scanner scan);

}  // namespace engine::xiangqi
