// SPDX-License-Identifier: MIT
// Gives the solver of continuous fours positions known to be won so, and says by length how many it
// solves and what that takes.
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/text/text.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/gomoku/threats/vcf.h"

namespace {

namespace gomoku = engine::gomoku;

/// About half a second of a processor of 2020.
constexpr std::uint64_t kNodes = 1'000'000;

struct Entry {
    std::string fen;
    /// The five that follows is not counted.
    int fours = 0;
};

struct Row {
    int solved = 0;
    int in_fewest_fours = 0;
    std::vector<std::uint64_t> nodes;
    std::vector<std::uint64_t> nodes_for_fewest;
};

/// A win by fours in a line of puzzles/gomoku.txt or, where the five is counted, of
/// tests/data/gomoku.txt.
std::optional<Entry> entry_of(std::string_view line) {
    const auto fields = engine::split_fields(line, ';');
    const auto number_in = [&](std::size_t field) {
        return static_cast<int>(engine::parse_int(engine::trimmed(fields[field])).value_or(0));
    };
    if (line.starts_with("vcf-") && fields.size() == 5) {
        return Entry{std::string(engine::trimmed(fields[1])), number_in(2) - 1};
    }
    if (line.starts_with('#') || fields.size() != 4) return std::nullopt;
    return Entry{std::string(fields[0]), number_in(1)};
}

void solve(const Entry& entry, Row& row) {
    auto read = gomoku::parse_fen(entry.fen);
    if (!read.position) return;
    gomoku::VcfSolver solver;
    gomoku::NodeBudget any(kNodes);
    row.solved += solver.solve(*read.position, any) == gomoku::Proof::Win ? 1 : 0;
    row.nodes.push_back(any.used());
    solver.clear();
    gomoku::NodeBudget fewest(kNodes);
    const auto proof = solver.solve_shortest(*read.position, fewest);
    const bool is_fewest =
        proof == gomoku::Proof::Win && solver.plies_to_five() == 2 * entry.fours + 1;
    row.in_fewest_fours += is_fewest ? 1 : 0;
    row.nodes_for_fewest.push_back(fewest.used());
}

std::string median_and_most(std::vector<std::uint64_t> numbers) {
    std::sort(numbers.begin(), numbers.end());
    char text[64];
    std::snprintf(text, sizeof text, "%9llu %9llu",
                  static_cast<unsigned long long>(numbers[numbers.size() / 2]),
                  static_cast<unsigned long long>(numbers.back()));
    return text;
}

}  // namespace

int main(int argc, char** argv) {
    std::map<int, Row> rows;
    for (int i = 1; i < argc; ++i) {
        std::ifstream file(argv[i]);
        if (!file) {
            std::fprintf(stderr, "fours: cannot read %s\n", argv[i]);
            return 1;
        }
        for (std::string line; std::getline(file, line);) {
            if (const auto entry = entry_of(line)) solve(*entry, rows[entry->fours]);
        }
    }
    std::puts(
        "                           nodes to a win        nodes to the shortest\n"
        "fours  wins  solved      median      most   shortest    median      most");
    for (const auto& [fours, row] : rows) {
        std::printf("%5d %5zu %7d   %s %10d %s\n", fours, row.nodes.size(), row.solved,
                    median_and_most(row.nodes).c_str(), row.in_fewest_fours,
                    median_and_most(row.nodes_for_fewest).c_str());
    }
    return 0;
}
