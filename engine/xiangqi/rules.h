// SPDX-License-Identifier: MIT
// How a game ends: mate, stalemate, repetition, the natural-move limit, nothing left to attack
// with.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/game.h"
#include "engine/xiangqi/position.h"

namespace engine::xiangqi {

/// How repetitions are ruled. `Simple`: one-sided perpetual check loses, everything else draws.
enum class RuleSet : std::uint8_t { Simple };

std::optional<RuleSet> parse_rule_set(std::string_view name);

struct Ruling {
    Status status = Status::Ongoing;
    Reason reason = Reason::None;
    /// Plies of the repeated cycle that decided, counted back from the present; else 0.
    std::size_t cycle_plies = 0;
};

/// The state of the game. Mate on the board comes before every draw; a repetition is ruled at the
/// third occurrence.
Ruling judge(const Position& position, RuleSet rules);

/// Asian rules: draw after 60 moves of each side without capture. Each side's checks after its
/// tenth, and the replies to them, are not counted.
inline constexpr int kNaturalMoveLimitPlies = 120;
[[nodiscard]] inline bool natural_move_limit_reached(const Position& position) {
    return position.state().quiet_plies >= kNaturalMoveLimitPlies;
}

/// Neither side has a piece that can cross the river.
bool insufficient_material(const Position& position);

/// What led from an earlier equal position to the present one.
struct Cycle {
    /// Plies since the latest of the earlier occurrences.
    std::size_t plies = 0;
    /// Whether each move of a side, since the first of the occurrences asked for, gave check.
    bool red_always_checks = false;
    bool black_always_checks = false;
};

/// The cycle through the latest `earlier_occurrences` of the present position; nothing when it did
/// not occur that often in the span no capture interrupts.
std::optional<Cycle> latest_cycle(const Position& position, int earlier_occurrences);

/// The side that loses by `cycle`, if either does.
std::optional<Color> loser_by_repetition(const Cycle& cycle);

}  // namespace engine::xiangqi
