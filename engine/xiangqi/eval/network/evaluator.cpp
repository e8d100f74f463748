// SPDX-License-Identifier: MIT
#include "engine/xiangqi/eval/network/evaluator.h"

#include <algorithm>

#include "engine/core/simd.h"

namespace engine::xiangqi::network {

namespace {

/// Plies made up for one by one; from further back all pieces anew is as fast.
constexpr std::size_t kReach = 6;

void add(Network::Neurons& neurons, const Network::Neurons& weights) {
    for (std::size_t i = 0; i < kHidden; i += 8) {
        (Vec8s::load(&neurons[i]) + Vec8s::load(&weights[i])).store(&neurons[i]);
    }
}

void subtract(Network::Neurons& neurons, const Network::Neurons& weights) {
    for (std::size_t i = 0; i < kHidden; i += 8) {
        (Vec8s::load(&neurons[i]) - Vec8s::load(&weights[i])).store(&neurons[i]);
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
    return output_of(network_, frame.accumulators, position.side_to_move(), output_for(position));
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
    Network::Neurons& neurons = frame.accumulators[index(viewer)];
    neurons = network_.hidden_bias;
    for (const Square square : position.occupied()) {
        add(neurons, network_.hidden[view.input(position.at(square), square)]);
    }
}

void Evaluator::update(const Position& position, Color viewer, const Frame& from, std::size_t ply,
                       Frame& frame) {
    const View view(position, viewer);
    Network::Neurons& neurons = frame.accumulators[index(viewer)];
    neurons = from.accumulators[index(viewer)];
    const auto& states = position.states();
    for (++ply; ply < states.size(); ++ply) {
        const State& state = states[ply];
        const Move move = state.last_move;
        if (move.none()) continue;
        subtract(neurons, network_.hidden[view.input(state.moved, move.from())]);
        add(neurons, network_.hidden[view.input(state.moved, move.to())]);
        if (!state.captured.none()) {
            subtract(neurons, network_.hidden[view.input(state.captured, move.to())]);
        }
    }
}

}  // namespace engine::xiangqi::network
