// SPDX-License-Identifier: MIT
// Proves who wins an ending: every placement of its pieces is judged backwards from the mates.
// Written from the rules alone; it shares no code with the engine it is a witness against.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tests {

/// What perfect play leads to. Who repeats moves draws, also by checks: a verdict of a draw is only
/// a proof where the defender cannot give check for ever. No move limit is known here.
struct Verdict {
    enum class Result : std::uint8_t { Draw, MoverWins, MoverLoses };
    Result result = Result::Draw;
    /// To the end, when there is a winner.
    int plies = 0;
};

/// How many positions of a material Red wins, being to move with nothing to take, against a
/// defender who stands as he would wish: the general at home, the guards linked, no soldier beyond
/// rank 6.
struct Share {
    std::uint64_t positions = 0;
    std::uint64_t won = 0;
};

class EndingTable;

class EndingSolver {
  public:
    EndingSolver();
    ~EndingSolver();

    /// The verdict on a well-formed position; solves all its material can turn into first. Bytes
    /// and time grow with `placements`.
    Verdict verdict(std::string_view fen);
    /// About `material`: the pieces besides the kings, like `Naabb`.
    Share share(std::string_view material);
    /// How many placements of the pieces of `material` there are, legal or not.
    static std::uint64_t placements(std::string_view material);
    /// The pieces besides the kings on the board of `fen`.
    static std::string material_of(std::string_view fen);

  private:
    const EndingTable& table(const std::string& material);

    std::map<std::string, std::unique_ptr<EndingTable>> tables_;
};

}  // namespace tests
