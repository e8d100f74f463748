// SPDX-License-Identifier: MIT
// Search requests and results, for either game.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/search/style.h"
#include "engine/core/types.h"

namespace engine {

using Milliseconds = std::chrono::milliseconds;

/// The clock of the side to move.
struct ClockLimit {
    Milliseconds remaining{};
    Milliseconds increment{};
    /// Moves until the next time control; 0 if the remaining time is for the whole game.
    int moves_to_go = 0;
    /// Time an answer may lose in pipes, networks and schedulers.
    Milliseconds overhead{15};
};

inline constexpr int kFullStrength = 10;

/// A search ends at the first limit it reaches; without limits it runs until stopped.
struct SearchLimits {
    std::optional<Depth> depth;
    std::optional<std::uint64_t> nodes;
    /// No iteration starts after this many nodes; the current one is finished.
    std::optional<std::uint64_t> soft_nodes;
    std::optional<Milliseconds> move_time;
    std::optional<ClockLimit> clock;
    /// Ends once a mate within this many moves is proven or refuted.
    std::optional<int> mate;
    /// While it returns true, no time limit ends the search; the time until then counts as spent.
    /// Called with the clock; must not block. Empty: time limits apply from the start.
    std::function<bool()> is_pondering;
    /// After this time the search also reports the current root move.
    std::optional<Milliseconds> current_move_after;
    /// 1 … kFullStrength.
    int level = kFullStrength;
    int multi_pv = 1;
    /// Preferences among nearly equal moves; ignored when several lines are searched.
    Style style;
    bool use_book = false;
    /// At full strength or with several lines: play endgames from tables if available.
    bool use_endings = false;
    /// Seed for the book's choice and the lower levels' errors; should be constant within a game.
    std::uint64_t seed = 1;
    /// Only these root moves are considered; all if empty.
    std::vector<std::string> root_moves;
};

/// How to report a score.
enum class ScoreKind : std::uint8_t {
    /// In centipawns.
    Evaluation,
    /// A mate, `mate_distance` moves away.
    Mate,
    /// A win or loss by a ruling on repetition.
    Rule,
};

constexpr ScoreKind score_kind(Value value) {
    if (is_mate(value)) return ScoreKind::Mate;
    return is_rule_loss(value) ? ScoreKind::Rule : ScoreKind::Evaluation;
}

struct SearchInfo {
    Depth depth;
    Ply selective_depth;
    int multi_pv = 1;
    Value value = 0;
    /// Exact after a finished iteration; Lower if a stop left open whether there is a better move;
    /// None if nothing is known.
    Bound bound = Bound::Exact;
    [[nodiscard]] ScoreKind kind() const { return score_kind(value); }
    std::uint64_t nodes = 0;
    Milliseconds time{};
    int hash_full_permille = 0;
    /// The principal variation in protocol notation; empty if there is no legal move.
    std::string line;
    std::string best_move;
    bool from_book = false;
    /// The score is the result of perfect play: a mate or a draw.
    bool from_table = false;
    /// A full-width search proved that the side to move has no mate in this many moves.
    int no_mate_within = 0;
    /// For a report of the current root move, which has no line: that move and its number, from 1.
    std::string current_move;
    int current_move_number = 0;
};

/// Receives every finished line, and the root moves if the limits ask for them; must not block.
using InfoSink = std::function<void(const SearchInfo&)>;
/// Returns whether to stop now; polled every few thousand nodes; must not block.
using StopPoll = std::function<bool()>;

/// Moves to mate for a mate score, negative if the side to move is mated; 0 for other scores.
constexpr int mate_distance(Value value) {
    if (!is_mate(value)) return 0;
    const int plies = kMate - magnitude(value);
    return value > 0 ? (plies + 1) / 2 : -(plies / 2);
}

}  // namespace engine
