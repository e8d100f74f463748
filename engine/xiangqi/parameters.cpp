// SPDX-License-Identifier: MIT
#include "engine/xiangqi/parameters.h"

#include <algorithm>

namespace engine::xiangqi {

namespace {

/// Filled while global variables are initialised, in builds for tuning.
std::vector<Parameter*>& registry() {
    static std::vector<Parameter*> parameters;
    return parameters;
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

#ifdef CHUHE_TUNING
Parameter::Parameter(std::string_view its_name, int initial, int lowest, int highest, int its_step)
    : name(its_name),
      value(initial),
      low(lowest),
      high(highest),
      step(its_step) {
    registry().push_back(this);
}
#endif

const std::vector<Parameter*>& tunable_parameters() { return registry(); }

Parameter* find_parameter(std::string_view name) {
    const auto found =
        std::find_if(registry().begin(), registry().end(), [name](const Parameter* parameter) {
            return std::equal(name.begin(), name.end(), parameter->name.begin(),
                              parameter->name.end(),
                              [](char a, char b) { return lower(a) == lower(b); });
        });
    return found == registry().end() ? nullptr : *found;
}

}  // namespace engine::xiangqi
