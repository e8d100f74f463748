// SPDX-License-Identifier: MIT
// Searches self-play games for Gomoku puzzles of every goal and prints each puzzle when it is
// found.
#include <cstdio>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "engine/core/text/text.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/search/parameters.h"
#include "tools/command_line.h"
#include "tools/puzzles/maker.h"
#include "tools/puzzles/self_play.h"
#include "tools/puzzles/threats.h"

namespace {

namespace gomoku = engine::gomoku;

/// Like the other list: of ten games seven, one and two.
gomoku::Rule rule_of_game(std::uint32_t game) {
    const auto tenth = game % 10;
    if (tenth < 7) return gomoku::Rule::Freestyle;
    return tenth < 8 ? gomoku::Rule::Standard : gomoku::Rule::Renju;
}

class Maker {
  public:
    /// `next`: the number of the first printed puzzle.
    Maker(engine::Game& game, int next) : game_(game), next_(next) {}

    /// Puzzles in an existing list are not printed again.
    void know(const std::string& fen) {
        if (const auto read = gomoku::parse_fen(fen); read.position) {
            known_.insert(puzzles::canonical(*read.position));
        }
    }

    /// At most one puzzle of each goal: the positions of a game are similar.
    void print_from(const std::vector<gomoku::Position>& positions) {
        std::optional<puzzles::Puzzle> fours;
        std::optional<puzzles::ThreatPuzzle> threats;
        std::optional<puzzles::ThreatPuzzle> defence;
        for (const gomoku::Position& position : positions) {
            if (auto found = puzzles::puzzle_in(position, solvers_.vcf)) {
                const bool is_tempting = found->failing >= found->fours() && found->fours() > 1;
                if (is_tempting && (!fours || fours->fours() < found->fours())) fours = found;
            }
            if (!threats) threats = puzzles::threats_in(position, solvers_);
            if (!defence) {
                defence = puzzles::defence_in(position, solvers_);
                if (defence && is_lost_after(*defence)) defence.reset();
            }
        }
        if (fours) {
            print(fours->position, "fours " + std::to_string(fours->fours()), fours->solution[0]);
        }
        for (const auto& found : {threats, defence}) {
            if (found) print(found->position, std::string(text_of(found->goal)), found->answer);
        }
    }

  private:
    static constexpr std::uint64_t kNodesAfterDefence = 20'000;

    bool is_lost_after(const puzzles::ThreatPuzzle& puzzle) {
        gomoku::Position after = puzzle.position;
        after.make_move(puzzle.answer);
        if (game_.set_position(to_fen(after), {}, {})) return true;
        engine::SearchLimits limits;
        limits.nodes = kNodesAfterDefence;
        const auto found = game_.search(limits, [](const engine::SearchInfo&) {}, {});
        return engine::is_decided(found.value) && found.value > 0;
    }

    void print(const gomoku::Position& position, const std::string& goal, gomoku::Point answer) {
        if (!known_.insert(puzzles::canonical(position)).second) return;
        std::printf("%d; %s; %s; %s\n", next_++, to_fen(position).c_str(), goal.c_str(),
                    answer.text().c_str());
        std::fflush(stdout);
    }

    engine::Game& game_;
    int next_;
    puzzles::ThreatSolvers solvers_;
    std::set<std::string> known_;
};

}  // namespace

int main(int argc, char** argv) {
    std::uint32_t seed = 0;
    std::uint32_t games = 0;
    std::string list;
    int next = 5001;
    tools::CommandLine line("Prints what can be graded for puzzles/gomoku-more.txt.");
    line.add_option("SEED", seed)->required();
    line.add_option("GAMES", games)->required()->check(CLI::Range(1, 1'000'000'000));
    line.add_option("--known", list, "a list whose lines begin with positions that are known");
    line.add_option("--number", next, "the number of the first puzzle that is printed");
    if (const auto code = line.read(argc, argv)) return *code;
    // Players that search for wins by fours would not miss any.
    for (const auto* technique : {"vcf", "root-vcf", "root-vct"}) {
        if (gomoku::Parameter::switch_off(technique)) continue;
        return line.fail(tools::kFailed, "techniques are switched off in the lab build only");
    }
    const auto game = engine::make_game("gomoku", 1);
    Maker maker(*game, next);
    std::ifstream file(list);
    for (std::string text; std::getline(file, text);) {
        maker.know(std::string(engine::split_fields(text, ';').front()));
    }
    for (std::uint32_t i = 0; i < games; ++i) {
        const auto number = std::uint64_t{seed} << 32 | i;
        maker.print_from(puzzles::play(*game, rule_of_game(i), number));
    }
    return tools::kOk;
}
