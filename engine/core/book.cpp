// SPDX-License-Identifier: MIT
#include "engine/core/book.h"

#include <algorithm>
#include <string_view>
#include <tuple>
#include <utility>

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

/// What is wrong with the header or the file as a whole.
Fault check_file(ByteView bytes, const BookIdentity& identity) {
    if (bytes.empty()) return {.code = FaultCode::MissingBook};
    const auto start = bytes.first(std::min(bytes.size(), kMagic.size()));
    std::string magic(start.begin(), start.end());
    if (magic != kMagic) {
        return {.code = FaultCode::ForeignBookFile,
                .text = std::move(magic),
                .where = std::string(kMagic)};
    }
    if (bytes.size() < kHeaderSize) return {.code = FaultCode::CutBook};

    const auto version = read_number<std::uint16_t>(bytes.subspan(kVersionAt));
    if (version != kVersion) {
        return {.code = FaultCode::BookVersion, .number = version, .expected = kVersion};
    }
    const std::uint64_t size =
        kHeaderSize +
        std::uint64_t{kEntrySize} * read_number<std::uint32_t>(bytes.subspan(kCountAt));
    if (bytes.size() != size) {
        return {.code = FaultCode::BookSize,
                .number = static_cast<std::int64_t>(bytes.size()),
                .expected = static_cast<std::int64_t>(size)};
    }
    if (read_number<std::uint64_t>(bytes.subspan(kChecksumAt)) !=
        checksum_of(bytes.first(kChecksumAt), bytes.subspan(kHeaderSize))) {
        return {.code = FaultCode::BookChecksum};
    }
    if (read_number<std::uint16_t>(bytes.subspan(kGameAt)) != identity.game)
        return {.code = FaultCode::BookOfAnotherGame};
    if (read_number<Key>(bytes.subspan(kStartKeyAt)) != identity.start_key) {
        return {.code = FaultCode::BookWithOtherKeys};
    }
    return {};
}

auto order_of(const BookEntry& entry) { return std::tie(entry.key, entry.move); }

/// Appends the entries of a file that passed `check_file`; what is wrong with them.
Fault read_entries(ByteView bytes, std::vector<BookEntry>& entries) {
    entries.reserve((bytes.size() - kHeaderSize) / kEntrySize);
    const auto fault = [&](FaultCode code) {
        return Fault{.code = code, .number = static_cast<std::int64_t>(entries.size() + 1)};
    };
    for (std::size_t at = kHeaderSize; at < bytes.size(); at += kEntrySize) {
        const BookEntry entry{read_number<Key>(bytes.subspan(at)),
                              read_number<std::uint16_t>(bytes.subspan(at + 8)),
                              read_number<std::uint16_t>(bytes.subspan(at + 10))};
        if (!entries.empty() && order_of(entries.back()) >= order_of(entry)) {
            return fault(FaultCode::BookEntryOrder);
        }
        if (entry.weight == 0) return fault(FaultCode::BookEntryWeight);
        entries.push_back(entry);
    }
    return {};
}

}  // namespace

Fault Book::load(ByteView bytes, const BookIdentity& identity) {
    entries_.clear();
    std::vector<BookEntry> entries;
    Fault fault = check_file(bytes, identity);
    if (!fault) fault = read_entries(bytes, entries);
    if (fault) return fault;
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
