// SPDX-License-Identifier: MIT
#include "engine/uci/gomocup/gomocup.h"

#include <algorithm>
#include <array>
#include <istream>
#include <ostream>
#include <utility>

#include "engine/core/random.h"
#include "engine/core/text/text.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/gomoku/rules/procedure.h"
#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/search/parameters.h"
#include "engine/uci/built_in_network.h"
#include "engine/uci/command.h"
#include "engine/uci/data_files.h"
#include "engine/uci/thread_option.h"
#include "engine/uci/version.h"

namespace chuhe {

namespace gomoku = engine::gomoku;
using engine::in_quotes;
using engine::Milliseconds;
using engine::parse_int;
using engine::split_fields;
using engine::split_words;
using engine::upper_case;

namespace {

/// A table larger than a game can fill only takes longer to clear.
constexpr std::int64_t kMostTableMegabytes = 256;
/// Its binary logarithm in kilobytes, in which Yixin-Board counts.
constexpr int kMostTableBits = 18;
static_assert(kMostTableMegabytes << 10 == std::int64_t{1} << kMostTableBits);
/// The approximate memory of the program without the table.
constexpr std::int64_t kOtherMegabytes = 12;
/// The memory of each thread after the first.
constexpr std::int64_t kThreadMegabytes = 4;
/// Time that a reply may lose in pipes and schedulers.
constexpr std::int64_t kOverhead = 40;
/// About 25 days, which managers send for no limit; larger values would overflow in calculations.
constexpr std::int64_t kLongestTime = 2'147'483'647;

std::string message_of(const engine::SearchInfo& found) {
    return "MESSAGE depth " + std::to_string(found.depth.value()) + "-" +
           std::to_string(found.selective_depth.value()) + " value " + std::to_string(found.value) +
           " nodes " + std::to_string(found.nodes) + " line " + found.line;
}

/// The words from the given one on as one: managers also write `3, 5`.
std::string without_blanks(const std::vector<std::string_view>& words, std::size_t first) {
    std::string text;
    for (std::size_t i = first; i < words.size(); ++i) text += words[i];
    return text;
}

}  // namespace

Gomocup::Gomocup(std::istream& in, std::ostream& out)
    : commands_(in),
      out_(out),
      game_(engine::make_game("gomoku", kDefaultTableMegabytes)),
      seed_(engine::clock_seed()) {
    // The built-in network always fits the program.
    static_cast<void>(game_->evaluation_network()->load_network(built_in_gomoku_network()));
}

void Gomocup::run() {
    while (const auto line = commands_.next()) {
        if (!execute(*line)) return;
    }
    say_faults_of_info();
}

bool Gomocup::execute(const std::string& line) {
    const Words words = split_words(line);
    if (words.empty()) return true;
    const std::string command = command_of(line);
    if (command == "END") return false;
    if (command == "INFO") {
        info(line, words);
        return true;
    }
    say_faults_of_info();
    const std::string argument = without_blanks(words, 1);
    const Handlers commands{
        {"START",
         [&] {
             // Yixin-Board writes both sides.
             if (words.size() > 2)
                 return start_rectangle(std::string(words[1]) + "," + std::string(words[2]));
             start(words.size() > 1 ? words[1] : "15");
         }},
        {"RECTSTART", [&] { start_rectangle(argument); }},
        {"RESTART", [&] { new_game(position_.size()); }},
        {"BEGIN", [&] { begin(); }},
        {"TURN", [&] { turn(argument); }},
        {"BOARD",
         [&] {
             if (read_board()) think_and_play();
         }},
        {"SWAP2BOARD", [&] { swap2_board(); }},
        {"TAKEBACK", [&] { take_back(argument); }},
        // Nothing is searched any more.
        {"STOP", [] {}},
        {"YXSTOP", [] {}},
        {"YXBOARD", [&] { read_board(); }},
        {"YXNBEST", [&] { find_best(argument); }},
        {"YXHASHCLEAR", [&] { game_->new_game(); }},
        {"YXSHOWFORBID", [&] { show_forbidden(); }},
        {"YXSHOWINFO", [&] { show_info(); }},
        {"ABOUT",
         [&] {
             say("name=\"Chuhe\", author=\"the Chuhe contributors\", version=\"" +
                 std::string(kVersion) + "\"");
         }},
    };
    if (!handle(commands, command)) say("UNKNOWN command " + in_quotes(words[0]));
    return true;
}

void Gomocup::start(std::string_view size) {
    const auto lines = parse_int(size);
    if (!lines || *lines < gomoku::kMinSize || *lines > gomoku::kMaxSize) {
        return say("ERROR the board may have 5 to 20 lines, not " + in_quotes(size));
    }
    new_game(static_cast<int>(*lines));
}

void Gomocup::start_rectangle(const std::string& sides) {
    const auto fields = split_fields(sides, ',');
    const bool is_square = fields.size() == 2 && parse_int(fields[0]) == parse_int(fields[1]);
    if (!is_square) return say("ERROR the board must be a square, not " + in_quotes(sides));
    start(fields[0]);
}

void Gomocup::new_game(int size) {
    position_ = gomoku::Position(size, rule_);
    time_left_ = match_time_;
    seed_ = engine::clock_seed();
    game_->new_game();
    say("OK");
}

void Gomocup::begin() {
    position_ = gomoku::Position(position_.size(), rule_);
    think_and_play();
}

void Gomocup::turn(const std::string& where) {
    const auto point = read_point(where);
    if (!point) return say("ERROR bad point in " + in_quotes(where.empty() ? "TURN" : where));
    if (play(*point)) think_and_play();
}

void Gomocup::take_back(const std::string& where) {
    const auto point = read_point(where);
    if (!point || position_.is_empty(*point)) {
        return say("ERROR no stone to take back in " + in_quotes(where));
    }
    const bool was_black = position_.at(*point) == gomoku::Content::Black;
    const auto color = was_black ? gomoku::Color::Black : gomoku::Color::White;
    position_ = position_.set_up(rule_, *point);
    position_.set_side_to_move(color);
    say("OK");
}

/// The stones of the side to move (1) and of the other side (2); Black, who started, never has
/// fewer. Points forbidden in Renju (3) have no stone, and the rules already cover them. Yixin's
/// front ends write a pass as -1,-1.
bool Gomocup::read_board() {
    const auto rows = read_rows();
    if (!rows) {
        say("ERROR bad row in BOARD");
        return false;
    }
    const auto count = [&](std::int64_t field) {
        return std::count_if(rows->begin(), rows->end(), [field](const auto& row) {
            return row.size() == 3 && row[2] == field;
        });
    };
    const bool mover_is_black = count(1) >= count(2);
    const auto us = mover_is_black ? gomoku::Color::Black : gomoku::Color::White;
    gomoku::Position fresh(position_.size(), rule_);
    for (const auto& row : *rows) {
        if (row.size() == 3 && row[0] == -1 && row[1] == -1) continue;
        const auto point = row.size() == 3
                               ? read_point(std::to_string(row[0]) + "," + std::to_string(row[1]))
                               : std::nullopt;
        const bool is_barred = point && row[2] == 3 && rule_ == gomoku::Rule::Renju;
        const bool good =
            point && fresh.is_empty(*point) && (row[2] == 1 || row[2] == 2 || is_barred);
        if (!good) {
            say("ERROR bad stone in BOARD");
            return false;
        }
        if (is_barred) continue;
        fresh.put(row[2] == 1 ? us : ~us, *point);
    }
    fresh.set_side_to_move(us);
    position_ = fresh;
    return true;
}

/// The opening procedure swap2. Only the page places two more stones: here the engine always
/// chooses a side.
void Gomocup::swap2_board() {
    const auto rows = read_rows();
    if (!rows) return say("ERROR bad row in SWAP2BOARD");
    if (rows->empty()) return propose();
    gomoku::Position fresh(position_.size(), rule_);
    for (const auto& row : *rows) {
        const auto point = row.size() >= 2
                               ? read_point(std::to_string(row[0]) + "," + std::to_string(row[1]))
                               : std::nullopt;
        if (!point || !fresh.is_empty(*point)) return say("ERROR bad stone in SWAP2BOARD");
        fresh.make_move(*point);
    }
    position_ = fresh;
    const auto found = think();
    if (!found) return;
    if (found->value < 0) return say("SWAP");
    play_best(*found);
}

/// Places three stones, after which the other side chooses a colour.
void Gomocup::propose() {
    const gomoku::Position empty(position_.size(), rule_);
    if (const auto fault = game_->set_position(to_fen(empty), {}, {})) {
        return say("ERROR " + sentence_of(fault));
    }
    const std::string swap2(gomoku::text_of(gomoku::Procedure::Swap2));
    const auto acts = game_->opening_procedures()->play_opening({swap2, {}}, limits(),
                                                                [this] { return must_stop(); });
    if (const auto* fault = std::get_if<engine::Fault>(&acts)) {
        return say("ERROR " + sentence_of(*fault));
    }
    std::string reply;
    for (const std::string& act : std::get<std::vector<std::string>>(acts)) {
        const auto point = gomoku::parse_point(act, empty.size());
        reply += (reply.empty() ? "" : " ") + text_of(point.value());
    }
    say(reply);
}

void Gomocup::find_best(std::string_view count) {
    const auto lines = parse_int(count);
    if (!lines || *lines < 1) return say("ERROR no number of moves in " + in_quotes(count));
    const int most = std::max(position_.empty_points().size(), 1);
    think_and_play(static_cast<int>(std::min<std::int64_t>(*lines, most)));
}

void Gomocup::show_forbidden() {
    std::string text;
    // A copy: detecting forbidden points makes moves.
    gomoku::Position position = position_;
    const auto points =
        rule_ == gomoku::Rule::Renju ? forbidden_points(position) : gomoku::PointSet();
    for (const Point point : points) {
        const std::string where = text_of(point);
        for (const auto field : split_fields(where, ',')) {
            text += (field.size() < 2 ? "0" : "") + std::string(field);
        }
    }
    say("FORBID " + text + ".");
}

void Gomocup::show_info() {
    shows_info_ = true;
    say("MESSAGE INFO MAX_THREAD_NUM " + std::to_string(kMostThreads));
    say("MESSAGE INFO MAX_HASH_SIZE " + std::to_string(kMostTableBits));
}

void Gomocup::info(const std::string& line, const Words& words) {
    if (words.size() < 2) return;
    const std::string key = upper_case(words[1]);
    const std::string_view value = words.size() > 2 ? words[2] : std::string_view();
    const std::string path = engine::rest_from(line, words, 2);
    if (key == "WITHOUT") return switch_off(value);
    if (key == "NETWORK") return use_network(path);
    if (key == "BOOK") return use_book(path);
    const auto written = parse_int(value);
    const std::int64_t number = written.value_or(0);
    const auto limit = number > 0 ? written : std::nullopt;
    const std::int64_t time = std::clamp<std::int64_t>(number, 0, kLongestTime);
    const Handlers keys{
        // 0 means an immediate reply.
        {"TIMEOUT_TURN", [&] { turn_time_ = time; }},
        {"TIMEOUT_MATCH",
         [&] {
             time_left_ = match_time_ = limit ? std::optional(time) : limit;
             match_is_unlimited_ = !limit;
         }},
        {"TIME_LEFT",
         [&] {
             // Of a match of unknown length 0 and the largest number say nothing.
             const bool says = match_time_ || (limit && time < kLongestTime);
             time_left_ = says ? std::optional(time) : std::nullopt;
         }},
        {"MAX_MEMORY",
         [&] {
             max_memory_ = limit;
             hash_size_.reset();
             use_memory();
         }},
        {"HASH_SIZE",
         [&] {
             hash_size_ = limit ? std::optional(number >> 10) : limit;
             use_memory();
         }},
        {"SHOW_DETAIL", [&] { shows_detail_ = (number & 2) != 0; }},
        {"THREAD_NUM", [&] { use_threads(number); }},
        {"RULE", [&] { set_rule(number); }},
        {"MAX_NODE", [&] { max_nodes_ = limit; }},
        {"MAX_DEPTH", [&] { max_depth_ = limit; }},
        {"LEVEL", [&] { set_level(number); }},
    };
    auto* parameter = gomoku::Parameter::find(key);
    // Other keys concern other programs.
    if (parameter == nullptr && !keys.contains(key)) return;
    if (!written) {
        return fault_of_info(std::string(words[1]) + " is a number, not " + in_quotes(value));
    }
    if (!handle(keys, key)) set_parameter(*parameter, number);
}

void Gomocup::fault_of_info(const std::string& what) { faults_of_info_.push_back(what); }

void Gomocup::say_faults_of_info() {
    for (const std::string& fault : std::exchange(faults_of_info_, {})) say("ERROR " + fault);
}

void Gomocup::set_level(std::int64_t level) {
    if (level < 1 || level > engine::kFullStrength) {
        return fault_of_info("no level " + in_quotes(std::to_string(level)));
    }
    level_ = static_cast<int>(level);
}

void Gomocup::set_parameter(gomoku::Parameter& parameter, std::int64_t value) {
    if (value < parameter.low || value > parameter.high) {
        return fault_of_info(std::string(parameter.name) + " may be " +
                             std::to_string(parameter.low) + " to " +
                             std::to_string(parameter.high) + ", not " + std::to_string(value));
    }
    parameter.value = static_cast<int>(value);
}

void Gomocup::switch_off(std::string_view technique) {
    if (gomoku::Parameter::all().empty()) {
        fault_of_info(std::string(kNeedsLab));
    } else if (!gomoku::Parameter::switch_off(technique)) {
        fault_of_info("no technique " + in_quotes(technique));
    }
}

void Gomocup::use_network(const std::string& value) {
    // Without bytes the hand-written evaluation is used.
    engine::Bytes bytes;
    if (value != "none") {
        auto file = read_file(value);
        if (!file || file->empty()) return fault_of_info("cannot read " + in_quotes(value));
        bytes = std::move(*file);
    }
    if (const auto fault = game_->evaluation_network()->load_network(bytes)) {
        fault_of_info(sentence_of(fault));
    }
}

void Gomocup::use_book(const std::string& value) {
    use_book_ = false;
    if (value == "none") return;
    const auto bytes = read_file(value);
    if (!bytes) return fault_of_info("cannot read " + in_quotes(value));
    if (const auto fault = game_->opening_book()->load_book(*bytes)) {
        return fault_of_info(sentence_of(fault));
    }
    use_book_ = true;
}

void Gomocup::use_memory() {
    const std::int64_t other = kOtherMegabytes + (threads_ - 1) * kThreadMegabytes;
    const std::int64_t granted =
        max_memory_ ? (*max_memory_ >> 20) - other : kDefaultTableMegabytes;
    const std::int64_t megabytes =
        std::clamp<std::int64_t>(hash_size_.value_or(granted), 1, kMostTableMegabytes);
    // A new table would lose the results of earlier searches.
    if (megabytes == table_megabytes_) return;
    table_megabytes_ = megabytes;
    game_->resize_table(static_cast<std::size_t>(megabytes));
}

void Gomocup::use_threads(std::int64_t count) {
    const auto wanted = static_cast<std::size_t>(std::clamp<std::int64_t>(count, 1, kMostThreads));
    const std::size_t used = game_->use_threads(wanted);
    if (used < wanted) say("MESSAGE " + fewer_threads(used, wanted));
    threads_ = static_cast<std::int64_t>(used);
    use_memory();
}

/// Bits of the protocol: 1 exactly five, 2 continuous game, 4 Renju, 8 Caro. Caro without overlines
/// (9) is not supported. In Yixin's protocol 2 is Renju.
void Gomocup::set_rule(std::int64_t bits) {
    if (shows_info_ && bits == 2) bits = 4;
    const bool is_mixed = (bits & 8) != 0 && (bits & 5) != 0;
    if (bits < 0 || bits > 15 || is_mixed) {
        return fault_of_info("no rule " + in_quotes(std::to_string(bits)));
    }
    rule_ = (bits & 8) != 0   ? gomoku::Rule::Caro
            : (bits & 4) != 0 ? gomoku::Rule::Renju
            : (bits & 1) != 0 ? gomoku::Rule::Standard
                              : gomoku::Rule::Freestyle;
    position_ = position_.set_up(rule_);
}

std::optional<std::vector<std::vector<std::int64_t>>> Gomocup::read_rows() {
    std::vector<std::vector<std::int64_t>> rows;
    bool good = true;
    while (const auto line = commands_.next()) {
        const std::string text = without_blanks(split_words(*line), 0);
        if (text.empty()) continue;
        if (upper_case(text) == "DONE") break;
        auto& row = rows.emplace_back();
        for (const auto field : split_fields(text, ',')) {
            const auto number = parse_int(field);
            good = good && number;
            row.push_back(number.value_or(-1));
        }
    }
    if (!good) return std::nullopt;
    return rows;
}

std::optional<gomoku::Point> Gomocup::read_point(std::string_view text) const {
    const auto fields = split_fields(text, ',');
    if (fields.size() != 2) return std::nullopt;
    const auto x = parse_int(fields[0]);
    const auto y = parse_int(fields[1]);
    const auto on_board = [&](const auto& n) { return n && *n >= 0 && *n < position_.size(); };
    if (!on_board(x) || !on_board(y)) return std::nullopt;
    return Point(static_cast<int>(*x), position_.size() - 1 - static_cast<int>(*y));
}

bool Gomocup::play(Point point) {
    if (!position_.is_empty(point)) {
        say("ERROR the point " + text_of(point) + " is taken");
        return false;
    }
    position_.make_move(point);
    return true;
}

bool Gomocup::must_stop() const {
    // Scripts send all their commands at once, and want the answers.
    const bool has_end = max_nodes_ || max_depth_;
    return commands_.is_stopped() || (commands_.is_at_end() && !has_end);
}

std::optional<engine::SearchInfo> Gomocup::think(int lines) {
    if (const auto fault = game_->set_position(to_fen(position_), {}, {})) {
        say("ERROR " + sentence_of(fault));
        return std::nullopt;
    }
    engine::SearchLimits asked = limits();
    asked.multi_pv = lines;
    engine::SearchInfo found = game_->search(
        asked, [&](const engine::SearchInfo& line) { report(line, lines); },
        [this] { return must_stop(); });
    if (time_left_) time_left_ = std::max<std::int64_t>(*time_left_ - found.time.count(), 0);
    return found;
}

void Gomocup::think_and_play(int lines) {
    if (const auto found = think(lines)) play_best(*found);
}

/// The fields are those that Yixin-Board reads; mates are counted in stones.
void Gomocup::report(const engine::SearchInfo& found, int lines) {
    if (shows_info_) say(message_of(found));
    if (!shows_detail_) return;
    const bool is_mate = found.kind() == engine::ScoreKind::Mate;
    const std::string mate = (found.value > 0 ? "+M" : "-M") +
                             std::to_string(engine::kMate - engine::magnitude(found.value));
    std::string line;
    for (const auto move : split_words(found.line)) {
        if (const auto point = gomoku::parse_point(move, position_.size())) {
            line += " " + text_of(*point);
        }
    }
    say("INFO PV " + std::to_string(found.multi_pv - 1) + "\nINFO NUMPV " + std::to_string(lines) +
        "\nINFO DEPTH " + std::to_string(found.depth.value()) + "\nINFO SELDEPTH " +
        std::to_string(found.selective_depth.value()) + "\nINFO NODES " +
        std::to_string(found.nodes) + "\nINFO EVAL " +
        (is_mate ? mate : std::to_string(found.value)) + "\nINFO BESTLINE" + line +
        "\nINFO PV DONE");
}

void Gomocup::play_best(const engine::SearchInfo& found) {
    const auto point = gomoku::parse_point(found.best_move, position_.size());
    if (!point) {
        // A draw under our rules, but the protocol has no reply for it and expects a point: Black
        // has only forbidden points left.
        const bool is_barred = !position_.is_full() && !has_won(position_, gomoku::Color::Black) &&
                               !has_won(position_, gomoku::Color::White);
        if (!is_barred) return say("ERROR the game is over");
        const Point barred = position_.empty_points().first();
        position_.make_move(barred);
        return say(text_of(barred));
    }
    say(found.from_book ? "MESSAGE book move" : message_of(found));
    position_.make_move(*point);
    say(text_of(*point));
}

engine::SearchLimits Gomocup::limits() const {
    engine::SearchLimits limits;
    limits.use_book = use_book_;
    limits.level = level_;
    limits.seed = seed_;
    if (max_nodes_) limits.nodes = static_cast<std::uint64_t>(*max_nodes_);
    if (max_depth_) {
        limits.depth = engine::Depth{
            static_cast<int>(std::min<std::int64_t>(*max_depth_, engine::kMaxDepth.value()))};
    }
    if (turn_time_) {
        limits.move_time = Milliseconds{std::max<std::int64_t>(*turn_time_ - kOverhead, 1)};
    }
    if (time_left_ && !match_is_unlimited_) {
        limits.clock = engine::ClockLimit{Milliseconds{*time_left_}, Milliseconds{0}, 0};
    }
    return limits;
}

std::string Gomocup::text_of(Point point) const {
    return std::to_string(point.file()) + "," + std::to_string(position_.size() - 1 - point.rank());
}

void Gomocup::say(const std::string& line) { out_ << line << std::endl; }

}  // namespace chuhe
