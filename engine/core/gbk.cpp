// SPDX-License-Identifier: MIT
#include "engine/core/gbk.h"

#ifndef __EMSCRIPTEN__
#include <iconv.h>

#include <array>
#endif

namespace engine {

#ifdef __EMSCRIPTEN__

// In wasm/gbk.js. The first converts, keeps the result and returns its length, the second copies
// it.
extern "C" {
int chuhe_convert_gbk(const char* text, int size, int encode);
void chuhe_take_gbk(char* to);
}

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
