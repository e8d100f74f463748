// SPDX-License-Identifier: MIT
#include "engine/core/records/tree_text.h"

namespace engine::tree_text {

std::string escaped(std::string_view text) {
    return replaced(replaced(text, "\\", "\\\\"), "\n", "\\n");
}

std::string unescaped(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\' || i + 1 == text.size()) {
            out += text[i];
        } else {
            ++i;
            out += text[i] == 'n' ? '\n' : text[i];
        }
    }
    return out;
}

std::string_view take_word(std::string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

void append_notes(std::string& out, const Notes& notes) {
    if (!notes.comment.empty()) out += "comment " + escaped(notes.comment) + '\n';
    if (!notes.nags.empty()) {
        out += "glyphs";
        for (const std::uint8_t nag : notes.nags) out += ' ' + std::to_string(nag);
        out += '\n';
    }
    if (notes.evaluation) {
        out += "evaluation " + std::to_string(notes.evaluation->centipawns) + ' ' +
               std::to_string(notes.evaluation->mate) + '\n';
    }
    if (notes.clock_ms) out += "clock " + std::to_string(*notes.clock_ms) + '\n';
}

}  // namespace engine::tree_text
