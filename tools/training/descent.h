// SPDX-License-Identifier: MIT
// Gradient descent, for whatever network is trained: epochs over samples in random order, batches
// by several threads, steps by Adam (Kingma and Ba, "Adam: a method for stochastic optimization",
// 2015).
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "tools/command_line.h"
#include "tools/training/pass.h"

namespace training {

struct DescentSettings {
    int epochs = 40;
    /// The highest step, in millionths; it falls to a hundredth of that by a cosine.
    int rate = 1000;
    /// Samples of a step.
    int batch = 4096;
    int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    int seed = 1;
};

void add_options(tools::CommandLine& line, DescentSettings& settings);

class Descent {
  public:
    /// `limits`: how far from zero each number may get.
    Descent(Numbers numbers, Numbers limits, const DescentSettings& settings);

    [[nodiscard]] const Numbers& numbers() const { return numbers_; }
    [[nodiscard]] int epochs_done() const { return epochs_done_; }
    [[nodiscard]] bool is_done() const { return epochs_done_ >= settings_.epochs; }

    /// The loss of some samples, named by their numbers, at the present numbers of the network;
    /// adds its gradient. Called by several threads at a time.
    using Learn =
        std::function<double(const std::vector<std::uint32_t>& samples, Numbers& gradient)>;
    /// Learns from so many samples; their mean loss.
    double run_epoch(std::size_t samples, const Learn& learn);

    /// Writes the state after an epoch. False if the file cannot be written.
    [[nodiscard]] bool save(const std::string& path) const;
    /// Continues an interrupted run, if the file exists. False if it belongs to another network.
    [[nodiscard]] bool load(const std::string& path);

  private:
    double learn_batch(const std::vector<std::uint32_t>& batch, float rate, const Learn& learn);
    /// Calls `work` with the number of each part of a batch, in several threads.
    void for_each_part(const std::function<void(std::size_t)>& work) const;
    /// Of the numbers from `begin` to before `end`, by the gradient of `count` samples.
    void step(std::size_t begin, std::size_t end, float count, float rate);
    /// At this sample of the present epoch.
    [[nodiscard]] float rate_at(std::size_t sample, std::size_t samples) const;

    DescentSettings settings_;
    Numbers limits_;
    Numbers numbers_;
    /// Running averages of the gradient and of its square.
    Numbers mean_;
    Numbers square_;
    std::vector<Numbers> gradients_;
    std::int64_t steps_ = 0;
    int epochs_done_ = 0;
};

}  // namespace training
