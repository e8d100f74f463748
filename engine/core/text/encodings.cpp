// SPDX-License-Identifier: MIT
#include "engine/core/text/encodings.h"

#include <array>

#include "engine/core/text/text.h"

#if defined(_WIN32)
#include <windows.h>
#elif !defined(__EMSCRIPTEN__)
#include <iconv.h>
#endif

namespace engine {

namespace {

constexpr std::array kEncodings{
    Encoding{"gb18030 gbk gb2312 gb_2312-80 x-gbk cp936 ms936 windows-936 euc-cn chinese gb",
             "GB18030", 54936},
    Encoding{"big5 big-5 big5-hkscs big5hkscs cp950 ms950 windows-950 x-x-big5 big5-eten",
             "BIG5-HKSCS", 950},
    Encoding{"shift_jis shift-jis shiftjis sjis x-sjis ms_kanji windows-31j cp932 ms932 csshiftjis",
             "CP932", 932},
    Encoding{"windows-1252 cp1252 iso-8859-1 iso8859-1 iso_8859-1 latin1 latin-1 l1", "CP1252",
             1252},
    Encoding{"euc-jp eucjp x-euc-jp ujis", "EUC-JP", 20932},
    Encoding{"euc-kr euckr ks_c_5601-1987 ksc5601 cp949 windows-949 uhc korean", "CP949", 949},
    Encoding{"windows-1251 cp1251", "CP1251", 1251},
    Encoding{"koi8-r koi8r", "KOI8-R", 20866},
    Encoding{"windows-1250 cp1250", "CP1250", 1250},
    Encoding{"iso-8859-2 iso8859-2 latin2 latin-2 l2", "ISO-8859-2", 28592},
    Encoding{"windows-1258 cp1258", "CP1258", 1258},
    Encoding{"iso-8859-5 iso8859-5 iso_8859-5 cyrillic", "ISO-8859-5", 28595},
    Encoding{"iso-8859-15 iso8859-15 iso_8859-15 latin-9 latin9 l9", "ISO-8859-15", 28605},
    Encoding{"iso-2022-jp csiso2022jp", "ISO-2022-JP", 50220},
};

}  // namespace

const Encoding* encoding_named(std::string_view name) {
    for (const Encoding& encoding : kEncodings) {
        if (is_one_of(trimmed(name), encoding.names)) return &encoding;
    }
    return nullptr;
}

#if defined(__EMSCRIPTEN__)

// In wasm/encodings.js. The first two convert, keep the result and return its length; the third
// copies it.
extern "C" {
int chuhe_decode(const char* text, int size, const char* name, int name_size);
int chuhe_encode_gbk(const char* text, int size);
void chuhe_take_text(char* to);
}

namespace {
std::string taken(int size) {
    std::string out(static_cast<std::size_t>(size), '\0');
    chuhe_take_text(out.data());
    return out;
}
}  // namespace

std::string decoded(std::string_view bytes, const Encoding& encoding) {
    const std::string_view name = encoding.name();
    return taken(chuhe_decode(bytes.data(), static_cast<int>(bytes.size()), name.data(),
                              static_cast<int>(name.size())));
}

std::string utf8_to_gbk(std::string_view text) {
    return taken(chuhe_encode_gbk(text.data(), static_cast<int>(text.size())));
}

#elif defined(_WIN32)

namespace {

// Wine only supports the GBK part of GB18030.
unsigned supported(unsigned code_page) {
    constexpr unsigned kGb18030 = 54936;
    constexpr unsigned kGbk = 936;
    return code_page == kGb18030 && !IsValidCodePage(kGb18030) ? kGbk : code_page;
}

/// The byte length of the first character of a non-empty text.
std::size_t character_length(std::string_view text, unsigned code_page) {
    const auto lead = static_cast<unsigned char>(text[0]);
    if (code_page == CP_UTF8) return lead < 0xC0 ? 1U : lead < 0xE0 ? 2U : lead < 0xF0 ? 3U : 4U;
    constexpr unsigned kGb18030 = 54936;
    const bool is_long = code_page == kGb18030 && text.size() > 1 && is_digit(text[1]);
    if (lead >= 0x80 && is_long) return 4;
    const bool has_trail = code_page == kGb18030 ? lead > 0x80 : IsDBCSLeadByteEx(code_page, lead);
    return has_trail && text.size() > 1 ? 2U : 1U;
}

/// Converts character by character; `substitute` replaces each invalid byte.
std::string converted(std::string_view text, unsigned from, unsigned to,
                      std::string_view substitute) {
    std::string out;
    while (!text.empty()) {
        const std::string_view first = text.substr(0, character_length(text, from));
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

std::string decoded(std::string_view bytes, const Encoding& encoding) {
    return converted(bytes, supported(encoding.code_page), CP_UTF8, "\xEF\xBF\xBD");
}

std::string utf8_to_gbk(std::string_view text) {
    return converted(text, CP_UTF8, supported(kEncodings[0].code_page), "?");
}

#else

namespace {

/// Converts with iconv; `substitute` replaces each byte that it cannot convert.
std::string converted(std::string_view text, std::string_view from, std::string_view to,
                      std::string_view substitute) {
    std::string out;
    auto* converter = iconv_open(std::string(to).c_str(), std::string(from).c_str());
    // NOLINTNEXTLINE(performance-no-int-to-ptr): how POSIX says that it knows no such encoding
    if (converter == iconv_t(-1)) {
        for (const char c : text) {
            if (static_cast<unsigned char>(c) < 0x80)
                out += c;
            else
                out += substitute;
        }
        return out;
    }
    // iconv does not write to its input; its signature is older than const.
    char* in = const_cast<char*>(text.data());  // NOLINT(cppcoreguidelines-pro-type-const-cast)
    std::size_t left = text.size();
    std::array<char, 4096> buffer{};
    // The last call writes what the converter has kept: a letter that a mark could follow.
    for (bool is_done = false; !is_done;) {
        is_done = left == 0;
        char* next = buffer.data();
        std::size_t room = buffer.size();
        const bool stuck =
            iconv(converter, is_done ? nullptr : &in, &left, &next, &room) == std::size_t(-1);
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

std::string decoded(std::string_view bytes, const Encoding& encoding) {
    return converted(bytes, encoding.iconv, "UTF-8", "\xEF\xBF\xBD");
}

std::string utf8_to_gbk(std::string_view text) {
    return converted(text, "UTF-8", kEncodings[0].iconv, "?");
}

#endif

std::string gbk_to_utf8(std::string_view bytes) { return decoded(bytes, kEncodings[0]); }

}  // namespace engine
