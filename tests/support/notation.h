// SPDX-License-Identifier: MIT
// Writes moves in every notation and reads them back.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/xiangqi/notation/notation.h"

namespace tests {

struct RoundTrip {
    /// Written and read so far.
    std::size_t texts = 0;
    /// What went wrong, in words; the first ten.
    std::vector<std::string> problems;

    void make(const engine::xiangqi::Position& position, engine::xiangqi::Move move);
    /// With every legal move.
    void make_all(const engine::xiangqi::Position& position);
};

}  // namespace tests
