// SPDX-License-Identifier: MIT
#include "engine/xiangqi/eval/network/network.h"

#include <algorithm>

#include "engine/core/network_file.h"
#include "engine/core/simd.h"

namespace engine::xiangqi::network {

namespace {

constexpr std::array<NetworkFormat::Number, 3> kArchitecture{{
    {"inputs", kInputs},
    {"hidden neurons", kHidden},
    {"outputs", kOutputs},
}};
/// "chuhenet" in the order of the bytes.
constexpr NetworkFormat kFormat{
    .magic = 0x74656E6568756863ULL,
    .version = 1,
    .architecture = kArchitecture,
    .body_size = 2 * kHidden * (kInputs + 1 + 2 * kOutputs) + sizeof(std::int32_t) * kOutputs};

/// Calls `visit` with every number of the network in the order of the file.
template <class AnyNetwork, class Visit>
void for_each_number(AnyNetwork& network, Visit visit) {
    for (std::size_t input = 1; input <= kInputs; ++input) {
        for (auto& weight : network.hidden[input]) visit(weight);
    }
    for (auto& bias : network.hidden_bias) visit(bias);
    for (auto& sides : network.output) {
        for (auto& neurons : sides) {
            for (auto& weight : neurons) visit(weight);
        }
    }
    for (auto& bias : network.output_bias) visit(bias);
}

}  // namespace

Fault read_network(ByteView bytes, Network& network) {
    if (Fault fault = network_fault(bytes, kFormat)) return fault;
    NumberReader reader(network_body(bytes, kFormat));
    for_each_number(network, [&]<class Number>(Number& number) { number = reader.next<Number>(); });
    for (auto& sides : network.output) {
        for (auto& neurons : sides) {
            for (auto& weight : neurons) {
                weight =
                    std::clamp<std::int16_t>(weight, -kLargestOutputWeight, kLargestOutputWeight);
            }
        }
    }
    return {};
}

Bytes pack_network(const Network& network) {
    Bytes body;
    for_each_number(network, [&](const auto& number) {
        using Number = std::remove_const_t<std::remove_reference_t<decltype(number)>>;
        append_number(body, static_cast<std::make_unsigned_t<Number>>(number));
    });
    return pack_network_file(body, kFormat);
}

Value output_of(const Network& network, const Accumulators& accumulators, Color side_to_move,
                std::size_t output) {
    const Vec8s zero = Vec8s::splat(0);
    const Vec8s one = Vec8s::splat(kHiddenUnit);
    Acc products;
    for (const bool own : {true, false}) {
        const auto& neurons = accumulators[index(own ? side_to_move : ~side_to_move)];
        const auto& weights = network.output[output][own ? 0 : 1];
        for (std::size_t i = 0; i < kHidden; i += 8) {
            const Vec8s neuron = min(max(Vec8s::load(&neurons[i]), zero), one);
            products.madd(squared(neuron), Vec8s::load(&weights[i]));
        }
    }
    const std::int64_t sum = std::int64_t{products.sum()} + network.output_bias[output];
    return static_cast<Value>(sum * kCentipawns / (kSquareUnit * kOutputUnit));
}

}  // namespace engine::xiangqi::network
