// SPDX-License-Identifier: MIT
// The network of engine/xiangqi/eval/network in floating point, on one position at a time: forwards
// and, to learn, backwards.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/fixed_vector.h"
#include "engine/xiangqi/eval/network/evaluator.h"
#include "engine/xiangqi/eval/network/network.h"
#include "tools/training/pass.h"
#include "tools/training/xiangqi/record.h"

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

/// Positions by number.
class XiangqiPositions {
  public:
    void add(engine::ByteView packed);
    [[nodiscard]] std::size_t size() const { return records_.size(); }
    [[nodiscard]] engine::xiangqi::Position position(std::size_t number) const;
    [[nodiscard]] XiangqiSample sample(std::size_t number, const Goals& goals) const;

  private:
    std::vector<engine::xiangqi::RecordBytes> records_;
};

/// See the concept Pass.
class XiangqiPass {
  public:
    using Positions = XiangqiPositions;
    using Sample = XiangqiSample;
    using Network = engine::xiangqi::network::Network;
    using Evaluator = engine::xiangqi::network::Evaluator;

    static constexpr Goals kGoals{.result = 10, .policy = 0, .epochs = 40, .rate = 1000};
    static constexpr float kScale = 360;

    static Numbers first_numbers(int seed);
    static Numbers limits();
    static std::string read(const std::string& path, Positions& train, Positions& held_out);
    static Network quantised(const Numbers& numbers, const Positions& held_out);
    static Numbers numbers_of(const Network& network);

    /// The numbers must outlive the pass and not change.
    explicit XiangqiPass(const Numbers& numbers) : numbers_(numbers) {}

    float evaluate(const Sample& sample);
    /// The loss is the squared error.
    float learn(const Sample& sample, Numbers& gradient);
    static void finish(Numbers& /*gradient*/) {}

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
