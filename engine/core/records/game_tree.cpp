// SPDX-License-Identifier: MIT
#include "engine/core/records/game_tree.h"

#include <algorithm>

namespace engine {

std::string header_name(std::string_view name) {
    std::string out;
    for (const char c : name.substr(0, 80)) {
        out += is_letter(c) || is_digit(c) ? c : '_';
    }
    return out.empty() ? "_" : out;
}

void append_line(std::string& comment, std::string_view line) {
    if (!comment.empty() && !line.empty()) comment += '\n';
    comment += line;
}

void add_glyph(Notes& notes, std::uint8_t glyph) {
    auto& glyphs = notes.glyphs;
    if (std::find(glyphs.begin(), glyphs.end(), glyph) == glyphs.end()) glyphs.push_back(glyph);
}

}  // namespace engine
