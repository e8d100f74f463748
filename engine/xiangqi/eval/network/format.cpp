// SPDX-License-Identifier: MIT
// Reads and writes a network. Apart from its arithmetic, because it is compiled for size.
#include <algorithm>
#include <array>
#include <type_traits>

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
constexpr std::size_t kHeadSize =
    sizeof(std::int16_t) * (2 * kHidden * (kSecond + 1) + (kThirdInputs + 1) * kThird) +
    sizeof(std::int32_t) * (kSecond + kThird + 1);
/// "chuhenet" in byte order.
constexpr NetworkFormat kFormat{.magic = 0x74656E6568756863ULL,
                                .version = 2,
                                .architecture = kArchitecture,
                                .body_size = 2 * kHidden * (kInputs + 1) + kHeads * kHeadSize};

/// Calls `visit` with every number of the network in file order.
template <class AnyNetwork, class Visit>
void for_each_number(AnyNetwork& network, Visit visit) {
    const auto visit_all = [&](auto& numbers) {
        for (auto& number : numbers) visit(number);
    };
    for (std::size_t input = 1; input <= kInputs; ++input) visit_all(network.hidden[input]);
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

template <class Number, std::size_t N>
void limit(std::array<Number, N>& numbers, Number largest) {
    for (auto& number : numbers) number = std::clamp<Number>(number, -largest, largest);
}

}  // namespace

Fault read_network(ByteView bytes, Network& network) {
    if (Fault fault = network_fault(bytes, kFormat)) return fault;
    NumberReader reader(network_body(bytes, kFormat));
    for_each_number(network, [&]<class Number>(Number& number) { number = reader.next<Number>(); });
    for (auto& head : network.heads) {
        for (auto& sides : head.second) {
            for (auto& weights : sides) limit(weights, kLargestWeight);
        }
        for (auto& weights : head.direct) limit(weights, kLargestWeight);
        for (auto& neurons : head.third) {
            for (auto& weights : neurons) limit(weights, kLargestWeight);
        }
        limit(head.second_bias, kLargestBias);
        limit(head.third_bias, kLargestBias);
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

}  // namespace engine::xiangqi::network
