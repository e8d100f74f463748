// SPDX-License-Identifier: MIT
// The coarse seam both games implement: called once per command, never per node.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/outcome.h"
#include "engine/core/search_types.h"

namespace engine {

/// All that a board needs to know of a position.
struct Snapshot {
    std::string fen;
    /// Separated by spaces; empty once the game is over.
    std::string legal_moves;
    Status status = Status::Ongoing;
    Reason reason = Reason::None;
    bool in_check = false;
    /// Square of the checked king, else empty.
    std::string checked_square;
    /// Moves of the repeated cycle when a repetition decided the game, else empty.
    std::string cycle;
    /// The rest of that ruling: the rule it rests on; `first` or `second` for the side that broke
    /// it; the points of the pieces chased; each move of the cycle with its natures.
    std::string article;
    std::string guilty;
    std::string prey;
    std::string natures;
    /// Why the game is over, as an English sentence.
    std::string explanation;

    /// What the ruling would be if the cycle just closed were played once more; `Ongoing` when
    /// there is none. The fields mean what they mean above.
    Status warning_status = Status::Ongoing;
    Reason warning_reason = Reason::None;
    std::string warning_article;
    std::string warning_guilty;
    std::string warning_prey;
    std::string warning_natures;
    std::string warning_explanation;
    /// Legal moves with which the side to move would lose at once by repetition.
    std::string losing_moves;

    /// Where stones make rows: the stones of the row that won, from end to end, else empty.
    std::string winning_row;
    /// The empty points barred to the side that moves first, whoever's turn it is, and the foul
    /// each would be: `h8:double-three`.
    std::string forbidden;
    /// The fours and open threes on the board: whose, which, the stones and the empty points that
    /// take it further, as in `first:open-three:g8,h8,i8:f8,j8`.
    std::string threats;
    /// The opening the game began with: its code and its names, as `D4:Kagetsu:花月:花月`; and the
    /// moves that go on with one, each with what it makes: `h10=D1:Kansei:寒星:寒星`.
    std::string opening;
    std::string opening_moves;
    bool operator==(const Snapshot&) const = default;
};

/// What a text says as a move.
struct ReadMove {
    /// Empty when there is an error.
    std::string move;
    /// The notation the text is in.
    std::string notation;
    /// A sentence that quotes what is wrong, else empty.
    std::string error;
};

/// What bytes hold as records of games.
struct RecordReading {
    /// What they look like, e.g. `pgn`.
    std::string format;
    /// A line for each game: what its headers call the players, the event, the date and the result,
    /// and how many plies its main line has, separated by tabs.
    std::string games;
    /// The game asked for, as lines of text in a form of its game's own; empty without one.
    std::string tree;
    /// What could not be read: a line for each, which says where.
    std::string complaints;
    /// A sentence when the game has no records, else empty.
    std::string error;
};

/// What a move is worth to a player who means to win by fours alone.
struct FourVerdict {
    /// A name such as `wins` or `counter-four` (gomoku/fours.h); empty in games without fours.
    std::string verdict;
    /// What follows, the answer first.
    std::string line;
};

/// A game as the bytes of a record.
struct WrittenGame {
    std::vector<std::uint8_t> bytes;
    /// What the format has no place for: a line for each.
    std::string losses;
    /// A sentence that quotes what is wrong, else empty.
    std::string error;
};

class Game {
  public:
    Game() = default;
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;
    virtual ~Game() = default;

    /// Empty on success, else a sentence that quotes what is wrong; the old position then stays.
    virtual std::string set_position(std::string_view fen, std::string_view moves) = 0;
    [[nodiscard]] virtual Snapshot snapshot() const = 0;
    /// The moves set_position was given, in a notation of the game, separated by spaces; empty when
    /// the game has no notation of that name.
    [[nodiscard]] virtual std::string notate(std::string_view notation) const = 0;
    /// The legal ones of `moves`, played from the present position, in a notation of the game; they
    /// end before the first that is not legal.
    [[nodiscard]] virtual std::string notate_line(std::string_view moves,
                                                  std::string_view notation) const = 0;
    /// A move of the present position, in whatever notation of the game.
    [[nodiscard]] virtual ReadMove read_move(std::string_view text) const = 0;
    /// Reads game number `chosen`, counted from 0, of bytes in whatever format of the game.
    [[nodiscard]] virtual RecordReading read_record(std::span<const std::uint8_t> bytes,
                                                    std::size_t chosen) const = 0;
    /// Writes a tree as `read_record` gives it. `notation` is that of the moves where the format
    /// has a choice.
    [[nodiscard]] virtual WrittenGame write_record(std::string_view tree, std::string_view format,
                                                   std::string_view notation) const = 0;
    /// Chooses the rules the snapshot judges by. Empty on success, else a sentence that quotes the
    /// unknown name, or the move of the present game that the rules forbid; the old ones then stay.
    virtual std::string set_rules(std::string_view name) = 0;
    /// Blocks until a limit is met or `stop` answers true.
    virtual SearchInfo search(const SearchLimits& limits, const InfoSink& report,
                              const StopPoll& stop) = 0;
    /// The opening procedure swap2, in games that have it, else empty: three points, for the side
    /// that moves first, the other and the first again, that leave both about even.
    [[nodiscard]] virtual std::string propose_opening(std::uint64_t /*seed*/) const { return {}; }
    /// Its answer to the three or five stones of the present position: `first` or `second` for the
    /// side it would play, or after three the points of two more, the choice then being the other
    /// player's. Blocks like `search`.
    virtual std::string answer_opening(const SearchLimits& /*limits*/, const StopPoll& /*stop*/) {
        return {};
    }
    /// Judges the last move, in games that know fours. Takes seconds at the very most.
    virtual FourVerdict judge_four() { return {}; }
    virtual std::uint64_t perft(Depth depth) = 0;
    /// Forgets what earlier searches learnt.
    virtual void new_game() = 0;
    virtual void resize_table(std::size_t megabytes) = 0;
    /// Copies what it keeps. Empty on success, else why the book was refused; play goes on without.
    virtual std::string load_book(std::span<const std::uint8_t> bytes) = 0;
    /// The book's moves for the present position, the likeliest first, each with its share in
    /// thousandths: `h2e2:550 g3g4:450`; empty where it knows none.
    [[nodiscard]] virtual std::string book_moves() const { return {}; }
    /// Lets a network judge positions from now on; with no bytes, the hand-made evaluation again.
    /// Copies what it keeps. Empty on success, else why it was refused; what judged before goes on.
    virtual std::string load_network(std::span<const std::uint8_t> bytes) = 0;
    /// The position and its evaluation term by term, for people.
    [[nodiscard]] virtual std::string describe_evaluation() const = 0;
    /// What each side would lose without each of its men, in centipawns: `a0:1180 b0:540`; empty in
    /// a game where men have no worth of their own.
    [[nodiscard]] virtual std::string piece_worths() const { return {}; }
    /// Searches the fixed positions of the bench and returns the nodes it took.
    virtual std::uint64_t bench(Depth depth) = 0;
};

/// `xiangqi` or `gomoku`; null when the name is unknown.
std::unique_ptr<Game> make_game(std::string_view name, std::size_t table_megabytes);

}  // namespace engine
