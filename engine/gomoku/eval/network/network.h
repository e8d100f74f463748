// SPDX-License-Identifier: MIT
// A small network that evaluates positions by their lines. Each empty point that sees a stone adds
// up a vector for the shape of each of its four lines, from each side's view; the positive parts
// are summed over the board; two small layers compute a number from both sums.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/bytes.h"
#include "engine/core/text/fault.h"
#include "engine/core/types.h"
#include "engine/gomoku/board/pattern.h"
#include "engine/gomoku/eval/network/shapes.h"

namespace engine::gomoku::network {

/// The channels of each point, for each side's view.
inline constexpr std::size_t kChannels = 64;
inline constexpr std::size_t kHidden = 32;

/// The integers that represent 1.0: for a channel, for a sum over the board and a hidden neuron,
/// and for a weight of the two layers.
inline constexpr int kChannelUnit = 128;
inline constexpr int kSumUnit = 1024;
inline constexpr int kWeightUnit = 256;
/// The upper limits of a channel, so that sums over 400 points fit into 16 bits, and of a hidden
/// neuron.
inline constexpr int kLargestChannel = 163;
inline constexpr int kLargestHidden = 4 * kSumUnit - 1;
/// The number of points at 1.0 that make a sum of 1.0.
inline constexpr int kPooled = 16;
/// An upper bound of the weights of the layers, so that sums fit into 32 bits.
inline constexpr int kLargestWeight = 2 * kWeightUnit;
inline constexpr int kLargestPolicy = 32 * kWeightUnit;
/// Evaluation units for the output 1.0.
inline constexpr int kScale = 400;

/// Freestyle, standard and Renju have one head for each colour to move. Caro, which the search
/// evaluates without the network, uses those of freestyle: overlines win in both.
inline constexpr std::size_t kHeads = 6;
constexpr std::size_t head_of(Rule rule, Color side_to_move) {
    const Rule judge = rule == Rule::Caro ? Rule::Freestyle : rule;
    return static_cast<std::size_t>(judge) * 2 + index(side_to_move);
}

struct Network {
    using Channels = std::array<std::int16_t, kChannels>;
    /// For the sums of the side to move, then for those of the other side.
    using Weights = std::array<Channels, 2>;

    /// Computes a value and policies from the sums.
    struct Head {
        alignas(16) std::array<Weights, kHidden> hidden{};
        /// Added to the output of the hidden neurons.
        alignas(16) Weights direct{};
        alignas(16) std::array<std::int16_t, kHidden> output{};
        /// The policy of a point: weights of its channels, and the contribution of each hidden
        /// neuron to these weights.
        alignas(16) Weights policy{};
        alignas(16) std::array<Weights, kHidden> policy_hidden{};
        /// In units of kSumUnit * kWeightUnit, like the output bias.
        std::array<std::int32_t, kHidden> hidden_bias{};
        std::int32_t output_bias = 0;
    };

    /// Weights from -128 to 127.
    alignas(16) std::array<Channels, kShapes> shapes{};
    alignas(16) Channels bias{};
    std::array<Head, kHeads> heads{};
};

/// Replaces `network` with the packed `bytes`, which need not be trusted. If they are rejected,
/// `network` stays unchanged.
[[nodiscard]] Fault read_network(ByteView bytes, Network& network);
Bytes pack_network(const Network& network);

/// Sums over the board for either colour's view; unsigned, because a full board exceeds the signed
/// range.
using Sums = std::array<Network::Channels, 2>;

using Neurons = std::array<std::int16_t, kHidden>;

/// The network's output for the whole board.
struct Judgement {
    /// Evaluation units from the side to move's view.
    Value value = 0;
    Neurons hidden{};
};

Judgement judgement_of(const Network::Head& head, const Sums& sums, Color side_to_move);
/// The weights of a point's channels for its policy.
Network::Weights policy_weights(const Network::Head& head, const Neurons& hidden);
/// The unit of natural logarithms of likelihoods.
inline constexpr int kPolicyUnit = 256;

}  // namespace engine::gomoku::network
