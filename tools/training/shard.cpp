// SPDX-License-Identifier: MIT
#include "tools/training/shard.h"

#include <algorithm>
#include <cassert>
#include <cstdio>

#include "engine/core/text/text.h"
#include "engine/uci/data_files.h"

namespace training {

namespace {

using engine::append_number;
using engine::checksum;
using engine::in_quotes;
using engine::read_number;

constexpr std::string_view kVersion = "1";
constexpr std::string_view kFirstGame = "first-game";
constexpr std::string_view kLastGame = "last-game";

// A block: its game, how many records, the tally, the checksum of all the rest, the records.
constexpr std::size_t kRecordsAt = 4;
constexpr std::size_t kTallyAt = 8;
constexpr std::size_t kChecksumBytes = 8;

std::size_t header_bytes(const ShardFormat& format) {
    return format.text_bytes + (format.has_header_checksum ? kChecksumBytes : 0);
}

/// Reads the header into `origin`; what is wrong with it, or nothing.
std::string read_header(const ShardFormat& format, ByteView bytes, Origin& origin) {
    const auto start = bytes.first(std::min(bytes.size(), format.text_bytes));
    const std::string text(start.begin(), start.end());
    for (const std::string_view line : engine::split_fields(text, '\n')) {
        const std::size_t name = std::min(line.find(' '), line.size());
        if (name == 0) break;
        origin.emplace_back(line.substr(0, name), line.substr(std::min(name + 1, line.size())));
    }
    const auto [magic, version] = origin.empty() ? Origin::value_type{} : origin.front();
    if (magic != format.magic) {
        return "it starts with " + in_quotes(magic) + ", not " + in_quotes(format.magic);
    }
    if (bytes.size() < header_bytes(format)) return "it is cut off in its header";
    if (version != kVersion) {
        return "it has version " + in_quotes(version) + ", not " + in_quotes(kVersion);
    }
    origin.erase(origin.begin());
    const bool is_damaged =
        format.has_header_checksum &&
        read_number<std::uint64_t>(bytes.subspan(format.text_bytes)) != checksum(start);
    return is_damaged ? "its header is damaged" : "";
}

}  // namespace

void append_games(Origin& origin, std::uint32_t first, std::uint32_t last) {
    origin.emplace_back(kFirstGame, std::to_string(first));
    origin.emplace_back(kLastGame, std::to_string(last));
}

Origin merged(Origin a, const Origin& b) {
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        auto& [name, value] = a[i];
        const std::string& other = b[i].second;
        const bool is_less = engine::parse_int(other) < engine::parse_int(value);
        if (name == kFirstGame || name == kLastGame) {
            if (is_less == (name == kFirstGame)) value = other;
        } else if (value != other) {
            value = "mixed";
        }
    }
    return a;
}

Bytes pack_header(const ShardFormat& format, const Origin& origin) {
    std::string text = std::string(format.magic) + " " + std::string(kVersion) + "\n";
    for (const auto& [name, value] : origin) text.append(name).append(" ").append(value) += '\n';
    assert(text.size() < format.text_bytes);
    text.resize(format.text_bytes - 1, ' ');
    text += '\n';
    Bytes bytes(text.begin(), text.end());
    if (format.has_header_checksum) append_number(bytes, checksum(bytes));
    return bytes;
}

Bytes pack_block(const ShardFormat& format, const Block& block) {
    assert(block.tally.size() == format.tally_bytes);
    Bytes bytes;
    append_number(bytes, block.game);
    append_number(bytes, static_cast<std::uint32_t>(block.records.size() / format.record_bytes));
    bytes.insert(bytes.end(), block.tally.begin(), block.tally.end());
    append_number(bytes, checksum(block.records, checksum(bytes)));
    bytes.insert(bytes.end(), block.records.begin(), block.records.end());
    return bytes;
}

Reading read_blocks(const ShardFormat& format, ByteView bytes, const VisitBlock& visit) {
    Reading reading;
    reading.error = read_header(format, bytes, reading.origin);
    if (!reading.error.empty()) return reading;
    reading.whole_bytes = header_bytes(format);
    const std::size_t checksum_at = kTallyAt + format.tally_bytes;
    const std::size_t records_at = checksum_at + kChecksumBytes;
    for (;;) {
        const ByteView rest = bytes.subspan(reading.whole_bytes);
        if (rest.size() < records_at) return reading;
        const std::size_t size =
            read_number<std::uint32_t>(rest.subspan(kRecordsAt)) * format.record_bytes;
        if (rest.size() - records_at < size) return reading;
        const Block block{read_number<std::uint32_t>(rest),
                          rest.subspan(kTallyAt, format.tally_bytes),
                          rest.subspan(records_at, size)};
        const std::uint64_t sum = checksum(block.records, checksum(rest.first(checksum_at)));
        reading.error =
            read_number<std::uint64_t>(rest.subspan(checksum_at)) == sum
                ? visit(block)
                : "it is damaged in the block at byte " + std::to_string(reading.whole_bytes);
        if (!reading.error.empty()) return reading;
        reading.whole_bytes += records_at + size;
    }
}

Reading read_file(const ShardFormat& format, const std::string& path, const VisitBlock& visit) {
    const auto bytes = chuhe::read_file(path);
    if (!bytes) return {.origin = {}, .error = "cannot read " + in_quotes(path)};
    Reading reading = read_blocks(format, *bytes, visit);
    const std::size_t tail = bytes->size() - reading.whole_bytes;
    if (!reading.error.empty()) {
        reading.error = in_quotes(path) + ": " + reading.error;
    } else if (tail > 0) {
        std::fprintf(stderr, "%s: %zu bytes of an unfinished game left out\n", path.c_str(), tail);
    }
    return reading;
}

Resumption resume(const ShardFormat& format, ByteView bytes, const Origin& origin) {
    const Bytes header = pack_header(format, origin);
    const bool is_header_unfinished =
        bytes.size() < header.size() && std::equal(bytes.begin(), bytes.end(), header.begin());
    if (is_header_unfinished) return {};
    Resumption resumption;
    const Reading reading = read_blocks(format, bytes, [&](const Block& block) {
        resumption.last_game = block.game;
        return std::string();
    });
    resumption.error = reading.error;
    if (reading.error.empty() && reading.origin != origin) {
        resumption.error = "it was begun by another engine or with other settings";
    }
    resumption.whole_bytes = reading.whole_bytes;
    return resumption;
}

}  // namespace training
