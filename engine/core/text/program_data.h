// SPDX-License-Identifier: MIT
// Records inside data of programs: JSON, and lists and objects that a script assigns to a variable.
#pragma once

#include <string>
#include <string_view>

namespace engine {

/// Whether all of `text` is data: lists, objects or assigned strings with nothing between them. A
/// script may go on after a declaration (`var`, `let`, `const`). Comments in braces, tags and SGF
/// are no data.
bool is_program_data(std::string_view text);

/// The strings of data as text with labels: those of a list on one line, those of an object as
/// `name: value`, each on a line. Moves and remarks stand without their names. Left out are
/// arguments of calls, and what has an English name that is not a header's and does not look like
/// moves.
std::string words_of_data(std::string_view text);

/// The same of a script of a page, which has other statements, too; empty if no list and no text in
/// it has the name of moves.
std::string words_of_script(std::string_view script);

/// Whether several words of `text` look like moves of either game.
bool has_moves(std::string_view text);

/// Replaces `\uXXXX`, as JSON writes characters, if all of `text` is ASCII.
std::string without_escapes(std::string text);

}  // namespace engine
