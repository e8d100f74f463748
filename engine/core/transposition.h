// SPDX-License-Identifier: MIT
// The transposition table: what earlier visits found out about a position.
//
// A bucket has two tiers. The first keeps the deepest result of the present search, for it saves
// the most work; what it displaces moves to the second, where anything newer replaces it, for what
// was searched last is the most likely to come up again. Entries of earlier searches yield to any
// newer one. The whole key is stored, so two positions are never taken for one another in practice.
//
// Mate scores count plies from the root while they are searched and from the node while they are
// stored, so they stay true wherever the position turns up. Rulings on repetition belong to the
// path that led to them and are never stored.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/types.h"

namespace engine {

/// What the table knows of a position. Moves are 16-bit in both games; 0 is none.
struct TableEntry {
    std::uint16_t move = 0;
    Value value = 0;
    Value eval = 0;
    Depth depth;
    Bound bound = Bound::None;
};

/// A mate distance is exact however shallow the search that proved it.
inline bool is_deep_enough(const TableEntry& entry, Depth depth) {
    return entry.depth >= depth || is_mate(entry.value);
}

/// Whether a stored bound or value settles what the window asks.
inline bool settles(const TableEntry& entry, Value alpha, Value beta) {
    return entry.bound == Bound::Exact || (bounds_below(entry.bound) && entry.value >= beta) ||
           (bounds_above(entry.bound) && entry.value <= alpha);
}

class TranspositionTable {
  public:
    /// Takes about `megabytes`; at least one bucket.
    explicit TranspositionTable(std::size_t megabytes) { resize(megabytes); }

    void resize(std::size_t megabytes);
    void clear();
    /// Ages what earlier searches left.
    void new_search() { generation_ = static_cast<std::uint8_t>((generation_ + 1) & kGenerations); }

    /// Starts to load the bucket of a position that will be probed soon.
    void prefetch(Key key) const { __builtin_prefetch(&buckets_[bucket_of(key)]); }
    [[nodiscard]] std::optional<TableEntry> probe(Key key, Ply ply) const;
    void store(Key key, Ply ply, const TableEntry& entry);

    /// Share of entries of the present search, in thousandths, from a sample.
    [[nodiscard]] int full_permille() const;

  private:
    static constexpr std::uint8_t kGenerations = 63;

    struct Slot {
        Key key = 0;
        std::uint16_t move = 0;
        std::int16_t value = 0;
        std::int16_t eval = 0;
        std::uint8_t depth = 0;
        std::uint8_t generation_and_bound = 0;

        [[nodiscard]] Bound bound() const { return static_cast<Bound>(generation_and_bound & 3); }
        [[nodiscard]] int generation() const { return generation_and_bound >> 2; }
    };
    using Bucket = std::array<Slot, 2>;

    [[nodiscard]] std::size_t bucket_of(Key key) const {
        return static_cast<std::size_t>(((key >> 32) * buckets_.size()) >> 32);
    }

    std::vector<Bucket> buckets_;
    std::uint8_t generation_ = 0;
};

}  // namespace engine
