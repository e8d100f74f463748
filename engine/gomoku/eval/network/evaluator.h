// SPDX-License-Identifier: MIT
// Judges positions by the network, each by the points that differ from the position judged before.
#pragma once

#include "engine/gomoku/board/position.h"
#include "engine/gomoku/eval/network/network.h"

namespace engine::gomoku::network {

class Evaluator {
  public:
    /// The network must outlive the evaluator and not change.
    explicit Evaluator(const Network& network) : network_(network) {}

    /// For the side to move, far from the decided scores. Any position at any time.
    Value operator()(const Position& position);
    /// Gets ready to tell the policies of the position.
    void begin_policies(const Position& position);
    /// How likely an empty point is the best move, in units of kPolicyUnit, but for a number that
    /// all points have in common.
    [[nodiscard]] int policy(Point point) const;

  private:
    /// What is in the sums of a point.
    struct Counted {
        /// As either colour sees it.
        alignas(16) std::array<Network::Channels, 2> channels{};
        /// By which they were computed; as of no point where they are all zero.
        LineSides sides;
    };

    [[nodiscard]] const Network::Head& head(const Position& position) const {
        return network_.heads[head_of(position.rule(), position.side_to_move())];
    }
    /// Brings the sums to the position.
    void follow(const Position& position);
    /// Takes a point out of the sums and puts it in again as it is now.
    void replace(Counted& counted, LineSides sides);
    void remove(Counted& counted) { replace(counted, {}); }

    const Network& network_;
    alignas(16) Sums sums_{};
    PointSet points_;
    std::array<Counted, kCells> counted_;
    /// By the channels as the side to move sees them, then as the other does.
    alignas(16) Network::Weights policy_weights_{};
    Color side_to_move_ = Color::Black;
};

}  // namespace engine::gomoku::network
