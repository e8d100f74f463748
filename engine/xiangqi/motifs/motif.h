// SPDX-License-Identifier: MIT
// A motif of a move or a final position: a name and the pieces involved. README.md lists the
// players' terms for each name.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/xiangqi/board/piece.h"
#include "engine/xiangqi/board/square.h"

namespace engine::xiangqi {

enum class MotifKind : std::uint8_t {
    // How a move wins material with the next move (attacks.h).
    Fork,
    Pin,
    RelativePin,
    Skewer,
    DiscoveredAttack,
    DiscoveredCannon,
    TrappedPiece,
    MateThreat,
    InBetweenCheck,
    // How a move gives check.
    DiscoveredCheck,
    DoubleCheck,
    // Why a captured piece is not won back (captures.h).
    HangingPiece,
    InsufficientDefence,
    DoubleChariot,
    PinnedDefender,
    FacingGenerals,
    OverloadedDefender,
    RemovedDefender,
    // How the previous move allowed a piece to be captured (causes.h).
    MovedIntoAttack,
    LeftUndefended,
    BlockedLeg,
    BlockedEye,
    LostScreen,
    GaveScreen,
    OpenedLine,
    FreedLeg,
    Interference,
    IgnoredThreat,
    // How a move saves an attacked piece (rescues.h).
    Escapes,
    Protects,
    Shields,
    RemovesAttacker,
    // How a mate works, from the final position (mates.h).
    HeavyCannons,
    HorseBehindCannon,
    IronBolt,
    PalaceCornerHorse,
    TroughHorse,
    AnglerHorse,
    OctagonalHorse,
    SmotheredPalace,
    DoubleChariotMate,
    SeaBottomMoon,
    FlankingCannons,
    HeavenEarthCannons,
    PiercedHeart,
    FacingGeneralsMate,
    DoubleCheckMate,
    TwoGhosts,
    SideTiger,
    HighAnglerHorse,
    TwoHorsesMate,
    SpringHorse,
    CinnabarCannon,
    SoldierOnThrone,
    ThreeChariots,
    BackRankSoldier,
    HomeDrivingSoldier,
    StandingHorse,
    AdvisorPressesGeneral,
    TwoCups,
    SmotheredMate,
    NoMoveLeft,
};
/// Lower case with hyphens, e.g. `horse-behind-cannon`.
std::string_view text_of(MotifKind kind);

/// A piece and its point in the position of the motif.
struct PlacedPiece {
    Piece piece;
    Square square;
    bool operator==(const PlacedPiece&) const = default;
};

struct Motif {
    MotifKind kind = MotifKind::Fork;
    /// The piece that carries out the motif.
    PlacedPiece actor;
    /// The pieces it affects, the most valuable first.
    std::vector<PlacedPiece> targets;
    /// The pieces without which it would not work: a screen, a blocker, the pinned defender.
    std::vector<PlacedPiece> helpers;
    bool operator==(const Motif&) const = default;
};

using Motifs = std::vector<Motif>;

}  // namespace engine::xiangqi
