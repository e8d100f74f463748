// SPDX-License-Identifier: MIT
// The end of a game: mate, stalemate, repetition, the natural-move limit, insufficient material.
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
    /// The passage that applies, if a repetition decides; otherwise this and all fields below are
    /// empty.
    Article article;
    /// Why the repetition is allowed, if nobody lost.
    Allowance allowance = Allowance::Peace;
    /// The side that lost.
    std::optional<Color> guilty;
    /// The pieces it chased with every move, on their current points.
    Bitboard victims;
    /// The moves that were judged, ending in the current position. A cycle that was played twice is
    /// listed once.
    CycleMoves cycle;
};

/// The state of the game. Mate on the board takes precedence over every draw; a repetition is
/// judged at the third occurrence.
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
inline bool insufficient_material(const Position& position) {
    return (position.pieces(PieceType::Rook) | position.pieces(PieceType::Knight) |
            position.pieces(PieceType::Cannon) | position.pieces(PieceType::Pawn))
        .empty();
}

}  // namespace engine::xiangqi
