// SPDX-License-Identifier: MIT
// Who wins each placement of one material, packed: a bit for those with the defender to move and
// no capture that saves him. All else follows from these by a move.
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

/// Placements with the same kings and attackers are a cell: they differ in the guards alone. Most
/// cells are all lost or all drawn, and need no bits.
class EndingSet {
  public:
    /// What there are sets of: one or two attackers without guards of theirs against guards alone.
    static bool is_made_for(const EndingMaterial& material);

    /// Of a material that sets are made for.
    explicit EndingSet(const EndingMaterial& material);

    /// Reads what `pack` wrote. False where the bytes are none of its, or there is no memory.
    [[nodiscard]] bool unpack(ByteView bytes);
    /// The bytes of what a table knows. Nothing where the defender can win, which a set cannot say.
    [[nodiscard]] std::optional<Bytes> pack(const EndingTable& table);

    /// Whether the defender, to move, loses a placement in which no capture saves him.
    [[nodiscard]] bool is_lost(const EndingBoard& board) const {
        return is_lost_at(index_.encode(board));
    }
    [[nodiscard]] bool is_lost_at(std::uint32_t number) const {
        return !is_drawn(number / guards_, number % guards_);
    }
    /// Of memory, once it is unpacked.
    [[nodiscard]] std::size_t bytes() const;
    [[nodiscard]] const EndingIndex& index() const { return index_; }

  private:
    using Word = std::uint64_t;
    static constexpr std::uint32_t kWordBits = 64;
    static constexpr std::uint32_t kNone = 0xFFFFFFFF;
    /// Steps of two attackers to a lower file or rank, and of the kings.
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
    std::uint32_t guards_ = 1;    // and for all his guards
    std::uint32_t cells_ = 0;
    std::vector<const EndingIndex::Group*> attackers_;
    std::vector<std::vector<std::array<std::uint32_t, kAttackerSteps>>> steps_;
    Words drawn_;                        // a bit a cell, unless it is mixed
    Words mixed_;                        // a bit a cell
    std::vector<std::uint32_t> before_;  // mixed cells before each word of `mixed_`
    Words bits_;  // of each mixed cell a bit for each set of points of the guards: drawn
    std::uint32_t most_mixed_ = 0;
};

}  // namespace engine::xiangqi
