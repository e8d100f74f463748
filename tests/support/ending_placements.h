// SPDX-License-Identifier: MIT
// The placements of an ending's table as positions, to be shown to a witness.
#pragma once

#include <optional>
#include <string>

#include "engine/xiangqi/endings/table.h"

namespace tests {

/// The FEN of a placement; nothing where two pieces share a point.
std::optional<std::string> fen_of(const engine::xiangqi::EndingIndex& index, std::uint32_t number,
                                  bool attacker_to_move);

class EndingSolver;

/// Compares every `step`-th placement, from `first` on, with what the solver of
/// tests/support/ending_solver.h finds, which shares no code with the tables. Returns the first
/// difference in words, else nothing.
std::string difference(const engine::xiangqi::EndingTable& table, EndingSolver& solver,
                       std::uint32_t first, std::uint32_t step);

}  // namespace tests
