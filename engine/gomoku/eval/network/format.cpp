// SPDX-License-Identifier: MIT
// Reads and writes a network. Apart from its arithmetic, because it is compiled for size.
#include <algorithm>
#include <type_traits>

#include "engine/core/data/network_file.h"
#include "engine/gomoku/eval/network/network.h"

namespace engine::gomoku::network {

namespace {

constexpr std::array<NetworkFormat::Number, 4> kArchitecture{{
    {"shapes", kShapes},
    {"channels", kChannels},
    {"hidden neurons", kHidden},
    {"heads", kHeads},
}};
// Numbers of one byte, of two and of four.
constexpr std::size_t kBytes = kShapes * kChannels;
constexpr std::size_t kWeights = kChannels + kHeads * (2 * (kHidden + 1) * 2 * kChannels + kHidden);
constexpr std::size_t kWideBiases = kHeads * (kHidden + 1);
/// "chuhegmk" in byte order.
constexpr NetworkFormat kFormat{
    .magic = 0x6B6D676568756863ULL,
    .version = 2,
    .architecture = kArchitecture,
    .numbers = {kBytes + kWeights + kWideBiases, kWeights + kWideBiases, kWideBiases, kWideBiases}};

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
    NumberReader reader(network_body(bytes, kFormat), kFormat);
    for_each_number(network, [&]<class Number, class Wide>(Number& number, Wide) {
        // NOLINTNEXTLINE(bugprone-signed-char-misuse): eight bits are a number here
        number = static_cast<Number>(reader.next<Wide>());
        if constexpr (std::is_same_v<Wide, std::int16_t>) number = cut(number);
    });
    return {};
}

Bytes pack_network(const Network& network) {
    NumberWriter writer;
    for_each_number(network,
                    [&]<class Wide>(auto number, Wide) { writer.add(static_cast<Wide>(number)); });
    return pack_network_file(writer.body(), kFormat);
}

}  // namespace engine::gomoku::network
