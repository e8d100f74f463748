// SPDX-License-Identifier: MIT
#include "engine/core/search/transposition.h"

#include <algorithm>

namespace engine {

namespace {

Value to_table(Value value, Ply ply) {
    if (!is_mate(value)) return value;
    return value > 0 ? value + ply.value() : value - ply.value();
}

Value from_table(Value value, Ply ply) {
    if (!is_mate(value)) return value;
    return value > 0 ? value - ply.value() : value + ply.value();
}

}  // namespace

void TranspositionTable::resize(std::size_t megabytes) {
    const std::size_t count = (megabytes << 20) / sizeof(Bucket);
    renew(std::max<std::size_t>(count, 1));
}

void TranspositionTable::clear() {
    renew(buckets_.size());
    generation_ = 0;
}

/// Free the old table first: a shrinking vector keeps its memory, and a growing one needs both at
/// the same time.
void TranspositionTable::renew(std::size_t count) {
    decltype(buckets_)().swap(buckets_);
    buckets_.resize(count);
}

std::optional<TableEntry> TranspositionTable::probe(Key key, Ply ply) const {
    for (const Slot& slot : buckets_[bucket_of(key)]) {
        const Content found = slot.load();
        if (found.key != key) continue;
        return TableEntry{found.move, from_table(found.value, ply), found.eval, Depth{found.depth},
                          found.bound()};
    }
    return std::nullopt;
}

void TranspositionTable::store(Key key, Ply ply, const TableEntry& entry) {
    auto& [deep_slot, recent_slot] = buckets_[bucket_of(key)];
    const Content deep = deep_slot.load();
    const Content recent = recent_slot.load();
    const Bound bound = is_rule_loss(entry.value) ? Bound::None : entry.bound;
    const Value value = bound == Bound::None ? 0 : to_table(entry.value, ply);
    const int depth = std::max(entry.depth.value(), 0);
    Content fresh{key,
                  entry.move,
                  static_cast<std::int16_t>(value),
                  static_cast<std::int16_t>(entry.eval),
                  static_cast<std::uint8_t>(depth),
                  static_cast<std::uint8_t>(generation_ << 2 | static_cast<int>(bound))};
    const auto keep_move_of = [&](const Content& known) {
        if (known.key == key && fresh.move == 0) fresh.move = known.move;
    };
    keep_move_of(deep);
    if (deep.key == key) return deep_slot.store(fresh);
    keep_move_of(recent);
    const bool outranks_deep = deep.generation() != generation_ || depth >= deep.depth;
    if (outranks_deep) recent_slot.store(deep);
    (outranks_deep ? deep_slot : recent_slot).store(fresh);
}

int TranspositionTable::full_permille() const {
    const std::size_t sample = std::min<std::size_t>(buckets_.size(), 500);
    std::size_t used = 0;
    for (std::size_t i = 0; i < sample; ++i) {
        for (const Slot& slot : buckets_[i]) {
            const Content found = slot.load();
            if (found.key != 0 && found.generation() == generation_) ++used;
        }
    }
    return static_cast<int>(used * 1000 / (2 * sample));
}

}  // namespace engine
