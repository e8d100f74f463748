// SPDX-License-Identifier: MIT
// A small network that judges positions: (own pieces, enemy pieces) as each side sees them ->
// hidden layer shared by both sides -> a head, one of several by the count of pieces: two small
// layers, and what goes past them -> one number.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/text/fault.h"
#include "engine/core/types.h"
#include "engine/xiangqi/eval/network/inputs.h"

namespace engine::xiangqi::network {

/// Neurons of the first hidden layer, for each side, and of the others, for both.
inline constexpr std::size_t kHidden = 128;
inline constexpr std::size_t kSecond = 8;
/// Each neuron of the second layer, and its square.
inline constexpr std::size_t kThirdInputs = 2 * kSecond;
inline constexpr std::size_t kThird = 16;
/// For pieces counted by fours.
inline constexpr std::size_t kHeads = 8;

/// What 1.0 is in integers: of a neuron of the first layer, which is cut off there, of its square
/// as it goes on, and of a weight after that.
inline constexpr int kHiddenUnit = 255;
inline constexpr int kSquareUnit = 254;
inline constexpr int kWeightUnit = 1024;
/// No weight after the first layer is greater, so that sums have 32 bits.
inline constexpr int kLargestWeight = 8 * kWeightUnit;
/// Of a neuron of the second and of the third layer, which are cut off there, too, and of their
/// squares.
inline constexpr int kSecondUnit = 16 * kSquareUnit;
/// Centipawns that the output 1.0 stands for.
inline constexpr int kCentipawns = 400;

inline std::size_t head_for(const Board& board) {
    return static_cast<std::size_t>(board.occupied().count() - 1) / 4;
}

struct Network {
    using Neurons = std::array<std::int16_t, kHidden>;
    /// For the side to move, then for the other.
    using Weights = std::array<Neurons, 2>;

    struct Head {
        /// Of the neurons of the second layer.
        alignas(16) std::array<Weights, kSecond> second{};
        /// To the output, past the other layers.
        alignas(16) Weights direct{};
        /// Of the neurons of the third layer: those of the second as they are, then their squares.
        alignas(16) std::array<std::array<std::int16_t, kThirdInputs>, kThird> third{};
        /// Of the squares of the third layer.
        std::array<std::int16_t, kThird> output{};
        /// In units of kSquareUnit * kWeightUnit.
        std::array<std::int32_t, kSecond> second_bias{};
        /// In units of kSecondUnit * kWeightUnit.
        std::array<std::int32_t, kThird> third_bias{};
        /// As that of the second layer.
        std::int32_t output_bias = 0;
    };

    /// For each input the weights to the hidden neurons; none of input 0.
    alignas(16) std::array<Neurons, kInputs + 1> hidden{};
    alignas(16) Neurons hidden_bias{};
    std::array<Head, kHeads> heads{};
};

/// Replaces `network` by the packed `bytes`, which may be anything. Where they are refused the
/// network is left as it was.
[[nodiscard]] Fault read_network(ByteView bytes, Network& network);
Bytes pack_network(const Network& network);

/// The first hidden layer before it is cut off, of both sides, by colour.
using Accumulators = std::array<Network::Neurons, 2>;

/// Centipawns for the side to move.
Value output_of(const Network& network, const Accumulators& accumulators, Color side_to_move,
                std::size_t head_number);

}  // namespace engine::xiangqi::network
