// SPDX-License-Identifier: MIT
// Reads puzzles/gomoku.txt.
#pragma once

#include <string>
#include <vector>

namespace tests {

struct GomokuPuzzle {
    std::string line;
    std::string fen;
    int fours = 0;
    int failing = 0;
    std::vector<std::string> solution;
};
std::vector<GomokuPuzzle> gomoku_puzzles();

}  // namespace tests
