// SPDX-License-Identifier: MIT
#include "tools/tuning/experiment.h"

#include <cmath>

namespace tuning {
namespace {

bool is_prime(std::size_t number) {
    for (std::size_t divisor = 2; divisor * divisor <= number; ++divisor) {
        if (number % divisor == 0) return false;
    }
    return number >= 2;
}

/// Paley's first construction needs a prime of the form 4k + 3.
std::size_t prime_for(std::size_t numbers) {
    std::size_t prime = 3;
    while (prime < numbers || prime % 4 != 3 || !is_prime(prime)) ++prime;
    return prime;
}

}  // namespace

std::vector<Signs> balanced_runs(std::size_t numbers) {
    const std::size_t prime = prime_for(numbers);
    std::vector<int> character(prime, -1);
    for (std::size_t root = 1; root < prime; ++root) character[root * root % prime] = 1;
    // The rows of the matrix without its first column, which is the same in all of them once rows
    // that begin with -1 are turned over.
    std::vector<Signs> runs{Signs(numbers, 1)};
    for (std::size_t row = 0; row < prime; ++row) {
        Signs signs(numbers);
        for (std::size_t number = 0; number < numbers; ++number) {
            const std::size_t distance = (number + prime - row) % prime;
            signs[number] = distance == 0 ? -1 : -character[distance];
        }
        runs.push_back(signs);
    }
    return runs;
}

Measured mean_of(const std::vector<double>& values) {
    if (values.empty()) return {};
    const auto count = static_cast<double>(values.size());
    double sum = 0;
    for (const double value : values) sum += value;
    Measured result{sum / count, 0};
    double squares = 0;
    for (const double value : values) {
        squares += (value - result.mean) * (value - result.mean);
    }
    if (values.size() > 1) result.error = std::sqrt(squares / (count - 1) / count);
    return result;
}

std::vector<Measured> effects(const std::vector<Signs>& runs, const std::vector<Measured>& leads) {
    std::vector<Measured> result(runs.empty() ? 0 : runs.front().size());
    // A lead is twice the effect: one side has the number up, the other down.
    const double share = 0.5 / static_cast<double>(runs.size());
    for (std::size_t number = 0; number < result.size(); ++number) {
        double variance = 0;
        for (std::size_t run = 0; run < runs.size(); ++run) {
            result[number].mean += share * runs[run][number] * leads[run].mean;
            variance += share * share * leads[run].error * leads[run].error;
        }
        result[number].error = std::sqrt(variance);
    }
    return result;
}

}  // namespace tuning
