// SPDX-License-Identifier: MIT
// What a move or a final position is an example of, as a name and the pieces it is about. Which
// word of players stands for which name is told in README.md.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/xiangqi/board/piece.h"
#include "engine/xiangqi/board/square.h"

namespace engine::xiangqi {

enum class MotifKind : std::uint8_t {
    // How a move wins material by what it threatens (attacks.h).
    Fork,
    Pin,
    RelativePin,
    Skewer,
    DiscoveredAttack,
    DiscoveredCannon,
    TrappedPiece,
    MateThreat,
    InBetweenCheck,
    // How a move checks.
    DiscoveredCheck,
    DoubleCheck,
    // Why what a move takes is not won back (captures.h).
    HangingPiece,
    InsufficientDefence,
    DoubleChariot,
    PinnedDefender,
    FacingGenerals,
    OverloadedDefender,
    RemovedDefender,
    // What the move before did wrong, so that a piece could be taken (causes.h).
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
    // What a move does for a piece that is attacked (rescues.h).
    Escapes,
    Protects,
    Shields,
    RemovesAttacker,
    // How a mate comes about, by the final position (mates.h).
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

/// A piece where it stands when the motif is on the board.
struct PlacedPiece {
    Piece piece;
    Square square;
    bool operator==(const PlacedPiece&) const = default;
};

struct Motif {
    MotifKind kind = MotifKind::Fork;
    /// The piece that does it.
    PlacedPiece actor;
    /// Those it is done to, the dearest first.
    std::vector<PlacedPiece> targets;
    /// Those without which it would not work: a screen, a blocker, the defender that is pinned.
    std::vector<PlacedPiece> helpers;
    bool operator==(const Motif&) const = default;
};

using Motifs = std::vector<Motif>;

}  // namespace engine::xiangqi
