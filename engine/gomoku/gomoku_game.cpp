// SPDX-License-Identifier: MIT
#include "engine/gomoku/gomoku_game.h"

#include <utility>

#include "engine/book_seam.h"
#include "engine/core/text/text.h"
#include "engine/gomoku/eval/evaluate.h"
#include "engine/gomoku/eval/outcome_chances.h"
#include "engine/gomoku/motifs/explain.h"
#include "engine/gomoku/records/record.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/gomoku/rules/openings.h"
#include "engine/gomoku/rules/procedure.h"
#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/rules/shapes.h"
#include "engine/gomoku/rules/swap2.h"
#include "engine/gomoku/search/bench.h"
#include "engine/gomoku/search/book_probe.h"
#include "engine/gomoku/search/opening_player.h"
#include "engine/gomoku/search/parameters.h"
#include "engine/gomoku/threats/candidates.h"
#include "engine/gomoku/threats/fours.h"
#include "engine/record_seam.h"

namespace engine::gomoku {

namespace {

template <typename Points>
Texts texts_of(const Points& points) {
    Texts texts;
    for (const Point point : points) texts.push_back(point.text());
    return texts;
}

/// The number of stones that determine a Renju opening.
constexpr std::size_t kNamedPlies = 3;

OpeningName name_of(const Opening& opening) {
    return {std::string(opening.code), std::string(opening.romanised),
            std::string(opening.simplified), std::string(opening.traditional)};
}

ThreatRow row_of(const Shape& shape) {
    return {shape.color == Color::Black ? Seat::First : Seat::Second,
            shape.is_four ? "four" : "open-three", texts_of(shape.stones), texts_of(shape.next)};
}

/// The legal move that `word` names, or a fault.
Result<Point> legal_point(const Position& position, std::string_view word) {
    const auto point = parse_point(word, position.size());
    if (!point) return Fault{.code = FaultCode::NotAPoint, .text = std::string(word)};
    const FaultCode code = RecordedGame::why_not(position, *point);
    if (code == FaultCode::None) return *point;
    return Fault{.code = code, .text = std::string(word), .where = to_fen(position)};
}

std::vector<MotifPiece> stones_of(const std::vector<Point>& points) {
    std::vector<MotifPiece> stones;
    stones.reserve(points.size());
    for (const Point point : points) stones.push_back({{}, point.text()});
    return stones;
}

MotifReport report_of(const Motif& motif, const char* line, int ply = 0) {
    return {std::string(text_of(motif.kind)),
            line,
            ply,
            {{}, motif.actor.text()},
            stones_of(motif.targets),
            stones_of(motif.helpers)};
}

/// The longest legal prefix of a line.
std::vector<Point> legal_line(Position position, const Texts& texts) {
    std::vector<Point> line;
    for (const std::string& text : texts) {
        const auto legal = legal_point(position, text);
        const auto* point = std::get_if<Point>(&legal);
        if (point == nullptr) break;
        position.make_move(*point);
        line.push_back(*point);
    }
    return line;
}

/// The current state of the opening, or the fault of its acts; `players` receives the player of
/// each act.
Result<OpeningState> read_opening(const Position& start, const OpeningRecord& record,
                                  Texts& players) {
    const auto procedure = parse_procedure(record.procedure);
    if (!procedure || !is_open_to(*procedure, start)) {
        return Fault{.code = FaultCode::NotOffered, .text = record.procedure};
    }
    OpeningState opening(*procedure, start);
    for (std::size_t i = 0; i < record.acts.size(); ++i) {
        if (!opening.is_over()) players.emplace_back(text_of(opening.player()));
        if (opening.perform(record.acts[i])) continue;
        return Fault{.code = FaultCode::IllegalMove,
                     .text = record.acts[i],
                     .where = to_fen(opening.position()),
                     .number = static_cast<std::int64_t>(i) + 1};
    }
    return opening;
}

}  // namespace

GomokuGame::GomokuGame(std::size_t table_megabytes) : state_(table_megabytes) {}

Fault GomokuGame::set_position(std::string_view fen, const std::vector<std::string_view>& moves,
                               std::string_view rules) {
    const auto rule = rules.empty() ? Rule::Freestyle : parse_rule(rules);
    if (!rule) return {.code = FaultCode::UnknownRules, .text = std::string(rules)};
    FenResult read = parse_fen(fen, *rule);
    if (!read.position) return read.fault;
    Position& position = *read.position;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto legal = legal_point(position, moves[i]);
        if (const auto* fault = std::get_if<Fault>(&legal)) {
            Fault numbered = *fault;
            numbered.number = static_cast<std::int64_t>(i) + 1;
            return numbered;
        }
        position.make_move(std::get<Point>(legal));
    }
    // Search results are only valid for one rule and one board size.
    const bool same_game =
        position.size() == position_.size() && position.rule() == position_.rule();
    if (!same_game) state_.clear();
    position_ = std::move(position);
    return {};
}

std::optional<Texts> GomokuGame::written_moves(std::string_view notation) const {
    return notation == "uci" ? std::optional(texts_of(position_.moves())) : std::nullopt;
}

std::optional<Texts> GomokuGame::written_line(const std::vector<std::string_view>& moves,
                                              std::string_view notation) const {
    if (notation != "uci") return std::nullopt;
    Position position = position_;
    Texts texts;
    for (const std::string_view word : moves) {
        const auto legal = legal_point(position, word);
        const auto* point = std::get_if<Point>(&legal);
        if (point == nullptr) break;
        texts.push_back(point->text());
        position.make_move(*point);
    }
    return texts;
}

Result<std::optional<IllegalMoveReport>> GomokuGame::why_illegal(std::string_view move) const {
    const auto point = parse_point(move, position_.size());
    if (!point) return Fault{.code = FaultCode::NotAPoint, .text = std::string(move)};
    if (!position_.is_empty(*point)) return IllegalMoveReport{"occupied", {point->text()}};
    Position asked = position_;
    const bool is_over = judge(asked).status != Status::Ongoing;
    if (is_over || !is_forbidden(asked, *point)) return std::nullopt;
    return IllegalMoveReport{std::string(text_of(foul_at(asked, *point))), {point->text()}};
}

Result<RecordReading> GomokuGame::read_record(std::span<const std::uint8_t> bytes,
                                              std::size_t chosen, std::string_view rules,
                                              const Texts& notations) const {
    const auto rule = rules.empty() ? Rule::Freestyle : parse_rule(rules);
    if (!rule) return Fault{.code = FaultCode::UnknownRules, .text = std::string(rules)};
    return reading_of(read_records(bytes, *rule), chosen,
                      {"Black", "White", "Event", "Date", "Result"}, notations);
}

Result<CollectedGames> GomokuGame::read_games(std::span<const std::uint8_t> bytes,
                                              std::string_view rules) const {
    const auto rule = rules.empty() ? Rule::Freestyle : parse_rule(rules);
    if (!rule) return Fault{.code = FaultCode::UnknownRules, .text = std::string(rules)};
    const auto link_of = [](const GameTree& tree) {
        return gomoku::write_record(tree, RecordFormat::Link);
    };
    const auto name_opening = [](const GameTree& tree, const std::vector<NodeId>& line) {
        Position position = tree.start();
        for (std::size_t ply = 0; ply < std::min(line.size(), kNamedPlies); ++ply) {
            position.make_move(tree[line[ply]].move);
        }
        const auto opening = opening_of(position);
        return opening ? std::optional(BookOpening{std::string(opening->code),
                                                   std::string(opening->traditional)})
                       : std::nullopt;
    };
    return collection_of(read_records(bytes, *rule), link_of, name_opening);
}

Result<WrittenRecord> GomokuGame::write_record(const RecordTree& tree, std::string_view format,
                                               std::string_view notation) const {
    const auto wanted = parse_record_format(format);
    if (!wanted || !is_writable(*wanted)) {
        return Fault{.code = FaultCode::UnwritableFormat, .text = std::string(format)};
    }
    if (notation != "uci") {
        return Fault{.code = FaultCode::UnknownNotation, .text = std::string(notation)};
    }
    const auto read = game_tree_of<RecordedGame>(tree);
    if (const auto* fault = std::get_if<Fault>(&read)) return *fault;
    const auto& game = std::get<GameTree>(read);
    if (!can_begin(game, *wanted)) {
        return Fault{.code = FaultCode::StartNotEmpty, .text = std::string(format)};
    }
    return gomoku::write_record(game, *wanted);
}

Result<ReadMove> GomokuGame::read_move(std::string_view text) const {
    const auto legal = legal_point(position_, text);
    if (const auto* fault = std::get_if<Fault>(&legal)) return *fault;
    return ReadMove{std::get<Point>(legal).text(), "uci"};
}

Snapshot GomokuGame::snapshot() const {
    Position position = position_;  // a copy: detecting forbidden points makes moves
    const Verdict verdict = judge(position);
    Snapshot snapshot;
    snapshot.fen = to_fen(position);
    snapshot.status = verdict.status;
    snapshot.reason = verdict.reason;
    snapshot.winning_row = texts_of(winning_row(position));
    if (const auto opening = opening_of(position)) snapshot.opening = name_of(*opening);
    if (verdict.status != Status::Ongoing) return snapshot;
    snapshot.legal_moves = texts_of(legal_moves(position));
    for (const Point point : forbidden_points(position)) {
        const Foul foul = foul_at(position, point);
        snapshot.forbidden.push_back({point.text(), std::string(text_of(foul))});
    }
    for (const auto& [point, opening] : opening_moves(position)) {
        snapshot.opening_moves.push_back({point.text(), name_of(opening)});
    }
    for (const Shape& shape : live_shapes(position)) snapshot.threats.push_back(row_of(shape));
    return snapshot;
}

SearchInfo GomokuGame::search(const SearchLimits& limits, const InfoSink& report,
                              const StopPoll& stop) {
    if (limits.use_book && limits.style.opening != OpeningTaste::NoBook) {
        SplitMix64 random(limits.seed ^ position_.key());  // draws anew at every move
        const Point move = draw_book_move(book_, position_, random, limits.style.opening);
        if (const auto answer = book_answer(move)) return *answer;
    }
    const Position root = position_;  // a copy: the game can be queried meanwhile
    return state_.threads.run(limits, stop, [&](SearchControl& control) {
        Position position = root;
        Searcher searcher(position, state_, control);
        searcher.deepen(report, kIterativeDeepening);
        return searcher.answer();
    });
}

Result<OpeningReport> GomokuGame::opening_report(const OpeningRecord& record) const {
    OpeningReport report;
    const auto read = read_opening(position_, record, report.players);
    if (const auto* fault = std::get_if<Fault>(&read)) return *fault;
    const auto& opening = std::get<OpeningState>(read);
    report.moves = texts_of(opening.position().moves());
    report.offered = texts_of(opening.offered());
    if (opening.black()) report.first = text_of(*opening.black());
    if (opening.is_over()) return report;
    const OpeningStep& step = opening.step();
    const auto words = opening.words();
    const bool is_bound = step.kind == ActKind::Place && step.amount != kAnywhere;
    report.next = {std::string(text_of(opening.player())),
                   std::string(text_of(step.kind)),
                   texts_of(opening.points()),
                   is_bound ? 2 * step.amount + 1 : 0,
                   {words.begin(), words.end()},
                   opening.left()};
    return report;
}

Result<Texts> GomokuGame::play_opening(const OpeningRecord& record, const SearchLimits& limits,
                                       const StopPoll& stop) {
    Texts players;
    const auto read = read_opening(position_, record, players);
    if (const auto* fault = std::get_if<Fault>(&read)) return *fault;
    const auto& opening = std::get<OpeningState>(read);
    const bool is_in_book = limits.use_book && opening.procedure() == Procedure::Swap2 &&
                            opening.position().stones() == 0;
    if (is_in_book) {
        SplitMix64 random(limits.seed);
        const std::vector<Point> proposal = draw_proposal(book_, position_, random);
        if (proposal.size() == kSwap2Stones) return texts_of(proposal);
    }
    return gomoku::play_opening(opening, state_, limits, stop);
}

FourVerdict GomokuGame::judge_four() {
    if (position_.stones() == 0 || judge(position_).status != Status::Ongoing) return {};
    const JudgedFour judged = gomoku::judge_four(position_, state_.threads.main().vcf);
    return {std::string(text_of(judged.result)), texts_of(judged.line)};
}

Result<std::vector<MotifReport>> GomokuGame::explain_move(std::string_view move,
                                                          const ReportedLine& better,
                                                          const ReportedLine& answer) {
    const auto legal = legal_point(position_, move);
    if (const auto* fault = std::get_if<Fault>(&legal)) return *fault;
    const Point played = std::get<Point>(legal);
    Position position = position_;
    position.make_move(played);
    const std::vector<Point> answer_points = legal_line(position, answer.moves);
    position.unmake_move();
    const std::vector<Point> better_points = legal_line(position, better.moves);
    const Explanation found = gomoku::explain_move(
        position, played, {better_points, better.value()}, {answer_points, answer.value()},
        {state_.threads.main().vcf, state_.threads.main().vct});
    std::vector<MotifReport> reports;
    for (const auto& [motif, ply] : found.allowed) {
        reports.push_back(report_of(motif, "answer", ply));
    }
    for (const Motif& motif : found.causes) reports.push_back(report_of(motif, "move"));
    for (const auto& [motif, ply] : found.missed) {
        reports.push_back(report_of(motif, "better", ply));
    }
    return reports;
}

Fault GomokuGame::load_book(std::span<const std::uint8_t> bytes) {
    return book_.load(bytes, book_identity());
}

std::vector<engine::BookMove> GomokuGame::book_moves() const {
    return listed(gomoku::book_moves(book_, position_));
}

std::uint64_t GomokuGame::perft(Depth depth) { return gomoku::perft(position_, depth.value()); }

OutcomeChances GomokuGame::chances(Value value) const { return in_thousandths(outcomes_of(value)); }

void GomokuGame::new_game() { state_.clear(); }

void GomokuGame::resize_table(std::size_t megabytes) { state_.table.resize(megabytes); }

std::size_t GomokuGame::use_threads(std::size_t count) { return state_.threads.resize(count); }

#ifdef __EMSCRIPTEN__
// The page does not ask.
std::string GomokuGame::describe_evaluation() const { return {}; }
#else
std::string GomokuGame::describe_evaluation() const { return explain_evaluation(position_); }
#endif

std::uint64_t GomokuGame::bench(Depth depth, std::span<const std::string_view> positions) {
    return run_bench(depth, state_.network.get(), 1, positions);
}

Fault GomokuGame::load_network(std::span<const std::uint8_t> bytes) {
    std::unique_ptr<network::Network> network;
    if (!bytes.empty()) {
        network = std::make_unique<network::Network>();
        if (Fault fault = read_network(bytes, *network)) return fault;
    }
    state_.network = std::move(network);
    state_.clear();  // the table holds the old evaluations
    return {};
}

}  // namespace engine::gomoku
