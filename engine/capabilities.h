// SPDX-License-Identifier: MIT
// What a game may offer beside engine/game.h. Questions about a position are about the one that was
// set last.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/fault.h"
#include "engine/core/outcome.h"
#include "engine/core/records/record_tree.h"
#include "engine/core/records/unsupported.h"
#include "engine/core/records/warnings.h"
#include "engine/core/search_types.h"

namespace engine {

/// A game in a list of games: what its headers say, and the length of its main line.
struct GameTitle {
    std::string first;
    std::string second;
    std::string event;
    std::string date;
    std::string result;
    int plies = 0;
};

/// What bytes hold as records of games.
struct RecordReading {
    /// What they look like, e.g. `pgn`.
    std::string format;
    std::vector<GameTitle> games;
    /// The game asked for.
    std::optional<RecordTree> tree;
    /// What could not be read.
    std::vector<Warning> warnings;
};

/// What an opening is called.
struct BookOpening {
    /// In the encyclopedia of openings; a letter alone for a family, `-` for several.
    std::string code;
    /// In traditional characters.
    std::string name;
    bool operator==(const BookOpening&) const = default;
};

/// A game of a file as a collection of games keeps it.
struct CollectedGame {
    std::vector<Header> headers;
    std::string start_fen;
    /// The main line, with a space between two moves.
    std::string moves;
    /// What the mover's clock still showed after each of them, -1 where that is not known; empty
    /// where it never is.
    std::vector<std::int64_t> clocks_ms;
    /// The whole record as a link where it says more than that: variations, remarks.
    std::string link;
    /// Of the main line, as far as it is known by name.
    std::optional<BookOpening> opening;
};

struct CollectedGames {
    std::vector<CollectedGame> games;
    /// How many things could not be read.
    std::size_t warnings = 0;
};

class Records {
  public:
    /// Reads game number `chosen`, counted from 0, of bytes in whatever format of the game; `rules`
    /// are those of records that do not name theirs. Its moves come in `notations` too.
    [[nodiscard]] virtual Result<RecordReading> read_record(
        std::span<const std::uint8_t> bytes, std::size_t chosen, std::string_view rules,
        const std::vector<std::string>& notations) const = 0;
    /// Reads all games of the bytes alike, for a collection.
    [[nodiscard]] virtual Result<CollectedGames> read_games(std::span<const std::uint8_t> bytes,
                                                            std::string_view rules) const = 0;
    /// `notation` is that of the moves where the format has a choice.
    [[nodiscard]] virtual Result<WrittenRecord> write_record(const RecordTree& tree,
                                                             std::string_view format,
                                                             std::string_view notation) const = 0;

  protected:
    ~Records() = default;
};

/// Many games in few bytes.
class GamePacks {
  public:
    /// Their moves from the usual start: of each game the number of its plies and a code for each,
    /// from x points + to, where points count along the ranks from the lowest; numbers of 16 bits,
    /// little-endian. Takes seconds.
    [[nodiscard]] virtual Result<std::vector<std::uint8_t>> unpack_games(
        std::span<const std::uint8_t> bytes) const = 0;

  protected:
    ~GamePacks() = default;
};

/// A move of the book, and how the side that made it fared in the games it was made of.
struct BookMove {
    std::string move;
    /// How often it is to be chosen; 0 for a move that masters tried and left.
    int per_mille = 0;
    int wins = 0;
    int draws = 0;
    int losses = 0;
    bool operator==(const BookMove&) const = default;
};

class OpeningBook {
  public:
    /// Copies what it keeps; after a fault play goes on without a book.
    [[nodiscard]] virtual Fault load_book(std::span<const std::uint8_t> bytes) = 0;
    /// The likeliest first.
    [[nodiscard]] virtual std::vector<BookMove> book_moves() const = 0;
    /// That of the last named position on the way here.
    [[nodiscard]] virtual std::optional<BookOpening> book_opening() const = 0;

  protected:
    ~OpeningBook() = default;
};

/// What was done so far of an opening procedure.
struct OpeningRecord {
    /// A name of gomoku/rules/procedure.h, where the acts are told too.
    std::string procedure;
    std::vector<std::string> acts;
};

/// What is to be done next in it.
struct OpeningAct {
    /// `opener` or `answerer`, whichever side they have.
    std::string player;
    /// `place`, `take`, `declare`, `offer` or `select`.
    std::string kind;
    /// Where, if it is done on the board.
    std::vector<std::string> points;
    /// How many lines the square in the middle has to which these points are bound; 0 where they
    /// are not.
    int square = 0;
    /// The acts to choose from, if it is not.
    std::vector<std::string> words;
    /// How many of this kind follow upon each other, this one included.
    int left = 0;
    bool operator==(const OpeningAct&) const = default;
};

struct OpeningReport {
    /// The stones on the board.
    std::vector<std::string> moves;
    /// Those of which one will stay.
    std::vector<std::string> offered;
    /// The player who has the first seat; empty before sides are taken.
    std::string first;
    /// Who did each act.
    std::vector<std::string> players;
    /// Nothing once the procedure is over.
    std::optional<OpeningAct> next;
    bool operator==(const OpeningReport&) const = default;
};

/// Ways to begin a game fairly. Questions are about a game that begins at the position set last; a
/// fault where the procedure is not for it, or an act is not allowed.
class OpeningProcedures {
  public:
    [[nodiscard]] virtual Result<OpeningReport> opening_report(
        const OpeningRecord& record) const = 0;
    /// The acts of the player whose turn it is, as far as they follow upon each other; the limits
    /// are for each. Blocks like `search`.
    virtual Result<std::vector<std::string>> play_opening(const OpeningRecord& record,
                                                          const SearchLimits& limits,
                                                          const StopPoll& stop) = 0;

  protected:
    ~OpeningProcedures() = default;
};

class EvaluationNetwork {
  public:
    /// Lets a network judge positions from now on; with no bytes, the hand-made evaluation again.
    /// Copies what it keeps; after a fault what judged before goes on.
    [[nodiscard]] virtual Fault load_network(std::span<const std::uint8_t> bytes) = 0;

  protected:
    ~EvaluationNetwork() = default;
};

/// What a piece can do, whosever turn it is; points.
struct PieceReach {
    std::vector<std::string> targets;
    /// Where it cannot go for the sake of its own general.
    std::vector<std::string> barred;
    /// The legs and eyes that are in its way.
    std::vector<std::string> blockers;
    /// The pieces over which it takes.
    std::vector<std::string> screens;
    bool operator==(const PieceReach&) const = default;
};

class PieceMoves {
  public:
    /// All empty where no piece stands.
    [[nodiscard]] virtual Result<PieceReach> reach_of(std::string_view point) const = 0;

  protected:
    ~PieceMoves() = default;
};

struct PieceValue {
    std::string square;
    int centipawns = 0;
    bool operator==(const PieceValue&) const = default;
};

class PieceValues {
  public:
    /// What its side would lose without each piece.
    [[nodiscard]] virtual std::vector<PieceValue> list_values() const = 0;

  protected:
    ~PieceValues() = default;
};

/// What a move is worth to a player who means to win by fours alone.
struct FourVerdict {
    /// A name such as `wins` or `counter-four` (gomoku/threats/fours.h); empty once the game is
    /// over.
    std::string verdict;
    /// What follows, the answer first.
    std::vector<std::string> line;
};

class FourJudge {
  public:
    /// Judges the last move. Takes seconds at the very most.
    virtual FourVerdict judge_four() = 0;

  protected:
    ~FourJudge() = default;
};

/// A line of play as a search reported it, for the side that begins it.
struct ReportedLine {
    std::vector<std::string> moves;
    /// Centipawns.
    int score = 0;
    /// Moves to mate, below 0 against that side; 0 where none is known.
    int mate = 0;

    [[nodiscard]] Value value() const {
        if (mate == 0) return score;
        return mate > 0 ? mate_in(Ply{2 * mate - 1}) : mated_in(Ply{-2 * mate});
    }
};

/// A piece, by its letter, or a stone, which has none, where it stands.
struct MotifPiece {
    std::string piece;
    std::string square;
    bool operator==(const MotifPiece&) const = default;
};

/// A motif of a move, of its answer or of the move that was better.
struct MotifReport {
    /// A name of xiangqi/motifs/motif.h or gomoku/motifs/motif.h.
    std::string motif;
    /// `move`, `answer` or `better`: whose it is.
    std::string line;
    /// So many plies from the beginning of that line.
    int ply = 0;
    MotifPiece actor;
    std::vector<MotifPiece> targets;
    std::vector<MotifPiece> helpers;
    bool operator==(const MotifReport&) const = default;
};

class MoveExplainer {
  public:
    /// Why a move of the position was bad: what its answer does, what it did wrong itself, what the
    /// better line would have done. Only what is certain; often nothing. `answer` begins after the
    /// move and has no moves where the game ended.
    [[nodiscard]] virtual Result<std::vector<MotifReport>> explain_move(
        std::string_view move, const ReportedLine& better, const ReportedLine& answer) = 0;

  protected:
    ~MoveExplainer() = default;
};

/// What perfect play leads to.
struct EndingReport {
    /// `won`, `lost` or `drawn` for the side to move.
    std::string verdict;
    /// Moves of the winner to the mate, 0 in a draw, or where they are not known.
    int moves = 0;
    bool operator==(const EndingReport&) const = default;
};

class EndingJudge {
  public:
    /// Nothing where no table is made for the position, the game is over, `stop` answered true, a
    /// limit of moves may come before the mate, or both sides can attack and neither wins by force.
    /// The first position of a material takes up to some seconds.
    [[nodiscard]] virtual std::optional<EndingReport> judge_ending(const StopPoll& stop) = 0;
    /// Whether the position is larger than what tables are made for, packed sets could know it, and
    /// none are loaded.
    [[nodiscard]] virtual bool misses_sets() const = 0;
    [[nodiscard]] virtual Fault load_sets(std::span<const std::uint8_t> bytes) = 0;

  protected:
    ~EndingJudge() = default;
};

/// In thousandths, for the side to move; together 1000.
struct OutcomeChances {
    int win = 0;
    int draw = 0;
    int loss = 0;
    bool operator==(const OutcomeChances&) const = default;
};

/// How games go on from the position.
class OutcomeModel {
  public:
    /// How the position's games end, by a model fitted to games of the engine against itself.
    /// `value` is what a search found of it.
    [[nodiscard]] virtual OutcomeChances chances(Value value) const = 0;

  protected:
    ~OutcomeModel() = default;
};

/// What the other side threatens.
class ThreatView {
  public:
    /// The position as FEN with the turn given to the other side; nothing where the side to move is
    /// in check and cannot pass.
    [[nodiscard]] virtual std::optional<std::string> position_after_pass() const = 0;
    /// Searches that position, whose values are the other side's; finds no move where there is
    /// none. The position of the game stays.
    virtual SearchInfo search_threats(const SearchLimits& limits, const InfoSink& report,
                                      const StopPoll& stop) = 0;

  protected:
    ~ThreatView() = default;
};

/// For developers.
class Diagnostics {
  public:
    virtual std::uint64_t perft(Depth depth) = 0;
    /// Searches the fixed positions of the bench and returns the nodes it took.
    virtual std::uint64_t bench(Depth depth) = 0;
    /// The position and its evaluation term by term.
    [[nodiscard]] virtual std::string describe_evaluation() const = 0;

  protected:
    ~Diagnostics() = default;
};

}  // namespace engine
