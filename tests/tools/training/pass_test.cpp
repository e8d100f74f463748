// SPDX-License-Identifier: MIT
// The networks in floating point: they judge as the engine's integers do, and what they learn is
// the slope of their loss, by finite differences.
#include "tools/training/pass.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>

#include "engine/core/random.h"
#include "engine/uci/evaluation_option.h"
#include "tools/training/gomoku/pass.h"
#include "tools/training/xiangqi/pass.h"
#include "tools/training/xiangqi/self_play.h"

namespace training {
namespace {

/// The numbers of a network from here to the next part; those of heads stand for all heads.
struct Part {
    const char* name;
    std::size_t begin;
};

struct Xiangqi {
    using Pass = XiangqiPass;
    using At = XiangqiNumbers;
    static constexpr const char* kNetwork = CHUHE_NETWORK;
    static constexpr std::size_t kHeads = engine::xiangqi::network::kHeads;
    static constexpr std::array kParts{
        Part{"inputs", At::kInputsAt},
        Part{"biases of the first layer", At::kHiddenBiasAt},
        Part{"second layer", At::kHeadsAt + At::kSecondAt},
        Part{"direct connections", At::kHeadsAt + At::kDirectAt},
        Part{"third layer", At::kHeadsAt + At::kThirdAt},
        Part{"output", At::kHeadsAt + At::kOutputAt},
        Part{"biases of the second layer", At::kHeadsAt + At::kSecondBiasAt},
        Part{"biases of the third layer", At::kHeadsAt + At::kThirdBiasAt},
        Part{"bias of the output", At::kHeadsAt + At::kOutputBiasAt},
    };

    static void add_games(XiangqiPositions& positions) {
        namespace xq = engine::xiangqi;
        xq::SelfPlaySettings settings;
        settings.nodes = 100;
        xq::SearchState state(settings.kTableMegabytes);
        for (std::uint32_t number = 1; number <= 4; ++number) {
            const engine::Bytes records = play_training_game(number, settings, state).records;
            for (std::size_t at = 0; at < records.size(); at += xq::kRecordSize) {
                positions.add(engine::ByteView(records).subspan(at, xq::kRecordSize));
            }
        }
    }
};

struct Gomoku {
    using Pass = GomokuPass;
    using At = GomokuNumbers;
    static constexpr const char* kNetwork = CHUHE_GOMOKU_NETWORK;
    static constexpr std::size_t kHeads = engine::gomoku::network::kHeads;
    static constexpr std::array kParts{
        Part{"pairs", At::kPairsAt},
        Part{"shapes", At::kShapesAt},
        Part{"biases of channels", At::kBiasAt},
        Part{"hidden layer", At::kHeadsAt + At::kHiddenAt},
        Part{"biases of the hidden layer", At::kHeadsAt + At::kHiddenBiasAt},
        Part{"output", At::kHeadsAt + At::kOutputAt},
        Part{"direct connections", At::kHeadsAt + At::kDirectAt},
        Part{"bias of the output", At::kHeadsAt + At::kOutputBiasAt},
        Part{"policy", At::kHeadsAt + At::kPolicyAt},
        Part{"policy by the hidden layer", At::kHeadsAt + At::kPolicyHiddenAt},
    };

    static void add_games(GomokuPositions& positions) {
        namespace gm = engine::gomoku;
        gm::SearchState state(gm::SelfPlaySettings::kTableMegabytes);
        for (const gm::Rule rule : {gm::Rule::Freestyle, gm::Rule::Standard, gm::Rule::Renju}) {
            for (std::uint32_t number = 1; number <= 4; ++number) {
                positions.add(play_training_game(number, {.rule = rule, .nodes = 60}, state));
            }
        }
    }
};

template <class Game>
class TrainingPass : public testing::Test {
  protected:
    using Pass = typename Game::Pass;
    using Network = typename Pass::Network;

    TrainingPass() {
        Game::add_games(positions_);
        const std::string error = chuhe::read_evaluation(Game::kNetwork, network_);
        EXPECT_EQ(error, "");
        numbers_ = Pass::numbers_of(*network_);
    }

    /// How far integers and floating point are apart, in units of the evaluation.
    [[nodiscard]] double mean_rounding() const {
        Pass pass(numbers_);
        typename Pass::Evaluator evaluator(*network_);
        double sum = 0;
        for (std::size_t i = 0; i < positions_.size(); ++i) {
            const auto sample = positions_.sample(i, Pass::kGoals);
            const int whole = evaluator(positions_.position(i));
            sum += std::abs(pass.evaluate(sample) / sample.damping * Pass::kScale -
                            static_cast<float>(whole));
        }
        return sum / static_cast<double>(positions_.size());
    }

    /// Of all positions together.
    double learn(const Numbers& numbers, Numbers& gradient) const {
        Pass pass(numbers);
        double loss = 0;
        for (std::size_t i = 0; i < positions_.size(); ++i) {
            loss += pass.learn(positions_.sample(i, Pass::kGoals), gradient);
        }
        Pass::finish(gradient);
        return loss;
    }

    /// Calls `visit` with the place of each number of a part.
    template <class Visit>
    static void for_each_number(std::size_t part, Visit visit) {
        const std::size_t begin = Game::kParts[part].begin;
        const std::size_t heads_end = Game::At::kHeadsAt + Game::At::kHeadSize;
        const bool is_last = part + 1 == Game::kParts.size();
        const std::size_t end = is_last ? heads_end : Game::kParts[part + 1].begin;
        const std::size_t copies = begin < Game::At::kHeadsAt ? 1 : Game::kHeads;
        for (std::size_t copy = 0; copy < copies; ++copy) {
            const std::size_t shift = copy * Game::At::kHeadSize;
            for (std::size_t at = begin; at < end; ++at) visit(at + shift);
        }
    }

    typename Pass::Positions positions_;
    chuhe::Evaluation<Network> network_;
    Numbers numbers_;
};

using Games = testing::Types<Xiangqi, Gomoku>;
TYPED_TEST_SUITE(TrainingPass, Games);

// Rounding inside the integers accounts for about one unit.
TYPED_TEST(TrainingPass, JudgesAsTheIntegersDo) { EXPECT_LT(this->mean_rounding(), 5); }

TYPED_TEST(TrainingPass, LearnsTheSlopeOfItsLoss) {
    constexpr float kStep = 1.0F / 16384;
    engine::SplitMix64 random(1);
    // Between the values that integers have: there slopes jump, where a sum reaches a limit.
    Numbers numbers = this->numbers_;
    Numbers noise(numbers.size());
    fill(random, noise.data(), noise.size(), 0.004F);
    for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = 0.99F * numbers[i] + noise[i];
    Numbers gradient(numbers.size());
    this->learn(numbers, gradient);
    Numbers unused(numbers.size());
    for (std::size_t part = 0; part < TypeParam::kParts.size(); ++part) {
        Numbers above = numbers;
        Numbers below = numbers;
        double slope = 0;
        double squares = 0;
        this->for_each_number(part, [&](std::size_t at) {
            const float direction = random.below(2) == 0 ? 1 : -1;
            above[at] += direction * kStep;
            below[at] -= direction * kStep;
            slope += static_cast<double>(direction) * gradient[at];
            squares += static_cast<double>(gradient[at]) * gradient[at];
        });
        const double rise = this->learn(above, unused) - this->learn(below, unused);
        const char* name = TypeParam::kParts[part].name;
        EXPECT_GT(squares, 0) << name;
        EXPECT_NEAR(rise / (2 * kStep), slope, std::sqrt(squares) / 50) << name;
    }
}

}  // namespace
}  // namespace training
