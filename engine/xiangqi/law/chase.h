// SPDX-License-Identifier: MIT
// The attacks that make a chase: which pieces a side threatens to win in the current position.
#pragma once

#include <cstdint>

#include "engine/core/fixed_vector.h"
#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/law/rule_set.h"

namespace engine::xiangqi {

/// A possible capture: attacker and victim.
struct Attack {
    Square from;
    Square to;
    bool operator==(const Attack&) const = default;
};

/// At most four targets of each chariot, cannon, advisor and elephant, and eight of each horse.
using Attacks = FixedVector<Attack, 2 * (4 * 4 + 8)>;

/// The board before the latest move.
Board board_before_last_move(const Position& position);

/// `Computer`: the definition of computer play only. `Asian`: the same, but a check on the board
/// neither ends nor makes an attack, a new attacker renews one, and a chariot that is held by a
/// horse while it is attacked does not chase that horse; `Chinese`: the same without that last
/// exception.
enum class ChaseLaw : std::uint8_t { Computer, Asian, Chinese };

constexpr ChaseLaw chase_law(RuleSet rules) {
    if (rules == RuleSet::Asian) return ChaseLaw::Asian;
    return rules == RuleSet::Chinese ? ChaseLaw::Chinese : ChaseLaw::Computer;
}

/// Whether the capture is possible under the capture rules alone, regardless of the victim's value
/// and protection. Either side may be to move.
bool is_attack(const Board& board, const Attack& attack, ChaseLaw law);

/// The attacks by which `side` chases, even if the other side is to move, in ascending order of
/// attacker and victim.
Attacks chasing_attacks(const Board& board, Color side, ChaseLaw law);

/// Item 3: the attacks after a move on pieces not attacked before it.
Attacks on_new_victims(const Attacks& after, const Attacks& before);

/// The new chasing attacks of the latest move.
Attacks new_chases(const Position& position, ChaseLaw law);

/// Whether a piece of the victim's side reaches the victim's point after the capture, even if it
/// may not recapture (a "fake root").
bool has_root(const Board& board, const Attack& attack);

/// Whether a chariot on `square` may not leave because a horse would then attack its king.
bool is_held_by_horse(const Board& board, Square square);

/// The points of the victims.
Bitboard victims_of(const Attacks& attacks);

}  // namespace engine::xiangqi
