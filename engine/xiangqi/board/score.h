// SPDX-License-Identifier: MIT
// A middlegame and an endgame value, interpolated by phase in the evaluation (tapered evaluation).
#pragma once

#include "engine/core/types.h"

namespace engine::xiangqi {

struct Score {
    Value mg = 0;
    Value eg = 0;

    constexpr Score operator+(Score other) const { return {mg + other.mg, eg + other.eg}; }
    constexpr Score operator-(Score other) const { return {mg - other.mg, eg - other.eg}; }
    constexpr Score operator-() const { return {-mg, -eg}; }
    constexpr Score operator*(int factor) const { return {mg * factor, eg * factor}; }
    constexpr Score& operator+=(Score other) { return *this = *this + other; }
    constexpr Score& operator-=(Score other) { return *this = *this - other; }
    constexpr bool operator==(const Score&) const = default;
};

}  // namespace engine::xiangqi
