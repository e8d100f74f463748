// SPDX-License-Identifier: MIT
// What each piece is worth where it stands: how much the judgement loses when it is taken away.
#pragma once

#include <string>
#include <vector>

#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/eval/network/network.h"

namespace engine::xiangqi {

/// The static judgement of a position in centipawns for the side to move: by the network, if there
/// is one, or by hand.
Value judgement(const Position& position, const network::Network* network);

struct MarginalValue {
    Square square;
    /// Centipawns for the owner; below 0 where the piece is in its own side's way.
    Value value = 0;
};

/// All pieces but the kings, from a0 along the ranks.
std::vector<MarginalValue> marginal_values(const Position& position,
                                           const network::Network* network);

/// The board with the value of each piece below its letter, for people.
std::string explain_marginal_values(const Position& position, const network::Network* network);

}  // namespace engine::xiangqi
