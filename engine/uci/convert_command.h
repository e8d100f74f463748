// SPDX-License-Identifier: MIT
// chuhe convert: game records from one format into another.
#pragma once

#include "engine/uci/command.h"

namespace chuhe {

inline constexpr const char* kConvertUsage =
    "chuhe convert [--of xiangqi|gomoku] [--to FORMAT] [--notation NAME] [--rule NAME] [--game N] "
    "IN "
    "OUT";

int convert(const Arguments& arguments);

}  // namespace chuhe
