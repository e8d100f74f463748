// SPDX-License-Identifier: MIT
// The positions from which games start.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace match {

struct OpeningsResult {
    /// Whole FENs.
    std::vector<std::string> fens;
    /// `line N: …`, quoting what is wrong; empty when all could be read.
    std::string error;
};

/// One position a line as FEN, of which board and side to move are enough; what follows a `;` or
/// `#` is ignored. Refuses positions in which no play goes on.
OpeningsResult read_openings(std::string_view text);

/// Puts them into the order that `seed` stands for.
void shuffle_openings(std::vector<std::string>& fens, std::uint64_t seed);

/// Those of a file, in the order that `seed` stands for. The error names the file.
OpeningsResult load_openings(const std::string& path, std::uint64_t seed);

}  // namespace match
