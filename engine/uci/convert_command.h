// SPDX-License-Identifier: MIT
// chuhe convert: converts game records between formats.
#pragma once

#include "engine/uci/command.h"

namespace chuhe {

inline constexpr const char* kConvertUsage =
    "chuhe convert [--of xiangqi|gomoku] [--to FORMAT] [--notation NAME] [--rule NAME] [--game N] "
    "IN "
    "OUT";

int convert(const Arguments& arguments);

}  // namespace chuhe
