// SPDX-License-Identifier: MIT
// Structure-aware mutations of files: changes numbers and records, then repairs whatever would make
// a reader reject the rest of the file.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/random.h"

namespace fuzz {

/// The range from `begin` to `end`: a move with its comment, an entry of a table.
struct Record {
    std::size_t begin = 0;
    std::size_t end = 0;
    [[nodiscard]] std::size_t size() const { return end - begin; }
};

/// A number of the header, little-endian.
struct Number {
    std::size_t at = 0;
    std::size_t width = 1;
};

struct BinaryFormat {
    /// The name of the fuzzer, without `fuzz_`.
    std::string_view name;
    std::span<const Number> numbers;
    /// Lists the records in file order, for arbitrary bytes; null if the format has none.
    std::vector<Record> (*records)(engine::ByteView bytes) = nullptr;
    /// Removes dependencies between bytes, such as encryption; null if there are none.
    void (*open)(engine::Bytes& bytes) = nullptr;
    /// Repairs the header; may add bytes up to a total of `most`.
    void (*repair)(engine::Bytes& bytes, std::size_t most, engine::SplitMix64& random) = nullptr;
};

/// Null if the fuzzer of that name does not read such files.
const BinaryFormat* binary_format(std::string_view name);

/// Returns at most `most` bytes, deterministic for a seed; not empty unless `most` is 0.
engine::Bytes mutate_binary(engine::ByteView bytes, std::size_t most, std::uint64_t seed,
                            const BinaryFormat& format);
/// The same, with records of another file.
engine::Bytes cross_binaries(engine::ByteView bytes, engine::ByteView other, std::size_t most,
                             std::uint64_t seed, const BinaryFormat& format);

/// Changes the keys of an XQF record, bytes 3 and 8 to 15 of `head`, which shift its points, moves
/// and comments. The content stays the same.
void rekey_xqf(engine::Bytes& bytes, engine::ByteView head);

}  // namespace fuzz
