// SPDX-License-Identifier: MIT
// The coarse seam both games implement: called once per command, never per node. What a game may
// offer beside play stands in capabilities.h.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/fault.h"
#include "engine/core/outcome.h"
#include "engine/core/search_types.h"

namespace engine {

class Diagnostics;
class EndingJudge;
class EvaluationNetwork;
class FourJudge;
class GamePacks;
class MoveExplainer;
class OpeningBook;
class OpeningProcedures;
class OutcomeModel;
class PieceMoves;
class PieceValues;
class Records;
class ThreatView;

using Texts = std::vector<std::string>;

/// Who attacks whom.
struct AttackedPair {
    std::string from;
    std::string to;
    bool operator==(const AttackedPair&) const = default;
};

/// A move of a repeated cycle. Pieces are named by the points where they stand at the cycle's end.
struct CycleStep {
    std::string move;
    Seat seat = Seat::First;
    /// The piece that moved.
    std::string piece;
    /// `check`, `threat` (of mate), `chase`, `combination` (a chase that wins by checks), `offer`,
    /// `block`; none of an idle move.
    Texts natures;
    /// The attacks it makes anew, if it chases.
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

/// How a repetition is ruled.
struct RulingReport {
    Status status = Status::Ongoing;
    Reason reason = Reason::None;
    ArticleReport article;
    /// Why it is allowed, if nobody loses by it.
    Allowance allowance = Allowance::Peace;
    /// The side that loses by it; none in a draw.
    std::optional<Seat> guilty;
    /// The points of the pieces it chased with every move.
    Texts victims;
    std::vector<CycleStep> cycle;
    /// English.
    std::string explanation;
    bool operator==(const RulingReport&) const = default;
};

struct ForbiddenPoint {
    std::string point;
    /// `overline`, `double-four` or `double-three`.
    std::string foul;
    bool operator==(const ForbiddenPoint&) const = default;
};

/// A row of stones that is about to win.
struct ThreatRow {
    Seat seat = Seat::First;
    /// `four` or `open-three`.
    std::string kind;
    /// Along the row.
    Texts stones;
    /// The empty points that take it a step further.
    Texts next;
    bool operator==(const ThreatRow&) const = default;
};

struct OpeningName {
    std::string code;
    /// Empty where the code stands for a kind of openings.
    std::string romanised;
    std::string simplified;
    std::string traditional;
    bool operator==(const OpeningName&) const = default;
};

struct OpeningMove {
    std::string move;
    /// What it makes.
    OpeningName opening;
    bool operator==(const OpeningMove&) const = default;
};

/// All that a board needs to know of a position.
struct Snapshot {
    std::string fen;
    /// Empty once the game is over.
    Texts legal_moves;
    Status status = Status::Ongoing;
    Reason reason = Reason::None;
    bool in_check = false;
    /// Square of the checked king, else empty.
    std::string checked_square;
    /// Why the game is over, in English.
    std::string explanation;

    /// The repetition that decided the game.
    std::optional<RulingReport> ruling;
    /// What the ruling would be if the cycle just closed were played once more.
    std::optional<RulingReport> warning;
    /// Legal moves with which the side to move would lose at once by repetition.
    Texts losing_moves;

    /// The stones of the row that won, from end to end.
    Texts winning_row;
    /// The empty points barred to the side that moves first, at any time.
    std::vector<ForbiddenPoint> forbidden;
    /// The fours and open threes on the board.
    std::vector<ThreatRow> threats;
    /// The opening the game began with, and the moves that go on with one.
    std::optional<OpeningName> opening;
    std::vector<OpeningMove> opening_moves;
    bool operator==(const Snapshot&) const = default;
};

/// What a text says as a move.
struct ReadMove {
    std::string move;
    /// The notation the text is in.
    std::string notation;
};

/// Why a move may not be played.
struct IllegalMoveReport {
    /// A name of xiangqi/board/illegality.h; in Gomoku `occupied` or a foul as above.
    std::string reason;
    /// The points to blame.
    Texts points;
    bool operator==(const IllegalMoveReport&) const = default;
};

class Game {
  public:
    Game() = default;
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;
    virtual ~Game() = default;

    /// The position after `moves`, judged by the rule set of that name (of the game's rules the
    /// usual one where it is empty), whatever was set before; after a fault the old one stays.
    [[nodiscard]] virtual Fault set_position(std::string_view fen,
                                             const std::vector<std::string_view>& moves,
                                             std::string_view rules) = 0;
    [[nodiscard]] virtual Snapshot snapshot() const = 0;
    /// The moves set_position was given, in a notation of the game; nothing when the game has no
    /// notation of that name.
    [[nodiscard]] virtual std::optional<Texts> written_moves(std::string_view notation) const = 0;
    /// The legal ones of `moves`, played from the present position, in a notation of the game; they
    /// end before the first that is not legal.
    [[nodiscard]] virtual std::optional<Texts> written_line(
        const std::vector<std::string_view>& moves, std::string_view notation) const = 0;
    /// A move of the present position, in whatever notation of the game.
    [[nodiscard]] virtual Result<ReadMove> read_move(std::string_view text) const = 0;
    /// Nothing where the move is legal, or it is not that of a piece whose turn it is.
    [[nodiscard]] virtual Result<std::optional<IllegalMoveReport>> why_illegal(
        std::string_view move) const = 0;
    /// Blocks until a limit is met or `stop` answers true. Both functions are called on the thread
    /// of the caller only. A limit of nodes is that of all threads together.
    virtual SearchInfo search(const SearchLimits& limits, const InfoSink& report,
                              const StopPoll& stop) = 0;
    /// Forgets what earlier searches learnt.
    virtual void new_game() = 0;
    virtual void resize_table(std::size_t megabytes) = 0;
    /// Lets searches at full strength run on so many threads, one at first. Returns how many there
    /// are: fewer where the system grants no more, one where the build has none.
    virtual std::size_t use_threads(std::size_t count) = 0;

    // Null where the game does not offer it; else it lives as long as the game.
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
    virtual OutcomeModel* outcome_model() { return nullptr; }
    virtual ThreatView* threat_view() { return nullptr; }
    virtual Diagnostics* diagnostics() { return nullptr; }
};

/// `xiangqi` or `gomoku`; null when the name is unknown.
std::unique_ptr<Game> make_game(std::string_view name, std::size_t table_megabytes);

}  // namespace engine
