// SPDX-License-Identifier: MIT
// pbrain-chuhe: the native Gomoku engine.
#include <cstdio>
#include <string>

#include "engine/core/text.h"
#include "engine/gomoku/fen.h"
#include "engine/gomoku/rules.h"
#include "engine/gomoku/vcf.h"
#include "engine/uci/command.h"

namespace {

using chuhe::Arguments;
using chuhe::fail;
using engine::quoted;
namespace gomoku = engine::gomoku;

constexpr const char* kHelp = "usage: pbrain-chuhe vcf POSITION [MOVE...]    a win by continuous fours\n";

/// The words of the arguments up to the first move, and the moves.
gomoku::FenResult read_position(const Arguments& arguments) {
    std::string fen;
    std::vector<std::string> moves;
    for (const std::string& argument : arguments) {
        for (const auto word : engine::split_words(argument)) {
            if (word.size() >= 2 && gomoku::parse_point(word, gomoku::kMaxSize)) {
                moves.emplace_back(word);
            } else {
                fen += std::string(word) + " ";
            }
        }
    }
    gomoku::FenResult read = gomoku::parse_fen(fen);
    if (!read.position) return read;
    for (const std::string& word : moves) {
        const auto point = gomoku::parse_point(word, read.position->size());
        if (!point || !read.position->is_empty(*point)) {
            return {std::nullopt, "illegal move " + quoted(word)};
        }
        read.position->make_move(*point);
    }
    return read;
}

int vcf(const Arguments& arguments) {
    constexpr std::uint64_t kMaxNodes = 50'000'000;
    constexpr unsigned kTableBits = 20;
    auto read = read_position(arguments);
    if (!read.position) return fail(chuhe::kFailed, read.error);
    if (judge(*read.position).status != engine::Status::Ongoing) {
        return fail(chuhe::kFailed, "the game is over");
    }
    gomoku::VcfSolver solver(kTableBits);
    switch (solver.solve_shortest(*read.position, kMaxNodes)) {
        case gomoku::Proof::Win: {
            std::string line;
            for (const gomoku::Point point : solver.line()) {
                line += (line.empty() ? "" : " ") + point.text();
            }
            std::printf("%s\n", line.c_str());
            return chuhe::kOk;
        }
        case gomoku::Proof::None:
            std::puts("none");
            return chuhe::kOk;
        case gomoku::Proof::Unknown:
            break;
    }
    return fail(chuhe::kFailed, "undecided within " + std::to_string(kMaxNodes) + " nodes");
}

}  // namespace

int main(int argc, char** argv) {
    Arguments arguments(argv + 1, argv + argc);
    const std::string command = arguments.empty() ? "" : arguments[0];
    if (!arguments.empty()) arguments.erase(arguments.begin());
    if (command == "vcf") return vcf(arguments);
    if (command == "--help" || command == "help") {
        std::fputs(kHelp, stdout);
        return chuhe::kOk;
    }
    std::fputs(kHelp, stderr);
    return fail(chuhe::kUsage, "unknown command " + quoted(command));
}
