// SPDX-License-Identifier: MIT
// Adds analysed positions to a source of the Gomoku book.
#include <cstdio>
#include <string>

#include "book/gomoku_source.h"
#include "book/gomoku_tree.h"
#include "engine/core/text/utf8.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/uci/data_files.h"
#include "tools/books/analyst.h"
#include "tools/books/network.h"
#include "tools/command_line.h"

namespace {

namespace gomoku = engine::gomoku;
using tools::kFailed;
using tools::kUsage;

}  // namespace

int main(int argc, char** argv) {
    tools::CommandLine command_line(
        "Analyses the next positions of a Gomoku book and appends each to its source, which is "
        "where it goes on from when it is started again. Equal settings give equal lines.");
    std::string source;
    std::string rule_name = "freestyle";
    int positions = 100;
    books::AnalystSettings settings;
    command_line.add_option("source", source, "the file to go on with")->required();
    command_line.add_option("--rule", rule_name, "freestyle, standard or renju");
    command_line.add_option("--positions", positions, "how many to add");
    command_line.add_option("--nodes", settings.nodes, "of the search of a position");
    command_line.add_option("--lines", settings.lines, "moves valued in each");
    if (const auto code = command_line.read(argc, argv)) return *code;
    const auto rule = gomoku::parse_rule(rule_name);
    if (!rule) return command_line.fail(kUsage, "no rule " + rule_name);

    book::GomokuTree tree(*rule);
    const auto bytes = chuhe::read_file(source);
    if (!bytes) return command_line.fail(kFailed, "cannot read " + source);
    const std::string fault = book::read_analyses(
        source, engine::as_text(*bytes), *rule,
        [&](const auto& position, const auto& analysis) { return tree.add(position, analysis); });
    if (!fault.empty()) return command_line.fail(kFailed, fault);

    chuhe::Appender file(source, bytes->size());
    books::Analyst analyst(settings, books::built_in_network());
    for (int i = 0; i < positions; ++i) {
        const auto moves = tree.next();
        if (!moves) break;
        gomoku::Position position(gomoku::kStandardSize, *rule);
        for (const gomoku::Point move : *moves) position.make_move(move);
        const auto analysis = analyst.analyse(position);
        if (!analysis || analysis->candidates.empty()) {
            return command_line.fail(kFailed, "no move in " + to_fen(position));
        }
        if (std::string wrong = tree.add(position, *analysis); !wrong.empty()) {
            return command_line.fail(kFailed, wrong);
        }
        const std::string line = text_of(*analysis) + '\n';
        std::fputs(line.c_str(), stdout);
        std::fflush(stdout);
        if (!file.append(engine::as_bytes(line))) {
            return command_line.fail(kFailed, "cannot write to " + source);
        }
    }
    return tools::kOk;
}
