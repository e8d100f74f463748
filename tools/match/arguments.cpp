// SPDX-License-Identifier: MIT
#include "tools/match/arguments.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <functional>
#include <memory>
#include <set>

#include "engine/core/search/types.h"
#include "engine/core/text/text.h"
#include "engine/game.h"

namespace match {

using engine::in_quotes;
using engine::parse_int;
using engine::split_fields;

namespace {

constexpr const char* kEngineHelp =
    "An engine is \"COMMAND[; KEY=VALUE]...\" with the keys name, protocol (uci, ucci, gomocup),\n"
    "ranks (0, 1), nodes, depth, movetime, clock (instead of the match's), and any option of the\n"
    "engine or, in Gomoku, key of INFO:\n"
    "\"build/native/chuhe; name=new; Hash=64\". Ranks count from 1 for an engine with "
    "UCI_Variant.\n"
    "Without a limit a move has 100 ms.";

/// What is put into the tournament once all words are read.
struct Draft {
    std::vector<std::string> engines;
    int games = 100;
    Sprt sprt;
    bool tests = false;
    bool is_ladder = false;
    int lowest_level = 1;
    int highest_level = engine::kFullStrength;
};

/// `read` returns false for a value that it refuses.
CLI::Option* add_read(CLI::App& app, const std::string& name, const std::string& type,
                      const std::function<bool(const std::string&)>& read,
                      const std::string& help) {
    const auto callback = [name, read](const std::string& value) {
        if (!read(value)) throw CLI::ConversionError(value, name);
    };
    return app.add_option_function<std::string>(name, callback, help)->type_name(type);
}

void add_limit(CLI::App& app, Limits& limits, const std::string& name, const std::string& type,
               const std::string& help) {
    const auto set = [&limits, name](const std::string& value) {
        return set_limit(limits, name, value);
    };
    add_read(app, "--" + name, type, set, help);
}

void add_time(CLI::App& app, const std::string& name, milliseconds& time, const std::string& help) {
    const auto set = [&time](std::int64_t value) { time = milliseconds{value}; };
    app.add_option_function<std::int64_t>(name, set, help)
        ->check(CLI::Range(0, 1'000'000'000))
        ->type_name("MS");
}

/// `A[,B...]`: numbers, of which the second must be positive.
bool read_list(const std::string& value, const std::vector<int*>& targets) {
    const auto fields = split_fields(value, ',');
    if (fields.size() > targets.size()) return false;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const auto number = parse_int(fields[i]);
        if (!number || *number < (i == 1 ? 1 : 0) || *number > 100'000) return false;
        *targets[i] = static_cast<int>(*number);
    }
    return true;
}

bool read_sprt(const std::string& value, Draft& draft) {
    const auto fields = split_fields(value, ',');
    if (fields.size() != 2) return false;
    const auto elo0 = parse_decimal(fields[0]);
    const auto elo1 = parse_decimal(fields[1]);
    if (!elo0 || !elo1 || *elo0 >= *elo1 || *elo0 < -1000 || *elo1 > 1000) return false;
    draft.sprt.elo0 = *elo0;
    draft.sprt.elo1 = *elo1;
    draft.tests = true;
    return true;
}

bool read_levels(const std::string& value, Draft& draft) {
    const auto fields = split_fields(value, '-');
    if (fields.size() != 2) return false;
    const auto low = parse_int(fields[0]);
    const auto high = parse_int(fields[1]);
    if (!low || !high || *low < 1 || *low >= *high || *high > engine::kFullStrength) return false;
    draft.lowest_level = static_cast<int>(*low);
    draft.highest_level = static_cast<int>(*high);
    return true;
}

/// `I/N`, both from 1.
bool read_shard(const std::string& value, TournamentSettings& settings) {
    const auto fields = split_fields(value, '/');
    if (fields.size() != 2) return false;
    const auto index = parse_int(fields[0]);
    const auto count = parse_int(fields[1]);
    if (!index || !count || *index < 1 || *index > *count || *count > 1'000'000) return false;
    settings.first_pair = static_cast<int>(*index) - 1;
    settings.shards = static_cast<int>(*count);
    return true;
}

bool read_anchor(const std::string& value, Arguments& arguments) {
    const auto fields = split_fields(value, '=');
    const auto number = parse_int(fields[0]);
    const auto rating = fields.size() == 2 ? parse_decimal(fields[1]) : std::optional(0.0);
    if (!number || *number < 1 || fields.size() > 2 || !rating) return false;
    arguments.anchor = static_cast<std::size_t>(*number - 1);
    arguments.anchor_rating = *rating;
    return true;
}

/// `engine` at each of its levels, each to meet the ones one and two below it.
void set_ladder(TournamentSettings& settings, const EngineSpec& engine, const Draft& draft) {
    for (int level = draft.lowest_level; level <= draft.highest_level; ++level) {
        EngineSpec& spec = settings.engines.emplace_back(engine);
        spec.name = "level " + std::to_string(level);
        spec.options.emplace_back(terms_of(settings.rules.game).level_option,
                                  std::to_string(level));
        const std::size_t own = settings.engines.size() - 1;
        for (std::size_t below = 1; below <= std::min<std::size_t>(own, 2); ++below) {
            settings.pairings.emplace_back(own, own - below);
        }
    }
}

void make_names_differ(std::vector<EngineSpec>& engines) {
    std::set<std::string> seen;
    for (EngineSpec& engine : engines) {
        const std::string name = engine.name;
        for (int i = 2; !seen.insert(engine.name).second; ++i) {
            engine.name = name + "-" + std::to_string(i);
        }
    }
}

std::vector<std::string> game_names() {
    std::vector<std::string> names;
    for (const GameTerms& terms : kGameTerms) names.emplace_back(terms.name);
    return names;
}

void complete(const Draft& draft, Arguments& arguments) {
    const auto demand = [](bool condition, const std::string& error) {
        if (!condition) throw CLI::ValidationError(error);
    };
    TournamentSettings& tournament = arguments.tournament;
    const std::string wrong = complete_rules(tournament.rules);
    demand(wrong.empty(), wrong);
    if (tournament.limits.empty()) tournament.limits.move_time = milliseconds{100};
    tournament.pairs = (draft.games + 1) / 2;
    std::vector<EngineSpec> engines;
    for (const std::string& text : draft.engines) {
        const SpecResult read = parse_engine_spec(text, usual_protocol(tournament.rules));
        demand(read.spec.has_value(), read.error);
        engines.push_back(*read.spec);
    }
    if (draft.is_ladder) {
        demand(engines.size() == 1, "a ladder is of one engine");
        set_ladder(tournament, engines[0], draft);
    } else {
        demand(engines.size() >= 2, "a match needs two engines");
        tournament.engines = engines;
        for (std::size_t i = 1; i < engines.size(); ++i) tournament.pairings.emplace_back(0, i);
    }
    make_names_differ(tournament.engines);
    demand(arguments.anchor < tournament.engines.size(), "the anchor is no engine");
    const bool is_part = tournament.shards > 1;
    demand(!is_part || arguments.parts.empty(), "--merge is for all shards together");
    if (!draft.tests) return;
    demand(tournament.pairings.size() == 1, "--sprt is for two engines");
    demand(!is_part, "a shard does not know when --sprt would stop; give it to --merge");
    tournament.sprt = draft.sprt;
}

}  // namespace

Protocol usual_protocol(const GameRules& rules) {
    return rules.game == kGameTerms[0].name ? Protocol::Uci : Protocol::Gomocup;
}

std::string complete_rules(GameRules& rules) {
    const GameTerms& terms = terms_of(rules.game);
    if (rules.rules.empty()) rules.rules = terms.usual_rules;
    const auto fault =
        engine::make_game(rules.game, 1)->set_position(terms.start_fen, {}, rules.rules);
    return fault ? "--rules: " + sentence_of(fault) : "";
}

void add_limits(CLI::App& app, Limits& limits) {
    add_limit(app, limits, "nodes", "N", "nodes of a move at most");
    add_limit(app, limits, "depth", "N", "depth of a move at most");
    add_limit(app, limits, "movetime", "MS", "time of a move at most");
}

void add_game_options(CLI::App& app, Arguments& arguments) {
    TournamentSettings& tournament = arguments.tournament;
    GameRules& rules = tournament.rules;
    add_limits(app, tournament.limits);
    add_limit(app, tournament.limits, "clock", "SECONDS",
              "60, 60+0.6, 40/60 (moves a period) or 60by5 (byo-yomi)");
    app.add_option("--openings", arguments.openings_file,
                   "a FEN a line; in Gomoku the moves, such as h8 i9");
    app.add_option("--seed", arguments.seed, "which openings come first");
    app.add_option("--concurrency", tournament.concurrency, "games at a time")
        ->check(CLI::Range(1, 1024));
    add_time(app, "--margin", rules.margin, "what a move may take beyond its time (100)");
    add_time(app, "--patience", tournament.patience,
             "an engine that answers nothing for so long after its time hangs (30000)");
    app.add_option("--game", rules.game)->check(CLI::IsMember(game_names()));
    rules.rules.clear();
    app.add_option("--rules", rules.rules,
                   "of Xiangqi's repetitions: asian, computer, simple or chinese; of Gomoku: "
                   "freestyle, standard, renju or caro");
    app.add_option("--max-plies", rules.max_plies, "then the game is a draw")
        ->check(CLI::Range(1, 100'000));
    const auto read_resign = [&rules](const std::string& value) {
        ResignRule& rule = rules.resign.emplace();
        return read_list(value, {&rule.score, &rule.moves});
    };
    add_read(app, "--resign", "CP[,MOVES]", read_resign,
             "ends games that both hold decided, so many moves running (4)");
    const auto read_draw = [&rules](const std::string& value) {
        DrawRule& rule = rules.draw.emplace();
        return read_list(value, {&rule.score, &rule.moves, &rule.from_ply});
    };
    add_read(app, "--draw", "CP[,MOVES[,FROM_PLY]]", read_draw,
             "ends games that both hold even (8 moves, from ply 80)");
}

void add_match_options(CLI::App& app, Arguments& arguments) {
    const auto draft = std::make_shared<Draft>();
    app.add_option("ENGINE", draft->engines,
                   "A B: A against B; A B C...: A against each of the others");
    app.add_flag("--ladder", draft->is_ladder,
                 "the levels of one engine, each against those one and two below");
    add_game_options(app, arguments);
    app.add_option("--games", draft->games, "for each pairing, always whole pairs")
        ->check(CLI::Range(1, 10'000'000));
    add_read(
        app, "--sprt", "ELO0,ELO1",
        [draft](const std::string& value) { return read_sprt(value, *draft); },
        "stops as soon as one of the two is clearly the likelier");
    app.add_option("--alpha", draft->sprt.alpha, "the test's risk of taking what is no better")
        ->check(CLI::Range(0.0001, 0.4999));
    app.add_option("--beta", draft->sprt.beta, "the test's risk of refusing what is better")
        ->check(CLI::Range(0.0001, 0.4999));
    const auto set_model = [draft](const std::string& value) {
        draft->sprt.model = value == "normalized" ? EloModel::Normalized : EloModel::Logistic;
    };
    app.add_option_function<std::string>("--model", set_model, "the test's Elo (logistic)")
        ->check(CLI::IsMember({"logistic", "normalized"}));
    add_read(
        app, "--levels", "LOW-HIGH",
        [draft](const std::string& value) { return read_levels(value, *draft); },
        "of the ladder (1-10)");
    add_read(
        app, "--anchor", "N[=ELO]",
        [&arguments](const std::string& value) { return read_anchor(value, arguments); },
        "the rating that the others are measured from: of engine N (1=0)");
    add_read(
        app, "--shard", "I/N",
        [&arguments](const std::string& value) { return read_shard(value, arguments.tournament); },
        "plays only the pairs of games I, I + N, ..., counted from 1");
    app.add_option("--merge", arguments.parts,
                   "counts the games that shards of this match wrote by --pgn and plays none")
        ->type_name("PGN");
    app.add_option("--pgn", arguments.pgn_file, "writes the games");
    app.add_option("--log", arguments.log_file,
                   "writes all that goes to and comes from the engines");
    app.add_flag("--strict", arguments.strict,
                 "fails if an engine was at fault: illegal move, crash, hang, time");
    app.footer(kEngineHelp);
    app.final_callback([draft, &arguments] { complete(*draft, arguments); });
}

}  // namespace match
