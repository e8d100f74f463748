// SPDX-License-Identifier: MIT
#include "engine/xiangqi/xiangqi_game.h"

#include <algorithm>

#include "engine/core/deepening.h"
#include "engine/core/text.h"
#include "engine/record_seam.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/eval/evaluate.h"
#include "engine/xiangqi/eval/piece_worth.h"
#include "engine/xiangqi/law/ruling_text.h"
#include "engine/xiangqi/notation/notation.h"
#include "engine/xiangqi/records/record.h"
#include "engine/xiangqi/search/bench.h"
#include "engine/xiangqi/search/book_probe.h"

namespace engine::xiangqi {

namespace {

void append(std::string& list, Move move) {
    if (!list.empty()) list += ' ';
    list += move.text();
}

bool is_legal(const Position& position, Move move) {
    return position.is_pseudo_legal(move) && position.is_legal(move, position.safety());
}

/// Writes the move at the end of the list and makes it.
void append_written(std::string& list, Position& position, Move move, Notation notation) {
    if (!list.empty()) list += ' ';
    list += write_move(position, move, notation);
    position.make_move(move);
}

/// The notation of that name unless it is only read.
std::optional<Notation> written_notation(std::string_view name) {
    const auto notation = parse_notation(name);
    return notation == Notation::Algebraic ? std::nullopt : notation;
}

std::string seat_of(std::optional<Color> side) {
    if (!side) return {};
    return *side == Color::Red ? "first" : "second";
}

}  // namespace

XiangqiGame::XiangqiGame(std::size_t table_megabytes)
    : position_(*parse_fen(kStartFen).position),
      memory_(table_megabytes) {}

std::string XiangqiGame::set_position(std::string_view fen, std::string_view moves) {
    FenResult read = parse_fen(fen);
    if (!read.position) return read.error;
    Position& position = *read.position;
    if (auto error = why_unplayable(position); !error.empty()) return error;
    for (const std::string_view word : split_words(moves)) {
        const auto move = parse_move(word);
        if (!move) return in_quotes(word) + " is not a move";
        if (!is_legal(position, *move))
            return "illegal move " + in_quotes(word) + " in " + to_fen(position);
        position.make_move(*move);
    }
    position_ = std::move(position);
    return {};
}

Snapshot XiangqiGame::snapshot() const {
    const Ruling ruling = judge(position_, rules_);
    Snapshot snapshot;
    snapshot.fen = to_fen(position_);
    snapshot.in_check = position_.in_check();
    if (snapshot.in_check)
        snapshot.checked_square = position_.king(position_.side_to_move()).text();
    snapshot.status = ruling.status;
    snapshot.reason = ruling.reason;
    for (const CycleMove& move : ruling.cycle) append(snapshot.cycle, move.move);
    snapshot.article = ruling.article;
    snapshot.guilty = seat_of(ruling.guilty);
    snapshot.prey = text_of(ruling.prey);
    snapshot.natures = text_of(ruling.cycle);
    snapshot.explanation = sentence_of(ruling, position_);
    if (ruling.status == Status::Ongoing) {
        for (const Move move : legal_moves(position_)) append(snapshot.legal_moves, move);
        warn(snapshot);
    }
    return snapshot;
}

std::string XiangqiGame::notate(std::string_view notation) const {
    const auto wanted = written_notation(notation);
    if (!wanted) return {};
    Position position = position_;
    while (position.states().size() > 1) position.unmake_move();
    std::string line;
    for (std::size_t ply = 1; ply < position_.states().size(); ++ply) {
        append_written(line, position, position_.states()[ply].last_move, *wanted);
    }
    return line;
}

std::string XiangqiGame::notate_line(std::string_view moves, std::string_view notation) const {
    const auto wanted = written_notation(notation);
    if (!wanted) return {};
    Position position = position_;
    std::string line;
    for (const std::string_view word : split_words(moves)) {
        const auto move = parse_move(word);
        if (!move || !is_legal(position, *move)) break;
        append_written(line, position, *move, *wanted);
    }
    return line;
}

RecordReading XiangqiGame::read_record(std::span<const std::uint8_t> bytes,
                                       std::size_t chosen) const {
    return reading_of(read_records(bytes), chosen, {"Red", "Black", "Event", "Date", "Result"});
}

WrittenGame XiangqiGame::write_record(std::string_view tree, std::string_view format,
                                      std::string_view notation) const {
    const auto wanted_format = parse_record_format(format);
    if (!wanted_format || !is_writable(*wanted_format)) {
        return {{}, {}, "no record is written in the format " + in_quotes(format)};
    }
    const auto wanted = written_notation(notation);
    if (!wanted) return {{}, {}, "there is no notation named " + in_quotes(notation)};
    const auto read = read_tree_text<RecordedGame>(tree);
    if (const auto* error = std::get_if<std::string>(&read)) return {{}, {}, *error};
    return written_game(xiangqi::write_record(std::get<GameTree>(read), *wanted_format, *wanted));
}

ReadMove XiangqiGame::read_move(std::string_view text) const {
    const auto result = xiangqi::read_move(position_, text);
    if (const auto* error = std::get_if<std::string>(&result)) return {{}, {}, *error};
    const auto& [move, notation] = *std::get_if<MoveReading>(&result);
    return {move.text(), std::string(text_of(notation)), {}};
}

void XiangqiGame::warn(Snapshot& snapshot) const {
    for (const Move move : losing_repetitions(position_, rules_)) {
        append(snapshot.losing_moves, move);
    }
    const auto ruling = warning(position_, rules_);
    if (!ruling) return;
    snapshot.warning_status = ruling->status;
    snapshot.warning_reason = ruling->reason;
    snapshot.warning_article = ruling->article;
    snapshot.warning_guilty = seat_of(ruling->guilty);
    snapshot.warning_prey = text_of(ruling->prey);
    snapshot.warning_natures = text_of(ruling->cycle);
    snapshot.warning_explanation = sentence_of(*ruling, position_);
}

std::string XiangqiGame::set_rules(std::string_view name) {
    const auto rules = parse_rule_set(name);
    if (!rules) return "there is no rule set named " + in_quotes(name);
    if (rules_ != *rules) memory_.clear();  // what it learnt holds under the law it was learnt by
    rules_ = *rules;
    return {};
}

SearchInfo XiangqiGame::search(const SearchLimits& limits, const InfoSink& report,
                               const StopPoll& stop) {
    if (limits.use_book) {
        if (const auto answer = book_answer(limits.seed)) return *answer;
    }
    SearchControl control(limits, stop);
    Position searched = position_;  // so that the game can be asked about meanwhile
    Searcher searcher(searched, memory_, control, features_, rules_);
    deepen(searcher, control, report, features_.has(Feature::IterativeDeepening));
    return searcher.answer();
}

std::uint64_t XiangqiGame::perft(Depth depth) { return xiangqi::perft(position_, depth.value()); }

void XiangqiGame::new_game() { memory_.clear(); }

void XiangqiGame::resize_table(std::size_t megabytes) { memory_.table.resize(megabytes); }

std::string XiangqiGame::load_book(std::span<const std::uint8_t> bytes) {
    return book_.load(bytes, book_identity());
}

std::string XiangqiGame::book_moves() const {
    BookMoves moves = xiangqi::book_moves(book_, position_);
    std::uint32_t total = 0;
    for (const BookMove& candidate : moves) total += candidate.weight;
    std::stable_sort(moves.begin(), moves.end(), [](const BookMove& one, const BookMove& other) {
        return one.weight > other.weight;
    });
    std::string text;
    for (const auto& [move, weight] : moves) {
        if (!text.empty()) text += ' ';
        text += move.text() + ':' + std::to_string((weight * 1000U + total / 2) / total);
    }
    return text;
}

std::string XiangqiGame::load_network(std::span<const std::uint8_t> bytes) {
    std::unique_ptr<network::Network> network;
    if (!bytes.empty()) {
        network = std::make_unique<network::Network>();
        std::string error = read_network(bytes, *network);
        if (!error.empty()) return error;
    }
    memory_.network = std::move(network);
    memory_.clear();  // the table holds the old evaluations
    return {};
}

std::optional<SearchInfo> XiangqiGame::book_answer(std::uint64_t seed) const {
    SplitMix64 random(seed ^ position_.key());  // a draw of its own at every move of a game
    const Move move = draw_book_move(book_, position_, random);
    if (move.none()) return std::nullopt;
    SearchInfo info;
    info.best_move = info.line = move.text();
    info.from_book = true;
    return info;
}

std::string XiangqiGame::describe_evaluation() const {
    const network::Network* network = memory_.network.get();
    std::string text = explain_evaluation(position_);
    if (network != nullptr) {
        const Value value = judgement(position_, network);
        const Value for_red = position_.side_to_move() == Color::Red ? value : -value;
        text += "\nby the network " + std::to_string(for_red) + "\n";
    }
    return text + "\nwhat its side would lose without each man\n" +
           explain_piece_worths(position_, network);
}

std::string XiangqiGame::piece_worths() const {
    std::string text;
    for (const auto& [square, value] : xiangqi::piece_worths(position_, memory_.network.get())) {
        if (!text.empty()) text += ' ';
        text += square.text() + ':' + std::to_string(value);
    }
    return text;
}

bool XiangqiGame::disable(std::string_view technique) {
    const auto feature = feature_named(technique);
    if (feature) features_ = features_.without(*feature);
    return feature.has_value();
}

std::uint64_t XiangqiGame::bench(Depth depth) {
    return run_bench(depth, FeatureSet{}, RuleSet::Asian, memory_.network.get()).nodes;
}

}  // namespace engine::xiangqi
