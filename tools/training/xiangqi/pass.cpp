// SPDX-License-Identifier: MIT
#include "tools/training/xiangqi/pass.h"

#include <algorithm>
#include <cmath>

#include "engine/core/random.h"
#include "engine/xiangqi/law/rules.h"
#include "tools/training/xiangqi/shard.h"

namespace training {

namespace {

namespace xq = engine::xiangqi;
namespace nn = engine::xiangqi::network;
using At = XiangqiNumbers;

float cut_off(float sum) { return std::min(std::max(sum, 0.0F), 1.0F); }

/// Of the square of what is cut off.
float slope_of_square(float sum) { return sum > 0 && sum < 1 ? 2 * sum : 0; }

float dot(const float* a, const float* b, std::size_t size) {
    float sum = 0;
    for (std::size_t i = 0; i < size; ++i) sum += a[i] * b[i];
    return sum;
}

/// Adds `times` times `from`.
void add(float* to, const float* from, float times, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) to[i] += times * from[i];
}

/// As `for_each_number`, with the numbers of one head, which begin at `head_at`.
template <class Head, class Visit>
void for_each_head_number(Head& head, std::size_t head_at, const Visit& visit) {
    constexpr int kSumUnit = nn::kSquareUnit * nn::kWeightUnit;
    const auto visit_sides = [&](auto& weights, std::size_t at) {
        for (std::size_t i = 0; i < At::kSides; ++i) {
            visit(weights[i / At::kHidden][i % At::kHidden], head_at + at + i, nn::kWeightUnit);
        }
    };
    visit_sides(head.direct, At::kDirectAt);
    for (std::size_t i = 0; i < At::kSecond; ++i) {
        visit_sides(head.second[i], At::kSecondAt + i * At::kSides);
        visit(head.second_bias[i], head_at + At::kSecondBiasAt + i, kSumUnit);
    }
    for (std::size_t i = 0; i < At::kThird; ++i) {
        for (std::size_t j = 0; j < 2 * At::kSecond; ++j) {
            visit(head.third[j % At::kSecond][i][j / At::kSecond],
                  head_at + At::kThirdAt + i * 2 * At::kSecond + j, nn::kWeightUnit);
        }
        visit(head.third_bias[i], head_at + At::kThirdBiasAt + i,
              nn::kSecondUnit * nn::kWeightUnit);
        visit(head.output[i], head_at + At::kOutputAt + i, nn::kWeightUnit);
    }
    visit(head.output_bias, head_at + At::kOutputBiasAt, kSumUnit);
}

/// Calls `visit(whole, at, unit)` with each number of the network: in integers, where the list of
/// numbers has it, and which integer is 1.0.
template <class Network, class Visit>
void for_each_number(Network& network, const Visit& visit) {
    for (std::size_t i = 0; i < At::kHidden; ++i) {
        for (std::size_t input = 1; input <= nn::kInputs; ++input) {
            visit(network.hidden[input][i], At::kInputsAt + input * At::kHidden + i,
                  nn::kHiddenUnit);
        }
        visit(network.hidden_bias[i], At::kHiddenBiasAt + i, nn::kHiddenUnit);
    }
    for (std::size_t number = 0; number < nn::kHeads; ++number) {
        for_each_head_number(network.heads[number], At::kHeadsAt + number * At::kHeadSize, visit);
    }
}

}  // namespace

Numbers XiangqiPass::first_numbers(int seed) {
    Numbers numbers(At::kSize);
    engine::SplitMix64 random(static_cast<std::uint64_t>(seed));
    const auto fill_at = [&](std::size_t begin, std::size_t size, float reach) {
        fill(random, &numbers[begin], size, reach);
    };
    fill_at(At::kHidden, nn::kInputs * At::kHidden, 0.1F);
    std::fill_n(numbers.begin() + At::kHiddenBiasAt, At::kHidden, 0.2F);
    // All heads begin alike.
    fill_at(At::kHeadsAt + At::kSecondAt, At::kSecond * At::kSides, 0.1F);
    fill_at(At::kHeadsAt + At::kDirectAt, At::kSides, 0.14F);
    fill_at(At::kHeadsAt + At::kThirdAt, At::kThird * 2 * At::kSecond, 0.4F);
    fill_at(At::kHeadsAt + At::kOutputAt, At::kThird, 0.5F);
    std::fill_n(numbers.begin() + At::kHeadsAt + At::kSecondBiasAt, At::kSecond, 0.3F);
    std::fill_n(numbers.begin() + At::kHeadsAt + At::kThirdBiasAt, At::kThird, 0.2F);
    for (std::size_t head = 1; head < nn::kHeads; ++head) {
        std::copy_n(&numbers[At::kHeadsAt], At::kHeadSize,
                    &numbers[At::kHeadsAt + head * At::kHeadSize]);
    }
    return numbers;
}

Numbers XiangqiPass::limits() {
    constexpr float kLargestHidden = 2;
    constexpr float kLargestWeight =
        static_cast<float>(nn::kLargestWeight) / static_cast<float>(nn::kWeightUnit);
    Numbers limits(At::kSize, kLargestWeight);
    std::fill_n(limits.begin(), At::kHeadsAt, kLargestHidden);
    return limits;
}

// What `limits` allows fits the integers.
nn::Network XiangqiPass::quantised(const Numbers& numbers, const Positions& /*held_out*/) {
    nn::Network network;
    for_each_number(network, [&]<class Whole>(Whole& number, std::size_t at, int unit) {
        number = static_cast<Whole>(whole(numbers[at], unit));
    });
    return network;
}

Numbers XiangqiPass::numbers_of(const Network& network) {
    Numbers numbers(At::kSize);
    for_each_number(network, [&](int number, std::size_t at, int unit) {
        numbers[at] = static_cast<float>(number) / static_cast<float>(unit);
    });
    return numbers;
}

std::string XiangqiPass::read(const std::string& path, Positions& train, Positions& held_out) {
    xq::Contents contents;
    return visit_records(path, contents, [&](const auto& record, engine::ByteView packed) {
        (is_held_out(record.game) ? held_out : train).add(packed);
    });
}

void XiangqiPositions::add(engine::ByteView packed) {
    std::copy(packed.begin(), packed.end(), records_.emplace_back().begin());
}

xq::Position XiangqiPositions::position(std::size_t number) const {
    return position_of(*xq::unpack(records_[number]));
}

XiangqiSample XiangqiPositions::sample(std::size_t number, const Goals& goals) const {
    const xq::TrainingRecord record = *xq::unpack(records_[number]);
    xq::Board board;
    std::size_t next = 0;
    for (const xq::Square square : record.occupied) board.place(record.pieces[next++], square);
    XiangqiSample sample;
    for (const bool own : {true, false}) {
        const nn::View view(board, own ? record.side_to_move : ~record.side_to_move);
        for (const xq::Square square : record.occupied) {
            sample.inputs[own ? 0 : 1].push_back(
                static_cast<std::uint16_t>(view.input(board.at(square), square)));
        }
    }
    sample.head = nn::head_for(board);
    sample.damping =
        1.0F - static_cast<float>(record.quiet_plies) / (2.0F * xq::kNaturalMoveLimitPlies);
    const float share = static_cast<float>(goals.result) / 100.0F;
    sample.target =
        share * static_cast<float>(static_cast<int>(record.result)) / 2.0F +
        (1.0F - share) * sigmoid(static_cast<float>(record.score) / XiangqiPass::kScale);
    return sample;
}

float XiangqiPass::evaluate(const XiangqiSample& sample) {
    for (std::size_t side = 0; side < 2; ++side) {
        // Its own array, so that the compiler knows that nothing else changes meanwhile.
        std::array<float, At::kHidden> sums;
        std::copy_n(&numbers_[At::kHiddenBiasAt], At::kHidden, sums.begin());
        for (const std::uint16_t input : sample.inputs[side]) {
            const float* row = &numbers_[At::kInputsAt + input * At::kHidden];
            for (std::size_t i = 0; i < At::kHidden; ++i) sums[i] += row[i];
        }
        std::copy(sums.begin(), sums.end(), &sums_[side * At::kHidden]);
    }
    for (std::size_t i = 0; i < At::kSides; ++i) {
        const float neuron = cut_off(sums_[i]);
        neurons_[i] = neuron * neuron;
    }
    const float output = head_output(&numbers_[At::kHeadsAt + sample.head * At::kHeadSize]);
    return output * nn::kCentipawns * sample.damping / kScale;
}

float XiangqiPass::head_output(const float* head) {
    for (std::size_t i = 0; i < At::kSecond; ++i) {
        second_sums_[i] = head[At::kSecondBiasAt + i] +
                          dot(head + At::kSecondAt + i * At::kSides, neurons_.data(), At::kSides);
        const float neuron = cut_off(second_sums_[i]);
        second_[i] = neuron;
        second_[At::kSecond + i] = neuron * neuron;
    }
    float output = head[At::kOutputBiasAt] + dot(head + At::kDirectAt, neurons_.data(), At::kSides);
    for (std::size_t i = 0; i < At::kThird; ++i) {
        third_sums_[i] = head[At::kThirdBiasAt + i] + dot(head + At::kThirdAt + i * second_.size(),
                                                          second_.data(), second_.size());
        const float neuron = cut_off(third_sums_[i]);
        output += head[At::kOutputAt + i] * neuron * neuron;
    }
    return output;
}

float XiangqiPass::learn(const XiangqiSample& sample, Numbers& gradient) {
    const float guess = sigmoid(evaluate(sample));
    const float error = guess - sample.target;
    const float slope = 2 * error * guess * (1 - guess) * sample.damping * nn::kCentipawns / kScale;
    const std::size_t head = At::kHeadsAt + sample.head * At::kHeadSize;
    learn_head(slope, &numbers_[head], &gradient[head]);
    learn_inputs(sample, gradient);
    return error * error;
}

void XiangqiPass::learn_head(float slope, const float* head, float* head_slope) {
    head_slope[At::kOutputBiasAt] += slope;
    add(head_slope + At::kDirectAt, neurons_.data(), slope, At::kSides);
    neurons_slope_.fill(0);
    add(neurons_slope_.data(), head + At::kDirectAt, slope, At::kSides);
    const Second second_slope = learn_third(slope, head, head_slope);
    for (std::size_t i = 0; i < At::kSecond; ++i) {
        const float sum = second_sums_[i];
        if (sum <= 0 || sum >= 1) continue;
        const float sum_slope = second_slope[i] + 2 * sum * second_slope[At::kSecond + i];
        head_slope[At::kSecondBiasAt + i] += sum_slope;
        const std::size_t weights = At::kSecondAt + i * At::kSides;
        add(head_slope + weights, neurons_.data(), sum_slope, At::kSides);
        add(neurons_slope_.data(), head + weights, sum_slope, At::kSides);
    }
}

XiangqiPass::Second XiangqiPass::learn_third(float slope, const float* head,
                                             float* head_slope) const {
    Second second_slope{};
    for (std::size_t i = 0; i < At::kThird; ++i) {
        const float neuron = cut_off(third_sums_[i]);
        head_slope[At::kOutputAt + i] += slope * neuron * neuron;
        const float sum_slope = slope * head[At::kOutputAt + i] * slope_of_square(third_sums_[i]);
        if (sum_slope == 0) continue;
        head_slope[At::kThirdBiasAt + i] += sum_slope;
        const std::size_t weights = At::kThirdAt + i * second_.size();
        add(head_slope + weights, second_.data(), sum_slope, second_.size());
        add(second_slope.data(), head + weights, sum_slope, second_.size());
    }
    return second_slope;
}

void XiangqiPass::learn_inputs(const XiangqiSample& sample, Numbers& gradient) {
    for (std::size_t side = 0; side < 2; ++side) {
        std::array<float, At::kHidden> sums_slope;
        for (std::size_t i = 0; i < At::kHidden; ++i) {
            const std::size_t neuron = side * At::kHidden + i;
            sums_slope[i] = neurons_slope_[neuron] * slope_of_square(sums_[neuron]);
        }
        add(&gradient[At::kHiddenBiasAt], sums_slope.data(), 1, At::kHidden);
        for (const std::uint16_t input : sample.inputs[side]) {
            add(&gradient[At::kInputsAt + input * At::kHidden], sums_slope.data(), 1, At::kHidden);
        }
    }
}

}  // namespace training
