// SPDX-License-Identifier: MIT
#include "engine/gomoku/eval/network/network.h"

#include <algorithm>

#include "engine/core/network_file.h"
#include "engine/core/simd.h"

namespace engine::gomoku::network {

namespace {

constexpr std::array<NetworkFormat::Number, 3> kArchitecture{{
    {"shapes", kShapes},
    {"channels", kChannels},
    {"hidden neurons", kHidden},
}};
constexpr std::size_t kBodySize = kShapes * kChannels +
                                  2 * (kChannels + 2 * (kHidden + 1) * 2 * kChannels + kHidden) +
                                  4 * (kHidden + 1);
/// "chuhegmk" in the order of the bytes.
constexpr NetworkFormat kFormat{.magic = 0x6B6D676568756863ULL,
                                .version = 1,
                                .architecture = kArchitecture,
                                .body_size = kBodySize};

/// Calls `visit` with every number of two bytes in the order of the file, those of shapes aside.
template <class AnyNetwork, class Visit>
void for_each_weight(AnyNetwork& network, Visit visit) {
    const auto visit_all = [&](auto& channels) {
        for (auto& number : channels) visit(number);
    };
    visit_all(network.bias);
    for (auto& weights : network.hidden) {
        for (auto& channels : weights) visit_all(channels);
    }
    for (auto& channels : network.direct) visit_all(channels);
    visit_all(network.output);
    for (auto& channels : network.policy) visit_all(channels);
    for (auto& weights : network.policy_hidden) {
        for (auto& channels : weights) visit_all(channels);
    }
}

}  // namespace

Fault read_network(ByteView bytes, Network& network) {
    if (Fault fault = network_fault(bytes, kFormat)) return fault;
    NumberReader reader(network_body(bytes, kFormat));
    for (auto& channels : network.shapes) {
        for (auto& number : channels) number = reader.next<std::int8_t>();
    }
    for_each_weight(network, [&](std::int16_t& number) {
        number = std::clamp<std::int16_t>(reader.next<std::int16_t>(), -kLargestWeight,
                                          kLargestWeight);
    });
    for (auto& number : network.hidden_bias) number = reader.next<std::int32_t>();
    network.output_bias = reader.next<std::int32_t>();
    return {};
}

Bytes pack_network(const Network& network) {
    Bytes body;
    for (const auto& channels : network.shapes) {
        for (const auto number : channels) body.push_back(static_cast<std::uint8_t>(number));
    }
    for_each_weight(network, [&](std::int16_t number) {
        append_number(body, static_cast<std::uint16_t>(number));
    });
    for (const auto number : network.hidden_bias) {
        append_number(body, static_cast<std::uint32_t>(number));
    }
    append_number(body, static_cast<std::uint32_t>(network.output_bias));
    return pack_network_file(body, kFormat);
}

Judgement judgement_of(const Network& network, const Sums& sums, Color side_to_move) {
    // Halved, they are signed.
    alignas(16) Network::Weights inputs;
    for (const bool own : {true, false}) {
        const auto& from = sums[index(own ? side_to_move : ~side_to_move)];
        for (std::size_t i = 0; i < kChannels; ++i) {
            inputs[own ? 0 : 1][i] = static_cast<std::int16_t>(static_cast<std::uint16_t>(from[i]) / 2);
        }
    }
    const auto product = [&](const Network::Weights& weights) {
        Acc products;
        for (std::size_t side = 0; side < 2; ++side) {
            for (std::size_t i = 0; i < kChannels; i += 8) {
                products.madd(Vec8s::load(&inputs[side][i]), Vec8s::load(&weights[side][i]));
            }
        }
        return products.sum();
    };
    Judgement judgement;
    std::int64_t sum = std::int64_t{product(network.direct)} + network.output_bias;
    for (std::size_t i = 0; i < kHidden; ++i) {
        const std::int64_t neuron =
            (std::int64_t{product(network.hidden[i])} + network.hidden_bias[i]) / kWeightUnit;
        judgement.hidden[i] =
            static_cast<std::int16_t>(std::clamp<std::int64_t>(neuron, 0, kLargestHidden));
        sum += std::int64_t{judgement.hidden[i]} * network.output[i];
    }
    judgement.value = static_cast<Value>(sum * kScale / (kSumUnit * kWeightUnit));
    return judgement;
}

Network::Weights policy_weights(const Network& network, const Neurons& hidden) {
    std::array<std::array<std::int32_t, kChannels>, 2> sums{};
    for (std::size_t j = 0; j < kHidden; ++j) {
        if (hidden[j] == 0) continue;
        for (std::size_t side = 0; side < 2; ++side) {
            const auto& weights = network.policy_hidden[j][side];
            for (std::size_t i = 0; i < kChannels; ++i) sums[side][i] += weights[i] * hidden[j];
        }
    }
    Network::Weights weights{};
    for (std::size_t side = 0; side < 2; ++side) {
        for (std::size_t i = 0; i < kChannels; ++i) {
            const int weight = network.policy[side][i] + sums[side][i] / kSumUnit;
            weights[side][i] =
                static_cast<std::int16_t>(std::clamp(weight, -kLargestPolicy, kLargestPolicy));
        }
    }
    return weights;
}

}  // namespace engine::gomoku::network
