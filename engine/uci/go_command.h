// SPDX-License-Identifier: MIT
// The arguments of `go`, in either protocol.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/search/types.h"

namespace chuhe {

struct GoCommand {
    engine::SearchLimits limits;
    bool infinite = false;
    bool ponder = false;
    /// The words after `searchmoves`, not yet parsed.
    std::optional<std::vector<std::string>> search_moves;
    /// An unknown word, which is ignored; empty if none.
    std::string error;
    /// A number that is missing or makes no sense, so that nothing is searched; empty if none.
    std::string refusal;
};

/// UCI: wtime btime winc binc movestogo depth nodes movetime mate searchmoves infinite ponder.
GoCommand parse_uci_go(const std::vector<std::string_view>& words, bool red_to_move);
/// UCCI: time opptime increment movestogo depth nodes infinite ponder draw; times are in seconds
/// unless `milliseconds`.
GoCommand parse_ucci_go(const std::vector<std::string_view>& words, bool milliseconds);

}  // namespace chuhe
