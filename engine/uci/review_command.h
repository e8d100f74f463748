// SPDX-License-Identifier: MIT
// chuhe review: writes the page's review of every game of a file into the records.
#pragma once

#include "engine/uci/command.h"

namespace chuhe {

inline constexpr const char* kReviewUsage =
    "chuhe review [--of xiangqi|gomoku] [--nodes N] [--rules NAME] [--notation NAME] "
    "[--shard I/N] IN OUT\n"
    "       chuhe review --merge OUT SHARD...";

int review(const Arguments& arguments);

}  // namespace chuhe
