// SPDX-License-Identifier: MIT
#include "tools/match/spsa.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "engine/core/random.h"
#include "engine/core/text/text.h"
#include "tools/match/limits.h"

namespace match {

namespace {

// How fast steps and spreads shrink, as Spall recommends for finite runs.
constexpr double kStepDecay = 0.602;
constexpr double kSpreadDecay = 0.101;
/// Iterations by which the first steps are held back, as a share of all.
constexpr double kStability = 0.1;

/// A whole number near `value`, on average `value`: else numbers with a small step would stand.
int round_at_random(double value, engine::SplitMix64& random) {
    constexpr std::uint32_t kResolution = 1 << 24;
    const double down = std::floor(value);
    const bool up = random.below(kResolution) < (value - down) * kResolution;
    return static_cast<int>(down) + (up ? 1 : 0);
}

/// A line of the state: `word number…`.
std::optional<std::vector<double>> numbers_after(const std::vector<std::string_view>& words,
                                                 std::size_t first, std::size_t count) {
    if (words.size() != first + count) return std::nullopt;
    std::vector<double> numbers;
    for (std::size_t i = first; i < words.size(); ++i) {
        const auto number = parse_decimal(words[i]);
        if (!number) return std::nullopt;
        numbers.push_back(*number);
    }
    return numbers;
}

}  // namespace

Spsa::Spsa(std::vector<Tuned> numbers, int iterations, std::uint64_t seed, double rate)
    : numbers_(std::move(numbers)),
      iterations_(iterations),
      seed_(seed),
      rate_(rate) {}

double Spsa::spread(const Tuned& number) const {
    return number.step *
           std::pow(static_cast<double>(iterations_) / (iteration_ + 1), kSpreadDecay);
}

Perturbation Spsa::perturbation() const {
    // Hashed, so that the streams of neighbouring iterations have nothing in common.
    engine::SplitMix64 hash(seed_ ^ (static_cast<std::uint64_t>(iteration_) << 32));
    engine::SplitMix64 random(hash.next());
    Perturbation out;
    for (const Tuned& number : numbers_) {
        const int sign = random.below(2) == 0 ? -1 : 1;
        const auto setting = [&](int direction) {
            const int value = round_at_random(number.value + direction * spread(number), random);
            return std::clamp(value, number.low, number.high);
        };
        out.signs.push_back(sign);
        out.plus.push_back(setting(sign));
        out.minus.push_back(setting(-sign));
    }
    return out;
}

void Spsa::learn(const Perturbation& perturbation, double lead) {
    const double all = iterations_;
    const double held_back = kStability * all;
    const double slowing = std::pow((held_back + all) / (held_back + iteration_ + 1), kStepDecay);
    for (std::size_t i = 0; i < numbers_.size(); ++i) {
        Tuned& number = numbers_[i];
        const double gain = rate_ * number.step * number.step * slowing / spread(number);
        number.value += gain * lead * perturbation.signs[i];
        number.value = std::clamp<double>(number.value, number.low, number.high);
    }
    ++iteration_;
}

std::string Spsa::save() const {
    std::string text = "iterations " + std::to_string(iterations_) + "\niteration " +
                       std::to_string(iteration_) + "\nseed " + std::to_string(seed_) + "\nrate " +
                       std::to_string(rate_) + "\n";
    for (const Tuned& number : numbers_) {
        char line[256];
        std::snprintf(line, sizeof line, "number %s %d %d %d %d %.17g\n", number.name.c_str(),
                      number.initial, number.low, number.high, number.step, number.value);
        text += line;
    }
    return text;
}

std::optional<Spsa> Spsa::load(std::string_view text) {
    Spsa state({}, 0, 0);
    for (const std::string_view line : engine::split_fields(text, '\n')) {
        const auto words = engine::split_words(line);
        if (words.empty()) continue;
        if (words[0] == "number" && words.size() == 7) {
            const auto fields = numbers_after(words, 2, 5);
            if (!fields) return std::nullopt;
            const auto whole = [&](std::size_t i) { return static_cast<int>((*fields)[i]); };
            state.numbers_.push_back(
                {std::string(words[1]), whole(0), whole(1), whole(2), whole(3), (*fields)[4]});
            continue;
        }
        if (words[0] == "rate") {
            const auto rate = numbers_after(words, 1, 1);
            if (!rate) return std::nullopt;
            state.rate_ = rate->front();
            continue;
        }
        const auto value =
            words.size() == 2 ? engine::parse_int(words[1]) : std::optional<std::int64_t>();
        if (!value || *value < 0) return std::nullopt;
        if (words[0] == "iterations") {
            state.iterations_ = static_cast<int>(*value);
        } else if (words[0] == "iteration") {
            state.iteration_ = static_cast<int>(*value);
        } else if (words[0] == "seed") {
            state.seed_ = static_cast<std::uint64_t>(*value);
        } else {
            return std::nullopt;
        }
    }
    if (state.numbers_.empty() || state.iterations_ == 0) return std::nullopt;
    return state;
}

}  // namespace match
