// SPDX-License-Identifier: MIT
// The network that evaluates the positions of the book.
#pragma once

#include <memory>

#include "engine/gomoku/eval/network/network.h"

namespace books {

std::unique_ptr<engine::gomoku::network::Network> built_in_network();

}  // namespace books
