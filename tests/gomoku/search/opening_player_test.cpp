// SPDX-License-Identifier: MIT
// How the engine plays opening procedures, through engine/capabilities.h.
#include "engine/gomoku/search/opening_player.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>

#include "tests/support/game.h"

namespace engine::gomoku {
namespace {

using testing::AnyOf;
using testing::ElementsAre;
using testing::Not;
using testing::SizeIs;

const std::string kBoard = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b ";

struct Opening {
    std::string procedure;
    std::string rules = "renju";
    std::uint64_t seed = 1;
};

std::vector<std::string> words(std::string_view text) {
    const auto views = split_words(text);
    return {views.begin(), views.end()};
}

/// The engine's acts after those acts.
std::vector<std::string> play(const Opening& opening, const std::string& acts) {
    const auto game = make_game("gomoku", 1);
    EXPECT_EQ(tests::set(*game, kBoard + opening.rules), tests::kNoFault);
    SearchLimits limits;
    limits.nodes = 20'000;
    limits.seed = opening.seed;
    const auto played =
        game->opening_procedures()->play_opening({opening.procedure, words(acts)}, limits, {});
    const auto* fault = std::get_if<Fault>(&played);
    EXPECT_EQ(fault, nullptr) << sentence_of(*fault);
    return fault == nullptr ? std::get<Texts>(played) : Texts{};
}

const Opening kSwap2{"swap2", "freestyle"};
const Opening kTaraguchi{"taraguchi-10"};
const Opening kSoosyrv{"soosyrv-8"};

TEST(OpeningPlayer, PlacesThreeStonesInSwap2InManyWays) {
    std::set<std::vector<std::string>> openings;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const auto stones = play({"swap2", "freestyle", seed}, "");
        EXPECT_THAT(stones, SizeIs(3));
        openings.insert(stones);
    }
    EXPECT_GT(openings.size(), 20U);
}

TEST(OpeningPlayer, TakesWhiteWhereBlacksStonesAreFarFromEverything) {
    EXPECT_THAT(play(kSwap2, "a1 h8 o15"), ElementsAre("white"));
}

TEST(OpeningPlayer, TakesBlackWhereWhitesStoneIsFarFromEverything) {
    EXPECT_THAT(play(kSwap2, "h8 a15 i9 two o1 j7"), ElementsAre("black"));
    EXPECT_THAT(play(kSoosyrv, "h8 h9 i9 white a1 1"), ElementsAre("black", testing::_))
        << "with one fifth move Black picks the best";
}

TEST(OpeningPlayer, KeepsItsSideBeforeTheThirdStone) {
    EXPECT_THAT(play(kTaraguchi, "h8").front(), "white");
    EXPECT_THAT(play(kTaraguchi, "h8 white h9").front(), "black");
}

TEST(OpeningPlayer, OffersTheStrongestFifthMovesAndTakesTheWeakestOffered) {
    // Black has a row of two nearby and every point of its line, so no corner is among the best
    // moves.
    const auto offers = play(kSoosyrv, "h8 i9 h10 white a15 4 black");
    EXPECT_THAT(offers, SizeIs(4));
    EXPECT_EQ(std::set(offers.begin(), offers.end()).size(), 4U);
    for (const std::string corner : {"a1", "o1", "o15"}) {
        EXPECT_THAT(offers, testing::Each(Not(corner)));
    }
    EXPECT_THAT(play(kSoosyrv, "h8 i9 h10 white a15 2 black h9 o1"), ElementsAre("o1"));
    EXPECT_THAT(play(kSoosyrv, "h8 i9 h10 white a15 2 black o1 h9"), ElementsAre("o1"));
}

TEST(OpeningPlayer, OffersTenFifthMovesWhereWhitesFourthIsWasted) {
    // Kagetsu, which White can hardly hold, and a stone far away.
    const auto acts = play(kTaraguchi, "h8 white h9 black i9 white e5");
    ASSERT_THAT(acts, SizeIs(11));
    EXPECT_EQ(acts.front(), "ten");
    EXPECT_EQ(std::set(acts.begin() + 1, acts.end()).size(), 10U);
}

TEST(OpeningPlayer, DeclaresManyFifthMovesWhereItsFourthDoesNotHelp) {
    // The opponent would choose Black and the best of few fifth moves.
    const auto number = play(kSoosyrv, "h8 h9 i9 white a1");
    ASSERT_THAT(number, SizeIs(1));
    EXPECT_GT(parse_int(number.front()), 4);
}

TEST(OpeningPlayer, PlaysEveryProcedureAgainstItselfToItsEnd) {
    for (const Opening& opening : {kSwap2, kTaraguchi, kSoosyrv}) {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const auto game = make_game("gomoku", 1);
            ASSERT_EQ(tests::set(*game, kBoard + opening.rules), tests::kNoFault);
            OpeningRecord record{opening.procedure, {}};
            SearchLimits limits;
            limits.nodes = 5'000;
            limits.seed = seed;
            auto* const procedures = game->opening_procedures();
            for (int turns = 0; turns < 20; ++turns) {
                const auto played = procedures->play_opening(record, limits, {});
                const auto& acts = std::get<Texts>(played);
                if (acts.empty()) break;
                record.acts.insert(record.acts.end(), acts.begin(), acts.end());
            }
            const auto report = std::get<OpeningReport>(procedures->opening_report(record));
            EXPECT_FALSE(report.next) << opening.procedure << " " << seed;
            EXPECT_THAT(report.first, AnyOf("opener", "answerer"));
            EXPECT_EQ(report.players.size(), record.acts.size());
        }
    }
}

TEST(OpeningProcedures, SayWhatIsAllowedNext) {
    const auto game = make_game("gomoku", 1);
    ASSERT_EQ(tests::set(*game, kBoard + "renju"), tests::kNoFault);
    const auto report = [&](std::string_view acts) {
        const OpeningRecord record{"taraguchi-10", words(acts)};
        return std::get<OpeningReport>(game->opening_procedures()->opening_report(record));
    };
    const OpeningReport begun = report("");
    EXPECT_EQ(begun.next, (OpeningAct{"opener", "place", {"h8"}, 1, {}, 1}));
    EXPECT_EQ(begun.first, "opener");
    EXPECT_EQ(report("h8").next, (OpeningAct{"answerer", "take", {}, 0, {"black", "white"}, 1}));
    const OpeningReport offered = report("h8 white h9 black i9 white i7 ten a1 o15");
    EXPECT_THAT(offered.moves, ElementsAre("h8", "h9", "i9", "i7"));
    EXPECT_THAT(offered.offered, ElementsAre("a1", "o15"));
    EXPECT_THAT(offered.players, SizeIs(10));
    EXPECT_EQ(offered.players.at(1), "answerer");
    EXPECT_EQ(offered.next->left, 8);
    EXPECT_EQ(offered.next->square, 0);
}

TEST(OpeningProcedures, RefuseWhatIsNotAllowed) {
    const auto game = make_game("gomoku", 1);
    const auto fault = [&](const std::string& rules, const OpeningRecord& record) {
        EXPECT_EQ(tests::set(*game, kBoard + rules), tests::kNoFault);
        return std::get<Fault>(game->opening_procedures()->opening_report(record));
    };
    EXPECT_EQ(fault("renju", {"swap3", {}}).code, FaultCode::NotOffered);
    EXPECT_EQ(fault("freestyle", {"taraguchi-10", {}}).code, FaultCode::NotOffered);
    const Fault far = fault("renju", {"taraguchi-10", {"h8", "white", "a1"}});
    EXPECT_EQ(far.code, FaultCode::IllegalMove);
    EXPECT_EQ(far.text, "a1");
    EXPECT_EQ(far.number, 3);
    EXPECT_EQ(make_game("xiangqi", 1)->opening_procedures(), nullptr);
}

}  // namespace
}  // namespace engine::gomoku
