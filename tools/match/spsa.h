// SPDX-License-Identifier: MIT
// Simultaneous perturbation stochastic approximation (Spall 1992): tunes many numbers at once by
// games between two random neighbours of what is best so far.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace match {

/// A number under tuning.
struct Tuned {
    std::string name;
    int initial = 0;
    int low = 0;
    int high = 0;
    /// By how much it is varied in the last iteration.
    int step = 1;
    double value = 0;
};

/// One setting for each number, in the same order.
using Setting = std::vector<int>;

struct Perturbation {
    Setting plus;
    Setting minus;
    /// +1 or -1 for each number: where `plus` lies.
    std::vector<int> signs;
};

class Spsa {
  public:
    /// `rate`: steps of the last iteration for a lead of one game, as a share of the spread; the
    /// shorter the run, the more of them it takes to get anywhere.
    Spsa(std::vector<Tuned> numbers, int iterations, std::uint64_t seed, double rate = 0.002);

    [[nodiscard]] const std::vector<Tuned>& numbers() const { return numbers_; }
    [[nodiscard]] int iterations() const { return iterations_; }
    /// Finished ones.
    [[nodiscard]] int iteration() const { return iteration_; }
    [[nodiscard]] bool done() const { return iteration_ >= iterations_; }

    /// The settings that the next iteration compares; depends on nothing but the state.
    [[nodiscard]] Perturbation perturbation() const;
    /// Ends an iteration: `plus` won `lead` games more than `minus`.
    void learn(const Perturbation& perturbation, double lead);

    /// All there is to know, as text.
    [[nodiscard]] std::string save() const;
    /// Nothing when `text` is no saved state.
    static std::optional<Spsa> load(std::string_view text);

  private:
    /// How far the next iteration varies a number, in its unit.
    [[nodiscard]] double spread(const Tuned& number) const;

    std::vector<Tuned> numbers_;
    int iterations_;
    int iteration_ = 0;
    std::uint64_t seed_;
    double rate_;
};

}  // namespace match
