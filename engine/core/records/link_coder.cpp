// SPDX-License-Identifier: MIT
#include "engine/core/records/link_coder.h"

#include "engine/core/text/text.h"

namespace engine::link {

std::string to_base64(ByteView bytes) {
    std::string text;
    std::uint32_t bits = 0;
    int count = 0;
    for (const std::uint8_t byte : bytes) {
        bits = (bits << 8 | byte) & 0xFFFF;
        for (count += 8; count >= 6; count -= 6) text += kDigits[bits >> (count - 6) & 63];
    }
    if (count > 0) text += kDigits[bits << (6 - count) & 63];
    return text;
}

Bytes from_base64(std::string_view text, std::size_t& foreign) {
    Bytes bytes;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char c : text) {
        const std::size_t digit = kDigits.find(c);
        if (digit == std::string_view::npos) {
            ++foreign;
            continue;
        }
        bits = (bits << 6 | static_cast<std::uint32_t>(digit)) & 0xFFFF;
        count += 6;
        if (count < 8) continue;
        count -= 8;
        bytes.push_back(static_cast<std::uint8_t>(bits >> count));
    }
    return bytes;
}

std::uint16_t checksum_of(ByteView bytes) {
    const std::uint64_t sum = checksum(bytes);
    return static_cast<std::uint16_t>(sum ^ (sum >> 16) ^ (sum >> 32) ^ (sum >> 48));
}

std::string_view fragment_of(std::string_view text) {
    text = trimmed(text);
    const std::size_t at = text.find_last_of("#=/");
    return at == std::string_view::npos ? text : text.substr(at + 1);
}

bool looks_like_link(std::string_view text, char letter) {
    text = trimmed(text);
    const auto link = fragment_of(text.substr(0, text.find('\n')));
    const bool versioned = link.size() > 2 && link[0] == letter && link[1] >= '0' && link[1] <= '9';
    return versioned && link.find_first_not_of(kDigits) == std::string_view::npos;
}

}  // namespace engine::link
