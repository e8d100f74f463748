// SPDX-License-Identifier: MIT
// Tunes the parameters of a search by games of the engine against itself, in builds with
// CHUHE_LAB.
#include <algorithm>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <fstream>

#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"
#include "engine/gomoku/search/parameters.h"
#include "engine/uci/data_files.h"
#include "engine/xiangqi/search/parameters.h"
#include "tools/command_line.h"
#include "tools/match/arguments.h"
#include "tools/match/contest.h"
#include "tools/match/spsa.h"

namespace {

using engine::in_quotes;
using tools::kFailed;
using tools::kOk;

std::atomic<bool> cancelled{false};

void interrupt(int) {
    cancelled = true;
    std::signal(SIGINT, SIG_DFL);
}

struct Options {
    bool lists = false;
    std::string state_file;
    std::vector<std::string> names;
    int iterations = 1000;
    int pairs = 4;
    int thousandths = 2;
    /// The game's own if empty.
    std::string engine;
    match::Arguments match;

    [[nodiscard]] bool is_xiangqi() const {
        return match.tournament.rules.game == match::kGameTerms[0].name;
    }
};

void add_options(CLI::App& app, Options& options) {
    const CLI::Range count(1, 1'000'000);
    app.add_option(
        "STATE", options.state_file,
        "written after each iteration; when it is there already, tuning goes on from it");
    app.add_option("PARAMETER", options.names, "what to tune; all if none is named");
    app.add_option("--engine", options.engine,
                   "another build or other options of it, as script/match --help says");
    app.add_flag("--list", options.lists, "shows the parameters with value, range and step");
    app.add_option("--iterations", options.iterations, "in all")->check(count);
    app.add_option("--pairs", options.pairs, "pairs of games in an iteration")->check(count);
    app.add_option("--rate", options.thousandths,
                   "thousandths of a step for each game won, at the end")
        ->check(count);
    match::add_game_options(app, options.match);
    app.footer("Without a limit a move has 5000 nodes.");
    app.final_callback([&] {
        if (options.state_file.empty() && !options.lists) throw CLI::RequiredError("STATE");
    });
}

/// What the contest needs beyond the words of the command line. Empty, or what is wrong with them.
std::string complete(Options& options) {
    match::TournamentSettings& tournament = options.match.tournament;
    if (options.engine.empty()) {
        // Quoted for the shell.
        const char* const program = options.is_xiangqi() ? CHUHE_PROGRAM : CHUHE_PBRAIN;
        options.engine = "'" + std::string(program) + "'";
    }
    if (std::string error = match::complete_rules(tournament.rules); !error.empty()) return error;
    const auto read = match::parse_engine_spec(options.engine, usual_protocol(tournament.rules));
    if (!read.spec) return read.error;
    tournament.engines = {*read.spec, *read.spec};
    tournament.pairings = {{0, 1}};
    tournament.pairs = options.pairs;
    if (tournament.limits.empty()) tournament.limits.nodes = 5000;
    return {};
}

/// An interruption leaves the old state or the new one, never half of it.
bool write_state(const std::string& path, const std::string& text) {
    const std::string partial = path + ".new";
    std::ofstream file(partial, std::ios::binary);
    file << text;
    file.close();
    return !file.fail() && std::rename(partial.c_str(), path.c_str()) == 0;
}

template <class Parameter>
std::vector<match::Tuned> all_numbers() {
    std::vector<match::Tuned> numbers;
    for (const Parameter* p : Parameter::all()) {
        if (p->step == 0) continue;
        numbers.push_back({std::string(p->name), p->value, p->low, p->high, p->step,
                           static_cast<double>(p->value)});
    }
    return numbers;
}

std::vector<match::Tuned> numbers_of(const Options& options) {
    return options.is_xiangqi() ? all_numbers<engine::xiangqi::Parameter>()
                                : all_numbers<engine::gomoku::Parameter>();
}

void list_parameters(const std::vector<match::Tuned>& numbers) {
    for (const match::Tuned& number : numbers) {
        std::printf("%-26s %6d  %d … %d, step %d\n", number.name.c_str(), number.initial,
                    number.low, number.high, number.step);
    }
}

/// The state of `options.state_file`, or a fresh one where there is no such file.
std::optional<match::Spsa> open_state(const Options& options, std::uint64_t seed,
                                      std::string& error) {
    const auto saved = chuhe::read_file(options.state_file);
    if (saved && !saved->empty()) {
        auto state = match::Spsa::load(engine::as_text(*saved));
        if (!state) error = in_quotes(options.state_file) + " is no state of a tuning";
        return state;
    }
    const auto all = numbers_of(options);
    std::vector<match::Tuned> numbers;
    for (const std::string& name : options.names) {
        const auto found = std::find_if(all.begin(), all.end(), [&](const match::Tuned& number) {
            return engine::equal_ignoring_case(number.name, name);
        });
        if (found == all.end()) {
            error = "there is no parameter " + in_quotes(name);
            return std::nullopt;
        }
        numbers.push_back(*found);
    }
    return match::Spsa(options.names.empty() ? all : numbers, options.iterations, seed,
                       options.thousandths / 1000.0);
}

/// The lines of parameters.h to replace, and the match that tells whether to.
void print_table(const match::Spsa& state, const Options& options) {
    std::printf("\n%-26s %8s %10s   for parameters.h\n", "parameter", "before", "tuned");
    std::string changes;
    for (const match::Tuned& number : state.numbers()) {
        const int tuned = static_cast<int>(std::lround(number.value));
        std::printf("%-26s %8d %10.2f   {\"%s\", %d, %d, %d, %d}\n", number.name.c_str(),
                    number.initial, number.value, number.name.c_str(), tuned, number.low,
                    number.high, number.step);
        changes += "; " + number.name + "=" + std::to_string(tuned);
    }
    std::printf("\nafter %d of %d iterations; to see what it gains:\n", state.iteration(),
                state.iterations());
    const match::GameRules& rules = options.match.tournament.rules;
    const std::string engine =
        "build/lab/" + std::string(options.is_xiangqi() ? "chuhe" : "pbrain-chuhe");
    std::printf(
        "build/lab/match --game %s '%s; name=tuned%s' \\\n"
        "    '%s; name=before' --nodes 20000 --games 2000 --sprt 0,5\n",
        rules.game.c_str(), engine.c_str(), changes.c_str(), engine.c_str());
}

int tune(const tools::CommandLine& line, Options& options) {
    std::string error;
    auto state = open_state(options, options.match.seed, error);
    if (!state) return line.fail(kFailed, error);
    const match::Contest contest = match::make_contest(options.match, cancelled, error);
    if (!error.empty()) return line.fail(kFailed, error);
    std::signal(SIGINT, interrupt);
    while (!state->done() && !cancelled) {
        const auto perturbation = state->perturbation();
        const auto lead = contest(*state, perturbation, error);
        if (!error.empty()) return line.fail(kFailed, error);
        if (!lead) break;
        state->learn(perturbation, *lead);
        if (!write_state(options.state_file, state->save())) {
            return line.fail(kFailed, "cannot write " + in_quotes(options.state_file));
        }
        std::printf("iteration %d of %d: %+d\n", state->iteration(), state->iterations(), *lead);
        std::fflush(stdout);
    }
    print_table(*state, options);
    return kOk;
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    tools::CommandLine line(
        "Tunes parameters of the search by games of the engine against itself.");
    add_options(line, options);
    if (const auto code = line.read(argc, argv)) return *code;
    if (numbers_of(options).empty()) {
        return line.fail(kFailed, "this build has no parameters to tune; use script/tune");
    }
    if (options.lists) {
        list_parameters(numbers_of(options));
        return kOk;
    }
    if (const std::string error = complete(options); !error.empty()) {
        return line.fail(tools::kUsage, error);
    }
    return tune(line, options);
}
