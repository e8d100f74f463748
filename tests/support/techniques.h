// SPDX-License-Identifier: MIT
// Techniques of a search switched off for as long as an object lives; for lab tests.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

namespace tests {

/// `Parameter` is that of the game.
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

    /// All but these.
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
