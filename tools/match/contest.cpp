// SPDX-License-Identifier: MIT
#include "tools/match/contest.h"

#include <utility>

#include "tools/match/openings.h"

namespace match {

namespace {

EngineSpec engine_with(const EngineSpec& base, const Spsa& state, const Setting& setting,
                       const char* name) {
    EngineSpec spec = base;
    spec.name = name;
    for (std::size_t i = 0; i < setting.size(); ++i) {
        spec.options.emplace_back(state.numbers()[i].name, std::to_string(setting[i]));
    }
    return spec;
}

}  // namespace

Contest make_contest(Arguments& arguments, std::atomic<bool>& cancelled, std::string& error) {
    TournamentSettings& settings = arguments.tournament;
    auto read = load_openings(arguments.openings_file, settings.rules, arguments.seed);
    error = read.error;
    const EngineSpec base = settings.engines[0];
    return [&settings, &cancelled, base, all = std::move(read.openings)](
               const Spsa& state, const Perturbation& perturbation,
               std::string& failure) -> std::optional<int> {
        settings.engines = {engine_with(base, state, perturbation.plus, "plus"),
                            engine_with(base, state, perturbation.minus, "minus")};
        const auto pairs = static_cast<std::size_t>(settings.pairs);
        const std::size_t first = static_cast<std::size_t>(state.iteration()) * pairs;
        settings.openings.clear();
        for (std::size_t i = 0; i < pairs; ++i) {
            settings.openings.push_back(all[(first + i) % all.size()]);
        }
        const auto result = play_tournament(settings, cancelled, [](const GameReport&) {});
        failure = result.error;
        if (!failure.empty() || cancelled) return std::nullopt;
        const Score& score = result.standing.pairings[0].score;
        return score.wins - score.losses;
    };
}

}  // namespace match
