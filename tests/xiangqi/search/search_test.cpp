// SPDX-License-Identifier: MIT
// The results and the behaviour of the search; techniques_lab_test.cpp tests its techniques.
#include "engine/xiangqi/search/search.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "engine/core/random.h"
#include "engine/core/text/text.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/eval/evaluate.h"
#include "engine/xiangqi/law/rules.h"
#include "engine/xiangqi/search/bench_positions.h"
#include "tests/support/data.h"
#include "tests/support/positions.h"
#include "tests/support/search.h"

namespace {

using namespace engine::xiangqi;
using engine::mate_distance;
using engine::SearchInfo;
using engine::SearchLimits;
using engine::Value;
using testing::Contains;
using testing::Not;
using tests::MateCase;
using tests::position_of;
using tests::search;
using tests::Searched;
using tests::to_depth;
using tests::to_nodes;

std::vector<std::string> legal_in(const Position& position) {
    return tests::texts_of(legal_moves(position));
}

/// The position at the end of a line; every move must be legal.
Position after_line(Position position, const std::string& line) {
    for (const auto word : engine::split_words(line)) tests::play(position, word);
    return position;
}

std::size_t length_of(const std::string& line) { return engine::split_words(line).size(); }

// Mates.

/// White mates in four moves, which are seven plies without capture.
std::string with_quiet_plies(int plies) {
    return "3k5/9/9/9/9/9/9/6N2/9/4K4 w - - " + std::to_string(plies) + " 80";
}

TEST(NaturalMoveLimit, DecidesEachCounterOfAPositionForItself) {
    SearchState state(4);
    const auto value = [&](int quiet_plies) {
        Position position = position_of(with_quiet_plies(quiet_plies));
        return search(position, state, to_depth(20)).answer.value;
    };
    constexpr int kJustInTime = kNaturalMoveLimitPlies - 7;
    for (const int quiet_plies :
         {kJustInTime + 1, 0, kJustInTime + 1, 60, 78, kJustInTime, 79, 81}) {
        const int expected = quiet_plies > kJustInTime ? 0 : 4;
        EXPECT_EQ(mate_distance(value(quiet_plies)), expected) << quiet_plies;
    }
}

class Mate : public testing::TestWithParam<MateCase> {};

TEST_P(Mate, IsFoundInTimeByTheWholeSearch) {
    const MateCase& mate = GetParam();
    const SearchInfo answer = search(mate.fen, to_nodes(2'000'000)).answer;
    EXPECT_EQ(mate_distance(answer.value), mate.moves_to_mate) << mate.fen;
    EXPECT_THAT(mate.first_moves, Contains(answer.best_move)) << mate.fen;
}

TEST_P(Mate, IsShownToItsEnd) {
    const MateCase& mate = GetParam();
    const SearchInfo answer = search(mate.fen, to_nodes(2'000'000)).answer;
    EXPECT_EQ(length_of(answer.line), 2U * static_cast<unsigned>(mate.moves_to_mate) - 1);
    EXPECT_FALSE(has_legal_move(after_line(position_of(mate.fen), answer.line))) << answer.line;
}

INSTANTIATE_TEST_SUITE_P(Collection, Mate, testing::ValuesIn(tests::mate_cases()),
                         [](const auto& one) { return std::to_string(one.index + 1); });

TEST(MatedSide, HoldsOutAsLongAsItCan) {
    for (const MateCase& mate : tests::mate_cases()) {
        if (mate.moves_to_mate == 1) continue;
        const Position position = position_of(mate.fen, mate.first_moves[0]);
        const SearchInfo answer = search(position, to_nodes(2'000'000)).answer;
        EXPECT_EQ(mate_distance(answer.value), 1 - mate.moves_to_mate) << mate.fen;
    }
}

TEST(MateSearch, EndsWhenTheShortestMateIsProven) {
    const Searched searched = search("3k5/1R7/9/9/9/9/9/9/9/4K2R1 w", {});
    EXPECT_EQ(mate_distance(searched.answer.value), 1);
    EXPECT_LT(searched.nodes, 1000U);
}

// The search stopped at mates in three: it razored the quiet moves that mate in two.
TEST(MateSearch, DoesNotPruneAwayAShorterMateThanTheOneFound) {
    for (const char* mate_in_two :
         {"2b1kab2/4a4/4C4/p8/8p/2PR3N1/P7P/3KB4/r3A4/1r3ABR1 b",
          "3ak1b2/2c1a4/3c5/4C4/P4Rb2/2N6/8p/4BA3/1r2A1n2/3K2B2 b",
          "3a1kb2/4a4/5rn2/pNp1p3p/1CPr1R3/6P2/P3c3P/B3C4/4A4/1R1AK1B2 b",
          "4kab2/4a4/2C1b4/p3C1n1p/6p2/9/P1P1P1c1P/3R2N1B/3cA1r2/1NBK1A3 w"}) {
        const SearchInfo answer = search(mate_in_two, to_nodes(500'000)).answer;
        EXPECT_EQ(mate_distance(answer.value), 2) << mate_in_two;
    }
}

TEST(MateSearch, EndsWithTheMateItWasAskedFor) {
    for (const MateCase& mate : tests::mate_cases()) {
        if (mate.moves_to_mate != 2) continue;
        SearchLimits limits = to_nodes(2'000'000);
        limits.mate = 2;
        const Searched searched = search(mate.fen, limits);
        EXPECT_EQ(mate_distance(searched.answer.value), 2) << mate.fen;
        EXPECT_LT(searched.nodes, 2'000'000U) << mate.fen;
    }
}

TEST(MateSearch, CountsTheSameDistanceWithATableThatKnowsTheGame) {
    for (const MateCase& mate : tests::mate_cases()) {
        if (mate.moves_to_mate != 3) continue;
        SearchState state(4);
        Position position = position_of(mate.fen);
        const SearchInfo first = search(position, state, to_nodes(2'000'000)).answer;
        const auto moves = engine::split_words(first.line);
        ASSERT_GE(moves.size(), 2U) << mate.fen;
        tests::play(position, moves[0]);
        EXPECT_EQ(mate_distance(search(position, state, to_nodes(2'000'000)).answer.value), -2)
            << mate.fen;
        tests::play(position, moves[1]);
        EXPECT_EQ(mate_distance(search(position, state, to_nodes(2'000'000)).answer.value), 2)
            << mate.fen;
    }
}

// Red and Black to move against a mate threat: the first move tried often loses to it. A search
// stopped then reported a mate that the other moves avoid; these positions were found in this way.
TEST(StoppedSearch, ReportsNoMateThatALongerSearchRefutes) {
    std::vector<std::string> fens{"9/C2cak1r1/2R2a3/p5R1p/4p1p2/5r3/P5PcP/5C3/4A4/2B1KAB2 b",
                                  "5a3/2Nk1P3/5a3/9/2b6/6R2/5p3/4B4/9/2BAKA1r1 b",
                                  "r3kab2/3ca4/6n2/p3p3p/2b4r1/1c1N1RC2/P3P3P/6N2/9/R1BAKAB2 b"};
    for (const MateCase& mate : tests::mate_cases()) {
        const auto words = engine::split_words(mate.fen);
        fens.push_back(std::string(words[0]) + (words[1] == "w" ? " b" : " w"));
    }
    engine::SplitMix64 random(1);
    for (const std::string& fen : fens) {
        if (why_unplayable(*parse_fen(fen).position)) continue;
        for (int stop = 0; stop < 25; ++stop) {
            const SearchInfo answer = search(fen, to_nodes(50 + random.below(1500))).answer;
            EXPECT_EQ(engine::split_words(answer.line).at(0), answer.best_move);
            if (answer.kind() != engine::ScoreKind::Mate) continue;
            const SearchInfo longer = search(fen, to_nodes(50'000)).answer;
            ASSERT_EQ(longer.kind(), engine::ScoreKind::Mate) << fen << " " << answer.nodes;
            EXPECT_EQ(longer.value > 0, answer.value > 0) << fen << " " << answer.nodes;
        }
    }
}

TEST(StoppedSearch, ReportsABoundAsABound) {
    int bounds = 0;
    for (const std::string_view fen : kBenchPositions) {
        for (const std::uint64_t nodes : {500U, 2000U, 8000U}) {
            const Searched searched = search(fen, to_nodes(nodes));
            for (std::size_t i = 0; i + 1 < searched.reports.size(); ++i) {
                EXPECT_EQ(searched.reports[i].bound, engine::Bound::Exact);
            }
            EXPECT_NE(searched.answer.bound, engine::Bound::Upper);
            bounds += searched.answer.bound == engine::Bound::Lower ? 1 : 0;
        }
    }
    EXPECT_GT(bounds, 0);
}

TEST(LostGame, HasNoMoveAndTheScoreOfAMate) {
    for (const char* fen : {"3k3R1/1R7/9/9/9/9/9/9/9/4K4 b", "3k5/2P6/9/9/9/9/9/9/9/4K4 b"}) {
        const Searched searched = search(fen, to_depth(5));
        EXPECT_EQ(searched.answer.best_move, "");
        EXPECT_EQ(searched.answer.line, "");
        EXPECT_EQ(searched.answer.value, engine::mated_in(engine::Ply{0}));
    }
}

TEST(Stalemate, IsPlayedForAsAWin) {
    const Position position = position_of("3k5/9/2P6/9/9/9/9/9/9/4K4 w");
    const SearchInfo answer = search(position, to_depth(3)).answer;
    EXPECT_EQ(mate_distance(answer.value), 1);
    const Position last = after_line(position, answer.best_move);
    EXPECT_FALSE(last.in_check());
    EXPECT_FALSE(has_legal_move(last));
}

// Draws and rulings.

// The rook gives check from a9 and a8 alternately; the king moves between e9 and e8.
constexpr std::string_view kRookAndKing = "4k4/R8/9/9/9/9/9/9/9/3K5 w - - 0 1";
constexpr std::string_view kOnceAndAHalf = "a8a9 e9e8 a9a8 e8e9 a8a9 e9e8";
constexpr std::string_view kNearlyTwice = "a8a9 e9e8 a9a8 e8e9 a8a9 e9e8 a9a8";

TEST(PerpetualCheck, IsGivenUpByTheCheckerBeforeItLoses) {
    const SearchInfo answer = search(position_of(kRookAndKing, kOnceAndAHalf), to_depth(4)).answer;
    EXPECT_NE(answer.best_move, "a9a8");
    EXPECT_FALSE(engine::is_decided(answer.value));
    EXPECT_GT(answer.value, 0);
}

TEST(PerpetualCheck, LosesForTheCheckerWhoGoesOn) {
    SearchLimits limits = to_depth(4);
    limits.root_moves = {"a9a8"};
    const SearchInfo answer = search(position_of(kRookAndKing, kOnceAndAHalf), limits).answer;
    EXPECT_TRUE(engine::is_rule_loss(answer.value));
    EXPECT_LT(answer.value, 0);
}

TEST(PerpetualCheck, IsClaimedByTheSideThatIsChecked) {
    const SearchInfo answer = search(position_of(kRookAndKing, kNearlyTwice), to_depth(4)).answer;
    EXPECT_EQ(answer.best_move, "e8e9");
    EXPECT_TRUE(engine::is_rule_loss(answer.value));
    EXPECT_GT(answer.value, 0);
}

TEST(PerpetualCheck, IsNoMate) {
    const SearchInfo answer = search(position_of(kRookAndKing, kNearlyTwice), to_depth(4)).answer;
    EXPECT_EQ(mate_distance(answer.value), 0);
}

// The rook and the king move back and forth, and nobody attacks anything.
constexpr std::string_view kRookAndAdvisor = "3k5/4a4/9/9/9/9/9/9/4A4/R4K3 w - - 0 1";

TEST(Repetition, SavesTheWeakerSide) {
    const Position position = position_of(kRookAndAdvisor, "a0a1 d9d8 a1a0 d8d9 a0a1 d9d8 a1a0");
    const SearchInfo answer = search(position, to_depth(6)).answer;
    EXPECT_EQ(answer.best_move, "d8d9");
    EXPECT_EQ(answer.value, engine::kDraw);
}

TEST(Repetition, IsAvoidedByTheStrongerSide) {
    const Position position = position_of(kRookAndAdvisor, "a0a1 d9d8 a1a0 d8d9 a0a1 d9d8");
    const SearchInfo answer = search(position, to_depth(6)).answer;
    EXPECT_NE(answer.best_move, "a1a0");
    EXPECT_GT(answer.value, 200);
}

TEST(Repetition, OfAPositionBeforeTheRootIsNoDrawWhenTheOtherSideDoesBetterNow) {
    // In the first position Red can take a rook for nothing, and overlooked it once.
    const Position position = position_of("r2k5/9/8b/9/R8/9/9/9/9/4K4 w - - 0 1", "e0e1 i7g9 e1e0");
    SearchLimits limits = to_depth(2);
    limits.root_moves = {"g9i7"};
    EXPECT_LT(search(position, limits).answer.value, -500);
}

TEST(NaturalMoveLimit, IsPutOffByACapture) {
    const SearchInfo answer = search("3k5/9/9/9/9/9/9/9/p8/R4K3 w - - 119 90", to_depth(4)).answer;
    EXPECT_EQ(answer.best_move, "a0a1");
    EXPECT_GT(answer.value, 0);
}

TEST(NaturalMoveLimit, IsADrawWhereThereIsNothingToCapture) {
    EXPECT_EQ(search("3k5/9/9/9/9/9/9/9/9/R4K3 w - - 119 90", to_depth(4)).answer.value,
              engine::kDraw);
}

TEST(NaturalMoveLimit, DoesNotHideAMateOnItsLastMove) {
    const SearchInfo answer =
        search("3k5/1R7/9/9/9/9/9/9/9/4K2R1 w - - 119 80", to_depth(4)).answer;
    EXPECT_EQ(mate_distance(answer.value), 1);
}

TEST(InsufficientMaterial, IsADrawOnceTheLastAttackerIsTaken) {
    const SearchInfo answer = search("3k5/9/9/9/9/9/9/9/4r4/4K4 w", to_depth(4)).answer;
    EXPECT_EQ(answer.best_move, "e0e1");
    EXPECT_EQ(answer.value, engine::kDraw);
}

// Behaviour.

TEST(Search, VisitsTheSameNodesEveryTime) {
    for (const std::string_view fen : kBenchPositions) {
        const Searched once = search(fen, to_depth(6));
        const Searched again = search(fen, to_depth(6));
        EXPECT_EQ(again.nodes, once.nodes) << fen;
        EXPECT_EQ(again.answer.line, once.answer.line) << fen;
        EXPECT_EQ(again.answer.value, once.answer.value) << fen;
    }
}

TEST(Search, LeavesThePositionAsItWasEvenWhenStopped) {
    for (const std::uint64_t nodes : {1U, 77U, 3000U, 20'000U}) {
        Position position = position_of(kStartFen, "h2e2 h9g7 h0g2");
        const std::string fen = to_fen(position);
        const auto states = position.states().size();
        const auto moves = legal_in(position);
        SearchState state(1);
        search(position, state, to_nodes(nodes));
        EXPECT_EQ(to_fen(position), fen);
        EXPECT_EQ(position.key(), tests::key_from_scratch(position));
        EXPECT_EQ(position.states().size(), states);
        EXPECT_EQ(legal_in(position), moves);
    }
}

TEST(Search, AnswersWithALegalMoveHoweverFewNodesItHas) {
    for (const std::string_view fen : kBenchPositions) {
        for (const std::uint64_t nodes : {1U, 2U, 50U, 1000U}) {
            const SearchInfo answer = search(fen, to_nodes(nodes)).answer;
            EXPECT_THAT(legal_in(position_of(fen)), Contains(answer.best_move)) << fen;
        }
    }
}

TEST(Search, StopsAtItsNodeLimit) {
    for (const std::uint64_t nodes : {1U, 100U, 5000U, 50'000U}) {
        const Searched searched = search(kStartFen, to_nodes(nodes));
        EXPECT_GE(searched.nodes, nodes);
        // While returning to the root the search may count a node per ply.
        EXPECT_LE(searched.nodes, nodes + static_cast<unsigned>(engine::kMaxPly.value()));
    }
}

TEST(Search, StopsSoonAfterItIsAsked) {
    Position position = position_of(kStartFen);
    SearchState state(1);
    int polls = 0;
    const Searched searched = search(position, state, {}, [&] { return ++polls == 3; });
    EXPECT_EQ(polls, 3);
    EXPECT_LT(searched.nodes, 20'000U);
    EXPECT_THAT(legal_in(position), Contains(searched.answer.best_move));
}

TEST(Search, ReportsEveryDepthWithALegalLine) {
    for (const std::string_view fen : kBenchPositions) {
        const Searched searched = search(fen, to_depth(7));
        int depth = 0;
        std::uint64_t nodes = 0;
        for (const SearchInfo& report : searched.reports) {
            EXPECT_EQ(report.depth.value(), ++depth);
            EXPECT_GE(report.nodes, nodes);
            nodes = report.nodes;
            const Position position = position_of(fen);
            after_line(position, report.line);  // fails on an illegal move
            EXPECT_EQ(engine::split_words(report.line).at(0), report.best_move);
        }
        EXPECT_EQ(searched.answer.line, searched.reports.back().line);
        EXPECT_EQ(searched.answer.value, searched.reports.back().value);
    }
}

TEST(Search, ConsidersOnlyTheMovesItIsGiven) {
    SearchLimits limits = to_depth(5);
    limits.root_moves = {"a0a1", "a3a4"};
    EXPECT_THAT(limits.root_moves, Contains(search(kStartFen, limits).answer.best_move));
}

TEST(SeveralLines, AreDifferentAndOrderedAtEveryDepth) {
    for (const std::string_view fen : kBenchPositions) {
        SearchLimits limits = to_depth(5);
        limits.multi_pv = 4;
        const Searched searched = search(fen, limits);
        const std::size_t lines = std::min<std::size_t>(4, legal_in(position_of(fen)).size());
        ASSERT_EQ(searched.reports.size() % lines, 0U) << fen;
        for (std::size_t first = 0; first < searched.reports.size(); first += lines) {
            std::set<std::string> moves;
            Value last = engine::kInfinite;
            for (std::size_t i = 0; i < lines; ++i) {
                const SearchInfo& report = searched.reports[first + i];
                EXPECT_EQ(report.multi_pv, static_cast<int>(i) + 1);
                EXPECT_LE(report.value, last) << fen;
                last = report.value;
                moves.insert(report.best_move);
                after_line(position_of(fen), report.line);  // fails on an illegal move
            }
            EXPECT_EQ(moves.size(), lines) << fen;
        }
    }
}

TEST(SeveralLines, AreNoMoreThanThereAreMoves) {
    SearchLimits limits = to_depth(3);
    limits.multi_pv = 100;
    const Searched searched = search("3k5/9/9/9/9/9/9/9/p8/4K4 w", limits);
    EXPECT_EQ(searched.reports.size(), 3U * 2U);
}

// Levels.

SearchLimits at_level(int level, std::uint64_t seed = 1) {
    SearchLimits limits = to_nodes(100'000);
    limits.level = level;
    limits.seed = seed;
    return limits;
}

TEST(Levels, PlayALegalMoveWithFewerNodesTheLowerTheyAre) {
    std::uint64_t last = 0;
    for (int level = 1; level <= engine::kFullStrength; ++level) {
        const Searched searched = search(kStartFen, at_level(level));
        EXPECT_THAT(legal_in(position_of(kStartFen)), Contains(searched.answer.best_move));
        EXPECT_GE(searched.nodes * 3, last) << level;
        last = searched.nodes;
    }
    EXPECT_GT(last, 50 * search(kStartFen, at_level(1)).nodes);
}

TEST(Levels, VaryTheirMovesWithTheSeedOnly) {
    std::set<std::string> moves;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const std::string move = search(kStartFen, at_level(1, seed)).answer.best_move;
        EXPECT_EQ(search(kStartFen, at_level(1, seed)).answer.best_move, move);
        moves.insert(move);
    }
    EXPECT_GT(moves.size(), 1U);
}

TEST(Levels, AboveTheFirstAlwaysMateInOne) {
    for (const MateCase& mate : tests::mate_cases()) {
        if (mate.moves_to_mate != 1) continue;
        for (int level = 2; level <= engine::kFullStrength; ++level) {
            const SearchInfo answer = search(mate.fen, at_level(level, 7)).answer;
            EXPECT_THAT(mate.first_moves, Contains(answer.best_move)) << level << " " << mate.fen;
        }
    }
}

TEST(Levels, AtFullStrengthPlayTheBestMoveWhateverTheSeed) {
    const std::string move = search(kStartFen, at_level(engine::kFullStrength, 1)).answer.best_move;
    for (std::uint64_t seed = 2; seed <= 5; ++seed) {
        EXPECT_EQ(search(kStartFen, at_level(engine::kFullStrength, seed)).answer.best_move, move);
    }
}

}  // namespace
