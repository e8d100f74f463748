// SPDX-License-Identifier: MIT
// Search parameters that only games can tune: constants, except in the lab build (CHUHE_LAB), where
// a match or a test sets them and switches techniques off.
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include "engine/core/text/text.h"

namespace engine {

/// `Game` separates the parameters of the two games.
template <class Game>
struct Parameter {
    std::string_view name;
    int value;
    int low;
    int high;
    /// By how much a tuner moves it: enough to change some moves. 0: not tuned.
    int step;
    /// The technique that the value `never` switches off; empty if none.
    std::string_view technique = {};
    int never = 0;

    /// The game's parameters by name; empty except in the lab build.
    static const std::vector<Parameter*>& all() { return listed(); }
    /// Case-insensitive; null if there is no such parameter.
    static Parameter* find(std::string_view name) {
        const auto found = std::find_if(all().begin(), all().end(), [name](const Parameter* one) {
            return equal_ignoring_case(one->name, name);
        });
        return found == all().end() ? nullptr : *found;
    }
    /// The techniques that can be switched off.
    static std::vector<std::string_view> techniques() {
        std::vector<std::string_view> names;
        for (const Parameter* one : all()) {
            const bool is_new =
                std::find(names.begin(), names.end(), one->technique) == names.end();
            if (!one->technique.empty() && is_new) names.push_back(one->technique);
        }
        return names;
    }
    /// Returns false if there is no such technique.
    static bool switch_off(std::string_view technique) {
        bool found = false;
        for (Parameter* one : all()) {
            if (technique.empty() || one->technique != technique) continue;
            one->value = one->never;
            found = true;
        }
        return found;
    }

    /// Registers a parameter. Values are constant-initialised and the list is sorted by name, so
    /// that nothing depends on the initialisation order of globals.
    struct Listing {
        explicit Listing(Parameter& parameter) {
            const auto by_name = [](const Parameter* a, const Parameter* b) {
                return a->name < b->name;
            };
            listed().insert(std::upper_bound(listed().begin(), listed().end(), &parameter, by_name),
                            &parameter);
        }
    };

  private:
    static std::vector<Parameter*>& listed() {
        static std::vector<Parameter*> parameters;
        return parameters;
    }
};

/// A value for `never` beyond any depth or number of moves.
inline constexpr int kOutOfReach = 1000;

}  // namespace engine

// CHUHE_PARAMETER(Name, value, low, high, step, technique, never) makes the integer `kName`; the
// last two may be left out. The namespace names its Parameter.
#ifdef CHUHE_LAB
#define CHUHE_PARAMETER(name, ...)                                        \
    inline constinit Parameter k##name##Parameter{#name, __VA_ARGS__};    \
    inline const Parameter::Listing k##name##Listing{k##name##Parameter}; \
    inline constinit const int& k##name = k##name##Parameter.value
#else
#define CHUHE_PARAMETER(name, ...) \
    inline constexpr int k##name = Parameter{#name, __VA_ARGS__}.value
#endif
// Whether a technique is used.
#define CHUHE_SWITCH(name, technique) CHUHE_PARAMETER(name, 1, 0, 1, 0, technique, 0)
