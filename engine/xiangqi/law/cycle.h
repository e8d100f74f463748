// SPDX-License-Identifier: MIT
// What the moves of a repeated cycle do: the facts that every law of repetition rules upon.
#pragma once

#include <vector>

#include "engine/xiangqi/law/chase.h"
#include "engine/xiangqi/law/rule_set.h"

namespace engine::xiangqi {

/// A move of a cycle and its natures; it may have several, or none: then it is idle.
struct CycleMove {
    Move move;
    Color side = Color::Red;
    bool checks = false;
    /// Not checking, it threatens mate by nothing but checks (see mate_threat.h). Asian and Chinese
    /// rules only.
    bool threatens_mate = false;
    /// It puts its piece before an enemy that can take it: an offer to exchange or a sacrifice.
    bool offers = false;
    /// It shields a chased piece or the checked king by standing in the way or stepping out of it.
    bool blocks = false;
    /// The attacks it makes anew, on the points after it; empty when it chases nothing.
    Attacks chases;
    /// Chinese: it chases only by way of checks (see combination.h).
    bool by_combination = false;

    [[nodiscard]] bool is_attack() const { return checks || threatens_mate || !chases.empty(); }
};

using CycleMoves = std::vector<CycleMove>;

/// Carries a set of pieces over a move that captures nothing, forwards or back.
inline void follow(Bitboard& pieces, Move move) {
    const Bitboard ends = point(move.from()) | point(move.to());
    if (pieces.has(move.from()) != pieces.has(move.to())) pieces ^= ends;
}

/// The latest `plies` moves, oldest first, as `rules` see them. None of them may capture.
CycleMoves classify_cycle(Position position, std::size_t plies, RuleSet rules);

/// `CycleMove::is_attack` of the latest move under Chinese rules. `position` is restored.
bool attacks_under_chinese_rules(Position& position);

}  // namespace engine::xiangqi
