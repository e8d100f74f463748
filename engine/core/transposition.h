// SPDX-License-Identifier: MIT
// The transposition table: what earlier visits found out about a position.
//
// A bucket has two tiers. The first keeps the deepest result of the present search, for it saves
// the most work; what it displaces moves to the second, where anything newer replaces it, for what
// was searched last is the most likely to come up again. Entries of earlier searches yield to any
// newer one. The whole key is stored, so two positions are never taken for one another in practice.
//
// Any number of threads may probe and store at once, without locks. An entry is two words, which a
// thread may find half replaced by another: the key is stored mixed with the entry, so that the
// halves of two entries make the entry of no position (lockless hashing, Hyatt and Mann).
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
#include "engine/core/zeroed_allocator.h"

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
    // While threads search, they probe, store, prefetch and ask how full it is; nothing else.

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

    /// What a slot holds.
    struct Content {
        Key key = 0;
        std::uint16_t move = 0;
        std::int16_t value = 0;
        std::int16_t eval = 0;
        std::uint8_t depth = 0;
        std::uint8_t generation_and_bound = 0;

        [[nodiscard]] Bound bound() const { return static_cast<Bound>(generation_and_bound & 3); }
        [[nodiscard]] int generation() const { return generation_and_bound >> 2; }
    };

    /// A word is read and written whole, in whatever order threads come to see it. std::atomic_ref
    /// would say that too, but the library of Emscripten 3.1.6 lacks it, and std::atomic cannot be
    /// made by zeroed memory.
    class Slot {
      public:
        [[nodiscard]] Content load() const {
            const std::uint64_t rest = __atomic_load_n(&rest_, __ATOMIC_RELAXED);
            return unpack(__atomic_load_n(&mixed_key_, __ATOMIC_RELAXED) ^ rest, rest);
        }
        void store(const Content& content) {
            const std::uint64_t rest = pack(content);
            __atomic_store_n(&mixed_key_, content.key ^ rest, __ATOMIC_RELAXED);
            __atomic_store_n(&rest_, rest, __ATOMIC_RELAXED);
        }

      private:
        static std::uint64_t pack(const Content& content) {
            return std::uint64_t{content.move} |
                   std::uint64_t{static_cast<std::uint16_t>(content.value)} << 16 |
                   std::uint64_t{static_cast<std::uint16_t>(content.eval)} << 32 |
                   std::uint64_t{content.depth} << 48 |
                   std::uint64_t{content.generation_and_bound} << 56;
        }
        static Content unpack(Key key, std::uint64_t rest) {
            return {key,
                    static_cast<std::uint16_t>(rest),
                    static_cast<std::int16_t>(rest >> 16),
                    static_cast<std::int16_t>(rest >> 32),
                    static_cast<std::uint8_t>(rest >> 48),
                    static_cast<std::uint8_t>(rest >> 56)};
        }

        std::uint64_t mixed_key_ = 0;
        std::uint64_t rest_ = 0;
    };
    using Bucket = std::array<Slot, 2>;

    [[nodiscard]] std::size_t bucket_of(Key key) const {
        return static_cast<std::size_t>(((key >> 32) * buckets_.size()) >> 32);
    }

    void renew(std::size_t count);

    std::vector<Bucket, ZeroedAllocator<Bucket>> buckets_;
    std::uint8_t generation_ = 0;
};

}  // namespace engine
