// SPDX-License-Identifier: MIT
// The material of an ending. The side that can attack counts as Red, the stronger one where both
// can.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// The pieces beside the kings, by whose they are.
enum class EndingPiece : std::uint8_t {
    DefendingAdvisor,
    DefendingBishop,
    Advisor,
    Bishop,
    Pawn,
    Knight,
    Cannon,
    Rook,
    DefendingPawn,
    DefendingKnight,
    DefendingCannon,
    DefendingRook,
};
inline constexpr std::size_t kEndingPieces = 12;
inline constexpr std::size_t kFirstAttacker = 4;
/// Five soldiers are the most pieces of a kind.
inline constexpr std::size_t kMostAlike = 5;

constexpr std::size_t index(EndingPiece piece) { return static_cast<std::size_t>(piece); }
constexpr bool is_defenders(EndingPiece piece) {
    return piece <= EndingPiece::DefendingBishop || piece >= EndingPiece::DefendingPawn;
}

/// How many there are of each kind.
struct EndingMaterial {
    std::array<std::uint8_t, kEndingPieces> counts{};

    /// Whether anybody can attack.
    [[nodiscard]] bool has_attackers() const;
    /// Whether the defender can.
    [[nodiscard]] bool defender_attacks() const;
    [[nodiscard]] EndingMaterial without(EndingPiece piece) const;
    /// The attacker's pieces, the defender's in small letters: `CAaabb`, `Rnaa`.
    [[nodiscard]] std::string text() const;
    bool operator==(const EndingMaterial&) const = default;
    // libc++ 14 has no operator<=> for arrays.
    bool operator<(const EndingMaterial& other) const { return counts < other.counts; }
};

/// The inverse of `text()`, in any order; nothing when a piece is none or there are too many.
std::optional<EndingMaterial> parse_material(std::string_view text);

/// A position as the tables know it: the attacker is Red.
struct EndingBoard {
    EndingMaterial material;
    Square king;
    Square defending_king;
    std::array<std::array<Square, kMostAlike>, kEndingPieces> squares{};
    bool attacker_to_move = true;
};

/// Nothing where a side has more of a kind than a game can bring. Where neither side is the
/// stronger, Red counts as the attacker.
std::optional<EndingBoard> ending_of(const Position& position);

}  // namespace engine::xiangqi
