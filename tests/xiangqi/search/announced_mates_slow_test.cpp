// SPDX-License-Identifier: MIT
// Checks every mate that the search announces in games, at any stopping point, with a full-width
// proof.
#include <gtest/gtest.h>

#include <cmath>
#include <iostream>
#include <memory>
#include <set>

#include "engine/core/random.h"
#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/law/rules.h"
#include "tests/support/data.h"
#include "tests/support/mate_prover.h"
#include "tests/support/positions.h"
#include "tests/support/property_runs.h"
#include "tests/support/search.h"

namespace {

using engine::Bound;
using engine::SearchInfo;
using engine::SearchLimits;
using engine::SplitMix64;
using engine::xiangqi::SearchState;
using tests::MateProver;
using tests::Position;
using tests::Proof;

constexpr std::uint64_t kPositionsPerProof = 300'000;

/// Whether a report announces a mate, and not only a bound that allows one.
bool announces_mate(const SearchInfo& info) {
    if (info.kind() != engine::ScoreKind::Mate || info.line.empty()) return false;
    return info.bound == Bound::Exact || (info.bound == Bound::Lower && info.value > 0);
}

struct Tally {
    int proven = 0;
    int too_large = 0;
    int refuted = 0;
    int of_the_loser = 0;
};

/// Proves the mates announced for `position`, each claim once.
void check_claims(Position& position, const tests::Searched& searched, Tally& tally) {
    std::set<int> claims;
    for (const SearchInfo& info : searched.reports) {
        if (announces_mate(info)) claims.insert(engine::mate_distance(info.value));
    }
    if (announces_mate(searched.answer))
        claims.insert(engine::mate_distance(searched.answer.value));
    for (const int moves : claims) {
        MateProver prover(kPositionsPerProof);
        switch (prover.prove(position, moves)) {
            case Proof::Proven:
                ++tally.proven;
                tally.of_the_loser += moves < 0 ? 1 : 0;
                break;
            case Proof::TooLarge:
                ++tally.too_large;
                break;
            case Proof::Refuted:
                ++tally.refuted;
                ADD_FAILURE() << "no mate in " << moves << ": " << to_fen(position);
                break;
        }
    }
}

/// Between 100 and 100 000, with small and large orders of magnitude equally likely.
std::uint64_t random_nodes(SplitMix64& random) {
    return static_cast<std::uint64_t>(100.0 * std::pow(10.0, random.below(3001) / 1000.0));
}

/// A self-play game in which one side plays random moves now and then, so that it gets mated. The
/// table is kept throughout the game, as in a session.
void play_game(SplitMix64& random, Tally& tally) {
    constexpr int kMostPlies = 240;
    constexpr int kOpeningPlies = 8;
    Position position = tests::position_of(engine::xiangqi::kStartFen);
    SearchState state(4);
    const bool weak_side = random.below(2) == 0;
    for (int ply = 0; ply < kMostPlies; ++ply) {
        if (judge(position, engine::xiangqi::RuleSet::Asian).status != engine::Status::Ongoing) {
            return;
        }
        const auto moves = legal_moves(position);
        const bool is_weak = (ply % 2 == 0) == weak_side && random.below(3) == 0;
        if (ply < kOpeningPlies || is_weak) {
            position.make_move(
                moves.begin()[random.below(static_cast<std::uint32_t>(moves.size()))]);
            continue;
        }
        const auto searched = tests::search(position, state, tests::to_nodes(random_nodes(random)));
        check_claims(position, searched, tally);
        tests::play(position, searched.answer.best_move);
    }
}

TEST(AnnouncedMates, AreProvenByTheFullWidthWhereverTheSearchIsStopped) {
    SplitMix64 random(20261123);
    Tally tally;
    const int games = tests::property_runs(4);
    // Not every game ends in a mate, so further ones are played until enough are proven.
    const auto is_enough = [&] {
        return tally.proven >= 3 * games && tally.of_the_loser >= games / 2;
    };
    int played = 0;
    for (; played < games || (played < 10 * games && !is_enough()); ++played) {
        play_game(random, tally);
    }
    RecordProperty("proven", tally.proven);
    RecordProperty("too_large", tally.too_large);
    std::cout << played << " games, " << tally.proven << " proven, " << tally.of_the_loser
              << " of them of the loser, " << tally.too_large << " too large, " << tally.refuted
              << " refuted\n";
    EXPECT_EQ(tally.refuted, 0);
    EXPECT_TRUE(is_enough());
    // A prover that gives up too soon would be useless: at least four fifths must be proven.
    EXPECT_GE(tally.proven, 4 * tally.too_large);
}

TEST(MateProver, KnowsTheMatesOfTheData) {
    for (const auto& mate : tests::mate_cases()) {
        if (mate.moves_to_mate > 3) continue;
        Position position = tests::position_of(mate.fen);
        MateProver prover(10'000'000);
        EXPECT_EQ(prover.prove(position, mate.moves_to_mate), Proof::Proven) << mate.fen;
        if (mate.moves_to_mate == 1) continue;
        EXPECT_EQ(prover.prove(position, mate.moves_to_mate - 1), Proof::Refuted) << mate.fen;
        // The longest resistance among the replies to the key move.
        tests::play(position, mate.first_moves.front());
        EXPECT_EQ(prover.prove(position, 1 - mate.moves_to_mate), Proof::Proven) << mate.fen;
    }
}

TEST(MateProver, GivesUpWhereItIsTold) {
    Position position = tests::position_of(engine::xiangqi::kStartFen);
    MateProver prover(1000);
    EXPECT_EQ(prover.prove(position, 5), Proof::TooLarge);
    EXPECT_LE(prover.positions(), 1000U);
}

}  // namespace
