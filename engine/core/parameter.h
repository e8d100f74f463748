// SPDX-License-Identifier: MIT
// A number of a search that only games can judge, with the range in which a tuner may move it: a
// constant, except in builds with CHUHE_TUNING, where a match sets it.
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include "engine/core/text.h"

namespace engine {

/// `Game` tells the parameters of one game from those of another.
template <class Game>
struct Parameter {
    std::string_view name;
    int value;
    int low;
    int high;
    /// By how much a tuner varies it in the end: enough to matter in games.
    int step;

#ifdef CHUHE_TUNING
    /// Lists itself; parameters are global variables.
    Parameter(std::string_view its_name, int initial, int lowest, int highest, int its_step)
        : name(its_name),
          value(initial),
          low(lowest),
          high(highest),
          step(its_step) {
        all().push_back(this);
    }
    Parameter(const Parameter&) = delete;
    Parameter& operator=(const Parameter&) = delete;
#endif
    constexpr operator int() const { return value; }  // NOLINT(google-explicit-constructor)

    /// The game's parameters in a build for tuning, in the order in which they are written; else
    /// none. Filled while global variables are initialised.
    static std::vector<Parameter*>& all() {
        static std::vector<Parameter*> parameters;
        return parameters;
    }
    /// Null when there is none of that name; case does not matter.
    static Parameter* find(std::string_view name) {
        const auto found = std::find_if(all().begin(), all().end(), [name](const Parameter* one) {
            return equal_ignoring_case(one->name, name);
        });
        return found == all().end() ? nullptr : *found;
    }
};

}  // namespace engine

#ifdef CHUHE_TUNING
#define CHUHE_PARAMETER inline Parameter
#else
#define CHUHE_PARAMETER inline constexpr Parameter
#endif
