// SPDX-License-Identifier: MIT
// Classifies the moves of a repeated cycle: the facts that every rule set judges.
#pragma once

#include <vector>

#include "engine/xiangqi/law/chase.h"
#include "engine/xiangqi/law/rule_set.h"

namespace engine::xiangqi {

/// A move of a cycle and its natures; several are possible, and a move without any is idle.
struct CycleMove {
    Move move;
    Color side = Color::Red;
    bool checks = false;
    /// Without checking, it threatens mate by checks alone (see mate_threat.h). Asian and Chinese
    /// rules only.
    bool threatens_mate = false;
    /// It places its piece where an enemy can capture it: an offer to exchange or a sacrifice.
    bool offers = false;
    /// It shields a chased piece or the checked king by blocking or unblocking.
    bool blocks = false;
    /// Its new attacks, on the points after it; empty if it chases nothing.
    Attacks chases;
    /// Chinese: it chases only through checks (see combination.h).
    bool by_combination = false;

    [[nodiscard]] bool is_attack() const { return checks || threatens_mate || !chases.empty(); }
};

using CycleMoves = std::vector<CycleMove>;

/// Updates a set of pieces for a move without capture, forwards or backwards.
inline void follow(Bitboard& pieces, Move move) {
    const Bitboard ends = point(move.from()) | point(move.to());
    if (pieces.has(move.from()) != pieces.has(move.to())) pieces ^= ends;
}

/// Classifies the latest `plies` moves under `rules`, oldest first. None of them may capture.
CycleMoves classify_cycle(Position position, std::size_t plies, RuleSet rules);

/// `CycleMove::is_attack` of the latest move under Chinese rules. `position` is restored.
bool attacks_under_chinese_rules(Position& position);

}  // namespace engine::xiangqi
