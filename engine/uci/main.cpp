// SPDX-License-Identifier: MIT
// chuhe: the native engine. Without arguments it speaks UCI on standard input and output.
#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

#include "engine/capabilities.h"
#include "engine/core/text/text.h"
#include "engine/game.h"
#include "engine/uci/built_in_network.h"
#include "engine/uci/command.h"
#include "engine/uci/convert_command.h"
#include "engine/uci/evaluation_option.h"
#include "engine/uci/review_command.h"
#include "engine/uci/thread_option.h"
#include "engine/uci/uci.h"
#include "engine/uci/version.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/law/rules.h"
#include "engine/xiangqi/law/ruling_text.h"
#include "engine/xiangqi/search/bench.h"
#include "engine/xiangqi/search/parameters.h"

namespace {

using chuhe::Arguments;
using chuhe::kFailed;
using chuhe::kOk;
using chuhe::kUsage;
using engine::in_quotes;

constexpr const char* kHelp =
    "usage: chuhe                                   speak UCI (UCCI after \"ucci\")\n"
    "       chuhe bench [--depth N] [--set RULES] [--eval NETWORK|none] [--threads N]\n"
    "                                               search the fixed positions\n"
    "       chuhe bench [--without NAME] [--list]   without a technique; their names: both in the\n"
    "                                               lab build (script/build lab)\n"
    "       chuhe perft DEPTH [FEN]                 count the legal move tree\n"
    "       chuhe eval [FEN]                        the evaluation term by term, the network's "
    "view\n"
    "                                               and the value of each piece\n"
    "       chuhe rules [--set asian|computer|simple|chinese] FEN MOVE...\n"
    "                                               how the game stands after the moves, and why\n"
    "       chuhe convert [--of xiangqi|gomoku] [--to FORMAT] [--notation NAME] [--rule NAME]\n"
    "                     [--game N] IN OUT         game records: fen pgn dhtmlxq xqf link, of\n"
    "                                               Gomoku fen psq sgf text link; reads cbr, cbf,\n"
    "                                               text, RenLib too; - is standard input, output\n"
    "       chuhe review [--of xiangqi|gomoku] [--nodes N] [--rules NAME] [--notation NAME]\n"
    "                    [--shard I/N] IN OUT       the page's review, written into every game: "
    "PGN,\n"
    "                                               of Gomoku SGF; goes on where it was stopped;\n"
    "                                               N nodes a position, by default as many as the\n"
    "                                               page: 500000, of Gomoku 300000\n"
    "       chuhe review --merge OUT SHARD...       the games of all shards in their order\n"
    "       chuhe --version\n";

int fail(int code, const std::string& message) {
    chuhe::fail(code, message);
    if (code == kUsage) std::fputs(kHelp, stderr);
    return code;
}

std::optional<int> depth_argument(const std::string& text) {
    const auto number = engine::parse_int(text);
    if (!number || *number < 0 || *number > engine::kMaxDepth.value()) return std::nullopt;
    return static_cast<int>(*number);
}

int bench(const Arguments& arguments) {
    namespace xq = engine::xiangqi;
    if (const auto code = chuhe::answer_about_techniques<xq::Parameter>(arguments)) return *code;
    engine::Depth depth = xq::kBenchDepth;
    auto rules = xq::RuleSet::Asian;
    std::size_t threads = 1;
    auto evaluation =
        chuhe::built_in_evaluation<xq::network::Network>(chuhe::built_in_xiangqi_network());
    for (std::size_t i = 0; i < arguments.size(); i += 2) {
        const std::string value = i + 1 < arguments.size() ? arguments[i + 1] : "";
        const auto number = depth_argument(value);
        if (arguments[i] == "--depth" && number && *number > 0) {
            depth = engine::Depth{*number};
        } else if (arguments[i] == "--without" && xq::Parameter::switch_off(value)) {
            continue;
        } else if (arguments[i] == "--set" && xq::parse_rule_set(value)) {
            rules = *xq::parse_rule_set(value);
        } else if (arguments[i] == "--threads" && chuhe::thread_count(value)) {
            threads = *chuhe::thread_count(value);
        } else if (arguments[i] == "--eval") {
            const std::string error = chuhe::read_evaluation(value, evaluation);
            if (!error.empty()) return fail(kFailed, "bench: " + error);
        } else {
            return fail(kUsage, "bench: bad argument " + in_quotes(arguments[i] + " " + value));
        }
    }
    const auto start = chuhe::Clock::now();
    chuhe::print_counts(xq::run_bench(depth, rules, evaluation.get(), threads), start);
    return kOk;
}

int perft(const Arguments& arguments) {
    if (arguments.empty()) return fail(kUsage, "perft: no depth");
    const auto depth = depth_argument(arguments[0]);
    if (!depth) return fail(kUsage, "perft: bad depth " + in_quotes(arguments[0]));
    std::string fen;
    for (std::size_t i = 1; i < arguments.size(); ++i) fen += arguments[i] + " ";
    auto read = engine::xiangqi::parse_fen(fen.empty() ? engine::xiangqi::kStartFen : fen);
    if (!read.position) return fail(kFailed, sentence_of(read.fault));
    const auto start = chuhe::Clock::now();
    chuhe::print_counts(engine::xiangqi::perft(*read.position, *depth), start);
    return kOk;
}

int evaluation(const Arguments& arguments) {
    std::string fen;
    for (const std::string& word : arguments) fen += word + " ";
    const auto game = engine::make_game("xiangqi", 1);
    const std::string text = fen.empty() ? std::string(engine::xiangqi::kStartFen) : fen;
    if (const auto fault = game->set_position(text, {}, {})) {
        return fail(kFailed, sentence_of(fault));
    }
    // The built-in network always fits the program.
    static_cast<void>(game->evaluation_network()->load_network(chuhe::built_in_xiangqi_network()));
    std::fputs(game->diagnostics()->describe_evaluation().c_str(), stdout);
    return kOk;
}

const char* verdict_text(engine::Status status) {
    switch (status) {
        case engine::Status::FirstWins:
            return "red wins";
        case engine::Status::SecondWins:
            return "black wins";
        case engine::Status::Draw:
            return "draw";
        case engine::Status::Ongoing:
            break;
    }
    return "none";
}

void print_cycle(const engine::xiangqi::CycleMoves& moves) {
    for (const auto& move : moves) {
        std::printf("  %s %s\n", move.side == engine::xiangqi::Color::Red ? "red  " : "black",
                    text_of(move).c_str());
    }
}

/// The FEN is one argument; the moves may be one argument, too.
int rules(Arguments arguments) {
    namespace xq = engine::xiangqi;
    auto set = xq::RuleSet::Asian;
    if (arguments.size() >= 2 && arguments[0] == "--set") {
        const auto named = xq::parse_rule_set(arguments[1]);
        if (!named) return fail(kUsage, "rules: unknown rule set " + in_quotes(arguments[1]));
        set = *named;
        arguments.erase(arguments.begin(), arguments.begin() + 2);
    }
    if (arguments.empty()) return fail(kUsage, "rules: no FEN");
    auto read = xq::parse_fen(arguments[0]);
    if (!read.position) return fail(kFailed, sentence_of(read.fault));
    xq::Position& position = *read.position;
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        for (const auto word : engine::split_words(arguments[i])) {
            const auto move = xq::parse_move(word);
            const bool legal = move && position.is_legal(*move);
            if (!legal) {
                return fail(kFailed,
                            in_quotes(word) + " is not a legal move in " + to_fen(position));
            }
            position.make_move(*move);
        }
    }
    const xq::Ruling ruling = judge(position, set);
    std::printf("%s\n%s\n", verdict_text(ruling.status),
                std::string(text_of(ruling.reason)).c_str());
    if (ruling.status != engine::Status::Ongoing) {
        std::printf("%s\n", sentence_of(ruling, position).c_str());
    }
    print_cycle(ruling.cycle);
    if (const auto warned = warning(position, set)) {
        std::printf("If the cycle is repeated: %s\n", sentence_of(*warned, position).c_str());
        print_cycle(warned->cycle);
    }
    return kOk;
}

}  // namespace

int main(int argc, char** argv) {
    Arguments arguments(argv + 1, argv + argc);
    if (arguments.empty()) {
        chuhe::Uci(std::cin, std::cout).run();
        return kOk;
    }
    const std::string command = arguments[0];
    arguments.erase(arguments.begin());
    if (command == "bench") return bench(arguments);
    if (command == "perft") return perft(arguments);
    if (command == "eval") return evaluation(arguments);
    if (command == "rules") return rules(arguments);
    if (command == "convert") return chuhe::convert(arguments);
    if (command == "review") return chuhe::review(arguments);
    if (command == "--version") {
        std::puts(chuhe::name_and_version().c_str());
        return kOk;
    }
    if (command == "--help" || command == "help") {
        std::fputs(kHelp, stdout);
        return kOk;
    }
    return fail(kUsage, "unknown command " + in_quotes(command));
}
