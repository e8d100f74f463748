// SPDX-License-Identifier: MIT
// datagen play: plays the games of one shard of training records, or those that it still lacks.
#pragma once

#include "engine/uci/command.h"

namespace chuhe {

inline constexpr const char* kDatagenUsage =
    "datagen play [--nodes N] [--rules SET] [--openings FILE] [--eval NETWORK|none] SHARD FIRST "
    "COUNT";

int datagen(const Arguments& arguments);

}  // namespace chuhe
