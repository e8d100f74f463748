// SPDX-License-Identifier: MIT
// What a person reads during and after a match.
#pragma once

#include <string>

#include "tools/match/tournament.h"

namespace match {

/// A line for a finished game: who, result, why, length and how the pairing stands.
std::string game_line(const TournamentSettings& settings, const GameReport& report);

/// W/D/L, pairs, Elo, likelihood of superiority and sequential test of one pairing.
std::string score_text(const TournamentSettings& settings, const Pairing& pairing);

/// A line for each pairing, then the engines' ratings.
std::string ratings_text(const TournamentSettings& settings, const Standing& standing,
                         std::size_t anchor, double anchor_rating);

/// How the games ended, the engines' faults and how far they overstepped their time.
std::string conduct_text(const TournamentSettings& settings, const Standing& standing);

}  // namespace match
