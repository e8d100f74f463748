// SPDX-License-Identifier: MIT
#include "tests/fuzz/mutators/binary_formats.h"

#include <algorithm>
#include <array>

#include "engine/xiangqi/endings/set.h"

namespace fuzz {

namespace {

using engine::Bytes;
using engine::ByteView;
using engine::SplitMix64;

constexpr std::array<Number, 14> kXqf{{{2},
                                       {3},
                                       {12},
                                       {13},
                                       {0x10},
                                       {0x1F},
                                       {0x30, 2},
                                       {0x32},
                                       {0x33},
                                       {0x40},
                                       {0x50},
                                       {0x130},
                                       {0x1E0},
                                       {0x400, 4}}};
constexpr std::array<Number, 8> kCbr{
    {{19}, {180, 2}, {2076}, {2112}, {2116, 2}, {2120}, {2124}, {2214, 4}}};
constexpr std::array<Number, 3> kRenlib{{{8}, {9}, {20, 2}}};
constexpr std::array<Number, 7> kBook{{{4, 2}, {6, 2}, {8, 8}, {16, 4}, {20, 4}, {24, 4}, {28, 4}}};
/// The number of games or sets.
constexpr std::array<Number, 1> kCount{{{4, 4}}};

void put(Bytes& bytes, std::size_t at, std::string_view text) {
    std::copy(text.begin(), text.end(), bytes.begin() + static_cast<std::ptrdiff_t>(at));
}

std::uint32_t count_at(ByteView bytes, std::size_t at) {
    return engine::read_number<std::uint32_t>(bytes.subspan(at));
}

/// Appends records of `size` bytes each, starting at `begin`.
void append_records(std::vector<Record>& records, std::size_t begin, std::size_t count,
                    std::size_t size) {
    for (std::size_t i = 0; i < count; ++i) {
        records.push_back({begin + i * size, begin + (i + 1) * size});
    }
}

const std::array<BinaryFormat, 6> kFormats{
    {{"xqf", kXqf, xqf_steps, open_xqf, repair_xqf},
     {"cbr", kCbr, cbr_steps, nullptr, repair_cbr},
     {"gomoku_renlib", kRenlib, renlib_nodes, nullptr, repair_renlib},
     {"book", kBook, book_cells, nullptr, repair_book},
     {"packed_games", kCount, nullptr, nullptr, repair_packed_games},
     {"ending_sets", kCount, ending_set_entries, nullptr, repair_ending_sets}}};

}  // namespace

const BinaryFormat* binary_format(std::string_view name) {
    const auto* found = std::find_if(kFormats.begin(), kFormats.end(),
                                     [&](const BinaryFormat& one) { return one.name == name; });
    return found == kFormats.end() ? nullptr : found;
}

// CCBridge.

namespace {

constexpr std::string_view kCbrMark{"CCBridge Record\0", 16};
constexpr std::size_t kCbrKindAt = 19;
/// Offsets in a record of kind 2, and of kind 1.
constexpr std::size_t kCbrMovesAt = 2214;
constexpr std::size_t kCbrEarlyMovesAt = 1958;

}  // namespace

std::vector<Record> cbr_steps(ByteView bytes) {
    std::vector<Record> steps;
    if (bytes.size() <= kCbrMovesAt) return steps;
    std::size_t at = bytes[kCbrKindAt] == 1 ? kCbrEarlyMovesAt : kCbrMovesAt;
    while (at + 4 <= bytes.size()) {
        Record step{at, at + 4};
        if ((bytes[at] & 4) != 0 && bytes.size() - step.end >= 4) {
            step.end += 4;
            step.end += std::min<std::size_t>(count_at(bytes, at + 4), bytes.size() - step.end);
        }
        at = step.end;
        steps.push_back(step);
    }
    return steps;
}

void repair_cbr(Bytes& bytes, std::size_t most, SplitMix64& random) {
    if (most < kCbrMovesAt) return;
    bytes.resize(std::max(bytes.size(), kCbrMovesAt));
    // The records of a library follow its header.
    if (!engine::ByteView(bytes).empty() && bytes[8] != 'L') put(bytes, 0, kCbrMark);
    if (random.below(8) == 0) bytes[kCbrKindAt] = static_cast<std::uint8_t>(1 + random.below(2));
}

// RenLib.

namespace {

constexpr std::size_t kRenlibHead = 20;

}  // namespace

std::vector<Record> renlib_nodes(ByteView bytes) {
    std::vector<Record> nodes;
    for (std::size_t at = kRenlibHead; at + 2 <= bytes.size();) {
        const std::uint8_t flags = bytes[at + 1];
        Record node{at, at + 2};
        if ((flags & 0x01) != 0) node.end += 2;
        // A comment ends with a null in an even number of bytes.
        if ((flags & 0x08) != 0) {
            while (node.end + 1 < bytes.size() && bytes[node.end] != 0 && bytes[node.end + 1] != 0)
                node.end += 2;
            node.end += 2;
        }
        node.end = std::min(node.end, bytes.size());
        at = node.end;
        nodes.push_back(node);
    }
    return nodes;
}

void repair_renlib(Bytes& bytes, std::size_t most, SplitMix64& /*random*/) {
    if (most < kRenlibHead) return;
    bytes.resize(std::max(bytes.size(), kRenlibHead));
    put(bytes, 0, "\xFFRenLib\xFF\x03");
    bytes[9] = std::min(bytes[9], std::uint8_t{4});
}

// The opening book: a header, then columns.

namespace {

constexpr std::size_t kBookHead = 40;
constexpr std::size_t kBookSumAt = 32;
constexpr std::size_t kBuckets = 4096;
constexpr std::size_t kColumnsAt = kBookHead + kBuckets;
constexpr std::size_t kBytesOfPosition = 4 + 1;
constexpr std::size_t kBytesOfMove = 5 * 2;
constexpr std::size_t kBytesOfName = 8;

/// The sizes in the header, limited to the length of the file.
struct BookSizes {
    std::size_t positions;
    std::size_t moves;
    std::size_t names;

    explicit BookSizes(ByteView bytes) {
        std::size_t room = bytes.size() - kColumnsAt;
        const auto fitting = [&](std::size_t at, std::size_t size) {
            const std::size_t count = std::min<std::size_t>(count_at(bytes, at), room / size);
            room -= count * size;
            return count;
        };
        positions = fitting(16, kBytesOfPosition);
        moves = fitting(20, kBytesOfMove);
        names = fitting(24, kBytesOfName);
    }
    [[nodiscard]] std::size_t counts_at() const { return kColumnsAt + positions * 4; }
    [[nodiscard]] std::size_t moves_at() const { return counts_at() + positions; }
    [[nodiscard]] std::size_t names_at() const { return moves_at() + moves * kBytesOfMove; }
    [[nodiscard]] std::size_t text_at() const { return names_at() + names * kBytesOfName; }
};

/// Changes one-byte counts so that they add up to `sum`; false if they cannot.
bool make_sum(std::span<std::uint8_t> counts, std::size_t sum) {
    for (std::uint8_t& count : counts) {
        count = static_cast<std::uint8_t>(std::min<std::size_t>(count, sum));
        sum -= count;
    }
    for (std::uint8_t& count : counts) {
        const std::size_t more = std::min<std::size_t>(255U - count, sum);
        count = static_cast<std::uint8_t>(count + more);
        sum -= more;
    }
    return sum == 0;
}

/// Sorts the keys of each bucket.
void order_keys(Bytes& bytes, std::size_t positions) {
    std::vector<std::uint32_t> keys;
    for (std::size_t i = 0; i < positions; ++i) keys.push_back(count_at(bytes, kColumnsAt + 4 * i));
    auto begin = keys.begin();
    for (std::size_t bucket = 0; bucket < kBuckets; ++bucket) {
        const auto end = begin + bytes[kBookHead + bucket];
        std::sort(begin, end);
        for (auto key = begin; key != end; ++key) {
            if (key != begin && *key <= *(key - 1)) *key = *(key - 1) + 1;
        }
        begin = end;
    }
    for (std::size_t i = 0; i < positions; ++i) {
        engine::write_number(std::span(bytes).subspan(kColumnsAt + 4 * i), keys[i]);
    }
}

/// Ensures one line per name.
void make_lines(Bytes& bytes, std::size_t text_at, std::size_t names) {
    std::size_t lines = 0;
    for (std::size_t i = text_at; i < bytes.size(); ++i) {
        if (bytes[i] == '\n' && ++lines > names) bytes[i] = ' ';
    }
    for (std::size_t i = text_at; i < bytes.size() && lines < names; ++i) {
        if (bytes[i] == '\n') continue;
        bytes[i] = '\n';
        ++lines;
    }
}

}  // namespace

std::vector<Record> book_cells(ByteView bytes) {
    std::vector<Record> cells;
    if (bytes.size() < kColumnsAt) return cells;
    const BookSizes sizes(bytes);
    append_records(cells, kColumnsAt, sizes.positions, 4);
    append_records(cells, sizes.counts_at(), sizes.positions, 1);
    append_records(cells, sizes.moves_at(), sizes.moves * 5, 2);
    append_records(cells, sizes.names_at(), sizes.names, kBytesOfName);
    for (std::size_t at = sizes.text_at(); at < bytes.size(); at = cells.back().end) {
        const auto begin = bytes.begin() + static_cast<std::ptrdiff_t>(at);
        const auto end = std::find(begin, bytes.end(), std::uint8_t{'\n'});
        const auto size = static_cast<std::size_t>(end - begin) + (end == bytes.end() ? 0 : 1);
        cells.push_back({at, at + size});
    }
    return cells;
}

void repair_book(Bytes& bytes, std::size_t most, SplitMix64& /*random*/) {
    if (most < kColumnsAt) return;
    bytes.resize(std::max(bytes.size(), kColumnsAt));
    // The identity that the fuzzer expects.
    put(bytes, 0, std::string_view("CHBK\x02\x00\x01\x00\xEF\xCD\xAB\x89\x67\x45\x23\x01", 16));
    const std::span<std::uint8_t> all(bytes);
    const BookSizes sizes(bytes);
    const auto write_count = [&](std::size_t at, std::size_t count) {
        engine::write_number(all.subspan(at), static_cast<std::uint32_t>(count));
    };
    write_count(16, sizes.positions);
    write_count(20, sizes.moves);
    write_count(24, sizes.names);
    write_count(28, bytes.size() - sizes.text_at());
    const bool fits = make_sum(all.subspan(kBookHead, kBuckets), sizes.positions) &&
                      make_sum(all.subspan(sizes.counts_at(), sizes.positions), sizes.moves);
    if (fits) order_keys(bytes, sizes.positions);
    make_lines(bytes, sizes.text_at(), sizes.names);
    const ByteView view(bytes);
    engine::write_number(
        all.subspan(kBookSumAt),
        engine::checksum(view.subspan(kBookHead), engine::checksum(view.first(kBookSumAt))));
}

// Packed games and ending sets start in the same way: magic number, count, checksum of the rest.

namespace {

constexpr std::size_t kPackedHead = 16;

void repair_head(Bytes& bytes, std::string_view mark, std::size_t count) {
    put(bytes, 0, mark);
    const std::span<std::uint8_t> all(bytes);
    engine::write_number(all.subspan(4), static_cast<std::uint32_t>(count));
    engine::write_number(all.subspan(8), engine::checksum(ByteView(bytes).subspan(kPackedHead)));
}

}  // namespace

void repair_packed_games(Bytes& bytes, std::size_t most, SplitMix64& random) {
    if (most < kPackedHead) return;
    bytes.resize(std::max(bytes.size(), kPackedHead));
    const std::uint32_t count = count_at(bytes, 4);
    constexpr std::uint32_t kFew = 8;
    repair_head(bytes, "XQG1", count <= kFew ? count : random.below(kFew));
}

namespace {

namespace xq = engine::xiangqi;

constexpr std::size_t kSetSizeAt = xq::kEndingPieces + 2;
constexpr std::size_t kSetEntry = kSetSizeAt + 4;

std::size_t sets_in(ByteView bytes) {
    return std::min<std::size_t>(count_at(bytes, 4), (bytes.size() - kPackedHead) / kSetEntry);
}

xq::EndingMaterial material_at(ByteView bytes, std::size_t at) {
    xq::EndingMaterial material;
    const auto begin = bytes.begin() + static_cast<std::ptrdiff_t>(at);
    std::copy(begin, begin + xq::kEndingPieces, material.counts.begin());
    return material;
}

bool is_good(const xq::EndingMaterial& material) {
    const auto is_few = [](std::uint8_t count) { return count <= xq::kMostAlike; };
    return std::all_of(material.counts.begin(), material.counts.end(), is_few) &&
           xq::parse_material(material.text()) && xq::EndingSet::is_made_for(material);
}

}  // namespace

std::vector<Record> ending_set_entries(ByteView bytes) {
    std::vector<Record> entries;
    if (bytes.size() < kPackedHead) return entries;
    const std::size_t count = sets_in(bytes);
    append_records(entries, kPackedHead, count, kSetEntry);
    std::size_t at = kPackedHead + count * kSetEntry;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t size = std::min<std::size_t>(
            count_at(bytes, entries[i].begin + kSetSizeAt), bytes.size() - at);
        entries.push_back({at, at + size});
        at += size;
    }
    return entries;
}

void repair_ending_sets(Bytes& bytes, std::size_t most, SplitMix64& random) {
    if (most < kPackedHead + kSetEntry) return;
    bytes.resize(std::max(bytes.size(), kPackedHead + kSetEntry));
    const std::size_t count = std::max<std::size_t>(sets_in(bytes), 1);
    std::size_t left = bytes.size() - kPackedHead - count * kSetEntry;
    std::vector<xq::EndingMaterial> taken;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t at = kPackedHead + i * kSetEntry;
        auto material = material_at(bytes, at);
        for (int tries = 0; tries < 20 && (!is_good(material) ||
                                           std::count(taken.begin(), taken.end(), material) > 0);
             ++tries) {
            // One attacker, because a set with two takes long, and any guards.
            material = {};
            material.counts[xq::kFirstAttacker + random.below(4)] = 1;
            material.counts[0] = static_cast<std::uint8_t>(random.below(3));
            material.counts[1] = static_cast<std::uint8_t>(random.below(3));
        }
        taken.push_back(material);
        std::copy(material.counts.begin(), material.counts.end(),
                  bytes.begin() + static_cast<std::ptrdiff_t>(at));
        std::size_t size = std::min<std::size_t>(count_at(bytes, at + kSetSizeAt), left);
        if (i + 1 == count) size = left;
        engine::write_number(std::span(bytes).subspan(at + kSetSizeAt),
                             static_cast<std::uint32_t>(size));
        left -= size;
    }
    repair_head(bytes, "XQE1", count);
}

}  // namespace fuzz
