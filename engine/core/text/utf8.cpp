// SPDX-License-Identifier: MIT
#include "engine/core/text/utf8.h"

#include "engine/core/text/text.h"

namespace engine {

namespace {

bool is_surrogate(char32_t unit) { return unit >= 0xD800 && unit < 0xE000; }

}  // namespace

char32_t take_character(std::string_view& text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    const std::size_t length = first < 0x80                    ? 1
                               : first >= 0xC2 && first < 0xE0 ? 2
                               : first >= 0xE0 && first < 0xF0 ? 3
                               : first >= 0xF0 && first < 0xF5 ? 4
                                                               : 0;
    char32_t character = length <= 1 ? first : first & (0xFFU >> (length + 1));
    bool valid = length >= 1 && length <= text.size();
    for (std::size_t i = 1; valid && i < length; ++i) {
        valid = continues_character(text[i]);
        character = (character << 6) | (byte(i) & 0x3F);
    }
    const bool overlong =
        (length == 3 && character < 0x800) || (length == 4 && character < 0x10000);
    if (!valid || overlong || is_surrogate(character) || character > 0x10FFFF) {
        text.remove_prefix(1);
        return kReplacement;
    }
    text.remove_prefix(length);
    return character;
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t size = text.size();
        // A replacement character in the text itself has three bytes.
        if (take_character(text) == kReplacement && size - text.size() == 1) return false;
    }
    return true;
}

std::optional<std::u32string> decode_utf8(std::string_view text) {
    if (!is_utf8(text)) return std::nullopt;
    std::u32string out;
    while (!text.empty()) out += take_character(text);
    return out;
}

void append_character(std::string& text, char32_t character) {
    const auto add = [&](char32_t byte) { text += static_cast<char>(byte); };
    const auto add_rest = [&](int shift) { add(0x80 | ((character >> shift) & 0x3F)); };
    if (character < 0x80) {
        add(character);
    } else if (character < 0x800) {
        add(0xC0 | (character >> 6));
        add_rest(0);
    } else if (character < 0x10000) {
        add(0xE0 | (character >> 12));
        add_rest(6);
        add_rest(0);
    } else {
        add(0xF0 | (character >> 18));
        add_rest(12);
        add_rest(6);
        add_rest(0);
    }
}

std::string plain_lines(std::string_view text) {
    // LF CR is a line break, too, in the SGF standard.
    std::string plain = replaced(replaced(text, "\r\n", "\n"), "\n\r", "\n");
    for (char& c : plain) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '\r') {
            c = '\n';
        } else if ((byte < 0x20 && c != '\n' && c != '\t') || byte == 0x7F) {
            c = ' ';
        }
    }
    return plain;
}

std::size_t columns(std::string_view text) {
    std::size_t columns = 0;
    while (!text.empty()) columns += take_character(text) >= 0x2E80 ? 2U : 1U;
    return columns;
}

}  // namespace engine
