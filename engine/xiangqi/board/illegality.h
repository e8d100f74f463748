// SPDX-License-Identifier: MIT
// Why a move is illegal, and where a piece can move, what attacks and what protects it: for people
// who learn the rules.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/xiangqi/board/bitboard.h"
#include "engine/xiangqi/board/move.h"
#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// The first reason that applies, in this order.
enum class Illegality : std::uint8_t {
    OutsidePalace,     ///< a general or an advisor would leave it
    AcrossRiver,       ///< an elephant would cross it
    SidewaysTooEarly,  ///< a pawn that has not crossed the river
    Backward,          ///< a pawn
    WrongShape,        ///< the piece does not move so at all
    OwnPiece,          ///< one of the same side stands there
    BlockedLeg,        ///< of a knight
    BlockedEye,        ///< of a bishop
    BlockedWay,        ///< a rook, or a cannon that takes nothing, would jump
    NoScreen,          ///< a cannon would take without jumping
    TooManyScreens,    ///< a cannon would take over more than one piece
    FacingKings,       ///< nothing would stand between the generals
    StaysInCheck,      ///< the check is not answered
    MovesIntoCheck,    ///< the general would be taken where it goes
    ExposesKing,       ///< the piece shields its general, or would become a screen
};

/// The name of the reason, for example `own-piece` or `blocked-leg`.
std::string_view text_of(Illegality reason);

struct IllegalMove {
    Illegality reason = Illegality::WrongShape;
    /// The pieces that make the move illegal: the pieces in the way, on the leg or in the eye, the
    /// attackers of the general, or the own piece on the target. Empty for the other reasons.
    Bitboard culprits;
};

/// Nothing if the move is legal, or if no piece of the side to move is on its origin.
std::optional<IllegalMove> why_illegal(const Position& position, Move move);

/// The moves of a piece, whichever side is to move.
struct Reach {
    /// Legal targets if it were its side's turn.
    Bitboard targets;
    /// Targets that are illegal because the own general would be attacked.
    Bitboard barred;
    /// The pieces on legs or in eyes that block a move.
    Bitboard blockers;
    /// The screens over which a cannon captures.
    Bitboard screens;
    /// The enemy pieces that would attack the own general if the piece made a barred move.
    Bitboard pinners;
    /// The enemy pieces that can legally capture the piece, if it were their turn. None for a
    /// general.
    Bitboard attackers;
    /// The own pieces that can legally recapture, whichever attacker captures, or if some enemy
    /// piece stood there.
    Bitboard protectors;
};

/// Empty if the point is empty.
Reach reach_of(const Position& position, Square square);

}  // namespace engine::xiangqi
