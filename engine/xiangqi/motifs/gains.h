// SPDX-License-Identifier: MIT
// What a move certainly wins: every answer is looked at, then both sides go on capturing as long as
// it pays. A motif that wins material rests on this and on nothing that a search only believes.
#pragma once

#include <optional>

#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/search/see.h"

namespace engine::xiangqi {

/// Less is not called won: a cannon for a horse is an exchange, an advisor is not.
inline constexpr Value kLeastGain = 60;

/// Enemies that the piece on `from` can take with a gain, the general left out.
Bitboard winnable_by(const Board& board, Square from);

/// What is to be shown of a move.
struct Claim {
    /// The gain in centipawns.
    Value least = kLeastGain;
    /// The next capture must be on one of these points, or of a piece that fled from one of them if
    /// `follows`; anywhere where there are none.
    Bitboard targets = {};
    bool follows = false;
};

/// Whether a legal `move` mates, or wins what the claim says whatever the answer is. False too
/// where more than a bounded number of positions would have to be looked at.
bool wins_by_force(const Position& position, Move move, const Claim& claim);

/// A legal move that mates at once, if there is one.
std::optional<Move> mate_in_one(Position& position);

}  // namespace engine::xiangqi
