// SPDX-License-Identifier: MIT
#include "tools/match/contest.h"

#include "tools/match/gomoku_games.h"
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

Contest xiangqi_contest(Arguments& arguments, std::atomic<bool>& cancelled, std::string& error) {
    const auto openings = load_openings(arguments.openings_file, arguments.seed);
    error = openings.error;
    TournamentSettings& settings = arguments.tournament;
    const EngineSpec base = settings.engines[0];
    return [&settings, &cancelled, base, fens = openings.fens](
               const Spsa& state, const Perturbation& perturbation,
               std::string& failure) -> std::optional<int> {
        settings.engines = {engine_with(base, state, perturbation.plus, "plus"),
                            engine_with(base, state, perturbation.minus, "minus")};
        const auto pairs = static_cast<std::size_t>(settings.pairs);
        const std::size_t first = static_cast<std::size_t>(state.iteration()) * pairs;
        settings.openings.clear();
        for (std::size_t i = 0; i < pairs; ++i) {
            settings.openings.push_back(fens[(first + i) % fens.size()]);
        }
        const auto result = play_tournament(settings, cancelled, [](const GameReport&) {});
        failure = result.error;
        if (!failure.empty() || cancelled) return std::nullopt;
        const Score& score = result.standing.pairings[0].score;
        return score.wins - score.losses;
    };
}

std::string gomoku_player(const GomokuContestants& contestants, const Spsa& state,
                          const Setting& setting) {
    std::string text = contestants.network.empty() ? "" : "network=" + contestants.network;
    for (std::size_t i = 0; i < setting.size(); ++i) {
        text +=
            (text.empty() ? "" : ",") + state.numbers()[i].name + "=" + std::to_string(setting[i]);
    }
    return text;
}

Contest gomoku_contest(const Arguments& arguments, const GomokuContestants& contestants,
                       const std::atomic<bool>& cancelled, std::string& error) {
    const auto read = read_gomoku_openings(arguments.openings_file);
    error = read.error;
    const int time = contestants.processor_time;
    const std::uint64_t nodes = time > 0 ? 0 : arguments.tournament.limits.nodes.value_or(5000);
    const auto pairs = static_cast<std::size_t>(arguments.tournament.pairs);
    return [=, &cancelled, openings = read.openings](const Spsa& state,
                                                     const Perturbation& perturbation,
                                                     std::string& failure) -> std::optional<int> {
        GomokuPlayer plus(nodes, time);
        GomokuPlayer minus(nodes, time);
        failure = plus.become(gomoku_player(contestants, state, perturbation.plus));
        if (failure.empty())
            failure = minus.become(gomoku_player(contestants, state, perturbation.minus));
        if (!failure.empty()) return std::nullopt;
        const std::size_t first = static_cast<std::size_t>(state.iteration()) * pairs;
        const Score score = play_gomoku(plus, minus, openings, first, pairs);
        if (cancelled) return std::nullopt;
        return score.wins - score.losses;
    };
}

}  // namespace match
