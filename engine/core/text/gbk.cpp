// SPDX-License-Identifier: MIT
#include "engine/core/text/gbk.h"

#include <algorithm>
#include <array>

#if defined(_WIN32)
#include <windows.h>
#elif !defined(__EMSCRIPTEN__)
#include <iconv.h>
#endif

namespace engine {

#if defined(__EMSCRIPTEN__)

// In wasm/gbk.js. The first converts, keeps the result and returns its length; the second copies
// it.
enum class Direction : int { FromGbk, ToGbk, FromBig5 };
extern "C" {
int chuhe_convert_gbk(const char* text, int size, int direction);
void chuhe_take_gbk(char* to);
}

namespace {
std::string converted(std::string_view text, Direction direction) {
    const int size =
        chuhe_convert_gbk(text.data(), static_cast<int>(text.size()), static_cast<int>(direction));
    std::string out(static_cast<std::size_t>(size), '\0');
    chuhe_take_gbk(out.data());
    return out;
}
}  // namespace

std::string gbk_to_utf8(std::string_view text) { return converted(text, Direction::FromGbk); }
std::string utf8_to_gbk(std::string_view text) { return converted(text, Direction::ToGbk); }
std::string big5_to_utf8(std::string_view text) { return converted(text, Direction::FromBig5); }

#elif defined(_WIN32)

namespace {

// Wine only supports the GBK part of GB18030.
unsigned gb18030() { return IsValidCodePage(54936) ? 54936 : 936; }

/// The byte length of the first character of a non-empty text.
std::size_t gbk_length(std::string_view text) {
    const bool is_long = text.size() > 1 && text[1] >= '0' && text[1] <= '9';
    return static_cast<unsigned char>(text[0]) < 0x80 ? 1U : is_long ? 4U : 2U;
}
std::size_t utf8_length(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text[0]);
    return lead < 0xC0 ? 1U : lead < 0xE0 ? 2U : lead < 0xF0 ? 3U : 4U;
}

/// Converts character by character; `substitute` replaces each invalid byte.
std::string converted(std::string_view text, unsigned from, unsigned to,
                      std::size_t (*length_of_first)(std::string_view),
                      std::string_view substitute) {
    std::string out;
    while (!text.empty()) {
        const std::string_view first = text.substr(0, length_of_first(text));
        std::array<wchar_t, 2> wide{};
        std::array<char, 4> bytes{};
        const int units = MultiByteToWideChar(from, MB_ERR_INVALID_CHARS, first.data(),
                                              static_cast<int>(first.size()), wide.data(), 2);
        const int size = units == 0 ? 0
                                    : WideCharToMultiByte(to, 0, wide.data(), units, bytes.data(),
                                                          4, nullptr, nullptr);
        if (size > 0) {
            out.append(bytes.data(), static_cast<std::size_t>(size));
        } else {
            out += substitute;
        }
        text.remove_prefix(size > 0 ? first.size() : 1);
    }
    return out;
}

}  // namespace

std::string gbk_to_utf8(std::string_view text) {
    return converted(text, gb18030(), CP_UTF8, gbk_length, "\xEF\xBF\xBD");
}

std::string utf8_to_gbk(std::string_view text) {
    return converted(text, CP_UTF8, gb18030(), utf8_length, "?");
}

std::string big5_to_utf8(std::string_view text) {
    const auto length = [](std::string_view rest) {
        return static_cast<unsigned char>(rest[0]) < 0x80 || rest.size() == 1 ? std::size_t{1}
                                                                              : std::size_t{2};
    };
    return converted(text, 950, CP_UTF8, length, "\xEF\xBF\xBD");
}

#else

namespace {

/// Converts with iconv; `substitute` replaces each byte that it cannot convert.
std::string converted(std::string_view text, const char* from, const char* to,
                      std::string_view substitute) {
    std::string out;
    auto* converter = iconv_open(to, from);
    // NOLINTNEXTLINE(performance-no-int-to-ptr): how POSIX says that it knows no such encoding
    if (converter == iconv_t(-1)) return std::string(text);
    // iconv does not write to its input; its signature is older than const.
    char* in = const_cast<char*>(text.data());  // NOLINT(cppcoreguidelines-pro-type-const-cast)
    std::size_t left = text.size();
    std::array<char, 4096> buffer{};
    while (left > 0) {
        char* next = buffer.data();
        std::size_t room = buffer.size();
        const bool stuck = iconv(converter, &in, &left, &next, &room) == std::size_t(-1);
        out.append(buffer.data(), buffer.size() - room);
        // A full buffer is not an error of the input; damage or a truncated end is.
        if (stuck && room >= 16 && left > 0) {
            out += substitute;
            ++in;
            --left;
            iconv(converter, nullptr, nullptr, nullptr, nullptr);
        }
    }
    iconv_close(converter);
    return out;
}

}  // namespace

std::string gbk_to_utf8(std::string_view text) {
    return converted(text, "GB18030", "UTF-8", "\xEF\xBF\xBD");
}

std::string utf8_to_gbk(std::string_view text) { return converted(text, "UTF-8", "GB18030", "?"); }

std::string big5_to_utf8(std::string_view text) {
    return converted(text, "BIG5", "UTF-8", "\xEF\xBF\xBD");
}

#endif

namespace {

bool is_within(char c, int first, int last) {
    const int byte = static_cast<unsigned char>(c);
    return first <= byte && byte <= last;
}

/// Punctuation and the common characters: GB2312's first level, by sound.
bool is_common_gbk(char lead, char trail) {
    return is_within(trail, 0xA1, 0xFE) &&
           (is_within(lead, 0xA1, 0xA3) || is_within(lead, 0xB0, 0xD7));
}

/// The same of Big5, whose common characters are those of level 1, by strokes.
bool is_common_big5(char lead, char trail) {
    const bool is_trail = is_within(trail, 0x40, 0x7E) || is_within(trail, 0xA1, 0xFE);
    return is_trail && is_within(lead, 0xA1, 0xC6);
}

/// The verbs of moves in Big5: 平, 進 and 退, one of which every move in Chinese contains.
constexpr std::array<std::string_view, 3> kBig5Verbs{"\xA5\xAD", "\xB6\x69", "\xB0\x68"};
/// The same in GB18030, in simplified characters too.
constexpr std::array<std::string_view, 4> kGbkVerbs{"\xC6\xBD", "\xBD\xF8", "\xDF\x4D", "\xCD\xCB"};

}  // namespace

bool looks_like_big5(std::string_view text) {
    std::ptrdiff_t verbs = 0;
    // Positive if more characters are common in Big5 than in GB18030.
    std::ptrdiff_t common = 0;
    std::ptrdiff_t uncommon_in_big5 = 0;
    std::ptrdiff_t characters = 0;
    for (std::size_t at = 0; at + 1 < text.size();) {
        if (is_within(text[at], 0x00, 0x80)) {
            ++at;
            continue;
        }
        const std::string_view character = text.substr(at, 2);
        verbs += std::count(kBig5Verbs.begin(), kBig5Verbs.end(), character) -
                 std::count(kGbkVerbs.begin(), kGbkVerbs.end(), character);
        const bool is_common = is_common_big5(text[at], text[at + 1]);
        common += is_common ? 1 : 0;
        common -= is_common_gbk(text[at], text[at + 1]) ? 1 : 0;
        uncommon_in_big5 += is_common ? 0 : 1;
        ++characters;
        at += 2;
    }
    if (verbs != 0) return verbs > 0;
    // Traditional characters in GB18030 are as rare in GB2312 as in Big5's first level, while
    // text in Big5 is nearly all of that level.
    return common > 0 && uncommon_in_big5 * 4 <= characters;
}

}  // namespace engine
