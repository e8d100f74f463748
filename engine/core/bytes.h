// SPDX-License-Identifier: MIT
// Little-endian numbers and a checksum for the project's file formats.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace engine {

using Bytes = std::vector<std::uint8_t>;
using ByteView = std::span<const std::uint8_t>;

/// Reads the first sizeof(Number) bytes, which must exist.
template <std::unsigned_integral Number>
Number read_number(ByteView bytes) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < sizeof(Number); ++i) number |= std::uint64_t{bytes[i]} << (8 * i);
    return static_cast<Number>(number);
}

/// Writes the first sizeof(Number) bytes, which must exist.
template <std::unsigned_integral Number>
void write_number(std::span<std::uint8_t> bytes, Number number) {
    for (std::size_t i = 0; i < sizeof(Number); ++i) {
        bytes[i] = static_cast<std::uint8_t>(std::uint64_t{number} >> (8 * i));
    }
}

template <std::unsigned_integral Number>
void append_number(Bytes& bytes, Number number) {
    bytes.resize(bytes.size() + sizeof(Number));
    write_number(std::span(bytes).last(sizeof(Number)), number);
}

/// 64-bit FNV-1a. Each step is a bijection of the sum, so a change of any single byte is detected.
constexpr std::uint64_t checksum(ByteView bytes, std::uint64_t sum = 0xCBF29CE484222325ULL) {
    for (const std::uint8_t byte : bytes) sum = (sum ^ byte) * 0x100000001B3ULL;
    return sum;
}

}  // namespace engine
