// SPDX-License-Identifier: MIT
// What the trainers of both games have in common: numbers of a network, and the concept of a pass,
// which computes a network in floating point on one position, forwards and backwards.
#pragma once

#include <algorithm>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/random.h"

namespace training {

/// The numbers of a network as one list; gradients and Adam's averages have its shape.
using Numbers = std::vector<float>;

/// One game in fifty is held out.
constexpr bool is_held_out(std::uint32_t game) { return game % 50 == 0; }

inline float sigmoid(float x) { return 1.0F / (1.0F + std::exp(-x)); }

/// Fills in random numbers from -reach to reach.
inline void fill(engine::SplitMix64& random, float* numbers, std::size_t size, float reach) {
    for (std::size_t i = 0; i < size; ++i) {
        numbers[i] = reach * (static_cast<float>(random.below(2'000'001)) / 1e6F - 1.0F);
    }
}

/// In units of 1/unit.
inline std::int32_t whole(float number, int unit) {
    return static_cast<std::int32_t>(std::lround(number * static_cast<float>(unit)));
}
inline std::int16_t whole(float number, int unit, int limit) {
    return static_cast<std::int16_t>(std::clamp(whole(number, unit), -limit, limit));
}

/// What a network is asked to learn, and how long and fast.
struct Goals {
    /// Percent of the target that are the result of the game; the score of the search is the rest.
    int result = 0;
    /// Thousandths of the loss that the cross entropy of the policy counts.
    int policy = 0;
    int epochs = 0;
    /// The highest step of the descent, in millionths.
    int rate = 0;
};

/// A game's network in floating point. Beside what is named here it has kGoals, unless the command
/// line names others; kScale, the evaluation at which a win is expected 1 / (1 + 1/e) of the time;
/// and the network's Evaluator in integers.
template <class P>
concept Pass = requires(P pass, const Numbers& numbers, Numbers& gradient,
                        typename P::Positions& positions, const typename P::Sample& sample,
                        const typename P::Network& network) {
    /// Where the descent starts, from nothing or from a network, and how far from zero each number
    /// may get.
    { P::first_numbers(1) } -> std::same_as<Numbers>;
    { P::numbers_of(network) } -> std::same_as<Numbers>;
    { P::limits() } -> std::same_as<Numbers>;
    /// Reads a shard or set into positions to learn from and held-out ones; says what is wrong.
    { P::read(std::string(), positions, positions) } -> std::same_as<std::string>;
    /// With a target, the share of a win that is expected, and the damping of the evaluation.
    { positions.sample(positions.size(), Goals()) } -> std::same_as<typename P::Sample>;
    /// The logit of the share of a win.
    { pass.evaluate(sample) } -> std::same_as<float>;
    /// Gives the loss and adds its gradient; `finish` comes after the last sample of a gradient.
    { pass.learn(sample, gradient) } -> std::same_as<float>;
    P::finish(gradient);
    /// In integers, mended by held-out positions.
    { P::quantised(numbers, positions) } -> std::same_as<typename P::Network>;
};

/// A pass whose network has a policy: whether it puts the best move of a sample first, if the
/// sample has one. After `evaluate` of that sample. Another one asks the network in integers.
template <class P>
concept PolicyPass = Pass<P> && requires(P pass, const typename P::Sample& sample) {
    { pass.finds_best(sample) } -> std::same_as<std::optional<bool>>;
};

}  // namespace training
