// SPDX-License-Identifier: MIT
#include "tests/support/judge_trial.h"

#include <gtest/gtest.h>

#include "engine/xiangqi/law/repetition_law.h"
#include "engine/xiangqi/law/rules.h"
#include "tests/support/plain_judge.h"
#include "tests/support/positions.h"
#include "tests/support/repeated_games.h"

namespace tests {

namespace {

using engine::Reason;
using engine::Status;
using engine::xiangqi::Color;
using engine::xiangqi::RepetitionLaw;
using engine::xiangqi::RuleSet;
using engine::xiangqi::Ruling;

constexpr int kMostDifferences = 5;

std::string_view verdict_of(const Ruling& ruling) {
    switch (ruling.status) {
        case Status::FirstWins:
            return "red wins";
        case Status::SecondWins:
            return "black wins";
        case Status::Draw:
            return "draw";
        case Status::Ongoing:
            break;
    }
    return "none";
}

std::set<std::string> points_chased(const Ruling& ruling) {
    std::set<std::string> points;
    for (const Square square : ruling.victims) points.insert(square.text());
    return points;
}

/// The pieces that the losing side chased throughout.
const std::set<std::string>& chased(const PlainRuling& ruling) {
    static const std::set<std::string> kNobody;
    switch (ruling.verdict) {
        case Verdict::RedWins:
            return ruling.chased_by_black;
        case Verdict::BlackWins:
            return ruling.chased_by_red;
        default:
            return kNobody;
    }
}

/// Whether both judges, and the search's form of the rule set, agree on the game.
bool agree(const RepeatedGame& game, RuleSet rules, RepetitionLaw& law, const PlainRuling& plain) {
    Position position = position_of(game.fen, joined(game.moves));
    const Ruling ruling = judge(position, rules);
    const std::size_t span = latest_cycle(position, 2)->span;
    // With the cache of earlier games, then of this one.
    const bool searched_alike =
        law.loser(position, span) == ruling.guilty && law.loser(position, span) == ruling.guilty;
    EXPECT_TRUE(searched_alike) << joined(game.moves) << "from " << game.fen;
    const bool same = searched_alike && verdict_of(ruling) == text_of(plain.verdict) &&
                      points_chased(ruling) == chased(plain);
    EXPECT_TRUE(same) << text_of(rules) << ": " << text_of(plain.verdict) << " after "
                      << joined(game.moves) << "from " << game.fen << ", chased "
                      << testing::PrintToString(chased(plain)) << "; the engine says "
                      << verdict_of(ruling) << " by " << text_of(ruling.reason) << ", chased "
                      << testing::PrintToString(points_chased(ruling));
    return same;
}

void count(Tally& tally, const RepeatedGame& game, const PlainRuling& ruling) {
    const bool decided = ruling.verdict != Verdict::Draw;
    if (ruling.red_always_checks || ruling.black_always_checks) {
        ++(decided ? tally.perpetual_checks : tally.mutual_checks);
    } else if (!ruling.chased_by_red.empty() || !ruling.chased_by_black.empty()) {
        ++(decided ? tally.chases : tally.mutual_chases);
    } else {
        ++tally.plain_draws;
    }
    if (game.cycle_plies > 4) ++tally.long_cycles;
    if (!game.plays_one_cycle_twice()) ++tally.two_ways;
}

}  // namespace

Tally try_judge(std::uint64_t seed, int games) {
    Tally tally;
    RepeatedGames source(seed);
    int differences = 0;
    RepetitionLaw simple(RuleSet::Simple);
    RepetitionLaw computer(RuleSet::Computer);
    for (int i = 0; i < games && differences < kMostDifferences; ++i) {
        const RepeatedGame game = source.next();
        const auto rule = [&](PlainLaw law) {
            const PlainRuling plain = plain_ruling(law, game.fen, joined(game.moves));
            EXPECT_NE(plain.verdict, Verdict::None) << "no repetition: " << joined(game.moves);
            return plain;
        };
        const PlainRuling plain = rule(PlainLaw::Computer);
        if (!agree(game, RuleSet::Simple, simple, rule(PlainLaw::Simple))) ++differences;
        if (!agree(game, RuleSet::Computer, computer, plain)) ++differences;
        count(tally, game, plain);
    }
    return tally;
}

}  // namespace tests
