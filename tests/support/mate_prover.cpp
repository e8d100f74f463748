// SPDX-License-Identifier: MIT
#include "tests/support/mate_prover.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "engine/xiangqi/board/movegen.h"

namespace tests {

using engine::xiangqi::has_legal_move;
using engine::xiangqi::legal_checks;
using engine::xiangqi::legal_moves;
using engine::xiangqi::Move;
using engine::xiangqi::MoveList;
using engine::xiangqi::Position;

Proof MateProver::prove(Position& position, int moves) {
    positions_ = 0;
    known_.clear();
    // Short proofs first: many mates turn out to be shorter.
    for (int within = 1; within < std::abs(moves) && !gave_up(); ++within) {
        if (moves > 0 ? mates(position, within) : is_lost(position, within)) return Proof::Proven;
    }
    const bool holds =
        !gave_up() && (moves > 0 ? mates(position, moves) : is_lost(position, -moves));
    if (gave_up()) return Proof::TooLarge;
    return holds ? Proof::Proven : Proof::Refuted;
}

/// Also returns false when it gave up.
bool MateProver::mates(Position& position, int moves) {
    const Known known = known_[position.key()];
    if (known.mates_in <= moves) return true;
    if (known.none_within >= moves) return false;
    const MoveList checks = legal_checks(position);
    const auto is_check = [&](Move move) {
        return std::find(checks.begin(), checks.end(), move) != checks.end();
    };
    // Checks first, because they leave the fewest answers.
    for (const Move move : checks) {
        if (mates_with(position, move, moves)) return true;
    }
    for (const Move move : legal_moves(position)) {
        if (!is_check(move) && mates_with(position, move, moves)) return true;
    }
    if (!gave_up()) {
        Known& now = known_[position.key()];
        now.none_within = std::max(now.none_within, static_cast<std::int8_t>(moves));
    }
    return false;
}

bool MateProver::mates_with(Position& position, Move move, int moves) {
    if (gave_up()) return false;
    ++positions_;
    position.make_move(move);
    const bool mates = is_lost(position, moves - 1);
    position.unmake_move();
    if (!mates) return false;
    Known& now = known_[position.key()];
    now.mates_in = std::min(now.mates_in, static_cast<std::int8_t>(moves));
    return true;
}

/// Whether the side to move is mated now, or after any of its moves within `moves` moves of the
/// other side.
bool MateProver::is_lost(Position& position, int moves) {
    if (moves == 0) return !has_legal_move(position);
    for (const Move move : legal_moves(position)) {
        if (gave_up()) return false;
        ++positions_;
        position.make_move(move);
        const bool mated = mates(position, moves);
        position.unmake_move();
        if (!mated) return false;
    }
    return !gave_up();
}

}  // namespace tests
