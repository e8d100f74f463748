// SPDX-License-Identifier: MIT
// datagen merge: makes one set out of shards of training records, counts or prints them.
#pragma once

#include <functional>

#include "engine/uci/command.h"

namespace CLI {
class App;
}  // namespace CLI

namespace chuhe {

/// Adds the subcommand; what to call when it is chosen.
std::function<int()> add_merge(CLI::App& app);

}  // namespace chuhe
