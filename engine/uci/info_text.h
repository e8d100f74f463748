// SPDX-License-Identifier: MIT
// What a search reports, as lines of either protocol.
#pragma once

#include <optional>
#include <string>

#include "engine/capabilities.h"
#include "engine/core/search_types.h"

namespace chuhe {

/// A line of play, with the chances of winning, drawing and losing where they are given, or the
/// root move that is being searched.
std::string uci_info(const engine::SearchInfo& info,
                     const std::optional<engine::OutcomeChances>& chances);
/// A line of play; the protocol knows neither mates nor bounds.
std::string ucci_info(const engine::SearchInfo& info);
/// Says that a mate in so many moves was asked for and not found; nothing where it was.
std::optional<std::string> missing_mate(const engine::SearchInfo& answer, int moves);

}  // namespace chuhe
