// SPDX-License-Identifier: MIT
// Links of Gomoku are complete and short.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/core/records/record_tree.h"
#include "tests/support/gomoku_records.h"

namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::MatchesRegex;
using tests::gomoku::outline;
using tests::gomoku::random_tree;
using tests::gomoku::read;
using tests::gomoku::read_clean;
using tests::gomoku::RecordFormat;
using tests::gomoku::Rule;
using tests::gomoku::warnings_of;
using tests::gomoku::written;

TEST(GomokuLink, BringsEveryTreeBackAsItWas) {
    engine::SplitMix64 random(5);
    for (int i = 0; i < 10; ++i) {
        const auto tree = random_tree(random, 60);
        const std::string link = written(tree, RecordFormat::Link);
        EXPECT_THAT(link, MatchesRegex("w[12][A-Za-z0-9_-]+"));
        EXPECT_TRUE(read_clean(link) == tree) << link;
        EXPECT_TRUE(read_clean("https://example.org/#/analyse/gomoku/" + link) == tree);
    }
}

TEST(GomokuLink, HoldsTheRuleTheSizeAndTheStonesOfTheStart) {
    for (const std::string fen :
         {"5/5/2b2/5/5 w freestyle", "7/7/7/3w3/7/7/7 b renju",
          "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b standard", "6/6/3b2/6/2w3/6 b caro"}) {
        const auto tree = read_clean(fen + " moves a1 b2");
        EXPECT_EQ(read_clean(written(tree, RecordFormat::Link)).start_fen(), fen);
    }
}

TEST(GomokuLink, OfAGameTakesAboutACharacterAMove) {
    const auto game =
        read_clean("h8 i9 i7 g9 j8 h9 f9 j9 k9 i8 i10 l7 j10 g10 k10 h10 g8 l11 k8 j7 k7 k6");
    EXPECT_LE(written(game, RecordFormat::Link).size(), 2 + 3 + 22U);
}

// Old links must stay readable.
TEST(GomokuLink, OfTheFirstVersionStaysReadable) {
    const auto game = read_clean("w1WikDlTg6NpnamfmiPadgrdbU4wxXvOOX");
    EXPECT_EQ(outline(game), "h8 {天元} h9 i10 (i9) g7");
    EXPECT_EQ(game.header("Black"), "Meijin");
    EXPECT_THAT(game.start_fen(), HasSubstr("renju"));
}

// Readers from before Caro must be able to read games under the other rules.
TEST(GomokuLink, IsOfTheSecondVersionInCaroOnly) {
    for (const Rule rule : {Rule::Freestyle, Rule::Standard, Rule::Renju, Rule::Caro}) {
        const auto link = written(read_clean("h8 i9", rule), RecordFormat::Link);
        EXPECT_EQ(link.substr(0, 2), rule == Rule::Caro ? "w2" : "w1");
    }
}

TEST(GomokuLink, SaysWhenItIsDamaged) {
    const std::string link = written(read_clean("h8 i9 j7 k8 l9"), RecordFormat::Link);
    EXPECT_THAT(warnings_of(read(link.substr(0, link.size() - 2))),
                Contains(HasSubstr("damaged or cut")));
    EXPECT_THAT(warnings_of(read("w3AAAA")), Contains(HasSubstr("\"w2\"")));
    std::string foreign = link;
    foreign[4] = '!';
    EXPECT_THAT(warnings_of(engine::gomoku::read_records(tests::gomoku::bytes_of(foreign),
                                                         RecordFormat::Link, Rule::Freestyle)),
                Contains(HasSubstr("damaged or cut")));
}

TEST(GomokuLink, NeverLeadsBehindItsStart) {
    engine::SplitMix64 random(6);
    const std::string link = written(random_tree(random, 12), RecordFormat::Link);
    for (std::size_t at = 0; at < link.size(); ++at) {
        for (const char damage : std::string("A9_(")) {
            std::string damaged = link;
            damaged[at] = damage;
            for (const auto& game : read(damaged).games) {
                const auto replayed = engine::game_tree_of<engine::gomoku::RecordedGame>(
                    engine::record_tree_of(game, {}));
                ASSERT_TRUE(std::holds_alternative<tests::gomoku::GameTree>(replayed)) << damaged;
                ASSERT_EQ(outline(std::get<tests::gomoku::GameTree>(replayed)), outline(game));
            }
        }
    }
}

TEST(GomokuFen, GoesOnWithMovesAndTheResultInTheLinesBelow) {
    const std::string fen = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b freestyle";
    for (const std::string moves : {"h8\ni9\n1-0\n", "h8 i9\n1-0\n", "h8 i9 1-0\n"}) {
        const auto game = read_clean(fen + "\n" + moves);
        EXPECT_EQ(outline(game), "h8 i9") << moves;
        EXPECT_EQ(game.header("Result"), "1-0") << moves;
    }
    EXPECT_THAT(warnings_of(read(fen + "\nh8\nh8\ni9\n")),
                ElementsAre(HasSubstr("\"h8\" is not a legal move: the point is taken"),
                            HasSubstr("1 move that follows is left out")));
}

TEST(GomokuFen, HoldsMovesAfterThePosition) {
    EXPECT_EQ(outline(read_clean("5/5/2b2/5/5 w renju moves a1 b2")), "a1 b2");
    EXPECT_THAT(read_clean("5/5/5/5/5 b", Rule::Renju).start_fen(), HasSubstr("renju"));
    EXPECT_THAT(warnings_of(read("5/5/5/5/5 b moves a1 a1 b2")),
                testing::ElementsAre("line 1: \"a1\" is not a legal move: the point is taken",
                                     "line 1: 1 move that follows is left out"));
    EXPECT_THAT(warnings_of(read("5/5/5/5/6 b")), testing::ElementsAre(HasSubstr("bad row")));
}

}  // namespace
