// SPDX-License-Identifier: MIT
// datagen merge: makes one shuffled set without duplicates of many shards, tells what they hold,
// or shows records.
#pragma once

#include "engine/uci/command.h"

namespace chuhe {

inline constexpr const char* kDatamergeUsage =
    "datagen merge [--memory MEGABYTES] SET SHARD... | --stats SHARD... | --print N SHARD";

int datamerge(const Arguments& arguments);

}  // namespace chuhe
