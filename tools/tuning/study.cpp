// SPDX-License-Identifier: MIT
#include "tools/tuning/study.h"

#include <algorithm>
#include <cstdio>
#include <numeric>
#include <set>
#include <utility>

#include "engine/core/random.h"

namespace tuning {
namespace {

/// Settings that only find the positions in which moves depend on the parameters. Positions in
/// which the search as it is wavers would make every other setting look better than it is.
constexpr std::size_t kTrials = 4;
/// Games and values between two entries of the journal.
constexpr std::size_t kBatch = 16;
/// Moves of games have at most one part in so many of the nodes.
constexpr std::uint64_t kGameShare = 4;

std::string name_of(std::size_t run, int side) {
    return (side > 0 ? "plus-" : "minus-") + std::to_string(run);
}

void say(const std::string& progress) {
    std::puts(progress.c_str());
    std::fflush(stdout);
}

}  // namespace

Study::Study(const StudySettings& settings, const std::vector<Number>& numbers,
             const std::vector<Line>& openings, Journal& journal,
             const std::atomic<bool>& cancelled)
    : settings_(settings),
      numbers_(numbers),
      openings_(openings),
      journal_(journal),
      cancelled_(cancelled),
      searchers_(settings.game, settings.rules, settings.threads, cancelled),
      runs_(balanced_runs(numbers.size())) {}

std::string Study::run() {
    for (const auto stage :
         {&Study::play_games, &Study::find_positions, &Study::choose_moves, &Study::value_moves}) {
        std::string error = (this->*stage)();
        if (!error.empty() || cancelled_) return error;
    }
    return {};
}

std::string Study::play_games() {
    while (journal_.lines().size() < settings_.positions) {
        const std::size_t first = journal_.games();
        std::vector<PlayedGame> games(kBatch);
        const bool done = searchers_.each(kBatch, [&](Searcher& searcher, std::size_t i) {
            const std::size_t number = first + i;
            games[i] = searcher.play(openings_[number % openings_.size()],
                                     settings_.nodes / kGameShare + 1, settings_.seed + number);
        });
        if (!done) return {};
        for (const PlayedGame& game : games) {
            // So that the last game does not depend on where a batch began.
            if (journal_.lines().size() >= settings_.positions) break;
            if (std::string error = journal_.add_game(game); !error.empty()) return error;
        }
        say(std::to_string(journal_.games()) + " games, " +
            std::to_string(journal_.lines().size()) + " positions");
    }
    return {};
}

std::string Study::find_positions() {
    std::vector<std::size_t> all(settings_.positions);
    std::iota(all.begin(), all.end(), std::size_t{0});
    engine::SplitMix64 random(settings_.seed);
    std::vector<const Choices*> trials;
    for (std::size_t trial = 0; trial < kTrials; ++trial) {
        Signs signs;
        for (std::size_t i = 0; i < numbers_.size(); ++i) {
            signs.push_back(random.below(2) == 0 ? -1 : 1);
        }
        const std::string run = "trial-" + std::to_string(trial);
        std::string error = choose(run, setting_of(signs, 1), all);
        if (!error.empty() || cancelled_) return error;
        trials.push_back(journal_.choices(run));
    }
    for (const std::size_t i : all) {
        const auto differs = [&](const Choices* one) { return (*one)[i] != (*trials[0])[i]; };
        if (std::any_of(trials.begin(), trials.end(), differs)) positions_.push_back(i);
    }
    say(std::to_string(positions_.size()) + " positions depend on the parameters");
    return positions_.empty() ? "there is nothing to find out: take more positions or nodes" : "";
}

std::string Study::choose_moves() {
    for (std::size_t run = 0; run < runs_.size(); ++run) {
        for (const int side : {1, -1}) {
            std::string error =
                choose(name_of(run, side), setting_of(runs_[run], side), positions_);
            if (!error.empty() || cancelled_) return error;
        }
    }
    return {};
}

std::string Study::value_moves() {
    std::vector<std::pair<std::size_t, std::string>> open;
    for (std::size_t i = 0; i < positions_.size(); ++i) {
        std::set<std::string> moves;
        for (std::size_t run = 0; run < runs_.size(); ++run) {
            for (const int side : {1, -1}) moves.insert(chosen(run, side)[i]);
        }
        if (moves.size() == 1) continue;
        for (const std::string& move : moves) {
            if (!journal_.value(positions_[i], move)) open.emplace_back(positions_[i], move);
        }
    }
    apply(settings_.game, numbers_, values_of(numbers_));
    for (std::size_t first = 0; first < open.size(); first += kBatch) {
        const std::size_t count = std::min(kBatch, open.size() - first);
        std::vector<double> values(count);
        const bool done = searchers_.each(count, [&](Searcher& searcher, std::size_t i) {
            const auto& [line, move] = open[first + i];
            values[i] = searcher.value_of(journal_.lines()[line], move, settings_.value_nodes);
        });
        if (!done) return {};
        for (std::size_t i = 0; i < count; ++i) {
            const auto& [line, move] = open[first + i];
            std::string error = journal_.add_value(line, move, values[i]);
            if (!error.empty()) return error;
        }
        say(std::to_string(first + count) + " of " + std::to_string(open.size()) + " moves valued");
    }
    return {};
}

std::string Study::choose(const std::string& run, const Setting& setting,
                          const std::vector<std::size_t>& lines) {
    if (const Choices* const known = journal_.choices(run)) {
        return known->size() == lines.size() ? "" : "the journal has not one move a line in " + run;
    }
    apply(settings_.game, numbers_, setting);
    Choices moves(lines.size());
    const bool done = searchers_.each(lines.size(), [&](Searcher& searcher, std::size_t i) {
        moves[i] = searcher.search(journal_.lines()[lines[i]], settings_.nodes).move;
    });
    if (!done) return {};
    say(run);
    return journal_.add_choices(run, moves);
}

Setting Study::setting_of(const Signs& signs, int side) const {
    Setting setting;
    for (std::size_t i = 0; i < numbers_.size(); ++i) {
        setting.push_back(moved(numbers_[i], side * signs[i]));
    }
    return setting;
}

const Choices& Study::chosen(std::size_t run, int side) const {
    return *journal_.choices(name_of(run, side));
}

Measured Study::lead_of(std::size_t run) const {
    const Choices& plus = chosen(run, 1);
    const Choices& minus = chosen(run, -1);
    std::vector<double> leads;
    for (std::size_t i = 0; i < positions_.size(); ++i) {
        const auto value = [&](const std::string& move) {
            return *journal_.value(positions_[i], move);
        };
        leads.push_back(plus[i] == minus[i] ? 0 : value(plus[i]) - value(minus[i]));
    }
    return mean_of(leads);
}

std::vector<Measured> Study::effects() const {
    std::vector<Measured> leads;
    for (std::size_t run = 0; run < runs_.size(); ++run) leads.push_back(lead_of(run));
    return tuning::effects(runs_, leads);
}

}  // namespace tuning
