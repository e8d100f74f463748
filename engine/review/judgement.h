// SPDX-License-Identifier: MIT
// What the engine's reports say of the moves of a game: what each cost, and what was wrong with it.
// The page and `chuhe review` both ask here; tests/data/review.txt has a case for each threshold
// (decision 24).
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

/// What a review has to know of a game.
struct GameKind {
    std::string_view name;
    /// Units of a score that make a logit of winning (decision 24).
    double units_per_logit;
    /// What FEN calls the second side.
    char second_letter;
    /// Moves put stones: nothing is taken, and a win by force leaves the loser no choice.
    bool has_stones;
    std::string_view first_side;
    std::string_view second_side;
    /// Of each position, as many as in the page (web/src/engine/advice.ts).
    std::uint64_t nodes;
};
inline constexpr GameKind kXiangqi{"xiangqi", 280, 'b', false, "Red", "Black", 500'000};
inline constexpr GameKind kGomoku{"gomoku", 400, 'w', true, "Black", "White", 300'000};

/// The fall of the winning chances that halves what a move counts (decision 24).
inline constexpr double kHalvingLoss = 0.06;
/// Nearer to a win or a loss than this a move can show nothing any more.
inline constexpr double kOpen = 0.02;

/// What a search found of a position, for the side to move.
struct Report {
    Value score = 0;
    std::string best_move;
    Texts pv;
    /// The line in the notation that the review is written in.
    Texts written;
};

/// A position of the line that is reviewed.
struct Reviewed {
    std::string fen;
    /// Counts where there is no report.
    Status status = Status::Ongoing;
    /// Nothing where the game is over.
    std::optional<Report> report;
    /// What is certain of the move that led here; nothing until that was asked.
    std::optional<std::vector<MotifReport>> motifs;
};

/// The positions are one more than the moves between them.
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

/// What was wrong with a move.
struct Flaw {
    FlawKind kind = FlawKind::Weakens;
    /// To the end of a win by force.
    int moves = 0;
    /// By its letter, if it is about one.
    char piece = 0;
    bool operator==(const Flaw&) const = default;
};

std::string_view text_of(Gravity gravity);
std::string_view text_of(FlawKind kind);

struct Mistake {
    /// The move, counted from 0.
    std::size_t ply = 0;
    Seat seat = Seat::First;
    Gravity gravity = Gravity::Inaccuracy;
    Flaw flaw;
    /// Of winning chances, 0 … 1.
    double loss = 0;
    std::vector<MotifReport> motifs;
};

/// How well each side played the moves it made while the game was open, 0 … 1; nothing where it
/// made none.
struct Accuracies {
    std::optional<double> first;
    std::optional<double> second;
};

/// Moves are counted from 0.
struct Judgement {
    /// Of the first side in each position, 0 … 1; a draw counts half.
    std::vector<double> chances;
    /// In the order of the game.
    std::vector<Mistake> mistakes;
    /// The moves that answered a mistake as the engine would have. To capture, or to make the last
    /// move of a win, takes no finding.
    std::vector<std::size_t> good_answers;
    Accuracies accuracy;
    /// The move with which the side that lost left the last position that could be held. In Gomoku
    /// that is the last without a forced win against it; in Xiangqi the last where its chances were
    /// 30 %. Nothing while nobody has lost, or where no move of that side led from it.
    std::optional<std::size_t> last_tenable;
};

Seat seat_to_move(const GameKind& kind, std::string_view fen);

/// Of the side to move, 0 … 1.
double chance_of(const GameKind& kind, Value value);

/// What a move cost its side, 0 … 1; nothing where the engine would have played it.
double loss_at(const GameKind& kind, const Review& review, std::size_t ply);

/// From the reports alone.
Judgement judge(const GameKind& kind, const Review& review);

/// The same, once the game has explained the mistakes of the review that have no motifs yet. `fen`,
/// `lead` and `rules` lead to the first position. A fault where one of the moves cannot be played.
Result<Judgement> judge_game(Game& game, const GameKind& kind, std::string_view fen,
                             const Texts& lead, std::string_view rules, Review& review);

}  // namespace engine::review
