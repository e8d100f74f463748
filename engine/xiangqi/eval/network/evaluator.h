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
    explicit Evaluator(const Network& network);

    /// Centipawns from the side to move's view. Accepts any position; one a move after an evaluated
    /// position is the cheapest, then one with few differences from it.
    Value operator()(const Position& position);

  private:
    /// The accumulators at a ply, for the position with this key.
    struct Frame {
        alignas(16) Accumulators accumulators;
        Key key = 0;
        std::array<bool, 2> mirrored{};
        bool known = false;
    };

    /// A side's accumulators of a position, from which those of similar positions are computed.
    struct Refreshed {
        alignas(16) Network::Neurons sums;
        Board board;
    };

    /// A power of two; enough for the longest line of a search.
    static constexpr std::size_t kFrames = 256;

    Frame& frame_at(std::size_t ply) { return frames_[ply % kFrames]; }
    /// Whether the frame of a ply belongs to the position's line.
    [[nodiscard]] bool is_known(const Position& position, std::size_t ply) const;
    void update(const Position& position, Color viewer, const View& view);
    void refresh(const Position& position, Color viewer, const View& view);

    const Network& network_;
    std::vector<Frame> frames_;
    /// By viewer and mirroring.
    std::array<std::array<Refreshed, 2>, 2> refreshed_;
};

}  // namespace engine::xiangqi::network
