// SPDX-License-Identifier: MIT
#include "engine/gomoku/evaluate.h"

#include <algorithm>
#include <array>

namespace engine::gomoku {

namespace {

using ThreatValues = std::array<int, kThreats>;

/// What points of each kind are worth on top of their lines to the side on the move and to the
/// other, each for the first and again for the second; fitted with the values of threat.cpp.
constexpr ThreatValues kOnMove{0, 0, 0, 32, 64, 18, 41, 0, 0, 0};
constexpr ThreatValues kWaiting{0, 0, 0, -41, 66, 53, 135, 60, 0, 0};
constexpr int kTempo = 120;

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
                      threat_value(position, us, kOnMove) - threat_value(position, ~us, kWaiting) +
                      kTempo;
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
