// SPDX-License-Identifier: MIT
// Finds which of many numbers of a search are too high or too low, by moving all of them at once.
#pragma once

#include <cstddef>
#include <vector>

namespace tuning {

/// +1 or -1 for each number: up or down.
using Signs = std::vector<int>;

/// The runs of an experiment: rows of a Hadamard matrix (Paley 1933), in which every number goes up
/// as often as down, and any two go the same way as often as not. Each run has a partner with the
/// opposite signs, so that what is curved in the effect of a number cancels out.
std::vector<Signs> balanced_runs(std::size_t numbers);

/// A mean and its standard error.
struct Measured {
    double mean = 0;
    double error = 0;
};

Measured mean_of(const std::vector<double>& values);

/// The effect of each number going up by its step. `leads`: for each run, by how much it is better
/// than its partner.
std::vector<Measured> effects(const std::vector<Signs>& runs, const std::vector<Measured>& leads);

}  // namespace tuning
