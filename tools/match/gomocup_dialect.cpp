// SPDX-License-Identifier: MIT
#include "tools/match/gomocup_dialect.h"

#include <algorithm>

#include "engine/core/text/text.h"
#include "engine/gomoku/board/point.h"

namespace match {

namespace gm = engine::gomoku;
using engine::lower_case;
using engine::parse_int;

namespace {

constexpr int kSize = gm::kStandardSize;
/// What managers send for no limit.
constexpr std::int64_t kNoLimit = 2'147'483'647;

std::string info(std::string_view key, std::int64_t value) {
    return "INFO " + std::string(key) + " " + std::to_string(value);
}

/// The protocol's number of a rule; freestyle for a name that is none.
int number_of(std::string_view rules) {
    return rules == "standard" ? 1 : rules == "renju" ? 4 : rules == "caro" ? 8 : 0;
}

/// `x,y` from the upper left corner, both from 0.
std::string coordinates_of(std::string_view move) {
    const auto point = gm::parse_point(move, kSize);
    if (!point) return {};
    return std::to_string(point->file()) + "," + std::to_string(kSize - 1 - point->rank());
}

/// Empty if the text is not two numbers.
std::string move_at(std::string_view text) {
    const auto fields = engine::split_fields(text, ',');
    if (fields.size() != 2) return {};
    const auto x = parse_int(fields[0]);
    const auto y = parse_int(fields[1]);
    if (!x || !y) return {};
    const bool is_on_board = *x >= 0 && *x < kSize && *y >= 0 && *y < kSize;
    if (!is_on_board) return std::string(text);
    return gm::Point(static_cast<int>(*x), kSize - 1 - static_cast<int>(*y)).text();
}

/// Messages have no form of their own: ours say `depth 9-14 value 31 nodes 4500`, Rapfi's
/// `Depth 9-14 | Eval 31`.
void read_message(const Dialect::Words& words, Answer& answer) {
    for (std::size_t i = 1; i + 1 < words.size(); ++i) {
        const std::string key = lower_case(words[i]);
        if (key == "line" || key == "bestline") return;
        const auto number = parse_int(words[i + 1].substr(0, words[i + 1].find('-', 1)));
        if (!number) continue;
        if (key == "depth") answer.depth = static_cast<int>(*number);
        if (key == "value" || key == "eval") answer.score = static_cast<int>(*number);
        if (key == "nodes") answer.nodes = static_cast<std::uint64_t>(*number);
    }
}

}  // namespace

std::string GomocupDialect::set_up(Lines& lines) {
    lines.push_back(info("rule", number_of(spec_.rules)));
    for (const auto& [name, value] : spec_.options) lines.push_back("INFO " + name + " " + value);
    return {};
}

bool GomocupDialect::is_pong(const Words& words) const {
    return lower_case(words[0]).starts_with("name");
}

bool GomocupDialect::is_refusal(const Words& words) const { return words[0] == "ERROR"; }

Dialect::Lines GomocupDialect::question(const Situation& situation, const Limits& limits) const {
    Lines lines;
    if (limits.nodes) lines.push_back(info("max_node", static_cast<std::int64_t>(*limits.nodes)));
    if (limits.depth) lines.push_back(info("max_depth", *limits.depth));
    std::int64_t turn = limits.move_time ? limits.move_time->count() : kNoLimit;
    const auto& clock = situation.clocks[index(situation.to_move)];
    if (clock) {
        const auto left = std::chrono::floor<milliseconds>(clock->available()).count();
        turn = std::min<std::int64_t>(turn, std::max<std::int64_t>(left, 1));
        lines.push_back(
            info("timeout_match", std::max<std::int64_t>(clock->rule().base.count(), 1)));
        lines.push_back(info("time_increment", clock->rule().increment.count()));
        lines.push_back(info("time_left", left));
    }
    lines.push_back(info("timeout_turn", turn));
    if (situation.moves.empty()) {
        lines.emplace_back("BEGIN");
        return lines;
    }
    lines.emplace_back("BOARD");
    const std::size_t stones = situation.moves.size();
    for (std::size_t i = 0; i < stones; ++i) {
        const bool is_own = (stones - i) % 2 == 0;
        lines.push_back(coordinates_of(situation.moves[i]) + (is_own ? ",1" : ",2"));
    }
    lines.emplace_back("DONE");
    return lines;
}

bool GomocupDialect::take(std::string_view line, const Words& words, Answer& answer) const {
    if (words[0] == "MESSAGE") {
        read_message(words, answer);
        return false;
    }
    const bool refuses = is_refusal(words) || words[0] == "UNKNOWN";
    answer.move = refuses ? std::string(line) : move_at(words[0]);
    answer.kind = Answer::Kind::Move;
    return !answer.move.empty();
}

}  // namespace match
