// SPDX-License-Identifier: MIT
// Network files of either game: a header with a name, a version, the numbers of the architecture
// and a checksum of the rest; then the numbers of the network.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <span>

#include "engine/core/bytes.h"
#include "engine/core/text/fault.h"

namespace engine {

/// The format a program reads; all of this is in the header.
struct NetworkFormat {
    /// Eight letters.
    std::uint64_t magic = 0;
    std::uint32_t version = 0;
    struct Number {
        const char* name;
        std::uint32_t value;
    };
    std::span<const Number> architecture;
    /// How many numbers follow the header that have at least one byte, two, three and four.
    std::array<std::size_t, 4> numbers{};

    [[nodiscard]] constexpr std::size_t body_size() const {
        return numbers[0] + numbers[1] + numbers[2] + numbers[3];
    }
};

/// Checks `bytes`, which may be arbitrary; returns no fault for a valid file.
[[nodiscard]] Fault network_fault(ByteView bytes, const NetworkFormat& format);
/// The file must be valid.
ByteView network_body(ByteView bytes, const NetworkFormat& format);
Bytes pack_network_file(const Bytes& body, const NetworkFormat& format);

/// Reads the numbers of a valid body, in order, as NumberWriter stored them.
class NumberReader {
  public:
    NumberReader(ByteView body, const NetworkFormat& format);

    template <std::signed_integral Number>
    Number next() {
        return static_cast<Number>(next(sizeof(Number)));
    }

  private:
    std::int32_t next(std::size_t bytes);

    std::array<const std::uint8_t*, 4> next_{};
};

/// Stores numbers so that they compress well: each one with its sign in the lowest bit (zigzag),
/// and the lowest bytes of all of them before the second bytes of those that have one, and so on.
class NumberWriter {
  public:
    template <std::signed_integral Number>
    void add(Number number) {
        // NOLINTNEXTLINE(bugprone-signed-char-misuse): eight bits are a number here
        const auto wide = static_cast<std::int32_t>(number);
        const std::uint32_t bits = static_cast<std::uint32_t>(wide) << 1U ^ (wide < 0 ? ~0U : 0U);
        for (std::size_t byte = 0; byte < sizeof(Number); ++byte) {
            bytes_[byte].push_back(static_cast<std::uint8_t>(bits >> (8 * byte)));
        }
    }
    [[nodiscard]] Bytes body() const {
        Bytes body;
        for (const Bytes& bytes : bytes_) body.insert(body.end(), bytes.begin(), bytes.end());
        return body;
    }

  private:
    std::array<Bytes, 4> bytes_;
};

}  // namespace engine
