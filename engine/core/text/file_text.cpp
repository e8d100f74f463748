// SPDX-License-Identifier: MIT
#include "engine/core/text/file_text.h"

#include <algorithm>
#include <array>

#include "engine/core/insertion_sort.h"
#include "engine/core/text/normal_text.h"
#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"

namespace engine {

namespace {

using Form = Reading::Form;

bool is_within(char c, int first, int last) {
    const int byte = static_cast<unsigned char>(c);
    return first <= byte && byte <= last;
}

bool is_high(char c) { return static_cast<unsigned char>(c) >= 0x80; }

/// A character of a text in some encoding.
struct Unit {
    std::size_t length = 1;
    /// Whether running text mostly consists of such characters.
    bool is_common = false;
};

// The first levels of the national standards have the common characters, by sound or strokes:
// the rows of GB2312 with punctuation and level 1, the same of Big5, and of JIS with kana.

Unit unit_of_gb18030(std::string_view text) {
    if (text.size() < 2) return {};
    if (is_digit(text[1])) return {std::min<std::size_t>(4, text.size()), false};
    const bool is_row = is_within(text[0], 0xA1, 0xA3) || is_within(text[0], 0xB0, 0xD7);
    return {2, is_row && is_within(text[1], 0xA1, 0xFE)};
}

Unit unit_of_big5(std::string_view text) {
    if (text.size() < 2) return {};
    const bool is_trail = is_within(text[1], 0x40, 0x7E) || is_within(text[1], 0xA1, 0xFE);
    return {2, is_trail && is_within(text[0], 0xA1, 0xC6)};
}

Unit unit_of_shift_jis(std::string_view text) {
    const bool is_lead = is_within(text[0], 0x81, 0x9F) || is_within(text[0], 0xE0, 0xFC);
    if (!is_lead || text.size() < 2) return {};
    const bool is_row = is_within(text[0], 0x81, 0x83) || is_within(text[0], 0x88, 0x97);
    return {2, is_row && is_within(text[1], 0x40, 0xFC) && text[1] != 0x7F};
}

Unit unit_of_utf8(std::string_view text) {
    const std::size_t size = text.size();
    take_character(text);
    const std::size_t length = size - text.size();
    return {length, length > 1};
}

/// Accents are letters among others, seldom two in a row.
Unit unit_of_latin(std::string_view text) {
    const bool is_alone = text.size() < 2 || !is_high(text[1]);
    if (is_alone) return {1, is_within(text[0], 0xC0, 0xFF)};
    std::size_t length = 1;
    while (length < text.size() && is_high(text[length])) ++length;
    return {length, false};
}

/// The same where the file says that it is such text: with the quotation marks and dashes of
/// Windows, and two accents before another letter.
Unit unit_of_told_latin(std::string_view text) {
    const Unit unit = unit_of_latin(text);
    if (unit.length == 1) return {1, true};
    const bool is_word = text.size() > 2 && is_within(text[1], 0xC0, 0xFF) && is_letter(text[2]);
    return {2, is_word && is_within(text[0], 0xC0, 0xFF)};
}

/// How many of a thousand bytes of characters beyond ASCII belong to common ones.
int commonness(std::string_view text, Unit (*unit_of)(std::string_view)) {
    std::size_t all = 0;
    std::size_t common = 0;
    while (!text.empty()) {
        if (!is_high(text[0])) {
            text.remove_prefix(1);
            continue;
        }
        const Unit unit = unit_of(text);
        all += unit.length;
        common += unit.is_common ? unit.length : 0;
        text.remove_prefix(unit.length);
    }
    return all == 0 ? 0 : static_cast<int>(common * 1000 / all);
}

bool is_surrogate(char32_t unit) { return unit >= 0xD800 && unit < 0xE000; }

std::string utf16(ByteView bytes, bool big_endian, bool to_null) {
    std::string text;
    char32_t high = 0;
    for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
        const char32_t unit = char32_t{bytes[i + (big_endian ? 1 : 0)]} |
                              (char32_t{bytes[i + (big_endian ? 0 : 1)]} << 8);
        if (unit == 0 && to_null) break;
        const bool low = unit >= 0xDC00 && unit < 0xE000;
        if (high != 0 && !low) append_character(text, kReplacement);
        if (!is_surrogate(unit)) {
            append_character(text, unit);
        } else if (low) {
            append_character(text, high == 0 ? kReplacement
                                             : 0x10000 + ((high - 0xD800) << 10) + (unit - 0xDC00));
        }
        high = is_surrogate(unit) && !low ? unit : 0;
    }
    if (high != 0) append_character(text, kReplacement);
    return text;
}

/// Whether UTF-16 text in the five languages consists of such characters.
bool is_of_our_languages(char32_t c) {
    struct Block {
        char32_t first;
        char32_t last;
    };
    constexpr std::array<Block, 9> kBlocks{{{U'\t', U'\r'},
                                            {U' ', U'~'},
                                            {0xA0, 0x1B0},
                                            {0x300, 0x323},
                                            {0x1EA0, 0x1EFF},
                                            {0x2000, 0x206F},
                                            {0x2460, 0x30FF},
                                            {0x4E00, 0x9FFF},
                                            {0xFF00, 0xFFEF}}};
    return std::any_of(kBlocks.begin(), kBlocks.end(),
                       [&](const Block& block) { return c >= block.first && c <= block.last; });
}

/// Whether nearly all is text in UTF-16. Letters of ASCII come in pairs that look like Chinese
/// characters, so text without nulls counts only if it is nothing else.
bool looks_like_utf16(ByteView bytes, bool big_endian) {
    constexpr std::size_t kLongest = 4096;
    const std::string text =
        utf16(bytes.first(std::min(bytes.size(), kLongest)), big_endian, false);
    std::size_t all = 0;
    std::size_t ours = 0;
    for (std::string_view rest = text; !rest.empty(); ++all) {
        if (is_of_our_languages(take_character(rest))) ++ours;
    }
    return all > 0 && ours * 20 >= all * 19;
}

void add_utf16(std::vector<Reading>& readings, ByteView bytes) {
    if (looks_like_utf16(bytes, false)) readings.push_back({Form::Utf16LittleEndian});
    if (looks_like_utf16(bytes, true)) readings.push_back({Form::Utf16BigEndian});
}

/// The name after `mark`, in quotes or not.
std::string_view name_after(std::string_view text, std::string_view mark) {
    const auto found = std::search(text.begin(), text.end(), mark.begin(), mark.end(),
                                   [](char a, char b) { return to_lower(a) == b; });
    if (found == text.end()) return {};
    std::string_view name =
        text.substr(static_cast<std::size_t>(found - text.begin()) + mark.size());
    name.remove_prefix(std::min(name.find_first_not_of(" \t\"'"), name.size()));
    return name.substr(0, std::min(name.find_first_of(" \t\r\n\"'];>/?"), name.size()));
}

/// The encoding that the file says it has; null if it says none that is known.
const Encoding* told_encoding(std::string_view text) {
    constexpr std::size_t kLongest = 4096;
    for (const std::string_view mark : {"ca[", "charset=", "encoding="}) {
        if (const auto* told = encoding_named(name_after(text.substr(0, kLongest), mark)))
            return told;
    }
    return nullptr;
}

/// Programs write ISO-8859-1, the default of old formats, for whatever the system has.
bool is_doubtful(const Encoding& told, std::string_view text) {
    return told.name() == "windows-1252" && commonness(text, unit_of_told_latin) < 500;
}

std::vector<Reading> guesses(std::string_view text) {
    struct Guess {
        std::string_view name;
        int commonness;
    };
    // Text in Big5 and Shift_JIS is nearly all common characters. Traditional characters in GB18030
    // are as rare in GB2312 as in Big5's first level.
    constexpr int kNearlyAll = 750;
    const auto if_nearly_all = [](int value) { return value >= kNearlyAll ? value : 0; };
    std::array guesses{
        Guess{{}, commonness(text, unit_of_utf8)},
        Guess{"windows-1252", if_nearly_all(commonness(text, unit_of_latin))},
        Guess{"gb18030", commonness(text, unit_of_gb18030)},
        Guess{"big5", if_nearly_all(commonness(text, unit_of_big5))},
        Guess{"shift_jis", if_nearly_all(commonness(text, unit_of_shift_jis))},
    };
    insertion_sort(guesses.begin(), guesses.end(),
                   [](const Guess& a, const Guess& b) { return a.commonness > b.commonness; });
    std::vector<Reading> readings;
    readings.reserve(guesses.size());
    for (const Guess& guess : guesses) {
        readings.push_back(guess.name.empty() ? Reading{}
                                              : Reading{Form::Other, encoding_named(guess.name)});
    }
    return readings;
}

/// Mails in Japanese switch from ASCII to JIS, of two bytes without the highest bit, and back.
bool is_iso_2022_jp(std::string_view text) {
    const std::size_t start = std::min(text.find("\x1B$B"), text.find("\x1B$@"));
    return start != std::string_view::npos && text.find("\x1B(", start) != std::string_view::npos &&
           std::none_of(text.begin(), text.end(), is_high);
}

/// The length of the byte order mark of that form.
std::size_t mark_length(ByteView bytes, Form form) {
    const std::string_view text = as_text(bytes);
    const std::string_view mark = form == Form::Utf8                ? "\xEF\xBB\xBF"
                                  : form == Form::Utf16LittleEndian ? "\xFF\xFE"
                                  : form == Form::Utf16BigEndian    ? "\xFE\xFF"
                                                                    : "";
    return text.starts_with(mark) ? mark.size() : 0;
}

}  // namespace

std::vector<Reading> readings_of(ByteView bytes) {
    for (const Form form : {Form::Utf8, Form::Utf16LittleEndian, Form::Utf16BigEndian}) {
        if (mark_length(bytes, form) > 0) return {{form}};
    }
    const std::string_view text = as_text(bytes);
    const bool has_null = text.find('\0') != std::string_view::npos;
    std::vector<Reading> readings;
    if (has_null) add_utf16(readings, bytes);
    if (is_iso_2022_jp(text)) return {{Form::Other, encoding_named("iso-2022-jp")}};
    if (is_utf8(text)) {
        readings.push_back({});
        return readings;
    }
    if (!readings.empty()) return readings;
    const Encoding* told = told_encoding(text);
    if (told != nullptr && !is_doubtful(*told, text)) return {{Form::Other, told}};
    readings = guesses(text);
    add_utf16(readings, bytes);
    return readings;
}

std::string text_of_file(ByteView bytes, const Reading& reading) {
    bytes = bytes.subspan(mark_length(bytes, reading.form));
    switch (reading.form) {
        case Form::Utf8: {
            std::string text;
            for (std::string_view rest = as_text(bytes); !rest.empty();) {
                append_character(text, take_character(rest));
            }
            return normal_text(text);
        }
        case Form::Other:
            return normal_text(decoded(as_text(bytes), *reading.encoding));
        default:
            return normal_text(utf16(bytes, reading.form == Form::Utf16BigEndian, false));
    }
}

std::string text_of_file(ByteView bytes) { return text_of_file(bytes, readings_of(bytes).front()); }

std::string utf16_to_utf8(ByteView bytes) { return utf16(bytes, false, true); }

}  // namespace engine
