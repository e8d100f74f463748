// SPDX-License-Identifier: MIT
#include "engine/xiangqi/eval/network/network.h"

#include <algorithm>
#include <type_traits>

#include "engine/core/data/network_file.h"
#include "engine/core/simd.h"

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
        for (auto& weights : head.third) visit_all(weights);
        visit_all(head.output);
        visit_all(head.second_bias);
        visit_all(head.third_bias);
        visit(head.output_bias);
    }
}

template <std::size_t N>
void limit(std::array<std::int16_t, N>& weights) {
    for (auto& weight : weights) {
        weight = std::clamp<std::int16_t>(weight, -kLargestWeight, kLargestWeight);
    }
}

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

Fault read_network(ByteView bytes, Network& network) {
    if (Fault fault = network_fault(bytes, kFormat)) return fault;
    NumberReader reader(network_body(bytes, kFormat));
    for_each_number(network, [&]<class Number>(Number& number) { number = reader.next<Number>(); });
    for (auto& head : network.heads) {
        for (auto& sides : head.second) {
            for (auto& weights : sides) limit(weights);
        }
        for (auto& weights : head.direct) limit(weights);
        for (auto& weights : head.third) limit(weights);
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
