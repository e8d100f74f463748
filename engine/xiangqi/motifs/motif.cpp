// SPDX-License-Identifier: MIT
#include "engine/xiangqi/motifs/motif.h"

#include <array>

namespace engine::xiangqi {

namespace {

/// In the order of the kinds.
constexpr std::array<std::string_view, static_cast<std::size_t>(MotifKind::NoMoveLeft) + 1> kTexts{
    "fork",
    "pin",
    "relative-pin",
    "skewer",
    "discovered-attack",
    "discovered-cannon",
    "trapped-piece",
    "mate-threat",
    "in-between-check",
    "discovered-check",
    "double-check",
    "hanging-piece",
    "insufficient-defence",
    "double-chariot",
    "pinned-defender",
    "facing-generals",
    "overloaded-defender",
    "removed-defender",
    "moved-into-attack",
    "left-undefended",
    "blocked-leg",
    "blocked-eye",
    "lost-screen",
    "gave-screen",
    "opened-line",
    "freed-leg",
    "interference",
    "ignored-threat",
    "escapes",
    "protects",
    "shields",
    "removes-attacker",
    "heavy-cannons",
    "horse-behind-cannon",
    "iron-bolt",
    "palace-corner-horse",
    "trough-horse",
    "angler-horse",
    "octagonal-horse",
    "smothered-palace",
    "double-chariot-mate",
    "sea-bottom-moon",
    "flanking-cannons",
    "heaven-earth-cannons",
    "pierced-heart",
    "facing-generals-mate",
    "double-check-mate",
    "two-ghosts",
    "side-tiger",
    "high-angler-horse",
    "two-horses-mate",
    "spring-horse",
    "cinnabar-cannon",
    "soldier-on-throne",
    "three-chariots",
    "back-rank-soldier",
    "home-driving-soldier",
    "standing-horse",
    "advisor-presses-general",
    "two-cups",
    "smothered-mate",
    "no-move-left",
};

}  // namespace

std::string_view text_of(MotifKind kind) { return kTexts[static_cast<std::size_t>(kind)]; }

}  // namespace engine::xiangqi
