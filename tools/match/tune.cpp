// SPDX-License-Identifier: MIT
// Tunes the parameters of a search by games of the engine against itself, in builds with
// CHUHE_LAB.
#include <algorithm>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <iterator>

#include "engine/core/text.h"
#include "engine/gomoku/search/parameters.h"
#include "engine/xiangqi/search/parameters.h"
#include "tools/match/arguments.h"
#include "tools/match/contest.h"
#include "tools/match/spsa.h"

namespace {

using engine::in_quotes;

constexpr int kOk = 0;
constexpr int kFailed = 1;
constexpr int kUsage = 2;

constexpr const char* kUsageText =
    "usage: tune [gomoku] STATE [PARAMETER…] [OPTION…]\n"
    "Tunes the named parameters of the search, or all. STATE is a file that is written after each\n"
    "iteration; when it is there already, tuning goes on from it.\n"
    "\n"
    "  --iterations N   in all (1000)\n"
    "  --pairs N        pairs of games in an iteration (4)\n"
    "  --rate N         thousandths of a step for each game won, at the end (2)\n"
    "  --seed N         of the perturbations and openings (1)\n"
    "  --list           the parameters with value, range and step\n"
    "  --nodes N, --openings FILE, --concurrency N, --resign CP, … as of a match (5000 nodes);\n"
    "                   for Gomoku only the first two\n";

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
    bool is_gomoku = false;
    std::string state_file;
    std::vector<std::string> names;
    int iterations = 1000;
    int thousandths = 2;
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
            options.error = "no value after " + in_quotes(words[i]);
            return options;
        }
        const std::string& value = words[++i];
        const auto number = engine::parse_int(value);
        const bool counts =
            words[i - 1] == "--iterations" || words[i - 1] == "--pairs" || words[i - 1] == "--rate";
        if (counts && (!number || *number < 1 || *number > 1'000'000)) {
            options.error = "bad value " + in_quotes(value) + " after " + in_quotes(words[i - 1]);
        } else if (words[i - 1] == "--iterations") {
            options.iterations = static_cast<int>(*number);
        } else if (words[i - 1] == "--rate") {
            options.thousandths = static_cast<int>(*number);
        } else if (words[i - 1] == "--pairs") {
            pairs = value;
        } else {
            options.match_words.push_back(words[i - 1]);
            options.match_words.push_back(value);
        }
    }
    options.is_gomoku = !plain.empty() && plain[0] == "gomoku";
    if (options.is_gomoku) plain.erase(plain.begin());
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

std::vector<match::Tuned> numbers_of(bool is_gomoku) {
    return is_gomoku ? all_numbers<engine::gomoku::Parameter>()
                     : all_numbers<engine::xiangqi::Parameter>();
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
    const std::string saved = read_file(options.state_file);
    if (!saved.empty()) {
        auto state = match::Spsa::load(saved);
        if (!state) error = in_quotes(options.state_file) + " is no state of a tuning";
        return state;
    }
    const auto all = numbers_of(options.is_gomoku);
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
void print_table(const match::Spsa& state, bool is_gomoku) {
    std::printf("\n%-26s %8s %10s   for parameters.h\n", "parameter", "before", "tuned");
    std::string options;
    match::Setting tuned;
    for (const match::Tuned& number : state.numbers()) {
        tuned.push_back(static_cast<int>(std::lround(number.value)));
        std::printf("%-26s %8d %10.2f   {\"%s\", %d, %d, %d, %d}\n", number.name.c_str(),
                    number.initial, number.value, number.name.c_str(), tuned.back(), number.low,
                    number.high, number.step);
        options += "; " + number.name + "=" + std::to_string(tuned.back());
    }
    std::printf("\nafter %d of %d iterations; to see what it is worth:\n", state.iteration(),
                state.iterations());
    if (is_gomoku) {
        std::printf("build/lab/gomoku_match '%s' full --nodes 20000 --games 1000\n",
                    match::gomoku_player(state, tuned).c_str());
    } else {
        std::printf(
            "build/lab/match 'build/lab/chuhe; name=tuned%s' \\\n"
            "    'build/lab/chuhe; name=before' --nodes 20000 --games 2000 --sprt 0,5\n",
            options.c_str());
    }
}

int tune(const Options& options, match::Arguments arguments) {
    std::string error;
    auto state = open_state(options, arguments.seed, error);
    if (!state) return fail(kFailed, error);
    const match::Contest contest = options.is_gomoku
                                       ? match::gomoku_contest(arguments, cancelled, error)
                                       : match::xiangqi_contest(arguments, cancelled, error);
    if (!error.empty()) return fail(kFailed, error);
    std::signal(SIGINT, interrupt);
    while (!state->done() && !cancelled) {
        const auto perturbation = state->perturbation();
        const auto lead = contest(*state, perturbation, error);
        if (!error.empty()) return fail(kFailed, error);
        if (!lead) break;
        state->learn(perturbation, *lead);
        if (!write_state(options.state_file, state->save())) {
            return fail(kFailed, "cannot write " + in_quotes(options.state_file));
        }
        std::printf("iteration %d of %d: %+d\n", state->iteration(), state->iterations(), *lead);
        std::fflush(stdout);
    }
    print_table(*state, options.is_gomoku);
    return kOk;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words == std::vector<std::string>{"--help"}) {
        std::fputs(kUsageText, stdout);
        return kOk;
    }
    if (numbers_of(false).empty()) {
        return fail(kFailed, "this build has no parameters to tune; use script/tune");
    }
    const bool is_gomoku = !words.empty() && words[0] == "gomoku";
    if (!words.empty() && words.back() == "--list") {
        list_parameters(numbers_of(is_gomoku));
        return kOk;
    }
    Options options = parse(words);
    if (!options.error.empty()) return fail(kUsage, options.error + "; --help says more");
    options.match_words.insert(options.match_words.begin(), {kEngine, kEngine, "--nodes", "5000"});
    auto read = match::parse_arguments(options.match_words);
    if (!read.arguments) return fail(kUsage, read.error);
    if (read.arguments->openings_file.empty()) {
        read.arguments->openings_file = options.is_gomoku ? CHUHE_GOMOKU_OPENINGS : CHUHE_OPENINGS;
    }
    return tune(options, *std::move(read.arguments));
}
