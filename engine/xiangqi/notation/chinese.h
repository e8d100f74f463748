// SPDX-License-Identifier: MIT
// The characters of the Chinese notation: which are written, and what each means when read.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/xiangqi/board/piece.h"
#include "engine/xiangqi/notation/relative_move.h"

namespace engine::xiangqi {

enum class Script : std::uint8_t { Simplified, Traditional };

/// In front of, between or behind the other pieces of its kind on the file.
enum class Place : std::uint8_t { Front, Middle, Rear };

/// The character in UTF-8. Pieces have the characters of the board: 俥 is Red's, 車 Black's.
std::string_view character_of(Piece piece, Script script);
std::string_view character_of(Heading heading, Script script);
std::string_view character_of(Place place, Script script);
/// 一 … 九, the digits of Red's files and steps and, for both sides, of the pieces of a tandem.
std::string_view chinese_digit(int digit);
/// １ … ９, the digits of Black's files and steps.
std::string_view wide_digit(int digit);

/// The meaning of a character; nothing if the notation does not use it. The characters of both
/// sides and scripts are equivalent.
std::optional<PieceType> piece_meant(char32_t character);
std::optional<Heading> heading_meant(char32_t character);
std::optional<Place> place_meant(char32_t character);
std::optional<int> digit_meant(char32_t character);

/// The script of a text; simplified if all its characters belong to both.
Script script_of(std::u32string_view text);

}  // namespace engine::xiangqi
