// SPDX-License-Identifier: MIT
// The one way from the bytes of a file to text: UTF-8 inside the program, whatever the encoding.
#pragma once

#include <string>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/text/encodings.h"

namespace engine {

/// One way to read the bytes of a file as text.
struct Reading {
    enum class Form : std::uint8_t { Utf8, Utf16LittleEndian, Utf16BigEndian, Other };
    Form form = Form::Utf8;
    /// Only for Form::Other.
    const Encoding* encoding = nullptr;
};

/// The possible readings, the likeliest first. One if the file tells its encoding, by a byte order
/// mark, `CA[…]` in SGF, `charset=` in pages and mails or `encoding=` in XML, or if it is UTF-8.
/// Else a reader of records tries them: the right one has legal moves.
std::vector<Reading> readings_of(ByteView bytes);

/// The bytes as normalised text (see normal_text.h).
std::string text_of_file(ByteView bytes, const Reading& reading);
/// The same by the likeliest reading.
std::string text_of_file(ByteView bytes);

/// Decodes little-endian UTF-16 up to its end or the first null.
std::string utf16_to_utf8(ByteView bytes);

}  // namespace engine
