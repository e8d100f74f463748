// SPDX-License-Identifier: MIT
// The file of packed endgame sets, and the unpacked ones.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "engine/core/text/fault.h"
#include "engine/xiangqi/endings/set.h"

namespace engine::xiangqi {

/// A set as stored in the file.
struct PackedEndingSet {
    EndingMaterial material;
    /// The length of the longest win in moves.
    std::uint8_t longest = 0;
    Bytes bytes;
};

/// Writes the file. Each material must be one that sets are made for, and unique.
Bytes write_ending_sets(const std::vector<PackedEndingSet>& sets);

class EndingSets {
  public:
    /// Loads a file written by `write_ending_sets`; after a fault there are no sets.
    [[nodiscard]] Fault load(ByteView bytes);
    [[nodiscard]] bool has(const EndingMaterial& material) const {
        return packed_.contains(material);
    }
    [[nodiscard]] bool is_empty() const { return packed_.empty(); }
    /// The material must have a set.
    [[nodiscard]] int longest(const EndingMaterial& material) const {
        return packed_.at(material).longest;
    }
    /// Unpacks the set if needed, which takes one or two tenths of a second; it lives until the
    /// next call. Null if there is none, or no memory.
    const EndingSet* find(const EndingMaterial& material);
    [[nodiscard]] const std::map<EndingMaterial, PackedEndingSet>& packed() const {
        return packed_;
    }

  private:
    /// The memory limit for unpacked sets, besides the last one, in bytes.
    static constexpr std::size_t kMostBytes = 6'000'000;

    std::map<EndingMaterial, PackedEndingSet> packed_;
    std::map<EndingMaterial, std::unique_ptr<EndingSet>> unpacked_;
};

}  // namespace engine::xiangqi
