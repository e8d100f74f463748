// SPDX-License-Identifier: MIT
#include "engine/core/book.h"

#include <algorithm>
#include <string_view>
#include <tuple>

#include "engine/core/text.h"

namespace engine {

namespace {

// The packed form, all numbers little endian. The checksum is over every other byte of the file.
constexpr std::string_view kMagic = "CHBK";
constexpr std::uint16_t kVersion = 1;
constexpr std::size_t kVersionAt = 4;
constexpr std::size_t kGameAt = 6;
constexpr std::size_t kCountAt = 8;
constexpr std::size_t kStartKeyAt = 12;
constexpr std::size_t kChecksumAt = 20;
constexpr std::size_t kHeaderSize = 28;
constexpr std::size_t kEntrySize = 8 + 2 + 2;

using Bytes = std::span<const std::uint8_t>;

template <class Number>
Number read(Bytes bytes, std::size_t at) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < sizeof(Number); ++i) {
        number |= std::uint64_t{bytes[at + i]} << (8 * i);
    }
    return static_cast<Number>(number);
}

template <class Number>
void append(std::vector<std::uint8_t>& bytes, Number number) {
    for (std::size_t i = 0; i < sizeof(Number); ++i) {
        bytes.push_back(static_cast<std::uint8_t>(number >> (8 * i)));
    }
}

/// FNV-1a, 64 bits. Each step is a bijection of the sum, so no change of a single byte goes unseen.
std::uint64_t add_to_sum(std::uint64_t sum, Bytes bytes) {
    for (const std::uint8_t byte : bytes) sum = (sum ^ byte) * 0x100000001B3ULL;
    return sum;
}

std::uint64_t checksum(Bytes head, Bytes entries) {
    constexpr std::uint64_t kOffsetBasis = 0xCBF29CE484222325ULL;
    return add_to_sum(add_to_sum(kOffsetBasis, head), entries);
}

/// What is wrong with the header or the file as a whole, or nothing.
std::string check_file(Bytes bytes, const BookIdentity& identity) {
    if (bytes.empty()) return "it is missing or empty";
    const auto start = bytes.first(std::min(bytes.size(), kMagic.size()));
    const std::string magic(start.begin(), start.end());
    if (magic != kMagic) return "it starts with " + quoted(magic) + ", not " + quoted(kMagic);
    if (bytes.size() < kHeaderSize) return "it is cut off in its header";

    const auto version = read<std::uint16_t>(bytes, kVersionAt);
    if (version != kVersion) {
        return "it has version " + std::to_string(version) + ", not " + std::to_string(kVersion);
    }
    const std::uint64_t size =
        kHeaderSize + std::uint64_t{kEntrySize} * read<std::uint32_t>(bytes, kCountAt);
    if (bytes.size() != size) {
        return "it has " + std::to_string(bytes.size()) + " bytes instead of " +
               std::to_string(size);
    }
    if (read<std::uint64_t>(bytes, kChecksumAt) !=
        checksum(bytes.first(kChecksumAt), bytes.subspan(kHeaderSize))) {
        return "it is damaged: its checksum does not match";
    }
    if (read<std::uint16_t>(bytes, kGameAt) != identity.game) return "it is for another game";
    if (read<Key>(bytes, kStartKeyAt) != identity.start_key) {
        return "it was packed by an engine with other position keys";
    }
    return {};
}

auto order_of(const BookEntry& entry) { return std::tie(entry.key, entry.move); }

/// Appends the entries of a file that passed `check_file`; what is wrong with them, or nothing.
std::string read_entries(Bytes bytes, std::vector<BookEntry>& entries) {
    entries.reserve((bytes.size() - kHeaderSize) / kEntrySize);
    const auto fault = [&](std::string_view what) {
        return "its entry " + std::to_string(entries.size() + 1) + std::string(what);
    };
    for (std::size_t at = kHeaderSize; at < bytes.size(); at += kEntrySize) {
        const BookEntry entry{read<Key>(bytes, at), read<std::uint16_t>(bytes, at + 8),
                              read<std::uint16_t>(bytes, at + 10)};
        if (!entries.empty() && order_of(entries.back()) >= order_of(entry)) {
            return fault(" is out of order");
        }
        if (entry.weight == 0) return fault(" has no weight");
        entries.push_back(entry);
    }
    return {};
}

}  // namespace

std::string Book::load(std::span<const std::uint8_t> bytes, const BookIdentity& identity) {
    entries_.clear();
    std::vector<BookEntry> entries;
    std::string fault = check_file(bytes, identity);
    if (fault.empty()) fault = read_entries(bytes, entries);
    if (!fault.empty()) return "the opening book is not used: " + fault;
    entries_ = std::move(entries);
    return {};
}

std::span<const BookEntry> Book::find(Key key) const {
    struct ByKey {
        bool operator()(const BookEntry& entry, Key k) const { return entry.key < k; }
        bool operator()(Key k, const BookEntry& entry) const { return k < entry.key; }
    };
    const std::span<const BookEntry> all = entries_;
    const auto [first, last] = std::equal_range(all.begin(), all.end(), key, ByKey{});
    return all.subspan(static_cast<std::size_t>(first - all.begin()),
                       static_cast<std::size_t>(last - first));
}

std::vector<std::uint8_t> pack_book(std::vector<BookEntry> entries, const BookIdentity& identity) {
    std::sort(entries.begin(), entries.end(),
              [](const BookEntry& a, const BookEntry& b) { return order_of(a) < order_of(b); });
    std::vector<std::uint8_t> body;
    for (const BookEntry& entry : entries) {
        append(body, entry.key);
        append(body, entry.move);
        append(body, entry.weight);
    }
    std::vector<std::uint8_t> bytes(kMagic.begin(), kMagic.end());
    append(bytes, kVersion);
    append(bytes, identity.game);
    append(bytes, static_cast<std::uint32_t>(entries.size()));
    append(bytes, identity.start_key);
    append(bytes, checksum(bytes, body));
    bytes.insert(bytes.end(), body.begin(), body.end());
    return bytes;
}

}  // namespace engine
