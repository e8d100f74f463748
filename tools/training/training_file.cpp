// SPDX-License-Identifier: MIT
#include "tools/training/training_file.h"

#include <algorithm>
#include <cstdio>
#include <limits>

#include "engine/core/text/text.h"
#include "engine/uci/data_files.h"

namespace engine::xiangqi {

namespace {

constexpr std::string_view kMagic = "chuhe-data";
constexpr std::string_view kVersion = "1";
/// Text lines, filled up with spaces; the last eight bytes are their checksum.
constexpr std::size_t kHeaderSize = 256;
constexpr std::size_t kHeaderTextSize = kHeaderSize - 8;

// A block: its game, the number of its records, the tally, the checksum of all the rest, records.
constexpr std::size_t kTallyAt = 8;
constexpr std::size_t kChecksumAt = kTallyAt + 4 * kCountNames.size();
constexpr std::size_t kBlockHeaderSize = kChecksumAt + 8;

std::uint64_t block_checksum(ByteView head, ByteView records) {
    return checksum(records, checksum(head.first(kChecksumAt)));
}

/// The value of a line `name value`; empty when there is none.
std::string value_of(std::string_view text, std::string_view name) {
    for (const std::string_view line : split_fields(text, '\n')) {
        const auto words = split_words(line);
        if (words.size() == 2 && words[0] == name) return std::string(words[1]);
    }
    return {};
}

std::optional<std::uint32_t> game_number(const std::string& text) {
    const auto number = parse_int(text);
    if (!number || *number < 1 || *number > std::numeric_limits<std::uint32_t>::max()) {
        return std::nullopt;
    }
    return static_cast<std::uint32_t>(*number);
}

/// Reads the header into `origin`; what is wrong with it, or nothing.
std::string read_header(ByteView bytes, Origin& origin) {
    const auto start = bytes.first(std::min(bytes.size(), kHeaderTextSize));
    const std::string text(start.begin(), start.end());
    if (text.compare(0, kMagic.size(), kMagic) != 0) {
        return "it starts with " + in_quotes(text.substr(0, kMagic.size())) + ", not " +
               in_quotes(kMagic);
    }
    if (bytes.size() < kHeaderSize) return "it is cut off in its header";
    const std::string version = value_of(text, kMagic);
    if (version != kVersion) {
        return "it has version " + in_quotes(version) + ", not " + in_quotes(kVersion);
    }
    if (read_number<std::uint64_t>(bytes.subspan(kHeaderTextSize)) != checksum(start)) {
        return "its header is damaged";
    }
    const std::string size = value_of(text, "record-bytes");
    if (size != std::to_string(kRecordSize)) {
        return "its records have " + in_quotes(size) + " bytes, not " + std::to_string(kRecordSize);
    }
    origin.bench = value_of(text, "bench");
    origin.rules = value_of(text, "rules");
    origin.soft_nodes = value_of(text, "soft-nodes");
    origin.openings = value_of(text, "openings");
    const auto first = game_number(value_of(text, "first-game"));
    const auto last = game_number(value_of(text, "last-game"));
    if (!first || !last || *first > *last) return "its header names no games";
    origin.first_game = *first;
    origin.last_game = *last;
    return {};
}

}  // namespace

Origin merged(const Origin& a, const Origin& b) {
    const auto common = [](const std::string& x, const std::string& y) {
        return x == y ? x : std::string("mixed");
    };
    return {common(a.bench, b.bench),
            common(a.rules, b.rules),
            common(a.soft_nodes, b.soft_nodes),
            common(a.openings, b.openings),
            std::min(a.first_game, b.first_game),
            std::max(a.last_game, b.last_game)};
}

Tally& Tally::operator+=(const Tally& other) {
    for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i] += other.counts_[i];
    return *this;
}

Bytes pack_header(const Origin& origin) {
    std::string text;
    const auto line = [&](std::string_view name, const std::string& value) {
        text += std::string(name) + " " + value + "\n";
    };
    line(kMagic, std::string(kVersion));
    line("record-bytes", std::to_string(kRecordSize));
    line("bench", origin.bench);
    line("rules", origin.rules);
    line("soft-nodes", origin.soft_nodes);
    line("openings", origin.openings);
    line("first-game", std::to_string(origin.first_game));
    line("last-game", std::to_string(origin.last_game));
    text.resize(kHeaderTextSize - 1, ' ');
    text += '\n';
    Bytes bytes(text.begin(), text.end());
    append_number(bytes, checksum(bytes));
    return bytes;
}

Bytes pack_block(std::uint32_t game, const Tally& tally, ByteView records) {
    Bytes bytes;
    append_number(bytes, game);
    append_number(bytes, static_cast<std::uint32_t>(records.size() / kRecordSize));
    for (std::size_t i = 0; i < kCountNames.size(); ++i) {
        append_number(bytes, tally[static_cast<Count>(i)]);
    }
    append_number(bytes, block_checksum(bytes, records));
    bytes.insert(bytes.end(), records.begin(), records.end());
    return bytes;
}

TrainingReader::TrainingReader(ByteView bytes) : bytes_(bytes) {
    error_ = read_header(bytes, origin_);
    if (error_.empty()) position_ = kHeaderSize;
}

std::optional<Block> TrainingReader::next() {
    const ByteView rest = bytes_.subspan(position_);
    if (!error_.empty() || rest.size() < kBlockHeaderSize) return std::nullopt;
    const std::size_t size = std::size_t{read_number<std::uint32_t>(rest.subspan(4))} * kRecordSize;
    if (rest.size() - kBlockHeaderSize < size) return std::nullopt;
    Block block;
    block.game = read_number<std::uint32_t>(rest);
    block.records = rest.subspan(kBlockHeaderSize, size);
    for (std::size_t i = 0; i < kCountNames.size(); ++i) {
        block.tally.add(static_cast<Count>(i),
                        read_number<std::uint32_t>(rest.subspan(kTallyAt + 4 * i)));
    }
    const auto sum = read_number<std::uint64_t>(rest.subspan(kChecksumAt));
    if (sum != block_checksum(rest, block.records)) {
        error_ = "it is damaged in the block at byte " + std::to_string(position_);
        return std::nullopt;
    }
    position_ += kBlockHeaderSize + size;
    return block;
}

std::size_t TrainingReader::unfinished_bytes() const {
    return error_.empty() ? bytes_.size() - position_ : 0;
}

std::string visit_records(const std::string& path, Contents& contents, const VisitRecord& visit) {
    const auto bytes = chuhe::read_file(path);
    if (!bytes) return "cannot read " + in_quotes(path);
    TrainingReader reader(*bytes);
    const auto fault = [&](const std::string& what) { return in_quotes(path) + ": " + what; };
    if (!reader.error().empty()) return fault(reader.error());
    contents.origin = reader.origin();
    while (const auto block = reader.next()) {
        contents.tally += block->tally;
        for (std::size_t at = 0; at < block->records.size(); at += kRecordSize) {
            const auto packed = block->records.subspan(at, kRecordSize);
            const auto record = unpack(packed);
            if (!record)
                return fault("a record of game " + std::to_string(block->game) + " is no position");
            if (!visit(*record, packed)) return {};
        }
    }
    if (!reader.error().empty()) return fault(reader.error());
    if (const std::size_t tail = reader.unfinished_bytes(); tail > 0) {
        std::fprintf(stderr, "%s: %zu bytes of an unfinished game left out\n", path.c_str(), tail);
    }
    return {};
}

Resumption resume(ByteView bytes, const Origin& origin) {
    Resumption resumption{{}, 0, origin.first_game};
    const Bytes header = pack_header(origin);
    const bool header_unfinished =
        bytes.size() < header.size() && std::equal(bytes.begin(), bytes.end(), header.begin());
    if (header_unfinished) return resumption;
    TrainingReader reader(bytes);
    while (const auto block = reader.next()) resumption.next_game = block->game + 1;
    resumption.error = reader.error();
    if (resumption.error.empty() && reader.origin() != origin) {
        resumption.error = "it was begun by another engine or with other settings";
    }
    resumption.whole_bytes = reader.position();
    return resumption;
}

}  // namespace engine::xiangqi
