// SPDX-License-Identifier: MIT
// The marginal value of a piece on its point: the loss in evaluation if it is removed.
#pragma once

#include <string>
#include <vector>

#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/eval/network/network.h"

namespace engine::xiangqi {

/// The static evaluation in centipawns from the side to move's view: by the network if given, else
/// by `evaluate`.
Value judgement(const Position& position, const network::Network* network);

struct MarginalValue {
    Square square;
    /// Centipawns for the owner; negative if the piece hinders its own side.
    Value value = 0;
};

/// All pieces except the kings, from a0 along the ranks.
std::vector<MarginalValue> marginal_values(const Position& position,
                                           const network::Network* network);

/// The board as text with the value of each piece below its letter.
std::string explain_marginal_values(const Position& position, const network::Network* network);

}  // namespace engine::xiangqi
