// SPDX-License-Identifier: MIT
// Perfect endgame play under the rules of the current game, including repetition and the
// natural-move limit, which the tables ignore.
#pragma once

#include <optional>
#include <vector>

#include "engine/core/search/types.h"
#include "engine/xiangqi/endings/tables.h"
#include "engine/xiangqi/law/rules.h"

namespace engine::xiangqi {

/// The verdict for the side to move. Nothing if there is no table, the game is over, `cancelled`
/// returned true, the natural-move limit may come before the mate, or both sides can attack and
/// neither wins: such a draw may rely on perpetual checks or chases, which the rules forbid.
std::optional<EndingVerdict> judge_ending(EndingTables& tables, const Position& position,
                                          RuleSet rules, const StopPoll& cancelled);

/// The candidate moves, best first, at least one; only those in `allowed` unless it is empty. Moves
/// that lose by a ruling are left out, those that draw by one count as draws. Nothing if
/// `judge_ending` returns nothing, or if a ruling would win.
std::optional<std::vector<EndingMove>> playable_moves(EndingTables& tables,
                                                      const Position& position, RuleSet rules,
                                                      const std::vector<Move>& allowed,
                                                      const StopPoll& cancelled);

/// The continuation of a won or lost game after its first move, with best play by both sides;
/// limited to this many plies.
std::vector<Move> perfect_line(EndingTables& tables, const Position& position, Move first,
                               std::size_t plies);

/// For a win of unknown length: more than any material, less than a mate.
inline constexpr Value kKnownWin = 5000;
/// The search value of a verdict, from the plies to mate, or `kKnownWin`.
Value value_of(const EndingVerdict& verdict);

}  // namespace engine::xiangqi
