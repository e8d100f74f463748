// SPDX-License-Identifier: MIT
// Reads the text files under tests/data.
#pragma once

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace tests {

/// The lines of a file without blank lines and comments (`#`).
std::vector<std::string> lines_of(const std::string& path);

/// The same for tests/data/`name`.
std::vector<std::string> data_lines(std::string_view name);

/// The parts of `line` between separators, trimmed.
std::vector<std::string> parts_of(std::string_view line, char separator);

/// `12` for 12; aborts the program if `text` is not a number, because the data is ours.
int number_of(std::string_view text);

/// A perft position of tests/data/perft.epd and its known counts.
struct PerftCase {
    struct Row {
        int depth;
        unsigned long long nodes;
    };
    std::string fen;
    std::vector<Row> rows;
};
std::vector<PerftCase> perft_cases();
void PrintTo(const PerftCase& one, std::ostream* out);
/// Counts up to this size are checked by the fast tests, larger ones by the slow tests.
inline constexpr unsigned long long kLargestFastPerft = 3'000'000;

/// A mate of tests/data/mates.epd with all first moves of the shortest mates.
struct MateCase {
    std::string fen;
    int moves_to_mate;
    std::vector<std::string> first_moves;
};
std::vector<MateCase> mate_cases();
void PrintTo(const MateCase& one, std::ostream* out);

/// An ending of tests/data/endings.txt with its proven result.
struct EndingCase {
    std::string fen;
    bool red_wins;
    /// Plies to mate, if there is one.
    int plies;
    std::string name;
};
std::vector<EndingCase> ending_cases();

/// The moves of each game in tests/data/games.txt.
std::vector<std::vector<std::string>> games();

}  // namespace tests
