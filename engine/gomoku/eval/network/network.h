// SPDX-License-Identifier: MIT
// A small network that judges positions by their lines. Each empty point that sees a stone sums a
// vector for the shape of each of its four lines, as either side sees them; what is positive is
// added up over the board; two small layers make a number of both sums.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/bytes.h"
#include "engine/core/text/fault.h"
#include "engine/core/types.h"
#include "engine/gomoku/board/pattern.h"
#include "engine/gomoku/eval/network/shapes.h"

namespace engine::gomoku::network {

/// Numbers of each point, as each side sees it.
inline constexpr std::size_t kChannels = 64;
inline constexpr std::size_t kHidden = 32;

/// What 1.0 is in integers: of a channel, of a sum over the board and of a hidden neuron, and of a
/// weight of the two layers.
inline constexpr int kChannelUnit = 128;
inline constexpr int kSumUnit = 1024;
inline constexpr int kWeightUnit = 256;
/// Where a channel, so that 400 points have 16 bits, and a hidden neuron are cut off.
inline constexpr int kLargestChannel = 163;
inline constexpr int kLargestHidden = 4 * kSumUnit - 1;
/// So many points at 1.0 make a sum of 1.0.
inline constexpr int kPooled = 16;
/// No weight of a layer is greater, so that sums have 32 bits.
inline constexpr int kLargestWeight = 2 * kWeightUnit;
inline constexpr int kLargestPolicy = 32 * kWeightUnit;
/// Units of evaluation that 1.0 stands for.
inline constexpr int kScale = 400;

/// Heads: freestyle, standard and Renju have one for each colour of the side to move. For Caro,
/// which the search judges by hand, those of freestyle stand in: overlines win in both.
inline constexpr std::size_t kHeads = 6;
constexpr std::size_t head_of(Rule rule, Color side_to_move) {
    const Rule judge = rule == Rule::Caro ? Rule::Freestyle : rule;
    return static_cast<std::size_t>(judge) * 2 + index(side_to_move);
}

struct Network {
    using Channels = std::array<std::int16_t, kChannels>;
    /// The sums of the side to move, then those of the other.
    using Weights = std::array<Channels, 2>;

    /// What makes a value and policies of the sums.
    struct Head {
        alignas(16) std::array<Weights, kHidden> hidden{};
        /// Added up with the output of the hidden neurons.
        alignas(16) Weights direct{};
        alignas(16) std::array<std::int16_t, kHidden> output{};
        /// How likely a point is the best move: weights of its channels, and what each hidden
        /// neuron adds to them.
        alignas(16) Weights policy{};
        alignas(16) std::array<Weights, kHidden> policy_hidden{};
        /// In units of kSumUnit * kWeightUnit, as the next.
        std::array<std::int32_t, kHidden> hidden_bias{};
        std::int32_t output_bias = 0;
    };

    /// From -128 to 127.
    alignas(16) std::array<Channels, kShapes> shapes{};
    alignas(16) Channels bias{};
    std::array<Head, kHeads> heads{};
};

/// Replaces `network` by the packed `bytes`, which may be anything. Where they are refused the
/// network is left as it was.
[[nodiscard]] Fault read_network(ByteView bytes, Network& network);
Bytes pack_network(const Network& network);

/// Over the board, of either colour's view: to be read without signs, or a full board overflows.
using Sums = std::array<Network::Channels, 2>;

using Neurons = std::array<std::int16_t, kHidden>;

/// What the network makes of the whole board.
struct Judgement {
    /// Units of evaluation for the side to move.
    Value value = 0;
    Neurons hidden{};
};

Judgement judgement_of(const Network::Head& head, const Sums& sums, Color side_to_move);
/// The weights of a point's channels, by which its policy comes.
Network::Weights policy_weights(const Network::Head& head, const Neurons& hidden);
/// In natural logarithms of the likelihood, in units of 1 / kPolicyUnit.
inline constexpr int kPolicyUnit = 256;

}  // namespace engine::gomoku::network
