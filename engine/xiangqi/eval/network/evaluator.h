// SPDX-License-Identifier: MIT
// Judges the positions of a search by the network, each by what changed since one judged before.
#pragma once

#include <vector>

#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/eval/network/network.h"

namespace engine::xiangqi::network {

class Evaluator {
  public:
    /// The network must outlive the evaluator and not change.
    explicit Evaluator(const Network& network) : network_(network), frames_(kFrames) {}

    /// Centipawns for the side to move. Any position at any time; one reached by a few moves from
    /// one asked about before costs least.
    Value operator()(const Position& position);

  private:
    /// What was computed at a ply, for the position that the key tells.
    struct Frame {
        alignas(16) Accumulators accumulators;
        Key key = 0;
        std::array<bool, 2> mirrored{};
        bool known = false;
    };

    /// A power of two; enough for the longest line of a search.
    static constexpr std::size_t kFrames = 256;

    Frame& frame_at(std::size_t ply) { return frames_[ply % kFrames]; }
    /// The latest ply not after the last one whose frame holds, within reach; else nothing.
    [[nodiscard]] const Frame* base(const Position& position, std::size_t& ply);
    void refresh(const Position& position, Color viewer, Frame& frame);
    void update(const Position& position, Color viewer, const Frame& from, std::size_t ply,
                Frame& frame);

    const Network& network_;
    std::vector<Frame> frames_;
};

}  // namespace engine::xiangqi::network
