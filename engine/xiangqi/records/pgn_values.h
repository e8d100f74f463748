// SPDX-License-Identifier: MIT
// Numbers in the comments of PGN: `[%eval 0.35]`, `[%eval #-3]`, `[%clk 1:02:03.5]`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/records/game_tree.h"

namespace engine::xiangqi {

std::optional<Evaluation> parse_evaluation(std::string_view text);
std::string evaluation_text(const Evaluation& evaluation);

/// In milliseconds.
std::optional<std::int64_t> parse_clock(std::string_view text);
std::string clock_text(std::int64_t ms);

}  // namespace engine::xiangqi
