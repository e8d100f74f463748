// SPDX-License-Identifier: MIT
// How a player likes to play, beside how well: what it asks of the book, and which of the moves
// that its search finds nearly equal it prefers.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/types.h"

namespace engine {

/// How a game is to begin. A taste that means nothing in a game is `Masters` there.
enum class OpeningTaste : std::uint8_t {
    /// As often as masters do, by the weights of the book.
    Masters,
    /// By its own search from the first move on.
    NoBook,
    /// Xiangqi: which piece makes the first move, where the book offers that.
    CentralCannon,
    Knight,
    Bishop,
    Pawn,
    /// Gomoku: the first stones stand beside the opening stone, or at its corners.
    Direct,
    Indirect,
};

/// The piece a player of Xiangqi likes best.
enum class FavouritePiece : std::uint8_t { None, Rook, Knight, Cannon, Pawn };

/// Without strength: the default has no style at all.
struct Style {
    static constexpr int kMost = 2;

    OpeningTaste opening = OpeningTaste::Masters;
    /// From -kMost, safety first, to kMost, attack above all.
    int risk = 0;
    /// From -kMost, keeps the pieces on the board, to kMost, takes what can be exchanged. Xiangqi.
    int exchanges = 0;
    /// Likes to move it and to keep it.
    FavouritePiece piece = FavouritePiece::None;

    bool operator==(const Style&) const = default;
};

/// `masters`, `none`, `central-cannon`, `knight`, `bishop`, `pawn`, `direct`, `indirect`.
std::string_view text_of(OpeningTaste taste);
std::optional<OpeningTaste> parse_opening_taste(std::string_view text);
/// `none`, `rook`, `knight`, `cannon`, `pawn`.
std::string_view text_of(FavouritePiece piece);
std::optional<FavouritePiece> parse_favourite_piece(std::string_view text);

/// How much a move is liked counts from -kMostLiking to kMostLiking.
inline constexpr int kMostLiking = 4;

/// What a liking is worth to a player who takes a move for near equal that is at most `near_equal`
/// worse than the best: the most and the least liked move are that far apart.
constexpr Value bonus_of(int liking, Value near_equal) {
    return std::clamp(liking, -kMostLiking, kMostLiking) * near_equal / (2 * kMostLiking);
}

}  // namespace engine
