// SPDX-License-Identifier: MIT
// Encodings of text other than Unicode's, converted by the platform: iconv natively, code pages on
// Windows, TextDecoder in WebAssembly. Tables of our own would cost the page 13 KB each.
#pragma once

#include <string>
#include <string_view>

namespace engine {

/// An encoding that files of records are found in.
struct Encoding {
    /// In small letters, separated by spaces; the first is the name of the WHATWG, which browsers
    /// use and which means the encoding with its usual extensions.
    std::string_view names;
    std::string_view iconv;
    unsigned code_page;

    [[nodiscard]] std::string_view name() const { return names.substr(0, names.find(' ')); }
};

/// The encoding of that name in any spelling (`CA[SJIS]`, `charset=gb2312`); null if it is unknown.
const Encoding* encoding_named(std::string_view name);

/// Converts the bytes to UTF-8. Damaged bytes become U+FFFD.
std::string decoded(std::string_view bytes, const Encoding& encoding);
/// Converts GB18030, which includes GBK and GB2312, to UTF-8. Damaged bytes become U+FFFD.
std::string gbk_to_utf8(std::string_view bytes);
/// The inverse, in as few bytes as GB18030 needs: two for every character of GBK. Invalid UTF-8
/// becomes `?`.
std::string utf8_to_gbk(std::string_view text);

}  // namespace engine
