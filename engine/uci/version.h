// SPDX-License-Identifier: MIT
// The version of the programs, which is that of the project in CMakeLists.txt.
#pragma once

#include <string>

namespace chuhe {

inline constexpr const char* kVersion = CHUHE_VERSION;

/// The version as reported to protocols and people, e.g. "Chuhe 1.0.0".
inline std::string name_and_version() { return std::string("Chuhe ") + kVersion; }

}  // namespace chuhe
