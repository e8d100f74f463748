// SPDX-License-Identifier: MIT
#include "tools/match/report.h"

#include <algorithm>
#include <cmath>
#include <cstdarg>
#include <cstdio>

#include "tools/match/pgn.h"

namespace match {

namespace {

[[gnu::format(printf, 1, 2)]] std::string format(const char* pattern, ...) {
    char text[512];
    va_list arguments;
    va_start(arguments, pattern);
    std::vsnprintf(text, sizeof text, pattern, arguments);
    va_end(arguments);
    return text;
}

double percentage(const Score& score) { return 100 * score.points() / std::max(score.games(), 1); }

std::string estimate_text(const std::optional<Estimate>& estimate) {
    if (!estimate || !std::isfinite(estimate->value)) return "unknown";
    if (!std::isfinite(estimate->error)) return format("%+.1f ± unknown", estimate->value);
    return format("%+.1f ± %.1f", estimate->value, estimate->error);
}

std::string pairs_text(const std::array<int, 5>& pairs) {
    return format("[%d, %d, %d, %d, %d]", pairs[0], pairs[1], pairs[2], pairs[3], pairs[4]);
}

std::string wdl_text(const Score& score) {
    return format("+%d =%d -%d", score.wins, score.draws, score.losses);
}

std::string sprt_text(const Sprt& sprt, const Outcomes& outcomes) {
    const double ratio = sprt.log_likelihood_ratio(outcomes, 2);
    const char* verdict = ratio >= sprt.upper_bound()   ? "H1 accepted"
                          : ratio <= sprt.lower_bound() ? "H0 accepted"
                                                        : "undecided";
    return format("LLR %.2f (%.2f, %.2f) for %s Elo [%g, %g]: %s", ratio, sprt.lower_bound(),
                  sprt.upper_bound(), sprt.model == EloModel::Logistic ? "logistic" : "normalized",
                  sprt.elo0, sprt.elo1, verdict);
}

std::string counts_text(const std::map<std::string, int>& counts) {
    std::string text;
    for (const auto& [name, count] : counts) {
        text += (text.empty() ? "" : ", ") + name + " " + std::to_string(count);
    }
    return text.empty() ? "none" : text;
}

/// What each of two engines may use.
std::string limits_text(const TournamentSettings& settings, const Pairing& pairing) {
    const auto text_for = [&](std::size_t i) {
        const EngineSpec& engine = settings.engines[i];
        return (engine.limits.empty() ? settings.limits : engine.limits).text();
    };
    const std::string first = text_for(pairing.first);
    const std::string second = text_for(pairing.second);
    return first == second ? first : first + " against " + second;
}

}  // namespace

std::string game_line(const TournamentSettings& settings, const GameReport& report) {
    const Pairing& pairing = report.standing.pairings[report.pairing];
    const auto name = [&](std::size_t i) { return settings.engines[i].name; };
    std::string text = format("%4d  ", report.standing.games()) + name(report.sides[0]) + " - " +
                       name(report.sides[1]) + "  " + result_text(report.record.status) + "  " +
                       std::string(report.record.end_text());
    if (!report.record.detail.empty()) text += " " + report.record.detail;
    text += format(", %zu plies", report.record.moves.size());
    text += "   " + name(pairing.first) + " " + wdl_text(pairing.score) +
            format(" %.1f %%", percentage(pairing.score));
    const Outcomes outcomes = outcomes_of(pairing.score.pairs);
    if (const auto estimate = elo(outcomes)) text += "  Elo " + estimate_text(estimate);
    if (settings.sprt) {
        text += format("  LLR %.2f", settings.sprt->log_likelihood_ratio(outcomes, 2));
    }
    return text + "\n";
}

std::string score_text(const TournamentSettings& settings, const Pairing& pairing) {
    const Score& score = pairing.score;
    const Outcomes outcomes = outcomes_of(score.pairs);
    std::string text =
        settings.engines[pairing.first].name + " against " + settings.engines[pairing.second].name +
        ": " + std::to_string(score.games()) + " games, " + limits_text(settings, pairing) + "\n";
    text += "W/D/L   " + wdl_text(score) + format(", %.1f %%\n", percentage(score));
    text += "Pairs   " + pairs_text(score.pairs) + " with 0, 1/2, 1, 3/2, 2 points\n";
    text += "Elo     " + estimate_text(elo(outcomes)) + " (95 %), normalized " +
            estimate_text(normalized_elo(outcomes, 2)) + "\n";
    text += format("LOS     %.1f %%\n", 100 * likelihood_of_superiority(outcomes));
    if (settings.sprt) text += "SPRT    " + sprt_text(*settings.sprt, outcomes) + "\n";
    return text;
}

std::string ratings_text(const TournamentSettings& settings, const Standing& standing,
                         std::size_t anchor, double anchor_rating) {
    std::string text =
        "Engine              against             games      +     =     -    score   Elo (95 %)\n";
    for (const Pairing& pairing : standing.pairings) {
        const Score& score = pairing.score;
        text += format("%-19s %-19s %5d  %5d %5d %5d  %5.1f %%   ",
                       settings.engines[pairing.first].name.c_str(),
                       settings.engines[pairing.second].name.c_str(), score.games(), score.wins,
                       score.draws, score.losses, percentage(score)) +
                estimate_text(elo(outcomes_of(score.pairs))) + "\n";
    }
    text += "\nEngine              rating (95 %)\n";
    const auto ratings = rate(settings.engines.size(), standing.pairings, anchor, anchor_rating);
    for (std::size_t i = 0; i < ratings.size(); ++i) {
        text +=
            format("%-19s ", settings.engines[i].name.c_str()) + estimate_text(ratings[i]) + "\n";
    }
    return text;
}

std::string conduct_text(const TournamentSettings& settings, const Standing& standing) {
    std::string text = "Ends    " + counts_text(standing.ends) + "\n";
    for (std::size_t i = 0; i < settings.engines.size(); ++i) {
        const Conduct& conduct = standing.conduct[i];
        if (conduct.faults.empty() && conduct.worst_overshoot.count() == 0) continue;
        text += "Faults  " + settings.engines[i].name + ": " + counts_text(conduct.faults) +
                format("; worst overshoot %.1f ms\n", to_milliseconds(conduct.worst_overshoot));
    }
    if (standing.faults() == 0) text += "Faults  none that cost a game\n";
    return text;
}

}  // namespace match
