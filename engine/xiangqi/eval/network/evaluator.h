// SPDX-License-Identifier: MIT
// Evaluates the positions of a search with the network, by incremental updates.
#pragma once

#include <vector>

#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/eval/network/network.h"

namespace engine::xiangqi::network {

class Evaluator {
  public:
    /// The network must outlive the evaluator and stay unchanged.
    explicit Evaluator(const Network& network) : network_(network), frames_(kFrames) {}

    /// Centipawns from the side to move's view. Accepts any position; a position a few moves after
    /// an evaluated one is the cheapest.
    Value operator()(const Position& position);

  private:
    /// The accumulators at a ply, for the position with this key.
    struct Frame {
        alignas(16) Accumulators accumulators;
        Key key = 0;
        std::array<bool, 2> mirrored{};
        bool known = false;
    };

    /// A power of two; enough for the longest line of a search.
    static constexpr std::size_t kFrames = 256;

    Frame& frame_at(std::size_t ply) { return frames_[ply % kFrames]; }
    /// The latest ply up to the current one with a valid frame, within reach; null if there is
    /// none.
    [[nodiscard]] const Frame* base(const Position& position, std::size_t& ply);
    void refresh(const Position& position, Color viewer, Frame& frame);
    void update(const Position& position, Color viewer, const Frame& from, std::size_t ply,
                Frame& frame);

    const Network& network_;
    std::vector<Frame> frames_;
};

}  // namespace engine::xiangqi::network
