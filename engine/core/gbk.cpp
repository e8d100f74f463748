// SPDX-License-Identifier: MIT
#include "engine/core/gbk.h"

#ifdef __EMSCRIPTEN__
#include <emscripten.h>
#else
#include <iconv.h>

#include <array>
#endif

namespace engine {

#ifdef __EMSCRIPTEN__

// Converts and keeps the result, whose length it returns. Browsers only decode: to encode, every
// code of two bytes is decoded once, and those of four bytes when the text asks for one.
// clang-format off
EM_JS(int, chuhe_convert_gbk, (const char* text, int size, int encode), {
    const decoder = new TextDecoder('gb18030');
    const bytes = HEAPU8.slice(text, text + size);
    if (!encode) {
        Module['gbkResult'] = new TextEncoder().encode(decoder.decode(bytes));
        return Module['gbkResult'].length;
    }
    if (!Module['gbkCodes']) {
        const codes = Module['gbkCodes'] = new Map();
        const add = (code) => {
            const text = decoder.decode(new Uint8Array(code));
            if (!text.includes('\uFFFD') && !codes.has(text)) codes.set(text, code);
        };
        for (let i = 0; i < 128; ++i) add([i]);
        for (let a = 0x81; a < 0xFF; ++a)
            for (let b = 0x40; b < 0xFF; ++b) if (b != 0x7F) add([a, b]);
    }
    const four = (n) => [n / 12600 | 0, n / 1260 % 10 | 0, n / 10 % 126 | 0, n % 10]
        .map((digit, i) => digit + (i % 2 ? 0x30 : 0x81));
    if (!Module['gbkLongCodes'] && [...new TextDecoder().decode(bytes)].some(
            (c) => c.codePointAt(0) < 0x10000 && !Module['gbkCodes'].has(c))) {
        Module['gbkLongCodes'] = true;
        for (let n = 0; n < 39420; ++n) {
            const text = decoder.decode(new Uint8Array(four(n)));
            if (!Module['gbkCodes'].has(text)) Module['gbkCodes'].set(text, four(n));
        }
    }
    const out = new Array();
    for (const c of new TextDecoder().decode(bytes)) {
        const point = c.codePointAt(0);
        // The planes above the first follow each other without gaps, from 90 30 81 30 on.
        out.push(...(Module['gbkCodes'].get(c) ||
                     (point >= 0x10000 ? four(189000 + point - 0x10000) : [0x3F])));
    }
    Module['gbkResult'] = new Uint8Array(out);
    return out.length;
});
EM_JS(void, chuhe_take_gbk, (char* to), { HEAPU8.set(Module['gbkResult'], to); });
// clang-format on

namespace {
std::string converted(std::string_view text, bool encode) {
    const int size = chuhe_convert_gbk(text.data(), static_cast<int>(text.size()), encode ? 1 : 0);
    std::string out(static_cast<std::size_t>(size), '\0');
    chuhe_take_gbk(out.data());
    return out;
}
}  // namespace

std::string gbk_to_utf8(std::string_view text) { return converted(text, false); }
std::string utf8_to_gbk(std::string_view text) { return converted(text, true); }

#else

namespace {

/// What iconv makes of `text`, with `substitute` for each byte that it cannot convert.
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
        // Out of room is no reason to give up a byte; damage or an unfinished end is.
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

#endif

}  // namespace engine
