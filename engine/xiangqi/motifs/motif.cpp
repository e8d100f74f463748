// SPDX-License-Identifier: MIT
#include "engine/xiangqi/motifs/motif.h"

#include <array>

namespace engine::xiangqi {

std::string_view text_of(MotifKind kind) {
    constexpr std::array<std::string_view, static_cast<std::size_t>(MotifKind::NoMoveLeft) + 1>
        kTexts{"fork",
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
               "palcorner-horse",
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
               "no-move-left"};
    return kTexts[static_cast<std::size_t>(kind)];
}

}  // namespace engine::xiangqi
