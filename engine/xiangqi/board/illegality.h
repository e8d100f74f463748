// SPDX-License-Identifier: MIT
// Why a move may not be played, and what a piece can do: for people who learn the rules.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/xiangqi/board/bitboard.h"
#include "engine/xiangqi/board/move.h"
#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// The first that applies, in this order.
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

/// `own-piece`, `blocked-leg`, …
std::string_view text_of(Illegality reason);

struct IllegalMove {
    Illegality reason = Illegality::WrongShape;
    /// What is to blame: the pieces in the way, on the leg or in the eye, or those that would take
    /// the general; on the target the own piece. Else empty.
    Bitboard culprits;
};

/// Nothing where the move is legal, or no piece of the side to move stands where it begins.
std::optional<IllegalMove> why_illegal(const Position& position, Move move);

/// What a piece can do, whosever turn it is.
struct Reach {
    /// Where it may go if its side were to move.
    Bitboard targets;
    /// Where it could go if its own general were not attacked then.
    Bitboard barred;
    /// The legs or eyes that stand in its way to a point of the board.
    Bitboard blockers;
    /// The pieces over which a cannon takes.
    Bitboard screens;
};

/// All empty where no piece stands.
Reach reach_of(const Position& position, Square square);

}  // namespace engine::xiangqi
