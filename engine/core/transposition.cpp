// SPDX-License-Identifier: MIT
#include "engine/core/transposition.h"

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
    // First without any: a vector that shrinks keeps its memory, one that grows has both at once.
    std::vector<Bucket>().swap(buckets_);
    buckets_.resize(std::max<std::size_t>(count, 1));
}

void TranspositionTable::clear() {
    std::fill(buckets_.begin(), buckets_.end(), Bucket{});
    generation_ = 0;
}

std::optional<TableEntry> TranspositionTable::probe(Key key, Ply ply) const {
    for (const Slot& slot : buckets_[bucket_of(key)]) {
        if (slot.key != key) continue;
        return TableEntry{slot.move, from_table(slot.value, ply), slot.eval, Depth{slot.depth},
                          slot.bound()};
    }
    return std::nullopt;
}

void TranspositionTable::store(Key key, Ply ply, const TableEntry& entry) {
    auto& [deep, recent] = buckets_[bucket_of(key)];
    const Bound bound = is_rule_loss(entry.value) ? Bound::None : entry.bound;
    const Value value = bound == Bound::None ? 0 : to_table(entry.value, ply);
    const int depth = std::max(entry.depth.value(), 0);
    Slot fresh{key,
               entry.move,
               static_cast<std::int16_t>(value),
               static_cast<std::int16_t>(entry.eval),
               static_cast<std::uint8_t>(depth),
               static_cast<std::uint8_t>(generation_ << 2 | static_cast<int>(bound))};
    const auto refresh = [&](Slot& slot) {
        if (fresh.move == 0) fresh.move = slot.move;
        slot = fresh;
    };
    if (deep.key == key) return refresh(deep);
    const bool outranks_deep = deep.generation() != generation_ || depth >= deep.depth;
    if (outranks_deep) {
        if (recent.key == key && fresh.move == 0) fresh.move = recent.move;
        recent = deep;
        deep = fresh;
    } else {
        if (recent.key == key) return refresh(recent);
        recent = fresh;
    }
}

int TranspositionTable::full_permille() const {
    const std::size_t sample = std::min<std::size_t>(buckets_.size(), 500);
    std::size_t used = 0;
    for (std::size_t i = 0; i < sample; ++i) {
        for (const Slot& slot : buckets_[i]) {
            if (slot.key != 0 && slot.generation() == generation_) ++used;
        }
    }
    return static_cast<int>(used * 1000 / (2 * sample));
}

}  // namespace engine
