// SPDX-License-Identifier: MIT
// The option --eval of the commands that search: by which evaluation.
#pragma once

#include <memory>
#include <string>

#include "engine/xiangqi/eval/network/network.h"

namespace chuhe {

/// None stands for the hand-made evaluation.
using Evaluation = std::unique_ptr<const engine::xiangqi::network::Network>;

/// That of the network which the program brings with it.
Evaluation built_in_evaluation();

/// That of a network's file, or of the word "none"; what is wrong with it, or nothing.
[[nodiscard]] std::string read_evaluation(const std::string& value, Evaluation& evaluation);

}  // namespace chuhe
