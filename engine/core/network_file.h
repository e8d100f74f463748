// SPDX-License-Identifier: MIT
// What all files of networks begin with: a name, a version, the numbers of the architecture and a
// checksum of what follows.
#pragma once

#include <cstdint>
#include <span>

#include "engine/core/bytes.h"
#include "engine/core/fault.h"

namespace engine {

/// What one program reads; all of it is in the file's beginning.
struct NetworkFormat {
    /// Eight letters.
    std::uint64_t magic = 0;
    std::uint32_t version = 0;
    struct Number {
        const char* name;
        std::uint32_t value;
    };
    std::span<const Number> architecture;
    /// Bytes after the beginning.
    std::size_t body_size = 0;
};

/// Why `bytes`, which may be anything, are no such file; no fault when they are.
[[nodiscard]] Fault network_fault(ByteView bytes, const NetworkFormat& format);
/// Of a file without a fault.
ByteView network_body(ByteView bytes, const NetworkFormat& format);
Bytes pack_network_file(const Bytes& body, const NetworkFormat& format);

/// Little-endian numbers from the front of `bytes`, which must have as many.
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
