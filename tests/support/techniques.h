// SPDX-License-Identifier: MIT
// Switches off techniques of a search during the lifetime of an object; for lab tests.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

namespace tests {

/// `Parameter` is the class of the game.
template <class Parameter>
class SwitchedOff {
  public:
    using Names = std::vector<std::string_view>;

    explicit SwitchedOff(const Names& techniques) {
        for (auto* one : Parameter::all()) before_.emplace_back(one, one->value);
        for (const auto name : techniques) Parameter::switch_off(name);
    }
    SwitchedOff(const SwitchedOff&) = delete;
    SwitchedOff& operator=(const SwitchedOff&) = delete;
    ~SwitchedOff() {
        for (const auto& [parameter, value] : before_) parameter->value = value;
    }

    /// All techniques except these.
    static Names but(std::initializer_list<std::string_view> kept) {
        Names rest = Parameter::techniques();
        rest.erase(
            std::remove_if(
                rest.begin(), rest.end(),
                [&](auto name) { return std::find(kept.begin(), kept.end(), name) != kept.end(); }),
            rest.end());
        return rest;
    }

  private:
    std::vector<std::pair<Parameter*, int>> before_;
};

}  // namespace tests
