// SPDX-License-Identifier: MIT
// The packed networks built into the programs.
#pragma once

#include <cstdint>
#include <span>

namespace chuhe {

std::span<const std::uint8_t> built_in_xiangqi_network();
std::span<const std::uint8_t> built_in_gomoku_network();

}  // namespace chuhe
