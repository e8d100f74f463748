// SPDX-License-Identifier: MIT
// datagen play: plays the games of one shard of training records, or those that it still lacks.
#pragma once

#include <functional>

#include "engine/uci/command.h"

namespace CLI {
class App;
}  // namespace CLI

namespace chuhe {

/// Adds the subcommand; what to call when it is chosen.
std::function<int()> add_play(CLI::App& app);

}  // namespace chuhe
