// SPDX-License-Identifier: MIT
// Proves what a move wins: searches every answer, then lets both sides capture as long as it pays.
// The motifs that win material are based on this proof and on no search value.
#pragma once

#include <optional>

#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/search/see.h"

namespace engine::xiangqi {

/// Smaller gains do not count: a cannon for a horse is an exchange, an advisor is a gain.
inline constexpr Value kLeastGain = 60;

/// The enemy pieces, except the general, that the piece on `from` can capture with a gain.
Bitboard winnable_by(const Board& board, Square from);

/// The claim to be proven about a move.
struct Claim {
    /// The gain in centipawns.
    Value least = kLeastGain;
    /// The next capture must be on one of these points or, with `follows`, of a piece that fled
    /// from one of them; if empty, anywhere.
    Bitboard targets = {};
    bool follows = false;
};

/// Whether a legal `move` mates, or wins the claimed amount against every answer. False, too, if
/// the proof exceeds the limit of positions.
bool wins_by_force(const Position& position, Move move, const Claim& claim);

/// A legal move that mates immediately, if any.
std::optional<Move> mate_in_one(Position& position);

}  // namespace engine::xiangqi
