// SPDX-License-Identifier: MIT
// The file of packed sets of endings, and those of it that were wanted.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "engine/core/fault.h"
#include "engine/xiangqi/endings/set.h"

namespace engine::xiangqi {

/// A set as the file holds it.
struct PackedEndingSet {
    EndingMaterial material;
    /// Moves to the end of the longest win.
    std::uint8_t longest = 0;
    Bytes bytes;
};

/// The file. Each material is one that sets are made for, and comes once.
Bytes write_ending_sets(const std::vector<PackedEndingSet>& sets);

class EndingSets {
  public:
    /// What `write_ending_sets` wrote; after a fault there are none.
    [[nodiscard]] Fault load(ByteView bytes);
    [[nodiscard]] bool has(const EndingMaterial& material) const {
        return packed_.contains(material);
    }
    [[nodiscard]] bool is_empty() const { return packed_.empty(); }
    /// Of a material that there is a set of.
    [[nodiscard]] int longest(const EndingMaterial& material) const {
        return packed_.at(material).longest;
    }
    /// Unpacks it if need be, which takes a tenth of a second or two; it lives until the next call.
    /// Null where there is none, or no memory.
    const EndingSet* find(const EndingMaterial& material);
    [[nodiscard]] const std::map<EndingMaterial, PackedEndingSet>& packed() const {
        return packed_;
    }

  private:
    /// So many bytes may those take that are unpacked, beside the last.
    static constexpr std::size_t kMostBytes = 6'000'000;

    std::map<EndingMaterial, PackedEndingSet> packed_;
    std::map<EndingMaterial, std::unique_ptr<EndingSet>> unpacked_;
};

}  // namespace engine::xiangqi
