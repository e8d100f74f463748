// SPDX-License-Identifier: MIT
// What a search is asked and what it answers, for either game.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/style.h"
#include "engine/core/types.h"

namespace engine {

using Milliseconds = std::chrono::milliseconds;

/// The clock of the side to move.
struct ClockLimit {
    Milliseconds remaining{};
    Milliseconds increment{};
    /// Moves until the next time control; 0 when the remaining time is for the whole game.
    int moves_to_go = 0;
    /// Time an answer may lose on its way through pipes, networks and schedulers.
    Milliseconds overhead{15};
};

inline constexpr int kFullStrength = 10;

/// A search ends at the first limit it meets; without any it runs until it is stopped.
struct SearchLimits {
    std::optional<Depth> depth;
    std::optional<std::uint64_t> nodes;
    /// No iteration is begun after this many; the one under way is finished.
    std::optional<std::uint64_t> soft_nodes;
    std::optional<Milliseconds> move_time;
    std::optional<ClockLimit> clock;
    /// Ends once a mate in this many moves is proven, or that there is none.
    std::optional<int> mate;
    /// After this time the search also reports which root move it looks at.
    std::optional<Milliseconds> current_move_after;
    /// 1 … kFullStrength.
    int level = kFullStrength;
    int multi_pv = 1;
    /// What the player prefers among nearly equal moves; several lines are searched without.
    Style style;
    bool use_book = false;
    /// At full strength or with several lines: play endings by tables, where there are such.
    bool use_endings = false;
    /// For the book's choice and the lower levels' errors; should be the same all game long.
    std::uint64_t seed = 1;
    /// Only these root moves are considered; all when empty.
    std::vector<std::string> root_moves;
};

/// How a score is to be reported.
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
    /// Exact after a finished iteration; Lower where a stop left open whether there is better; None
    /// when nothing is known.
    Bound bound = Bound::Exact;
    [[nodiscard]] ScoreKind kind() const { return score_kind(value); }
    std::uint64_t nodes = 0;
    Milliseconds time{};
    int hash_full_permille = 0;
    /// The principal variation as the protocol writes it; empty when there is no legal move.
    std::string line;
    std::string best_move;
    bool from_book = false;
    /// Perfect play leads to this value: a mate, or a draw. Neither side can do better.
    bool from_table = false;
    /// The full width was searched in vain for a mate by the side to move in so many moves.
    int no_mate_within = 0;
    /// In a report of the root move that is being searched, which has no line: that move, and its
    /// number from 1 on.
    std::string current_move;
    int current_move_number = 0;
};

/// Receives every finished line, and the root moves where the limits ask for them; must not block.
using InfoSink = std::function<void(const SearchInfo&)>;
/// Answers whether the search shall end now; polled every few thousand nodes, must not block.
using StopPoll = std::function<bool()>;

/// Moves to the end of a mate score, negative when the side to move is mated; 0 for other scores.
constexpr int mate_distance(Value value) {
    if (!is_mate(value)) return 0;
    const int plies = kMate - magnitude(value);
    return value > 0 ? (plies + 1) / 2 : -(plies / 2);
}

}  // namespace engine
