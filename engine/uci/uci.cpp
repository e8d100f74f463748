// SPDX-License-Identifier: MIT
#include "engine/uci/uci.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <istream>
#include <ostream>
#include <utility>

#include "engine/core/random.h"
#include "engine/core/text/text.h"
#include "engine/uci/built_in_network.h"
#include "engine/uci/command.h"
#include "engine/uci/data_files.h"
#include "engine/uci/info_text.h"
#include "engine/uci/ranks.h"
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
/// The rule sets of repetition, the usual one first.
constexpr std::array<std::string_view, 4> kRules{"asian", "computer", "simple", "chinese"};
/// The rating of each level, from games between the levels: docs/matches.md.
constexpr std::array<int, engine::kFullStrength> kLevelRatings{CHUHE_LEVEL_RATINGS};

/// The level whose rating is the nearest.
int level_rated(int elo) {
    const auto nearest =
        std::min_element(kLevelRatings.begin(), kLevelRatings.end(),
                         [&](int a, int b) { return std::abs(a - elo) < std::abs(b - elo); });
    return static_cast<int>(nearest - kLevelRatings.begin()) + 1;
}

/// ` var asian var …`
std::string rules_to_choose() {
    std::string text;
    for (const std::string_view name : kRules) text += " var " + std::string(name);
    return text;
}

std::string second_word(const std::string& line) {
    const auto words = engine::split_words(line);
    return words.size() > 1 ? std::string(words[1]) : std::string();
}

}  // namespace

Uci::Uci(std::istream& in, std::ostream& out)
    : in_(in),
      out_(out),
      game_(engine::make_game("xiangqi", kDefaultHashMegabytes)),
      elo_(kLevelRatings.back()),
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
    if (search_.joinable() && has_limit_ && !withheld_) search_.join();
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
        {"setoption", [&] { set_option(line, words); }},
        {"ucinewgame", [&] { begin_new_game(); }},
        {"position", [&] { set_position(line, words); }},
        {"go", [&] { go(words); }},
        {"threats", [&] { show_threats(words); }},
        {"ponderhit", [&] { ponder_hit(); }},
        {"d", [&] { describe(); }},
        {"eval",
         [&] {
             if (!refusal_.empty()) return tell("eval: the position was refused: " + refusal_);
             say(game_->diagnostics()->describe_evaluation());
         }},
        // The protocol asks engines to accept these, and there is nothing to do.
        {"debug", [] {}},
        {"register", [] {}},
    };
    if (ucci_ && words[0] == "banmoves") {
        ban_moves(words);
        return true;
    }
    if (handle(commands, words[0])) return true;
    tell("unknown command " + in_quotes(words[0]));
    // The protocol asks engines to ignore unknown words.
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (words[i] == "quit" || commands.contains(words[i]))
            return execute(engine::rest_from(line, words, i));
    }
    return true;
}

void Uci::describe() {
    const engine::Snapshot snapshot = game_->snapshot();
    std::string legal;
    for (const std::string& move : snapshot.legal_moves) legal += ' ' + written(move);
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
        "option name UCI_LimitStrength type check default false\n"
        "option name UCI_Elo type spin default " +
        std::to_string(kLevelRatings.back()) + " min " + std::to_string(kLevelRatings.front()) +
        " max " + std::to_string(kLevelRatings.back()) +
        "\n"
        "option name Move Overhead type spin default " +
        std::to_string(engine::ClockLimit{}.overhead.count()) + " min 0 max " +
        std::to_string(kLargestMoveOverhead) +
        "\n"
        "option name UCI_ShowWDL type check default false\n"
        "option name UCI_AnalyseMode type check default false\n"
        "option name UCI_Variant type combo default xiangqi var xiangqi\n"
        "option name Ponder type check default false\n"
        "option name EndingTables type check default true\n"
        "option name OwnBook type check default false\n"
        "option name BookFile type string default <empty>\n"
        "option name EvalFile type string default " +
        std::string(kBuiltIn) +
        "\n"
        "option name Rules type combo default " +
        std::string(kRules.front()) + rules_to_choose());
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
        "option hashsize type spin min 0 max 4096 default 16\n"
        "option threads type spin min 0 max " +
        std::to_string(kMostThreads) +
        " default 1\n"
        "option skilllevel type spin min 1 max 10 default 10\n"
        "option rules type combo" +
        rules_to_choose() + " default " + std::string(kRules.front()) +
        "\n"
        "option moveoverhead type spin min 0 max " +
        std::to_string(kLargestMoveOverhead) + " default " +
        std::to_string(engine::ClockLimit{}.overhead.count()) +
        "\n"
        "option ponder type check default false\n"
        "option endingtables type check default true\n"
        "option usebook type check default false\n"
        "option bookfiles type string\n"
        "option evalfile type string default " +
        std::string(kBuiltIn) +
        "\n"
        "option newgame type button\n"
        "ucciok");
}

void Uci::begin_new_game() {
    stop_search();
    game_->new_game();
    seed_ = engine::clock_seed();
}

/// UCI: `setoption name NAME… [value VALUE…]`; UCCI: `setoption NAME [VALUE]`.
void Uci::set_option(const std::string& line, const Words& words) {
    const bool uci_form = words.size() > 1 && words[1] == "name";
    std::size_t next = uci_form ? 2 : 1;
    std::string name;
    while (next < words.size() && !(uci_form && words[next] == "value")) {
        if (!name.empty()) name += ' ';
        name += words[next++];
        if (!uci_form) break;
    }
    if (uci_form && next < words.size()) ++next;
    stop_search();
    apply_option(name, engine::rest_from(line, words, next));
}

void Uci::apply_option(const std::string& name, const std::string& value) {
    const auto number_in = [&](std::int64_t low, std::int64_t high) -> std::optional<int> {
        const auto number = engine::parse_int(value);
        if (number && *number >= low && *number <= high) return static_cast<int>(*number);
        tell("option " + name + " wants a number from " + std::to_string(low) + " to " +
             std::to_string(high) + ", not " + in_quotes(value));
        return std::nullopt;
    };
    // In UCCI 0 leaves the choice to the engine.
    const auto resize = [&] { resize_table(number_in(ucci_ ? 0 : 1, kLargestHashMegabytes)); };
    const auto set_check = [&](bool& option) { set_check_option(option, name, value); };
    const auto use_book = [&] { set_check(use_book_); };
    const auto set_level = [&] { level_ = number_in(1, engine::kFullStrength).value_or(level_); };
    const auto set_elo = [&] {
        elo_ = number_in(kLevelRatings.front(), kLevelRatings.back()).value_or(elo_);
    };
    const auto set_overhead = [&] {
        const auto milliseconds = number_in(0, kLargestMoveOverhead);
        if (milliseconds) move_overhead_ = engine::Milliseconds{*milliseconds};
    };
    const auto load_book = [&] {
        load(value, [&](auto bytes) { return game_->opening_book()->load_book(bytes); });
    };
    const Handlers options{
        {"hash", resize},
        {"hashsize", resize},
        {"threads", [&] { use_threads(number_in(ucci_ ? 0 : 1, kMostThreads)); }},
        {"clear hash", [&] { begin_new_game(); }},
        {"newgame", [&] { begin_new_game(); }},
        {"multipv", [&] { multi_pv_ = number_in(1, kMostMultiPv).value_or(multi_pv_); }},
        {"skill level", set_level},
        {"skilllevel", set_level},
        {"uci_limitstrength", [&] { set_check(limits_strength_); }},
        {"uci_elo", set_elo},
        {"uci_analysemode", [&] { set_check(analyses_); }},
        {"uci_variant", [&] { set_variant(value); }},
        {"ponder", [] {}},
        {"move overhead", set_overhead},
        {"moveoverhead", set_overhead},
        {"uci_showwdl", [&] { set_check(shows_chances_); }},
        {"endingtables", [&] { set_check(use_endings_); }},
        {"ownbook", use_book},
        {"usebook", use_book},
        {"bookfile", load_book},
        {"bookfiles", load_book},
        {"evalfile", [&] { set_network(value); }},
        {"rules", [&] { set_rules(value); }},
        {"without", [&] { switch_off(value); }},
        {"usemillisec", [&] { set_check(ucci_milliseconds_); }},
    };
    if (handle(options, engine::lower_case(name))) return;
    if (auto* parameter = engine::xiangqi::Parameter::find(name)) {
        parameter->value = number_in(parameter->low, parameter->high).value_or(parameter->value);
    } else {
        tell("unknown option " + in_quotes(name));
    }
}

void Uci::resize_table(std::optional<int> megabytes) {
    if (!megabytes) return;
    game_->resize_table(*megabytes == 0 ? kDefaultHashMegabytes
                                        : static_cast<std::size_t>(*megabytes));
}

void Uci::set_check_option(bool& option, const std::string& name, const std::string& value) {
    const auto is_any_of = [&](std::string_view a, std::string_view b) {
        return engine::equal_ignoring_case(value, a) || engine::equal_ignoring_case(value, b);
    };
    if (is_any_of("true", "on")) {
        option = true;
    } else if (is_any_of("false", "off")) {
        option = false;
    } else {
        tell("option " + name + " wants true or false, not " + in_quotes(value));
    }
}

void Uci::switch_off(const std::string& technique) {
    if (engine::xiangqi::Parameter::all().empty()) {
        tell(std::string(kNeedsLab));
    } else if (!engine::xiangqi::Parameter::switch_off(technique)) {
        tell("no technique is named " + in_quotes(technique));
    }
}

void Uci::load(const std::string& path, const Loader& loader) {
    const auto bytes = read_file(path);
    if (!bytes) {
        tell("cannot read " + in_quotes(path));
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
    const std::string rules = engine::lower_case(name);
    const engine::Fault fault = game_->set_position(fen_, engine::split_words(moves_), rules);
    if (!fault) rules_ = rules;
    complain(fault);
}

void Uci::set_variant(const std::string& name) {
    if (engine::equal_ignoring_case(name, "xiangqi")) {
        ranks_from_one_ = true;
    } else {
        tell("UCI_Variant is \"xiangqi\" here, not " + in_quotes(name));
    }
}

void Uci::use_threads(std::optional<int> count) {
    if (!count) return;
    const auto wanted = *count > 0 ? static_cast<std::size_t>(*count) : available_processors();
    const std::size_t used = game_->use_threads(wanted);
    if (used < wanted) tell(fewer_threads(used, wanted));
}

void Uci::complain(const engine::Fault& fault) {
    if (fault) tell(sentence_of(fault));
}

/// `position startpos|fen FEN [moves MOVE…]`
void Uci::set_position(const std::string& line, const Words& words) {
    stop_search();
    const auto offset_of = [&](std::string_view word) {
        return static_cast<std::size_t>(word.data() - line.data());
    };
    std::string fen(engine::xiangqi::kStartFen);
    std::string moves;
    const auto before_moves = std::find(words.begin(), words.end(), "moves");
    const std::size_t fen_end =
        before_moves == words.end() ? line.size() : offset_of(*before_moves);
    for (auto word = before_moves; word != words.end(); ++word) {
        if (word != before_moves) moves += read_move(*word) + " ";
    }
    if (words.size() > 1 && words[1] == "fen") {
        const std::size_t fen_start = offset_of(words[1]) + words[1].size();
        fen = line.substr(fen_start, fen_end - fen_start);
    } else if (words.size() < 2 || words[1] != "startpos") {
        refusal_ = "position wants \"startpos\" or \"fen\"";
        return tell(refusal_);
    }
    const engine::Fault fault = game_->set_position(fen, engine::split_words(moves), rules_);
    complain(fault);
    refusal_ = fault ? sentence_of(fault) : "";
    if (fault) return;
    fen_ = std::move(fen);
    moves_ = std::move(moves);
    banned_moves_.clear();
}

int Uci::level() const {
    if (analyses_) return engine::kFullStrength;
    return limits_strength_ ? level_rated(elo_) : level_;
}

std::vector<std::string> Uci::legal_moves_of(const std::vector<std::string>& words,
                                             std::string_view command) {
    std::vector<std::string> legal;
    for (const std::string& word : words) {
        // Also if the game is over by a ruling, which does not end a search.
        const auto move = engine::xiangqi::parse_move(read_move(word));
        const bool is_legal = move && !game_->written_line({move->text()}, "uci")->empty();
        if (!is_legal) {
            tell(std::string(command) + ": " + in_quotes(word) + " is not a legal move");
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

/// A front end waits for its answer. `(none)` would mean that the side to move is mated.
void Uci::say_no_search(const std::string& why, Question question) {
    tell(why + "; nothing is searched");
    if (question == Question::Threat) return say("threat 0000");
    say(ucci_ ? "nobestmove" : "bestmove 0000");
}

GoCommand Uci::read_go(const Words& words) {
    const bool red_to_move = second_word(game_->snapshot().fen) == "w";
    GoCommand command =
        ucci_ ? parse_ucci_go(words, ucci_milliseconds_) : parse_uci_go(words, red_to_move);
    if (!command.error.empty()) tell(command.error);
    engine::SearchLimits& limits = command.limits;
    limits.multi_pv = multi_pv_;
    limits.level = level();
    limits.seed = seed_;
    limits.use_endings = use_endings_;
    if (limits.clock) limits.clock->overhead = move_overhead_;
    if (!ucci_) limits.current_move_after = kCurrentMoveAfter;
    return command;
}

void Uci::go(const Words& words) {
    stop_search();
    if (!refusal_.empty()) {
        return say_no_search("go: the position was refused: " + refusal_, Question::BestMove);
    }
    if (words.size() > 2 && words[1] == "perft") {
        const auto depth = engine::parse_int(words[2]);
        if (!depth || *depth < 0) return tell("bad perft depth " + in_quotes(words[2]));
        const auto nodes = game_->diagnostics()->perft(engine::Depth{static_cast<int>(*depth)});
        return say("Nodes searched: " + std::to_string(nodes));
    }
    GoCommand command = read_go(words);
    if (!command.refusal.empty()) return say_no_search(command.refusal, Question::BestMove);
    engine::SearchLimits& limits = command.limits;
    if (!choose_root_moves(command, limits)) {
        return say_no_search(command.search_moves ? "searchmoves leaves no legal move"
                                                  : "banmoves leaves no legal move",
                             Question::BestMove);
    }
    // The book does not apply to mate searches and restricted moves.
    const bool is_plain = !limits.mate && limits.root_moves.empty();
    limits.use_book = use_book_ && !analyses_ && is_plain && !command.infinite && !command.ponder;
    start_search(command.limits, command.infinite || command.ponder, Question::BestMove);
    is_pondering_ = command.ponder;
}

/// Replies `threat MOVE` instead of `bestmove MOVE`, so that no front end plays the move.
void Uci::show_threats(const Words& words) {
    stop_search();
    if (!refusal_.empty()) {
        return say_no_search("threats: the position was refused: " + refusal_, Question::Threat);
    }
    if (!game_->threat_view()->position_after_pass()) {
        return say_no_search("threats: the side to move is in check and cannot pass",
                             Question::Threat);
    }
    const GoCommand command = read_go(words);
    if (!command.refusal.empty()) return say_no_search(command.refusal, Question::Threat);
    start_search(command.limits, command.infinite, Question::Threat);
}

void Uci::ponder_hit() {
    if (std::exchange(is_pondering_, false)) release();
}

void Uci::release() {
    withheld_ = false;
    withheld_.notify_all();
}

/// `is_withheld`: the reply to `go infinite` waits for `stop`, whatever the search finds.
void Uci::start_search(engine::SearchLimits limits, bool is_withheld, Question question) {
    stop_ = false;
    withheld_ = is_withheld;
    has_limit_ = limits.depth || limits.nodes || limits.move_time || limits.clock || limits.mate;
    if (is_withheld) limits.is_pondering = [this] { return withheld_.load(); };
    search_ = std::thread([this, limits = std::move(limits), question] {
        const auto report = [this](const engine::SearchInfo& info) { say_info(info); };
        const auto stopped = [this] { return stop_.load(std::memory_order_relaxed); };
        const bool is_threat = question == Question::Threat;
        const auto info = is_threat ? game_->threat_view()->search_threats(limits, report, stopped)
                                    : game_->search(limits, report, stopped);
        withheld_.wait(true);
        const auto missing = limits.mate ? missing_mate(info, *limits.mate) : std::nullopt;
        if (missing) tell(*missing);
        if (!is_threat) return say_best_move(info);
        say("threat " + (info.best_move.empty() ? "(none)" : written(info.best_move)));
    });
}

void Uci::stop_search() {
    if (!search_.joinable()) return;
    stop_ = true;
    release();
    search_.join();
    is_pondering_ = false;
}

void Uci::say(const std::string& line) {
    const std::lock_guard lock(out_mutex_);
    out_ << line << std::endl;
}

void Uci::tell(const std::string& text) { say((ucci_ ? "info message " : "info string ") + text); }

std::string Uci::written(const std::string& moves) const {
    return ranks_from_one_ && !ucci_ ? with_ranks_from_one(moves) : moves;
}

std::string Uci::read_move(std::string_view text) const {
    return ranks_from_one_ && !ucci_ ? with_ranks_from_zero(text) : std::string(text);
}

void Uci::say_info(engine::SearchInfo info) {
    if (ucci_) return say(ucci_info(info));
    info.line = written(info.line);
    info.current_move = written(info.current_move);
    const bool with_chances = shows_chances_ && info.current_move.empty();
    say(uci_info(info,
                 with_chances ? std::optional(engine::chances_after(*game_, info)) : std::nullopt));
}

void Uci::say_best_move(const engine::SearchInfo& info) {
    if (info.best_move.empty()) {
        const bool is_lost = info.kind() == engine::ScoreKind::Mate;
        if (!ucci_) say(is_lost ? "info depth 0 score mate 0" : "info depth 0 score cp 0");
        return say(ucci_ ? "nobestmove" : "bestmove (none)");
    }
    if (info.from_book) tell("book move");
    const std::string reply = written(second_word(info.line));
    say("bestmove " + written(info.best_move) + (reply.empty() ? "" : " ponder " + reply));
}

}  // namespace chuhe
