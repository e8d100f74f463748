// SPDX-License-Identifier: MIT
// The header of all network files: a name, a version, the numbers of the architecture and a
// checksum of the rest.
#pragma once

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
    /// Bytes after the header.
    std::size_t body_size = 0;
};

/// Checks `bytes`, which may be arbitrary; returns no fault for a valid file.
[[nodiscard]] Fault network_fault(ByteView bytes, const NetworkFormat& format);
/// The file must be valid.
ByteView network_body(ByteView bytes, const NetworkFormat& format);
Bytes pack_network_file(const Bytes& body, const NetworkFormat& format);

/// Reads little-endian numbers from the front of `bytes`, which must contain as many.
class NumberReader {
  public:
    explicit NumberReader(ByteView bytes) : bytes_(bytes) {}

    template <std::signed_integral Number>
    Number next() {
        const auto number = read_number<std::make_unsigned_t<Number>>(bytes_);
        bytes_ = bytes_.subspan(sizeof(Number));
        return static_cast<Number>(number);
    }

  private:
    ByteView bytes_;
};

}  // namespace engine
