// SPDX-License-Identifier: MIT
#include "engine/xiangqi/endings/material.h"

#include <algorithm>

namespace engine::xiangqi {

namespace {

constexpr std::string_view kLetters = "abABPNCR";
constexpr std::array<std::uint8_t, kEndingPieces> kMost{2, 2, 2, 2, 5, 2, 2, 2};

EndingPiece kind_of(PieceType type, bool defends) {
    switch (type) {
        case PieceType::Advisor:
            return defends ? EndingPiece::DefendingAdvisor : EndingPiece::Advisor;
        case PieceType::Bishop:
            return defends ? EndingPiece::DefendingBishop : EndingPiece::Bishop;
        case PieceType::Knight:
            return EndingPiece::Knight;
        case PieceType::Rook:
            return EndingPiece::Rook;
        case PieceType::Cannon:
            return EndingPiece::Cannon;
        default:
            return EndingPiece::Pawn;
    }
}

bool can_attack(const Position& position, Color side) {
    return (position.pieces(side, PieceType::Rook) | position.pieces(side, PieceType::Knight) |
            position.pieces(side, PieceType::Cannon) | position.pieces(side, PieceType::Pawn))
        .any();
}

}  // namespace

bool EndingMaterial::has_attackers() const {
    return std::any_of(counts.begin() + kFirstAttacker, counts.end(),
                       [](std::uint8_t count) { return count > 0; });
}

EndingMaterial EndingMaterial::without(EndingPiece piece) const {
    EndingMaterial rest = *this;
    --rest.counts[index(piece)];
    return rest;
}

std::string EndingMaterial::text() const {
    std::string text;
    for (std::size_t i = kEndingPieces; i-- > 2;) text.append(counts[i], kLetters[i]);
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
    const Color attacker = can_attack(position, Color::Black) ? Color::Black : Color::Red;
    if (can_attack(position, ~attacker)) return std::nullopt;
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
