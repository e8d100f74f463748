// SPDX-License-Identifier: MIT
// The techniques of a search that can be switched off to measure what each is worth.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace engine {

/// `Feature` is an enumeration of at most 64 techniques, counted from 0.
template <class Feature>
class FeatureSet {
  public:
    /// All techniques on.
    constexpr FeatureSet() = default;
    [[nodiscard]] constexpr FeatureSet without(Feature feature) const {
        FeatureSet set = *this;
        set.off_ |= std::uint64_t{1} << static_cast<unsigned>(feature);
        return set;
    }
    [[nodiscard]] constexpr bool has(Feature feature) const {
        return (off_ >> static_cast<unsigned>(feature) & 1U) == 0;
    }

  private:
    std::uint64_t off_ = 0;
};

/// The feature of this name; `names` are in the order of the enumeration.
template <class Feature, std::size_t N>
constexpr std::optional<Feature> find_feature(const std::array<std::string_view, N>& names,
                                              std::string_view name) {
    static_assert(N <= 64);
    for (std::size_t i = 0; i < N; ++i) {
        if (names[i] == name) return static_cast<Feature>(i);
    }
    return std::nullopt;
}

}  // namespace engine
