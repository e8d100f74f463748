// SPDX-License-Identifier: MIT
#include "engine/xiangqi/eval/network/network.h"

#include <algorithm>

#include "engine/core/simd.h"

namespace engine::xiangqi::network {

namespace {

/// A neuron of the second or third layer from its sum, whose unit is `kStep` times finer, clipped.
template <int kStep>
std::int32_t clipped(std::int32_t sum) {
    return std::clamp(sum, 0, kSecondUnit * kStep) / kStep;
}

/// The output of the third layer from the second layer's sums, in the output's unit.
CHUHE_WIDER std::int64_t third_layer(const Network::Head& head,
                                     const std::array<std::int32_t, kSecond>& second) {
    std::array<Acc, kThird / 4> sums;
    for (std::size_t i = 0; i < kSecond; ++i) {
        const std::int32_t neuron =
            clipped<kSquareUnit * kWeightUnit / kSecondUnit>(second[i] + head.second_bias[i]);
        const Vec8s inputs = Vec8s::pairs(static_cast<std::int16_t>(neuron),
                                          static_cast<std::int16_t>(neuron * neuron / kSecondUnit));
        for (std::size_t j = 0; j < sums.size(); ++j) {
            sums[j].madd_pairs(inputs, Vec8s::load(head.third[i][4 * j].data()));
        }
    }
    alignas(16) std::array<std::int32_t, kThird> third;
    for (std::size_t j = 0; j < sums.size(); ++j) sums[j].store(&third[4 * j]);
    std::int64_t output = 0;
    for (std::size_t i = 0; i < kThird; ++i) {
        const std::int32_t neuron = clipped<kWeightUnit>(third[i] + head.third_bias[i]);
        output += std::int64_t{neuron * neuron} * head.output[i];
    }
    return output / (kSecondUnit * (kSecondUnit / kSquareUnit));
}

}  // namespace

CHUHE_WIDER Value output_of(const Network& network, const Accumulators& accumulators,
                            Color side_to_move, std::size_t head_number) {
    const Network::Head& head = network.heads[head_number];
    const Vec8s zero = Vec8s::splat(0);
    const Vec8s one = Vec8s::splat(kHiddenUnit);
    alignas(16) std::array<Network::Neurons, 2> squares;
    for (const bool own : {true, false}) {
        const auto& neurons = accumulators[index(own ? side_to_move : ~side_to_move)];
        auto& side = squares[own ? 0 : 1];
        for (std::size_t i = 0; i < kHidden; i += 8) {
            squared(min(max(Vec8s::load(&neurons[i]), zero), one)).store(&side[i]);
        }
    }
    const auto weigh = [&](const Network::Weights& weights) {
        return dot(squares[0], weights[0]) + dot(squares[1], weights[1]);
    };
    std::array<std::int32_t, kSecond> second;
    for (std::size_t i = 0; i < kSecond; ++i) second[i] = weigh(head.second[i]);
    const std::int64_t sum =
        std::int64_t{weigh(head.direct)} + head.output_bias + third_layer(head, second);
    return static_cast<Value>(sum * kCentipawns / (kSquareUnit * kWeightUnit));
}

}  // namespace engine::xiangqi::network
