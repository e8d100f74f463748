// SPDX-License-Identifier: MIT
// Colours and pieces. The code uses the field's chess names, whose letters are those of the FEN:
//
//   K King     general   帅 将      N Knight  horse    马        P Pawn  soldier  兵 卒
//   A Advisor  advisor   仕 士      R Rook    chariot  车
//   B Bishop   elephant  相 象      C Cannon  cannon   炮
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace engine::xiangqi {

enum class Color : std::uint8_t { Red, Black };
inline constexpr std::array kColors{Color::Red, Color::Black};

constexpr Color operator~(Color side) { return side == Color::Red ? Color::Black : Color::Red; }
constexpr std::size_t index(Color side) { return static_cast<std::size_t>(side); }

enum class PieceType : std::uint8_t { King, Advisor, Bishop, Knight, Rook, Cannon, Pawn };
inline constexpr std::size_t kPieceTypes = 7;
inline constexpr std::array kAllPieceTypes{PieceType::King,   PieceType::Advisor, PieceType::Bishop,
                                           PieceType::Knight, PieceType::Rook,    PieceType::Cannon,
                                           PieceType::Pawn};

constexpr std::size_t index(PieceType type) { return static_cast<std::size_t>(type); }

/// A coloured piece, or none.
class Piece {
  public:
    constexpr Piece() = default;
    constexpr Piece(Color side, PieceType type)
        : code_(static_cast<std::uint8_t>(index(side) * 8 + index(type))) {}

    [[nodiscard]] constexpr bool none() const { return code_ == kNone; }
    [[nodiscard]] constexpr Color color() const { return static_cast<Color>(code_ >> 3); }
    [[nodiscard]] constexpr PieceType type() const { return static_cast<PieceType>(code_ & 7); }
    /// 0 … 13 without gaps, for tables.
    [[nodiscard]] constexpr std::size_t dense() const {
        return index(color()) * kPieceTypes + index(type());
    }
    constexpr bool operator==(const Piece&) const = default;

  private:
    static constexpr std::uint8_t kNone = 7;
    std::uint8_t code_ = kNone;
};

inline constexpr std::size_t kPieces = 2 * kPieceTypes;

/// The FEN letter: upper case for Red.
constexpr char letter(Piece piece) {
    constexpr std::string_view kLetters = "KABNRCPkabnrcp";
    return kLetters[piece.dense()];
}

/// The piece of a FEN letter; `E` and `H` stand for elephant and horse.
constexpr std::optional<Piece> piece_of_letter(char c) {
    constexpr std::string_view kLetters = "KABNRCP";
    const bool black = c >= 'a' && c <= 'z';
    const char upper = black ? static_cast<char>(c - 'a' + 'A') : c;
    const Color side = black ? Color::Black : Color::Red;
    if (upper == 'E') return Piece(side, PieceType::Bishop);
    if (upper == 'H') return Piece(side, PieceType::Knight);
    for (std::size_t i = 0; i < kPieceTypes; ++i) {
        if (kLetters[i] == upper) return Piece(side, static_cast<PieceType>(i));
    }
    return std::nullopt;
}

}  // namespace engine::xiangqi
