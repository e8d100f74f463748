// SPDX-License-Identifier: MIT
#include "engine/xiangqi/eval/network/evaluator.h"

#include <algorithm>

#include "engine/core/fixed_vector.h"
#include "engine/core/simd.h"

namespace engine::xiangqi::network {

namespace {

/// Up to this many plies are updated incrementally; beyond that a refresh is as fast.
constexpr std::size_t kReach = 6;

using Rows = FixedVector<const Network::Neurons*, 32>;

/// Sets `sums` to `from` with some rows added and others subtracted, in blocks of neurons that fit
/// into registers.
void change(Network::Neurons& sums, const Network::Neurons& from, const Rows& added,
            const Rows& removed) {
    constexpr std::size_t kVectors = 8;
    static_assert(kHidden % (8 * kVectors) == 0);
    for (std::size_t at = 0; at < kHidden; at += 8 * kVectors) {
        std::array<Vec8s, kVectors> part;
        for (std::size_t i = 0; i < kVectors; ++i) part[i] = Vec8s::load(&from[at + 8 * i]);
        for (const Network::Neurons* row : added) {
            for (std::size_t i = 0; i < kVectors; ++i) {
                part[i] = part[i] + Vec8s::load(&(*row)[at + 8 * i]);
            }
        }
        for (const Network::Neurons* row : removed) {
            for (std::size_t i = 0; i < kVectors; ++i) {
                part[i] = part[i] - Vec8s::load(&(*row)[at + 8 * i]);
            }
        }
        for (std::size_t i = 0; i < kVectors; ++i) part[i].store(&sums[at + 8 * i]);
    }
}

}  // namespace

Value Evaluator::operator()(const Position& position) {
    const std::size_t ply = position.states().size() - 1;
    Frame& frame = frame_at(ply);
    if (!frame.known || frame.key != position.key()) {
        std::size_t base_ply = ply;
        const Frame* base_frame = base(position, base_ply);
        for (const Color viewer : kColors) {
            const bool mirrored = View(position, viewer).mirrored();
            if (base_frame != nullptr && base_frame->mirrored[index(viewer)] == mirrored) {
                update(position, viewer, *base_frame, base_ply, frame);
            } else {
                refresh(position, viewer, frame);
            }
            frame.mirrored[index(viewer)] = mirrored;
        }
        frame.key = position.key();
        frame.known = true;
    }
    return output_of(network_, frame.accumulators, position.side_to_move(), head_for(position));
}

const Evaluator::Frame* Evaluator::base(const Position& position, std::size_t& ply) {
    const std::size_t last = ply;
    while (ply > 0 && last - ply < kReach) {
        --ply;
        const Frame& frame = frame_at(ply);
        if (frame.known && frame.key == position.states()[ply].key) return &frame;
    }
    return nullptr;
}

void Evaluator::refresh(const Position& position, Color viewer, Frame& frame) {
    const View view(position, viewer);
    Rows rows;
    for (const Square square : position.occupied()) {
        rows.push_back(&network_.hidden[view.input(position.at(square), square)]);
    }
    change(frame.accumulators[index(viewer)], network_.hidden_bias, rows, {});
}

void Evaluator::update(const Position& position, Color viewer, const Frame& from, std::size_t ply,
                       Frame& frame) {
    const View view(position, viewer);
    Rows added;
    Rows removed;
    const auto& states = position.states();
    for (++ply; ply < states.size(); ++ply) {
        const State& state = states[ply];
        const Move move = state.last_move;
        if (move.none()) continue;
        added.push_back(&network_.hidden[view.input(state.moved, move.to())]);
        removed.push_back(&network_.hidden[view.input(state.moved, move.from())]);
        if (!state.captured.none()) {
            removed.push_back(&network_.hidden[view.input(state.captured, move.to())]);
        }
    }
    change(frame.accumulators[index(viewer)], from.accumulators[index(viewer)], added, removed);
}

}  // namespace engine::xiangqi::network
