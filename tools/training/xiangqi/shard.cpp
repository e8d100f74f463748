// SPDX-License-Identifier: MIT
#include "tools/training/xiangqi/shard.h"

#include <utility>

namespace engine::xiangqi {

Tally::Tally(ByteView bytes) {
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        counts_[i] = read_number<std::uint32_t>(bytes.subspan(4 * i));
    }
}

Tally& Tally::operator+=(const Tally& other) {
    for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i] += other.counts_[i];
    return *this;
}

Bytes Tally::packed() const {
    Bytes bytes;
    for (const std::uint32_t count : counts_) append_number(bytes, count);
    return bytes;
}

Bytes pack_block(std::uint32_t game, const Tally& tally, ByteView records) {
    return training::pack_block(kShardFormat, {game, tally.packed(), records});
}

std::string visit_records(const std::string& path, Contents& contents, const VisitRecord& visit) {
    const auto visit_block = [&](const training::Block& block) -> std::string {
        contents.tally += Tally(block.tally);
        for (std::size_t at = 0; at < block.records.size(); at += kRecordSize) {
            const auto packed = block.records.subspan(at, kRecordSize);
            const auto record = unpack(packed);
            if (!record)
                return "a record of game " + std::to_string(block.game) + " is no position";
            visit(*record, packed);
        }
        return {};
    };
    training::Reading reading = training::read_file(kShardFormat, path, visit_block);
    contents.origin = std::move(reading.origin);
    return reading.error;
}

}  // namespace engine::xiangqi
