// SPDX-License-Identifier: MIT
// Opening procedures, with which two players reach a fair position: they place stones, choose sides
// and offer fifth moves, until normal play begins. docs/opening-procedures.md lists the sources.
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

/// Whether a game from that start can use the procedure: swap2 on every empty board, the Renju
/// procedures under the Renju rule on boards of 15 lines.
bool is_open_to(Procedure procedure, const Position& start);

enum class ActKind : std::uint8_t {
    /// Place a stone of the side to move.
    Place,
    /// Choose a side, or the alternative of the procedure: two more stones, ten fifth moves.
    Take,
    /// Declare the number of fifth moves.
    Declare,
    /// Offer a fifth move: a black stone that may or may not stay.
    Offer,
    /// Select the fifth move that stays.
    Select,
};
/// `place`, `take`, `declare`, `offer`, `select`.
std::string_view text_of(ActKind kind);

/// Independent of their colours.
enum class Player : std::uint8_t { Opener, Answerer };
constexpr Player other(Player player) {
    return player == Player::Opener ? Player::Answerer : Player::Opener;
}
/// `opener`, `answerer`.
std::string_view text_of(Player player);

/// The player who acts in a step: the opener, the answerer, or the player of the side to move or of
/// the other side.
enum class Doer : std::uint8_t { Opener, Answerer, ToMove, NotToMove };

struct OpeningStep {
    ActKind kind;
    Doer doer;
    /// Place: the distance from the centre, kAnywhere for the whole board. Declare: the maximum.
    /// Offer: the number, 0 for the declared number.
    int amount = 0;
    /// Take: the word that chooses the alternative of the procedure; empty if there is none.
    std::string_view branch{};
};
inline constexpr int kAnywhere = -1;

/// The state of a procedure. Acts are words: a point such as `h8`; `black` or `white`, the side
/// chosen; `two` or `ten`, the alternative; a number.
class OpeningState {
  public:
    /// `is_open_to(procedure, start)` must be true.
    OpeningState(Procedure procedure, Position start);

    [[nodiscard]] Procedure procedure() const { return procedure_; }
    /// White is to move then.
    [[nodiscard]] bool is_over() const { return next_ == steps_.size(); }
    /// The stones on the board, without those on offer.
    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] const std::vector<Point>& offered() const { return offered_; }
    /// The player with Black; empty before the choice of sides in a procedure that starts without
    /// sides.
    [[nodiscard]] std::optional<Player> black() const { return black_; }

    /// The number of fifth moves, once declared.
    [[nodiscard]] std::size_t declared() const { return declared_; }

    // The next act; not valid once the opening is over.
    [[nodiscard]] const OpeningStep& step() const { return steps_[next_]; }
    [[nodiscard]] Player player() const;
    /// The number of consecutive acts of this kind, including this one.
    [[nodiscard]] int left() const;
    /// The points where a stone may be placed, offered or selected; empty for other acts.
    [[nodiscard]] PointSet points() const;
    /// The words for acts other than points.
    [[nodiscard]] std::vector<std::string_view> words() const;

    /// Performs the next act; false if it is not allowed or the opening is over.
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

/// The images of a point under the symmetries of all stones on the board, including itself.
PointSet images_of(const Position& position, Point point);

}  // namespace engine::gomoku
