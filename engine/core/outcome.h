// SPDX-License-Identifier: MIT
// How a game stands and why, for either game.
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
    /// Nothing but checks, mate threats and chases, whatever they aim at.
    PerpetualAttack,
    MutualPerpetualAttack,
    Repetition,
    NaturalMoveLimit,
    InsufficientMaterial,
    FiveInARow,
    BoardFull,
};

/// How the place is called where a law says something: by its number, or that of a diagram.
enum class ArticleKind : std::uint8_t { None, Item, Diagram, Article };

/// Why a repetition is allowed: nobody attacks; or threats of mate, chases of different pieces in
/// turn, a mixture of attacks, offers to exchange are; or a check excuses the chases.
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
