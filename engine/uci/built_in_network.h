// SPDX-License-Identifier: MIT
// The network that the program brings with it, packed.
#pragma once

#include <cstdint>
#include <span>

namespace chuhe {

std::span<const std::uint8_t> built_in_network();

}  // namespace chuhe
