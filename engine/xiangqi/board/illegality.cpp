// SPDX-License-Identifier: MIT
#include "engine/xiangqi/board/illegality.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace engine::xiangqi {

namespace {

bool is_step(int files, int ranks, int longer, int shorter) {
    const int across = std::abs(files);
    const int along = std::abs(ranks);
    return std::max(across, along) == longer && std::min(across, along) == shorter;
}

/// The eye of a bishop's move.
Square eye_of(Square from, Square to) {
    return {(from.file() + to.file()) / 2, (from.rank() + to.rank()) / 2};
}

/// The faults of a move that do not depend on other pieces.
std::optional<Illegality> wrong_shape(Piece piece, Square from, Square to) {
    const Color side = piece.color();
    const int files = to.file() - from.file();
    const int ranks = to.rank_for(side) - from.rank_for(side);
    switch (piece.type()) {
        case PieceType::King:
        case PieceType::Advisor:
            if (!is_step(files, ranks, 1, piece.type() == PieceType::King ? 0 : 1)) break;
            if (!in_palace(side, to)) return Illegality::OutsidePalace;
            return std::nullopt;
        case PieceType::Bishop:
            if (!is_step(files, ranks, 2, 2)) break;
            if (across_river(side, to)) return Illegality::AcrossRiver;
            return std::nullopt;
        case PieceType::Knight:
            if (!is_step(files, ranks, 2, 1)) break;
            return std::nullopt;
        case PieceType::Rook:
        case PieceType::Cannon:
            if (files != 0 && ranks != 0) break;
            return std::nullopt;
        case PieceType::Pawn:
            if (!is_step(files, ranks, 1, 0)) break;
            if (ranks < 0) return Illegality::Backward;
            if (files != 0 && !across_river(side, from)) return Illegality::SidewaysTooEarly;
            return std::nullopt;
    }
    return Illegality::WrongShape;
}

/// The obstacle to a move that is possible on an empty board.
std::optional<IllegalMove> obstacle(const Position& position, Move move) {
    const Square from = move.from();
    const Square to = move.to();
    const Bitboard occupied = position.occupied();
    const Bitboard way = between(from, to) & occupied;
    switch (position.at(from).type()) {
        case PieceType::Knight: {
            const Bitboard legs = knight_legs(from, to) & occupied;
            if (legs.any()) return IllegalMove{Illegality::BlockedLeg, legs};
            return std::nullopt;
        }
        case PieceType::Bishop: {
            const Bitboard eye = point(eye_of(from, to)) & occupied;
            if (eye.any()) return IllegalMove{Illegality::BlockedEye, eye};
            return std::nullopt;
        }
        case PieceType::Rook:
            if (way.any()) return IllegalMove{Illegality::BlockedWay, way};
            return std::nullopt;
        case PieceType::Cannon:
            if (position.at(to).none()) {
                if (way.any()) return IllegalMove{Illegality::BlockedWay, way};
            } else if (way.empty()) {
                return IllegalMove{Illegality::NoScreen, {}};
            } else if (way.more_than_one()) {
                return IllegalMove{Illegality::TooManyScreens, way};
            }
            return std::nullopt;
        case PieceType::King:
        case PieceType::Advisor:
        case PieceType::Pawn:
            return std::nullopt;
    }
    return std::nullopt;
}

/// The enemy pieces that attack the general after a pseudo-legal move.
Bitboard attackers_after(const Position& position, Move move) {
    const Color us = position.side_to_move();
    const Bitboard occupied = position.occupied().without(point(move.from())) | point(move.to());
    const Bitboard enemies = position.pieces(~us).without(point(move.to()));
    const bool is_king_move = move.from() == position.king(us);
    const Square king = is_king_move ? move.to() : position.king(us);
    return position.king_attackers(king, occupied, enemies);
}

Illegality danger(const Position& position, Move move, Bitboard attackers) {
    const Color us = position.side_to_move();
    if (attackers == point(position.king(~us))) return Illegality::FacingKings;
    if (move.from() == position.king(us)) return Illegality::MovesIntoCheck;
    return position.in_check() ? Illegality::StaysInCheck : Illegality::ExposesKing;
}

Position with_turn(const Position& position, Color side) {
    Position twin;
    for (const Square square : position.occupied()) twin.put(position.at(square), square);
    twin.finish_setup(side, 0, 1);
    return twin;
}

/// The pieces of the side to move that can legally move there.
Bitboard movers_to(const Position& position, Square square) {
    Bitboard movers;
    for (const Square from : position.pieces(position.side_to_move())) {
        if (from != square && position.is_legal(Move(from, square))) movers |= point(from);
    }
    return movers;
}

/// The own pieces that can recapture once `capturer`, which leaves `from`, stands on the point.
Bitboard recapturers(const Position& position, Square square, Piece capturer,
                     std::optional<Square> from) {
    Position after;
    for (const Square other : position.occupied()) {
        if (other != square && other != from) after.put(position.at(other), other);
    }
    after.put(capturer, square);
    after.finish_setup(~capturer.color(), 0, 1);
    return movers_to(after, square);
}

void add_fight(Reach& reach, const Position& position, Square square) {
    const Color us = position.at(square).color();
    if (square == position.king(us)) return;
    reach.attackers = movers_to(with_turn(position, ~us), square);
    if (reach.attackers.empty()) {
        // An advisor attacks no general, so it forces no other move.
        reach.protectors =
            recapturers(position, square, Piece(~us, PieceType::Advisor), std::nullopt);
        return;
    }
    reach.protectors = position.pieces(us);
    for (const Square from : reach.attackers) {
        reach.protectors &= recapturers(position, square, position.at(from), from);
    }
}

}  // namespace

std::string_view text_of(Illegality reason) {
    constexpr std::array<std::string_view, static_cast<std::size_t>(Illegality::ExposesKing) + 1>
        kTexts{"outside-palace", "across-river",     "sideways-too-early", "backward",
               "wrong-shape",    "own-piece",        "blocked-leg",        "blocked-eye",
               "blocked-way",    "no-screen",        "too-many-screens",   "facing-generals",
               "stays-in-check", "moves-into-check", "exposes-general"};
    return kTexts[static_cast<std::size_t>(reason)];
}

std::optional<IllegalMove> why_illegal(const Position& position, Move move) {
    const Color us = position.side_to_move();
    const Piece piece = position.at(move.from());
    if (piece.none() || piece.color() != us || move.from() == move.to()) return std::nullopt;
    if (const auto reason = wrong_shape(piece, move.from(), move.to())) {
        return IllegalMove{*reason, {}};
    }
    if (position.pieces(us).has(move.to())) {
        return IllegalMove{Illegality::OwnPiece, point(move.to())};
    }
    if (const auto found = obstacle(position, move)) return found;
    const Bitboard attackers = attackers_after(position, move);
    if (attackers.empty()) return std::nullopt;
    return IllegalMove{danger(position, move, attackers), attackers};
}

Reach reach_of(const Position& position, Square square) {
    Reach reach;
    const Piece piece = position.at(square);
    if (piece.none()) return reach;
    const Position turned = with_turn(position, piece.color());
    for (int i = 0; i < kSquares; ++i) {
        const Square to(i);
        const Move move(square, to);
        if (to == square) continue;
        if (turned.is_pseudo_legal(move)) {
            const bool is_capture = !turned.at(to).none();
            const Bitboard pinners = attackers_after(turned, move);
            (pinners.empty() ? reach.targets : reach.barred) |= point(to);
            reach.pinners |= pinners;
            if (is_capture && piece.type() == PieceType::Cannon) {
                reach.screens |= between(square, to) & turned.occupied();
            }
        } else if (!wrong_shape(piece, square, to)) {
            const auto found = obstacle(turned, move);
            const bool is_leap = found && (found->reason == Illegality::BlockedLeg ||
                                           found->reason == Illegality::BlockedEye);
            if (is_leap && !turned.pieces(piece.color()).has(to)) reach.blockers |= found->culprits;
        }
    }
    add_fight(reach, position, square);
    return reach;
}

}  // namespace engine::xiangqi
