// SPDX-License-Identifier: MIT
// The Embind surface described by engine.d.ts: one Session and flat value objects.
#include <emscripten.h>
#include <emscripten/bind.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <span>
#include <string>

#include "engine/game.h"

// Read by the search every few thousand nodes; the host answers true to end it.
EM_JS(int, chuhe_stop_requested, (), {
    const asked = Module['stopRequested'];
    return asked && asked() ? 1 : 0;
});

namespace {

struct Limits {
    int depth;
    double nodes;
    double move_time_ms;
    int level;
    int multi_pv;
    bool use_book;
    double seed;
    double clock_ms;
    double increment_ms;
    int moves_to_go;
};

struct Info {
    int depth;
    int selective_depth;
    int multi_pv;
    int score;
    int mate;
    double nodes;
    double nodes_per_second;
    double time_ms;
    int hash_full;
    std::string pv;
    std::string best_move;
    std::string source;
};

struct Snapshot {
    std::string fen;
    std::string legal_moves;
    std::string status;
    std::string reason;
    bool in_check;
    std::string checked_square;
    std::string cycle;
    std::string article;
    std::string guilty;
    std::string prey;
    std::string natures;
    std::string explanation;
    std::string warning_status;
    std::string warning_reason;
    std::string warning_article;
    std::string warning_guilty;
    std::string warning_prey;
    std::string warning_natures;
    std::string warning_explanation;
    std::string losing_moves;
    std::string winning_row;
    std::string forbidden;
    std::string threats;
    std::string opening;
    std::string opening_moves;
};

struct WrittenRecord {
    /// A Uint8Array.
    emscripten::val bytes = emscripten::val::undefined();
    std::string losses;
    std::string error;
};

std::span<const std::uint8_t> bytes_of(const std::string& text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

std::uint64_t clock_seed() {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return static_cast<std::uint64_t>(
        std::chrono::duration_cast<std::chrono::microseconds>(now).count());
}

engine::Milliseconds to_milliseconds(double ms) {
    return engine::Milliseconds{static_cast<std::int64_t>(ms)};
}

engine::SearchLimits to_engine(const Limits& limits, std::uint64_t game_seed) {
    engine::SearchLimits out;
    if (limits.depth > 0)
        out.depth = engine::Depth{std::min(limits.depth, engine::kMaxDepth.value())};
    if (limits.nodes > 0) out.nodes = static_cast<std::uint64_t>(limits.nodes);
    if (limits.move_time_ms > 0) out.move_time = to_milliseconds(limits.move_time_ms);
    if (limits.clock_ms > 0) {
        out.clock = engine::ClockLimit{to_milliseconds(limits.clock_ms),
                                       to_milliseconds(limits.increment_ms), limits.moves_to_go};
    }
    out.level = std::clamp(limits.level, 1, engine::kFullStrength);
    out.multi_pv = std::clamp(limits.multi_pv, 1, 5);
    out.use_book = limits.use_book;
    out.seed = limits.seed > 0 ? static_cast<std::uint64_t>(limits.seed) : game_seed;
    return out;
}

Info to_page(const engine::SearchInfo& info) {
    const auto ms = static_cast<double>(info.time.count());
    const auto nodes = static_cast<double>(info.nodes);
    return {info.depth.value(),
            info.selective_depth.value(),
            info.multi_pv,
            info.value,
            engine::mate_distance(info.value),
            nodes,
            nodes * 1000 / std::max(ms, 1.0),
            ms,
            info.hash_full_permille,
            info.line,
            info.best_move,
            info.from_book ? "book" : "search"};
}

class Session {
  public:
    /// An unknown name leaves a session whose every call reports it.
    Session(const std::string& name, int table_megabytes)
        : game_(engine::make_game(name, static_cast<std::size_t>(std::max(table_megabytes, 1)))),
          unknown_("there is no game named \"" + name + "\"") {}

    std::string set_position(const std::string& fen, const std::string& moves) {
        return game_ ? game_->set_position(fen, moves) : unknown_;
    }

    [[nodiscard]] Snapshot snapshot() const {
        if (!game_) return {};
        const engine::Snapshot now = game_->snapshot();
        return {now.fen,
                now.legal_moves,
                std::string(text_of(now.status)),
                std::string(text_of(now.reason)),
                now.in_check,
                now.checked_square,
                now.cycle,
                now.article,
                now.guilty,
                now.prey,
                now.natures,
                now.explanation,
                std::string(text_of(now.warning_status)),
                std::string(text_of(now.warning_reason)),
                now.warning_article,
                now.warning_guilty,
                now.warning_prey,
                now.warning_natures,
                now.warning_explanation,
                now.losing_moves,
                now.winning_row,
                now.forbidden,
                now.threats,
                now.opening,
                now.opening_moves};
    }

    std::string set_rules(const std::string& name) {
        return game_ ? game_->set_rules(name) : unknown_;
    }

    [[nodiscard]] std::string notate(const std::string& notation) const {
        return game_ ? game_->notate(notation) : std::string();
    }

    [[nodiscard]] std::string notate_line(const std::string& moves,
                                          const std::string& notation) const {
        return game_ ? game_->notate_line(moves, notation) : std::string();
    }

    [[nodiscard]] engine::RecordReading read_record(const std::string& bytes, int chosen) const {
        if (!game_) return {{}, {}, {}, {}, unknown_};
        return game_->read_record(bytes_of(bytes), static_cast<std::size_t>(chosen));
    }

    [[nodiscard]] WrittenRecord write_record(const std::string& tree, const std::string& format,
                                             const std::string& notation) const {
        const engine::WrittenGame written = game_ ? game_->write_record(tree, format, notation)
                                                  : engine::WrittenGame{{}, {}, unknown_};
        // The view lies in the module's memory and ends with `written`: the page gets a copy.
        const auto view = emscripten::typed_memory_view(written.bytes.size(), written.bytes.data());
        return {emscripten::val(view).call<emscripten::val>("slice"), written.losses,
                written.error};
    }

    [[nodiscard]] engine::ReadMove read_move(const std::string& text) const {
        return game_ ? game_->read_move(text) : engine::ReadMove{{}, {}, unknown_};
    }

    Info search(const Limits& limits, const emscripten::val& on_info) {
        if (!game_) return {};
        return to_page(game_->search(
            to_engine(limits, seed_),
            [&](const engine::SearchInfo& info) { on_info(to_page(info)); },
            [] { return chuhe_stop_requested() != 0; }));
    }

    [[nodiscard]] std::string propose_opening() const {
        return game_ ? game_->propose_opening(seed_) : std::string();
    }

    std::string answer_opening(const Limits& limits) {
        if (!game_) return {};
        return game_->answer_opening(to_engine(limits, seed_),
                                     [] { return chuhe_stop_requested() != 0; });
    }

    engine::FourVerdict judge_four() { return game_ ? game_->judge_four() : engine::FourVerdict(); }

    std::string load_book(const std::string& bytes) {
        if (!game_) return unknown_;
        return game_->load_book(bytes_of(bytes));
    }

    std::string load_network(const std::string& bytes) {
        if (!game_) return unknown_;
        return game_->load_network(bytes_of(bytes));
    }

    [[nodiscard]] std::string book_moves() const {
        return game_ ? game_->book_moves() : std::string();
    }

    [[nodiscard]] std::string piece_worths() const {
        return game_ ? game_->piece_worths() : std::string();
    }

    void new_game() {
        if (game_) game_->new_game();
        seed_ = clock_seed();
    }

  private:
    std::unique_ptr<engine::Game> game_;
    std::string unknown_;
    /// Of the present game: a lower level keeps its ideas while it lasts.
    std::uint64_t seed_ = clock_seed();
};

double bench(const std::string& name, int depth, const std::string& network) {
    const auto game = engine::make_game(name, 1);
    const bool has_network =
        game && (network.empty() || game->load_network(bytes_of(network)).empty());
    return has_network ? static_cast<double>(game->bench(engine::Depth{depth})) : 0;
}

}  // namespace

EMSCRIPTEN_BINDINGS(chuhe) {
    using namespace emscripten;
    value_object<Limits>("Limits")
        .field("depth", &Limits::depth)
        .field("nodes", &Limits::nodes)
        .field("moveTimeMs", &Limits::move_time_ms)
        .field("level", &Limits::level)
        .field("multiPv", &Limits::multi_pv)
        .field("useBook", &Limits::use_book)
        .field("seed", &Limits::seed)
        .field("clockMs", &Limits::clock_ms)
        .field("incrementMs", &Limits::increment_ms)
        .field("movesToGo", &Limits::moves_to_go);
    value_object<Info>("SearchInfo")
        .field("depth", &Info::depth)
        .field("selectiveDepth", &Info::selective_depth)
        .field("multiPv", &Info::multi_pv)
        .field("score", &Info::score)
        .field("mate", &Info::mate)
        .field("nodes", &Info::nodes)
        .field("nodesPerSecond", &Info::nodes_per_second)
        .field("timeMs", &Info::time_ms)
        .field("hashFull", &Info::hash_full)
        .field("pv", &Info::pv)
        .field("bestMove", &Info::best_move)
        .field("source", &Info::source);
    value_object<Snapshot>("Snapshot")
        .field("fen", &Snapshot::fen)
        .field("legalMoves", &Snapshot::legal_moves)
        .field("status", &Snapshot::status)
        .field("reason", &Snapshot::reason)
        .field("inCheck", &Snapshot::in_check)
        .field("checkedSquare", &Snapshot::checked_square)
        .field("cycle", &Snapshot::cycle)
        .field("article", &Snapshot::article)
        .field("guilty", &Snapshot::guilty)
        .field("prey", &Snapshot::prey)
        .field("natures", &Snapshot::natures)
        .field("explanation", &Snapshot::explanation)
        .field("warningStatus", &Snapshot::warning_status)
        .field("warningReason", &Snapshot::warning_reason)
        .field("warningArticle", &Snapshot::warning_article)
        .field("warningGuilty", &Snapshot::warning_guilty)
        .field("warningPrey", &Snapshot::warning_prey)
        .field("warningNatures", &Snapshot::warning_natures)
        .field("warningExplanation", &Snapshot::warning_explanation)
        .field("losingMoves", &Snapshot::losing_moves)
        .field("winningRow", &Snapshot::winning_row)
        .field("forbidden", &Snapshot::forbidden)
        .field("threats", &Snapshot::threats)
        .field("opening", &Snapshot::opening)
        .field("openingMoves", &Snapshot::opening_moves);
    value_object<engine::ReadMove>("ReadMove")
        .field("move", &engine::ReadMove::move)
        .field("notation", &engine::ReadMove::notation)
        .field("error", &engine::ReadMove::error);
    value_object<engine::RecordReading>("RecordReading")
        .field("format", &engine::RecordReading::format)
        .field("games", &engine::RecordReading::games)
        .field("tree", &engine::RecordReading::tree)
        .field("complaints", &engine::RecordReading::complaints)
        .field("error", &engine::RecordReading::error);
    value_object<engine::FourVerdict>("FourVerdict")
        .field("verdict", &engine::FourVerdict::verdict)
        .field("line", &engine::FourVerdict::line);
    value_object<WrittenRecord>("WrittenRecord")
        .field("bytes", &WrittenRecord::bytes)
        .field("losses", &WrittenRecord::losses)
        .field("error", &WrittenRecord::error);
    class_<Session>("Session")
        .constructor<std::string, int>()
        .function("setPosition", &Session::set_position)
        .function("snapshot", &Session::snapshot)
        .function("notate", &Session::notate)
        .function("notateLine", &Session::notate_line)
        .function("readMove", &Session::read_move)
        .function("readRecord", &Session::read_record)
        .function("writeRecord", &Session::write_record)
        .function("setRules", &Session::set_rules)
        .function("search", &Session::search)
        .function("proposeOpening", &Session::propose_opening)
        .function("answerOpening", &Session::answer_opening)
        .function("judgeFour", &Session::judge_four)
        .function("loadBook", &Session::load_book)
        .function("loadNetwork", &Session::load_network)
        .function("bookMoves", &Session::book_moves)
        .function("pieceWorths", &Session::piece_worths)
        .function("newGame", &Session::new_game);
    function("bench", &bench);
}
