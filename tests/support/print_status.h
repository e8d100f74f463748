// SPDX-License-Identifier: MIT
// What GoogleTest prints of the end of a game. Every test that compares one must include this, or
// the linker may choose to print its bytes everywhere.
#pragma once

#include <ostream>

#include "engine/game.h"

namespace engine {

inline void PrintTo(Status status, std::ostream* out) { *out << text_of(status); }
inline void PrintTo(Reason reason, std::ostream* out) { *out << text_of(reason); }

}  // namespace engine
