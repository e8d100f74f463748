// SPDX-License-Identifier: MIT
// Reads and writes a network. Apart from its arithmetic, because it is compiled for size.
#include <algorithm>
#include <array>

#include "engine/core/data/network_file.h"
#include "engine/xiangqi/eval/network/network.h"

namespace engine::xiangqi::network {

namespace {

constexpr std::array<NetworkFormat::Number, 5> kArchitecture{{
    {"inputs", kInputs},
    {"hidden neurons", kHidden},
    {"neurons of the second layer", kSecond},
    {"neurons of the third layer", kThird},
    {"heads", kHeads},
}};
// Numbers of two bytes and of four.
constexpr std::size_t kWeights =
    kHidden * (kInputs + 1) + kHeads * (2 * kHidden * (kSecond + 1) + (kThirdInputs + 1) * kThird);
constexpr std::size_t kWideBiases = kHeads * (kSecond + kThird + 1);
/// "chuhenet" in byte order.
constexpr NetworkFormat kFormat{
    .magic = 0x74656E6568756863ULL,
    .version = 3,
    .architecture = kArchitecture,
    .numbers = {kWeights + kWideBiases, kWeights + kWideBiases, kWideBiases, kWideBiases}};

/// Calls `visit` with every number of the network in the order of the file, where the weights from
/// all inputs to a neuron are neighbours: they are about equally large.
template <class AnyNetwork, class Visit>
void for_each_number(AnyNetwork& network, Visit visit) {
    const auto visit_all = [&](auto& numbers) {
        for (auto& number : numbers) visit(number);
    };
    for (std::size_t i = 0; i < kHidden; ++i) {
        for (std::size_t input = 1; input <= kInputs; ++input) visit(network.hidden[input][i]);
    }
    visit_all(network.hidden_bias);
    for (auto& head : network.heads) {
        for (auto& sides : head.second) {
            for (auto& weights : sides) visit_all(weights);
        }
        for (auto& weights : head.direct) visit_all(weights);
        for (std::size_t to = 0; to < kThird; ++to) {
            for (const std::size_t power : {0U, 1U}) {
                for (auto& weights : head.third) visit(weights[to][power]);
            }
        }
        visit_all(head.output);
        visit_all(head.second_bias);
        visit_all(head.third_bias);
        visit(head.output_bias);
    }
}

/// Limits the numbers of any file, so that sums fit into 32 bits.
std::int16_t limited(std::int16_t weight) {
    return std::clamp<std::int16_t>(weight, -kLargestWeight, kLargestWeight);
}
std::int32_t limited(std::int32_t bias) { return std::clamp(bias, -kLargestBias, kLargestBias); }

}  // namespace

Fault read_network(ByteView bytes, Network& network) {
    if (Fault fault = network_fault(bytes, kFormat)) return fault;
    NumberReader reader(network_body(bytes, kFormat), kFormat);
    for_each_number(network,
                    [&]<class Number>(Number& number) { number = limited(reader.next<Number>()); });
    return {};
}

Bytes pack_network(const Network& network) {
    NumberWriter writer;
    for_each_number(network, [&](auto number) { writer.add(number); });
    return pack_network_file(writer.body(), kFormat);
}

}  // namespace engine::xiangqi::network
