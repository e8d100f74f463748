// SPDX-License-Identifier: MIT
#include "engine/gomoku/evaluate.h"

#include <algorithm>
#include <array>

namespace engine::gomoku {

namespace {

using ThreatValues = std::array<int, kThreats>;

/// What it is worth to have a point of each kind, by threat: once, and once more for the second.
constexpr ThreatValues kOnMove{0, 0, 0, 30, 120, 15, 250, 0, 0, 0};
constexpr ThreatValues kWaiting{0, 0, 0, 8, 40, 8, 60, 120, 160, 0};
constexpr int kTempo = 30;

int threat_value(const Position& position, Color color, const ThreatValues& values) {
    int sum = 0;
    for (std::size_t i = 0; i < kThreats; ++i) {
        sum += values[i] * std::min(position.count(color, static_cast<Threat>(i)), 2);
    }
    return sum;
}

}  // namespace

Value evaluate(const Position& position) {
    const Color us = position.side_to_move();
    const int value = position.pattern_value(us) - position.pattern_value(~us) +
                      threat_value(position, us, kOnMove) -
                      threat_value(position, ~us, kWaiting) + kTempo;
    return std::clamp(value, -kRulingBound + 1, kRulingBound - 1);
}

std::string explain_evaluation(const Position& position) {
    const Color us = position.side_to_move();
    const auto row = [](const char* name, int value) {
        return std::string(name) + " " + std::to_string(value) + "\n";
    };
    return row("patterns of the side to move", position.pattern_value(us)) +
           row("patterns of the other side", -position.pattern_value(~us)) +
           row("threats of the side to move", threat_value(position, us, kOnMove)) +
           row("threats of the other side", -threat_value(position, ~us, kWaiting)) +
           row("having the move", kTempo) + row("sum", evaluate(position));
}

}  // namespace engine::gomoku
