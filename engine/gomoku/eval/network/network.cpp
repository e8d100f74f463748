// SPDX-License-Identifier: MIT
#include "engine/gomoku/eval/network/network.h"

#include <algorithm>
#include <type_traits>

#include "engine/core/data/network_file.h"
#include "engine/core/simd.h"

namespace engine::gomoku::network {

namespace {

constexpr std::array<NetworkFormat::Number, 4> kArchitecture{{
    {"shapes", kShapes},
    {"channels", kChannels},
    {"hidden neurons", kHidden},
    {"heads", kHeads},
}};
constexpr std::size_t kHeadSize =
    2 * (2 * (kHidden + 1) * 2 * kChannels + kHidden) + 4 * (kHidden + 1);
constexpr std::size_t kBodySize = kShapes * kChannels + 2 * kChannels + kHeads * kHeadSize;
/// "chuhegmk" in byte order.
constexpr NetworkFormat kFormat{.magic = 0x6B6D676568756863ULL,
                                .version = 1,
                                .architecture = kArchitecture,
                                .body_size = kBodySize};

/// Calls `visit` with every number of the network, in the width and order of the file.
template <class AnyNetwork, class Visit>
void for_each_number(AnyNetwork& network, Visit visit) {
    const auto visit_weights = [&](auto& weights) {
        for (auto& channels : weights) {
            for (auto& number : channels) visit(number, std::int16_t{});
        }
    };
    for (auto& channels : network.shapes) {
        for (auto& number : channels) visit(number, std::int8_t{});
    }
    for (auto& number : network.bias) visit(number, std::int16_t{});
    for (auto& head : network.heads) {
        for (auto& weights : head.hidden) visit_weights(weights);
        visit_weights(head.direct);
        for (auto& number : head.output) visit(number, std::int16_t{});
        visit_weights(head.policy);
        for (auto& weights : head.policy_hidden) visit_weights(weights);
        for (auto& number : head.hidden_bias) visit(number, std::int32_t{});
        visit(head.output_bias, std::int32_t{});
    }
}

/// Limits the weights of any file, so that sums fit into 32 bits.
std::int16_t cut(std::int16_t weight) {
    return std::clamp<std::int16_t>(weight, -kLargestWeight, kLargestWeight);
}

}  // namespace

Fault read_network(ByteView bytes, Network& network) {
    if (Fault fault = network_fault(bytes, kFormat)) return fault;
    NumberReader reader(network_body(bytes, kFormat));
    for_each_number(network, [&]<class Number, class Wide>(Number& number, Wide) {
        // NOLINTNEXTLINE(bugprone-signed-char-misuse): eight bits are a number here
        number = static_cast<Number>(reader.next<Wide>());
        if constexpr (std::is_same_v<Wide, std::int16_t>) number = cut(number);
    });
    return {};
}

Bytes pack_network(const Network& network) {
    Bytes body;
    for_each_number(network, [&]<class Wide>(auto number, Wide) {
        append_number(body, static_cast<std::make_unsigned_t<Wide>>(number));
    });
    return pack_network_file(body, kFormat);
}

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
