// SPDX-License-Identifier: MIT
// The characters of the Chinese notation: which are written, and what each one that is read means.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/xiangqi/board/piece.h"
#include "engine/xiangqi/notation/relative_move.h"

namespace engine::xiangqi {

enum class Script : std::uint8_t { Simplified, Traditional };

/// In front of, between, or behind the other pieces of its kind on the file.
enum class Place : std::uint8_t { Front, Middle, Rear };

/// The character written, as UTF-8. Pieces are lettered as on the board: 俥 is Red's, 車 Black's.
std::string_view character_of(Piece piece, Script script);
std::string_view character_of(Heading heading, Script script);
std::string_view character_of(Place place, Script script);
/// 一 … 九, which number Red's files and steps and, for either side, the pieces of a tandem.
std::string_view chinese_digit(int digit);
/// １ … ９, which number Black's files and steps.
std::string_view wide_digit(int digit);

/// What a character may stand for; nothing when it is none of the notation's. Characters of the
/// other side and of either script mean the same.
std::optional<PieceType> piece_meant(char32_t character);
std::optional<Heading> heading_meant(char32_t character);
std::optional<Place> place_meant(char32_t character);
std::optional<int> digit_meant(char32_t character);

/// The script a text is in; simplified where its characters belong to both.
Script script_of(std::u32string_view text);

}  // namespace engine::xiangqi
