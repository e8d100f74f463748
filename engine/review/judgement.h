// SPDX-License-Identifier: MIT
// Judges the moves of a game from the engine's reports: the cost of each move and the fault of each
// mistake. Used by the page and by `chuhe review`; tests/data/review.txt has a case for each
// threshold (decision 24).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/capabilities.h"
#include "engine/core/outcome.h"
#include "engine/core/search/types.h"
#include "engine/game.h"

namespace engine::review {

/// The properties of a game that a review needs.
struct GameKind {
    std::string_view name;
    /// The winning chance of the side to move for the score of a search, 0 … 1. The material of
    /// `fen` decides how much a score is worth.
    double (*chance_of)(std::string_view fen, Value score);
    /// The letter of the second side in a FEN.
    char second_letter;
    /// Moves place stones: there are no captures, and after a forced win the loser has no choice.
    bool has_stones;
    std::string_view first_side;
    std::string_view second_side;
    /// The search limit per position, the same as in the page (web/src/engine/advice.ts).
    std::uint64_t nodes;
};
double chance_in_xiangqi(std::string_view fen, Value score);
double chance_in_gomoku(std::string_view fen, Value score);

inline constexpr GameKind kXiangqi{"xiangqi", chance_in_xiangqi, 'b',    false,
                                   "Red",     "Black",           500'000};
inline constexpr GameKind kGomoku{"gomoku", chance_in_gomoku, 'w', true, "Black", "White", 300'000};

/// The loss of winning chances that halves the accuracy of a move (decision 24).
inline constexpr double kHalvingLoss = 0.06;
/// The game is open while the winning chances are at least this far from 0 and 1; only then moves
/// count for the accuracy.
inline constexpr double kOpen = 0.02;

/// The result of a search, from the side to move's view.
struct Report {
    Value score = 0;
    std::string best_move;
    Texts pv;
    /// The line in the notation of the review.
    Texts written;
};

/// A position of the reviewed line.
struct Reviewed {
    std::string fen;
    /// Used if there is no report.
    Status status = Status::Ongoing;
    /// Empty if the game is over.
    std::optional<Report> report;
    /// The proven motifs of the move that led here; empty until they are requested.
    std::optional<std::vector<MotifReport>> motifs;
};

/// A line of moves and its positions, one more than the moves.
struct Review {
    Texts moves;
    std::vector<Reviewed> positions;
};

enum class Gravity : std::uint8_t { Inaccuracy, Mistake, Blunder };

enum class FlawKind : std::uint8_t {
    AllowsWin,
    MissesWin,
    LosesPiece,
    MissesPiece,
    GivesAway,
    Weakens
};

/// The fault of a move.
struct Flaw {
    FlawKind kind = FlawKind::Weakens;
    /// The number of moves to the end of a forced win.
    int moves = 0;
    /// The letter of the piece concerned, if any.
    char piece = 0;
    bool operator==(const Flaw&) const = default;
};

std::string_view text_of(Gravity gravity);
std::string_view text_of(FlawKind kind);

struct Mistake {
    /// The index of the move, from 0.
    std::size_t ply = 0;
    Seat seat = Seat::First;
    Gravity gravity = Gravity::Inaccuracy;
    Flaw flaw;
    /// The loss of winning chances, 0 … 1.
    double loss = 0;
    std::vector<MotifReport> motifs;
};

/// The accuracy of each side's moves while the game was open, 0 … 1; empty for a side without such
/// moves.
struct Accuracies {
    std::optional<double> first;
    std::optional<double> second;
};

/// Moves are numbered from 0.
struct Judgement {
    /// The winning chances of the first side in each position, 0 … 1; a draw counts half.
    std::vector<double> chances;
    /// In game order.
    std::vector<Mistake> mistakes;
    /// The moves that answered a mistake like the engine, except captures and the last move of a
    /// win, which are easy to find.
    std::vector<std::size_t> good_answers;
    Accuracies accuracy;
    /// The move with which the loser left the last tenable position: in Gomoku the last one without
    /// a forced win against it, in Xiangqi the last one with winning chances of 30 %. Empty if
    /// there is no loser, or if that position was not left by a move of the loser.
    std::optional<std::size_t> last_tenable;
};

Seat seat_to_move(const GameKind& kind, std::string_view fen);

/// The loss of winning chances by a move, 0 … 1; none if it was the engine's choice. Both scores
/// count by the material before the move: an exchange by itself loses nothing.
double loss_at(const GameKind& kind, const Review& review, std::size_t ply);

/// Uses the reports only.
Judgement judge(const GameKind& kind, const Review& review);

/// The same, after the game has explained the mistakes that have no motifs yet. `fen`, `lead` and
/// `rules` give the first position. Returns a fault if a move cannot be played.
Result<Judgement> judge_game(Game& game, const GameKind& kind, std::string_view fen,
                             const Texts& lead, std::string_view rules, Review& review);

}  // namespace engine::review
