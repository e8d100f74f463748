// SPDX-License-Identifier: MIT
#include "engine/gomoku/eval/network/network.h"

#include <algorithm>

#include "engine/core/simd.h"

namespace engine::gomoku::network {

CHUHE_WIDER Judgement judgement_of(const Network::Head& head, const Sums& sums,
                                   Color side_to_move) {
    // Halved to fit into signed numbers.
    alignas(16) Network::Weights inputs;
    for (const bool own : {true, false}) {
        const auto& from = sums[index(own ? side_to_move : ~side_to_move)];
        for (std::size_t i = 0; i < kChannels; ++i) {
            inputs[own ? 0 : 1][i] =
                static_cast<std::int16_t>(static_cast<std::uint16_t>(from[i]) / 2);
        }
    }
    const auto product = [&](const Network::Weights& weights) {
        return dot(inputs[0], weights[0]) + dot(inputs[1], weights[1]);
    };
    Judgement judgement;
    std::int64_t sum = std::int64_t{product(head.direct)} + head.output_bias;
    for (std::size_t i = 0; i < kHidden; ++i) {
        const std::int64_t neuron =
            (std::int64_t{product(head.hidden[i])} + head.hidden_bias[i]) / kWeightUnit;
        judgement.hidden[i] =
            static_cast<std::int16_t>(std::clamp<std::int64_t>(neuron, 0, kLargestHidden));
        sum += std::int64_t{judgement.hidden[i]} * head.output[i];
    }
    judgement.value = static_cast<Value>(sum * kScale / (kSumUnit * kWeightUnit));
    return judgement;
}

CHUHE_WIDER Network::Weights policy_weights(const Network::Head& head, const Neurons& hidden) {
    std::array<std::array<std::int32_t, kChannels>, 2> sums{};
    for (std::size_t j = 0; j < kHidden; ++j) {
        if (hidden[j] == 0) continue;
        for (std::size_t side = 0; side < 2; ++side) {
            const auto& weights = head.policy_hidden[j][side];
            for (std::size_t i = 0; i < kChannels; ++i) sums[side][i] += weights[i] * hidden[j];
        }
    }
    Network::Weights weights{};
    for (std::size_t side = 0; side < 2; ++side) {
        for (std::size_t i = 0; i < kChannels; ++i) {
            const int weight = head.policy[side][i] + sums[side][i] / kSumUnit;
            weights[side][i] =
                static_cast<std::int16_t>(std::clamp(weight, -kLargestPolicy, kLargestPolicy));
        }
    }
    return weights;
}

}  // namespace engine::gomoku::network
