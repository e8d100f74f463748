// SPDX-License-Identifier: MIT
// Which pieces a side threatens to win where nothing moves: the attacks that make a chase.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/xiangqi/position.h"

namespace engine::xiangqi {

/// A capture that could be made: who takes whom.
struct Attack {
    Square from;
    Square to;
    bool operator==(const Attack&) const = default;
};

using Attacks = std::vector<Attack>;

/// `Computer`: the clean definition of computer play. `Asian`: the same, but a check that stands on
/// the board neither ends nor makes an attack, and a chariot held by a horse does not attack it;
/// `Chinese`: the same without that last exception.
enum class ChaseLaw : std::uint8_t { Computer, Asian, Chinese };

/// Whether the capture could be made by the law of captures alone, the victim's value and its
/// protection aside. Either side may have the move.
bool is_attack(const Position& position, const Attack& attack, ChaseLaw law);

/// The attacks by which `side` chases in `position`, whoever has the move, in ascending order of
/// attacker and victim.
Attacks chasing_attacks(const Position& position, Color side, ChaseLaw law);

/// Whether a piece of the victim's side reaches the victim's point after the capture, be it that
/// it may not take back (a "fake root").
bool has_root(const Position& position, const Attack& attack);

/// Whether a chariot on `square` may not leave because a horse would then attack its king.
bool is_held_by_horse(const Position& position, Square square);

/// The points of the victims.
Bitboard victims_of(const Attacks& attacks);

}  // namespace engine::xiangqi
