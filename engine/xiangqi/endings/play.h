// SPDX-License-Identifier: MIT
// Perfect play of endings by the rules of the game at hand, whose repetitions and quiet moves the
// tables know nothing of.
#pragma once

#include <optional>
#include <vector>

#include "engine/core/search_types.h"
#include "engine/xiangqi/endings/tables.h"
#include "engine/xiangqi/law/rules.h"

namespace engine::xiangqi {

/// The verdict for the side to move. Nothing where there is no table, the game is over, `cancelled`
/// answered true, the natural-move limit may come before the mate, or both sides can attack and
/// neither wins: such a draw may rest on perpetual checks or chases, which the laws forbid.
std::optional<EndingVerdict> judge_ending(EndingTables& tables, const Position& position,
                                          RuleSet rules, const StopPoll& cancelled);

/// The moves that may be played, of `allowed` alone unless that is empty; the best first, at least
/// one. Those that lose by a ruling are left out, those that draw by one count as draws. Nothing
/// where `judge_ending` says nothing, or where a ruling would win.
std::optional<std::vector<EndingMove>> playable_moves(EndingTables& tables,
                                                      const Position& position, RuleSet rules,
                                                      const std::vector<Move>& allowed,
                                                      const StopPoll& cancelled);

/// How a won or lost game goes on after its first move, both sides playing at their best; at most
/// so many plies.
std::vector<Move> perfect_line(EndingTables& tables, const Position& position, Move first,
                               std::size_t plies);

/// Of a win whose length is not known: more than any pieces are worth, less than a mate.
inline constexpr Value kKnownWin = 5000;
/// The value of a verdict to a search, in plies to the mate or `kKnownWin`.
Value value_of(const EndingVerdict& verdict);

}  // namespace engine::xiangqi
