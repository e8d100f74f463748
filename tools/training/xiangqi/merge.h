// SPDX-License-Identifier: MIT
// Many shards of training records made one set: shuffled, and each position in it once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "tools/training/xiangqi/record.h"

namespace engine::xiangqi {

/// Sorting by a hash of the position does both at once: it shuffles, and it brings what is equal
/// together. So the result does not depend on the order of the input, sets can be merged again, and
/// a set too large for memory is made in parts, each with a share of the hashes, that follow one
/// another.
class TrainingMerge {
  public:
    /// Takes the records of part `part` (from 0) of `parts`.
    TrainingMerge(std::uint32_t part, std::uint32_t parts) : part_(part), parts_(parts) {}

    /// `bytes` are those of `record`.
    void add(const TrainingRecord& record, ByteView bytes);
    /// The records in their order. Of equal positions that of the earliest game stays.
    Bytes finish();
    /// What `finish` left out.
    [[nodiscard]] std::uint64_t duplicates() const { return duplicates_; }

    /// Memory that a record takes before `finish`.
    static constexpr std::size_t kBytesPerRecord = 8 + kRecordSize + 2;

  private:
    struct Entry {
        std::uint64_t hash = 0;
        RecordBytes bytes;
    };
    static_assert(sizeof(Entry) == kBytesPerRecord);

    std::uint32_t part_;
    std::uint32_t parts_;
    std::vector<Entry> entries_;
    std::uint64_t duplicates_ = 0;
};

}  // namespace engine::xiangqi
