// SPDX-License-Identifier: MIT
// The placements of an ending table as positions, for comparison with a reference solver.
#pragma once

#include <optional>
#include <string>

#include "engine/xiangqi/endings/table.h"

namespace tests {

/// The FEN of a placement; nothing if two pieces share a point.
std::optional<std::string> fen_of(const engine::xiangqi::EndingIndex& index, std::uint32_t number,
                                  bool attacker_to_move);

class EndingSolver;

/// Compares every `step`-th placement, from `first` on, with the solver of
/// tests/support/ending_solver.h, which shares no code with the tables. Returns a description of
/// the first difference, or an empty string.
std::string difference(const engine::xiangqi::EndingTable& table, EndingSolver& solver,
                       std::uint32_t first, std::uint32_t step);

}  // namespace tests
