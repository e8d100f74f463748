// SPDX-License-Identifier: MIT
// A Gomoku position as one line of text, similar to Forsyth-Edwards Notation.
//
// Rows from the top, separated by `/`: `b` and `w` are stones, numbers count empty points. Then the
// side to move, `b` or `w`, and the rule: `freestyle`, `standard`, `renju` or `caro`. The number of
// rows is the board size. The empty board is `15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b
// freestyle`; side and rule may be omitted.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/text/fault.h"
#include "engine/gomoku/board/position.h"

namespace engine::gomoku {

struct FenResult {
    std::optional<Position> position;
    /// Empty if there is a position.
    Fault fault;
};

/// Without a side to move, the side with fewer stones is to move, Black if equal; without a rule
/// `otherwise` applies.
FenResult parse_fen(std::string_view fen, Rule otherwise = Rule::Freestyle);
std::string to_fen(const Position& position);
std::optional<Rule> parse_rule(std::string_view name);

}  // namespace engine::gomoku
