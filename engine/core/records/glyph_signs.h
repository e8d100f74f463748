// SPDX-License-Identifier: MIT
// The signs that people and programs write for the glyphs of PGN: `!?` for 5.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace engine {

struct GlyphSign {
    std::string_view text;
    std::uint8_t glyph;
};

/// The longer of two that begin alike first. Source: the glyphs of PGN §10 and the usual signs for
/// them.
inline constexpr auto kGlyphSigns = std::to_array<GlyphSign>(
    {{"!!", 3}, {"??", 4}, {"!?", 5}, {"?!", 6}, {"！！", 3}, {"？？", 4}, {"！？", 5}, {"？！", 6},
     {"!", 1},  {"?", 2},  {"！", 1}, {"？", 2}, {"‼", 3},    {"⁇", 4},    {"⁉", 5},    {"⁈", 6},
     {"□", 7},  {"∞", 13}, {"⩲", 14}, {"⩱", 15}, {"±", 16},   {"∓", 17}});

/// Removes a sign of the table from one end of `word` and puts its glyph first; false if there is
/// none.
bool take_glyph(std::string_view& word, std::vector<std::uint8_t>& glyphs,
                std::span<const GlyphSign> signs, bool is_last);

/// Removes all signs from the start of `text`.
void take_first_glyphs(std::string_view& text, std::vector<std::uint8_t>& glyphs);

}  // namespace engine
