// SPDX-License-Identifier: MIT
#include "tools/match/uci_dialect.h"

#include <algorithm>

#include "engine/core/text/text.h"
#include "engine/uci/ranks.h"

namespace match {

using engine::in_quotes;
using engine::lower_case;
using engine::parse_int;
using engine::Seat;
using engine::split_words;

namespace {

/// `option name Skill Level type spin …` or, in UCCI, `option usebook type check …`.
std::string announced_name(const Dialect::Words& words, std::size_t first) {
    std::string name;
    for (std::size_t i = first; i < words.size(); ++i) {
        if (words[i] == "type") break;
        name += (name.empty() ? "" : " ") + std::string(words[i]);
    }
    return lower_case(name);
}

std::int64_t whole_milliseconds(Duration duration) {
    return std::max<std::int64_t>(std::chrono::floor<milliseconds>(duration).count(), 1);
}

/// While the main time lasts, byo-yomi is time that every further move brings.
milliseconds announced_increment(const Clock& clock) {
    if (clock.in_byo_yomi()) return milliseconds{0};
    return clock.rule().increment + clock.rule().byo_yomi;
}

int announced_moves_to_go(const Clock& clock) {
    return clock.in_byo_yomi() ? 1 : clock.moves_to_go();
}

std::string depth_and_nodes(const Limits& limits) {
    std::string text;
    if (limits.depth) text += " depth " + std::to_string(*limits.depth);
    if (limits.nodes) text += " nodes " + std::to_string(*limits.nodes);
    return text;
}

}  // namespace

std::string uci_go(const Limits& limits, const std::array<std::optional<Clock>, 2>& clocks,
                   Seat to_move) {
    std::string text = depth_and_nodes(limits);
    if (limits.move_time) text += " movetime " + std::to_string(limits.move_time->count());
    const auto& own = clocks[index(to_move)];
    if (!own) return text;
    for (const Seat seat : kSeats) {
        const Clock& clock = clocks[index(seat)] ? *clocks[index(seat)] : *own;
        const std::string letter = seat == Seat::First ? "w" : "b";
        text += " " + letter + "time " + std::to_string(whole_milliseconds(clock.available()));
        text += " " + letter + "inc " + std::to_string(announced_increment(clock).count());
    }
    if (const int moves = announced_moves_to_go(*own))
        text += " movestogo " + std::to_string(moves);
    return text;
}

std::string ucci_go(const Limits& limits, const std::array<std::optional<Clock>, 2>& clocks,
                    Seat to_move, int unit) {
    std::string text = depth_and_nodes(limits);
    if (limits.move_time) {
        const std::int64_t time = std::max<std::int64_t>(limits.move_time->count() / unit, 1);
        return text + " time " + std::to_string(time) + " movestogo 1";
    }
    const auto& own = clocks[index(to_move)];
    if (!own) return text;
    for (const Seat seat : {to_move, ~to_move}) {
        const Clock& clock = clocks[index(seat)] ? *clocks[index(seat)] : *own;
        const std::string prefix = seat == to_move ? " " : " opp";
        text += prefix + "time " + std::to_string(whole_milliseconds(clock.available()) / unit);
        const int moves = announced_moves_to_go(clock);
        text +=
            prefix +
            (moves > 0 ? "movestogo " + std::to_string(moves)
                       : "increment " + std::to_string(announced_increment(clock).count() / unit));
    }
    return text;
}

void read_info(std::string_view line, Answer& answer) {
    const Dialect::Words words = split_words(line);
    const auto number_at = [&words](std::size_t i) {
        return i < words.size() ? parse_int(words[i]) : std::nullopt;
    };
    for (std::size_t i = 1; i + 1 < words.size(); ++i) {
        if (words[i] == "pv" || words[i] == "string") return;
        if (words[i] == "multipv" && words[i + 1] != "1") return;
        if (words[i] == "depth") {
            answer.depth = static_cast<int>(number_at(i + 1).value_or(answer.depth));
        } else if (words[i] == "nodes") {
            answer.nodes = static_cast<std::uint64_t>(number_at(i + 1).value_or(0));
        } else if (words[i] == "score" && words[i + 1] == "mate") {
            const auto moves = static_cast<int>(number_at(i + 2).value_or(0));
            answer.score = moves > 0 ? kMateScore - moves : -kMateScore - moves;
        } else if (words[i] == "score") {
            const auto value = number_at(words[i + 1] == "cp" ? i + 2 : i + 1);
            if (value) answer.score = static_cast<int>(*value);
        }
    }
}

bool UciDialect::ends_greeting(const Words& words) {
    if (words[0] == "option") announced_.push_back(announced_name(words, is_uci() ? 2 : 1));
    return words[0] == greeting() + "ok";
}

bool UciDialect::announces(std::string_view name) const {
    return std::find(announced_.begin(), announced_.end(), lower_case(name)) != announced_.end();
}

std::string UciDialect::set(std::string_view name, std::string_view value) const {
    const std::string text(name);
    return is_uci() ? "setoption name " + text + " value " + std::string(value)
                    : "setoption " + text + " " + std::string(value);
}

std::string UciDialect::set_up(Lines& lines) {
    ucci_milliseconds_ = !is_uci() && announces("usemillisec");
    if (ucci_milliseconds_) lines.push_back(set("usemillisec", "true"));
    const bool fairy = is_uci() && announces("UCI_Variant");
    if (fairy) lines.push_back(set("UCI_Variant", "xiangqi"));
    ranks_ = spec_.ranks.value_or(fairy ? Ranks::FromOne : Ranks::FromZero);
    if (!spec_.rules.empty() && announces("Rules")) lines.push_back(set("Rules", spec_.rules));
    for (const auto& [name, value] : spec_.options) {
        if (!announces(name)) return spec_.name + " has no option " + in_quotes(name);
        lines.push_back(set(name, value));
    }
    return {};
}

std::string UciDialect::new_game() const { return is_uci() ? "ucinewgame" : "setoption newgame"; }

Dialect::Lines UciDialect::question(const Situation& situation, const Limits& limits) const {
    std::string position = "position fen " + (is_uci() ? situation.start_fen : situation.base_fen);
    const std::size_t first = is_uci() ? 0 : situation.base_ply;
    if (first < situation.moves.size()) position += " moves";
    for (std::size_t i = first; i < situation.moves.size(); ++i) {
        const std::string& move = situation.moves[i];
        position += " " + (ranks_ == Ranks::FromZero ? move : chuhe::with_ranks_from_one(move));
    }
    const int unit = ucci_milliseconds_ ? 1 : 1000;
    return {position,
            "go" + (is_uci() ? uci_go(limits, situation.clocks, situation.to_move)
                             : ucci_go(limits, situation.clocks, situation.to_move, unit))};
}

bool UciDialect::take(std::string_view line, const Words& words, Answer& answer) const {
    if (words[0] == "info") read_info(line, answer);
    if (words[0] != "bestmove" && words[0] != "nobestmove") return false;
    answer.move = words.size() > 1 ? std::string(words[1]) : "";
    if (words[0] == "nobestmove" || answer.move == "(none)" || answer.move == "0000") {
        answer.kind = Answer::Kind::NoMove;
    } else if (answer.move == "resign" || words.back() == "resign") {
        answer.kind = Answer::Kind::Resigns;
    } else {
        answer.kind = Answer::Kind::Move;
        if (ranks_ == Ranks::FromOne) answer.move = chuhe::with_ranks_from_zero(answer.move);
    }
    return true;
}

}  // namespace match
