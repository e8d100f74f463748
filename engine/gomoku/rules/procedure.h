// SPDX-License-Identifier: MIT
// Opening procedures, by which two players come to a position that is fair: stones are placed,
// sides taken, fifth moves offered, until play goes on as ever. docs/opening-procedures.md has the
// sources.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/core/types.h"
#include "engine/gomoku/board/point_set.h"
#include "engine/gomoku/board/position.h"

namespace engine::gomoku {

enum class Procedure : std::uint8_t { Swap2, Taraguchi10, Soosyrv8 };
inline constexpr std::array kProcedures{Procedure::Swap2, Procedure::Taraguchi10,
                                        Procedure::Soosyrv8};

/// `swap2`, `taraguchi-10`, `soosyrv-8`.
std::string_view text_of(Procedure procedure);
std::optional<Procedure> parse_procedure(std::string_view text);

/// Whether a game that begins there can be opened so: swap2 on every empty board, those of Renju by
/// its rule on the 15 lines for which they are defined.
bool is_open_to(Procedure procedure, const Position& start);

enum class ActKind : std::uint8_t {
    /// A stone of the side to move.
    Place,
    /// A side, or what the procedure has in its place: two more stones, ten fifth moves.
    Take,
    /// How many fifth moves there will be.
    Declare,
    /// One of them: a black stone of which it is not yet known whether it stays.
    Offer,
    /// The one that stays.
    Select,
};
/// `place`, `take`, `declare`, `offer`, `select`.
std::string_view text_of(ActKind kind);

/// Whichever colour they have.
enum class Player : std::uint8_t { Opener, Answerer };
constexpr Player other(Player player) {
    return player == Player::Opener ? Player::Answerer : Player::Opener;
}
/// `opener`, `answerer`.
std::string_view text_of(Player player);

/// Who acts at a step of a procedure: the player who began, the one who answered, or whoever has
/// the side to move or the other side.
enum class Doer : std::uint8_t { Opener, Answerer, ToMove, NotToMove };

struct OpeningStep {
    ActKind kind;
    Doer doer;
    /// Place: how far from the middle, kAnywhere for the whole board. Declare: the most. Offer: how
    /// many, 0 for as many as were declared.
    int amount = 0;
    /// Take: the word by which the procedure's other way is chosen; empty where there is none.
    std::string_view branch{};
};
inline constexpr int kAnywhere = -1;

/// How far a procedure has come. Acts are words: a point such as `h8`; `black` or `white`, the side
/// the player takes; `two` or `ten`, the other way; a number.
class OpeningState {
  public:
    /// `start` must be open to the procedure.
    OpeningState(Procedure procedure, Position start);

    [[nodiscard]] Procedure procedure() const { return procedure_; }
    /// White is to move then.
    [[nodiscard]] bool is_over() const { return next_ == steps_.size(); }
    /// The stones on the board, of which those on offer are none.
    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] const std::vector<Point>& offered() const { return offered_; }
    /// Who has Black; none before sides are taken in a procedure that begins without them.
    [[nodiscard]] std::optional<Player> black() const { return black_; }

    /// How many fifth moves there will be, once that was declared.
    [[nodiscard]] std::size_t declared() const { return declared_; }

    // What is to be done next; not to be asked once it is over.
    [[nodiscard]] const OpeningStep& step() const { return steps_[next_]; }
    [[nodiscard]] Player player() const;
    /// How many acts of this kind follow upon each other, this one included.
    [[nodiscard]] int left() const;
    /// Where a stone may be placed, offered or selected; empty for other acts.
    [[nodiscard]] PointSet points() const;
    /// The words for acts that are no points.
    [[nodiscard]] std::vector<std::string_view> words() const;

    /// Does what is to be done next; false where that is not allowed, or nothing is left to do.
    [[nodiscard]] bool perform(std::string_view act);

  private:
    void take(std::string_view word);

    Procedure procedure_;
    std::span<const OpeningStep> steps_;
    std::size_t next_ = 0;
    Position position_;
    std::optional<Player> black_;
    std::size_t declared_ = 0;
    std::vector<Point> offered_;
};

/// The points that the symmetries of all stones on the board make of one, itself among them.
PointSet images_of(const Position& position, Point point);

}  // namespace engine::gomoku
