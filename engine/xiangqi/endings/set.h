// SPDX-License-Identifier: MIT
// A packed set of the results of one material: a bit for each placement with the defender to move
// and without a capture that saves it. All other results follow from these by one move.
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/xiangqi/endings/table.h"

namespace engine::xiangqi {

/// Placements with the same kings and attackers form a cell: they differ only in the defender's
/// guards. Most cells are entirely lost or entirely drawn and need no bits.
class EndingSet {
  public:
    /// The materials that have sets: one or two attackers without guards of their own against
    /// guards only.
    static bool is_made_for(const EndingMaterial& material);

    /// `is_made_for` must be true for the material.
    explicit EndingSet(const EndingMaterial& material);

    /// Reads the output of `pack`. False if the bytes are invalid or memory is short.
    [[nodiscard]] bool unpack(ByteView bytes);
    /// Packs the results of a table. Nothing if the defender can win, which a set cannot express.
    [[nodiscard]] std::optional<Bytes> pack(const EndingTable& table);

    /// Whether the defender, to move, loses a placement in which no capture saves it.
    [[nodiscard]] bool is_lost(const EndingBoard& board) const {
        return is_lost_at(index_.encode(board));
    }
    [[nodiscard]] bool is_lost_at(std::uint32_t number) const {
        return !is_drawn(number / guards_, number % guards_);
    }
    /// The memory used after unpacking, in bytes.
    [[nodiscard]] std::size_t bytes() const;
    [[nodiscard]] const EndingIndex& index() const { return index_; }

  private:
    using Word = std::uint64_t;
    static constexpr std::uint32_t kWordBits = 64;
    static constexpr std::uint32_t kNone = 0xFFFFFFFF;
    /// Steps of two attackers to a lower file or rank, and steps of the kings.
    static constexpr std::size_t kAttackerSteps = 4;
    static constexpr std::size_t kNeighbours = kAttackerSteps + 3;
    using Neighbours = std::array<std::uint32_t, kNeighbours>;

    struct Free {
        void operator()(Word* words) const { std::free(words); }
    };
    using Words = std::unique_ptr<Word[], Free>;

    static Words zeroed(std::size_t bits);
    static bool has(const Words& words, std::size_t bit) {
        return (words[bit / kWordBits] >> (bit % kWordBits) & 1) != 0;
    }
    static void put(const Words& words, std::size_t bit) {
        words[bit / kWordBits] |= Word{1} << (bit % kWordBits);
    }

    [[nodiscard]] bool allocate(std::uint32_t mixed);
    [[nodiscard]] static std::vector<std::array<std::uint32_t, kAttackerSteps>> steps_down(
        const EndingIndex::Group& group);
    [[nodiscard]] Neighbours neighbours(std::uint32_t cell) const;
    [[nodiscard]] std::uint32_t mixed_before(std::uint32_t cell) const;
    [[nodiscard]] bool is_drawn(std::uint32_t cell, std::uint32_t guards) const;
    template <class Coder>
    [[nodiscard]] bool code_cells(Coder& coder);
    template <class Coder, class Models>
    void code_mixed_cell(Coder& coder, Models& models, std::uint32_t cell, const Neighbours& near);

    EndingIndex index_;
    std::uint32_t advisors_ = 1;  // sets of points for the defender's advisors
    std::uint32_t guards_ = 1;    // sets of points for all of its guards
    std::uint32_t cells_ = 0;
    std::vector<const EndingIndex::Group*> attackers_;
    std::vector<std::vector<std::array<std::uint32_t, kAttackerSteps>>> steps_;
    Words drawn_;                        // one bit per cell, valid unless the cell is mixed
    Words mixed_;                        // one bit per cell
    std::vector<std::uint32_t> before_;  // mixed cells before each word of `mixed_`
    Words bits_;  // for each mixed cell, one bit per set of points of the guards: drawn
    std::uint32_t most_mixed_ = 0;
};

}  // namespace engine::xiangqi
