// SPDX-License-Identifier: MIT
#include "engine/xiangqi/endings/tables.h"

#include <algorithm>
#include <utility>

#include "engine/xiangqi/board/movegen.h"

namespace engine::xiangqi {

namespace {

using Result = EndingVerdict::Result;

/// Calls `visit` for the material and all that captures can make of it, as long as somebody can
/// attack.
template <class Visit>
void for_each_below(const EndingMaterial& material, const Visit& visit, std::size_t from = 0) {
    if (!material.has_attackers()) return;
    visit(material);
    // Guards first, in one order, so that each material comes once.
    for (std::size_t kind = from; kind < kEndingPieces; ++kind) {
        if (material.counts[kind] > 0) {
            for_each_below(material.without(static_cast<EndingPiece>(kind)), visit, kind);
        }
    }
}

/// The other side's verdict after a move, as that of the side that made it.
EndingVerdict turned(const EndingVerdict& after) {
    switch (after.result) {
        case Result::Won:
            return {Result::Lost, after.moves};
        case Result::Lost:
            return {Result::Won, after.moves + 1};
        case Result::Drawn:
            break;
    }
    return {};
}

/// The greater the better.
int worth(const EndingVerdict& verdict) {
    constexpr int kDecided = 1000;
    if (verdict.result == Result::Won) return kDecided - verdict.moves;
    return verdict.result == Result::Lost ? verdict.moves - kDecided : 0;
}

}  // namespace

std::uint64_t EndingTables::bytes_needed(const EndingMaterial& material) {
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
    // A game goes on to what captures make of it, seldom to other pieces.
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
    return board && bytes_needed(board->material) <= most_bytes_;
}

std::chrono::milliseconds EndingTables::expected_time(const Position& position) const {
    // Measured: 80 to 120 ns a byte; WebAssembly and older machines take twice as long.
    constexpr std::uint64_t kBytesAMillisecond = 4000;
    const auto board = ending_of(position);
    const std::uint64_t missing = board ? missing_bytes(board->material) : 0;
    return std::chrono::milliseconds(static_cast<std::int64_t>(missing / kBytesAMillisecond));
}

std::optional<EndingVerdict> EndingTables::verdict(const Position& position,
                                                   const StopPoll& cancelled) {
    const auto board = ending_of(position);
    if (!board) return std::nullopt;
    if (!board->material.has_attackers()) return EndingVerdict{};
    const EndingTable* known = table(board->material, cancelled);
    return known ? std::optional(known->verdict(*board)) : std::nullopt;
}

std::optional<std::vector<EndingMove>> EndingTables::ranked_moves(const Position& position,
                                                                  const StopPoll& cancelled) {
    if (!verdict(position, cancelled)) return std::nullopt;
    std::vector<EndingMove> moves;
    Position after = position;
    for (const Move move : legal_moves(position)) {
        after.make_move(move);
        const auto found = verdict(after, cancelled);
        after.unmake_move();
        if (!found) return std::nullopt;
        moves.push_back({move, turned(*found)});
    }
    std::stable_sort(moves.begin(), moves.end(), [](const EndingMove& a, const EndingMove& b) {
        return worth(a.verdict) > worth(b.verdict);
    });
    return moves;
}

}  // namespace engine::xiangqi
