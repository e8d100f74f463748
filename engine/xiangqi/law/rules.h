// SPDX-License-Identifier: MIT
// How a game ends: mate, stalemate, repetition, the natural-move limit, insufficient material.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/core/outcome.h"
#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/law/cycle.h"
#include "engine/xiangqi/law/rule_set.h"
#include "engine/xiangqi/law/verdict.h"

namespace engine::xiangqi {

struct Ruling {
    Status status = Status::Ongoing;
    Reason reason = Reason::None;
    RuleSet rules = RuleSet::Simple;
    /// When a repetition decides, else all below is empty: what it rests on (see verdict.h) …
    Article article;
    /// … why it is allowed, if nobody lost by it …
    Allowance allowance = Allowance::Peace;
    /// … the side that lost by it …
    std::optional<Color> guilty;
    /// … the pieces it chased with every move, where they stand now …
    Bitboard victims;
    /// … and the moves that were ruled upon, the present position at their end. A cycle played
    /// twice stands here once.
    CycleMoves cycle;
};

/// The state of the game. Mate on the board comes before every draw; a repetition is ruled at the
/// third occurrence.
Ruling judge(const Position& position, RuleSet rules);

/// The ruling if the cycle that led back to the current position were played once more; nothing if
/// there is none or the game is over.
std::optional<Ruling> warning(const Position& position, RuleSet rules);

/// The legal moves that immediately lose by repetition.
MoveList losing_repetitions(const Position& position, RuleSet rules);

/// Asian rules: draw after 60 moves by each side without capture. Each side's checks after its
/// tenth, and the replies to them, are not counted.
inline constexpr int kNaturalMoveLimitPlies = 120;
[[nodiscard]] inline bool natural_move_limit_reached(const Position& position) {
    return position.state().quiet_plies >= kNaturalMoveLimitPlies;
}

/// Neither side has a piece that can cross the river.
bool insufficient_material(const Position& position);

}  // namespace engine::xiangqi
