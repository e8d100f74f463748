// SPDX-License-Identifier: MIT
// The network of Gomoku in floating point: forwards and backwards on one position.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/gomoku/eval/network/evaluator.h"
#include "engine/gomoku/eval/network/network.h"
#include "tools/training/gomoku/self_play.h"
#include "tools/training/pass.h"

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

/// A position as the network and the loss see it.
struct GomokuSample {
    /// Shapes of an empty point that sees a stone: as the side to move sees them, as the other
    /// does.
    using Cell = std::array<std::array<std::uint16_t, engine::gomoku::kDirections>, 2>;
    std::vector<Cell> cells;
    std::size_t head = 0;
    /// The best move, and its cell, if it is one of these.
    engine::gomoku::Point best_move;
    int best = -1;
    float target = 0;
    static constexpr float damping = 1;
    /// How much of the loss the cross entropy of the policy counts.
    float policy_share = 0;
};

/// Positions of games, by number.
class GomokuPositions {
  public:
    void add(engine::gomoku::TrainingGame game);
    [[nodiscard]] std::size_t size() const { return places_.size(); }
    [[nodiscard]] engine::gomoku::Position position(std::size_t number) const {
        return position_of(game(number), at(number));
    }
    [[nodiscard]] const engine::gomoku::TrainingPosition& at(std::size_t number) const {
        return game(number).positions[places_[number].position];
    }
    [[nodiscard]] GomokuSample sample(std::size_t number, const Goals& goals) const;

  private:
    struct Place {
        std::uint32_t game;
        std::uint32_t position;
    };
    [[nodiscard]] const engine::gomoku::TrainingGame& game(std::size_t number) const {
        return games_[places_[number].game];
    }

    std::vector<engine::gomoku::TrainingGame> games_;
    std::vector<Place> places_;
};

/// See the concept PolicyPass.
class GomokuPass {
  public:
    using Positions = GomokuPositions;
    using Sample = GomokuSample;
    using Network = engine::gomoku::network::Network;
    using Evaluator = engine::gomoku::network::Evaluator;

    static constexpr Goals kGoals{.result = 30, .policy = 10, .epochs = 8, .rate = 2000};
    static constexpr float kScale = engine::gomoku::network::kScale;

    static Numbers first_numbers(int seed);
    static Numbers limits();
    static Numbers numbers_of(const Network& network);
    static std::string read(const std::string& path, Positions& train, Positions& held_out);
    /// Takes out the error of rounding that all positions of a head have in common: vectors of
    /// common shapes add up to one.
    static Network quantised(const Numbers& numbers, const Positions& held_out);

    /// The numbers must outlive the pass and not change.
    explicit GomokuPass(const Numbers& numbers);

    float evaluate(const Sample& sample);
    /// The loss is the squared error and a share of the cross entropy of the policy.
    float learn(const Sample& sample, Numbers& gradient);
    /// What pairs have learnt from their shapes.
    static void finish(Numbers& gradient);

    std::optional<bool> finds_best(const Sample& sample);
    static std::optional<bool> finds_best(Evaluator& evaluator,
                                          const engine::gomoku::Position& position,
                                          const Sample& sample);

  private:
    using Inputs = std::array<float, GomokuNumbers::kInputs>;

    /// Natural logarithms of how likely each cell is the best move, but for a number they have in
    /// common. After `evaluate` of the same sample.
    const std::vector<float>& policies(const Sample& sample);
    float learn_policy(const GomokuSample& sample, float* head_slope);
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
