// SPDX-License-Identifier: MIT
// The Embind surface described by engine.d.ts: one Session and the values that cross.
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
#include "engine/core/text.h"
#include "engine/core/utf8.h"
#include "engine/game.h"
#include "wasm/values.h"

// Read by the search every few thousand nodes; the host answers true to end it.
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

/// What engine.d.ts promises and the page has room for.
constexpr int kMostMultiPv = 5;

/// Of JavaScript's numbers, which may be anything.
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
    Texts pv;
    std::string best_move;
    std::string source;
    /// Its line, by notation.
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
    out.level = std::clamp(to_integer<int>(limits.level), 1, engine::kFullStrength);
    out.multi_pv = std::clamp(to_integer<int>(limits.multi_pv), 1, kMostMultiPv);
    out.use_book = limits.use_book;
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

/// What `write` makes of moves in each notation the game has.
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
    /// An unknown name leaves a session whose every call reports it.
    Session(std::string name, double table_megabytes)
        : game_(engine::make_game(
              name, static_cast<std::size_t>(std::max(to_integer<int>(table_megabytes), 1)))),
          name_(std::move(name)) {}

    [[nodiscard]] val describe(const PositionRef& position, const val& notations) const {
        return at(position, [&](engine::Game& game) {
            val answer = val::object();
            answer.set("snapshot", to_js(game.snapshot()));
            answer.set("written", in_notations(from_js<Texts>(notations), [&](const auto& name) {
                           return game.written_moves(name);
                       }));
            return answered(answer);
        });
    }

    [[nodiscard]] val read_move(const PositionRef& position, const std::string& text) const {
        return at(position, [&](engine::Game& game) { return reply_of(game.read_move(text)); });
    }

    [[nodiscard]] val read_record(const std::string& bytes, double chosen, const std::string& rules,
                                  const val& notations) const {
        return with(&engine::Game::records, "records", [&](engine::Records& records) {
            return reply_of(records.read_record(engine::as_bytes(bytes),
                                                to_integer<std::uint32_t>(chosen), rules,
                                                from_js<Texts>(notations)));
        });
    }

    [[nodiscard]] val write_record(const engine::RecordTree& tree, const std::string& format,
                                   const std::string& notation) const {
        return with(&engine::Game::records, "records", [&](engine::Records& records) {
            const auto result = records.write_record(tree, format, notation);
            if (const auto* fault = std::get_if<Fault>(&result)) return refused(*fault);
            const auto& [bytes, unsupported] = std::get<engine::WrittenRecord>(result);
            // The view lies in the module's memory and ends with `result`: the page gets a copy.
            const val view(emscripten::typed_memory_view(bytes.size(), bytes.data()));
            val answer = val::object();
            answer.set("bytes", view.call<val>("slice"));
            answer.set("unsupported", to_js(unsupported));
            return answered(answer);
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

    [[nodiscard]] val judge_four(const PositionRef& position) const {
        return at(position, [&](engine::Game&) {
            return with(&engine::Game::four_judge, "fours", [](engine::FourJudge& judge) {
                return answered(to_js(judge.judge_four()));
            });
        });
    }

    [[nodiscard]] val propose_opening(const PositionRef& position) const {
        return at(position, [&](engine::Game&) {
            return with(&engine::Game::opening_procedure, "opening procedure",
                        [&](const engine::OpeningProcedure& procedure) {
                            return answered(to_js(procedure.propose_opening(seed_)));
                        });
        });
    }

    [[nodiscard]] val answer_opening(const PositionRef& position, const Limits& limits) const {
        return at(position, [&](engine::Game&) {
            return with(&engine::Game::opening_procedure, "opening procedure",
                        [&](engine::OpeningProcedure& procedure) {
                            return answered(to_js(
                                procedure.answer_opening(to_engine(limits, seed_), is_stopped)));
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

    /// Asks the game once it stands there.
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

    static Report to_page(const engine::SearchInfo& info, const engine::Game& game,
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
                .pv = std::move(pv),
                .best_move = info.best_move,
                .source = info.from_book ? "book" : "search",
                .written = std::move(written)};
    }

    std::unique_ptr<engine::Game> game_;
    std::string name_;
    /// Of the present game: a lower level keeps its ideas while it lasts.
    std::uint64_t seed_ = engine::clock_seed();
};

double bench(const std::string& name, double depth, const std::string& network) {
    const auto game = engine::make_game(name, 1);
    if (!game) return 0;
    auto* networks = game->evaluation_network();
    if (!network.empty() && (!networks || networks->load_network(engine::as_bytes(network))))
        return 0;
    return static_cast<double>(game->diagnostics()->bench(engine::Depth{to_integer<int>(depth)}));
}

}  // namespace

EMSCRIPTEN_BINDINGS(chuhe) {
    using namespace engine;
    using chuhe::Object;
    Object<Fault>("Fault")
        .field<&Fault::code>("code")
        .field<&Fault::text>("text")
        .field<&Fault::where>("where")
        .field<&Fault::number>("number")
        .field<&Fault::expected>("expected")
        .field<&Fault::choices>("choices");
    Object<Limits>("Limits")
        .field<&Limits::depth>("depth")
        .field<&Limits::nodes>("nodes")
        .field<&Limits::move_time_ms>("moveTimeMs")
        .field<&Limits::level>("level")
        .field<&Limits::multi_pv>("multiPv")
        .field<&Limits::use_book>("useBook")
        .field<&Limits::seed>("seed")
        .field<&Limits::clock_ms>("clockMs")
        .field<&Limits::increment_ms>("incrementMs")
        .field<&Limits::moves_to_go>("movesToGo");
    Object<PositionRef>("PositionRef")
        .field<&PositionRef::fen>("fen")
        .field<&PositionRef::moves>("moves")
        .field<&PositionRef::rules>("rules");
    Object<Report>("Report")
        .field<&Report::depth>("depth")
        .field<&Report::selective_depth>("selectiveDepth")
        .field<&Report::multi_pv>("multiPv")
        .field<&Report::score>("score")
        .field<&Report::mate>("mate")
        .field<&Report::kind>("kind")
        .field<&Report::bound>("bound")
        .field<&Report::nodes>("nodes")
        .field<&Report::nodes_per_second>("nodesPerSecond")
        .field<&Report::time_ms>("timeMs")
        .field<&Report::hash_full>("hashFull")
        .field<&Report::pv>("pv")
        .field<&Report::best_move>("bestMove")
        .field<&Report::source>("source")
        .field<&Report::written>("written");
    Object<AttackedPair>("AttackedPair")
        .field<&AttackedPair::from>("from")
        .field<&AttackedPair::to>("to");
    Object<CycleStep>("CycleStep")
        .field<&CycleStep::move>("move")
        .field<&CycleStep::seat>("seat")
        .field<&CycleStep::piece>("piece")
        .field<&CycleStep::natures>("natures")
        .field<&CycleStep::attacks>("attacks");
    Object<RulingReport>("Ruling")
        .field<&RulingReport::status>("status")
        .field<&RulingReport::reason>("reason")
        .field<&RulingReport::article>("article")
        .field<&RulingReport::guilty>("guilty")
        .field<&RulingReport::victims>("victims")
        .field<&RulingReport::cycle>("cycle");
    Object<ForbiddenPoint>("ForbiddenPoint")
        .field<&ForbiddenPoint::point>("point")
        .field<&ForbiddenPoint::foul>("foul");
    Object<ThreatRow>("ThreatRow")
        .field<&ThreatRow::seat>("seat")
        .field<&ThreatRow::kind>("kind")
        .field<&ThreatRow::stones>("stones")
        .field<&ThreatRow::next>("next");
    Object<OpeningName>("OpeningName")
        .field<&OpeningName::code>("code")
        .field<&OpeningName::romanised>("romanised")
        .field<&OpeningName::simplified>("simplified")
        .field<&OpeningName::traditional>("traditional");
    Object<OpeningMove>("OpeningMove")
        .field<&OpeningMove::move>("move")
        .field<&OpeningMove::opening>("opening");
    Object<Snapshot>("Snapshot")
        .field<&Snapshot::fen>("fen")
        .field<&Snapshot::legal_moves>("legalMoves")
        .field<&Snapshot::status>("status")
        .field<&Snapshot::reason>("reason")
        .field<&Snapshot::in_check>("inCheck")
        .field<&Snapshot::checked_square>("checkedSquare")
        .field<&Snapshot::ruling>("ruling")
        .field<&Snapshot::warning>("warning")
        .field<&Snapshot::losing_moves>("losingMoves")
        .field<&Snapshot::winning_row>("winningRow")
        .field<&Snapshot::forbidden>("forbidden")
        .field<&Snapshot::threats>("threats")
        .field<&Snapshot::opening>("opening")
        .field<&Snapshot::opening_moves>("openingMoves");
    Object<ReadMove>("ReadMove")
        .field<&ReadMove::move>("move")
        .field<&ReadMove::notation>("notation");
    Object<Header>("Header").field<&Header::name>("name").field<&Header::value>("value");
    Object<Evaluation>("Evaluation")
        .field<&Evaluation::centipawns>("centipawns")
        .field<&Evaluation::mate>("mate");
    Object<Notes>("Notes")
        .field<&Notes::comment>("comment")
        .field<&Notes::nags>("glyphs")
        .field<&Notes::evaluation>("evaluation")
        .field<&Notes::clock_ms>("clockMs");
    Object<RecordNode>("RecordNode")
        .field<&RecordNode::parent>("parent")
        .field<&RecordNode::move>("move")
        .field<&RecordNode::written>("written")
        .field<&RecordNode::notes>("notes");
    Object<RecordTree>("RecordTree")
        .field<&RecordTree::start_fen>("startFen")
        .field<&RecordTree::headers>("headers")
        .field<&RecordTree::nodes>("nodes");
    Object<GameTitle>("GameTitle")
        .field<&GameTitle::first>("first")
        .field<&GameTitle::second>("second")
        .field<&GameTitle::event>("event")
        .field<&GameTitle::date>("date")
        .field<&GameTitle::result>("result")
        .field<&GameTitle::plies>("plies");
    Object<Warning>("Warning")
        .field<&Warning::unit>("unit")
        .field<&Warning::at>("at")
        .field<&Warning::game>("game")
        .field<&Warning::ply>("ply")
        .field<&Warning::fault>("fault");
    Object<RecordReading>("RecordReading")
        .field<&RecordReading::format>("format")
        .field<&RecordReading::games>("games")
        .field<&RecordReading::tree>("tree")
        .field<&RecordReading::warnings>("warnings");
    Object<BookMove>("BookMove")
        .field<&BookMove::move>("move")
        .field<&BookMove::per_mille>("perMille")
        .field<&BookMove::wins>("wins")
        .field<&BookMove::draws>("draws")
        .field<&BookMove::losses>("losses");
    Object<BookOpening>("BookOpening")
        .field<&BookOpening::code>("code")
        .field<&BookOpening::name>("name");
    Object<PieceValue>("PieceValue")
        .field<&PieceValue::square>("square")
        .field<&PieceValue::centipawns>("centipawns");
    Object<FourVerdict>("FourVerdict")
        .field<&FourVerdict::verdict>("verdict")
        .field<&FourVerdict::line>("line");
    Object<OpeningAnswer>("OpeningAnswer")
        .field<&OpeningAnswer::side>("side")
        .field<&OpeningAnswer::stones>("stones");
    emscripten::class_<Session>("Session")
        .constructor<std::string, double>()
        .function("describe", &Session::describe)
        .function("readMove", &Session::read_move)
        .function("readRecord", &Session::read_record)
        .function("writeRecord", &Session::write_record)
        .function("bookMoves", &Session::book_moves)
        .function("pieceValues", &Session::piece_values)
        .function("judgeFour", &Session::judge_four)
        .function("proposeOpening", &Session::propose_opening)
        .function("answerOpening", &Session::answer_opening)
        .function("search", &Session::search)
        .function("loadBook", &Session::load_book)
        .function("loadNetwork", &Session::load_network)
        .function("newGame", &Session::new_game);
    emscripten::function("bench", &bench);
}
