// SPDX-License-Identifier: MIT
// Chinese national encodings, converted by the platform: iconv natively, code pages on Windows, the
// browser's TextDecoder in WebAssembly. Tables of our own would cost the page 13 KB.
#pragma once

#include <string>
#include <string_view>

namespace engine {

/// Whether text that is not UTF-8 is Big5, the encoding of older Taiwanese programs, rather than
/// GB18030: more of its characters are common ones.
bool looks_like_big5(std::string_view text);
/// Converts Big5 to UTF-8. Damaged bytes become U+FFFD.
std::string big5_to_utf8(std::string_view text);
/// Converts GB18030, which includes GBK and GB2312, to UTF-8. Damaged bytes become U+FFFD.
std::string gbk_to_utf8(std::string_view text);
/// The inverse, in as few bytes as GB18030 needs: two for every character of GBK. Invalid UTF-8
/// becomes `?`.
std::string utf8_to_gbk(std::string_view text);

}  // namespace engine
