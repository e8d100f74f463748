// SPDX-License-Identifier: MIT
#include "engine/gomoku/eval/evaluate.h"

#include <algorithm>

#include "engine/gomoku/board/point_values.h"

namespace engine::gomoku {

Value evaluate(const Position& position) {
    const Color us = position.side_to_move();
    const int points = position.pattern_value(us).on_move() - position.pattern_value(~us).waiting();
    return std::clamp(points / kPointValueUnit + kTempo, -kRuleLossBound + 1, kRuleLossBound - 1);
}

std::string explain_evaluation(const Position& position) {
    const Color us = position.side_to_move();
    const auto row = [](const char* name, int value) {
        return std::string(name) + " " + std::to_string(value) + "\n";
    };
    const int ours = position.pattern_value(us).on_move() / kPointValueUnit;
    const int theirs = position.pattern_value(~us).waiting() / kPointValueUnit;
    return row("points of the side to move", ours) + row("points of the other side", -theirs) +
           row("having the move", kTempo) + row("sum", evaluate(position));
}

}  // namespace engine::gomoku
