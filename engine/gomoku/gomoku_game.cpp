// SPDX-License-Identifier: MIT
#include "engine/gomoku/gomoku_game.h"

#include <utility>

#include "engine/core/deepening.h"
#include "engine/core/text.h"
#include "engine/gomoku/eval/evaluate.h"
#include "engine/gomoku/records/record.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/gomoku/rules/openings.h"
#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/rules/shapes.h"
#include "engine/gomoku/rules/swap2.h"
#include "engine/gomoku/search/bench.h"
#include "engine/gomoku/threats/candidates.h"
#include "engine/gomoku/threats/fours.h"
#include "engine/record_seam.h"

namespace engine::gomoku {

namespace {

std::uint64_t count_games(Position& position, int depth) {
    if (depth == 0) return 1;
    if (judge(position).status != Status::Ongoing) return 0;
    const PointSet moves = legal_moves(position);
    if (depth == 1) return static_cast<std::uint64_t>(moves.size());
    std::uint64_t nodes = 0;
    for (const Point move : moves) {
        position.make_move(move);
        nodes += count_games(position, depth - 1);
        position.unmake_move();
    }
    return nodes;
}

/// Why `word` is no move in a game that may be over; empty when it is one.
std::string why_illegal(Position& position, std::string_view word, Point point) {
    const auto refuse = [&](std::string_view why) {
        return "illegal move " + in_quotes(word) + " in " + to_fen(position) + ": " +
               std::string(why);
    };
    if (!position.is_empty(point)) return refuse("the point is taken");
    if (judge(position).status != Status::Ongoing) return refuse("the game is over");
    if (is_forbidden(position, point)) return refuse(text_of(foul_at(position, point)));
    return {};
}

void append_word(std::string& words, const std::string& word) {
    if (!words.empty()) words += ' ';
    words += word;
}

template <typename Points>
std::string join(const Points& points) {
    std::string words;
    for (const Point point : points) append_word(words, point.text());
    return words;
}

/// Every forbidden point with its foul.
std::string forbidden_points(Position position) {
    std::string words;
    const PointSet points = position.empty_points();
    for (const Point point : points) {
        const Foul foul = foul_at(position, point);
        if (foul != Foul::None) append_word(words, point.text() + ":" + std::string(text_of(foul)));
    }
    return words;
}

}  // namespace

GomokuGame::GomokuGame(std::size_t table_megabytes) : memory_(table_megabytes) {}

std::string GomokuGame::set_position(std::string_view fen, std::string_view moves) {
    FenResult read = parse_fen(fen, rule_);
    if (!read.position) return read.error;
    Position& position = *read.position;
    for (const std::string_view word : split_words(moves)) {
        const auto point = parse_point(word, position.size());
        if (!point) return in_quotes(word) + " is not a point of the board";
        if (auto error = why_illegal(position, word, *point); !error.empty()) return error;
        position.make_move(*point);
    }
    // What was learnt under another rule or on another board is not true here.
    const bool same_game =
        position.size() == position_.size() && position.rule() == position_.rule();
    if (!same_game) memory_.clear();
    position_ = std::move(position);
    fen_ = fen;
    moves_ = moves;
    return {};
}

std::string GomokuGame::notate(std::string_view notation) const {
    return notation == "uci" ? moves_ : std::string();
}

std::string GomokuGame::notate_line(std::string_view moves, std::string_view notation) const {
    if (notation != "uci") return {};
    Position position = position_;
    std::string line;
    for (const std::string_view word : split_words(moves)) {
        const auto point = parse_point(word, position.size());
        if (!point || !why_illegal(position, word, *point).empty()) break;
        line += (line.empty() ? "" : " ") + point->text();
        position.make_move(*point);
    }
    return line;
}

RecordReading GomokuGame::read_record(std::span<const std::uint8_t> bytes,
                                      std::size_t chosen) const {
    return reading_of(read_records(bytes, rule_), chosen,
                      {"Black", "White", "Event", "Date", "Result"});
}

WrittenGame GomokuGame::write_record(std::string_view tree, std::string_view format,
                                     std::string_view notation) const {
    const auto wanted = parse_record_format(format);
    if (!wanted || !is_writable(*wanted)) {
        return {{}, {}, "no record is written in the format " + in_quotes(format)};
    }
    if (notation != "uci") return {{}, {}, "there is no notation named " + in_quotes(notation)};
    const auto read = read_tree_text<RecordedGame>(tree);
    if (const auto* error = std::get_if<std::string>(&read)) return {{}, {}, *error};
    const auto& game = std::get<GameTree>(read);
    if (auto why = why_unwritable(game, *wanted); !why.empty()) return {{}, {}, std::move(why)};
    return written_game(gomoku::write_record(game, *wanted));
}

ReadMove GomokuGame::read_move(std::string_view text) const {
    Position position = position_;
    const auto point = parse_point(text, position.size());
    if (!point) return {{}, {}, in_quotes(text) + " is not a point of the board"};
    if (auto error = why_illegal(position, text, *point); !error.empty()) return {{}, {}, error};
    return {point->text(), "uci", {}};
}

std::string GomokuGame::set_rules(std::string_view name) {
    const auto rule = parse_rule(name);
    if (!rule) return "there is no rule set named " + in_quotes(name);
    const Rule before = std::exchange(rule_, *rule);
    if (fen_.empty()) fen_ = to_fen(position_).substr(0, to_fen(position_).find(' '));
    std::string error = set_position(std::string(fen_), std::string(moves_));
    if (!error.empty()) rule_ = before;
    return error;
}

Snapshot GomokuGame::snapshot() const {
    const Verdict verdict = judge(position_);
    Snapshot snapshot;
    snapshot.fen = to_fen(position_);
    snapshot.status = verdict.status;
    snapshot.reason = verdict.reason;
    snapshot.winning_row = join(winning_row(position_));
    snapshot.opening = opening_of(position_);
    if (verdict.status != Status::Ongoing) return snapshot;
    snapshot.legal_moves = join(legal_moves(position_));
    snapshot.forbidden = forbidden_points(position_);
    snapshot.opening_moves = opening_moves(position_);
    for (const Shape& shape : live_shapes(position_)) append_word(snapshot.threats, text_of(shape));
    return snapshot;
}

SearchInfo GomokuGame::search(const SearchLimits& limits, const InfoSink& report,
                              const StopPoll& stop) {
    SearchControl control(limits, stop);
    Position searched = position_;  // so that the game can be asked about meanwhile
    Searcher searcher(searched, memory_, control, features_);
    deepen(searcher, control, report, features_.has(Feature::IterativeDeepening));
    return searcher.answer();
}

std::string GomokuGame::propose_opening(std::uint64_t seed) const {
    return join(balanced_opening(position_.size(), seed));
}

std::string GomokuGame::answer_opening(const SearchLimits& limits, const StopPoll& stop) {
    const SearchInfo found = search(
        limits, [](const SearchInfo&) {}, stop);
    switch (answer_swap2(position_.stones(), found.value)) {
        case Swap2Answer::TakeBlack:
            return "first";
        case Swap2Answer::PutTwo:
            // The best play of both keeps the balance.
            if (const auto line = split_words(found.line); line.size() >= 2) {
                return std::string(line[0]) + " " + std::string(line[1]);
            }
            [[fallthrough]];
        case Swap2Answer::TakeWhite:
            break;
    }
    return "second";
}

FourVerdict GomokuGame::judge_four() {
    if (position_.stones() == 0 || judge(position_).status != Status::Ongoing) return {};
    const JudgedFour judged = gomoku::judge_four(position_, memory_.vcf);
    return {std::string(text_of(judged.result)), join(judged.line)};
}

std::uint64_t GomokuGame::perft(Depth depth) {
    Position position = position_;
    return count_games(position, depth.value());
}

void GomokuGame::new_game() { memory_.clear(); }

void GomokuGame::resize_table(std::size_t megabytes) { memory_.table.resize(megabytes); }

std::string GomokuGame::load_book(std::span<const std::uint8_t> /*bytes*/) {
    return "there is no book for Gomoku yet";
}

std::string GomokuGame::load_network(std::span<const std::uint8_t> bytes) {
    return bytes.empty() ? "" : "Gomoku is judged without a network";
}

std::string GomokuGame::describe_evaluation() const { return explain_evaluation(position_); }

bool GomokuGame::disable(std::string_view technique) {
    const auto feature = feature_named(technique);
    if (feature) features_ = features_.without(*feature);
    return feature.has_value();
}

std::uint64_t GomokuGame::bench(Depth depth) { return run_bench(depth, FeatureSet{}); }

}  // namespace engine::gomoku
