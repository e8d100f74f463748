// SPDX-License-Identifier: MIT
#include "tools/match/arguments.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "engine/core/search_types.h"
#include "engine/core/text.h"

namespace match {

using engine::in_quotes;
using engine::parse_int;
using engine::split_fields;

const char* const kHelp =
    "usage: match A B [OPTION…]           A against B\n"
    "       match A B C… [OPTION…]        a gauntlet: A against each of the others\n"
    "       match --ladder A [OPTION…]    A's playing levels, each against those one and two "
    "below\n"
    "\n"
    "An engine is \"COMMAND[; KEY=VALUE]…\" with the keys name, protocol (uci, ucci), ranks (0, "
    "1),\n"
    "nodes, depth, movetime, clock (instead of the match's), and any option of the engine:\n"
    "\"build/native/chuhe; name=new; Hash=64\". Ranks count from 1 for an engine with "
    "UCI_Variant.\n"
    "\n"
    "  --nodes N  --depth N  --movetime MS  --clock C   limits of a move; C in seconds is 60,\n"
    "                     60+0.6, 40/60 (moves a period) or 60by5 (byo-yomi); default 100 ms a "
    "move\n"
    "  --games N          for each pairing, always whole pairs with colours swapped (100)\n"
    "  --openings FILE    a FEN a line (openings.epd beside this program's source)\n"
    "  --seed N           which openings come first (1)\n"
    "  --concurrency N    games at a time (1)\n"
    "  --margin MS        what a move may take beyond its time (100)\n"
    "  --patience MS      an engine that answers nothing for so long after its time hangs (30000)\n"
    "  --rules SET        how repetitions are ruled: asian, computer, simple or chinese\n"
    "  --max-plies N      then the game is a draw (400)\n"
    "  --resign CP[,MOVES]            ends games that both hold decided, so many moves running "
    "(4)\n"
    "  --draw CP[,MOVES[,FROM_PLY]]   ends games that both hold even (8 moves, from ply 80)\n"
    "  --sprt ELO0,ELO1   stops as soon as one of the two is clearly the likelier\n"
    "  --alpha P  --beta P   the test's risks of error (0.05)\n"
    "  --model M          the test's Elo: logistic (default) or normalized\n"
    "  --levels LOW-HIGH  of the ladder (1-10)\n"
    "  --anchor N[=ELO]   the rating that the others are measured from: of engine N (1=0)\n"
    "  --pgn FILE         writes the games\n"
    "  --log FILE         writes all that goes to and comes from the engines\n"
    "  --strict           fails if an engine was at fault: illegal move, crash, hang, time\n";

namespace {

class Parser {
  public:
    explicit Parser(const std::vector<std::string>& words) : words_(words) { register_options(); }

    ArgumentsResult parse() {
        for (std::size_t i = 0; i < words_.size() && error_.empty(); ++i) {
            if (words_[i].rfind("--", 0) != 0) {
                add_engine(words_[i]);
            } else {
                i += take_option(i);
            }
        }
        if (error_.empty()) complete();
        if (!error_.empty()) return {std::nullopt, error_};
        return {arguments_, ""};
    }

  private:
    using Handler = std::function<bool(const std::string& value)>;

    void add_engine(const std::string& text) {
        SpecResult read = parse_engine_spec(text);
        error_ = read.error;
        if (read.spec) engines_.push_back(*std::move(read.spec));
    }

    /// The number of words after `--name` that belong to it.
    std::size_t take_option(std::size_t at) {
        const std::string name = words_[at].substr(2);
        if (name == "ladder" || name == "strict") {
            (name == "ladder" ? ladder_ : arguments_.strict) = true;
            return 0;
        }
        const auto handler = handlers_.find(name);
        if (handler == handlers_.end()) {
            error_ = "there is no option " + in_quotes(words_[at]);
        } else if (at + 1 == words_.size()) {
            error_ = "no value after " + in_quotes(words_[at]);
        } else if (!handler->second(words_[at + 1])) {
            error_ = "bad value " + in_quotes(words_[at + 1]) + " after " + in_quotes(words_[at]);
        }
        return 1;
    }

    template <class Number>
    static Handler whole(Number& target, std::int64_t low, std::int64_t high) {
        return [&target, low, high](const std::string& value) {
            const auto number = parse_int(value);
            if (!number || *number < low || *number > high) return false;
            target = static_cast<Number>(*number);
            return true;
        };
    }

    static Handler text(std::string& target) {
        return [&target](const std::string& value) {
            target = value;
            return !value.empty();
        };
    }

    /// A risk of error.
    static Handler risk(double& target) {
        return [&target](const std::string& value) {
            const auto number = parse_decimal(value);
            if (!number || *number <= 0 || *number >= 0.5) return false;
            target = *number;
            return true;
        };
    }

    static Handler time(milliseconds& target) {
        return [&target](const std::string& value) {
            const auto number = parse_int(value);
            if (!number || *number < 0 || *number > 1'000'000'000) return false;
            target = milliseconds{*number};
            return true;
        };
    }

    void register_options() {
        TournamentSettings& tournament = arguments_.tournament;
        GameRules& rules = tournament.rules;
        for (const char* limit : {"nodes", "depth", "movetime", "clock"}) {
            handlers_[limit] = [&tournament, limit](const std::string& value) {
                return set_limit(tournament.limits, limit, value);
            };
        }
        handlers_["games"] = whole(games_, 1, 10'000'000);
        handlers_["openings"] = text(arguments_.openings_file);
        handlers_["seed"] = whole(arguments_.seed, 0, INT64_MAX);
        handlers_["concurrency"] = whole(tournament.concurrency, 1, 1024);
        handlers_["margin"] = time(rules.margin);
        handlers_["patience"] = time(tournament.patience);
        handlers_["rules"] = [&rules](const std::string& value) {
            const auto set = engine::xiangqi::parse_rule_set(value);
            rules.rules = set.value_or(rules.rules);
            return set.has_value();
        };
        handlers_["max-plies"] = whole(rules.max_plies, 1, 100'000);
        handlers_["resign"] = [&rules](const std::string& value) {
            ResignRule& rule = rules.resign.emplace();
            return read_list(value, {&rule.score, &rule.moves});
        };
        handlers_["draw"] = [&rules](const std::string& value) {
            DrawRule& rule = rules.draw.emplace();
            return read_list(value, {&rule.score, &rule.moves, &rule.from_ply});
        };
        handlers_["sprt"] = [this](const std::string& value) { return read_sprt(value); };
        handlers_["alpha"] = risk(sprt_.alpha);
        handlers_["beta"] = risk(sprt_.beta);
        handlers_["model"] = [this](const std::string& value) {
            sprt_.model = value == "normalized" ? EloModel::Normalized : EloModel::Logistic;
            return value == "normalized" || value == "logistic";
        };
        handlers_["levels"] = [this](const std::string& value) { return read_levels(value); };
        handlers_["anchor"] = [this](const std::string& value) { return read_anchor(value); };
        handlers_["pgn"] = text(arguments_.pgn_file);
        handlers_["log"] = text(arguments_.log_file);
    }

    /// `A[,B…]`: positive numbers, of which the first must be there (and may be zero).
    static bool read_list(const std::string& value, const std::vector<int*>& targets) {
        const auto fields = split_fields(value, ',');
        if (fields.size() > targets.size()) return false;
        for (std::size_t i = 0; i < fields.size(); ++i) {
            const auto number = parse_int(fields[i]);
            if (!number || *number < (i == 1 ? 1 : 0) || *number > 100'000) return false;
            *targets[i] = static_cast<int>(*number);
        }
        return true;
    }

    bool read_sprt(const std::string& value) {
        const auto fields = split_fields(value, ',');
        if (fields.size() != 2) return false;
        const auto elo0 = parse_decimal(fields[0]);
        const auto elo1 = parse_decimal(fields[1]);
        if (!elo0 || !elo1 || *elo0 >= *elo1 || *elo0 < -1000 || *elo1 > 1000) return false;
        sprt_.elo0 = *elo0;
        sprt_.elo1 = *elo1;
        tests_ = true;
        return true;
    }

    bool read_levels(const std::string& value) {
        const auto fields = split_fields(value, '-');
        if (fields.size() != 2) return false;
        const auto low = parse_int(fields[0]);
        const auto high = parse_int(fields[1]);
        if (!low || !high || *low < 1 || *low >= *high || *high > engine::kFullStrength) {
            return false;
        }
        lowest_level_ = static_cast<int>(*low);
        highest_level_ = static_cast<int>(*high);
        return true;
    }

    bool read_anchor(const std::string& value) {
        const auto fields = split_fields(value, '=');
        const auto number = parse_int(fields[0]);
        const auto rating = fields.size() == 2 ? parse_decimal(fields[1]) : std::optional(0.0);
        if (!number || *number < 1 || fields.size() > 2 || !rating) return false;
        arguments_.anchor = static_cast<std::size_t>(*number - 1);
        arguments_.anchor_rating = *rating;
        return true;
    }

    void complete() {
        TournamentSettings& tournament = arguments_.tournament;
        if (tournament.limits.empty()) tournament.limits.move_time = milliseconds{100};
        tournament.pairs = (games_ + 1) / 2;
        if (ladder_) {
            if (engines_.size() != 1) return fail("a ladder is of one engine");
            set_ladder(tournament, engines_[0], lowest_level_, highest_level_);
        } else {
            if (engines_.size() < 2) return fail("a match needs two engines");
            tournament.engines = engines_;
            for (std::size_t i = 1; i < engines_.size(); ++i)
                tournament.pairings.emplace_back(0, i);
        }
        make_names_differ(tournament.engines);
        if (arguments_.anchor >= tournament.engines.size()) return fail("the anchor is no engine");
        if (!tests_) return;
        if (tournament.pairings.size() != 1) return fail("--sprt is for two engines");
        tournament.sprt = sprt_;
    }

    void fail(const std::string& error) { error_ = error; }

    static void make_names_differ(std::vector<EngineSpec>& engines) {
        std::set<std::string> seen;
        for (EngineSpec& engine : engines) {
            const std::string name = engine.name;
            for (int i = 2; !seen.insert(engine.name).second; ++i) {
                engine.name = name + "-" + std::to_string(i);
            }
        }
    }

    const std::vector<std::string>& words_;
    std::map<std::string, Handler> handlers_;
    Arguments arguments_;
    std::vector<EngineSpec> engines_;
    int games_ = 100;
    Sprt sprt_;
    bool tests_ = false;
    bool ladder_ = false;
    int lowest_level_ = 1;
    int highest_level_ = engine::kFullStrength;
    std::string error_;
};

}  // namespace

void set_ladder(TournamentSettings& settings, const EngineSpec& engine, int lowest, int highest) {
    settings.engines.clear();
    settings.pairings.clear();
    for (int level = lowest; level <= highest; ++level) {
        EngineSpec& spec = settings.engines.emplace_back(engine);
        spec.name = "level " + std::to_string(level);
        spec.options.emplace_back("Skill Level", std::to_string(level));
        const std::size_t own = settings.engines.size() - 1;
        for (std::size_t below = 1; below <= std::min<std::size_t>(own, 2); ++below) {
            settings.pairings.emplace_back(own, own - below);
        }
    }
}

ArgumentsResult parse_arguments(const std::vector<std::string>& words) {
    return Parser(words).parse();
}

}  // namespace match
