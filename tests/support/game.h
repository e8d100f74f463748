// SPDX-License-Identifier: MIT
// For tests of engine/game.h: positions from text, and GoogleTest printers of answers. Every test
// that compares an answer must include this, or the linker may choose the default printer, which
// prints bytes, for all tests.
#pragma once

#include <ostream>
#include <string_view>

#include "engine/capabilities.h"
#include "engine/core/text/text.h"
#include "engine/game.h"

namespace engine {

inline void PrintTo(Status status, std::ostream* out) { *out << text_of(status); }
inline void PrintTo(Reason reason, std::ostream* out) { *out << text_of(reason); }
inline void PrintTo(Seat seat, std::ostream* out) { *out << text_of(seat); }
inline void PrintTo(FaultCode code, std::ostream* out) { *out << text_of(code); }
inline void PrintTo(const Fault& fault, std::ostream* out) { *out << sentence_of(fault); }
inline void PrintTo(const Snapshot& snapshot, std::ostream* out) {
    *out << snapshot.fen << ", " << text_of(snapshot.status) << " " << text_of(snapshot.reason);
}

}  // namespace engine

namespace tests {

inline const engine::Fault kNoFault;

/// `moves` are separated by spaces.
inline engine::Fault set(engine::Game& game, std::string_view fen, std::string_view moves = {},
                         std::string_view rules = {}) {
    return game.set_position(fen, engine::split_words(moves), rules);
}

}  // namespace tests
