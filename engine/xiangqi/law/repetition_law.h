// SPDX-License-Identifier: MIT
// Who loses by a repetition, and nothing else: the laws as the search asks them at every node.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/law/rule_set.h"

namespace engine::xiangqi {

/// What led from an earlier equal position to the present one.
struct Cycle {
    /// Plies since the latest of the earlier occurrences.
    std::size_t plies = 0;
    /// Plies since the first of the occurrences asked for.
    std::size_t span = 0;
};

/// The cycle through the latest `earlier_occurrences` of the present position; nothing when it did
/// not occur that often in the span no capture interrupts.
std::optional<Cycle> latest_cycle(const Position& position, int earlier_occurrences);

/// A rule set that remembers what single moves do: a search meets the same few moves in cycle after
/// cycle.
class RepetitionLaw {
  public:
    explicit RepetitionLaw(RuleSet rules) : rules_(rules) {}

    /// The side that `rule_cycle` (see verdict.h) finds to lose by the latest `plies` moves, nobody
    /// when they draw. Asks no more than that needs. `position` is restored.
    std::optional<Color> loser(Position& position, std::size_t plies);

  private:
    /// What a move does, found by the positions before and after it.
    struct KnownMove {
        Key key = 0;
        Bitboard victims;
    };

    static constexpr std::size_t kKnownMoves = 4096;  // a power of two

    /// The latest move's new victims; under Chinese rules, which ask for no victim, all points if
    /// it attacks in any way.
    [[nodiscard]] Bitboard victims_of_last_move(Position& position) const;

    RuleSet rules_;
    std::vector<KnownMove> known_moves_;  // empty until a cycle asks
    std::vector<Move> undone_;            // scratch of `loser`
};

}  // namespace engine::xiangqi
