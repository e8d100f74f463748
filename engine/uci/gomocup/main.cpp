// SPDX-License-Identifier: MIT
// pbrain-chuhe: the native Gomoku engine. Without arguments it speaks the Gomocup protocol.
#include <cstdio>
#include <ctime>
#include <iostream>
#include <string>

#include "engine/core/text/text.h"
#include "engine/gomoku/eval/network/network.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/search/bench.h"
#include "engine/gomoku/search/parameters.h"
#include "engine/gomoku/threats/vcf.h"
#include "engine/uci/built_in_network.h"
#include "engine/uci/command.h"
#include "engine/uci/evaluation_option.h"
#include "engine/uci/gomocup/gomocup.h"
#include "engine/uci/thread_option.h"
#include "engine/uci/version.h"

namespace {

using chuhe::Arguments;
using chuhe::fail;
using engine::in_quotes;
namespace gomoku = engine::gomoku;

constexpr const char* kHelp =
    "usage: pbrain-chuhe                                      speak the Gomocup protocol\n"
    "       pbrain-chuhe bench [--depth N] [--threads N]      search the fixed positions\n"
    "       pbrain-chuhe bench [--without NAME] [--list]      without a technique; their names: "
    "both\n"
    "                                                         in the lab build (script/build lab)\n"
    "       pbrain-chuhe bench --moves                        moves made, judged, taken back\n"
    "       pbrain-chuhe vcf POSITION [MOVE...]               a win by continuous fours, or none\n"
    "       pbrain-chuhe --version\n";

/// Parses a position of up to three words, none of which is a point, and the moves after it.
gomoku::FenResult read_position(const Arguments& arguments) {
    std::string fen;
    int fields = 0;
    std::vector<std::string> moves;
    for (const std::string& argument : arguments) {
        for (const auto word : engine::split_words(argument)) {
            const bool is_point = gomoku::parse_point(word, gomoku::kMaxSize).has_value();
            if (fields < 3 && moves.empty() && !is_point) {
                fen += std::string(word) + " ";
                ++fields;
            } else {
                moves.emplace_back(word);
            }
        }
    }
    gomoku::FenResult read = gomoku::parse_fen(fen);
    if (!read.position) return read;
    gomoku::Position& position = *read.position;
    for (const std::string& word : moves) {
        const auto point = gomoku::parse_point(word, position.size());
        const bool is_legal = point && position.is_empty(*point) &&
                              judge(position).status == engine::Status::Ongoing &&
                              !is_forbidden(position, *point);
        if (!is_legal) {
            return {
                std::nullopt,
                {.code = engine::FaultCode::IllegalMove, .text = word, .where = to_fen(position)}};
        }
        position.make_move(*point);
    }
    return read;
}

int vcf(const Arguments& arguments) {
    constexpr std::uint64_t kMaxNodes = 50'000'000;
    constexpr unsigned kTableBits = 20;
    if (arguments.empty()) return fail(chuhe::kUsage, "vcf: no position");
    auto read = read_position(arguments);
    if (!read.position) return fail(chuhe::kFailed, sentence_of(read.fault));
    if (judge(*read.position).status != engine::Status::Ongoing) {
        return fail(chuhe::kFailed, "the game is over");
    }
    gomoku::VcfSolver solver(kTableBits);
    switch (solver.solve_shortest(*read.position, kMaxNodes)) {
        case gomoku::Proof::Win: {
            std::string line;
            for (const gomoku::Point point : solver.moves()) {
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

int bench_moves() {
    constexpr int kRounds = 1000;
    // Processor time, so that a busy machine does not matter.
    const std::clock_t start = std::clock();
    const gomoku::MoveBench bench = gomoku::run_move_bench(kRounds);
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    std::printf("Moves made: %llu\nSum of values: %lld\nNanoseconds/move: %.0f\n",
                static_cast<unsigned long long>(bench.moves), static_cast<long long>(bench.values),
                seconds * 1e9 / static_cast<double>(bench.moves));
    return chuhe::kOk;
}

int bench(const Arguments& arguments) {
    if (arguments == Arguments{"--moves"}) return bench_moves();
    if (const auto code = chuhe::answer_about_techniques<gomoku::Parameter>(arguments)) {
        return *code;
    }
    engine::Depth depth = gomoku::kBenchDepth;
    std::size_t threads = 1;
    auto evaluation =
        chuhe::built_in_evaluation<gomoku::network::Network>(chuhe::built_in_gomoku_network());
    for (std::size_t i = 0; i < arguments.size(); i += 2) {
        const std::string value = i + 1 < arguments.size() ? arguments[i + 1] : "";
        const auto number = engine::parse_int(value);
        const bool is_depth = number && *number > 0 && *number <= engine::kMaxDepth.value();
        if (arguments[i] == "--depth" && is_depth) {
            depth = engine::Depth{static_cast<int>(*number)};
        } else if (arguments[i] == "--without" && gomoku::Parameter::switch_off(value)) {
            continue;
        } else if (arguments[i] == "--threads" && chuhe::thread_count(value)) {
            threads = *chuhe::thread_count(value);
        } else if (arguments[i] == "--eval") {
            const std::string error = chuhe::read_evaluation(value, evaluation);
            if (!error.empty()) return fail(chuhe::kFailed, "bench: " + error);
        } else {
            return fail(chuhe::kUsage,
                        "bench: bad argument " + in_quotes(arguments[i] + " " + value));
        }
    }
    const auto start = chuhe::Clock::now();
    chuhe::print_counts(gomoku::run_bench(depth, evaluation.get(), threads), start);
    return chuhe::kOk;
}

}  // namespace

int main(int argc, char** argv) {
    Arguments arguments(argv + 1, argv + argc);
    if (arguments.empty()) {
        chuhe::Gomocup(std::cin, std::cout).run();
        return chuhe::kOk;
    }
    const std::string command = arguments[0];
    arguments.erase(arguments.begin());
    if (command == "bench") return bench(arguments);
    if (command == "vcf") return vcf(arguments);
    if (command == "--version") {
        std::puts(chuhe::name_and_version().c_str());
        return chuhe::kOk;
    }
    if (command == "--help" || command == "help") {
        std::fputs(kHelp, stdout);
        return chuhe::kOk;
    }
    std::fputs(kHelp, stderr);
    return fail(chuhe::kUsage, "unknown command " + in_quotes(command));
}
