// SPDX-License-Identifier: MIT
// The network of engine/xiangqi/eval/network in floating point, on one position at a time: forwards
// and, to learn, backwards.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/fixed_vector.h"
#include "engine/xiangqi/eval/network/network.h"
#include "tools/training/descent.h"
#include "tools/training/training_record.h"

namespace training {

/// The numbers of the network as one list, by where each part begins.
struct XiangqiNumbers {
    static constexpr std::size_t kHidden = engine::xiangqi::network::kHidden;
    static constexpr std::size_t kSecond = engine::xiangqi::network::kSecond;
    static constexpr std::size_t kThird = engine::xiangqi::network::kThird;
    /// What a head sees: the first layer of the side to move, then of the other.
    static constexpr std::size_t kSides = 2 * kHidden;

    /// [input][neuron], then [neuron].
    static constexpr std::size_t kInputsAt = 0;
    static constexpr std::size_t kHiddenBiasAt = (engine::xiangqi::network::kInputs + 1) * kHidden;
    static constexpr std::size_t kHeadsAt = kHiddenBiasAt + kHidden;
    /// In a head: [neuron of the second layer][of the first], [of the first], [neuron of the third
    /// layer][of the second and their squares], then one for each neuron and one for the output.
    static constexpr std::size_t kSecondAt = 0;
    static constexpr std::size_t kDirectAt = kSecondAt + kSecond * kSides;
    static constexpr std::size_t kThirdAt = kDirectAt + kSides;
    static constexpr std::size_t kOutputAt = kThirdAt + kThird * 2 * kSecond;
    static constexpr std::size_t kSecondBiasAt = kOutputAt + kThird;
    static constexpr std::size_t kThirdBiasAt = kSecondBiasAt + kSecond;
    static constexpr std::size_t kOutputBiasAt = kThirdBiasAt + kThird;
    static constexpr std::size_t kHeadSize = kOutputBiasAt + 1;
    static constexpr std::size_t kSize = kHeadsAt + engine::xiangqi::network::kHeads * kHeadSize;
};

/// From which the descent starts.
Numbers first_xiangqi_numbers(int seed);
Numbers xiangqi_limits();
engine::xiangqi::network::Network quantised(const Numbers& numbers);

/// A position as the network and the loss see it.
struct XiangqiSample {
    /// As the side to move sees the pieces, as the other does.
    std::array<engine::FixedVector<std::uint16_t, 32>, 2> inputs;
    std::size_t head = 0;
    /// Nearer to the natural-move limit the engine trusts its judgement less.
    float damping = 1;
    /// The share of a win that is expected, from 0 to 1.
    float target = 0;
};

/// `result_percent` of the target are the result of the game, the rest the score of the search.
XiangqiSample sample_of(const engine::xiangqi::TrainingRecord& record, int result_percent);

/// The share of a win that a judgement in centipawns stands for.
float win_share(float centipawns);

class XiangqiPass {
  public:
    /// The numbers must outlive the pass and not change.
    explicit XiangqiPass(const Numbers& numbers) : numbers_(numbers) {}

    /// Centipawns for the side to move.
    float evaluate(const XiangqiSample& sample);
    /// The squared error of the sample; adds its gradient.
    float learn(const XiangqiSample& sample, Numbers& gradient);

  private:
    using Sides = std::array<float, XiangqiNumbers::kSides>;

    using Second = std::array<float, 2 * XiangqiNumbers::kSecond>;

    float head_output(const float* head);
    void learn_head(float slope, const float* head, float* head_slope);
    /// Gives the slope of `second_`.
    Second learn_third(float slope, const float* head, float* head_slope) const;
    void learn_inputs(const XiangqiSample& sample, Numbers& gradient);

    const Numbers& numbers_;
    /// The first layer before it is cut off, and what goes on from it.
    Sides sums_{};
    Sides neurons_{};
    /// The second layer before it is cut off, and what goes on from it.
    std::array<float, XiangqiNumbers::kSecond> second_sums_{};
    Second second_{};
    /// The third layer before it is cut off.
    std::array<float, XiangqiNumbers::kThird> third_sums_{};
    /// While learning: of `neurons_`.
    Sides neurons_slope_{};
};

}  // namespace training
