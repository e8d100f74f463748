// SPDX-License-Identifier: MIT
#include "tools/match/player.h"

#include <algorithm>
#include <utility>

#include "engine/core/text/text.h"
#include "tools/match/transcript.h"

namespace match {

using engine::in_quotes;
using engine::lower_case;
using engine::parse_int;
using engine::split_words;
using engine::xiangqi::Color;

namespace {

using SteadyClock = std::chrono::steady_clock;
using Words = std::vector<std::string_view>;

/// From the start of a process, or a request that takes no search, to its answer.
constexpr milliseconds kReadyTimeout{30'000};
constexpr milliseconds kQuitTimeout{500};
constexpr milliseconds kCancelPoll{100};

/// `option name Skill Level type spin …` or, in UCCI, `option usebook type check …`.
std::string announced_name(const Words& words, Protocol protocol) {
    std::string name;
    for (std::size_t i = protocol == Protocol::Uci ? 2 : 1; i < words.size(); ++i) {
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
                   Color side) {
    std::string text = depth_and_nodes(limits);
    if (limits.move_time) text += " movetime " + std::to_string(limits.move_time->count());
    const auto& own = clocks[index(side)];
    if (!own) return text;
    for (const Color color : {Color::Red, Color::Black}) {
        const Clock& clock = clocks[index(color)] ? *clocks[index(color)] : *own;
        const std::string letter = color == Color::Red ? "w" : "b";
        text += " " + letter + "time " + std::to_string(whole_milliseconds(clock.available()));
        text += " " + letter + "inc " + std::to_string(announced_increment(clock).count());
    }
    if (const int moves = announced_moves_to_go(*own))
        text += " movestogo " + std::to_string(moves);
    return text;
}

std::string ucci_go(const Limits& limits, const std::array<std::optional<Clock>, 2>& clocks,
                    Color side, int unit) {
    std::string text = depth_and_nodes(limits);
    if (limits.move_time) {
        const std::int64_t time = std::max<std::int64_t>(limits.move_time->count() / unit, 1);
        return text + " time " + std::to_string(time) + " movestogo 1";
    }
    const auto& own = clocks[index(side)];
    if (!own) return text;
    for (const Color color : {side, ~side}) {
        const Clock& clock = clocks[index(color)] ? *clocks[index(color)] : *own;
        const std::string prefix = color == side ? " " : " opp";
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
    const Words words = split_words(line);
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

Player::Player(EngineSpec spec, milliseconds patience, const std::atomic<bool>& cancelled,
               Transcript* transcript)
    : spec_(std::move(spec)),
      patience_(patience),
      cancelled_(cancelled),
      transcript_(transcript) {}

Player::~Player() {
    if (!process_.running()) return;
    send("quit");
    process_.finish(SteadyClock::now() + kQuitTimeout);
}

bool Player::send(const std::string& line) {
    if (transcript_ != nullptr) transcript_->write(spec_.name, '<', line);
    return process_.write_line(line);
}

Process::ReadResult Player::read(std::string& line, TimePoint deadline) {
    const auto result = process_.read_line(line, deadline);
    if (transcript_ != nullptr && result == Process::ReadResult::Line) {
        transcript_->write(spec_.name, '>', line);
    }
    return result;
}

template <class Other>
Player::Wait Player::read_until(std::string_view word, TimePoint deadline, Other other) {
    std::string line;
    for (;;) {
        if (cancelled_.load(std::memory_order_relaxed)) return Wait::Cancelled;
        const auto result = read(line, std::min(deadline, SteadyClock::now() + kCancelPoll));
        if (result == Process::ReadResult::Closed) return Wait::Closed;
        if (result == Process::ReadResult::Timeout) {
            if (SteadyClock::now() >= deadline) return Wait::Timeout;
            continue;
        }
        const Words words = split_words(line);
        if (words.empty()) continue;
        if (words[0] == word) return Wait::Found;
        if (other(line, words)) return Wait::Found;
    }
}

std::string Player::synchronise() {
    const auto ignore = [](const std::string&, const Words&) { return false; };
    if (send("isready") &&
        read_until("readyok", SteadyClock::now() + kReadyTimeout, ignore) == Wait::Found) {
        return {};
    }
    discard();
    return spec_.name + " does not answer \"isready\"";
}

std::string Player::start() {
    const bool uci = spec_.protocol == Protocol::Uci;
    const std::string greeting = uci ? "uci" : "ucci";
    if (!process_.start(spec_.command)) return "cannot start a process for " + spec_.name;
    announced_.clear();
    const auto note = [this](const std::string&, const Words& words) {
        if (words[0] == "option") announced_.push_back(announced_name(words, spec_.protocol));
        return false;
    };
    if (!send(greeting) ||
        read_until(greeting + "ok", SteadyClock::now() + kReadyTimeout, note) != Wait::Found) {
        discard();
        return spec_.name + " does not answer \"" + greeting + "\": " + in_quotes(spec_.command);
    }
    std::string error = send_options();
    if (!error.empty()) discard();
    return error.empty() ? synchronise() : error;
}

std::string Player::send_options() {
    const auto announces = [this](const std::string& name) {
        return std::find(announced_.begin(), announced_.end(), name) != announced_.end();
    };
    ucci_milliseconds_ = spec_.protocol == Protocol::Ucci && announces("usemillisec");
    if (ucci_milliseconds_) send("setoption usemillisec true");
    const bool fairy = spec_.protocol == Protocol::Uci && announces("uci_variant");
    if (fairy) send("setoption name UCI_Variant value xiangqi");
    ranks_ = spec_.ranks.value_or(fairy ? Ranks::FromOne : Ranks::FromZero);
    const auto set = [this](const std::string& name, const std::string& value) {
        const bool uci = spec_.protocol == Protocol::Uci;
        send(uci ? "setoption name " + name + " value " + value
                 : "setoption " + name + " " + value);
    };
    if (!spec_.law.empty() && announces("rules")) set("Rules", spec_.law);
    for (const auto& [name, value] : spec_.options) {
        if (!announces(lower_case(name))) return spec_.name + " has no option " + in_quotes(name);
        set(name, value);
    }
    return {};
}

std::string Player::new_game() {
    if (!process_.running()) {
        std::string error = start();
        if (!error.empty()) return error;
    }
    send(spec_.protocol == Protocol::Uci ? "ucinewgame" : "setoption newgame");
    return synchronise();
}

std::string Player::position_command(const Situation& situation) const {
    const bool ucci = spec_.protocol == Protocol::Ucci;
    std::string text = "position fen " + (ucci ? situation.base_fen : situation.start_fen);
    const std::size_t first = ucci ? situation.base_ply : 0;
    if (first < situation.moves.size()) text += " moves";
    for (std::size_t i = first; i < situation.moves.size(); ++i) {
        text += ' ';
        text += move_text(situation.moves[i], ranks_);
    }
    return text;
}

std::string Player::go_command(const Situation& situation, const Limits& limits) const {
    const Color side = situation.position.side_to_move();
    return "go" + (spec_.protocol == Protocol::Uci
                       ? uci_go(limits, situation.clocks, side)
                       : ucci_go(limits, situation.clocks, side, ucci_milliseconds_ ? 1 : 1000));
}

void Player::interpret(const std::string& line, Answer& answer) const {
    const Words words = split_words(line);
    answer.text = words.size() > 1 ? std::string(words[1]) : "";
    if (words[0] == "nobestmove" || answer.text == "(none)" || answer.text == "0000") {
        answer.kind = Answer::Kind::NoMove;
    } else if (answer.text == "resign" || words.back() == "resign") {
        answer.kind = Answer::Kind::Resigns;
    } else if (const auto move = read_move(answer.text, ranks_)) {
        answer.kind = Answer::Kind::Move;
        answer.move = *move;
    } else {
        answer.kind = Answer::Kind::Unreadable;
    }
}

Answer Player::think(const Situation& situation, const Limits& limits) {
    Answer answer;
    const auto& clock = situation.clocks[index(situation.position.side_to_move())];
    Duration budget = limits.move_time.value_or(milliseconds{0});
    if (clock) budget = clock->available();
    const auto start = SteadyClock::now();
    if (!send(position_command(situation)) || !send(go_command(situation, limits))) return answer;
    const auto take = [&](const std::string& line, const Words& words) {
        if (words[0] == "info") read_info(line, answer);
        if (words[0] != "bestmove" && words[0] != "nobestmove") return false;
        answer.elapsed = SteadyClock::now() - start;
        interpret(line, answer);
        return true;
    };
    switch (read_until("", start + budget + patience_, take)) {
        case Wait::Found:
            return answer;
        case Wait::Closed:
            answer.kind = Answer::Kind::Crash;
            break;
        case Wait::Timeout:
            answer.kind = Answer::Kind::Hang;
            break;
        case Wait::Cancelled:
            answer.kind = Answer::Kind::Cancelled;
            break;
    }
    answer.elapsed = SteadyClock::now() - start;
    return answer;
}

}  // namespace match
