// SPDX-License-Identifier: MIT
// The material of an endgame. The side that can attack counts as Red; if both can, the stronger
// one.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// The pieces besides the kings, by side.
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
/// Five soldiers are the largest number of one type.
inline constexpr std::size_t kMostAlike = 5;

constexpr std::size_t index(EndingPiece piece) { return static_cast<std::size_t>(piece); }
constexpr bool is_defenders(EndingPiece piece) {
    return piece <= EndingPiece::DefendingBishop || piece >= EndingPiece::DefendingPawn;
}

/// The number of pieces of each type.
struct EndingMaterial {
    std::array<std::uint8_t, kEndingPieces> counts{};

    /// Whether either side can attack.
    [[nodiscard]] bool has_attackers() const;
    /// Whether the defender can attack.
    [[nodiscard]] bool defender_attacks() const;
    [[nodiscard]] EndingMaterial without(EndingPiece piece) const;
    /// The attacker's pieces, the defender's in small letters: `CAaabb`, `Rnaa`.
    [[nodiscard]] std::string text() const;
    bool operator==(const EndingMaterial&) const = default;
    // libc++ 14 has no operator<=> for arrays.
    bool operator<(const EndingMaterial& other) const { return counts < other.counts; }
};

/// The inverse of `text()`, in any order; nothing if a piece is invalid or there are too many.
std::optional<EndingMaterial> parse_material(std::string_view text);

/// A position in the form of the tables: the attacker is Red.
struct EndingBoard {
    EndingMaterial material;
    Square king;
    Square defending_king;
    std::array<std::array<Square, kMostAlike>, kEndingPieces> squares{};
    bool attacker_to_move = true;
};

/// Nothing if a side has more pieces of a type than possible in a game. If neither side is
/// stronger, Red counts as the attacker.
std::optional<EndingBoard> ending_of(const Position& position);

}  // namespace engine::xiangqi
