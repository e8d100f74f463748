// SPDX-License-Identifier: MIT
#include "book/builder.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace book {

using engine::BookEntry;
using engine::BookPosition;
using engine::Key;
using engine::xiangqi::Move;
using engine::xiangqi::Position;

namespace {

// In thousandths. Both limits drop moves that masters tried and abandoned; see README.md.
constexpr std::int64_t kLeastShare = 10;
constexpr std::int64_t kLeastScore = 360;
constexpr std::int64_t kMostBelowAverage = 80;
constexpr std::int64_t kWeightOfPosition = 1000;
// Even next to a move that always wins, the weakest move gets a weight of at least 1.
static_assert(kWeightOfPosition * kLeastShare * kLeastScore * kLeastScore >= 1000 * 1000 * 1000);

/// Points per game in thousandths, with ten imaginary draws added to reduce the noise of rare
/// moves.
std::int64_t score(const Tally& tally) {
    constexpr std::int64_t kImaginedDraws = 10;
    return 500 * (2 * tally.wins + tally.draws + kImaginedDraws) / (tally.games() + kImaginedDraws);
}

bool is_worth_playing(const Tally& tally, const Tally& all) {
    return !tally.is_mistake && 1000 * tally.games() >= kLeastShare * all.games() &&
           score(tally) >= kLeastScore && score(tally) >= score(all) - kMostBelowAverage;
}

/// Popularity times the square of the score: of two equally common moves that score 55 and 45 per
/// cent, the first is chosen in three of five cases. 0 for a move not worth playing.
std::int64_t raw_weight(const Tally& tally, const Tally& all) {
    return is_worth_playing(tally, all) ? tally.games() * score(tally) * score(tally) : 0;
}

}  // namespace

std::string Builder::add(const Position& position, Move move, const Tally& tally) {
    Key key = position.key();
    const Key mirrored_key = position.mirrored().key();
    if (positions_.count(key) == 0 && positions_.count(mirrored_key) != 0) {
        key = mirrored_key;
        move = move.mirrored();
    }
    auto& candidates = positions_[key];
    const auto same = [move](const Candidate& candidate) { return candidate.move == move; };
    if (std::any_of(candidates.begin(), candidates.end(), same)) {
        return "the move " + move.text() + " of this position was given before";
    }
    candidates.push_back({move, tally});
    return {};
}

std::vector<BookPosition> Builder::positions() const {
    std::vector<BookPosition> positions;
    for (const auto& [key, candidates] : positions_) {
        Tally all;
        for (const auto& [move, tally] : candidates) {
            all.wins += tally.wins;
            all.draws += tally.draws;
            all.losses += tally.losses;
        }
        std::int64_t total = 0;
        for (const auto& [move, tally] : candidates) total += raw_weight(tally, all);
        BookPosition position{key, {}};
        for (const auto& [move, tally] : candidates) {
            const std::int64_t share =
                total == 0 ? 0 : raw_weight(tally, all) * kWeightOfPosition / total;
            position.moves.push_back({move.raw(), static_cast<std::uint16_t>(share),
                                      static_cast<std::uint16_t>(tally.wins),
                                      static_cast<std::uint16_t>(tally.draws),
                                      static_cast<std::uint16_t>(tally.losses)});
        }
        std::stable_sort(position.moves.begin(), position.moves.end(),
                         [](const BookEntry& a, const BookEntry& b) {
                             const auto games = [](const BookEntry& entry) {
                                 return entry.wins + entry.draws + entry.losses;
                             };
                             return games(a) > games(b);
                         });
        positions.push_back(std::move(position));
    }
    return positions;
}

}  // namespace book
