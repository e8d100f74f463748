// SPDX-License-Identifier: MIT
#include "engine/core/records/glyph_signs.h"

#include <algorithm>

#include "engine/core/text/text.h"

namespace engine {

bool take_glyph(std::string_view& word, std::vector<std::uint8_t>& glyphs,
                std::span<const GlyphSign> signs, bool is_last) {
    if (word.empty()) return false;
    const char edge = is_last ? word.back() : word.front();
    if (is_letter(edge) || is_digit(edge)) return false;
    const auto found = std::find_if(signs.begin(), signs.end(), [&](const GlyphSign& sign) {
        return is_last ? word.ends_with(sign.text) : word.starts_with(sign.text);
    });
    if (found == signs.end()) return false;
    glyphs.insert(glyphs.begin(), found->glyph);
    if (is_last) {
        word.remove_suffix(found->text.size());
    } else {
        word.remove_prefix(found->text.size());
    }
    return true;
}

void take_first_glyphs(std::string_view& text, std::vector<std::uint8_t>& glyphs) {
    while (take_glyph(text, glyphs, kGlyphSigns, false)) {
    }
}

}  // namespace engine
