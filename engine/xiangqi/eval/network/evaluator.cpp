// SPDX-License-Identifier: MIT
#include "engine/xiangqi/eval/network/evaluator.h"

#include "engine/core/simd.h"

namespace engine::xiangqi::network {

namespace {

/// Adds the weights of an input to `sums`.
CHUHE_WIDER void add(const Network::Neurons& __restrict added, Network::Neurons& __restrict sums) {
    for (std::size_t i = 0; i < kHidden; ++i) {
        sums[i] = static_cast<std::int16_t>(sums[i] + added[i]);
    }
}

/// Subtracts the weights of an input from `sums`.
CHUHE_WIDER void subtract(const Network::Neurons& __restrict removed,
                          Network::Neurons& __restrict sums) {
    for (std::size_t i = 0; i < kHidden; ++i) {
        sums[i] = static_cast<std::int16_t>(sums[i] - removed[i]);
    }
}

/// Sets `sums` to `from` with the weights of one input added and those of two subtracted.
CHUHE_WIDER void change(const Network::Neurons& __restrict from,
                        const Network::Neurons& __restrict added,
                        const Network::Neurons& __restrict removed,
                        const Network::Neurons& __restrict captured,
                        Network::Neurons& __restrict sums) {
    for (std::size_t i = 0; i < kHidden; ++i) {
        sums[i] = static_cast<std::int16_t>(from[i] + added[i] - removed[i] - captured[i]);
    }
}

}  // namespace

Evaluator::Evaluator(const Network& network) : network_(network), frames_(kFrames) {
    for (auto& views : refreshed_) {
        for (Refreshed& last : views) last.sums = network.hidden_bias;
    }
}

Value Evaluator::operator()(const Position& position) {
    const std::size_t ply = position.states().size() - 1;
    Frame& frame = frame_at(ply);
    if (!is_known(position, ply)) {
        const bool knows_last = ply > 0 && is_known(position, ply - 1);
        for (const Color viewer : kColors) {
            const View view(position, viewer);
            const bool updates =
                knows_last && frame_at(ply - 1).mirrored[index(viewer)] == view.mirrored();
            frame.mirrored[index(viewer)] = view.mirrored();
            if (updates) {
                update(position, viewer, view);
            } else {
                refresh(position, viewer, view);
            }
        }
        frame.key = position.key();
        frame.known = true;
    }
    return output_of(network_, frame.accumulators, position.side_to_move(), head_for(position));
}

bool Evaluator::is_known(const Position& position, std::size_t ply) const {
    const Frame& frame = frames_[ply % kFrames];
    return frame.known && frame.key == position.states()[ply].key;
}

/// From the frame of the last ply.
void Evaluator::update(const Position& position, Color viewer, const View& view) {
    const std::size_t ply = position.states().size() - 1;
    const State& state = position.state();
    const Move move = state.last_move;
    const auto weights = [&](Piece piece, Square square) -> const Network::Neurons& {
        return network_.hidden[piece.none() ? kNoInput : view.input(piece, square)];
    };
    change(frame_at(ply - 1).accumulators[index(viewer)], weights(state.moved, move.to()),
           weights(state.moved, move.from()), weights(state.captured, move.to()),
           frame_at(ply).accumulators[index(viewer)]);
}

/// From the last refreshed position.
void Evaluator::refresh(const Position& position, Color viewer, const View& view) {
    Refreshed& last = refreshed_[index(viewer)][view.mirrored() ? 1 : 0];
    for (const Square square : position.differences(last.board)) {
        const Piece before = last.board.at(square);
        const Piece now = position.at(square);
        if (!before.none()) subtract(network_.hidden[view.input(before, square)], last.sums);
        if (!now.none()) add(network_.hidden[view.input(now, square)], last.sums);
    }
    last.board = position;
    frame_at(position.states().size() - 1).accumulators[index(viewer)] = last.sums;
}

}  // namespace engine::xiangqi::network
