// SPDX-License-Identifier: MIT
// A small network that judges positions: (own pieces, enemy pieces) as each side sees them ->
// hidden layer shared by both sides -> one number, of one of several outputs by the count of
// pieces.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/fault.h"
#include "engine/core/types.h"
#include "engine/xiangqi/eval/network/inputs.h"

namespace engine::xiangqi::network {

/// Hidden neurons of each side.
inline constexpr std::size_t kHidden = 64;
/// Outputs, for pieces counted by fours.
inline constexpr std::size_t kOutputs = 8;

/// What 1.0 is in integers: of a hidden neuron, which is cut off there, of its square as it goes
/// on, and of an output weight.
inline constexpr int kHiddenUnit = 255;
inline constexpr int kSquareUnit = 254;
inline constexpr int kOutputUnit = 1024;
/// No output weight is greater, so that the sum has 32 bits.
inline constexpr int kLargestOutputWeight = 8 * kOutputUnit;
/// Centipawns that the output 1.0 stands for.
inline constexpr int kCentipawns = 400;

inline std::size_t output_for(const Board& board) {
    return static_cast<std::size_t>(board.occupied().count() - 1) / 4;
}

struct Network {
    using Neurons = std::array<std::int16_t, kHidden>;

    /// For each input the weights to the hidden neurons; none of input 0.
    alignas(16) std::array<Neurons, kInputs + 1> hidden{};
    alignas(16) Neurons hidden_bias{};
    /// For each output the weights of the side to move, then of the other.
    alignas(16) std::array<std::array<Neurons, 2>, kOutputs> output{};
    /// In units of kSquareUnit * kOutputUnit.
    std::array<std::int32_t, kOutputs> output_bias{};
};

/// Replaces `network` by the packed `bytes`, which may be anything. Where they are refused the
/// network is left as it was.
[[nodiscard]] Fault read_network(ByteView bytes, Network& network);
Bytes pack_network(const Network& network);

/// The hidden neurons before they are cut off, of both sides, by colour.
using Accumulators = std::array<Network::Neurons, 2>;

/// Centipawns for the side to move.
Value output_of(const Network& network, const Accumulators& accumulators, Color side_to_move,
                std::size_t output);

}  // namespace engine::xiangqi::network
