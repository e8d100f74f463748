// SPDX-License-Identifier: MIT
#include "tools/training/xiangqi/merge.h"

#include <algorithm>
#include <tuple>

#include "engine/core/random.h"

namespace engine::xiangqi {

void TrainingMerge::add(const TrainingRecord& record, ByteView bytes) {
    // A bijection of the key: equal hashes, equal positions.
    Entry entry{SplitMix64(key_of(record)).next(), {}};
    if (((entry.hash >> 32) * parts_) >> 32 != part_) return;
    std::copy_n(bytes.begin(), kRecordSize, entry.bytes.begin());
    entries_.push_back(entry);
}

Bytes TrainingMerge::finish() {
    const auto game_of = [](const Entry& entry) {
        return read_number<std::uint32_t>(ByteView(entry.bytes).subspan(kRecordGameAt));
    };
    std::sort(entries_.begin(), entries_.end(), [&](const Entry& a, const Entry& b) {
        if (a.hash != b.hash) return a.hash < b.hash;
        return std::tuple(game_of(a), a.bytes) < std::tuple(game_of(b), b.bytes);
    });
    const auto last = std::unique(entries_.begin(), entries_.end(),
                                  [](const Entry& a, const Entry& b) { return a.hash == b.hash; });
    duplicates_ = static_cast<std::uint64_t>(entries_.end() - last);
    Bytes records;
    records.reserve(static_cast<std::size_t>(last - entries_.begin()) * kRecordSize);
    for (auto entry = entries_.begin(); entry != last; ++entry) {
        records.insert(records.end(), entry->bytes.begin(), entry->bytes.end());
    }
    entries_.clear();
    return records;
}

}  // namespace engine::xiangqi
