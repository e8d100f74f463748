// SPDX-License-Identifier: MIT
// The transposition table: results of earlier visits to a position.
//
// A bucket has two tiers. The first keeps the deepest result of the current search, because it
// saves the most work; a displaced entry moves to the second, where any newer one replaces it,
// because recently searched positions are the most likely to recur. Entries of earlier searches are
// replaced by newer ones. The whole key is stored, so in practice two positions are never confused.
//
// Any number of threads may probe and store at the same time without locks. An entry consists of
// two words, and a thread may read it while it is half overwritten: the key is stored XORed with
// the entry, so that halves of two entries match no position (lockless hashing, Hyatt and Mann).
//
// Mate scores count plies from the root during the search and from the node in the table, so they
// are correct wherever the position recurs. Repetition rulings depend on the path and are never
// stored.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/search/zeroed_allocator.h"
#include "engine/core/types.h"

namespace engine {

/// The stored result of a position. Moves are 16-bit in both games; 0 is no move.
struct TableEntry {
    std::uint16_t move = 0;
    Value value = 0;
    Value eval = 0;
    Depth depth;
    Bound bound = Bound::None;
};

/// A mate distance is exact, whatever the depth of the search that proved it.
inline bool is_deep_enough(const TableEntry& entry, Depth depth) {
    return entry.depth >= depth || is_mate(entry.value);
}

/// Whether a stored bound or value causes a cutoff for the window.
inline bool settles(const TableEntry& entry, Value alpha, Value beta) {
    return entry.bound == Bound::Exact || (bounds_below(entry.bound) && entry.value >= beta) ||
           (bounds_above(entry.bound) && entry.value <= alpha);
}

class TranspositionTable {
  public:
    // While threads search, they may only probe, store, prefetch and ask how full it is.

    /// Uses about `megabytes`, but at least one bucket.
    explicit TranspositionTable(std::size_t megabytes) { resize(megabytes); }

    void resize(std::size_t megabytes);
    void clear();
    /// Ages the entries of earlier searches.
    void new_search() { generation_ = static_cast<std::uint8_t>((generation_ + 1) & kGenerations); }

    /// Prefetches the bucket of a position.
    void prefetch(Key key) const { __builtin_prefetch(&buckets_[bucket_of(key)]); }
    [[nodiscard]] std::optional<TableEntry> probe(Key key, Ply ply) const;
    void store(Key key, Ply ply, const TableEntry& entry);

    /// Share of entries from the current search, in thousandths, estimated from a sample.
    [[nodiscard]] int full_permille() const;

  private:
    static constexpr std::uint8_t kGenerations = 63;

    /// The content of a slot.
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

    /// Words are read and written atomically, in relaxed order. std::atomic_ref would express that,
    /// but Emscripten 3.1.6's library lacks it, and std::atomic cannot be created by zeroed memory.
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
