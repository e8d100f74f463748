// SPDX-License-Identifier: MIT
#include "engine/xiangqi/eval/network/network.h"

#include <algorithm>

#include "engine/core/simd.h"

namespace engine::xiangqi::network {

namespace {

/// Computes a neuron of the second or third layer from its sum, whose unit is `step` times finer,
/// and clips it.
std::int32_t cut_off(std::int64_t sum, int step) {
    return static_cast<std::int32_t>(std::clamp<std::int64_t>(sum / step, 0, kSecondUnit));
}

/// The output of the third layer from the second layer's sums, in the output's unit.
std::int64_t third_layer(const Network::Head& head, const std::array<Acc, kSecond>& sums) {
    alignas(16) std::array<std::int16_t, kThirdInputs> second;
    for (std::size_t i = 0; i < kSecond; ++i) {
        const std::int32_t neuron = cut_off(std::int64_t{sums[i].sum()} + head.second_bias[i],
                                            kSquareUnit * kWeightUnit / kSecondUnit);
        second[i] = static_cast<std::int16_t>(neuron);
        second[kSecond + i] = static_cast<std::int16_t>(neuron * neuron / kSecondUnit);
    }
    std::int64_t output = 0;
    for (std::size_t i = 0; i < kThird; ++i) {
        Acc sum;
        for (std::size_t j = 0; j < kThirdInputs; j += 8) {
            sum.madd(Vec8s::load(&second[j]), Vec8s::load(&head.third[i][j]));
        }
        const std::int64_t neuron =
            cut_off(std::int64_t{sum.sum()} + head.third_bias[i], kWeightUnit);
        output += neuron * neuron * head.output[i];
    }
    return output / (kSecondUnit * (kSecondUnit / kSquareUnit));
}

}  // namespace

Value output_of(const Network& network, const Accumulators& accumulators, Color side_to_move,
                std::size_t head_number) {
    const Network::Head& head = network.heads[head_number];
    const Vec8s zero = Vec8s::splat(0);
    const Vec8s one = Vec8s::splat(kHiddenUnit);
    std::array<Acc, kSecond> second;
    Acc direct;
    for (const bool own : {true, false}) {
        const auto& neurons = accumulators[index(own ? side_to_move : ~side_to_move)];
        const std::size_t side = own ? 0 : 1;
        for (std::size_t i = 0; i < kHidden; i += 8) {
            const Vec8s neuron = squared(min(max(Vec8s::load(&neurons[i]), zero), one));
            direct.madd(neuron, Vec8s::load(&head.direct[side][i]));
            for (std::size_t j = 0; j < kSecond; ++j) {
                second[j].madd(neuron, Vec8s::load(&head.second[j][side][i]));
            }
        }
    }
    const std::int64_t sum =
        std::int64_t{direct.sum()} + head.output_bias + third_layer(head, second);
    return static_cast<Value>(sum * kCentipawns / (kSquareUnit * kWeightUnit));
}

}  // namespace engine::xiangqi::network
