// SPDX-License-Identifier: MIT
// Reads a line of moves whose first text can mean several: what follows tells which is meant.
#pragma once

#include <string>
#include <vector>

#include "engine/xiangqi/notation/notation.h"

namespace engine::xiangqi {

struct LineStep {
    Move move;
    /// The moves that the text can mean, if there are several.
    std::vector<std::string> choices{};
};

/// The steps of the only reading of `texts` in which all are legal, or are for longer than in any
/// other, up to where it is the only one. Empty if several remain or there are too many to follow.
/// Readings that meet in a position are one.
std::vector<LineStep> read_line(const Position& position, const std::vector<std::string>& texts,
                                Notation likely);

}  // namespace engine::xiangqi
