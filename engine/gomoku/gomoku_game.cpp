// SPDX-License-Identifier: MIT
#include "engine/gomoku/gomoku_game.h"

#include <utility>

#include "engine/core/text.h"
#include "engine/gomoku/eval/evaluate.h"
#include "engine/gomoku/records/record.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/gomoku/rules/openings.h"
#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/rules/shapes.h"
#include "engine/gomoku/rules/swap2.h"
#include "engine/gomoku/search/bench.h"
#include "engine/gomoku/search/parameters.h"
#include "engine/gomoku/threats/candidates.h"
#include "engine/gomoku/threats/fours.h"
#include "engine/record_seam.h"

namespace engine::gomoku {

namespace {

/// Why `word` is no move in a game that may be over; empty when it is one.
std::string why_illegal(Position& position, std::string_view word, Point point) {
    const auto refuse = [&](std::string_view why) {
        return "illegal move " + quoted(word) + " in " + to_fen(position) + ": " + std::string(why);
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

/// The position after `moves`.
FenResult read_position(std::string_view fen, std::string_view moves, Rule rule) {
    FenResult read = parse_fen(fen, rule);
    if (!read.position) return read;
    Position& position = *read.position;
    for (const std::string_view word : split_words(moves)) {
        const auto point = parse_point(word, position.size());
        if (!point) return {std::nullopt, quoted(word) + " is not a point of the board"};
        if (auto error = why_illegal(position, word, *point); !error.empty()) {
            return {std::nullopt, std::move(error)};
        }
        position.make_move(*point);
    }
    return read;
}

}  // namespace

GomokuGame::GomokuGame(std::size_t table_megabytes) : state_(table_megabytes) {}

std::string GomokuGame::set_position(std::string_view fen, std::string_view moves) {
    FenResult read = read_position(fen, moves, rule_);
    if (!read.position) return read.error;
    Position& position = *read.position;
    // What was learnt under another rule or on another board is not true here.
    const bool same_game =
        position.size() == position_.size() && position.rule() == position_.rule();
    if (!same_game) state_.clear();
    position_ = std::move(position);
    return {};
}

std::string GomokuGame::notate(std::string_view notation) const {
    return notation == "uci" ? join(position_.moves()) : std::string();
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
        return {{}, {}, "no record is written in the format " + quoted(format)};
    }
    if (notation != "uci") return {{}, {}, "there is no notation named " + quoted(notation)};
    const auto read = read_tree_text<RecordedGame>(tree);
    if (const auto* error = std::get_if<std::string>(&read)) return {{}, {}, *error};
    const auto& game = std::get<GameTree>(read);
    if (auto why = why_unwritable(game, *wanted); !why.empty()) return {{}, {}, std::move(why)};
    return written_game(gomoku::write_record(game, *wanted));
}

ReadMove GomokuGame::read_move(std::string_view text) const {
    Position position = position_;
    const auto point = parse_point(text, position.size());
    if (!point) return {{}, {}, quoted(text) + " is not a point of the board"};
    if (auto error = why_illegal(position, text, *point); !error.empty()) return {{}, {}, error};
    return {point->text(), "uci", {}};
}

std::string GomokuGame::set_rules(std::string_view name) {
    const auto rule = parse_rule(name);
    if (!rule) return "there is no rule set named " + quoted(name);
    rule_ = *rule;
    return {};
}

Snapshot GomokuGame::snapshot() const {
    Position position = position_;  // Whether a point is forbidden is found out by moves.
    const Verdict verdict = judge(position);
    Snapshot snapshot;
    snapshot.fen = to_fen(position);
    snapshot.status = verdict.status;
    snapshot.reason = verdict.reason;
    snapshot.winning_row = join(winning_row(position));
    snapshot.opening = opening_of(position);
    if (verdict.status != Status::Ongoing) return snapshot;
    snapshot.legal_moves = join(legal_moves(position));
    for (const Point point : forbidden_points(position)) {
        const std::string foul(text_of(foul_at(position, point)));
        append_word(snapshot.forbidden, point.text() + ":" + foul);
    }
    snapshot.opening_moves = opening_moves(position);
    for (const Shape& shape : live_shapes(position)) append_word(snapshot.threats, text_of(shape));
    return snapshot;
}

SearchInfo GomokuGame::search(const SearchLimits& limits, const InfoSink& report,
                              const StopPoll& stop) {
    SearchControl control(limits, stop);
    Position searched = position_;  // so that the game can be asked about meanwhile
    Searcher searcher(searched, state_, control);
    searcher.deepen(report, kIterativeDeepening);
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
    const JudgedFour judged = gomoku::judge_four(position_, state_.vcf);
    return {std::string(text_of(judged.result)), join(judged.line)};
}

std::uint64_t GomokuGame::perft(Depth depth) { return gomoku::perft(position_, depth.value()); }

void GomokuGame::new_game() { state_.clear(); }

void GomokuGame::resize_table(std::size_t megabytes) { state_.table.resize(megabytes); }

std::string GomokuGame::load_book(std::span<const std::uint8_t> /*bytes*/) {
    return "there is no book for Gomoku yet";
}

std::string GomokuGame::load_network(std::span<const std::uint8_t> bytes) {
    return bytes.empty() ? "" : "Gomoku is judged without a network";
}

std::string GomokuGame::describe_evaluation() const { return explain_evaluation(position_); }

std::uint64_t GomokuGame::bench(Depth depth) { return run_bench(depth); }

}  // namespace engine::gomoku
