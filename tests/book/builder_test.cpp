// SPDX-License-Identifier: MIT
// Which moves of the sources enter the book, and with which weights.
#include "book/builder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

namespace book {
namespace {

using ::testing::ElementsAre;
using ::testing::Pair;
using ::testing::UnorderedElementsAre;

/// The weights of the start position's moves in the book if masters had the results of `text`.
std::map<std::string, int> weights(std::string_view text) {
    Builder builder;
    EXPECT_EQ(read_moves("moves.txt", text,
                         [&](const auto& position, auto move, const auto& tally) {
                             return builder.add(position, move, tally);
                         }),
              "");
    std::map<std::string, int> found;
    for (const auto& position : builder.positions()) {
        for (const auto& entry : position.moves) {
            if (entry.weight == 0) continue;
            found[engine::xiangqi::Move::from_raw(entry.move).text()] = entry.weight;
        }
    }
    return found;
}

TEST(BookBuilder, GivesAnOnlyMoveTheWholeWeight) {
    EXPECT_THAT(weights("0 h2e2 2/1/1\n"), ElementsAre(Pair("h2e2", 1000)));
}

TEST(BookBuilder, PrefersTheMorePopularOfEquallySuccessfulMoves) {
    EXPECT_THAT(weights("0 h2e2 150/0/150\n0 c3c4 50/0/50\n"),
                UnorderedElementsAre(Pair("h2e2", 750), Pair("c3c4", 250)));
}

TEST(BookBuilder, PrefersTheMoreSuccessfulOfEquallyPopularMoves) {
    // 55 per cent against 45: about three to two.
    const auto found = weights("0 h2e2 550/0/450\n0 c3c4 450/0/550\n");
    EXPECT_NEAR(found.at("h2e2"), 600, 5);
    EXPECT_NEAR(found.at("c3c4"), 400, 5);
}

TEST(BookBuilder, DropsAMoveThatMastersHaveTriedAndLeft) {
    EXPECT_THAT(weights("0 h2e2 500/0/500\n0 a0a1 4/0/4\n"), ElementsAre(Pair("h2e2", 1000)));
}

TEST(BookBuilder, DropsAMoveThatLosesMoreThanTheOthers) {
    EXPECT_THAT(weights("0 h2e2 60/0/40\n0 a0a1 12/0/18\n"), ElementsAre(Pair("h2e2", 1000)));
}

TEST(BookBuilder, LeavesALostPositionToTheSearch) {
    EXPECT_THAT(weights("0 a0a1 0/0/9\n"), ElementsAre());
}

TEST(BookBuilder, JudgesAFewGamesMildly) {
    EXPECT_THAT(weights("0 h2e2 6/0/4\n0 c3c4 1/0/3\n"), ::testing::SizeIs(2));
}

TEST(BookBuilder, DropsAMoveMarkedAsAMistake) {
    EXPECT_THAT(weights("0 h2e2 60/0/40 h9g7 1/1/1\n0 h2h9? 50/0/50 i9h9 9/0/0\n"),
                UnorderedElementsAre(Pair("h2e2", 1000), Pair("h9g7", 1000), Pair("i9h9", 1000)));
}

TEST(BookBuilder, KeepsTheRepliesToAMoveItWouldNotPlay) {
    const auto found = weights("0 a0a1 0/0/9 h9g7 9/0/0\n0 h2e2 60/0/40\n");
    EXPECT_THAT(found, UnorderedElementsAre(Pair("h2e2", 1000), Pair("h9g7", 1000)));
}

TEST(BookBuilder, KeepsTheResultsOfMovesItWouldNotPlay) {
    Builder builder;
    EXPECT_EQ(read_moves("moves.txt", "0 a0a1 0/1/9\n0 h2e2 60/5/40\n",
                         [&](const auto& position, auto move, const auto& tally) {
                             return builder.add(position, move, tally);
                         }),
              "");
    const auto positions = builder.positions();
    ASSERT_EQ(positions.size(), 1U);
    const auto raw = [](std::string_view move) { return engine::xiangqi::parse_move(move)->raw(); };
    EXPECT_THAT(positions[0].moves, ElementsAre(engine::BookEntry{raw("h2e2"), 1000, 60, 5, 40},
                                                engine::BookEntry{raw("a0a1"), 0, 0, 1, 9}));
}

}  // namespace
}  // namespace book
