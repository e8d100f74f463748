// SPDX-License-Identifier: MIT
// Writes moves in every notation and reads them back.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/xiangqi/notation/notation.h"

namespace tests {

struct RoundTrip {
    /// The number of texts written and read so far.
    std::size_t texts = 0;
    /// The first ten errors as text.
    std::vector<std::string> problems;

    void make(const engine::xiangqi::Position& position, engine::xiangqi::Move move);
    /// Tests every legal move.
    void make_all(const engine::xiangqi::Position& position);
};

}  // namespace tests
