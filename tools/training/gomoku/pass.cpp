// SPDX-License-Identifier: MIT
#include "tools/training/gomoku/pass.h"

#include <algorithm>
#include <cmath>

#include "engine/core/random.h"
#include "tools/training/gomoku/shard.h"

namespace training {

namespace {

namespace gm = engine::gomoku;
namespace nn = engine::gomoku::network;
using At = GomokuNumbers;

constexpr float kLargestChannel =
    static_cast<float>(nn::kLargestChannel) / static_cast<float>(nn::kChannelUnit);
constexpr int kLargestWholeShape = 127;
constexpr float kLargestShape =
    static_cast<float>(kLargestWholeShape) / static_cast<float>(nn::kChannelUnit);
constexpr float kLargestHidden =
    static_cast<float>(nn::kLargestHidden) / static_cast<float>(nn::kSumUnit);

/// By shape. A line and its reverse make the same patterns.
std::array<std::uint16_t, nn::kShapes> pairs_of_shapes() {
    std::array<std::uint16_t, nn::kShapes> pairs{};
    const auto& table = gm::PatternTable::of(gm::Rule::Freestyle);
    std::vector<gm::Side> sides;
    for (const gm::Color owner : gm::kColors) {
        for (unsigned view = 1; view < nn::kNearViews; ++view) {
            sides.emplace_back(owner, static_cast<gm::View>(view));
        }
    }
    for (const gm::Side before : sides) {
        for (const gm::Side after : sides) {
            const auto pair = table.at(before, after);
            pairs[nn::shape_of(gm::Color::Black, before, after)] =
                static_cast<std::uint16_t>(index(pair.at(gm::Color::Black)) * gm::kPatterns +
                                           index(pair.at(gm::Color::White)));
        }
    }
    return pairs;
}

const auto kPairsOfShapes = pairs_of_shapes();

/// Calls `visit` with every number of the shapes' vectors and that of its pair.
template <class Visit>
void for_each_shared(Visit visit) {
    for (std::size_t shape = 0; shape < nn::kShapes; ++shape) {
        for (std::size_t i = 0; i < nn::kChannels; ++i) {
            visit(shape * nn::kChannels + i, kPairsOfShapes[shape] * nn::kChannels + i);
        }
    }
}

/// [shape][channel], with the vectors of pairs, cut to what the integers hold.
Numbers shapes_of(const Numbers& numbers) {
    Numbers shapes(nn::kShapes * nn::kChannels);
    for_each_shared([&](std::size_t shape, std::size_t pair) {
        const float sum = numbers[At::kShapesAt + shape] + numbers[At::kPairsAt + pair];
        shapes[shape] = std::clamp(sum, -kLargestShape, kLargestShape);
    });
    return shapes;
}

/// Calls `visit(whole, at, unit)` with each number of the network except the shapes' vectors: in
/// integers, where the list of numbers has it, and which integer is 1.0.
template <class Network, class Visit>
void for_each_number(Network& network, const Visit& visit) {
    constexpr int kBiasUnit = nn::kSumUnit * nn::kWeightUnit;
    const auto visit_sides = [&](auto& weights, std::size_t at) {
        for (std::size_t i = 0; i < At::kInputs; ++i) {
            visit(weights[i / nn::kChannels][i % nn::kChannels], at + i, nn::kWeightUnit);
        }
    };
    for (std::size_t i = 0; i < nn::kChannels; ++i) {
        visit(network.bias[i], At::kBiasAt + i, nn::kChannelUnit);
    }
    for (std::size_t number = 0; number < nn::kHeads; ++number) {
        const std::size_t at = At::kHeadsAt + number * At::kHeadSize;
        auto& head = network.heads[number];
        visit_sides(head.direct, at + At::kDirectAt);
        visit_sides(head.policy, at + At::kPolicyAt);
        for (std::size_t j = 0; j < nn::kHidden; ++j) {
            visit_sides(head.hidden[j], at + At::kHiddenAt + j * At::kInputs);
            visit_sides(head.policy_hidden[j], at + At::kPolicyHiddenAt + j * At::kInputs);
            visit(head.output[j], at + At::kOutputAt + j, nn::kWeightUnit);
            visit(head.hidden_bias[j], at + At::kHiddenBiasAt + j, kBiasUnit);
        }
        visit(head.output_bias, at + At::kOutputBiasAt, kBiasUnit);
    }
}

// What `limits` allows fits the integers.
nn::Network rounded(const Numbers& numbers) {
    nn::Network network;
    const Numbers shapes = shapes_of(numbers);
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        network.shapes[i / nn::kChannels][i % nn::kChannels] =
            whole(shapes[i], nn::kChannelUnit, kLargestWholeShape);
    }
    for_each_number(network, [&]<class Whole>(Whole& number, std::size_t at, int unit) {
        number = static_cast<Whole>(whole(numbers[at], unit));
    });
    return network;
}

/// The parts of the shapes' vectors that pairs have: the middle of the shapes of each, which leaves
/// the least to add.
Numbers pairs_of(const Numbers& shapes) {
    Numbers least(At::kShapesAt, 0);
    Numbers most(At::kShapesAt, 0);
    std::vector<bool> has_shape(At::kShapesAt);
    for_each_shared([&](std::size_t shape, std::size_t pair) {
        least[pair] = has_shape[pair] ? std::min(least[pair], shapes[shape]) : shapes[shape];
        most[pair] = has_shape[pair] ? std::max(most[pair], shapes[shape]) : shapes[shape];
        has_shape[pair] = true;
    });
    Numbers pairs(At::kShapesAt);
    for (std::size_t i = 0; i < pairs.size(); ++i) pairs[i] = (least[i] + most[i]) / 2;
    return pairs;
}

}  // namespace

Numbers GomokuPass::first_numbers(int seed) {
    Numbers numbers(At::kSize);
    engine::SplitMix64 random(static_cast<std::uint64_t>(seed));
    const auto fill_to = [&](std::size_t begin, std::size_t end, float reach) {
        fill(random, &numbers[begin], end - begin, reach);
    };
    fill_to(At::kPairsAt, At::kShapesAt, 0.2F);
    std::fill(numbers.begin() + At::kBiasAt, numbers.begin() + At::kHeadsAt, 0.1F);
    for (std::size_t head = At::kHeadsAt; head < At::kSize; head += At::kHeadSize) {
        fill_to(head + At::kHiddenAt, head + At::kHiddenBiasAt, 0.12F);
        for (std::size_t j = 0; j < nn::kHidden; ++j) numbers[head + At::kHiddenBiasAt + j] = 0.1F;
        fill_to(head + At::kOutputAt, head + At::kOutputBiasAt, 0.1F);
        fill_to(head + At::kPolicyAt, head + At::kPolicyHiddenAt, 0.1F);
    }
    return numbers;
}

Numbers GomokuPass::limits() {
    constexpr float kLargestWeight =
        static_cast<float>(nn::kLargestWeight) / static_cast<float>(nn::kWeightUnit);
    Numbers limits(At::kSize, kLargestWeight);
    // Of a pair, and of what a shape adds to it, which may be twice as much.
    std::fill(limits.begin(), limits.begin() + At::kShapesAt, kLargestShape);
    std::fill(limits.begin() + At::kShapesAt, limits.begin() + At::kBiasAt, 2 * kLargestShape);
    return limits;
}

Numbers GomokuPass::numbers_of(const Network& network) {
    Numbers numbers(At::kSize);
    Numbers shapes(nn::kShapes * nn::kChannels);
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        shapes[i] = static_cast<float>(network.shapes[i / nn::kChannels][i % nn::kChannels]) /
                    static_cast<float>(nn::kChannelUnit);
    }
    const Numbers pairs = pairs_of(shapes);
    std::copy(pairs.begin(), pairs.end(), numbers.begin() + At::kPairsAt);
    for_each_shared([&](std::size_t shape, std::size_t pair) {
        numbers[At::kShapesAt + shape] = shapes[shape] - pairs[pair];
    });
    for_each_number(network, [&](int number, std::size_t at, int unit) {
        numbers[at] = static_cast<float>(number) / static_cast<float>(unit);
    });
    return numbers;
}

nn::Network GomokuPass::quantised(const Numbers& numbers, const Positions& held_out) {
    nn::Network network = rounded(numbers);
    nn::Evaluator evaluator(network);
    GomokuPass pass(numbers);
    std::array<double, nn::kHeads> off{};
    std::array<int, nn::kHeads> positions{};
    for (std::size_t i = 0; i < held_out.size(); ++i) {
        const GomokuSample sample = held_out.sample(i, kGoals);
        off[sample.head] += pass.evaluate(sample) -
                            static_cast<float>(evaluator(held_out.position(i))) / nn::kScale;
        ++positions[sample.head];
    }
    for (std::size_t head = 0; head < nn::kHeads; ++head) {
        const double mean = off[head] / std::max(positions[head], 1);
        network.heads[head].output_bias +=
            static_cast<std::int32_t>(std::lround(mean * nn::kSumUnit * nn::kWeightUnit));
    }
    return network;
}

std::string GomokuPass::read(const std::string& path, Positions& train, Positions& held_out) {
    return gm::visit_games(path, [&](std::uint32_t number, gm::TrainingGame game) {
        (is_held_out(number) ? held_out : train).add(std::move(game));
    });
}

void GomokuPositions::add(gm::TrainingGame game) {
    const auto number = static_cast<std::uint32_t>(games_.size());
    for (std::uint32_t i = 0; i < game.positions.size(); ++i) places_.push_back({number, i});
    games_.push_back(std::move(game));
}

GomokuSample GomokuPositions::sample(std::size_t number, const Goals& goals) const {
    const gm::Position position = this->position(number);
    const gm::TrainingPosition& from = at(number);
    GomokuSample sample;
    const gm::Color us = position.side_to_move();
    sample.head = nn::head_of(position.rule(), us);
    sample.best_move = from.best_move;
    sample.policy_share = static_cast<float>(goals.policy) / 1000;
    for (const gm::Point point : position.empty_points()) {
        GomokuSample::Cell cell;
        bool sees_stone = false;
        const gm::LineSides sides = position.line_sides(point);
        for (std::size_t d = 0; d < gm::kDirections; ++d) {
            const gm::Side before = sides.before(d);
            const gm::Side after = sides.after(d);
            sees_stone = sees_stone || nn::sees_stone(before) || nn::sees_stone(after);
            cell[0][d] = static_cast<std::uint16_t>(nn::shape_of(us, before, after));
            cell[1][d] = static_cast<std::uint16_t>(nn::shape_of(~us, before, after));
        }
        if (!sees_stone) continue;
        if (point == from.best_move) sample.best = static_cast<int>(sample.cells.size());
        sample.cells.push_back(cell);
    }
    sample.target = expected_share(game(number), from, us, goals.result);
    return sample;
}

GomokuPass::GomokuPass(const Numbers& numbers) : numbers_(numbers), shapes_(shapes_of(numbers)) {}

void GomokuPass::finish(Numbers& gradient) {
    for_each_shared([&](std::size_t shape, std::size_t pair) {
        gradient[At::kPairsAt + pair] += gradient[At::kShapesAt + shape];
    });
}

float GomokuPass::evaluate(const GomokuSample& sample) {
    head_ = &numbers_[At::kHeadsAt + sample.head * At::kHeadSize];
    pooled_.fill(0);
    channels_.resize(sample.cells.size());
    for (std::size_t cell = 0; cell < sample.cells.size(); ++cell) {
        for (std::size_t side = 0; side < 2; ++side) {
            std::array<float, nn::kChannels> sums;
            std::copy_n(&numbers_[At::kBiasAt], nn::kChannels, sums.begin());
            for (const std::uint16_t shape : sample.cells[cell][side]) {
                const float* row = &shapes_[shape * nn::kChannels];
                for (std::size_t i = 0; i < nn::kChannels; ++i) sums[i] += row[i];
            }
            for (std::size_t i = 0; i < nn::kChannels; ++i) {
                const std::size_t input = side * nn::kChannels + i;
                const float cut = std::min(std::max(sums[i], 0.0F), kLargestChannel);
                channels_[cell][input] = cut;
                pooled_[input] += cut;
            }
        }
    }
    for (float& sum : pooled_) sum /= nn::kPooled;
    float value = head_[At::kOutputBiasAt];
    for (std::size_t j = 0; j < nn::kHidden; ++j) {
        float sum = head_[At::kHiddenBiasAt + j];
        const float* weights = &head_[At::kHiddenAt + j * At::kInputs];
        for (std::size_t i = 0; i < At::kInputs; ++i) sum += weights[i] * pooled_[i];
        hidden_[j] = std::min(std::max(sum, 0.0F), kLargestHidden);
        value += hidden_[j] * head_[At::kOutputAt + j];
    }
    for (std::size_t i = 0; i < At::kInputs; ++i) value += pooled_[i] * head_[At::kDirectAt + i];
    return value;
}

const std::vector<float>& GomokuPass::policies(const GomokuSample& sample) {
    std::copy_n(&head_[At::kPolicyAt], At::kInputs, policy_weights_.begin());
    for (std::size_t j = 0; j < nn::kHidden; ++j) {
        const float* row = &head_[At::kPolicyHiddenAt + j * At::kInputs];
        for (std::size_t i = 0; i < At::kInputs; ++i) policy_weights_[i] += row[i] * hidden_[j];
    }
    policies_.assign(sample.cells.size(), 0);
    for (std::size_t cell = 0; cell < sample.cells.size(); ++cell) {
        float sum = 0;
        for (std::size_t i = 0; i < At::kInputs; ++i) {
            sum += policy_weights_[i] * channels_[cell][i];
        }
        policies_[cell] = sum;
    }
    return policies_;
}

std::optional<bool> GomokuPass::finds_best(const GomokuSample& sample) {
    if (sample.best < 0) return std::nullopt;
    policies(sample);
    return std::max_element(policies_.begin(), policies_.end()) - policies_.begin() == sample.best;
}

std::optional<bool> GomokuPass::finds_best(Evaluator& evaluator, const gm::Position& position,
                                           const GomokuSample& sample) {
    if (sample.best < 0) return std::nullopt;
    evaluator.begin_policies(position);
    gm::Point first;
    for (const gm::Point point : position.empty_points()) {
        if (first.none() || evaluator.policy(point) > evaluator.policy(first)) first = point;
    }
    return first == sample.best_move;
}

float GomokuPass::learn(const GomokuSample& sample, Numbers& gradient) {
    const float guess = sigmoid(evaluate(sample));
    const float error = guess - sample.target;
    const float slope = 2 * error * guess * (1 - guess);
    float* head_slope = &gradient[At::kHeadsAt + sample.head * At::kHeadSize];
    head_slope[At::kOutputBiasAt] += slope;
    for (std::size_t j = 0; j < nn::kHidden; ++j) {
        head_slope[At::kOutputAt + j] += slope * hidden_[j];
        hidden_slope_[j] = slope * head_[At::kOutputAt + j];
    }
    float loss = error * error;
    const bool has_policy = sample.best >= 0 && sample.policy_share > 0;
    if (has_policy) loss += learn_policy(sample, head_slope);
    Inputs pooled_slope{};
    for (std::size_t i = 0; i < At::kInputs; ++i) {
        head_slope[At::kDirectAt + i] += slope * pooled_[i];
        pooled_slope[i] = slope * head_[At::kDirectAt + i];
    }
    learn_hidden(head_slope, pooled_slope);
    learn_shapes(sample, pooled_slope, has_policy, gradient);
    return loss;
}

/// Leaves the slopes of the policies in their place.
float GomokuPass::learn_policy(const GomokuSample& sample, float* head_slope) {
    const float share = sample.policy_share;
    policies(sample);
    const float most = *std::max_element(policies_.begin(), policies_.end());
    float sum = 0;
    for (float& policy : policies_) sum += policy = std::exp(policy - most);
    const auto best = static_cast<std::size_t>(sample.best);
    const float loss = -share * std::log(policies_[best] / sum);
    for (float& policy : policies_) policy *= share / sum;
    policies_[best] -= share;
    Inputs weights_slope{};
    for (std::size_t cell = 0; cell < policies_.size(); ++cell) {
        for (std::size_t i = 0; i < At::kInputs; ++i) {
            weights_slope[i] += policies_[cell] * channels_[cell][i];
        }
    }
    for (std::size_t i = 0; i < At::kInputs; ++i) head_slope[At::kPolicyAt + i] += weights_slope[i];
    for (std::size_t j = 0; j < nn::kHidden; ++j) {
        const std::size_t at = At::kPolicyHiddenAt + j * At::kInputs;
        float slope = 0;
        for (std::size_t i = 0; i < At::kInputs; ++i) {
            head_slope[at + i] += weights_slope[i] * hidden_[j];
            slope += weights_slope[i] * head_[at + i];
        }
        hidden_slope_[j] += slope;
    }
    return loss;
}

void GomokuPass::learn_hidden(float* head_slope, Inputs& pooled_slope) const {
    for (std::size_t j = 0; j < nn::kHidden; ++j) {
        if (hidden_[j] <= 0 || hidden_[j] >= kLargestHidden) continue;
        head_slope[At::kHiddenBiasAt + j] += hidden_slope_[j];
        const std::size_t at = At::kHiddenAt + j * At::kInputs;
        for (std::size_t i = 0; i < At::kInputs; ++i) {
            head_slope[at + i] += hidden_slope_[j] * pooled_[i];
            pooled_slope[i] += hidden_slope_[j] * head_[at + i];
        }
    }
}

// Written so that the compiler computes several slopes at a time: without branches, and with sums
// that cannot be part of the gradient.
void GomokuPass::learn_shapes(const GomokuSample& sample, const Inputs& pooled_slope,
                              bool has_policy, Numbers& gradient) const {
    using Channels = std::array<float, nn::kChannels>;
    Channels bias_slopes{};
    for (std::size_t cell = 0; cell < sample.cells.size(); ++cell) {
        const float policy_slope = has_policy ? policies_[cell] : 0;
        for (std::size_t side = 0; side < 2; ++side) {
            const float* channels = &channels_[cell][side * nn::kChannels];
            const float* by_pooled = &pooled_slope[side * nn::kChannels];
            const float* by_policy = &policy_weights_[side * nn::kChannels];
            Channels slopes;
            for (std::size_t i = 0; i < nn::kChannels; ++i) {
                const float slope = by_pooled[i] / nn::kPooled + policy_slope * by_policy[i];
                const auto above = static_cast<float>(channels[i] > 0);
                const auto below = static_cast<float>(channels[i] < kLargestChannel);
                slopes[i] = above * below * slope;
                bias_slopes[i] += slopes[i];
            }
            for (const std::uint16_t shape : sample.cells[cell][side]) {
                float* row = &gradient[At::kShapesAt + shape * nn::kChannels];
                for (std::size_t i = 0; i < nn::kChannels; ++i) row[i] += slopes[i];
            }
        }
    }
    for (std::size_t i = 0; i < nn::kChannels; ++i) gradient[At::kBiasAt + i] += bias_slopes[i];
}

}  // namespace training
