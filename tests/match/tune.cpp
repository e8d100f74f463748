// SPDX-License-Identifier: MIT
// Tunes the parameters of the search by games of the engine against itself, in builds with
// CHUHE_TUNING.
#include <cmath>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <iterator>

#include "engine/core/text.h"
#include "engine/xiangqi/parameters.h"
#include "tests/match/arguments.h"
#include "tests/match/openings.h"
#include "tests/match/spsa.h"

namespace {

using engine::quoted;
using engine::xiangqi::Parameter;
using engine::xiangqi::tunable_parameters;

constexpr int kOk = 0;
constexpr int kFailed = 1;
constexpr int kUsage = 2;

constexpr const char* kUsageText =
    "usage: tune STATE [PARAMETER…] [OPTION…]\n"
    "Tunes the named parameters of the search, or all. STATE is a file that is written after each\n"
    "iteration; when it is there already, tuning goes on from it.\n"
    "\n"
    "  --iterations N   in all (1000)\n"
    "  --pairs N        pairs of games in an iteration (4)\n"
    "  --seed N         of the perturbations and openings (1)\n"
    "  --list           the parameters with value, range and step\n"
    "  --nodes N, --openings FILE, --concurrency N, --resign CP, … as of a match (5000 nodes)\n";

/// Quoted for the shell.
constexpr const char* kEngine = "'" CHUHE_PROGRAM "'";

std::atomic<bool> cancelled{false};

void interrupt(int) {
    cancelled = true;
    std::signal(SIGINT, SIG_DFL);
}

int fail(int code, const std::string& message) {
    std::fprintf(stderr, "tune: %s\n", message.c_str());
    return code;
}

struct Options {
    std::string state_file;
    std::vector<std::string> names;
    int iterations = 1000;
    /// The rest, for the match.
    std::vector<std::string> match_words;
    std::string error;
};

Options parse(const std::vector<std::string>& words) {
    Options options;
    std::vector<std::string> plain;
    std::string pairs = "4";
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i].rfind("--", 0) != 0) {
            plain.push_back(words[i]);
            continue;
        }
        if (i + 1 == words.size()) {
            options.error = "no value after " + quoted(words[i]);
            return options;
        }
        const std::string& value = words[++i];
        const auto number = engine::parse_int(value);
        const bool counts = words[i - 1] == "--iterations" || words[i - 1] == "--pairs";
        if (counts && (!number || *number < 1 || *number > 1'000'000)) {
            options.error = "bad value " + quoted(value) + " after " + quoted(words[i - 1]);
        } else if (words[i - 1] == "--iterations") {
            options.iterations = static_cast<int>(*number);
        } else if (words[i - 1] == "--pairs") {
            pairs = value;
        } else {
            options.match_words.push_back(words[i - 1]);
            options.match_words.push_back(value);
        }
    }
    if (plain.empty()) {
        options.error = "no file for the state";
        return options;
    }
    options.state_file = plain[0];
    options.names.assign(plain.begin() + 1, plain.end());
    const int games = 2 * static_cast<int>(*engine::parse_int(pairs));
    options.match_words.insert(options.match_words.end(), {"--games", std::to_string(games)});
    return options;
}

std::string read_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// An interruption leaves the old state or the new one, never half of it.
bool write_state(const std::string& path, const std::string& text) {
    const std::string partial = path + ".new";
    std::ofstream file(partial, std::ios::binary);
    file << text;
    file.close();
    return !file.fail() && std::rename(partial.c_str(), path.c_str()) == 0;
}

void list_parameters() {
    for (const Parameter* p : tunable_parameters()) {
        std::printf("%-26s %6d  %d … %d, step %d\n", std::string(p->name).c_str(), p->value, p->low,
                    p->high, p->step);
    }
}

/// The state of `options.state_file`, or a fresh one where there is no such file.
std::optional<match::Spsa> open_state(const Options& options, std::uint64_t seed,
                                      std::string& error) {
    const std::string saved = read_file(options.state_file);
    if (!saved.empty()) {
        auto state = match::Spsa::load(saved);
        if (!state) error = quoted(options.state_file) + " is no state of a tuning";
        return state;
    }
    std::vector<match::Tuned> numbers;
    const auto add = [&numbers](const Parameter& p) {
        numbers.push_back(
            {std::string(p.name), p.value, p.low, p.high, p.step, static_cast<double>(p.value)});
    };
    for (const std::string& name : options.names) {
        const Parameter* parameter = engine::xiangqi::find_parameter(name);
        if (parameter == nullptr) {
            error = "there is no parameter " + quoted(name);
            return std::nullopt;
        }
        add(*parameter);
    }
    if (options.names.empty()) {
        for (const Parameter* parameter : tunable_parameters()) add(*parameter);
    }
    return match::Spsa(std::move(numbers), options.iterations, seed);
}

match::EngineSpec engine_with(const match::EngineSpec& base, const match::Spsa& state,
                              const match::Setting& setting, const char* name) {
    match::EngineSpec spec = base;
    spec.name = name;
    for (std::size_t i = 0; i < setting.size(); ++i) {
        spec.options.emplace_back(state.numbers()[i].name, std::to_string(setting[i]));
    }
    return spec;
}

/// The lines of parameters.h to replace, and the match that tells whether to.
void print_table(const match::Spsa& state) {
    std::printf("\n%-26s %8s %10s   for parameters.h\n", "parameter", "before", "tuned");
    std::string options;
    for (const match::Tuned& number : state.numbers()) {
        const auto rounded = static_cast<int>(std::lround(number.value));
        std::printf("%-26s %8d %10.2f   {\"%s\", %d, %d, %d, %d}\n", number.name.c_str(),
                    number.initial, number.value, number.name.c_str(), rounded, number.low,
                    number.high, number.step);
        options += "; " + number.name + "=" + std::to_string(rounded);
    }
    std::printf(
        "\nafter %d of %d iterations; to see what it is worth:\n"
        "build/tune/match 'build/tune/chuhe; name=tuned%s' \\\n"
        "    'build/tune/chuhe; name=before' --nodes 20000 --games 2000 --sprt 0,5\n",
        state.iteration(), state.iterations(), options.c_str());
}

int tune(const Options& options, match::Arguments arguments) {
    std::string error;
    auto state = open_state(options, arguments.seed, error);
    if (!state) return fail(kFailed, error);
    auto openings = match::read_openings(read_file(arguments.openings_file));
    if (!openings.error.empty()) {
        return fail(kFailed, arguments.openings_file + ": " + openings.error);
    }
    match::shuffle_openings(openings.fens, arguments.seed);

    match::TournamentSettings& settings = arguments.tournament;
    const match::EngineSpec base = settings.engines[0];
    std::signal(SIGINT, interrupt);
    while (!state->done() && !cancelled) {
        const auto perturbation = state->perturbation();
        settings.engines = {engine_with(base, *state, perturbation.plus, "plus"),
                            engine_with(base, *state, perturbation.minus, "minus")};
        const auto first =
            static_cast<std::size_t>(state->iteration()) * static_cast<std::size_t>(settings.pairs);
        settings.openings.clear();
        for (std::size_t i = 0; i < static_cast<std::size_t>(settings.pairs); ++i) {
            settings.openings.push_back(openings.fens[(first + i) % openings.fens.size()]);
        }
        const auto result = play_tournament(settings, cancelled, [](const match::GameReport&) {});
        if (!result.error.empty()) return fail(kFailed, result.error);
        if (cancelled) break;
        const match::Score& score = result.standing.pairings[0].score;
        state->learn(perturbation, score.wins - score.losses);
        if (!write_state(options.state_file, state->save())) {
            return fail(kFailed, "cannot write " + quoted(options.state_file));
        }
        std::printf("iteration %d of %d: +%d =%d -%d\n", state->iteration(), state->iterations(),
                    score.wins, score.draws, score.losses);
        std::fflush(stdout);
    }
    print_table(*state);
    return kOk;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words == std::vector<std::string>{"--help"}) {
        std::fputs(kUsageText, stdout);
        return kOk;
    }
    if (tunable_parameters().empty()) {
        return fail(kFailed, "this build has no parameters to tune; use script/tune");
    }
    if (words == std::vector<std::string>{"--list"}) {
        list_parameters();
        return kOk;
    }
    Options options = parse(words);
    if (!options.error.empty()) return fail(kUsage, options.error + "; --help says more");
    options.match_words.insert(options.match_words.begin(), {kEngine, kEngine, "--nodes", "5000"});
    auto read = match::parse_arguments(options.match_words);
    if (!read.arguments) return fail(kUsage, read.error);
    if (read.arguments->openings_file.empty()) read.arguments->openings_file = CHUHE_OPENINGS;
    return tune(options, *std::move(read.arguments));
}
