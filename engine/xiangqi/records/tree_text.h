// SPDX-License-Identifier: MIT
// A game tree as lines of text: how it crosses to the page and back. The first line is the start,
// the others are its headers, the notes of the start and the moves, each with its notes below it:
//
//     start FEN
//     header NAME VALUE
//     move PLY MOVE ICCS WXF SIMPLIFIED TRADITIONAL
//     comment TEXT
//     glyphs NUMBER NUMBER …
//     evaluation CENTIPAWNS MATE
//     clock MILLISECONDS
//
// Moves come depth first, so that each hangs on the last one of the ply before. The main line comes
// first. In TEXT and VALUE `\n` stands for the end of a line and `\\` for a backslash.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "engine/xiangqi/records/game_tree.h"

namespace engine::xiangqi {

std::string write_tree_text(const GameTree& tree);
/// The tree, or a sentence that quotes the first line that is wrong. The texts of a move may be
/// missing and are not read.
std::variant<GameTree, std::string> read_tree_text(std::string_view text);

}  // namespace engine::xiangqi
