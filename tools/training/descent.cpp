// SPDX-License-Identifier: MIT
#include "tools/training/descent.h"

#include <array>
#include <atomic>
#include <cmath>
#include <fstream>
#include <numbers>
#include <numeric>
#include <utility>

#include "engine/core/random.h"

namespace training {

namespace {

/// The parts of a batch whose gradients are summed apart: the result depends on their number, but
/// not on that of the threads.
constexpr std::size_t kParts = 8;

constexpr float kMeanDecay = 0.9F;
constexpr float kSquareDecay = 0.999F;

std::vector<std::uint32_t> shuffled(std::size_t size, std::uint64_t seed) {
    std::vector<std::uint32_t> order(size);
    for (std::size_t i = 0; i < size; ++i) order[i] = static_cast<std::uint32_t>(i);
    engine::SplitMix64 random(seed);
    for (std::size_t i = size; i > 1; --i) {
        std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
    }
    return order;
}

/// One of kParts.
std::vector<std::uint32_t> part_of(const std::vector<std::uint32_t>& batch, std::size_t part) {
    const auto at = [&](std::size_t number) {
        return batch.begin() + static_cast<std::ptrdiff_t>(batch.size() * number / kParts);
    };
    return {at(part), at(part + 1)};
}

}  // namespace

void add_options(tools::CommandLine& line, DescentSettings& settings) {
    const CLI::Range positive(1, 1'000'000);
    line.add_option("--epochs", settings.epochs)->check(positive);
    line.add_option("--rate", settings.rate, "highest step of Adam, in millionths")
        ->check(positive);
    line.add_option("--batch", settings.batch, "samples of a step")->check(positive);
    line.add_option("--threads", settings.threads)->check(positive);
    line.add_option("--seed", settings.seed)->check(positive);
}

Descent::Descent(Numbers numbers, Numbers limits, const DescentSettings& settings)
    : settings_(settings),
      limits_(std::move(limits)),
      numbers_(std::move(numbers)),
      mean_(numbers_.size()),
      square_(numbers_.size()),
      gradients_(kParts) {}

double Descent::run_epoch(std::size_t samples, const Learn& learn) {
    const auto seed = static_cast<std::uint64_t>(settings_.seed) * 1000 +
                      static_cast<std::uint64_t>(epochs_done_ + 1);
    const std::vector<std::uint32_t> order = shuffled(samples, seed);
    double loss = 0;
    const auto batch = static_cast<std::size_t>(settings_.batch);
    for (std::size_t at = 0; at < samples; at += batch) {
        const auto begin = order.begin() + static_cast<std::ptrdiff_t>(at);
        const auto size = static_cast<std::ptrdiff_t>(std::min(batch, samples - at));
        loss += learn_batch({begin, begin + size}, rate_at(at, samples), learn);
    }
    ++epochs_done_;
    return loss / static_cast<double>(std::max<std::size_t>(samples, 1));
}

float Descent::rate_at(std::size_t sample, std::size_t samples) const {
    const float done = (static_cast<float>(epochs_done_) +
                        static_cast<float>(sample) / static_cast<float>(samples)) /
                       static_cast<float>(settings_.epochs);
    const float falling = 0.5F * (1.0F + std::cos(std::numbers::pi_v<float> * done));
    return static_cast<float>(settings_.rate) * 1e-6F * (0.01F + 0.99F * falling);
}

double Descent::learn_batch(const std::vector<std::uint32_t>& batch, float rate,
                            const Learn& learn) {
    std::array<double, kParts> losses{};
    for_each_part([&](std::size_t part) {
        gradients_[part].assign(numbers_.size(), 0);
        losses[part] = learn(part_of(batch, part), gradients_[part]);
    });
    ++steps_;
    for_each_part([&](std::size_t part) {
        step(numbers_.size() * part / kParts, numbers_.size() * (part + 1) / kParts,
             static_cast<float>(batch.size()), rate);
    });
    return std::accumulate(losses.begin(), losses.end(), 0.0);
}

void Descent::for_each_part(const std::function<void(std::size_t)>& work) const {
    std::atomic<std::size_t> next = 0;
    const auto work_on = [&] {
        for (std::size_t part = next++; part < kParts; part = next++) work(part);
    };
    std::vector<std::thread> others;
    for (int i = 1; i < settings_.threads; ++i) others.emplace_back(work_on);
    work_on();
    for (std::thread& thread : others) thread.join();
}

void Descent::step(std::size_t begin, std::size_t end, float count, float rate) {
    for (std::size_t part = 1; part < kParts; ++part) {
        for (std::size_t i = begin; i < end; ++i) gradients_[0][i] += gradients_[part][i];
    }
    const float mean_share = 1.0F - std::pow(kMeanDecay, static_cast<float>(steps_));
    const float square_share = 1.0F - std::pow(kSquareDecay, static_cast<float>(steps_));
    for (std::size_t i = begin; i < end; ++i) {
        const float slope = gradients_[0][i] / count;
        mean_[i] += (1.0F - kMeanDecay) * (slope - mean_[i]);
        square_[i] += (1.0F - kSquareDecay) * (slope * slope - square_[i]);
        numbers_[i] -=
            rate * (mean_[i] / mean_share) / (std::sqrt(square_[i] / square_share) + 1e-8F);
        numbers_[i] = std::clamp(numbers_[i], -limits_[i], limits_[i]);
    }
}

bool Descent::save(const std::string& path) const {
    std::ofstream file(path, std::ios::binary);
    const std::array<std::int64_t, 2> counts{epochs_done_, steps_};
    file.write(reinterpret_cast<const char*>(counts.data()), sizeof counts);
    for (const Numbers* numbers : {&numbers_, &mean_, &square_}) {
        file.write(reinterpret_cast<const char*>(numbers->data()),
                   static_cast<std::streamsize>(numbers->size() * sizeof(float)));
    }
    file.close();
    return !file.fail();
}

bool Descent::load(const std::string& path) {
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    if (!file) return true;
    std::array<std::int64_t, 2> counts{};
    const std::size_t numbers_size = numbers_.size() * sizeof(float);
    if (file.tellg() != static_cast<std::streamoff>(sizeof counts + 3 * numbers_size)) return false;
    file.seekg(0);
    file.read(reinterpret_cast<char*>(counts.data()), sizeof counts);
    for (Numbers* numbers : {&numbers_, &mean_, &square_}) {
        file.read(reinterpret_cast<char*>(numbers->data()),
                  static_cast<std::streamsize>(numbers_size));
    }
    epochs_done_ = static_cast<int>(counts[0]);
    steps_ = counts[1];
    return !file.fail();
}

}  // namespace training
