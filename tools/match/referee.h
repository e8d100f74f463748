// SPDX-License-Identifier: MIT
// Plays one game between two players by the engine library's rules.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "tools/match/player.h"

namespace match {

/// Ends games whose outcome both players agree on.
struct ResignRule {
    /// The loser's score is at most minus this, the winner's at least this …
    int score = 0;
    /// … this many moves of each running.
    int moves = 4;
};

struct DrawRule {
    /// Both scores are at most this far from even …
    int score = 0;
    /// … this many moves of each running …
    int moves = 8;
    /// … and at least this many plies were played.
    int from_ply = 80;
};

struct GameRules {
    /// As `engine::make_game` knows it.
    std::string game{kGameTerms[0].name};
    /// One of the game's rule sets.
    std::string rules{kGameTerms[0].usual_rules};
    int max_plies = 400;
    /// What a move may take beyond its time.
    milliseconds margin{100};
    std::optional<ResignRule> resign;
    std::optional<DrawRule> draw;
};

enum class End : std::uint8_t {
    ByRule,
    MaxPlies,
    ScoreWin,
    ScoreDraw,
    Resigned,
    // Faults, each a loss.
    IllegalMove,
    NoMove,
    Crash,
    Hang,
    OutOfTime,
    /// The match was stopped; there is no result.
    Cancelled,
};

constexpr bool is_fault(End end) { return end >= End::IllegalMove && end <= End::OutOfTime; }

/// Where a game begins.
struct Opening {
    std::string fen;
    std::vector<std::string> moves;
};

struct PlayedMove {
    std::string move;
    std::optional<int> score;
    int depth = 0;
    Duration elapsed{};
};

struct GameRecord {
    std::string game;
    std::string start_fen;
    /// Those of the opening first.
    std::vector<PlayedMove> moves;
    engine::Status status = engine::Status::Ongoing;
    End end = End::Cancelled;
    engine::Reason reason = engine::Reason::None;
    /// The move refused, for IllegalMove.
    std::string detail;
    /// The most a side overstepped its time by; zero if never.
    std::array<Duration, 2> overshoot{};

    /// `checkmate`, `illegal-move`, …
    [[nodiscard]] std::string_view end_text() const;
    /// Nothing for draws and games without a result.
    [[nodiscard]] std::optional<engine::Seat> loser() const;
};

/// Who moves first in a FEN of the game.
engine::Seat to_move_in(std::string_view game, std::string_view fen);

/// Both players must be ready for a new game; `opening` must be a position in which play goes on.
/// A player that crashes or hangs is discarded.
GameRecord play_game(const Opening& opening, const std::array<Player*, 2>& players,
                     const std::array<Limits, 2>& limits, const GameRules& rules);

}  // namespace match
