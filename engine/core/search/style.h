// SPDX-License-Identifier: MIT
// Playing style, independent of strength: the choice of book moves, and the preference among moves
// that the search finds nearly equal.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/types.h"

namespace engine {

/// How to open the game. A choice without meaning in a game acts like `Masters` there.
enum class OpeningTaste : std::uint8_t {
    /// By the weights of the book, like masters.
    Masters,
    /// Without the book, from the first move.
    NoBook,
    /// Xiangqi: which piece makes the first move, if the book offers that.
    CentralCannon,
    Knight,
    Bishop,
    Pawn,
    /// Gomoku: the first stones are placed next to the opening stone, or at its corners.
    Direct,
    Indirect,
};

/// The favourite piece of a Xiangqi player.
enum class FavouritePiece : std::uint8_t { None, Rook, Knight, Cannon, Pawn };

/// The default has no style.
struct Style {
    static constexpr int kMost = 2;

    OpeningTaste opening = OpeningTaste::Masters;
    /// From -kMost, safety first, to kMost, attack above all.
    int risk = 0;
    /// From -kMost, keeps pieces on the board, to kMost, exchanges whenever possible. Xiangqi only.
    int exchanges = 0;
    /// The player likes to move this piece and to keep it.
    FavouritePiece piece = FavouritePiece::None;

    bool operator==(const Style&) const = default;
};

/// `masters`, `none`, `central-cannon`, `knight`, `bishop`, `pawn`, `direct`, `indirect`.
std::string_view text_of(OpeningTaste taste);
std::optional<OpeningTaste> parse_opening_taste(std::string_view text);
/// `none`, `rook`, `knight`, `cannon`, `pawn`.
std::string_view text_of(FavouritePiece piece);
std::optional<FavouritePiece> parse_favourite_piece(std::string_view text);

/// The liking for a move ranges from -kMostLiking to kMostLiking.
inline constexpr int kMostLiking = 4;

/// Converts a liking to centipawns for a player who treats moves up to `near_equal` worse than the
/// best as equal: the most and the least liked move are that far apart.
constexpr Value bonus_of(int liking, Value near_equal) {
    return std::clamp(liking, -kMostLiking, kMostLiking) * near_equal / (2 * kMostLiking);
}

}  // namespace engine
