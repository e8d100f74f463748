// SPDX-License-Identifier: MIT
#include "engine/xiangqi/xiangqi_game.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

#include "engine/book_seam.h"
#include "engine/record_seam.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/illegality.h"
#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/endings/play.h"
#include "engine/xiangqi/eval/evaluate.h"
#include "engine/xiangqi/eval/marginal_value.h"
#include "engine/xiangqi/eval/outcome_chances.h"
#include "engine/xiangqi/law/ruling_text.h"
#include "engine/xiangqi/motifs/explain.h"
#include "engine/xiangqi/notation/notation.h"
#include "engine/xiangqi/records/packed_games.h"
#include "engine/xiangqi/records/record.h"
#include "engine/xiangqi/search/bench.h"
#include "engine/xiangqi/search/book_probe.h"

namespace engine::xiangqi {

namespace {

Texts texts_of(const MoveList& moves) {
    Texts texts;
    for (const Move move : moves) texts.push_back(move.text());
    return texts;
}

Texts texts_of(Bitboard points) {
    Texts texts;
    for (const Square square : points) texts.push_back(square.text());
    return texts;
}

/// The notation with that name, unless it can only be read.
std::optional<Notation> written_notation(std::string_view name) {
    const auto notation = parse_notation(name);
    return notation == Notation::Algebraic ? std::nullopt : notation;
}

/// The list of opening names ends at this ply.
constexpr std::size_t kNamedPlies = 40;

Seat seat_of(Color side) { return side == Color::Red ? Seat::First : Seat::Second; }

/// Follows every piece through the cycle, which ends in the position where it started.
std::vector<CycleStep> steps_of(const CycleMoves& cycle) {
    std::array<Square, kSquares> places;
    for (int i = 0; i < kSquares; ++i) places[static_cast<std::size_t>(i)] = Square(i);
    const auto place_of = [&](Square square) -> Square& {
        return places[static_cast<std::size_t>(square.index())];
    };
    std::vector<CycleStep> steps;
    for (const CycleMove& move : cycle) {
        place_of(move.move.to()) = place_of(move.move.from());
        CycleStep& step = steps.emplace_back();
        step.move = move.move.text();
        step.seat = seat_of(move.side);
        step.piece = place_of(move.move.to()).text();
        step.natures = natures_of(move);
        for (const Attack& attack : move.chases) {
            step.attacks.push_back({place_of(attack.from).text(), place_of(attack.to).text()});
        }
    }
    return steps;
}

MotifPiece piece_of(const PlacedPiece& placed) {
    return {std::string(1, letter(placed.piece)), placed.square.text()};
}

std::vector<MotifPiece> pieces_of(const std::vector<PlacedPiece>& all) {
    std::vector<MotifPiece> pieces;
    pieces.reserve(all.size());
    for (const PlacedPiece& placed : all) pieces.push_back(piece_of(placed));
    return pieces;
}

MotifReport report_of(const Motif& motif, const char* line, int ply = 0) {
    return {std::string(text_of(motif.kind)),
            line,
            ply,
            piece_of(motif.actor),
            pieces_of(motif.targets),
            pieces_of(motif.helpers)};
}

/// The number of plies reported of a line from tables.
constexpr std::size_t kTableLine = 40;
/// Among drawing moves the search looks for the one that is hardest to answer.
constexpr Depth kDepthAmongDraws{10};

/// Mate searches and lower levels use the search instead.
bool plays_by_tables(const SearchLimits& limits) {
    return limits.use_endings && !limits.mate &&
           (limits.level == kFullStrength || limits.multi_pv > 1);
}

/// The time limit for creating tables; none without a clock.
std::optional<Milliseconds> time_for_tables(const SearchLimits& limits) {
    constexpr int kPartOfClock = 16;
    std::optional<Milliseconds> time;
    if (limits.move_time) time = *limits.move_time / 2;
    if (limits.clock) {
        const Milliseconds part = limits.clock->remaining / kPartOfClock;
        time = time ? std::min(*time, part) : part;
    }
    return time;
}

/// Whether a search has to choose among the best moves: among drawing moves, and among moves of
/// unknown distance.
bool is_searched(const std::vector<EndingMove>& moves) {
    const auto result = moves.front().verdict.result;
    return std::any_of(moves.begin(), moves.end(), [&](const EndingMove& one) {
        return one.verdict.result == result &&
               (result == EndingVerdict::Result::Drawn || one.verdict.at_most);
    });
}

std::vector<Move> moves_of(const Texts& texts) {
    std::vector<Move> moves;
    for (const std::string& text : texts) {
        if (const auto move = parse_move(text)) moves.push_back(*move);
    }
    return moves;
}

/// The longest legal prefix of a line.
std::vector<Move> legal_line(Position position, const Texts& texts) {
    std::vector<Move> line;
    for (const std::string& text : texts) {
        const auto move = parse_move(text);
        if (!move || !position.is_legal(*move)) break;
        position.make_move(*move);
        line.push_back(*move);
    }
    return line;
}

}  // namespace

XiangqiGame::XiangqiGame(std::size_t table_megabytes)
    : position_(*parse_fen(kStartFen).position),
      state_(table_megabytes) {}

Fault XiangqiGame::set_position(std::string_view fen, const std::vector<std::string_view>& moves,
                                std::string_view rules) {
    const auto rule_set = rules.empty() ? RuleSet::Asian : parse_rule_set(rules);
    if (!rule_set) return {.code = FaultCode::UnknownRules, .text = std::string(rules)};
    FenResult read = parse_fen(fen);
    if (!read.position) return read.fault;
    Position& position = *read.position;
    if (Fault fault = why_unplayable(position)) return fault;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto move = parse_move(moves[i]);
        if (!move || !position.is_legal(*move)) {
            return {.code = move ? FaultCode::IllegalMove : FaultCode::NotAMove,
                    .text = std::string(moves[i]),
                    .where = to_fen(position),
                    .number = static_cast<std::int64_t>(i) + 1};
        }
        position.make_move(*move);
    }
    position_ = std::move(position);
    // Search results are only valid under the rule set they were found with.
    if (std::exchange(rules_, *rule_set) != *rule_set) state_.clear();
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
    snapshot.explanation = sentence_of(ruling, position_);
    if (!ruling.cycle.empty()) snapshot.ruling = report_of(ruling);
    if (ruling.status != Status::Ongoing) return snapshot;
    snapshot.legal_moves = texts_of(legal_moves(position_));
    snapshot.losing_moves = texts_of(losing_repetitions(position_, rules_));
    if (const auto warned = warning(position_, rules_)) snapshot.warning = report_of(*warned);
    return snapshot;
}

RulingReport XiangqiGame::report_of(const Ruling& ruling) const {
    return {.status = ruling.status,
            .reason = ruling.reason,
            .article = {ruling.article.kind, std::string(ruling.article.number)},
            .allowance = ruling.allowance,
            .guilty = ruling.guilty ? std::optional(seat_of(*ruling.guilty)) : std::nullopt,
            .victims = texts_of(ruling.victims),
            .cycle = steps_of(ruling.cycle),
            .explanation = sentence_of(ruling, position_)};
}

std::optional<Texts> XiangqiGame::written_moves(std::string_view notation) const {
    const auto wanted = written_notation(notation);
    if (!wanted) return std::nullopt;
    Position position = position_;
    while (position.states().size() > 1) position.unmake_move();
    Texts texts;
    for (std::size_t ply = 1; ply < position_.states().size(); ++ply) {
        const Move move = position_.states()[ply].last_move;
        texts.push_back(write_move(position, move, *wanted));
        position.make_move(move);
    }
    return texts;
}

std::optional<Texts> XiangqiGame::written_line(const std::vector<std::string_view>& moves,
                                               std::string_view notation) const {
    const auto wanted = written_notation(notation);
    if (!wanted) return std::nullopt;
    Position position = position_;
    Texts texts;
    for (const std::string_view word : moves) {
        const auto move = parse_move(word);
        if (!move || !position.is_legal(*move)) break;
        texts.push_back(write_move(position, *move, *wanted));
        position.make_move(*move);
    }
    return texts;
}

Result<ReadMove> XiangqiGame::read_move(std::string_view text) const {
    const auto result = xiangqi::read_move(position_, text);
    if (const auto* fault = std::get_if<Fault>(&result)) return *fault;
    const auto& [move, notation] = *std::get_if<MoveReading>(&result);
    return ReadMove{move.text(), std::string(text_of(notation))};
}

Result<std::optional<IllegalMoveReport>> XiangqiGame::why_illegal(std::string_view text) const {
    const auto move = parse_move(text);
    if (!move) return Fault{.code = FaultCode::NotAMove, .text = std::string(text)};
    const auto found = xiangqi::why_illegal(position_, *move);
    if (!found) return std::nullopt;
    return IllegalMoveReport{std::string(text_of(found->reason)), texts_of(found->culprits)};
}

Result<PieceReach> XiangqiGame::reach_of(std::string_view text) const {
    const auto point = parse_square(text);
    if (!point) return Fault{.code = FaultCode::NotAPoint, .text = std::string(text)};
    const Reach reach = xiangqi::reach_of(position_, *point);
    return PieceReach{texts_of(reach.targets),   texts_of(reach.barred),  texts_of(reach.blockers),
                      texts_of(reach.screens),   texts_of(reach.pinners), texts_of(reach.attackers),
                      texts_of(reach.protectors)};
}

Result<RecordReading> XiangqiGame::read_record(std::span<const std::uint8_t> bytes,
                                               std::size_t chosen, std::string_view /*rules*/,
                                               const Texts& notations) const {
    return reading_of(read_records(bytes), chosen, {"Red", "Black", "Event", "Date", "Result"},
                      notations);
}

Result<CollectedGames> XiangqiGame::read_games(std::span<const std::uint8_t> bytes,
                                               std::string_view /*rules*/) const {
    const auto link_of = [](const GameTree& tree) {
        return xiangqi::write_record(tree, RecordFormat::Link);
    };
    const auto name_opening = [&](const GameTree& tree, const std::vector<NodeId>& line) {
        Position position = tree.start();
        std::optional<BookOpening> opening;
        for (std::size_t ply = 0; ply < std::min(line.size(), kNamedPlies); ++ply) {
            position.make_move(tree[line[ply]].move);
            if (const auto found = book_.name_of(opening_key(position))) {
                opening = BookOpening{std::string(found->code), std::string(found->name)};
            }
        }
        return opening;
    };
    return collection_of(read_records(bytes), link_of, name_opening);
}

Result<WrittenRecord> XiangqiGame::write_record(const RecordTree& tree, std::string_view format,
                                                std::string_view notation) const {
    const auto wanted_format = parse_record_format(format);
    if (!wanted_format || !is_writable(*wanted_format)) {
        return Fault{.code = FaultCode::UnwritableFormat, .text = std::string(format)};
    }
    const auto wanted = written_notation(notation);
    if (!wanted) return Fault{.code = FaultCode::UnknownNotation, .text = std::string(notation)};
    const auto read = game_tree_of<RecordedGame>(tree);
    if (const auto* fault = std::get_if<Fault>(&read)) return *fault;
    return xiangqi::write_record(std::get<GameTree>(read), *wanted_format, *wanted);
}

SearchInfo XiangqiGame::search(const SearchLimits& limits, const InfoSink& report,
                               const StopPoll& stop) {
    if (limits.use_book && limits.style.opening != OpeningTaste::NoBook) {
        SplitMix64 random(limits.seed ^ position_.key());  // draws anew at every move
        const Move move = draw_book_move(book_, position_, random, limits.style.opening);
        if (const auto answer = book_answer(move)) return *answer;
    }
    const Position root = position_;  // a copy: the game can be queried meanwhile
    return search_from(root, limits, report, stop);
}

std::optional<EndingReport> XiangqiGame::judge_ending(const StopPoll& stop) {
    const auto verdict = xiangqi::judge_ending(endings_, position_, rules_, stop);
    if (!verdict) return std::nullopt;
    constexpr std::array<std::string_view, 3> kNames{"drawn", "won", "lost"};
    return EndingReport{std::string(kNames[static_cast<std::size_t>(verdict->result)]),
                        verdict->at_most ? 0 : verdict->moves};
}

bool XiangqiGame::misses_sets() const { return endings_.misses_sets(position_); }

Fault XiangqiGame::load_sets(std::span<const std::uint8_t> bytes) {
    return endings_.load_sets(bytes);
}

SearchInfo XiangqiGame::search_from(const Position& root, const SearchLimits& limits,
                                    const InfoSink& report, const StopPoll& stop) {
    SearchLimits rest = limits;
    if (plays_by_tables(limits)) {
        if (const auto answer = play_ending(root, rest, report, stop)) return *answer;
    }
    return search_tree(root, rest, report, stop);
}

std::optional<SearchInfo> XiangqiGame::play_ending(const Position& root, SearchLimits& limits,
                                                   const InfoSink& report, const StopPoll& stop) {
    if (!endings_.covers(root)) return std::nullopt;
    const auto start = std::chrono::steady_clock::now();
    const auto elapsed = [&] {
        return std::chrono::duration_cast<Milliseconds>(std::chrono::steady_clock::now() - start);
    };
    const auto budget = time_for_tables(limits);
    if (budget && endings_.expected_time(root) > *budget) return std::nullopt;
    const auto moves = playable_moves(endings_, root, rules_, moves_of(limits.root_moves), [&] {
        return (stop && stop()) || (budget && elapsed() > *budget);
    });
    if (limits.move_time)
        *limits.move_time = std::max(*limits.move_time - elapsed(), Milliseconds{1});
    if (limits.clock) {
        limits.clock->remaining = std::max(limits.clock->remaining - elapsed(), Milliseconds{1});
    }
    if (!moves) return std::nullopt;
    if (is_searched(*moves)) return search_known(root, *moves, limits, report, stop);
    std::optional<SearchInfo> best;
    const auto lines = std::min(moves->size(), static_cast<std::size_t>(limits.multi_pv));
    for (std::size_t i = 0; i < lines; ++i) {
        const auto& [move, verdict] = (*moves)[i];
        SearchInfo info;
        info.multi_pv = static_cast<int>(i) + 1;
        info.value = value_of(verdict);
        info.from_table = true;
        info.time = elapsed();
        for (const Move one : perfect_line(endings_, root, move, kTableLine)) {
            info.line += (info.line.empty() ? "" : " ") + one.text();
        }
        info.depth = Depth{std::min(kMate - magnitude(info.value), kMaxDepth.value())};
        info.selective_depth = Ply{info.depth.value()};
        info.best_move = move.text();
        if (report) report(info);
        if (!best) best = std::move(info);
    }
    return best;
}

SearchInfo XiangqiGame::search_known(const Position& root, const std::vector<EndingMove>& moves,
                                     const SearchLimits& limits, const InfoSink& report,
                                     const StopPoll& stop) {
    const EndingVerdict::Result result = moves.front().verdict.result;
    SearchLimits among = limits;
    among.root_moves.clear();
    for (const auto& [move, verdict] : moves) {
        if (verdict.result == result) among.root_moves.push_back(move.text());
    }
    if (result == EndingVerdict::Result::Drawn) {
        among.depth = std::min(limits.depth.value_or(kDepthAmongDraws), kDepthAmongDraws);
    }
    const auto known = [&](SearchInfo info) {
        const Value fact = value_of({result, 0, true});
        // A mate found by the search is more specific.
        if (is_mate(info.value) && (info.value > 0) == (fact > 0) && fact != 0) return info;
        info.value = fact;
        info.bound = Bound::Exact;
        info.from_table = true;
        return info;
    };
    return known(search_tree(
        root, among,
        [&](const SearchInfo& info) {
            if (report) report(known(info));
        },
        stop));
}

SearchInfo XiangqiGame::search_tree(const Position& root, const SearchLimits& limits,
                                    const InfoSink& report, const StopPoll& stop) {
    return state_.threads.run(limits, stop, [&](SearchControl& control) {
        Position position = root;
        Searcher searcher(position, state_, control, rules_);
        searcher.deepen(report, kIterativeDeepening);
        return searcher.answer();
    });
}

std::optional<std::string> XiangqiGame::position_after_pass() const {
    const auto passed = passed_position();
    return passed ? std::optional(to_fen(*passed)) : std::nullopt;
}

SearchInfo XiangqiGame::search_threats(const SearchLimits& limits, const InfoSink& report,
                                       const StopPoll& stop) {
    const auto passed = passed_position();
    return passed ? search_from(*passed, limits, report, stop) : SearchInfo{};
}

/// Nothing in check: the opponent could capture the king.
std::optional<Position> XiangqiGame::passed_position() const {
    if (position_.in_check()) return std::nullopt;
    Position passed = position_;
    passed.make_null_move();
    return passed;
}

OutcomeChances XiangqiGame::chances(Value value) const {
    return in_thousandths(outcomes_of(value, position_.state().phase));
}

std::uint64_t XiangqiGame::perft(Depth depth) { return xiangqi::perft(position_, depth.value()); }

void XiangqiGame::new_game() { state_.clear(); }

void XiangqiGame::resize_table(std::size_t megabytes) { state_.table.resize(megabytes); }

std::size_t XiangqiGame::use_threads(std::size_t count) { return state_.threads.resize(count); }

Result<std::vector<std::uint8_t>> XiangqiGame::unpack_games(
    std::span<const std::uint8_t> bytes) const {
    const auto games = xiangqi::unpack_games(bytes);
    if (!games) return Fault{.code = FaultCode::NoGame};
    Bytes codes;
    for (const GameMoves& game : *games) {
        append_number(codes, static_cast<std::uint16_t>(game.size()));
        for (const Move move : game) {
            const int code = move.from().index() * kSquares + move.to().index();
            append_number(codes, static_cast<std::uint16_t>(code));
        }
    }
    return codes;
}

Fault XiangqiGame::load_book(std::span<const std::uint8_t> bytes) {
    return book_.load(bytes, book_identity());
}

std::vector<engine::BookMove> XiangqiGame::book_moves() const {
    return listed(xiangqi::book_moves(book_, position_));
}

std::optional<BookOpening> XiangqiGame::book_opening() const {
    Position position = position_;
    for (;;) {
        if (const auto found = book_.name_of(opening_key(position))) {
            return BookOpening{std::string(found->code), std::string(found->name)};
        }
        if (position.states().size() == 1) return std::nullopt;
        position.unmake_move();
    }
}

Fault XiangqiGame::load_network(std::span<const std::uint8_t> bytes) {
    std::unique_ptr<network::Network> network;
    if (!bytes.empty()) {
        network = std::make_unique<network::Network>();
        if (Fault fault = read_network(bytes, *network)) return fault;
    }
    state_.network = std::move(network);
    state_.clear();  // the table holds the old evaluations
    return {};
}

#ifdef __EMSCRIPTEN__
// The page does not ask.
std::string XiangqiGame::describe_evaluation() const { return {}; }
#else
std::string XiangqiGame::describe_evaluation() const {
    const network::Network* network = state_.network.get();
    std::string text = explain_evaluation(position_);
    if (network != nullptr) {
        const Value value = judgement(position_, network);
        const Value for_red = position_.side_to_move() == Color::Red ? value : -value;
        text += "\nby the network " + std::to_string(for_red) + "\n";
    }
    return text + "\nwhat its side would lose without each piece\n" +
           explain_marginal_values(position_, network);
}
#endif

std::vector<PieceValue> XiangqiGame::list_values() const {
    std::vector<PieceValue> values;
    for (const auto& [square, value] : xiangqi::marginal_values(position_, state_.network.get())) {
        values.push_back({square.text(), value});
    }
    return values;
}

Result<std::vector<MotifReport>> XiangqiGame::explain_move(std::string_view move,
                                                           const ReportedLine& better,
                                                           const ReportedLine& answer) {
    const auto played = parse_move(move);
    if (!played || !position_.is_legal(*played)) {
        return Fault{.code = played ? FaultCode::IllegalMove : FaultCode::NotAMove,
                     .text = std::string(move),
                     .where = to_fen(position_)};
    }
    Position after = position_;
    after.make_move(*played);
    const std::vector<Move> better_moves = legal_line(position_, better.moves);
    const std::vector<Move> answer_moves = legal_line(after, answer.moves);
    const Explanation found = xiangqi::explain_move(
        position_, *played, {better_moves, better.value()}, {answer_moves, answer.value()});
    std::vector<MotifReport> reports;
    for (const auto& [motif, ply] : found.allowed) {
        reports.push_back(xiangqi::report_of(motif, "answer", ply));
    }
    for (const Motif& motif : found.causes) reports.push_back(xiangqi::report_of(motif, "move"));
    for (const auto& [motif, ply] : found.missed) {
        reports.push_back(xiangqi::report_of(motif, "better", ply));
    }
    for (const Motif& motif : found.rescues) reports.push_back(xiangqi::report_of(motif, "better"));
    return reports;
}

std::uint64_t XiangqiGame::bench(Depth depth, std::span<const std::string_view> positions) {
    return run_bench(depth, RuleSet::Asian, state_.network.get(), 1, positions);
}

}  // namespace engine::xiangqi
