// SPDX-License-Identifier: MIT
#include "engine/xiangqi/search/liking.h"

#include <cstdlib>
#include <optional>

#include "engine/xiangqi/search/see.h"

namespace engine::xiangqi {

namespace {

/// A capture is an exchange if it neither wins nor loses more than this: horse for cannon, but not
/// chariot for either.
constexpr Value kEvenExchange = 100;

std::optional<PieceType> type_of(FavouritePiece piece) {
    switch (piece) {
        case FavouritePiece::Rook:
            return PieceType::Rook;
        case FavouritePiece::Knight:
            return PieceType::Knight;
        case FavouritePiece::Cannon:
            return PieceType::Cannon;
        case FavouritePiece::Pawn:
            return PieceType::Pawn;
        case FavouritePiece::None:
            break;
    }
    return std::nullopt;
}

/// Whether the move captures, can be recaptured, and neither side gains much.
bool is_exchange(const Position& position, Move move) {
    const Piece victim = position.at(move.to());
    if (victim.none() || piece_value(victim) < kPieceValue[index(PieceType::Pawn)]) return false;
    return see_at_least(position, move, -kEvenExchange) &&
           !see_at_least(position, move, kEvenExchange + 1) &&
           !see_at_least(position, move, piece_value(victim));
}

/// 2 for a check, 1 for a step across the river or towards the enemy general beyond it, -1 for a
/// retreat or a move of a defensive piece.
int aggression_of(const Position& position, Move move) {
    const Color us = position.side_to_move();
    if (position.gives_check(move, position.enemy_check_info())) return 2;
    const PieceType type = position.at(move.from()).type();
    const bool only_defends =
        type == PieceType::King || type == PieceType::Advisor || type == PieceType::Bishop;
    const int ahead = move.to().rank_for(us) - move.from().rank_for(us);
    if (only_defends || ahead < 0) return -1;
    const auto distance = [&](Square square) {
        const Square king = position.king(~us);
        return std::abs(square.file() - king.file()) + std::abs(square.rank() - king.rank());
    };
    const bool is_across = across_river(us, move.to());
    const bool comes_nearer =
        !across_river(us, move.from()) || distance(move.to()) < distance(move.from());
    return is_across && comes_nearer ? 1 : 0;
}

}  // namespace

int liking_of(const Style& style, const Position& position, Move move) {
    int liking = 0;
    if (style.risk != 0) liking += style.risk * aggression_of(position, move);
    const auto favourite = type_of(style.piece);
    const bool is_favourite = favourite && position.at(move.from()).type() == *favourite;
    const bool weighs_exchange = style.exchanges != 0 || is_favourite;
    const bool exchanges = weighs_exchange && is_exchange(position, move);
    if (exchanges) liking += 2 * style.exchanges;
    if (is_favourite) liking += exchanges ? -Style::kMost : 1;
    return liking;
}

bool suits(OpeningTaste taste, const Position& position, Move move) {
    constexpr int kCentralFile = 4;
    const PieceType type = position.at(move.from()).type();
    switch (taste) {
        case OpeningTaste::CentralCannon:
            return type == PieceType::Cannon && move.to().file() == kCentralFile &&
                   move.from().file() != kCentralFile;
        case OpeningTaste::Knight:
            return type == PieceType::Knight;
        case OpeningTaste::Bishop:
            return type == PieceType::Bishop;
        case OpeningTaste::Pawn:
            return type == PieceType::Pawn;
        case OpeningTaste::Masters:
        case OpeningTaste::NoBook:
        case OpeningTaste::Direct:
        case OpeningTaste::Indirect:
            break;
    }
    return false;
}

}  // namespace engine::xiangqi
