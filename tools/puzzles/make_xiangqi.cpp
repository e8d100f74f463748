// SPDX-License-Identifier: MIT
// Searches games for Xiangqi puzzles and prints each puzzle when it is found.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "engine/capabilities.h"
#include "engine/core/text/text.h"
#include "engine/xiangqi/board/fen.h"
#include "tools/command_line.h"
#include "tools/puzzles/mine_xiangqi.h"

namespace {

namespace xq = engine::xiangqi;

/// The moves of a line `result, year, opening, plies, moves`, separated by tabs.
std::vector<xq::Move> moves_of(std::string_view line) {
    std::vector<xq::Move> moves;
    const auto fields = engine::split_fields(line, '\t');
    if (fields.size() < 5) return moves;
    for (const std::string_view word : engine::split_words(fields[4])) {
        const auto move = xq::parse_move(word);
        if (!move) break;
        moves.push_back(*move);
    }
    return moves;
}

/// Board and side to move: puzzles with equal ones are duplicates.
std::string short_fen(const xq::Position& position) {
    const std::string fen = to_fen(position);
    return fen.substr(0, fen.find(' ') + 2);
}

void print(int number, const puzzles::XiangqiPuzzle& puzzle, const std::string& source) {
    const std::string length = puzzle.mate == 0 ? "win" : std::to_string(puzzle.mate);
    std::printf("%d; %s; %s; %s; %s; \n", number, short_fen(puzzle.position).c_str(),
                length.c_str(), puzzle.answer.text().c_str(), source.c_str());
    std::fflush(stdout);
}

bool load_network(engine::Game& game, const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.data());
    return !bytes.empty() && !game.evaluation_network()->load_network({data, bytes.size()});
}

}  // namespace

int main(int argc, char** argv) {
    std::string path;
    std::string network;
    std::string source = "ccpd";
    std::string list;
    int next = 1;
    std::size_t first = 0;
    std::size_t step = 1;
    puzzles::MinerEffort effort;
    tools::CommandLine line("Prints what can be graded for puzzles/xiangqi.txt.");
    line.add_option("GAMES", path, "a line each: result, year, opening, plies, moves; tabs")
        ->required();
    line.add_option("--network", network, "the file of a network that judges");
    line.add_option("--source", source, "named in each line");
    line.add_option("--known", list, "a list of puzzles that are not printed again");
    line.add_option("--number", next, "the number of the first puzzle that is printed");
    line.add_option("--first", first, "number of the first game");
    line.add_option("--step", step, "and from there every so-manieth")->check(CLI::PositiveNumber);
    line.add_option("--glance", effort.glance_nodes, "nodes for a first look at a position");
    line.add_option("--proof", effort.proof_nodes, "nodes for a proof");
    if (const auto code = line.read(argc, argv)) return *code;
    std::ifstream file(path);
    if (!file) return line.fail(tools::kFailed, "cannot read " + path);
    const auto game = engine::make_game("xiangqi", 16);
    if (!network.empty() && !load_network(*game, network)) {
        return line.fail(tools::kFailed, "no network in " + network);
    }
    puzzles::XiangqiMiner miner(*game, effort);
    std::string text;
    std::set<std::string> known;
    for (std::ifstream before(list); std::getline(before, text);) {
        const auto fields = engine::split_fields(text, ';');
        if (fields.size() > 1) known.emplace(engine::trimmed(fields[1]));
    }
    std::size_t number = 0;
    while (std::getline(file, text)) {
        if (text.empty() || text[0] == '#') continue;
        const std::size_t place = number++;
        if (place < first || (place - first) % step != 0) continue;
        for (const auto& puzzle : miner.puzzles_in(moves_of(text))) {
            if (known.insert(short_fen(puzzle.position)).second) print(next++, puzzle, source);
        }
    }
    return tools::kOk;
}
