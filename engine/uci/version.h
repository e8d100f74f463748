// SPDX-License-Identifier: MIT
// The version of the programs: that of the project in CMakeLists.txt.
#pragma once

#include <string>

namespace chuhe {

inline constexpr const char* kVersion = CHUHE_VERSION;

/// As protocols and people are told it, e.g. "Chuhe 1.0.0".
inline std::string name_and_version() { return std::string("Chuhe ") + kVersion; }

}  // namespace chuhe
