// SPDX-License-Identifier: MIT
#include "tests/support/gomoku_puzzles.h"

#include "tests/support/data.h"

namespace tests {

std::vector<GomokuPuzzle> gomoku_puzzles() {
    std::vector<GomokuPuzzle> puzzles;
    for (const std::string& line : lines_of(CHUHE_GOMOKU_PUZZLES)) {
        const auto parts = parts_of(line, ';');
        puzzles.push_back({line, parts.at(0), number_of(parts.at(1)), number_of(parts.at(2)),
                           parts_of(parts.at(3), ' ')});
    }
    return puzzles;
}

}  // namespace tests
