// SPDX-License-Identifier: MIT
// The state of a game and the reason for it, for either game.
#pragma once

#include <cstdint>
#include <string_view>

namespace engine {

/// `First` is the side that moves first: Red in Xiangqi, Black in Gomoku.
enum class Status : std::uint8_t { Ongoing, FirstWins, SecondWins, Draw };

enum class Seat : std::uint8_t { First, Second };

enum class Reason : std::uint8_t {
    None,
    Checkmate,
    Stalemate,
    PerpetualCheck,
    MutualPerpetualCheck,
    PerpetualChase,
    MutualPerpetualChase,
    /// Only checks, mate threats and chases, regardless of their targets.
    PerpetualAttack,
    MutualPerpetualAttack,
    Repetition,
    NaturalMoveLimit,
    InsufficientMaterial,
    FiveInARow,
    BoardFull,
};

/// How a source names the passage that applies: by its number, or by that of a diagram.
enum class ArticleKind : std::uint8_t { None, Item, Diagram, Article };

/// Why a repetition is allowed: nobody attacks; or mate threats, chases of different pieces in
/// turn, a mixture of attacks, or offers to exchange are allowed; or a check excuses the chases.
enum class Allowance : std::uint8_t { Peace, Threats, Turns, Mixture, Offers, Excused };

/// `ongoing`, `first-wins`, `second-wins`, `draw`.
std::string_view text_of(Status status);
/// `first`, `second`.
std::string_view text_of(Seat seat);
/// Lower case with hyphens, e.g. `perpetual-check`; empty for None.
std::string_view text_of(Reason reason);
/// `none`, `item`, …
std::string_view text_of(ArticleKind kind);
/// `peace`, `threats`, …
std::string_view text_of(Allowance allowance);

}  // namespace engine
