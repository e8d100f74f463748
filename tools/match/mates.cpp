// SPDX-License-Identifier: MIT
// Gives an engine every mate of puzzles/xiangqi.txt and says how many it solves, by length.
#include <atomic>
#include <cstdio>
#include <map>

#include "engine/core/text/utf8.h"
#include "engine/uci/data_files.h"
#include "tools/command_line.h"
#include "tools/match/arguments.h"
#include "tools/match/player.h"
#include "tools/match/puzzles.h"

namespace {

struct Arguments {
    std::string engine = CHUHE_PROGRAM;
    match::Limits limits;
    int longest = 5;
    std::string puzzles_file = CHUHE_PUZZLES;
    bool shows_unsolved = false;
};

struct Row {
    int puzzles = 0;
    int solved = 0;
    int announced = 0;
};

void print_row(const std::string& name, const Row& row) {
    std::printf("%-8s %8d %8d %7.1f %% %10d\n", name.c_str(), row.puzzles, row.solved,
                100.0 * row.solved / row.puzzles, row.announced);
}

int run(const tools::CommandLine& line, const Arguments& arguments) {
    const auto bytes = chuhe::read_file(arguments.puzzles_file);
    if (!bytes) return line.fail(tools::kFailed, "cannot read " + arguments.puzzles_file);
    const auto read = match::read_puzzles(engine::as_text(*bytes));
    if (!read.error.empty())
        return line.fail(tools::kFailed, arguments.puzzles_file + ": " + read.error);
    const auto spec = match::parse_engine_spec(arguments.engine);
    if (!spec.spec) return line.fail(tools::kUsage, spec.error);

    const std::atomic<bool> cancelled{false};
    match::Player player(*spec.spec, match::milliseconds{30'000}, cancelled);
    std::map<int, Row> rows;
    Row all;
    for (const match::Puzzle& puzzle : read.puzzles) {
        if (puzzle.mate == 0 || puzzle.mate > arguments.longest) continue;
        const std::string error = player.new_game();
        if (!error.empty()) return line.fail(tools::kFailed, error);
        const auto to_move = match::to_move_in(match::kGameTerms[0].name, puzzle.fen);
        const match::Situation situation{puzzle.fen, {}, to_move, puzzle.fen, 0, {}};
        const match::Answer answer = player.think(situation, arguments.limits);
        const bool solved = solves(puzzle, answer);
        for (Row* row : {&rows[puzzle.mate], &all}) {
            ++row->puzzles;
            row->solved += solved ? 1 : 0;
            row->announced += announces_mate(puzzle, answer) ? 1 : 0;
        }
        if (!solved && arguments.shows_unsolved) {
            std::printf("unsolved: %d; %s; mate in %d; %s at depth %d with score %d\n",
                        puzzle.number, puzzle.fen.c_str(), puzzle.mate, answer.move.c_str(),
                        answer.depth, answer.score.value_or(0));
            std::fflush(stdout);
        }
    }
    std::printf("%s, %s a puzzle\n%-8s %8s %8s %9s %10s\n", spec.spec->name.c_str(),
                arguments.limits.text().c_str(), "mate in", "puzzles", "solved", "", "announced");
    for (const auto& [length, row] : rows) print_row(std::to_string(length), row);
    print_row("all", all);
    return tools::kOk;
}

}  // namespace

int main(int argc, char** argv) {
    Arguments arguments;
    tools::CommandLine line("Gives an engine mate puzzles and says how many it solves, by length.");
    line.add_option("ENGINE", arguments.engine, "as script/match --help says");
    match::add_limits(line, arguments.limits);
    line.add_option("--longest", arguments.longest, "the longest mates to give")
        ->check(CLI::Range(1, 100));
    line.add_option("--puzzles", arguments.puzzles_file);
    line.add_flag("--unsolved", arguments.shows_unsolved, "shows each puzzle that was not solved");
    line.footer("Without a limit a puzzle has 1000 ms.");
    if (const auto code = line.read(argc, argv)) return *code;
    if (arguments.limits.empty()) arguments.limits.move_time = match::milliseconds{1000};
    return run(line, arguments);
}
