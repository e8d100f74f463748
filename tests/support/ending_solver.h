// SPDX-License-Identifier: MIT
// Solves endings: evaluates every placement of the pieces backwards from the mates. Written from
// the rules only; it shares no code with the engine that it is compared with.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tests {

/// The result of perfect play. Repetition draws, even by checks, so a draw is only proven if the
/// defender cannot give perpetual check. There is no move limit.
struct Verdict {
    enum class Result : std::uint8_t { Draw, MoverWins, MoverLoses };
    Result result = Result::Draw;
    /// Plies to the end, if there is a winner.
    int plies = 0;
};

/// The share of positions of a material that Red wins, to move and without a capture, against a
/// well-placed defender: the general on its starting point, linked guards, no soldier beyond rank
/// 6.
struct Share {
    std::uint64_t positions = 0;
    std::uint64_t won = 0;
};

class EndingTable;

class EndingSolver {
  public:
    EndingSolver();
    ~EndingSolver();

    /// The verdict on a well-formed position; first solves all materials that captures lead to.
    /// Memory and time are proportional to `placements`.
    Verdict verdict(std::string_view fen);
    /// `material`: the pieces besides the kings, like `Naabb`.
    Share share(std::string_view material);
    /// The number of placements of the pieces of `material`, legal or not.
    static std::uint64_t placements(std::string_view material);
    /// The pieces besides the kings on the board of `fen`.
    static std::string material_of(std::string_view fen);

  private:
    const EndingTable& table(const std::string& material);

    std::map<std::string, std::unique_ptr<EndingTable>> tables_;
};

}  // namespace tests
