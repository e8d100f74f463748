// SPDX-License-Identifier: MIT
// Tunes the parameters of a search by the chances that its moves give away.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <numeric>
#include <thread>

#include "engine/core/text/text.h"
#include "tools/command_line.h"
#include "tools/match/arguments.h"
#include "tools/match/openings.h"
#include "tools/tuning/study.h"

namespace {

using namespace tuning;

/// An effect of this many standard errors is worth a match.
constexpr double kClear = 2;
/// Effects are shown in 1/10 000 of a chance.
constexpr double kUnit = 10'000;

std::atomic<bool> cancelled{false};

void interrupt(int) {
    cancelled = true;
    std::signal(SIGINT, SIG_DFL);
}

struct Options {
    bool lists = false;
    std::string journal_file;
    std::vector<std::string> names;
    match::GameRules rules;
    std::string openings_file;
    StudySettings study;
};

void add_options(CLI::App& app, Options& options) {
    StudySettings& study = options.study;
    study.threads = std::max(1U, std::thread::hardware_concurrency());
    const CLI::Range count(1, 1'000'000'000);
    app.add_option("JOURNAL", options.journal_file,
                   "written as it goes; when it is there already, tuning goes on from it");
    app.add_option("PARAMETER", options.names, "what to tune; all if none is named");
    app.add_flag("--list", options.lists, "shows the parameters with value, range and step");
    app.add_option("--game", options.rules.game)->check(CLI::IsMember({"xiangqi", "gomoku"}));
    options.rules.rules.clear();
    app.add_option("--rules", options.rules.rules, "the game's usual ones if none are named");
    app.add_option("--openings", options.openings_file,
                   "of the games from which positions are taken; the game's own if none are named");
    app.add_option("--positions", study.positions,
                   "in all; those in which the parameters matter are chosen from them (8000)")
        ->check(count);
    app.add_option("--nodes", study.nodes, "for the choice of a move (40000)")->check(count);
    app.add_option("--value-nodes", study.value_nodes, "after a move, for its value (600000)")
        ->check(count);
    app.add_option("--threads", study.threads, "positions at a time")->check(CLI::Range(1, 1024));
    app.add_option("--seed", study.seed, "of games and settings (1)");
    app.final_callback([&] {
        if (options.journal_file.empty() && !options.lists) throw CLI::RequiredError("JOURNAL");
    });
}

void list(const std::vector<Number>& numbers) {
    for (const Number& number : numbers) {
        std::printf("%-26s %6d  %d … %d, step %d\n", number.name.c_str(), number.value, number.low,
                    number.high, number.step);
    }
}

/// Leaves the numbers of these names, in this order; returns an error or nothing.
std::string select(const std::vector<std::string>& names, std::vector<Number>& numbers) {
    std::vector<Number> selected;
    for (const std::string& name : names) {
        const auto found = std::find_if(numbers.begin(), numbers.end(), [&](const Number& number) {
            return engine::equal_ignoring_case(number.name, name);
        });
        if (found == numbers.end()) return "there is no parameter " + engine::in_quotes(name);
        selected.push_back(*found);
    }
    if (!names.empty()) numbers = selected;
    return {};
}

/// Everything that the contents of a journal depend on.
std::string heading_of(const Options& options, const std::vector<Number>& numbers) {
    const StudySettings& study = options.study;
    std::string text = "chuhe-tuning " + study.game + " " + study.rules;
    if (!options.openings_file.empty()) text += " openings " + options.openings_file;
    text += " positions " + std::to_string(study.positions) + " nodes " +
            std::to_string(study.nodes) + " value-nodes " + std::to_string(study.value_nodes) +
            " seed " + std::to_string(study.seed);
    for (const Number& number : numbers) {
        text += " " + number.name + " " + std::to_string(number.value) + " " +
                std::to_string(number.step);
    }
    return text;
}

/// The match that tells whether the changes are better.
void print_match(const StudySettings& study, const std::string& changes) {
    const char* const engine = study.game == "gomoku" ? "pbrain-chuhe" : "chuhe";
    std::printf(
        "\nto see what it gains:\nscript/build lab\n"
        "script/match --game %s --rules %s 'build/lab/%s; name=tuned%s' \\\n"
        "    'build/lab/%s; name=before' --nodes %llu --games 2000 --sprt 0,5\n",
        study.game.c_str(), study.rules.c_str(), engine, changes.c_str(), engine,
        static_cast<unsigned long long>(study.nodes));
}

void report(const StudySettings& study, const std::vector<Number>& numbers,
            const std::vector<Measured>& effects) {
    std::vector<std::size_t> order(numbers.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto clearness = [&](std::size_t i) {
        return effects[i].error > 0 ? std::abs(effects[i].mean) / effects[i].error : 0;
    };
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return clearness(a) > clearness(b); });
    std::printf("\n%-26s %6s %6s   what a step up does to the chance, in 1/%.0f\n", "parameter",
                "value", "step", kUnit);
    std::string changes;
    for (const std::size_t i : order) {
        const Number& number = numbers[i];
        std::printf("%-26s %6d %6d   %+.2f, standard error %.2f", number.name.c_str(), number.value,
                    number.step, effects[i].mean * kUnit, effects[i].error * kUnit);
        if (clearness(i) >= kClear) {
            const std::string better = std::to_string(moved(number, effects[i].mean > 0 ? 1 : -1));
            std::printf("; try %s", better.c_str());
            changes += "; " + number.name + "=" + better;
        }
        std::printf("\n");
    }
    if (!changes.empty()) print_match(study, changes);
}

int tune(const tools::CommandLine& line, Options& options, const std::vector<Number>& numbers) {
    std::string error;
    const auto journal = Journal::open(options.journal_file, heading_of(options, numbers), error);
    if (!journal) return line.fail(tools::kFailed, error);
    const auto openings =
        match::load_openings(options.openings_file, options.rules, options.study.seed);
    if (!openings.error.empty()) return line.fail(tools::kFailed, openings.error);
    Study study(options.study, numbers, openings.openings, *journal, cancelled);
    std::signal(SIGINT, interrupt);
    if (error = study.run(); !error.empty()) return line.fail(tools::kFailed, error);
    if (!cancelled) report(options.study, numbers, study.effects());
    return tools::kOk;
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    tools::CommandLine line(
        "Tunes the parameters of a search by the chances that its moves give away.");
    add_options(line, options);
    if (const auto code = line.read(argc, argv)) return *code;
    std::string error = match::complete_rules(options.rules);
    std::vector<Number> numbers = numbers_of(options.rules.game);
    if (error.empty()) error = select(options.names, numbers);
    if (!error.empty()) return line.fail(tools::kUsage, error);
    options.study.game = options.rules.game;
    options.study.rules = options.rules.rules;
    if (!options.lists) return tune(line, options, numbers);
    list(numbers);
    return tools::kOk;
}
