// SPDX-License-Identifier: MIT
// A Gomoku position as one line of text, in the manner of Forsyth-Edwards Notation.
//
// Rows from the top, separated by `/`: `b` and `w` are stones, numbers count empty points. Then the
// side to move, `b` or `w`, and the rule: `freestyle`, `standard`, `renju` or `caro`. The number of
// rows is the size of the board. The empty board reads
// `15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b freestyle`; side and rule may be left out.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/text/fault.h"
#include "engine/gomoku/board/position.h"

namespace engine::gomoku {

struct FenResult {
    std::optional<Position> position;
    /// None when there is a position.
    Fault fault;
};

/// Without a side the one with fewer stones is to move, Black if equal; without a rule `otherwise`
/// holds.
FenResult parse_fen(std::string_view fen, Rule otherwise = Rule::Freestyle);
std::string to_fen(const Position& position);
std::optional<Rule> parse_rule(std::string_view name);

}  // namespace engine::gomoku
