// SPDX-License-Identifier: MIT
// The Embind interface described by engine.d.ts: the class Session, and the values passed.
#include <emscripten.h>
#include <emscripten/bind.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/capabilities.h"
#include "engine/core/random.h"
#include "engine/core/search/time_manager.h"
#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"
#include "engine/game.h"
#include "engine/game_of_record.h"
#include "engine/review/judgement.h"
#include "wasm/values.h"

// Polled by the search every few thousand nodes; the host returns true to end it.
EM_JS(int, chuhe_stop_requested, (), {
    const asked = Module['stopRequested'];
    return asked && asked() ? 1 : 0;
});

namespace {

using chuhe::from_js;
using chuhe::to_integer;
using chuhe::to_js;
using emscripten::val;
using engine::Fault;
using engine::FaultCode;
using engine::Texts;

/// As documented in engine.d.ts; the page has no room for more.
constexpr int kMostMultiPv = 5;
/// As documented in engine.d.ts.
constexpr int kMostThreads = 32;

/// A style as named by the page (engine/core/search/style.h).
struct StyleRef {
    std::string opening;
    double risk;
    double exchanges;
    std::string piece;
};

/// JavaScript numbers, which may have any value.
struct Limits {
    double depth;
    double nodes;
    double move_time_ms;
    double level;
    double multi_pv;
    bool use_book;
    double seed;
    double clock_ms;
    double increment_ms;
    double moves_to_go;
    double mate;
    Texts root_moves;
    StyleRef style;
};

/// In milliseconds since the search began.
struct TimePlan {
    double soft_ms;
    double hard_ms;
};

struct PositionRef {
    std::string fen;
    Texts moves;
    std::string rules;
};

struct Report {
    int depth;
    int selective_depth;
    int multi_pv;
    int score;
    int mate;
    std::string kind;
    std::string bound;
    double nodes;
    double nodes_per_second;
    double time_ms;
    int hash_full;
    int no_mate_within;
    engine::OutcomeChances chances;
    Texts pv;
    std::string best_move;
    std::string source;
    /// The line in each requested notation.
    val written = val::object();
};

std::vector<std::string_view> views_of(const Texts& texts) { return {texts.begin(), texts.end()}; }

Texts texts_of(std::string_view words) {
    const auto views = engine::split_words(words);
    return {views.begin(), views.end()};
}

engine::Milliseconds to_milliseconds(double ms) {
    return engine::Milliseconds{to_integer<std::int64_t>(ms)};
}

/// Unknown names have no effect.
engine::Style to_engine(const StyleRef& style) {
    constexpr int kMost = engine::Style::kMost;
    return {.opening = engine::parse_opening_taste(style.opening).value_or(engine::OpeningTaste{}),
            .risk = std::clamp(to_integer<int>(style.risk), -kMost, kMost),
            .exchanges = std::clamp(to_integer<int>(style.exchanges), -kMost, kMost),
            .piece = engine::parse_favourite_piece(style.piece).value_or(engine::FavouritePiece{})};
}

engine::SearchLimits to_engine(const Limits& limits, std::uint64_t game_seed) {
    engine::SearchLimits out;
    const int depth = std::min(to_integer<int>(limits.depth), engine::kMaxDepth.value());
    if (depth > 0) out.depth = engine::Depth{depth};
    if (limits.nodes > 0) out.nodes = to_integer<std::uint64_t>(limits.nodes);
    if (limits.move_time_ms > 0) out.move_time = to_milliseconds(limits.move_time_ms);
    if (limits.clock_ms > 0) {
        out.clock = engine::ClockLimit{to_milliseconds(limits.clock_ms),
                                       to_milliseconds(std::max(limits.increment_ms, 0.0)),
                                       std::max(to_integer<int>(limits.moves_to_go), 0)};
    }
    if (limits.mate > 0) out.mate = to_integer<int>(limits.mate);
    out.root_moves = limits.root_moves;
    out.level = std::clamp(to_integer<int>(limits.level), 1, engine::kFullStrength);
    out.style = to_engine(limits.style);
    out.multi_pv = std::clamp(to_integer<int>(limits.multi_pv), 1, kMostMultiPv);
    out.use_book = limits.use_book;
    out.use_endings = true;
    out.seed = limits.seed > 0 ? to_integer<std::uint64_t>(limits.seed) : game_seed;
    return out;
}

std::string name_of(engine::ScoreKind kind) {
    switch (kind) {
        case engine::ScoreKind::Mate:
            return "mate";
        case engine::ScoreKind::Rule:
            return "rule";
        case engine::ScoreKind::Evaluation:
            break;
    }
    return "evaluation";
}

std::string name_of(engine::Bound bound) {
    switch (bound) {
        case engine::Bound::Lower:
            return "lower";
        case engine::Bound::Upper:
            return "upper";
        case engine::Bound::None:
            return "none";
        case engine::Bound::Exact:
            break;
    }
    return "exact";
}

/// Numbers of JavaScript have no room for 64 bits.
std::string in_hexadecimal(engine::Key key) {
    std::string digits(16, '0');
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, key >>= 4U) {
        *digit = "0123456789abcdef"[key & 0xFU];
    }
    return digits;
}

/// The results of `write` for each notation that the game has.
template <class Write>
val in_notations(const Texts& notations, Write write) {
    val written = val::object();
    for (const std::string& notation : notations) {
        if (const std::optional<Texts> texts = write(notation)) {
            written.set(notation, to_js(*texts));
        }
    }
    return written;
}

val answered(const val& answer) {
    val reply = val::object();
    reply.set("fault", val::null());
    reply.set("answer", answer);
    return reply;
}

val refused(const Fault& fault) {
    val facts = to_js(fault);
    facts.set("sentence", sentence_of(fault));
    val reply = val::object();
    reply.set("fault", facts);
    reply.set("answer", val::null());
    return reply;
}

val taken(const Fault& fault) { return fault ? refused(fault) : answered(val::null()); }

template <class Answer>
val reply_of(const engine::Result<Answer>& result) {
    if (const auto* fault = std::get_if<Fault>(&result)) return refused(*fault);
    return answered(to_js(std::get<Answer>(result)));
}

bool is_stopped() { return chuhe_stop_requested() != 0; }

class Session {
  public:
    /// With an unknown name, every call of the session reports the fault.
    Session(std::string name, double table_megabytes)
        : game_(engine::make_game(
              name, static_cast<std::size_t>(std::max(to_integer<int>(table_megabytes), 1)))),
          name_(std::move(name)) {}

    [[nodiscard]] val describe(const PositionRef& position, const val& notations) const {
        return at(position, [&](engine::Game& game) {
            return answered(description_of(game, game.snapshot(), from_js<Texts>(notations)));
        });
    }

    [[nodiscard]] val read_move(const PositionRef& position, const std::string& text) const {
        return at(position, [&](engine::Game& game) { return reply_of(game.read_move(text)); });
    }

    [[nodiscard]] val why_illegal(const PositionRef& position, const std::string& move) const {
        return at(position, [&](engine::Game& game) { return reply_of(game.why_illegal(move)); });
    }

    [[nodiscard]] val reach_of(const PositionRef& position, const std::string& point) const {
        return at(position, [&](engine::Game&) {
            return with(
                &engine::Game::piece_moves, "moves of pieces",
                [&](const engine::PieceMoves& moves) { return reply_of(moves.reach_of(point)); });
        });
    }

    [[nodiscard]] val read_record(const std::string& bytes, double chosen, const std::string& rules,
                                  const val& notations) const {
        return with(&engine::Game::records, "records", [&](engine::Records& records) {
            const engine::ByteView given = engine::as_bytes(bytes);
            auto result = records.read_record(given, to_integer<std::uint32_t>(chosen), rules,
                                              from_js<Texts>(notations));
            if (auto* reading = std::get_if<engine::RecordReading>(&result)) {
                engine::say_other_game(*reading, name_, given);
            }
            return reply_of(std::move(result));
        });
    }

    [[nodiscard]] val read_games(const std::string& bytes, const std::string& rules) const {
        return with(&engine::Game::records, "records", [&](engine::Records& records) {
            return reply_of(records.read_games(engine::as_bytes(bytes), rules));
        });
    }

    [[nodiscard]] val write_record(const engine::RecordTree& tree, const std::string& format,
                                   const std::string& notation) const {
        return with(&engine::Game::records, "records", [&](engine::Records& records) {
            const auto result = records.write_record(tree, format, notation);
            if (const auto* fault = std::get_if<Fault>(&result)) return refused(*fault);
            const auto& [bytes, unsupported] = std::get<engine::WrittenRecord>(result);
            // The view points into the module's memory and becomes invalid with `result`, so the
            // page gets a copy.
            const val view(emscripten::typed_memory_view(bytes.size(), bytes.data()));
            val answer = val::object();
            answer.set("bytes", view.call<val>("slice"));
            answer.set("unsupported", to_js(unsupported));
            return answered(answer);
        });
    }

    [[nodiscard]] val unpack_games(const std::string& bytes) const {
        return with(&engine::Game::game_packs, "packs of games", [&](engine::GamePacks& packs) {
            const auto result = packs.unpack_games(engine::as_bytes(bytes));
            if (const auto* fault = std::get_if<Fault>(&result)) return refused(*fault);
            const auto& games = std::get<std::vector<std::uint8_t>>(result);
            // A copy, as above.
            const val view(emscripten::typed_memory_view(games.size(), games.data()));
            return answered(view.call<val>("slice"));
        });
    }

    [[nodiscard]] val book_moves(const PositionRef& position, const val& notations) const {
        return at(position, [&](engine::Game& game) {
            return with(&engine::Game::opening_book, "book", [&](const engine::OpeningBook& book) {
                const auto moves = book.book_moves();
                val answer = val::object();
                answer.set("moves", to_js(moves));
                answer.set("opening", to_js(book.book_opening()));
                const auto write = [&](const std::string& name) -> std::optional<Texts> {
                    Texts texts;
                    for (const engine::BookMove& book_move : moves) {
                        const auto line = game.written_line({book_move.move}, name);
                        if (!line) return std::nullopt;
                        texts.insert(texts.end(), line->begin(), line->end());
                    }
                    return texts;
                };
                answer.set("written", in_notations(from_js<Texts>(notations), write));
                return answered(answer);
            });
        });
    }

    [[nodiscard]] val piece_values(const PositionRef& position) const {
        return at(position, [&](engine::Game&) {
            return with(&engine::Game::piece_values, "piece values",
                        [](const engine::PieceValues& values) {
                            return answered(to_js(values.list_values()));
                        });
        });
    }

    [[nodiscard]] val pass_turn(const PositionRef& position) const {
        return at(position, [&](engine::Game&) {
            return with(&engine::Game::threat_view, "threats", [](const engine::ThreatView& view) {
                return answered(to_js(view.position_after_pass()));
            });
        });
    }

    [[nodiscard]] val plan_time(const Limits& limits) const {
        if (!game_) return refused(unknown_game());
        const engine::TimeManager time(to_engine(limits, seed_));
        if (!time.soft() || !time.hard()) return answered(val::null());
        return answered(to_js(TimePlan{static_cast<double>(time.soft()->count()),
                                       static_cast<double>(time.hard()->count())}));
    }

    [[nodiscard]] val judge_ending(const PositionRef& position) const {
        return at(position, [&](engine::Game&) {
            return with(&engine::Game::ending_judge, "endings", [](engine::EndingJudge& judge) {
                return answered(to_js(judge.judge_ending(is_stopped)));
            });
        });
    }

    [[nodiscard]] val misses_ending_sets(const PositionRef& position) const {
        return at(position, [&](engine::Game&) {
            return with(&engine::Game::ending_judge, "endings",
                        [](const engine::EndingJudge& judge) {
                            return answered(val(judge.misses_sets()));
                        });
        });
    }

    [[nodiscard]] val perft(const PositionRef& position, double depth) const {
        return at(position, [&](engine::Game&) {
            return with(&engine::Game::diagnostics, "diagnostics", [&](engine::Diagnostics& one) {
                const int plies = std::clamp(to_integer<int>(depth), 0, engine::kMaxDepth.value());
                return answered(val(static_cast<double>(one.perft(engine::Depth{plies}))));
            });
        });
    }

    [[nodiscard]] val position_key(const PositionRef& position) const {
        return at(position, [&](engine::Game&) {
            return with(&engine::Game::diagnostics, "diagnostics",
                        [](const engine::Diagnostics& one) {
                            return answered(val(in_hexadecimal(one.position_key())));
                        });
        });
    }

    [[nodiscard]] val load_ending_sets(const std::string& bytes) const {
        return with(&engine::Game::ending_judge, "endings", [&](engine::EndingJudge& judge) {
            return taken(judge.load_sets(engine::as_bytes(bytes)));
        });
    }

    [[nodiscard]] val judge_four(const PositionRef& position) const {
        return at(position, [&](engine::Game&) {
            return with(&engine::Game::four_judge, "fours", [](engine::FourJudge& judge) {
                return answered(to_js(judge.judge_four()));
            });
        });
    }

    [[nodiscard]] val judge_game(const PositionRef& position, const val& positions) const {
        return at(position, [&](engine::Game& game) {
            const auto& kind = name_ == engine::review::kGomoku.name ? engine::review::kGomoku
                                                                     : engine::review::kXiangqi;
            engine::review::Review review;
            review.positions = from_js<std::vector<engine::review::Reviewed>>(positions);
            // Positions before the start of the line have no moves between them.
            auto& [moves, reviewed] = review;
            const std::size_t count = std::min(reviewed.size(), position.moves.size() + 1);
            reviewed.erase(reviewed.begin(), reviewed.end() - static_cast<std::ptrdiff_t>(count));
            const auto first =
                position.moves.end() - static_cast<std::ptrdiff_t>(count == 0 ? 0 : count - 1);
            moves.assign(first, position.moves.end());
            return reply_of(engine::review::judge_game(game, kind, position.fen,
                                                       Texts(position.moves.begin(), first),
                                                       position.rules, review));
        });
    }

    [[nodiscard]] val describe_opening(const PositionRef& position,
                                       const engine::OpeningRecord& record,
                                       const val& notations) const {
        return at({position.fen, {}, position.rules}, [&](engine::Game& game) {
            return with(&engine::Game::opening_procedures, "opening procedures",
                        [&](const engine::OpeningProcedures& procedures) {
                            const auto read = procedures.opening_report(record);
                            if (const auto* fault = std::get_if<Fault>(&read)) {
                                return refused(*fault);
                            }
                            return opened(game, position, std::get<engine::OpeningReport>(read),
                                          from_js<Texts>(notations));
                        });
        });
    }

    [[nodiscard]] val play_opening(const PositionRef& position, const engine::OpeningRecord& record,
                                   const Limits& limits) const {
        return at({position.fen, {}, position.rules}, [&](engine::Game&) {
            return with(&engine::Game::opening_procedures, "opening procedures",
                        [&](engine::OpeningProcedures& procedures) {
                            return reply_of(procedures.play_opening(
                                record, to_engine(limits, seed_), is_stopped));
                        });
        });
    }

    [[nodiscard]] val search(const PositionRef& position, const Limits& limits,
                             const val& notations, const val& on_report) const {
        const Texts names = from_js<Texts>(notations);
        return at(position, [&](engine::Game& game) {
            const auto report_of = [&](const engine::SearchInfo& info) {
                return to_js(to_page(info, game, names));
            };
            const auto found = game.search(
                to_engine(limits, seed_),
                [&](const engine::SearchInfo& info) { on_report(report_of(info)); }, is_stopped);
            return answered(report_of(found));
        });
    }

    [[nodiscard]] val load_book(const std::string& bytes) const {
        return with(&engine::Game::opening_book, "book", [&](engine::OpeningBook& book) {
            return taken(book.load_book(engine::as_bytes(bytes)));
        });
    }

    [[nodiscard]] val load_network(const std::string& bytes) const {
        return with(&engine::Game::evaluation_network, "network",
                    [&](engine::EvaluationNetwork& network) {
                        return taken(network.load_network(engine::as_bytes(bytes)));
                    });
    }

    [[nodiscard]] val use_threads(double count) const {
        if (!game_) return refused(unknown_game());
        const int wanted = std::clamp(to_integer<int>(count), 1, kMostThreads);
        const std::size_t used = game_->use_threads(static_cast<std::size_t>(wanted));
        return answered(val(static_cast<double>(used)));
    }

    val new_game() {
        if (!game_) return refused(unknown_game());
        game_->new_game();
        seed_ = engine::clock_seed();
        return answered(val::null());
    }

  private:
    [[nodiscard]] Fault unknown_game() const {
        return {.code = FaultCode::UnknownGame, .text = name_};
    }

    /// Sets the position and calls `ask`.
    template <class Ask>
    [[nodiscard]] val at(const PositionRef& position, Ask ask) const {
        if (!game_) return refused(unknown_game());
        const auto& [fen, moves, rules] = position;
        const Fault fault = game_->set_position(fen, views_of(moves), rules);
        return fault ? refused(fault) : ask(*game_);
    }

    template <class Capability, class Ask>
    [[nodiscard]] val with(Capability* (engine::Game::*offer)(), const char* name, Ask ask) const {
        if (!game_) return refused(unknown_game());
        if (Capability* offered = (game_.get()->*offer)()) return ask(*offered);
        return refused({.code = FaultCode::NotOffered, .text = name});
    }

    static val description_of(engine::Game& game, const engine::Snapshot& snapshot,
                              const Texts& notations) {
        val description = val::object();
        description.set("snapshot", to_js(snapshot));
        description.set("written", in_notations(notations, [&](const auto& name) {
                            return game.written_moves(name);
                        }));
        return description;
    }

    /// The opening and its board after the following moves, with only the points that the opening
    /// allows as legal moves.
    static val opened(engine::Game& game, const PositionRef& position,
                      const engine::OpeningReport& report, const Texts& notations) {
        Texts moves = report.moves;
        moves.insert(moves.end(), position.moves.begin(), position.moves.end());
        const Fault fault = game.set_position(position.fen, views_of(moves), position.rules);
        if (fault) return refused(fault);
        engine::Snapshot snapshot = game.snapshot();
        if (report.next) snapshot.legal_moves = report.next->points;
        val answer = description_of(game, snapshot, notations);
        answer.set("opening", to_js(report));
        return answered(answer);
    }

    static Report to_page(const engine::SearchInfo& info, engine::Game& game,
                          const Texts& notations) {
        const auto ms = static_cast<double>(info.time.count());
        const auto nodes = static_cast<double>(info.nodes);
        Texts pv = texts_of(info.line);
        val written = in_notations(notations, [&](const std::string& notation) {
            return game.written_line(views_of(pv), notation);
        });
        return {.depth = info.depth.value(),
                .selective_depth = info.selective_depth.value(),
                .multi_pv = info.multi_pv,
                .score = info.value,
                .mate = engine::mate_distance(info.value),
                .kind = name_of(info.kind()),
                .bound = name_of(info.bound),
                .nodes = nodes,
                .nodes_per_second = nodes * 1000 / std::max(ms, 1.0),
                .time_ms = ms,
                .hash_full = info.hash_full_permille,
                .no_mate_within = info.no_mate_within,
                .chances = engine::chances_after(game, info),
                .pv = std::move(pv),
                .best_move = info.best_move,
                .source = info.from_book    ? "book"
                          : info.from_table ? "table"
                                            : "search",
                .written = std::move(written)};
    }

    std::unique_ptr<engine::Game> game_;
    std::string name_;
    /// Noise seed, constant within a game.
    std::uint64_t seed_ = engine::clock_seed();
};

double bench(const std::string& name, double depth, const std::string& network,
             const std::string& positions) {
    const auto game = engine::make_game(name, 1);
    if (!game) return 0;
    auto* networks = game->evaluation_network();
    if (!network.empty() && (!networks || networks->load_network(engine::as_bytes(network))))
        return 0;
    return static_cast<double>(game->diagnostics()->bench(engine::Depth{to_integer<int>(depth)},
                                                          engine::split_fields(positions, '\n')));
}

}  // namespace

EMSCRIPTEN_BINDINGS(chuhe) {
    using namespace engine;
    using chuhe::Object;
    Object<Fault>("Fault")
        .fields<&Fault::code, &Fault::text, &Fault::where, &Fault::number, &Fault::expected,
                &Fault::choices>();
    Object<StyleRef>("Style")
        .fields<&StyleRef::opening, &StyleRef::risk, &StyleRef::exchanges, &StyleRef::piece>();
    Object<Limits>("Limits")
        .fields<&Limits::depth, &Limits::nodes, &Limits::move_time_ms, &Limits::level,
                &Limits::multi_pv, &Limits::use_book, &Limits::seed, &Limits::clock_ms,
                &Limits::increment_ms, &Limits::moves_to_go, &Limits::mate, &Limits::root_moves,
                &Limits::style>();
    Object<OutcomeChances>("Chances")
        .fields<&OutcomeChances::win, &OutcomeChances::draw, &OutcomeChances::loss>();
    Object<PositionRef>("PositionRef")
        .fields<&PositionRef::fen, &PositionRef::moves, &PositionRef::rules>();
    Object<Report>("Report")
        .fields<&Report::depth, &Report::selective_depth, &Report::multi_pv, &Report::score,
                &Report::mate, &Report::kind, &Report::bound, &Report::nodes,
                &Report::nodes_per_second, &Report::time_ms, &Report::hash_full,
                &Report::no_mate_within, &Report::chances, &Report::pv, &Report::best_move,
                &Report::source, &Report::written>();
    Object<AttackedPair>("AttackedPair").fields<&AttackedPair::from, &AttackedPair::to>();
    Object<CycleStep>("CycleStep")
        .fields<&CycleStep::move, &CycleStep::seat, &CycleStep::piece, &CycleStep::natures,
                &CycleStep::attacks>();
    Object<ArticleReport>("Article").fields<&ArticleReport::kind, &ArticleReport::number>();
    Object<RulingReport>("Ruling")
        .fields<&RulingReport::status, &RulingReport::reason, &RulingReport::article,
                &RulingReport::allowance, &RulingReport::guilty, &RulingReport::victims,
                &RulingReport::cycle>();
    Object<ForbiddenPoint>("ForbiddenPoint")
        .fields<&ForbiddenPoint::point, &ForbiddenPoint::foul>();
    Object<ThreatRow>("ThreatRow")
        .fields<&ThreatRow::seat, &ThreatRow::kind, &ThreatRow::stones, &ThreatRow::next>();
    Object<OpeningName>("OpeningName")
        .fields<&OpeningName::code, &OpeningName::romanised, &OpeningName::simplified,
                &OpeningName::traditional>();
    Object<OpeningMove>("OpeningMove").fields<&OpeningMove::move, &OpeningMove::opening>();
    Object<Snapshot>("Snapshot")
        .fields<&Snapshot::fen, &Snapshot::legal_moves, &Snapshot::status, &Snapshot::reason,
                &Snapshot::in_check, &Snapshot::checked_square, &Snapshot::ruling,
                &Snapshot::warning, &Snapshot::losing_moves, &Snapshot::winning_row,
                &Snapshot::forbidden, &Snapshot::threats, &Snapshot::opening,
                &Snapshot::opening_moves>();
    Object<IllegalMoveReport>("IllegalMove")
        .fields<&IllegalMoveReport::reason, &IllegalMoveReport::points>();
    Object<PieceReach>("PieceReach")
        .fields<&PieceReach::targets, &PieceReach::barred, &PieceReach::blockers,
                &PieceReach::screens, &PieceReach::pinners, &PieceReach::attackers,
                &PieceReach::protectors>();
    Object<ReadMove>("ReadMove").fields<&ReadMove::move, &ReadMove::notation>();
    Object<Header>("Header").fields<&Header::name, &Header::value>();
    Object<Evaluation>("Evaluation").fields<&Evaluation::centipawns, &Evaluation::mate>();
    Object<Notes>("Notes")
        .fields<&Notes::comment, &Notes::glyphs, &Notes::evaluation, &Notes::clock_ms>();
    Object<RecordNode>("RecordNode")
        .fields<&RecordNode::parent, &RecordNode::move, &RecordNode::written, &RecordNode::notes>();
    Object<RecordTree>("RecordTree")
        .fields<&RecordTree::start_fen, &RecordTree::headers, &RecordTree::nodes>();
    Object<GameTitle>("GameTitle")
        .fields<&GameTitle::first, &GameTitle::second, &GameTitle::event, &GameTitle::date,
                &GameTitle::result, &GameTitle::plies>();
    Object<Warning>("Warning")
        .fields<&Warning::unit, &Warning::at, &Warning::column, &Warning::game, &Warning::ply,
                &Warning::fault>();
    Object<RecordReading>("RecordReading")
        .fields<&RecordReading::format, &RecordReading::games, &RecordReading::tree,
                &RecordReading::warnings>();
    Object<CollectedGame>("CollectedGame")
        .fields<&CollectedGame::headers, &CollectedGame::start_fen, &CollectedGame::moves,
                &CollectedGame::clocks_ms, &CollectedGame::link, &CollectedGame::opening>();
    Object<CollectedGames>("CollectedGames")
        .fields<&CollectedGames::games, &CollectedGames::warnings>();
    Object<BookMove>("BookMove")
        .fields<&BookMove::move, &BookMove::per_mille, &BookMove::wins, &BookMove::draws,
                &BookMove::losses>();
    Object<BookOpening>("BookOpening").fields<&BookOpening::code, &BookOpening::name>();
    Object<PieceValue>("PieceValue").fields<&PieceValue::square, &PieceValue::centipawns>();
    Object<EndingReport>("EndingVerdict").fields<&EndingReport::verdict, &EndingReport::moves>();
    Object<TimePlan>("TimePlan").fields<&TimePlan::soft_ms, &TimePlan::hard_ms>();
    Object<FourVerdict>("FourVerdict").fields<&FourVerdict::verdict, &FourVerdict::line>();
    Object<MotifPiece>("MotifPiece").fields<&MotifPiece::piece, &MotifPiece::square>();
    Object<MotifReport>("Motif")
        .fields<&MotifReport::motif, &MotifReport::line, &MotifReport::ply, &MotifReport::actor,
                &MotifReport::targets, &MotifReport::helpers>();
    Object<review::Report>("ReviewReport")
        .fields<&review::Report::score, &review::Report::best_move, &review::Report::pv>();
    Object<review::Reviewed>("Reviewed")
        .fields<&review::Reviewed::fen, &review::Reviewed::status, &review::Reviewed::report,
                &review::Reviewed::motifs>();
    Object<review::Flaw>("Flaw")
        .fields<&review::Flaw::kind, &review::Flaw::moves, &review::Flaw::piece>();
    Object<review::Mistake>("Mistake")
        .fields<&review::Mistake::ply, &review::Mistake::seat, &review::Mistake::gravity,
                &review::Mistake::flaw, &review::Mistake::loss, &review::Mistake::motifs>();
    Object<review::Accuracies>("Accuracies")
        .fields<&review::Accuracies::first, &review::Accuracies::second>();
    Object<review::Judgement>("Judgement")
        .fields<&review::Judgement::chances, &review::Judgement::mistakes,
                &review::Judgement::good_answers, &review::Judgement::accuracy,
                &review::Judgement::last_tenable>();
    Object<OpeningRecord>("OpeningRecord")
        .fields<&OpeningRecord::procedure, &OpeningRecord::acts>();
    Object<OpeningAct>("OpeningAct")
        .fields<&OpeningAct::player, &OpeningAct::kind, &OpeningAct::points, &OpeningAct::square,
                &OpeningAct::words, &OpeningAct::left>();
    Object<OpeningReport>("OpeningReport")
        .fields<&OpeningReport::moves, &OpeningReport::offered, &OpeningReport::first,
                &OpeningReport::players, &OpeningReport::next>();
    emscripten::class_<Session>("Session")
        .constructor<std::string, double>()
        .function("describe", &Session::describe)
        .function("readMove", &Session::read_move)
        .function("whyIllegal", &Session::why_illegal)
        .function("reachOf", &Session::reach_of)
        .function("readRecord", &Session::read_record)
        .function("readGames", &Session::read_games)
        .function("writeRecord", &Session::write_record)
        .function("unpackGames", &Session::unpack_games)
        .function("bookMoves", &Session::book_moves)
        .function("pieceValues", &Session::piece_values)
        .function("passTurn", &Session::pass_turn)
        .function("planTime", &Session::plan_time)
        .function("judgeEnding", &Session::judge_ending)
        .function("judgeFour", &Session::judge_four)
        .function("judgeGame", &Session::judge_game)
        .function("describeOpening", &Session::describe_opening)
        .function("playOpening", &Session::play_opening)
        .function("perft", &Session::perft)
        .function("positionKey", &Session::position_key)
        .function("search", &Session::search)
        .function("loadBook", &Session::load_book)
        .function("loadNetwork", &Session::load_network)
        .function("missesEndingSets", &Session::misses_ending_sets)
        .function("loadEndingSets", &Session::load_ending_sets)
        .function("newGame", &Session::new_game)
        .function("useThreads", &Session::use_threads);
    emscripten::function("bench", &bench);
}
