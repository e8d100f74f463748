// SPDX-License-Identifier: MIT
// Determines only the loser of a repetition: the rule sets as used by the search at every node.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/law/rule_set.h"

namespace engine::xiangqi {

/// The span from an earlier equal position to the current one.
struct Cycle {
    /// Plies since the latest earlier occurrence.
    std::size_t plies = 0;
    /// Plies since the first of the requested occurrences.
    std::size_t span = 0;
};

/// The cycle through the latest `earlier_occurrences` of the current position; nothing if it did
/// not occur that often since the last capture.
std::optional<Cycle> latest_cycle(const Position& position, int earlier_occurrences);

/// A rule set that caches the effects of single moves, because a search meets the same few moves in
/// many cycles.
class RepetitionLaw {
  public:
    explicit RepetitionLaw(RuleSet rules) : rules_(rules) {}

    /// The side that loses by the latest `plies` moves according to `rule_cycle` (see verdict.h),
    /// or nobody if they draw. Computes only what that needs. `position` is restored.
    std::optional<Color> loser(Position& position, std::size_t plies);

  private:
    /// The effects of a move, looked up by the positions before and after it.
    struct KnownMove {
        Key key = 0;
        Bitboard victims;
    };

    static constexpr std::size_t kKnownMoves = 4096;  // a power of two

    /// The latest move's new victims; under Chinese rules, which do not need the victims, all
    /// points if it attacks in any way.
    [[nodiscard]] Bitboard victims_of_last_move(Position& position) const;

    RuleSet rules_;
    std::vector<KnownMove> known_moves_;  // empty until a cycle asks
    std::vector<Move> undone_;            // scratch of `loser`
};

}  // namespace engine::xiangqi
