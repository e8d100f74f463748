// SPDX-License-Identifier: MIT
#include "engine/uci/uci.h"

#include <algorithm>
#include <istream>
#include <ostream>
#include <utility>

#include "engine/core/random.h"
#include "engine/core/text/text.h"
#include "engine/uci/built_in_network.h"
#include "engine/uci/command.h"
#include "engine/uci/data_files.h"
#include "engine/uci/info_text.h"
#include "engine/uci/thread_option.h"
#include "engine/uci/version.h"
#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/search/parameters.h"

namespace chuhe {

using engine::in_quotes;

namespace {

constexpr std::size_t kDefaultHashMegabytes = 16;
constexpr std::int64_t kLargestHashMegabytes = 4096;
/// No position has more legal moves, and each line starts with another move.
constexpr std::int64_t kMostMultiPv = engine::xiangqi::MoveList::kCapacity;
constexpr std::int64_t kLargestMoveOverhead = 5000;
/// Earlier reports of root moves would be too frequent to read.
constexpr engine::Milliseconds kCurrentMoveAfter{1000};
/// The value of `EvalFile` for the built-in network.
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
    // The built-in network always fits the program.
    static_cast<void>(game_->evaluation_network()->load_network(built_in_xiangqi_network()));
}

Uci::~Uci() { stop_search(); }

void Uci::run() {
    std::string line;
    while (std::getline(in_, line)) {
        if (!execute(line)) return;
    }
    // At the end of the input, for example of a pipe, lets a search with limits finish.
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
        {"threats", [&] { show_threats(words); }},
        {"ponderhit", [&] { ponder_hit(); }},
        {"d", [&] { describe(); }},
        {"eval",
         [&] {
             if (has_position("eval")) say(game_->diagnostics()->describe_evaluation());
         }},
    };
    if (ucci_ && words[0] == "banmoves") {
        ban_moves(words);
        return true;
    }
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
        "option name Threads type spin default 1 min 1 max " +
        std::to_string(kMostThreads) +
        "\n"
        "option name Clear Hash type button\n"
        "option name MultiPV type spin default 1 min 1 max " +
        std::to_string(kMostMultiPv) +
        "\n"
        "option name Skill Level type spin default 10 min 1 max 10\n"
        "option name Move Overhead type spin default " +
        std::to_string(engine::ClockLimit{}.overhead.count()) + " min 0 max " +
        std::to_string(kLargestMoveOverhead) +
        "\n"
        "option name UCI_ShowWDL type check default false\n"
        "option name Ponder type check default false\n"
        "option name EndingTables type check default true\n"
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
        "option threads type spin min 0 max " +
        std::to_string(kMostThreads) +
        " default 1\n"
        "option endingtables type check default true\n"
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
    const auto use_book = [&] { use_book_ = value == "true"; };
    const auto set_overhead = [&] {
        const auto milliseconds = number_in(0, kLargestMoveOverhead);
        if (milliseconds) move_overhead_ = engine::Milliseconds{*milliseconds};
    };
    const auto load_book = [&] {
        load(value, [&](auto bytes) { return game_->opening_book()->load_book(bytes); });
    };
    const Handlers options{
        {"hash", resize_table},
        {"hashsize", resize_table},
        {"threads", [&] { use_threads(number_in(ucci_ ? 0 : 1, kMostThreads)); }},
        {"clear hash", [&] { begin_new_game(); }},
        {"newgame", [&] { begin_new_game(); }},
        {"multipv", [&] { multi_pv_ = number_in(1, kMostMultiPv).value_or(multi_pv_); }},
        {"skill level", [&] { level_ = number_in(1, engine::kFullStrength).value_or(level_); }},
        {"ponder", [] {}},
        {"move overhead", set_overhead},
        {"uci_showwdl", [&] { shows_chances_ = value == "true"; }},
        {"endingtables", [&] { use_endings_ = value == "true"; }},
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

void Uci::use_threads(std::optional<int> count) {
    if (!count) return;
    const auto wanted = *count > 0 ? static_cast<std::size_t>(*count) : available_processors();
    const std::size_t used = game_->use_threads(wanted);
    if (used < wanted) say("info string " + fewer_threads(used, wanted));
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
        refusal_ = "position wants \"startpos\" or \"fen\"";
        return say("info string " + refusal_);
    }
    const engine::Fault fault = game_->set_position(fen, engine::split_words(moves), rules_);
    complain(fault);
    refusal_ = fault ? sentence_of(fault) : "";
    if (fault) return;
    fen_ = std::move(fen);
    moves_ = std::move(moves);
    banned_moves_.clear();
}

bool Uci::has_position(std::string_view command) {
    if (refusal_.empty()) return true;
    say("info string " + std::string(command) + ": the position was refused: " + refusal_);
    return false;
}

std::vector<std::string> Uci::legal_moves_of(const std::vector<std::string>& words,
                                             std::string_view command) {
    std::vector<std::string> legal;
    for (const std::string& word : words) {
        // Also if the game is over by a ruling, which does not end a search.
        const auto move = engine::xiangqi::parse_move(word);
        const bool is_legal = move && !game_->written_line({move->text()}, "uci")->empty();
        if (!is_legal) {
            say("info string " + std::string(command) + ": " + in_quotes(word) +
                " is not a legal move");
        } else if (std::find(legal.begin(), legal.end(), move->text()) == legal.end()) {
            legal.push_back(move->text());
        }
    }
    return legal;
}

/// `banmoves MOVE…`, after `position`: the front end forbids a perpetual check.
void Uci::ban_moves(const Words& words) {
    stop_search();
    banned_moves_ = legal_moves_of({words.begin() + 1, words.end()}, "banmoves");
}

bool Uci::choose_root_moves(const GoCommand& command, engine::SearchLimits& limits) {
    if (command.search_moves) {
        limits.root_moves = legal_moves_of(*command.search_moves, "searchmoves");
        return !limits.root_moves.empty();
    }
    if (banned_moves_.empty()) return true;
    const auto read = engine::xiangqi::parse_fen(game_->snapshot().fen);
    for (const auto move : engine::xiangqi::legal_moves(*read.position)) {
        const auto banned = std::find(banned_moves_.begin(), banned_moves_.end(), move.text());
        if (banned == banned_moves_.end()) limits.root_moves.push_back(move.text());
    }
    return !limits.root_moves.empty();
}

/// UCI has no reply for this: `bestmove (none)` would mean that the side to move is mated.
void Uci::say_no_search(const std::string& why) {
    say("info string " + why + "; nothing is searched");
    if (ucci_) say("nobestmove");
}

GoCommand Uci::read_go(const Words& words) {
    const bool red_to_move = second_word(game_->snapshot().fen) == "w";
    GoCommand command =
        ucci_ ? parse_ucci_go(words, ucci_milliseconds_) : parse_uci_go(words, red_to_move);
    if (!command.error.empty()) say("info string " + command.error);
    engine::SearchLimits& limits = command.limits;
    limits.multi_pv = multi_pv_;
    limits.level = level_;
    limits.seed = seed_;
    limits.use_endings = use_endings_;
    if (limits.clock) limits.clock->overhead = move_overhead_;
    if (!ucci_) limits.current_move_after = kCurrentMoveAfter;
    return command;
}

void Uci::go(const Words& words) {
    stop_search();
    if (!refusal_.empty()) return say_no_search("go: the position was refused: " + refusal_);
    if (words.size() > 2 && words[1] == "perft") {
        const auto depth = engine::parse_int(words[2]);
        if (!depth || *depth < 0) return say("info string bad perft depth " + in_quotes(words[2]));
        const auto nodes = game_->diagnostics()->perft(engine::Depth{static_cast<int>(*depth)});
        return say("Nodes searched: " + std::to_string(nodes));
    }
    GoCommand command = read_go(words);
    engine::SearchLimits& limits = command.limits;
    if (!choose_root_moves(command, limits)) {
        return say_no_search(command.search_moves ? "searchmoves leaves no legal move"
                                                  : "banmoves leaves no legal move");
    }
    // The book does not apply to mate searches and restricted moves.
    const bool is_plain = !limits.mate && limits.root_moves.empty();
    limits.use_book = use_book_ && is_plain && !command.infinite && !command.ponder;
    if (!command.ponder) return start_search(command.limits, command.infinite);
    pondered_ = command.limits;
    engine::SearchLimits unlimited = command.limits;
    unlimited.clock.reset();
    unlimited.move_time.reset();
    start_search(unlimited, true);
}

/// Replies `threat MOVE` instead of `bestmove MOVE`, so that no front end plays the move.
void Uci::show_threats(const Words& words) {
    stop_search();
    if (!has_position("threats")) return;
    if (!game_->threat_view()->position_after_pass()) {
        return say("info string threats: the side to move is in check and cannot pass");
    }
    const GoCommand command = read_go(words);
    start_search(command.limits, command.infinite, Question::Threat);
}

void Uci::ponder_hit() {
    const auto limits = std::exchange(pondered_, std::nullopt);
    if (!limits) return;
    silent_ = true;
    stop_search();
    start_search(*limits, false);
}

/// `wait_for_stop`: the reply to `go infinite` is withheld until `stop`, whatever the search finds.
void Uci::start_search(const engine::SearchLimits& limits, bool wait_for_stop, Question question) {
    stop_ = false;
    silent_ = false;
    search_ends_ = !wait_for_stop && (limits.depth || limits.nodes || limits.move_time ||
                                      limits.clock || limits.mate);
    search_ = std::thread([this, limits, wait_for_stop, question] {
        const auto report = [this](const engine::SearchInfo& info) { say_info(info); };
        const auto stopped = [this] { return stop_.load(std::memory_order_relaxed); };
        const bool is_threat = question == Question::Threat;
        const auto info = is_threat ? game_->threat_view()->search_threats(limits, report, stopped)
                                    : game_->search(limits, report, stopped);
        if (wait_for_stop) stop_.wait(false);
        if (silent_) return;
        const auto missing = limits.mate ? missing_mate(info, *limits.mate) : std::nullopt;
        if (missing) say("info string " + *missing);
        if (!is_threat) return say_best_move(info);
        say("threat " + (info.best_move.empty() ? "(none)" : info.best_move));
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
    if (ucci_) return say(ucci_info(info));
    const bool with_chances = shows_chances_ && info.current_move.empty();
    say(uci_info(info, with_chances ? std::optional(game_->outcome_model()->chances(info.value))
                                    : std::nullopt));
}

void Uci::say_best_move(const engine::SearchInfo& info) {
    if (info.best_move.empty()) return say(ucci_ ? "nobestmove" : "bestmove (none)");
    if (info.from_book) say("info string book move");
    const std::string reply = second_word(info.line);
    say("bestmove " + info.best_move + (reply.empty() ? "" : " ponder " + reply));
}

}  // namespace chuhe
