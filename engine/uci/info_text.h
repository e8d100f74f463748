// SPDX-License-Identifier: MIT
// Reports of a search, as lines of either protocol.
#pragma once

#include <optional>
#include <string>

#include "engine/core/outcome_chances.h"
#include "engine/core/search/types.h"

namespace chuhe {

/// A line of play, with the win, draw and loss chances if given, or the current root move.
std::string uci_info(const engine::SearchInfo& info,
                     const std::optional<engine::OutcomeChances>& chances);
/// A line of play; the protocol has neither mates nor bounds.
std::string ucci_info(const engine::SearchInfo& info);
/// Reports that the requested mate was not found; empty if it was.
std::optional<std::string> missing_mate(const engine::SearchInfo& answer, int moves);

}  // namespace chuhe
