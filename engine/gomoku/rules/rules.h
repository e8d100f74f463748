// SPDX-License-Identifier: MIT
// The end of a game, and the forbidden points of Black in Renju.
//
// Renju follows the International Rules of Renju of the Renju International Federation, section
// "fouls": Black may not make an overline, two fours or two threes with one move unless it makes a
// five. A three counts only if a further move that is itself allowed turns it into a straight four.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/core/outcome.h"
#include "engine/gomoku/board/position.h"

namespace engine::gomoku {

enum class Foul : std::uint8_t { None, Overline, DoubleFour, DoubleThree };
/// Lower case with hyphens, e.g. `double-three`; empty for None.
std::string_view text_of(Foul foul);

/// The foul of a black stone on an empty point. `position` is changed and restored.
Foul foul_at(Position& position, Point point);

/// Whether an empty point is forbidden for the side to move; cheap in clear cases.
inline bool is_forbidden(Position& position, Point point) {
    const Threat threat = position.threat(position.side_to_move(), point);
    if (threat == Threat::Forbidden) return true;
    return threat == Threat::PerhapsForbidden && foul_at(position, point) != Foul::None;
}

/// Whether `color` has a winning row on the board.
bool has_won(const Position& position, Color color);

struct Verdict {
    Status status = Status::Ongoing;
    Reason reason = Reason::None;
};
/// A side without an allowed point draws, as on a full board. `position` is changed and restored,
/// here and below.
Verdict judge(Position& position);

/// The empty points that are forbidden for Black, whichever side is to move.
PointSet forbidden_points(Position& position);
/// All points allowed for the side to move, even if the game is over.
PointSet legal_moves(Position& position);
/// The number of leaves of the tree of legal moves, `depth` plies deep.
std::uint64_t perft(Position& position, int depth);

}  // namespace engine::gomoku
