// SPDX-License-Identifier: MIT
// The rule sets for repetitions, and their names.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace engine::xiangqi {

/// `Asian`: the Asian and World federations (AXF, WXF). `Computer`: perpetual check and perpetual
/// chase by attack differences. `Simple`: perpetual check alone. `Chinese`: the principle of the
/// Chinese association (CXA).
enum class RuleSet : std::uint8_t { Asian, Computer, Simple, Chinese };

inline constexpr std::array<std::string_view, 4> kRuleSetNames{"asian", "computer", "simple",
                                                               "chinese"};

constexpr std::string_view text_of(RuleSet rules) {
    return kRuleSetNames[static_cast<std::size_t>(rules)];
}

/// The rule set with exactly that name, or nothing.
constexpr std::optional<RuleSet> parse_rule_set(std::string_view name) {
    for (std::size_t i = 0; i < kRuleSetNames.size(); ++i) {
        if (kRuleSetNames[i] == name) return static_cast<RuleSet>(i);
    }
    return std::nullopt;
}

}  // namespace engine::xiangqi
