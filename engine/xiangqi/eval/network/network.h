// SPDX-License-Identifier: MIT
// A small network that evaluates positions. Input: own and enemy pieces from each side's view. Then
// a hidden layer shared by both sides, and one of several heads by piece count: two small layers
// and a direct connection past them. Output: one number.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/text/fault.h"
#include "engine/core/types.h"
#include "engine/xiangqi/eval/network/inputs.h"

namespace engine::xiangqi::network {

/// Neurons of the first hidden layer per side, and of the other layers for both sides.
inline constexpr std::size_t kHidden = 128;
inline constexpr std::size_t kSecond = 8;
/// Each neuron of the second layer and its square.
inline constexpr std::size_t kThirdInputs = 2 * kSecond;
inline constexpr std::size_t kThird = 16;
/// One head for each four pieces.
inline constexpr std::size_t kHeads = 8;

/// The integers that represent 1.0: for a neuron of the first layer, which is clipped there, for
/// its square as passed on, and for a weight after it.
inline constexpr int kHiddenUnit = 255;
inline constexpr int kSquareUnit = 254;
inline constexpr int kWeightUnit = 1024;
/// Upper bounds of all weights and of the biases after the first layer, so that sums fit into 32
/// bits.
inline constexpr std::int16_t kLargestWeight = 8 * kWeightUnit;
inline constexpr std::int32_t kLargestBias = 1 << 30;
/// For a neuron of the second and third layer, which are clipped there too, and for their squares.
inline constexpr int kSecondUnit = 16 * kSquareUnit;
/// Centipawns for the output 1.0.
inline constexpr int kCentipawns = 400;

inline std::size_t head_for(const Board& board) {
    return static_cast<std::size_t>(board.occupied().count() - 1) / 4;
}

struct Network {
    using Neurons = std::array<std::int16_t, kHidden>;
    /// For the side to move, then for the other side.
    using Weights = std::array<Neurons, 2>;

    struct Head {
        /// The weights to the neurons of the second layer.
        alignas(16) std::array<Weights, kSecond> second{};
        /// The weights to the output, past the other layers.
        alignas(16) Weights direct{};
        /// The weights to the neurons of the third layer: by neuron of the second, then by neuron
        /// of the third, those from the former and from its square.
        alignas(16) std::array<std::array<std::array<std::int16_t, 2>, kThird>, kSecond> third{};
        /// The weights from the squares of the third layer.
        std::array<std::int16_t, kThird> output{};
        /// In units of kSquareUnit * kWeightUnit.
        std::array<std::int32_t, kSecond> second_bias{};
        /// In units of kSecondUnit * kWeightUnit.
        std::array<std::int32_t, kThird> third_bias{};
        /// In the same unit as that of the second layer.
        std::int32_t output_bias = 0;
    };

    /// For each input the weights to the hidden neurons; zero for input 0.
    alignas(16) std::array<Neurons, kInputs + 1> hidden{};
    alignas(16) Neurons hidden_bias{};
    std::array<Head, kHeads> heads{};
};

/// Replaces `network` with the packed `bytes`, which need not be trusted. If they are rejected,
/// `network` stays unchanged.
[[nodiscard]] Fault read_network(ByteView bytes, Network& network);
Bytes pack_network(const Network& network);

/// The first hidden layer of both sides before clipping, by colour.
using Accumulators = std::array<Network::Neurons, 2>;

/// Centipawns from the side to move's view.
Value output_of(const Network& network, const Accumulators& accumulators, Color side_to_move,
                std::size_t head_number);

}  // namespace engine::xiangqi::network
