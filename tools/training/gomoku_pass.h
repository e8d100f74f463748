// SPDX-License-Identifier: MIT
// The network of Gomoku in floating point: forwards and backwards on one position.
#pragma once

#include <array>
#include <vector>

#include "engine/gomoku/eval/network/network.h"
#include "tools/training/descent.h"
#include "tools/training/gomoku_self_play.h"

namespace training {

/// Where each part of the network begins in the list of its numbers.
struct GomokuNumbers {
    static constexpr std::size_t kChannels = engine::gomoku::network::kChannels;
    static constexpr std::size_t kHidden = engine::gomoku::network::kHidden;
    /// Of both sides.
    static constexpr std::size_t kInputs = 2 * kChannels;

    /// Pairs of what a stone of either colour would make in a line.
    static constexpr std::size_t kPairs = engine::gomoku::kPatterns * engine::gomoku::kPatterns;

    /// [pair][channel], [shape][channel], [channel]. A shape has the sum of its own vector and that
    /// of its pair, which many shapes have in common: so rare shapes learn from frequent ones.
    static constexpr std::size_t kPairsAt = 0;
    static constexpr std::size_t kShapesAt = kPairs * kChannels;
    static constexpr std::size_t kBiasAt = kShapesAt + engine::gomoku::network::kShapes * kChannels;
    static constexpr std::size_t kHeadsAt = kBiasAt + kChannels;
    /// In a head: [neuron][input], then [neuron] twice, then [input] and one number.
    static constexpr std::size_t kHiddenAt = 0;
    static constexpr std::size_t kHiddenBiasAt = kHiddenAt + kHidden * kInputs;
    static constexpr std::size_t kOutputAt = kHiddenBiasAt + kHidden;
    static constexpr std::size_t kDirectAt = kOutputAt + kHidden;
    static constexpr std::size_t kOutputBiasAt = kDirectAt + kInputs;
    /// [input], then [neuron][input].
    static constexpr std::size_t kPolicyAt = kOutputBiasAt + 1;
    static constexpr std::size_t kPolicyHiddenAt = kPolicyAt + kInputs;
    static constexpr std::size_t kHeadSize = kPolicyHiddenAt + kHidden * kInputs;
    static constexpr std::size_t kSize = kHeadsAt + engine::gomoku::network::kHeads * kHeadSize;
};

Numbers first_gomoku_numbers(int seed);
Numbers gomoku_limits();
engine::gomoku::network::Network quantised(const Numbers& numbers);

/// A position as the network and the loss see it.
struct GomokuSample {
    /// Shapes of an empty point that sees a stone: as the side to move sees them, as the other
    /// does.
    using Cell = std::array<std::array<std::uint16_t, engine::gomoku::kDirections>, 2>;
    std::vector<Cell> cells;
    std::size_t head = 0;
    /// Of the best move, if it is one of the cells.
    int best = -1;
    /// The share of a win that is expected, from 0 to 1.
    float target = 0;
};

/// `result_percent` of the target are the result of the game, the rest the value of the search.
GomokuSample sample_of(const engine::gomoku::Position& position,
                       const engine::gomoku::TrainingPosition& from, int black_half_points,
                       int result_percent);

float sigmoid(float x);

class GomokuPass {
  public:
    /// The numbers must outlive the pass and not change.
    explicit GomokuPass(const Numbers& numbers);

    /// For the side to move, in units of network::kScale.
    float evaluate(const GomokuSample& sample);
    /// Natural logarithms of how likely each cell is the best move, but for a number they have in
    /// common. After `evaluate` of the same sample.
    const std::vector<float>& policies(const GomokuSample& sample);
    /// The loss of the sample: its squared error, and so many times the cross entropy of its
    /// policy. Adds the gradient, but for that of pairs.
    float learn(const GomokuSample& sample, float policy_share, Numbers& gradient);

    /// After the last sample: what pairs have learnt from their shapes.
    static void share_with_pairs(Numbers& gradient);

  private:
    using Inputs = std::array<float, GomokuNumbers::kInputs>;

    float learn_policy(const GomokuSample& sample, float share, float* head_slope);
    void learn_hidden(float* head_slope, Inputs& pooled_slope) const;
    void learn_shapes(const GomokuSample& sample, const Inputs& pooled_slope, bool has_policy,
                      Numbers& gradient) const;

    const Numbers& numbers_;
    /// [shape][channel], with the vectors of pairs.
    Numbers shapes_;
    /// Where the numbers of the sample's head begin.
    const float* head_ = nullptr;
    /// Of each cell, as either side sees it.
    std::vector<Inputs> channels_;
    Inputs pooled_{};
    std::array<float, GomokuNumbers::kHidden> hidden_{};
    Inputs policy_weights_{};
    /// The policies; while learning their slopes.
    std::vector<float> policies_;
    std::array<float, GomokuNumbers::kHidden> hidden_slope_{};
};

}  // namespace training
