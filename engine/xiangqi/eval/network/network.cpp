// SPDX-License-Identifier: MIT
#include "engine/xiangqi/eval/network/network.h"

#include <algorithm>

#include "engine/core/text.h"
#include "engine/core/simd.h"

namespace engine::xiangqi::network {

namespace {

/// "chuhenet" in the order of the bytes.
constexpr std::uint64_t kMagic = 0x74656E6568756863ULL;
constexpr std::uint32_t kVersion = 1;
/// Magic, version, the numbers of the architecture, checksum of the rest.
constexpr std::size_t kHeaderSize = 8 + 4 + 4 * 3 + 8;
constexpr std::array<std::uint32_t, 3> kArchitecture{kInputs, kHidden, kOutputs};
constexpr std::size_t kBodySize =
    2 * kHidden * (kInputs + 1 + 2 * kOutputs) + sizeof(std::int32_t) * kOutputs;

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

Fault refusal_of(ByteView bytes) {
    if (bytes.size() < kHeaderSize || read_number<std::uint64_t>(bytes) != kMagic) {
        return {.code = FaultCode::ForeignNetworkFile};
    }
    const auto number_at = [&](std::size_t at) {
        return read_number<std::uint32_t>(bytes.subspan(at));
    };
    if (number_at(8) != kVersion) {
        return {.code = FaultCode::NetworkVersion, .number = number_at(8), .expected = kVersion};
    }
    for (std::size_t i = 0; i < kArchitecture.size(); ++i) {
        if (number_at(12 + 4 * i) == kArchitecture[i]) continue;
        constexpr std::array<const char*, 3> kNames{"inputs", "hidden neurons", "outputs"};
        return {.code = FaultCode::NetworkShape,
                .text = kNames[i],
                .number = number_at(12 + 4 * i),
                .expected = kArchitecture[i]};
    }
    if (bytes.size() != kHeaderSize + kBodySize) {
        return {.code = FaultCode::NetworkSize,
                .number = static_cast<std::int64_t>(bytes.size()),
                .expected = kHeaderSize + kBodySize};
    }
    const auto sum = read_number<std::uint64_t>(bytes.subspan(kHeaderSize - 8));
    if (sum == checksum(bytes.subspan(kHeaderSize))) return {};
    return {.code = FaultCode::NetworkChecksum};
}

}  // namespace

Fault read_network(ByteView bytes, Network& network) {
    if (Fault refusal = refusal_of(bytes)) return refusal;
    ByteView body = bytes.subspan(kHeaderSize);
    for_each_number(network, [&](auto& number) {
        using Unsigned = std::make_unsigned_t<std::remove_reference_t<decltype(number)>>;
        number = static_cast<std::make_signed_t<Unsigned>>(read_number<Unsigned>(body));
        body = body.subspan(sizeof number);
    });
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
    Bytes bytes;
    append_number(bytes, kMagic);
    append_number(bytes, kVersion);
    for (const std::uint32_t number : kArchitecture) append_number(bytes, number);
    append_number(bytes, checksum(body));
    bytes.insert(bytes.end(), body.begin(), body.end());
    return bytes;
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
