// SPDX-License-Identifier: MIT
// The numbers of a search that a tuner may change, in programs with the searches of the lab build.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tuning {

struct Number {
    std::string name;
    int value = 0;
    int low = 0;
    int high = 0;
    int step = 1;
};

/// One value for each number, in the same order.
using Setting = std::vector<int>;

/// As they are.
Setting values_of(const std::vector<Number>& numbers);
/// The number some steps higher or lower, within its bounds.
int moved(const Number& number, int steps);

/// Those of the game with a step; empty in other programs.
std::vector<Number> numbers_of(std::string_view game);

/// Searches use the setting from now on; none may run.
void apply(std::string_view game, const std::vector<Number>& numbers, const Setting& setting);

}  // namespace tuning
