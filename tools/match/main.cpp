// SPDX-License-Identifier: MIT
// The referee program: plays a match, a gauntlet or a ladder and says what it showed.
#include <csignal>
#include <cstdio>
#include <ctime>
#include <fstream>

#include "engine/core/text/utf8.h"
#include "engine/uci/data_files.h"
#include "tools/command_line.h"
#include "tools/match/arguments.h"
#include "tools/match/merge.h"
#include "tools/match/openings.h"
#include "tools/match/pgn.h"
#include "tools/match/report.h"

namespace {

using tools::kFailed;
using tools::kOk;

/// Set by the first interrupt, after which the games so far are counted; a second one kills.
std::atomic<bool> cancelled{false};
static_assert(std::atomic<bool>::is_always_lock_free);

void interrupt(int) {
    cancelled = true;
    std::signal(SIGINT, SIG_DFL);
}

std::string today() {
    const std::time_t now = std::time(nullptr);
    char text[16];
    std::tm date{};
    std::strftime(text, sizeof text, "%Y.%m.%d", localtime_r(&now, &date));
    return text;
}

std::string pgn_of(const match::TournamentSettings& settings, const match::GameReport& report,
                   const std::string& date) {
    const auto round = std::to_string(report.pair + 1) + (report.second_of_pair ? ".2" : ".1");
    const auto name = [&](std::size_t side) { return settings.engines[report.sides[side]].name; };
    return pgn_text({date, round, {name(0), name(1)}, settings.limits.text()}, report.record);
}

void print(const std::string& text) {
    std::fputs(text.c_str(), stdout);
    std::fflush(stdout);
}

/// Says what a match or its parts showed.
void print_standing(const match::Arguments& arguments, const match::Standing& standing) {
    const match::TournamentSettings& settings = arguments.tournament;
    if (standing.pairings.size() == 1) {
        print(score_text(settings, standing.pairings[0]));
    } else {
        print(ratings_text(settings, standing, arguments.anchor, arguments.anchor_rating));
    }
    print(conduct_text(settings, standing));
}

int merge(const tools::CommandLine& line, const match::Arguments& arguments) {
    std::vector<std::string> files;
    for (const std::string& path : arguments.parts) {
        const auto bytes = chuhe::read_file(path);
        if (!bytes) return line.fail(kFailed, "cannot read " + path);
        files.emplace_back(engine::as_text(*bytes));
    }
    const auto merged = merge_games(arguments.tournament, files, arguments.parts);
    if (!merged.error.empty()) return line.fail(kFailed, merged.error);
    if (!arguments.pgn_file.empty()) {
        std::ofstream pgn(arguments.pgn_file);
        for (const std::string& game : merged.games) pgn << game;
        if (!pgn.flush()) return line.fail(kFailed, "cannot write " + arguments.pgn_file);
    }
    print_standing(arguments, merged.standing);
    return arguments.strict && merged.standing.faults() > 0 ? kFailed : kOk;
}

int run(const tools::CommandLine& line, match::Arguments arguments) {
    if (!arguments.parts.empty()) return merge(line, arguments);
    match::TournamentSettings& settings = arguments.tournament;
    auto read = match::load_openings(arguments.openings_file, settings.rules, arguments.seed);
    if (!read.error.empty()) return line.fail(kFailed, read.error);
    settings.openings = std::move(read.openings);

    std::ofstream pgn;
    if (!arguments.pgn_file.empty()) {
        pgn.open(arguments.pgn_file);
        if (!pgn) return line.fail(kFailed, "cannot write " + arguments.pgn_file);
    }
    match::Transcript transcript;
    const bool logs = !arguments.log_file.empty();
    if (logs && !transcript.open(arguments.log_file)) {
        return line.fail(kFailed, "cannot write " + arguments.log_file);
    }

    std::signal(SIGINT, interrupt);
    const std::string date = today();
    const auto result = play_tournament(
        settings, cancelled,
        [&](const match::GameReport& report) {
            print(game_line(settings, report));
            if (pgn.is_open()) pgn << pgn_of(settings, report, date) << std::flush;
        },
        logs ? &transcript : nullptr);

    const match::Standing& standing = result.standing;
    print("\n");
    print_standing(arguments, standing);
    if (!result.error.empty()) return line.fail(kFailed, result.error);
    if (pgn.is_open() && !pgn) return line.fail(kFailed, "cannot write " + arguments.pgn_file);
    return arguments.strict && standing.faults() > 0 ? kFailed : kOk;
}

}  // namespace

int main(int argc, char** argv) {
    tools::CommandLine line(
        "Plays a match, a gauntlet or a ladder of engines and says what it showed.");
    match::Arguments arguments;
    add_match_options(line, arguments);
    if (const auto code = line.read(argc, argv)) return *code;
    return run(line, std::move(arguments));
}
