// SPDX-License-Identifier: MIT
#include "engine/core/text/normal_text.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"

namespace engine {

namespace {

/// The vowels of Vietnamese: a row for each, with its tones in columns in the order of kTones.
constexpr std::u32string_view kVowels =
    U"aàáãảạ"
    U"ăằắẵẳặ"
    U"âầấẫẩậ"
    U"eèéẽẻẹ"
    U"êềếễểệ"
    U"iìíĩỉị"
    U"oòóõỏọ"
    U"ôồốỗổộ"
    U"ơờớỡởợ"
    U"uùúũủụ"
    U"ưừứữửự"
    U"yỳýỹỷỵ"
    U"AÀÁÃẢẠ"
    U"ĂẰẮẴẲẶ"
    U"ÂẦẤẪẨẬ"
    U"EÈÉẼẺẸ"
    U"ÊỀẾỄỂỆ"
    U"IÌÍĨỈỊ"
    U"OÒÓÕỎỌ"
    U"ÔỒỐỖỔỘ"
    U"ƠỜỚỠỞỢ"
    U"UÙÚŨỦỤ"
    U"ƯỪỨỮỬỰ"
    U"YỲÝỸỶỴ";
constexpr std::size_t kColumns = 6;
/// The letter of ASCII of each row.
constexpr std::u32string_view kBases = U"aaaeeiooouuyAAAEEIOOOUUY";

/// Grave, acute, tilde, hook above, dot below: the columns from the second on.
constexpr std::u32string_view kTones = U"\u0300\u0301\u0303\u0309\u0323";
// Older code points of the same.
constexpr char32_t kOldGrave = 0x340;
constexpr char32_t kOldAcute = 0x341;

/// A mark that makes another vowel, and the vowels it makes of their bases.
struct Shape {
    char32_t mark;
    std::u32string_view vowels;
};
constexpr std::array<Shape, 3> kShapes{{{0x302, U"âêôÂÊÔ"}, {0x306, U"ăĂ"}, {0x31B, U"ơưƠƯ"}}};

std::optional<char32_t> with_tone(char32_t letter, std::size_t tone) {
    const std::size_t at = kVowels.find(letter);
    if (at == std::u32string_view::npos || at % kColumns != 0) return std::nullopt;
    return kVowels[at + tone + 1];
}

/// A tone may come first: the marks are in the order of their height.
std::optional<char32_t> with_shape(char32_t letter, const Shape& shape) {
    const std::size_t at = kVowels.find(letter);
    if (at == std::u32string_view::npos) return std::nullopt;
    const std::size_t tone = at % kColumns;
    const char32_t base = kVowels[at - tone];
    if (base != kBases[at / kColumns]) return std::nullopt;
    for (const char32_t vowel : shape.vowels) {
        const std::size_t row = kVowels.find(vowel);
        if (kBases[row / kColumns] == base) return kVowels[row + tone];
    }
    return std::nullopt;
}

/// Voiced kana follow the plain ones: が か, ぱ ば は; but ゔ is far from う.
std::optional<char32_t> voiced(char32_t kana, bool is_half) {
    constexpr char32_t kBetweenAlphabets = 0x60;
    const bool is_katakana = kana >= 0x30A1 && kana <= 0x30FA;
    const char32_t hiragana = is_katakana ? kana - kBetweenAlphabets : kana;
    if (std::u32string_view(U"はひふへほ").find(hiragana) != std::u32string_view::npos) {
        return kana + (is_half ? 2 : 1);
    }
    if (is_half) return std::nullopt;
    constexpr std::u32string_view kVoiced = U"かきくけこさしすせそたちつてと";
    if (kVoiced.find(hiragana) != std::u32string_view::npos) return kana + 1;
    if (hiragana == U'う') return kana + (U'ゔ' - U'う');
    return std::nullopt;
}

/// The letter that `letter` and the mark after it make; nothing if `mark` is none or does not fit.
std::optional<char32_t> composed(char32_t letter, char32_t mark) {
    if (mark < 0x300) return std::nullopt;
    constexpr char32_t kVoicedMark = 0x3099;
    constexpr char32_t kHalfVoicedMark = 0x309A;
    if (mark == kVoicedMark || mark == kHalfVoicedMark) {
        return voiced(letter, mark == kHalfVoicedMark);
    }
    if (mark == kOldGrave) mark = kTones[0];
    if (mark == kOldAcute) mark = kTones[1];
    const std::size_t tone = kTones.find(mark);
    if (tone != std::u32string_view::npos) return with_tone(letter, tone);
    for (const Shape& shape : kShapes) {
        if (shape.mark == mark) return with_shape(letter, shape);
    }
    return std::nullopt;
}

/// Joiners and selectors say how a picture looks: heart, family, flag.
bool is_picture(char32_t c) { return (c >= 0x2190 && c < 0x2C00) || c >= 0x1F000 || c == 0xFE0F; }

/// Format characters without a width: of directions, of joining, byte order marks, selectors of
/// variants.
bool is_invisible(char32_t c, char32_t before) {
    const auto is_within = [&](char32_t first, char32_t last) { return c >= first && c <= last; };
    constexpr char32_t kJoiner = 0x200D;
    const bool is_selector = is_within(0xFE00, 0xFE0F);
    if ((c == kJoiner || is_selector) && is_picture(before)) return false;
    return is_selector || c == 0xAD || c == 0x61C || c == 0x180E || is_within(0x200B, 0x200F) ||
           is_within(0x202A, 0x202E) || is_within(0x2060, 0x206F) || c == 0xFEFF ||
           is_within(0xE0100, 0xE01EF);
}

/// Digits in circles, white or black.
std::optional<char32_t> circled_digit(char32_t c) {
    constexpr std::array<char32_t, 4> kOnes{U'①', U'❶', U'➀', U'➊'};
    for (const char32_t one : kOnes) {
        if (c >= one && c < one + 9) return U'1' + (c - one);
    }
    return std::nullopt;
}

bool is_any_of(char32_t c, std::u32string_view set) {
    return set.find(c) != std::u32string_view::npos;
}

}  // namespace

std::string normal_text(std::string_view text) {
    const std::string lines = plain_lines(text);
    std::string normal;
    char32_t before = 0;
    const auto add_before = [&] {
        if (before != 0) append_character(normal, before);
    };
    for (std::string_view rest = lines; !rest.empty();) {
        const char32_t c = take_character(rest);
        if (is_invisible(c, before)) continue;
        const auto both = composed(before, c);
        if (!both) add_before();
        before = both.value_or(c);
    }
    add_before();
    return normal;
}

char32_t plain_form(char32_t c) {
    if (c < 0x80) return c;
    // Nearly all characters of Chinese and Japanese.
    if (c > U'\u3000' && c < U'\uFE30') return c == U'〜' ? U'~' : c;
    constexpr char32_t kFirstWide = U'！';
    constexpr char32_t kLastWide = U'～';
    if (c >= kFirstWide && c <= kLastWide) return c - kFirstWide + U'!';
    if (is_any_of(c, U"‐‑‒–—―−﹣⁃")) return U'-';
    if (is_any_of(c, U"\u00A0\u1680\u202F\u205F\u3000") || (c >= 0x2000 && c <= 0x200A))
        return U' ';
    if (is_any_of(c, U"〜∼˜")) return U'~';
    if (c == U'∶' || c == U'︰' || c == U'﹕') return U':';
    return circled_digit(c).value_or(c);
}

std::string plain_forms(std::string_view text) {
    std::string plain;
    while (!text.empty()) append_character(plain, plain_form(take_character(text)));
    return plain;
}

char32_t unmarked(char32_t letter) {
    if (letter == U'đ' || letter == U'Đ') return U'd';
    const bool is_vietnamese =
        (letter >= U'À' && letter <= U'ư') || (letter >= U'Ạ' && letter <= U'ỹ');
    const std::size_t at = is_vietnamese ? kVowels.find(letter) : std::u32string_view::npos;
    if (at != std::u32string_view::npos) letter = kBases[at / kColumns];
    return letter >= U'A' && letter <= U'Z' ? letter - U'A' + U'a' : letter;
}

std::string unmarked(std::string_view text) {
    std::string plain;
    while (!text.empty()) append_character(plain, unmarked(take_character(text)));
    return plain;
}

}  // namespace engine
