// SPDX-License-Identifier: MIT
// Optional features of a game besides engine/game.h. Questions are about the position set last.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/outcome.h"
#include "engine/core/records/record_tree.h"
#include "engine/core/records/unsupported.h"
#include "engine/core/records/warnings.h"
#include "engine/core/search/types.h"
#include "engine/core/text/fault.h"

namespace engine {

/// A game in a list: its headers, and the length of its main line.
struct GameTitle {
    std::string first;
    std::string second;
    std::string event;
    std::string date;
    std::string result;
    int plies = 0;
};

/// The records contained in bytes.
struct RecordReading {
    /// The detected format, e.g. `pgn`.
    std::string format;
    std::vector<GameTitle> games;
    /// The requested game.
    std::optional<RecordTree> tree;
    /// Problems found while reading.
    std::vector<Warning> warnings;
};

/// The name of an opening.
struct BookOpening {
    /// Code in the opening encyclopedia; a single letter for a family, `-` for several.
    std::string code;
    /// In traditional characters.
    std::string name;
    bool operator==(const BookOpening&) const = default;
};

/// A game of a file, as stored in a collection of games.
struct CollectedGame {
    std::vector<Header> headers;
    std::string start_fen;
    /// The main line, with moves separated by spaces.
    std::string moves;
    /// The mover's remaining time after each move, -1 if unknown; empty if never known.
    std::vector<std::int64_t> clocks_ms;
    /// The whole record as a link, if it contains more: variations or comments.
    std::string link;
    /// The opening of the main line, if it has a name.
    std::optional<BookOpening> opening;
};

struct CollectedGames {
    std::vector<CollectedGame> games;
    /// The number of problems found.
    std::size_t warnings = 0;
};

class Records {
  public:
    /// Reads game number `chosen`, from 0, of bytes in any format of the game; `rules` applies to
    /// records that do not name theirs. Also writes the moves in `notations`.
    [[nodiscard]] virtual Result<RecordReading> read_record(
        std::span<const std::uint8_t> bytes, std::size_t chosen, std::string_view rules,
        const std::vector<std::string>& notations) const = 0;
    /// Reads all games of the bytes in the same way, for a collection.
    [[nodiscard]] virtual Result<CollectedGames> read_games(std::span<const std::uint8_t> bytes,
                                                            std::string_view rules) const = 0;
    /// `notation` is used for the moves if the format has a choice.
    [[nodiscard]] virtual Result<WrittenRecord> write_record(const RecordTree& tree,
                                                             std::string_view format,
                                                             std::string_view notation) const = 0;

  protected:
    ~Records() = default;
};

/// Packed games.
class GamePacks {
  public:
    /// The moves from the usual start: for each game the number of plies and a code per ply, from ×
    /// points + to, where points count along the ranks from the lowest; 16-bit numbers,
    /// little-endian. Takes seconds.
    [[nodiscard]] virtual Result<std::vector<std::uint8_t>> unpack_games(
        std::span<const std::uint8_t> bytes) const = 0;

  protected:
    ~GamePacks() = default;
};

/// A book move, and the results of the side that made it in the source games.
struct BookMove {
    std::string move;
    /// Its weight; 0 for a move that masters tried and abandoned.
    int per_mille = 0;
    int wins = 0;
    int draws = 0;
    int losses = 0;
    bool operator==(const BookMove&) const = default;
};

class OpeningBook {
  public:
    /// Copies what it needs; after a fault the game continues without a book.
    [[nodiscard]] virtual Fault load_book(std::span<const std::uint8_t> bytes) = 0;
    /// Most likely first.
    [[nodiscard]] virtual std::vector<BookMove> book_moves() const = 0;
    /// The opening of the last named position on the path.
    [[nodiscard]] virtual std::optional<BookOpening> book_opening() const = 0;

  protected:
    ~OpeningBook() = default;
};

/// The acts of an opening procedure so far.
struct OpeningRecord {
    /// A name in gomoku/rules/procedure.h, which also describes the acts.
    std::string procedure;
    std::vector<std::string> acts;
};

/// The next step of the procedure.
struct OpeningAct {
    /// `opener` or `answerer`, whichever side they play.
    std::string player;
    /// `place`, `take`, `declare`, `offer` or `select`.
    std::string kind;
    /// The allowed points, if the act is done on the board.
    std::vector<std::string> points;
    /// The size of the central square to which these points are restricted; 0 if they are not.
    int square = 0;
    /// The acts to choose from, otherwise.
    std::vector<std::string> words;
    /// The number of consecutive acts of this kind, including this one.
    int left = 0;
    bool operator==(const OpeningAct&) const = default;
};

struct OpeningReport {
    /// The stones on the board.
    std::vector<std::string> moves;
    /// The offered stones, of which one will stay.
    std::vector<std::string> offered;
    /// The player of the first side; empty before sides are chosen.
    std::string first;
    /// The player of each act.
    std::vector<std::string> players;
    /// Empty once the procedure is over.
    std::optional<OpeningAct> next;
    bool operator==(const OpeningReport&) const = default;
};

/// Opening procedures. Questions are about a game that starts at the position set last; returns a
/// fault if the procedure does not apply to it, or if an act is not allowed.
class OpeningProcedures {
  public:
    [[nodiscard]] virtual Result<OpeningReport> opening_report(
        const OpeningRecord& record) const = 0;
    /// The engine's acts for the player to act, as long as they are consecutive; the limits apply
    /// to each. Blocks like `search`.
    virtual Result<std::vector<std::string>> play_opening(const OpeningRecord& record,
                                                          const SearchLimits& limits,
                                                          const StopPoll& stop) = 0;

  protected:
    ~OpeningProcedures() = default;
};

class EvaluationNetwork {
  public:
    /// Evaluates with a network from now on; with no bytes, with the hand-made evaluation again.
    /// Copies what it needs; after a fault the previous evaluation stays.
    [[nodiscard]] virtual Fault load_network(std::span<const std::uint8_t> bytes) = 0;

  protected:
    ~EvaluationNetwork() = default;
};

/// The points a piece can move to, on either side's turn, and the fight about its own point.
struct PieceReach {
    std::vector<std::string> targets;
    /// Points it cannot go to without exposing its general.
    std::vector<std::string> barred;
    /// The blocking legs and eyes.
    std::vector<std::string> blockers;
    /// The screens over which it captures.
    std::vector<std::string> screens;
    /// The enemy pieces from which it shields its general.
    std::vector<std::string> pinners;
    /// The enemy pieces that can capture it, if it were their turn.
    std::vector<std::string> attackers;
    /// The pieces of its side that can recapture there.
    std::vector<std::string> protectors;
    bool operator==(const PieceReach&) const = default;
};

class PieceMoves {
  public:
    /// All empty for an empty point.
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
    /// The value of each piece: what its side would lose without it.
    [[nodiscard]] virtual std::vector<PieceValue> list_values() const = 0;

  protected:
    ~PieceValues() = default;
};

/// The verdict on a move for a player who wants to win by fours alone.
struct FourVerdict {
    /// A name such as `wins` or `counter-four` (gomoku/threats/fours.h); empty once the game is
    /// over.
    std::string verdict;
    /// The continuation, starting with the answer.
    std::vector<std::string> line;
};

class FourJudge {
  public:
    /// Judges the last move. Takes seconds at most.
    virtual FourVerdict judge_four() = 0;

  protected:
    ~FourJudge() = default;
};

/// A line of play as reported by a search, from the view of the side that starts it.
struct ReportedLine {
    std::vector<std::string> moves;
    /// In centipawns.
    int score = 0;
    /// Moves to mate, negative against that side; 0 if unknown.
    int mate = 0;

    [[nodiscard]] Value value() const {
        if (mate == 0) return score;
        return mate > 0 ? mate_in(Ply{2 * mate - 1}) : mated_in(Ply{-2 * mate});
    }
};

/// A piece with its letter, or a stone without one, and its point.
struct MotifPiece {
    std::string piece;
    std::string square;
    bool operator==(const MotifPiece&) const = default;
};

/// A motif of a move, of its answer or of the better move.
struct MotifReport {
    /// A name in xiangqi/motifs/motif.h or gomoku/motifs/motif.h.
    std::string motif;
    /// `move`, `answer` or `better`: the line it belongs to.
    std::string line;
    /// Its distance in plies from the start of that line.
    int ply = 0;
    MotifPiece actor;
    std::vector<MotifPiece> targets;
    std::vector<MotifPiece> helpers;
    bool operator==(const MotifReport&) const = default;
};

class MoveExplainer {
  public:
    /// Why a move was bad: what its answer does, what was wrong with the move, and what the better
    /// line achieves. Only proven motifs; often none. `answer` starts after the move and is empty
    /// if the game has ended.
    [[nodiscard]] virtual Result<std::vector<MotifReport>> explain_move(
        std::string_view move, const ReportedLine& better, const ReportedLine& answer) = 0;

  protected:
    ~MoveExplainer() = default;
};

/// The result of perfect play.
struct EndingReport {
    /// `won`, `lost` or `drawn` for the side to move.
    std::string verdict;
    /// The winner's moves to mate; 0 in a draw, or if unknown.
    int moves = 0;
    bool operator==(const EndingReport&) const = default;
};

class EndingJudge {
  public:
    /// Nothing if no table covers the position, the game is over, `stop` returned true, a move
    /// limit may come before the mate, or both sides can attack and neither wins by force. The
    /// first position of a material takes up to some seconds.
    [[nodiscard]] virtual std::optional<EndingReport> judge_ending(const StopPoll& stop) = 0;
    /// Whether the position is too large for tables, but packed sets may know it and none are
    /// loaded.
    [[nodiscard]] virtual bool misses_sets() const = 0;
    [[nodiscard]] virtual Fault load_sets(std::span<const std::uint8_t> bytes) = 0;

  protected:
    ~EndingJudge() = default;
};

/// The threats of the other side.
class ThreatView {
  public:
    /// The position as FEN with the other side to move; nothing if the side to move is in check and
    /// cannot pass.
    [[nodiscard]] virtual std::optional<std::string> position_after_pass() const = 0;
    /// Searches that position, with values for the other side; finds no move if there is none. The
    /// game's position is unchanged.
    virtual SearchInfo search_threats(const SearchLimits& limits, const InfoSink& report,
                                      const StopPoll& stop) = 0;

  protected:
    ~ThreatView() = default;
};

/// For developers.
class Diagnostics {
  public:
    virtual std::uint64_t perft(Depth depth) = 0;
    /// Equal for positions with the same pieces and the same side to move.
    [[nodiscard]] virtual Key position_key() const = 0;
    /// Searches the positions, given as FEN, and returns the node count; others are left out.
    virtual std::uint64_t bench(Depth depth, std::span<const std::string_view> positions) = 0;
    /// The position and its evaluation term by term.
    [[nodiscard]] virtual std::string describe_evaluation() const = 0;

  protected:
    ~Diagnostics() = default;
};

}  // namespace engine
