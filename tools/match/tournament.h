// SPDX-License-Identifier: MIT
// Plays the games of some pairings, several at a time, and counts what happens.
#pragma once

#include <array>
#include <atomic>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "tools/match/ratings.h"
#include "tools/match/referee.h"
#include "tools/match/transcript.h"

namespace match {

struct TournamentSettings {
    std::vector<EngineSpec> engines;
    /// Numbers of engines that meet.
    std::vector<std::pair<std::size_t, std::size_t>> pairings;
    /// For each pairing; pair i starts from opening i, and from the first again after the last.
    int pairs = 50;
    /// Of these only every `shards`-th is played, from this one on, counted from 0.
    int first_pair = 0;
    int shards = 1;
    std::vector<Opening> openings;
    Limits limits;
    GameRules rules;
    int concurrency = 1;
    milliseconds patience{30'000};
    /// Ends the tournament early; for a single pairing.
    std::optional<Sprt> sprt;
};

/// What one engine did wrong.
struct Conduct {
    /// By the text of the end.
    std::map<std::string, int> faults;
    Duration worst_overshoot{};
};

struct Standing {
    std::vector<Pairing> pairings;
    std::map<std::string, int> ends;
    std::vector<Conduct> conduct;

    [[nodiscard]] int games() const;
    [[nodiscard]] int faults() const;
};

/// A finished game and how things stand after it.
struct GameReport {
    const GameRecord& record;
    /// The engines in the order in which they moved.
    std::array<std::size_t, 2> sides;
    std::size_t pairing;
    /// From 0.
    int pair;
    bool second_of_pair;
    const Standing& standing;
};

Standing empty_standing(const TournamentSettings& settings);

/// Half points of the player who has `seat`.
int half_points(const GameRecord& game, engine::Seat seat);

/// Counts a game of a pairing; with the second of a pair, in which the sides are swapped, also the
/// pair, which made `pair_half_points` for the first engine.
void count_game(Standing& standing, std::size_t pairing, bool second_of_pair,
                const GameRecord& game, int pair_half_points);

struct TournamentResult {
    Standing standing;
    /// Why not all games were played though nobody asked for that; else empty.
    std::string error;
};

/// Blocks until all games are played, the sequential test ends or `cancelled` becomes true, which
/// it also becomes here at an early end. `report` is called for one game at a time.
TournamentResult play_tournament(const TournamentSettings& settings, std::atomic<bool>& cancelled,
                                 const std::function<void(const GameReport&)>& report,
                                 Transcript* transcript = nullptr);

}  // namespace match
