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

std::uint64_t checksum_of(ByteView head, ByteView entries) {
    return checksum(entries, checksum(head));
}

/// What is wrong with the header or the file as a whole, or nothing.
std::string check_file(ByteView bytes, const BookIdentity& identity) {
    if (bytes.empty()) return "it is missing or empty";
    const auto start = bytes.first(std::min(bytes.size(), kMagic.size()));
    const std::string magic(start.begin(), start.end());
    if (magic != kMagic) return "it starts with " + in_quotes(magic) + ", not " + in_quotes(kMagic);
    if (bytes.size() < kHeaderSize) return "it is cut off in its header";

    const auto version = read_number<std::uint16_t>(bytes.subspan(kVersionAt));
    if (version != kVersion) {
        return "it has version " + std::to_string(version) + ", not " + std::to_string(kVersion);
    }
    const std::uint64_t size =
        kHeaderSize +
        std::uint64_t{kEntrySize} * read_number<std::uint32_t>(bytes.subspan(kCountAt));
    if (bytes.size() != size) {
        return "it has " + std::to_string(bytes.size()) + " bytes instead of " +
               std::to_string(size);
    }
    if (read_number<std::uint64_t>(bytes.subspan(kChecksumAt)) !=
        checksum_of(bytes.first(kChecksumAt), bytes.subspan(kHeaderSize))) {
        return "it is damaged: its checksum does not match";
    }
    if (read_number<std::uint16_t>(bytes.subspan(kGameAt)) != identity.game)
        return "it is for another game";
    if (read_number<Key>(bytes.subspan(kStartKeyAt)) != identity.start_key) {
        return "it was packed by an engine with other position keys";
    }
    return {};
}

auto order_of(const BookEntry& entry) { return std::tie(entry.key, entry.move); }

/// Appends the entries of a file that passed `check_file`; what is wrong with them, or nothing.
std::string read_entries(ByteView bytes, std::vector<BookEntry>& entries) {
    entries.reserve((bytes.size() - kHeaderSize) / kEntrySize);
    const auto fault = [&](std::string_view what) {
        return "its entry " + std::to_string(entries.size() + 1) + std::string(what);
    };
    for (std::size_t at = kHeaderSize; at < bytes.size(); at += kEntrySize) {
        const BookEntry entry{read_number<Key>(bytes.subspan(at)),
                              read_number<std::uint16_t>(bytes.subspan(at + 8)),
                              read_number<std::uint16_t>(bytes.subspan(at + 10))};
        if (!entries.empty() && order_of(entries.back()) >= order_of(entry)) {
            return fault(" is out of order");
        }
        if (entry.weight == 0) return fault(" has no weight");
        entries.push_back(entry);
    }
    return {};
}

}  // namespace

std::string Book::load(ByteView bytes, const BookIdentity& identity) {
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

Bytes pack_book(std::vector<BookEntry> entries, const BookIdentity& identity) {
    std::sort(entries.begin(), entries.end(),
              [](const BookEntry& a, const BookEntry& b) { return order_of(a) < order_of(b); });
    Bytes body;
    for (const BookEntry& entry : entries) {
        append_number(body, entry.key);
        append_number(body, entry.move);
        append_number(body, entry.weight);
    }
    Bytes bytes(kMagic.begin(), kMagic.end());
    append_number(bytes, kVersion);
    append_number(bytes, identity.game);
    append_number(bytes, static_cast<std::uint32_t>(entries.size()));
    append_number(bytes, identity.start_key);
    append_number(bytes, checksum_of(bytes, body));
    bytes.insert(bytes.end(), body.begin(), body.end());
    return bytes;
}

}  // namespace engine
