// SPDX-License-Identifier: MIT
// Adds even three-stone openings, for swap2, to a source of the Gomoku book.
#include <cstdio>
#include <set>
#include <string>

#include "book/gomoku_source.h"
#include "engine/core/random.h"
#include "engine/core/text/utf8.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/rules/swap2.h"
#include "engine/gomoku/search/book_probe.h"
#include "engine/uci/data_files.h"
#include "tools/books/analyst.h"
#include "tools/books/network.h"
#include "tools/command_line.h"

namespace {

namespace gomoku = engine::gomoku;
using engine::magnitude;
using engine::Value;

/// The maximum distance of the stones from the centre of the board.
constexpr int kReach = 6;
constexpr std::uint64_t kGlanceNodes = 30'000;
/// In centipawns: the limits for the short search, and for the long search.
constexpr Value kWorthALook = 80;
constexpr Value kEven = 30;

/// Three random stones; nothing if Black's second is forbidden.
std::optional<gomoku::Position> random_opening(gomoku::Rule rule, engine::SplitMix64& random) {
    gomoku::Position position(gomoku::kStandardSize, rule);
    while (position.stones() < gomoku::kSwap2Stones) {
        const auto offset = [&] { return static_cast<int>(random.below(2 * kReach + 1)) - kReach; };
        const int middle = gomoku::kStandardSize / 2;
        const int file = middle + offset();
        const gomoku::Point point(file, middle + offset());
        if (!position.is_empty(point)) continue;
        if (is_forbidden(position, point)) return std::nullopt;
        position.make_move(point);
    }
    return position;
}

}  // namespace

int main(int argc, char** argv) {
    tools::CommandLine command_line(
        "Finds three stones that leave both sides even and appends them to a source, which is "
        "where it goes on from when it is started again. Equal settings give equal lines.");
    std::string source;
    std::string rule_name = "freestyle";
    std::size_t wanted = 12;
    std::uint64_t nodes = 1'000'000;
    command_line.add_option("source", source, "the file to go on with")->required();
    command_line.add_option("--rule", rule_name, "freestyle, standard or renju");
    command_line.add_option("--count", wanted, "how many the source is to have");
    command_line.add_option("--nodes", nodes, "of the search that decides");
    if (const auto code = command_line.read(argc, argv)) return *code;
    const auto rule = gomoku::parse_rule(rule_name);
    if (!rule) return command_line.fail(tools::kUsage, "no rule " + rule_name);

    std::set<engine::Key> known;
    const auto bytes = chuhe::read_file(source);
    if (!bytes) return command_line.fail(tools::kFailed, "cannot read " + source);
    const std::string fault = book::read_proposals(
        source, engine::as_text(*bytes), *rule,
        [&](const auto& position, Value) { known.insert(book_image(position).key); });
    if (!fault.empty()) return command_line.fail(tools::kFailed, fault);

    chuhe::Appender file(source, bytes->size());
    books::Analyst analyst({}, books::built_in_network());
    while (known.size() < wanted) {
        // The seed depends on the number of proposals, so that an interrupted run continues as if
        // it had not been interrupted.
        engine::SplitMix64 random((known.size() << 8) + static_cast<std::uint64_t>(*rule));
        for (;;) {
            const auto position = random_opening(*rule, random);
            if (!position || known.count(book_image(*position).key) != 0) continue;
            if (magnitude(analyst.value(*position, kGlanceNodes)) > kWorthALook) continue;
            const Value value = analyst.value(*position, nodes);
            if (magnitude(value) > kEven) continue;
            known.insert(book_image(*position).key);
            std::string line;
            for (const gomoku::Point stone : position->moves()) line += stone.text() + ' ';
            line += "| " + std::to_string(value) + " | " + std::to_string(nodes) + '\n';
            if (!file.append(engine::as_bytes(line))) {
                return command_line.fail(tools::kFailed, "cannot write to " + source);
            }
            break;
        }
    }
    return tools::kOk;
}
