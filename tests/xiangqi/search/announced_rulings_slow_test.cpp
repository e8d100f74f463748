// SPDX-License-Identifier: MIT
// Plays every defence against the wins by a ruling that the search announces.
#include <gtest/gtest.h>

#include <array>
#include <iostream>
#include <optional>
#include <string>

#include "engine/core/random.h"
#include "engine/xiangqi/board/illegality.h"
#include "engine/xiangqi/law/rules.h"
#include "tests/support/positions.h"
#include "tests/support/property_runs.h"
#include "tests/support/repeated_games.h"
#include "tests/support/ruling_prover.h"
#include "tests/support/search.h"

namespace {

using engine::Bound;
using engine::SearchInfo;
using engine::SplitMix64;
using engine::xiangqi::Color;
using engine::xiangqi::RuleSet;
using tests::Position;
using tests::Proof;
using tests::RulingProver;

constexpr std::array kRuleSets{RuleSet::Asian, RuleSet::Computer, RuleSet::Simple,
                               RuleSet::Chinese};

/// Whether a report announces a ruling, and not only a bound that allows one.
bool announces_ruling(const SearchInfo& info) {
    if (info.kind() != engine::ScoreKind::Rule || info.line.empty()) return false;
    return info.bound == Bound::Exact || (info.bound == Bound::Lower && info.value > 0);
}

/// The last ruling announced in a search.
std::optional<SearchInfo> ruling_in(const tests::Searched& searched) {
    std::optional<SearchInfo> found;
    for (const SearchInfo& info : searched.reports) {
        if (announces_ruling(info)) found = info;
    }
    if (announces_ruling(searched.answer)) found = searched.answer;
    return found;
}

struct Tally {
    int proven = 0;
    int too_large = 0;
    int refuted = 0;

    /// Searches the position under every rule set and proves what is announced.
    void check(Position& position, std::uint64_t nodes) {
        constexpr int kMostPlies = 80;
        constexpr int kMostSearches = 2'000;
        for (const RuleSet rules : kRuleSets) {
            const auto claim = ruling_in(tests::search(position, tests::to_nodes(nodes), rules));
            if (!claim) continue;
            const Color mover = position.side_to_move();
            RulingProver prover(rules, 2 * nodes, kMostSearches);
            switch (prover.prove(position, claim->value > 0 ? mover : ~mover, kMostPlies)) {
                case Proof::Proven:
                    ++proven;
                    break;
                case Proof::TooLarge:
                    ++too_large;
                    break;
                case Proof::Refuted:
                    ++refuted;
                    ADD_FAILURE() << text_of(rules) << " rules, " << to_fen(position) << ", "
                                  << claim->line << " does not win: " << prover.defence();
                    break;
            }
        }
    }

    void print() const {
        std::cout << proven << " proven, " << too_large << " too large, " << refuted
                  << " refuted\n";
    }
};

/// Black's king, shut in by its own pieces, against a cannon: Black must often check or chase with
/// every move.
Position shut_in_king(SplitMix64& random) {
    for (;;) {
        std::string fen = "3aka3/4n4/9/9/9/9/9/9/9/9 w";
        if (random.below(2) == 0) fen.back() = 'b';
        for (const char piece : {'K', 'A', 'C', 'r'}) {
            const tests::Square square(static_cast<int>(random.below(engine::xiangqi::kSquares)));
            fen = tests::with_piece(fen, square.text(), piece);
        }
        const auto read = engine::xiangqi::parse_fen(fen);
        if (read.position && !why_unplayable(*read.position)) return *read.position;
    }
}

/// A position in the middle of a game that repeats one.
Position among_checks_and_chases(tests::RepeatedGames& games, SplitMix64& random) {
    const tests::RepeatedGame game = games.next();
    Position position = tests::position_of(game.fen);
    const auto plies = random.below(static_cast<std::uint32_t>(game.moves.size()));
    for (std::uint32_t ply = 0; ply < plies; ++ply) tests::play(position, game.moves[ply]);
    return position;
}

TEST(AnnouncedRulings, AreWonAgainstEveryDefence) {
    SplitMix64 random(20261128);
    tests::RepeatedGames games(20261128);
    Tally tally;
    const int positions = tests::property_runs(240);
    for (int i = 0; i < positions; ++i) {
        Position position =
            i % 6 == 0 ? shut_in_king(random) : among_checks_and_chases(games, random);
        tally.check(position, 20'000);
    }
    tally.print();
    EXPECT_GE(tally.proven, positions / 60);
    // A prover that gives up too soon would be useless.
    EXPECT_GE(tally.proven, 4 * tally.too_large);
}

// Black chases the cannon in one cycle and checks in the next: either alone would lose, both
// together draw.
TEST(AnnouncedRulings, AreNoneWhereChecksAndChasesTakeTurns) {
    for (const char* fen :
         {"3aka3/4n4/9/9/9/9/9/7C1/7r1/3AK4 w", "3aka3/4n4/9/9/6C2/9/9/5A3/5K3/2r6 w"}) {
        for (const RuleSet rules : {RuleSet::Asian, RuleSet::Computer}) {
            const auto searched =
                tests::search(tests::position_of(fen), tests::to_nodes(400'000), rules);
            EXPECT_FALSE(ruling_in(searched)) << fen << ", " << text_of(rules) << " rules";
        }
    }
}

}  // namespace
