// SPDX-License-Identifier: MIT
// The national encodings of Chinese text, by what the platform knows of them: iconv natively, code
// pages on Windows, the browser's TextDecoder in WebAssembly. The tables would cost the page 13 KB.
#pragma once

#include <string>
#include <string_view>

namespace engine {

/// Text in GB18030, of which GBK and GB2312 are parts, as UTF-8. What is damaged becomes U+FFFD.
std::string gbk_to_utf8(std::string_view text);
/// The inverse, in as few bytes as GB18030 needs: two for every character of GBK. What is no UTF-8
/// becomes `?`.
std::string utf8_to_gbk(std::string_view text);

}  // namespace engine
