// SPDX-License-Identifier: MIT
#include "engine/xiangqi/endings/material.h"

#include <algorithm>

namespace engine::xiangqi {

namespace {

constexpr std::string_view kLetters = "abABPNCRpncr";
constexpr std::array<std::uint8_t, kEndingPieces> kMost{2, 2, 2, 2, 5, 2, 2, 2, 5, 2, 2, 2};

EndingPiece kind_of(PieceType type, bool defends) {
    switch (type) {
        case PieceType::Advisor:
            return defends ? EndingPiece::DefendingAdvisor : EndingPiece::Advisor;
        case PieceType::Bishop:
            return defends ? EndingPiece::DefendingBishop : EndingPiece::Bishop;
        case PieceType::Knight:
            return defends ? EndingPiece::DefendingKnight : EndingPiece::Knight;
        case PieceType::Rook:
            return defends ? EndingPiece::DefendingRook : EndingPiece::Rook;
        case PieceType::Cannon:
            return defends ? EndingPiece::DefendingCannon : EndingPiece::Cannon;
        default:
            return defends ? EndingPiece::DefendingPawn : EndingPiece::Pawn;
    }
}

/// Counts the pieces that can cross the river.
int strength(const Position& position, Color side) {
    const auto count = [&](PieceType type) { return position.pieces(side, type).count(); };
    return 9 * count(PieceType::Rook) + 4 * count(PieceType::Knight) +
           4 * count(PieceType::Cannon) + count(PieceType::Pawn);
}

}  // namespace

bool EndingMaterial::has_attackers() const {
    return std::any_of(counts.begin() + kFirstAttacker, counts.end(),
                       [](std::uint8_t count) { return count > 0; });
}

bool EndingMaterial::defender_attacks() const {
    return std::any_of(counts.begin() + xiangqi::index(EndingPiece::DefendingPawn), counts.end(),
                       [](std::uint8_t count) { return count > 0; });
}

EndingMaterial EndingMaterial::without(EndingPiece piece) const {
    EndingMaterial rest = *this;
    --rest.counts[index(piece)];
    return rest;
}

std::string EndingMaterial::text() const {
    std::string text;
    constexpr std::size_t kEnd = xiangqi::index(EndingPiece::DefendingPawn);
    for (std::size_t i = kEnd; i-- > 2;) text.append(counts[i], kLetters[i]);
    for (std::size_t i = kEndingPieces; i-- > kEnd;) text.append(counts[i], kLetters[i]);
    for (std::size_t i = 0; i < 2; ++i) text.append(counts[i], kLetters[i]);
    return text;
}

std::optional<EndingMaterial> parse_material(std::string_view text) {
    EndingMaterial material;
    for (const char c : text) {
        const std::size_t kind = kLetters.find(c);
        if (kind == std::string_view::npos || ++material.counts[kind] > kMost[kind]) {
            return std::nullopt;
        }
    }
    return material;
}

std::optional<EndingBoard> ending_of(const Position& position) {
    const Color attacker = strength(position, Color::Black) > strength(position, Color::Red)
                               ? Color::Black
                               : Color::Red;
    EndingBoard board;
    board.attacker_to_move = position.side_to_move() == attacker;
    for (const Color side : kColors) {
        for (const PieceType type : kAllPieceTypes) {
            for (const Square at : position.pieces(side, type)) {
                const Square square =
                    attacker == Color::Red ? at : Square(at.file(), kRanks - 1 - at.rank());
                if (type == PieceType::King) {
                    (side == attacker ? board.king : board.defending_king) = square;
                    continue;
                }
                const std::size_t kind = index(kind_of(type, side != attacker));
                if (board.material.counts[kind] == kMost[kind]) return std::nullopt;
                board.squares[kind][board.material.counts[kind]++] = square;
            }
        }
    }
    return board;
}

}  // namespace engine::xiangqi
