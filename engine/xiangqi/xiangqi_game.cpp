// SPDX-License-Identifier: MIT
#include "engine/xiangqi/xiangqi_game.h"

#include "engine/core/deepening.h"
#include "engine/core/text.h"
#include "engine/xiangqi/bench.h"
#include "engine/xiangqi/book_probe.h"
#include "engine/xiangqi/evaluate.h"
#include "engine/xiangqi/fen.h"
#include "engine/xiangqi/movegen.h"

namespace engine::xiangqi {

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
        if (!move) return quoted(word) + " is not a move";
        const bool legal =
            position.is_pseudo_legal(*move) && position.is_legal(*move, position.safety());
        if (!legal) return "illegal move " + quoted(word) + " in " + to_fen(position);
        position.make_move(*move);
    }
    position_ = std::move(position);
    return {};
}

Snapshot XiangqiGame::snapshot() const {
    const Ruling ruling = judge(position_, rules_);
    Snapshot snapshot;
    snapshot.fen = to_fen(position_);
    snapshot.status = ruling.status;
    snapshot.reason = ruling.reason;
    snapshot.in_check = position_.in_check();
    if (snapshot.in_check)
        snapshot.checked_square = position_.king(position_.side_to_move()).text();
    const auto append = [](std::string& list, Move move) {
        if (!list.empty()) list += ' ';
        list += move.text();
    };
    if (ruling.status == Status::Ongoing) {
        for (const Move move : legal_moves(position_)) append(snapshot.legal_moves, move);
    }
    const auto& states = position_.states();
    for (std::size_t i = states.size() - ruling.cycle_plies; i < states.size(); ++i) {
        append(snapshot.cycle, states[i].last_move);
    }
    return snapshot;
}

SearchInfo XiangqiGame::search(const SearchLimits& limits, const InfoSink& report,
                               const StopPoll& stop) {
    if (limits.use_book) {
        if (const auto answer = book_answer(limits.seed)) return *answer;
    }
    SearchControl control(limits, stop);
    Position searched = position_;  // so that the game can be asked about meanwhile
    Searcher searcher(searched, memory_, control, features_);
    deepen(searcher, control, report, features_.has(Feature::IterativeDeepening));
    return searcher.answer();
}

std::uint64_t XiangqiGame::perft(Depth depth) { return xiangqi::perft(position_, depth.value()); }

void XiangqiGame::new_game() { memory_.clear(); }

void XiangqiGame::resize_table(std::size_t megabytes) { memory_.table.resize(megabytes); }

std::string XiangqiGame::load_book(std::span<const std::uint8_t> bytes) {
    return book_.load(bytes, book_identity());
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

std::string XiangqiGame::describe_evaluation() const { return explain_evaluation(position_); }

bool XiangqiGame::disable(std::string_view technique) {
    const auto feature = feature_named(technique);
    if (feature) features_ = features_.without(*feature);
    return feature.has_value();
}

std::uint64_t XiangqiGame::bench(Depth depth) { return run_bench(depth, FeatureSet{}).nodes; }

}  // namespace engine::xiangqi
