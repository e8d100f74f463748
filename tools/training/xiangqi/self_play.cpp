// SPDX-License-Identifier: MIT
#include "tools/training/xiangqi/self_play.h"

#include <algorithm>
#include <optional>

#include "engine/core/random.h"
#include "engine/core/text/text.h"
#include "engine/uci/data_files.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/law/repetition_law.h"
#include "engine/xiangqi/search/bench.h"

namespace engine::xiangqi {

namespace {

/// Random plies at the start: from the start position 8 to 10, from a listed opening 2 to 4.
constexpr std::uint32_t kRandomPlies = 8;
constexpr std::uint32_t kRandomPliesAfterOpening = 2;
constexpr std::uint32_t kRandomPliesSpread = 3;
/// A game that starts more uneven than this teaches little, in centipawns.
constexpr Value kLargestOpeningScore = 300;
constexpr std::uint64_t kOpeningSoftNodes = 1000;

/// A game is won by score after this many plies in a row beyond it.
constexpr Value kWinningScore = 1500;
constexpr int kWinningPlies = 4;
/// A game is drawn when for this many plies nothing was captured and nobody is clearly ahead: the
/// second half of the way to the natural-move limit teaches little, and the evaluation, damped
/// towards that limit, less than nothing.
constexpr int kDullPlies = 60;
constexpr Value kClearScore = 300;
/// Longer games are drawn.
constexpr int kLongestGame = 400;

/// An iteration may run this many times over the soft limit before it is given up.
constexpr std::uint64_t kPatience = 50;
/// Static evaluation and quiescence of a kept position differ by at most this.
constexpr Value kLargestUnrest = 70;

struct Judgement {
    Move move;
    Value score = 0;
    /// Why the position is not kept, if it is not.
    std::optional<Count> flaw;
};

/// By how much captures change the static evaluation, and nothing else.
Value unrest_of(Position& position, SearchState& state) {
    const SearchLimits unlimited;
    SearchControl control(unlimited, {});
    Searcher searcher(position, state, control);
    return magnitude(searcher.static_value() - searcher.quiescence_value());
}

/// Only asks for what costs a search when everything else speaks for the position.
std::optional<Count> flaw_of(Position& position, const Judgement& judged, bool finished,
                             SearchState& state) {
    if (position.in_check()) return Count::RejectedInCheck;
    if (latest_cycle(position, 1)) return Count::RejectedRepeated;
    if (!finished) return Count::RejectedUnfinished;
    // It depends on the moves before, which a network does not see.
    if (is_rule_loss(judged.score)) return Count::RejectedRuling;
    if (!position.at(judged.move.to()).none()) return Count::RejectedCapture;
    if (unrest_of(position, state) > kLargestUnrest) return Count::RejectedUnquiet;
    return std::nullopt;
}

/// There must be a legal move.
Judgement judge_by_search(Position& position, SearchState& state, std::uint64_t soft_nodes,
                          RuleSet rules) {
    SearchLimits limits;
    limits.soft_nodes = soft_nodes;
    limits.nodes = soft_nodes * kPatience;
    SearchControl control(limits, {});
    Searcher searcher(position, state, control, rules);
    searcher.deepen([](const SearchInfo&) {});
    const SearchInfo answer = searcher.answer();
    Judgement judged{*parse_move(answer.best_move), answer.value, {}};
    judged.flaw = flaw_of(position, judged, !control.stopped(), state);
    return judged;
}

/// An opening after random plies; nothing when the game is over by then or too uneven.
std::optional<Position> draw_opening(SplitMix64& random, const SelfPlaySettings& settings,
                                     SearchState& state) {
    const auto choices = static_cast<std::uint32_t>(settings.openings.size());
    const bool listed = choices > 0 && random.below(2) == 0;
    Position position =
        listed ? settings.openings[random.below(choices)] : *parse_fen(kStartFen).position;
    const std::uint32_t plies =
        random.below(kRandomPliesSpread) + (listed ? kRandomPliesAfterOpening : kRandomPlies);
    for (std::uint32_t i = 0; i < plies; ++i) {
        const MoveList moves = legal_moves(position);
        if (moves.empty()) return std::nullopt;
        position.make_move(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    if (judge(position, settings.rules).status != Status::Ongoing) return std::nullopt;
    state.clear();
    const Value score = judge_by_search(position, state, kOpeningSoftNodes, settings.rules).score;
    if (magnitude(score) > kLargestOpeningScore) return std::nullopt;
    return position;
}

class TrainingPlay {
  public:
    TrainingPlay(std::uint32_t number, const SelfPlaySettings& settings, SearchState& state)
        : number_(number),
          settings_(settings),
          state_(state) {}

    TrainingGame play() {
        Position position = start();
        state_.clear();
        Status status = end_by_rule(position);
        while (status == Status::Ongoing) status = play_ply(position);
        return finish(status);
    }

  private:
    Position start() {
        // Neighbouring numbers must not share their random moves.
        SplitMix64 random(SplitMix64(number_).next());
        for (;;) {
            if (auto position = draw_opening(random, settings_, state_)) return *position;
            tally_.add(Count::OpeningsRejected);
        }
    }

    Status play_ply(Position& position) {
        const Judgement judged =
            judge_by_search(position, state_, settings_.nodes, settings_.rules);
        tally_.add(Count::Plies);
        tally_.add(judged.flaw.value_or(Count::PositionsKept));
        if (!judged.flaw) {
            records_.push_back(record_of(position));
            records_.back().score = judged.score;
            records_.back().game = number_;
        }
        const Color us = position.side_to_move();
        position.make_move(judged.move);
        const Status by_rule = end_by_rule(position);
        return by_rule != Status::Ongoing ? by_rule : end_by_score(us, judged.score, position);
    }

    Status end_by_rule(const Position& position) {
        const Ruling ruling = judge(position, settings_.rules);
        if (ruling.status == Status::Ongoing) return Status::Ongoing;
        if (ruling.reason == Reason::Checkmate || ruling.reason == Reason::Stalemate) {
            tally_.add(Count::EndedByMate);
        } else if (!ruling.cycle.empty()) {
            tally_.add(Count::EndedByRepetition);
        } else {
            tally_.add(Count::EndedByOtherRule);
        }
        return ruling.status;
    }

    Status end_by_score(Color us, Value score, const Position& position) {
        const Value for_red = us == Color::Red ? score : -score;
        const int leader = for_red > kWinningScore ? 1 : for_red < -kWinningScore ? -1 : 0;
        plies_led_ = leader == 0 ? 0 : leader == leader_ ? plies_led_ + 1 : 1;
        leader_ = leader;
        if (plies_led_ >= kWinningPlies) {
            tally_.add(Count::EndedByScore);
            return leader > 0 ? Status::FirstWins : Status::SecondWins;
        }
        if (position.state().quiet_plies >= kDullPlies && magnitude(score) < kClearScore) {
            tally_.add(Count::EndedByDullness);
            return Status::Draw;
        }
        if (position.states().size() > kLongestGame) {
            tally_.add(Count::EndedByLength);
            return Status::Draw;
        }
        return Status::Ongoing;
    }

    TrainingGame finish(Status status) {
        tally_.add(Count::Games);
        tally_.add(status == Status::Draw        ? Count::Draws
                   : status == Status::FirstWins ? Count::RedWins
                                                 : Count::BlackWins);
        TrainingGame game{tally_, {}};
        for (TrainingRecord& record : records_) {
            if (status != Status::Draw) {
                const bool red_won = status == Status::FirstWins;
                const bool red_to_move = record.side_to_move == Color::Red;
                record.result = red_won == red_to_move ? Outcome::Win : Outcome::Loss;
            }
            const RecordBytes bytes = pack(record);
            game.records.insert(game.records.end(), bytes.begin(), bytes.end());
        }
        return game;
    }

    std::uint32_t number_;
    const SelfPlaySettings& settings_;
    SearchState& state_;
    Tally tally_;
    std::vector<TrainingRecord> records_;
    /// Who is ahead by more than kWinningScore: 1 Red, -1 Black, 0 nobody; and for how long.
    int leader_ = 0;
    int plies_led_ = 0;
};

}  // namespace

std::string read_openings(const std::string& path, SelfPlaySettings& settings) {
    const auto bytes = chuhe::read_file(path);
    if (!bytes) return "cannot read the openings " + in_quotes(path);
    const std::string text(bytes->begin(), bytes->end());
    for (const std::string_view line : split_fields(text, '\n')) {
        if (split_words(line).empty() || line.front() == '#') continue;
        const FenResult read = parse_fen(line.substr(0, line.find(';')));
        if (!read.position) return "openings: " + sentence_of(read.fault);
        const Fault fault = why_unplayable(*read.position);
        if (fault) return "openings: " + sentence_of(fault) + " in " + in_quotes(line);
        settings.openings.push_back(*read.position);
    }
    if (settings.openings.empty()) return "no openings in " + in_quotes(path);
    settings.openings_checksum = std::to_string(checksum(*bytes));
    return {};
}

training::Origin origin_of(const SelfPlaySettings& settings, const network::Network* network) {
    return {{"record-bytes", std::to_string(kRecordSize)},
            {"bench", std::to_string(run_bench(kBenchDepth, RuleSet::Asian, network))},
            {"rules", std::string(text_of(settings.rules))},
            {"soft-nodes", std::to_string(settings.nodes)},
            {"openings", settings.openings_checksum}};
}

TrainingGame play_training_game(std::uint32_t number, const SelfPlaySettings& settings,
                                SearchState& state) {
    return TrainingPlay(number, settings, state).play();
}

}  // namespace engine::xiangqi
