// SPDX-License-Identifier: MIT
#include "engine/xiangqi/endings/tables.h"

#include <algorithm>
#include <utility>

#include "engine/core/insertion_sort.h"
#include "engine/xiangqi/board/movegen.h"

namespace engine::xiangqi {

namespace {

using Result = EndingVerdict::Result;

/// Calls `visit` for the material and all materials that captures can lead to, as long as a side
/// can attack.
template <class Visit>
void for_each_below(const EndingMaterial& material, const Visit& visit, std::size_t from = 0) {
    if (!material.has_attackers()) return;
    visit(material);
    // In a fixed order of kinds, so that each material is visited once.
    for (std::size_t kind = from; kind < kEndingPieces; ++kind) {
        if (material.counts[kind] > 0) {
            for_each_below(material.without(static_cast<EndingPiece>(kind)), visit, kind);
        }
    }
}

/// Converts a verdict of the other side after a move to the view of the side that moved.
EndingVerdict turned(const EndingVerdict& after) {
    switch (after.result) {
        case Result::Won:
            return {Result::Lost, after.moves, after.at_most};
        case Result::Lost:
            return {Result::Won, after.moves + 1, after.at_most};
        case Result::Drawn:
            break;
    }
    return {};
}

/// Higher is better.
int worth(const EndingVerdict& verdict) {
    constexpr int kDecided = 1000;
    constexpr int kBound = 500;  // wins of unknown length rank below those of known length
    if (verdict.result == Result::Drawn) return 0;
    const int won = (verdict.at_most ? kBound : kDecided) - verdict.moves;
    return verdict.result == Result::Won ? won : -won;
}

}  // namespace

std::uint64_t EndingTables::bytes_needed(const EndingMaterial& material) {
    // A full board can lead to millions of materials.
    if (EndingIndex::count(material) > EndingIndex::kMost) return ~std::uint64_t{0};
    std::uint64_t bytes = 0;
    for_each_below(material, [&](const EndingMaterial& one) { bytes += EndingTable::bytes(one); });
    return bytes;
}

std::uint64_t EndingTables::missing_bytes(const EndingMaterial& material) const {
    std::uint64_t missing = 0;
    for_each_below(material, [&](const EndingMaterial& one) {
        if (!tables_.contains(one)) missing += EndingTable::bytes(one);
    });
    return missing;
}

const EndingTable* EndingTables::table(const EndingMaterial& material, const StopPoll& cancelled) {
    if (!material.has_attackers()) return nullptr;
    if (const auto known = tables_.find(material); known != tables_.end()) {
        return known->second.get();
    }
    if (bytes_needed(material) > most_bytes_) return nullptr;
    // A game continues with the materials after captures and seldom returns to other pieces.
    if (bytes_ + missing_bytes(material) > most_bytes_) {
        tables_.clear();
        bytes_ = 0;
    }
    return make(material, cancelled);
}

const EndingTable* EndingTables::make(const EndingMaterial& material, const StopPoll& cancelled) {
    if (const auto known = tables_.find(material); known != tables_.end()) {
        return known->second.get();
    }
    EndingTable::Lower lower{};
    for (std::size_t kind = 0; kind < kEndingPieces; ++kind) {
        if (material.counts[kind] == 0) continue;
        const EndingMaterial rest = material.without(static_cast<EndingPiece>(kind));
        if (!rest.has_attackers()) continue;
        lower[kind] = make(rest, cancelled);
        if (lower[kind] == nullptr) return nullptr;
    }
    auto made = std::make_unique<EndingTable>(material, lower);
    if (!made->generate(cancelled)) return nullptr;
    bytes_ += EndingTable::bytes(material);
    return (tables_[material] = std::move(made)).get();
}

bool EndingTables::covers(const Position& position) const {
    const auto board = ending_of(position);
    return board && (bytes_needed(board->material) <= most_bytes_ || sets_.has(board->material));
}

bool EndingTables::misses_sets(const Position& position) const {
    // The maximum number of pieces of a material that can have a set: kings, guards, attackers.
    constexpr int kMostPieces = 2 + 4 + 2;
    if (!sets_.is_empty() || position.occupied().count() > kMostPieces) return false;
    const auto board = ending_of(position);
    return board && EndingSet::is_made_for(board->material) &&
           bytes_needed(board->material) > most_bytes_;
}

std::chrono::milliseconds EndingTables::expected_time(const Position& position) const {
    // Measured: 80 to 120 ns per byte; WebAssembly and older machines take twice as long.
    constexpr std::uint64_t kBytesAMillisecond = 4000;
    const auto board = ending_of(position);
    if (!board || bytes_needed(board->material) > most_bytes_) return {};
    const std::uint64_t missing = missing_bytes(board->material);
    return std::chrono::milliseconds(static_cast<std::int64_t>(missing / kBytesAMillisecond));
}

std::optional<EndingVerdict> EndingTables::verdict(const Position& position,
                                                   const StopPoll& cancelled) {
    const auto board = ending_of(position);
    if (!board) return std::nullopt;
    if (!board->material.has_attackers()) return EndingVerdict{};
    if (bytes_needed(board->material) > most_bytes_) return verdict_by_set(position);
    const EndingTable* known = table(board->material, cancelled);
    return known ? std::optional(known->verdict(*board)) : std::nullopt;
}

/// The attacker wins if a move leads to a lost position of the defender. The defender is saved by a
/// capture, or holds as the set says. The results of captures come from sets, too, unless there is
/// a table already: generating tables for the attackers would take a second.
std::optional<EndingVerdict> EndingTables::verdict_by_set(const Position& position) {
    const auto board = ending_of(position);
    if (!board) return std::nullopt;
    if (!board->material.has_attackers()) return EndingVerdict{};
    if (const auto made = tables_.find(board->material); made != tables_.end()) {
        return made->second->verdict(*board);
    }
    if (!sets_.has(board->material)) return std::nullopt;
    const int longest = sets_.longest(board->material);
    Position after = position;
    for (const Move move : legal_moves(position)) {
        if (!board->attacker_to_move && position.at(move.to()).none()) continue;
        after.make_move(move);
        const auto found = verdict_by_set(after);
        after.unmake_move();
        if (!found) return std::nullopt;
        if (!board->attacker_to_move && found->result != Result::Won) return EndingVerdict{};
        if (board->attacker_to_move && found->result == Result::Lost) {
            return EndingVerdict{Result::Won, longest, true};
        }
    }
    if (board->attacker_to_move) return EndingVerdict{};
    const EndingSet* set = sets_.find(board->material);
    if (set == nullptr) return std::nullopt;
    return set->is_lost(*board) ? EndingVerdict{Result::Lost, longest, true} : EndingVerdict{};
}

std::optional<std::vector<EndingMove>> EndingTables::ranked_moves(const Position& position,
                                                                  const StopPoll& cancelled) {
    if (!verdict(position, cancelled)) return std::nullopt;
    const bool by_set = bytes_needed(ending_of(position)->material) > most_bytes_;
    std::vector<EndingMove> moves;
    Position after = position;
    for (const Move move : legal_moves(position)) {
        after.make_move(move);
        const auto found = by_set ? verdict_by_set(after) : verdict(after, cancelled);
        after.unmake_move();
        if (!found) return std::nullopt;
        moves.push_back({move, turned(*found)});
    }
    insertion_sort(moves.begin(), moves.end(), [](const EndingMove& a, const EndingMove& b) {
        return worth(a.verdict) > worth(b.verdict);
    });
    return moves;
}

}  // namespace engine::xiangqi
