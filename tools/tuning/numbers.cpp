// SPDX-License-Identifier: MIT
#include "tools/tuning/numbers.h"

#include <algorithm>

#include "engine/gomoku/search/parameters.h"
#include "engine/xiangqi/search/parameters.h"

namespace tuning {
namespace {

template <class Parameter>
std::vector<Number> all_numbers() {
    std::vector<Number> numbers;
    for (const Parameter* one : Parameter::all()) {
        if (one->step == 0) continue;
        numbers.push_back({std::string(one->name), one->value, one->low, one->high, one->step});
    }
    return numbers;
}

template <class Parameter>
void set_all(const std::vector<Number>& numbers, const Setting& setting) {
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        Parameter::find(numbers[i].name)->value = setting[i];
    }
}

}  // namespace

Setting values_of(const std::vector<Number>& numbers) {
    Setting setting;
    for (const Number& number : numbers) setting.push_back(number.value);
    return setting;
}

int moved(const Number& number, int steps) {
    return std::clamp(number.value + steps * number.step, number.low, number.high);
}

std::vector<Number> numbers_of(std::string_view game) {
    return game == "gomoku" ? all_numbers<engine::gomoku::Parameter>()
                            : all_numbers<engine::xiangqi::Parameter>();
}

void apply(std::string_view game, const std::vector<Number>& numbers, const Setting& setting) {
    if (game == "gomoku") {
        set_all<engine::gomoku::Parameter>(numbers, setting);
    } else {
        set_all<engine::xiangqi::Parameter>(numbers, setting);
    }
}

}  // namespace tuning
