// SPDX-License-Identifier: MIT
// Generates the list of Gomoku puzzles from self-play games.
#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/search/bench.h"
#include "engine/gomoku/search/parameters.h"
#include "tools/command_line.h"
#include "tools/puzzles/maker.h"
#include "tools/puzzles/self_play.h"

namespace {

namespace gomoku = engine::gomoku;
using puzzles::Puzzle;

/// The number of puzzles of each length, from one four to ten or more.
constexpr std::array<int, 10> kWanted{20, 90, 90, 90, 80, 80, 80, 60, 60, 80};
/// The shares of the rules in tenths; each side gets half of the puzzles.
constexpr std::array<int, 3> kShares{7, 1, 2};

gomoku::Rule rule_of_game(std::uint32_t game) {
    const auto tenth = static_cast<int>(game % 10);
    if (tenth < kShares[0]) return gomoku::Rule::Freestyle;
    return tenth < kShares[0] + kShares[1] ? gomoku::Rule::Standard : gomoku::Rule::Renju;
}

using Kind = std::tuple<std::size_t, gomoku::Rule, gomoku::Color>;

Kind kind_of(const Puzzle& puzzle) {
    const auto length = static_cast<std::size_t>(puzzle.fours()) - 1;
    return {std::min(length, kWanted.size() - 1), puzzle.position.rule(),
            puzzle.position.side_to_move()};
}

int wanted(const Kind& kind) {
    const auto& [length, rule, side] = kind;
    return kWanted[length] * kShares[static_cast<std::size_t>(rule)] / 20;
}

/// A puzzle is too easy if each four is the only one available.
bool is_tempting(const Puzzle& puzzle) { return puzzle.failing >= puzzle.fours(); }

class Collection {
  public:
    /// Adds the longest puzzle of the game for which there is still room.
    void add_from(const std::vector<gomoku::Position>& game) {
        std::optional<Puzzle> best;
        gomoku::VcfSolver solver;
        for (const gomoku::Position& position : game) {
            auto puzzle = puzzles::puzzle_in(position, solver);
            if (!puzzle || !is_tempting(*puzzle)) continue;
            if (best && best->fours() >= puzzle->fours()) continue;
            if (counts_[kind_of(*puzzle)] < wanted(kind_of(*puzzle))) best = std::move(puzzle);
        }
        if (!best || !known_.insert(puzzles::canonical(best->position)).second) return;
        ++counts_[kind_of(*best)];
        puzzles_.push_back(*best);
    }

    [[nodiscard]] std::size_t size() const { return puzzles_.size(); }

    /// The easy ones first.
    [[nodiscard]] std::vector<Puzzle> sorted() const {
        std::vector<Puzzle> sorted = puzzles_;
        std::stable_sort(sorted.begin(), sorted.end(), [](const Puzzle& a, const Puzzle& b) {
            return std::pair(a.fours(), a.failing) < std::pair(b.fours(), b.failing);
        });
        return sorted;
    }

  private:
    std::vector<Puzzle> puzzles_;
    std::map<Kind, int> counts_;
    std::set<std::string> known_;
};

}  // namespace

int main(int argc, char** argv) {
    std::uint32_t seed = 0;
    std::uint32_t games = 0;
    tools::CommandLine line("Prints what belongs into puzzles/gomoku.txt.");
    line.add_option("SEED", seed)->required();
    line.add_option("GAMES", games)->required()->check(CLI::Range(1, 1'000'000'000));
    if (const auto code = line.read(argc, argv)) return *code;
    // Players that search for wins by fours would not miss any.
    for (const auto* technique : {"vcf", "root-vcf", "root-vct"}) {
        if (gomoku::Parameter::switch_off(technique)) continue;
        std::fputs("make_gomoku_puzzles: techniques are switched off in the lab build only\n",
                   stderr);
        return 1;
    }
    const auto game = engine::make_game("gomoku", 1);
    Collection collection;
    for (std::uint32_t i = 0; i < games; ++i) {
        const auto rule = rule_of_game(i);
        const auto number = std::uint64_t{seed} << 32 | i;
        collection.add_from(puzzles::play(*game, rule, number));
        if ((i + 1) % 100 != 0) continue;
        std::fprintf(stderr, "%u games, %zu puzzles\n", i + 1, collection.size());
    }
    std::printf(
        "# FEN; fours; fours along the way that fail; solution (README.md)\n"
        "# make_gomoku_puzzles %u %u, by the engine whose bench is %llu\n",
        seed, games, static_cast<unsigned long long>(gomoku::run_bench(gomoku::kBenchDepth)));
    for (const Puzzle& puzzle : collection.sorted()) std::puts(text_of(puzzle).c_str());
    return 0;
}
