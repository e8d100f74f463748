// SPDX-License-Identifier: MIT
#include "engine/uci/uci.h"

#include <algorithm>
#include <istream>
#include <ostream>
#include <utility>

#include "engine/core/random.h"
#include "engine/core/text.h"
#include "engine/uci/built_in_network.h"
#include "engine/uci/command.h"
#include "engine/uci/data_files.h"
#include "engine/uci/go_command.h"
#include "engine/uci/version.h"
#include "engine/xiangqi/board/move.h"
#include "engine/xiangqi/search/parameters.h"

namespace chuhe {

using engine::in_quotes;

namespace {

constexpr std::size_t kDefaultHashMegabytes = 16;
constexpr std::int64_t kLargestHashMegabytes = 4096;
/// No position has more legal moves, each of which may begin a line.
constexpr std::int64_t kMostMultiPv = engine::xiangqi::MoveList::kCapacity;
/// What a game won or lost by repetition is reported as: the protocols know mates only.
constexpr engine::Value kRuledCentipawns = 10'000;
/// The value of `EvalFile` for the network of the program.
constexpr std::string_view kBuiltIn = "<built-in>";

std::string second_word(const std::string& line) {
    const auto words = engine::split_words(line);
    return words.size() > 1 ? std::string(words[1]) : std::string();
}

}  // namespace

Uci::Uci(std::istream& in, std::ostream& out)
    : in_(in),
      out_(out),
      game_(engine::make_game("xiangqi", kDefaultHashMegabytes)),
      seed_(engine::clock_seed()) {
    // What the build put in fits the program.
    static_cast<void>(game_->evaluation_network()->load_network(built_in_xiangqi_network()));
}

Uci::~Uci() { stop_search(); }

void Uci::run() {
    std::string line;
    while (std::getline(in_, line)) {
        if (!execute(line)) return;
    }
    // End of input, as from a pipe: let a search with limits of its own finish.
    if (search_.joinable() && search_ends_) search_.join();
}

bool Uci::execute(const std::string& line) {
    const Words words = engine::split_words(line);
    if (words.empty()) return true;
    if (words[0] == "quit") {
        stop_search();
        if (ucci_) say("bye");
        return false;
    }
    const Handlers commands{
        {"stop", [&] { stop_search(); }},
        {"isready", [&] { say("readyok"); }},
        {"uci", [&] { identify_uci(); }},
        {"ucci", [&] { identify_ucci(); }},
        {"setoption", [&] { set_option(words); }},
        {"ucinewgame", [&] { begin_new_game(); }},
        {"position", [&] { set_position(line, words); }},
        {"go", [&] { go(words); }},
        {"ponderhit", [&] { ponder_hit(); }},
        {"d", [&] { describe(); }},
        {"eval", [&] { say(game_->diagnostics()->describe_evaluation()); }},
    };
    if (!handle(commands, words[0])) say("info string unknown command " + in_quotes(words[0]));
    return true;
}

void Uci::describe() {
    const engine::Snapshot snapshot = game_->snapshot();
    std::string legal;
    for (const std::string& move : snapshot.legal_moves) legal += ' ' + move;
    say("fen " + snapshot.fen + "\nlegal" + legal + "\nstatus " +
        std::string(text_of(snapshot.status)) + " " + std::string(text_of(snapshot.reason)) +
        (snapshot.explanation.empty() ? "" : "\n" + snapshot.explanation) +
        (snapshot.warning ? "\nwarning " + snapshot.warning->explanation : ""));
}

void Uci::identify_uci() {
    ucci_ = false;
    say("id name " + name_and_version() +
        "\nid author the Chuhe contributors\n"
        "option name Hash type spin default 16 min 1 max 4096\n"
        "option name Clear Hash type button\n"
        "option name MultiPV type spin default 1 min 1 max " +
        std::to_string(kMostMultiPv) +
        "\n"
        "option name Skill Level type spin default 10 min 1 max 10\n"
        "option name Style Opening type combo default masters var masters var none var "
        "central-cannon var knight var bishop var pawn\n"
        "option name Style Risk type spin default 0 min -2 max 2\n"
        "option name Style Exchanges type spin default 0 min -2 max 2\n"
        "option name Style Piece type combo default none var none var rook var knight var cannon "
        "var pawn\n"
        "option name Ponder type check default false\n"
        "option name OwnBook type check default false\n"
        "option name BookFile type string default <empty>\n"
        "option name EvalFile type string default " +
        std::string(kBuiltIn) +
        "\n"
        "option name Rules type combo default asian var asian var computer var simple var chinese");
    if (!engine::xiangqi::Parameter::all().empty()) {
        say("option name Without type string default <empty>");
    }
    for (const engine::xiangqi::Parameter* parameter : engine::xiangqi::Parameter::all()) {
        say("option name " + std::string(parameter->name) + " type spin default " +
            std::to_string(parameter->value) + " min " + std::to_string(parameter->low) + " max " +
            std::to_string(parameter->high));
    }
    say("uciok");
}

void Uci::identify_ucci() {
    ucci_ = true;
    say("id name " + name_and_version() +
        "\nid author the Chuhe contributors\n"
        "option usemillisec type check default false\n"
        "option hashsize type spin min 1 max 4096 default 16\n"
        "option usebook type check default false\n"
        "option bookfiles type string\n"
        "option newgame type button\n"
        "ucciok");
}

void Uci::begin_new_game() {
    stop_search();
    game_->new_game();
    seed_ = engine::clock_seed();
}

/// UCI: `setoption name NAME… [value VALUE…]`; UCCI: `setoption NAME [VALUE]`.
void Uci::set_option(const Words& words) {
    std::string name;
    std::string value;
    const bool uci_form = words.size() > 1 && words[1] == "name";
    bool in_value = false;
    for (std::size_t i = uci_form ? 2 : 1; i < words.size(); ++i) {
        if (uci_form && !in_value && words[i] == "value") {
            in_value = true;
            continue;
        }
        std::string& target = in_value ? value : name;
        if (!target.empty()) target += ' ';
        target += words[i];
        if (!uci_form) in_value = true;
    }
    stop_search();
    apply_option(engine::lower_case(name), value);
}

void Uci::apply_option(const std::string& name, const std::string& value) {
    const auto number_in = [&](std::int64_t low, std::int64_t high) -> std::optional<int> {
        const auto number = engine::parse_int(value);
        if (number && *number >= low && *number <= high) return static_cast<int>(*number);
        say("info string option " + name + " wants a number from " + std::to_string(low) + " to " +
            std::to_string(high) + ", not " + in_quotes(value));
        return std::nullopt;
    };
    const auto resize_table = [&] {
        const auto megabytes = number_in(1, kLargestHashMegabytes);
        if (megabytes) game_->resize_table(static_cast<std::size_t>(*megabytes));
    };
    const auto liking = [&] { return number_in(-engine::Style::kMost, engine::Style::kMost); };
    const auto known = [&](const auto& read, auto before) {
        if (!read) say("info string option " + name + " knows no " + in_quotes(value));
        return read.value_or(before);
    };
    const auto taste = [&] { return known(engine::parse_opening_taste(value), style_.opening); };
    const auto favourite = [&] {
        return known(engine::parse_favourite_piece(value), style_.piece);
    };
    const auto use_book = [&] { use_book_ = value == "true"; };
    const auto load_book = [&] {
        load(value, [&](auto bytes) { return game_->opening_book()->load_book(bytes); });
    };
    const Handlers options{
        {"hash", resize_table},
        {"hashsize", resize_table},
        {"clear hash", [&] { begin_new_game(); }},
        {"newgame", [&] { begin_new_game(); }},
        {"multipv", [&] { multi_pv_ = number_in(1, kMostMultiPv).value_or(multi_pv_); }},
        {"skill level", [&] { level_ = number_in(1, engine::kFullStrength).value_or(level_); }},
        {"style opening", [&] { style_.opening = taste(); }},
        {"style risk", [&] { style_.risk = liking().value_or(style_.risk); }},
        {"style exchanges", [&] { style_.exchanges = liking().value_or(style_.exchanges); }},
        {"style piece", [&] { style_.piece = favourite(); }},
        {"ponder", [] {}},
        {"ownbook", use_book},
        {"usebook", use_book},
        {"bookfile", load_book},
        {"bookfiles", load_book},
        {"evalfile", [&] { set_network(value); }},
        {"rules", [&] { set_rules(value); }},
        {"without", [&] { switch_off(value); }},
        {"usemillisec", [&] { ucci_milliseconds_ = value == "true"; }},
    };
    if (handle(options, name)) return;
    if (auto* parameter = engine::xiangqi::Parameter::find(name)) {
        parameter->value = number_in(parameter->low, parameter->high).value_or(parameter->value);
    } else if (!ucci_) {
        say("info string unknown option " + in_quotes(name));
    }
}

void Uci::switch_off(const std::string& technique) {
    if (engine::xiangqi::Parameter::all().empty()) {
        say("info string " + std::string(kNeedsLab));
    } else if (!engine::xiangqi::Parameter::switch_off(technique)) {
        say("info string no technique is named " + in_quotes(technique));
    }
}

void Uci::load(const std::string& path, const Loader& loader) {
    const auto bytes = read_file(path);
    if (!bytes) {
        say("info string cannot read " + in_quotes(path));
        return;
    }
    complain(loader(*bytes));
}

void Uci::set_network(const std::string& value) {
    const auto take = [&](engine::ByteView bytes) {
        return game_->evaluation_network()->load_network(bytes);
    };
    if (value == kBuiltIn) {
        complain(take(built_in_xiangqi_network()));
    } else if (value == "none") {
        complain(take({}));
    } else {
        load(value, take);
    }
}

void Uci::set_rules(const std::string& name) {
    const engine::Fault fault = game_->set_position(fen_, engine::split_words(moves_), name);
    if (!fault) rules_ = name;
    complain(fault);
}

void Uci::complain(const engine::Fault& fault) {
    if (fault) say("info string " + sentence_of(fault));
}

/// `position startpos|fen FEN [moves MOVE…]`
void Uci::set_position(const std::string& line, const Words& words) {
    stop_search();
    const auto offset_of = [&](std::string_view word) {
        return static_cast<std::size_t>(word.data() - line.data());
    };
    std::string fen(engine::xiangqi::kStartFen);
    std::string moves;
    std::size_t fen_end = line.size();
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (words[i] != "moves") continue;
        fen_end = offset_of(words[i]);
        moves = line.substr(fen_end + words[i].size());
        break;
    }
    if (words.size() > 1 && words[1] == "fen") {
        const std::size_t fen_start = offset_of(words[1]) + words[1].size();
        fen = line.substr(fen_start, fen_end - fen_start);
    } else if (words.size() < 2 || words[1] != "startpos") {
        say("info string position wants \"startpos\" or \"fen\"");
        return;
    }
    const engine::Fault fault = game_->set_position(fen, engine::split_words(moves), rules_);
    complain(fault);
    if (fault) return;
    fen_ = std::move(fen);
    moves_ = std::move(moves);
}

void Uci::go(const Words& words) {
    stop_search();
    if (words.size() > 2 && words[1] == "perft") {
        const auto depth = engine::parse_int(words[2]);
        if (!depth || *depth < 0) return say("info string bad perft depth " + in_quotes(words[2]));
        const auto nodes = game_->diagnostics()->perft(engine::Depth{static_cast<int>(*depth)});
        return say("Nodes searched: " + std::to_string(nodes));
    }
    const bool red_to_move = second_word(game_->snapshot().fen) == "w";
    GoCommand command =
        ucci_ ? parse_ucci_go(words, ucci_milliseconds_) : parse_uci_go(words, red_to_move);
    if (!command.error.empty()) say("info string " + command.error);
    command.limits.multi_pv = multi_pv_;
    command.limits.level = level_;
    command.limits.style = style_;
    command.limits.use_book = use_book_ && !command.infinite && !command.ponder;
    command.limits.seed = seed_;
    if (!command.ponder) return start_search(command.limits, command.infinite);
    pondered_ = command.limits;
    engine::SearchLimits unlimited = command.limits;
    unlimited.clock.reset();
    unlimited.move_time.reset();
    start_search(unlimited, true);
}

void Uci::ponder_hit() {
    const auto limits = std::exchange(pondered_, std::nullopt);
    if (!limits) return;
    silent_ = true;
    stop_search();
    start_search(*limits, false);
}

/// `wait_for_stop`: the answer to `go infinite` is not given before `stop`, whatever is found.
void Uci::start_search(const engine::SearchLimits& limits, bool wait_for_stop) {
    stop_ = false;
    silent_ = false;
    search_ends_ =
        !wait_for_stop && (limits.depth || limits.nodes || limits.move_time || limits.clock);
    search_ = std::thread([this, limits, wait_for_stop] {
        const auto info = game_->search(
            limits, [this](const engine::SearchInfo& report) { say_info(report); },
            [this] { return stop_.load(std::memory_order_relaxed); });
        if (wait_for_stop) stop_.wait(false);
        if (!silent_) say_best_move(info);
    });
}

void Uci::stop_search() {
    if (!search_.joinable()) return;
    stop_ = true;
    stop_.notify_all();
    search_.join();
    pondered_.reset();
}

void Uci::say(const std::string& line) {
    const std::lock_guard lock(out_mutex_);
    out_ << line << std::endl;
}

void Uci::say_info(const engine::SearchInfo& info) {
    if (silent_) return;
    const auto milliseconds = static_cast<std::uint64_t>(info.time.count());
    std::string line = "info depth " + std::to_string(info.depth.value());
    if (!ucci_) {
        line += " seldepth " + std::to_string(info.selective_depth.value()) + " multipv " +
                std::to_string(info.multi_pv);
    }
    const bool is_ruled = info.kind() == engine::ScoreKind::Rule;
    if (info.kind() == engine::ScoreKind::Mate && !ucci_) {
        line += " score mate " + std::to_string(engine::mate_distance(info.value));
    } else {
        const engine::Value won = info.value > 0 ? kRuledCentipawns : -kRuledCentipawns;
        line += (ucci_ ? " score " : " score cp ") + std::to_string(is_ruled ? won : info.value);
    }
    if (info.bound == engine::Bound::Lower && !ucci_) line += " lowerbound";
    line += " nodes " + std::to_string(info.nodes) + " time " + std::to_string(milliseconds);
    if (!ucci_) {
        const std::uint64_t per_second =
            info.nodes * 1000 / std::max<std::uint64_t>(milliseconds, 1);
        line += " nps " + std::to_string(per_second) + " hashfull " +
                std::to_string(info.hash_full_permille);
    }
    say(line + " pv " + info.line);
}

void Uci::say_best_move(const engine::SearchInfo& info) {
    if (info.best_move.empty()) return say(ucci_ ? "nobestmove" : "bestmove (none)");
    if (info.from_book) say("info string book move");
    const std::string reply = second_word(info.line);
    say("bestmove " + info.best_move + (reply.empty() ? "" : " ponder " + reply));
}

}  // namespace chuhe
