// SPDX-License-Identifier: MIT
// Changes files by what they are made of, numbers and records, and makes right afterwards what
// would keep a reader from all that lies behind it.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/random.h"

namespace fuzz {

/// From `begin` up to `end`: a move with its comment, an entry of a table.
struct Record {
    std::size_t begin = 0;
    std::size_t end = 0;
    [[nodiscard]] std::size_t size() const { return end - begin; }
};

/// A number of the head, little endian.
struct Number {
    std::size_t at = 0;
    std::size_t width = 1;
};

struct BinaryFormat {
    /// That of its fuzzer, without `fuzz_`.
    std::string_view name;
    std::span<const Number> numbers;
    /// In their order, whatever the bytes are; null where they cannot be told apart.
    std::vector<Record> (*records)(engine::ByteView bytes) = nullptr;
    /// Takes away what makes all bytes depend on each other; null where nothing does.
    void (*open)(engine::Bytes& bytes) = nullptr;
    /// Makes the head right, of at most `most` bytes in all where it has to add some.
    void (*repair)(engine::Bytes& bytes, std::size_t most, engine::SplitMix64& random) = nullptr;
};

/// Null where the fuzzer of that name does not read such files.
const BinaryFormat* binary_format(std::string_view name);

/// At most `most` bytes, the same for the same seed; not empty unless `most` is 0.
engine::Bytes mutate_binary(engine::ByteView bytes, std::size_t most, std::uint64_t seed,
                            const BinaryFormat& format);
/// With records of another file, under the same conditions.
engine::Bytes cross_binaries(engine::ByteView bytes, engine::ByteView other, std::size_t most,
                             std::uint64_t seed, const BinaryFormat& format);

/// A record in XQF whose points, moves and comments are shifted by other keys: those are the bytes
/// 3 and 8 to 15 of `head`. What it says stays as it is.
void rekey_xqf(engine::Bytes& bytes, engine::ByteView head);

}  // namespace fuzz
