// SPDX-License-Identifier: MIT
// The interface both games implement: called once per command, never per node. Optional features
// are in capabilities.h.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/outcome.h"
#include "engine/core/outcome_chances.h"
#include "engine/core/search/types.h"
#include "engine/core/text/fault.h"

namespace engine {

class Diagnostics;
class EndingJudge;
class EvaluationNetwork;
class FourJudge;
class GamePacks;
class MoveExplainer;
class OpeningBook;
class OpeningProcedures;
class PieceMoves;
class PieceValues;
class Records;
class ThreatView;

using Texts = std::vector<std::string>;

/// An attack of one piece on another.
struct AttackedPair {
    std::string from;
    std::string to;
    bool operator==(const AttackedPair&) const = default;
};

/// A move of a repeated cycle. Pieces are named by their points at the cycle's end.
struct CycleStep {
    std::string move;
    Seat seat = Seat::First;
    /// The piece that moved.
    std::string piece;
    /// `check`, `threat` (of mate), `chase`, `combination` (a chase that wins by checks), `offer`
    /// or `block`; empty for an idle move.
    Texts natures;
    /// The new attacks it makes, if it chases.
    std::vector<AttackedPair> attacks;
    bool operator==(const CycleStep&) const = default;
};

/// The passage of the rule set that applies; not all rule sets have one.
struct ArticleReport {
    ArticleKind kind = ArticleKind::None;
    /// `18`, `26.4`
    std::string number;
    bool operator==(const ArticleReport&) const = default;
};

/// The ruling of a repetition.
struct RulingReport {
    Status status = Status::Ongoing;
    Reason reason = Reason::None;
    ArticleReport article;
    /// Why it is allowed, if nobody loses.
    Allowance allowance = Allowance::Peace;
    /// The side that loses; none in a draw.
    std::optional<Seat> guilty;
    /// The points of the pieces chased with every move.
    Texts victims;
    std::vector<CycleStep> cycle;
    /// In English.
    std::string explanation;
    bool operator==(const RulingReport&) const = default;
};

struct ForbiddenPoint {
    std::string point;
    /// `overline`, `double-four` or `double-three`.
    std::string foul;
    bool operator==(const ForbiddenPoint&) const = default;
};

/// A row of stones that threatens to win.
struct ThreatRow {
    Seat seat = Seat::First;
    /// `four` or `open-three`.
    std::string kind;
    /// Along the row.
    Texts stones;
    /// The empty points that extend it.
    Texts next;
    bool operator==(const ThreatRow&) const = default;
};

struct OpeningName {
    std::string code;
    /// Empty if the code stands for a family of openings.
    std::string romanised;
    std::string simplified;
    std::string traditional;
    bool operator==(const OpeningName&) const = default;
};

struct OpeningMove {
    std::string move;
    /// The resulting shape.
    OpeningName opening;
    bool operator==(const OpeningMove&) const = default;
};

/// Everything a board needs to know about a position.
struct Snapshot {
    std::string fen;
    /// Empty once the game is over.
    Texts legal_moves;
    Status status = Status::Ongoing;
    Reason reason = Reason::None;
    bool in_check = false;
    /// The square of the checked king, or empty.
    std::string checked_square;
    /// Why the game is over, in English.
    std::string explanation;

    /// The repetition that decided the game.
    std::optional<RulingReport> ruling;
    /// The ruling if the cycle just closed were played once more.
    std::optional<RulingReport> warning;
    /// Legal moves that immediately lose by repetition.
    Texts losing_moves;

    /// The stones of the row that won, from end to end.
    Texts winning_row;
    /// The empty points forbidden for the first side, on either side's turn.
    std::vector<ForbiddenPoint> forbidden;
    /// The fours and open threes on the board.
    std::vector<ThreatRow> threats;
    /// The opening of the game, and the moves that continue to an opening.
    std::optional<OpeningName> opening;
    std::vector<OpeningMove> opening_moves;
    bool operator==(const Snapshot&) const = default;
};

/// The move that a text means.
struct ReadMove {
    std::string move;
    /// The notation of the text.
    std::string notation;
};

/// Why a move is illegal.
struct IllegalMoveReport {
    /// A name in xiangqi/board/illegality.h; in Gomoku `occupied` or a foul as above.
    std::string reason;
    /// The points responsible.
    Texts points;
    bool operator==(const IllegalMoveReport&) const = default;
};

class Game {
  public:
    Game() = default;
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;
    virtual ~Game() = default;

    /// Sets the position after `moves`, judged by the rule set of that name (the usual one if
    /// empty); after a fault the old position stays.
    [[nodiscard]] virtual Fault set_position(std::string_view fen,
                                             const std::vector<std::string_view>& moves,
                                             std::string_view rules) = 0;
    [[nodiscard]] virtual Snapshot snapshot() const = 0;
    /// The moves passed to set_position, in a notation of the game; nothing if the game has no
    /// notation of that name.
    [[nodiscard]] virtual std::optional<Texts> written_moves(std::string_view notation) const = 0;
    /// The legal `moves` from the current position, in a notation of the game; stops before the
    /// first illegal one.
    [[nodiscard]] virtual std::optional<Texts> written_line(
        const std::vector<std::string_view>& moves, std::string_view notation) const = 0;
    /// Parses a move of the current position in any notation of the game.
    [[nodiscard]] virtual Result<ReadMove> read_move(std::string_view text) const = 0;
    /// Nothing if the move is legal, or not by a piece of the side to move.
    [[nodiscard]] virtual Result<std::optional<IllegalMoveReport>> why_illegal(
        std::string_view move) const = 0;
    /// Blocks until a limit is reached or `stop` returns true. Both functions are only called on
    /// the caller's thread. A node limit applies to all threads together.
    virtual SearchInfo search(const SearchLimits& limits, const InfoSink& report,
                              const StopPoll& stop) = 0;
    /// How games from the current position end if a search gives it `value`: a prediction by games
    /// of the engine against itself.
    [[nodiscard]] virtual OutcomeChances chances(Value value) const = 0;
    /// Clears what earlier searches have learnt.
    virtual void new_game() = 0;
    virtual void resize_table(std::size_t megabytes) = 0;
    /// Sets the number of threads for searches at full strength, initially one. Returns the new
    /// number: fewer if the system grants no more, one if the build has no threads.
    virtual std::size_t use_threads(std::size_t count) = 0;

    // Null if the game does not offer it; otherwise it lives as long as the game.
    virtual Records* records() { return nullptr; }
    virtual GamePacks* game_packs() { return nullptr; }
    virtual OpeningBook* opening_book() { return nullptr; }
    virtual OpeningProcedures* opening_procedures() { return nullptr; }
    virtual EvaluationNetwork* evaluation_network() { return nullptr; }
    virtual PieceMoves* piece_moves() { return nullptr; }
    virtual PieceValues* piece_values() { return nullptr; }
    virtual EndingJudge* ending_judge() { return nullptr; }
    virtual FourJudge* four_judge() { return nullptr; }
    virtual MoveExplainer* move_explainer() { return nullptr; }
    virtual ThreatView* threat_view() { return nullptr; }
    virtual Diagnostics* diagnostics() { return nullptr; }
};

/// The chances after a search of the game's current position; a result from a table is certain.
OutcomeChances chances_after(const Game& game, const SearchInfo& info);

/// `xiangqi` or `gomoku`; null for an unknown name.
std::unique_ptr<Game> make_game(std::string_view name, std::size_t table_megabytes);

}  // namespace engine
