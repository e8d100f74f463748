// SPDX-License-Identifier: MIT
// PSQ as piskvork writes it (fileio.cpp of plastovicka/Piskvork): columns and rows from 1, the
// first row on top.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/gomoku_records.h"

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using tests::gomoku::outline;
using tests::gomoku::read;
using tests::gomoku::read_clean;
using tests::gomoku::RecordFormat;
using tests::gomoku::Rule;
using tests::gomoku::warnings_of;
using tests::gomoku::written;

const std::string kGame =
    "Piskvorky 15x15, 11:11, 0\n"
    "8,8,0\n"
    "9,7,1532\n"
    "1,15,210\n"
    "alice.zip\n"
    "bob.zip\n"
    "0\n";

TEST(Psq, CountsColumnsFromTheLeftAndRowsFromTheTop) {
    EXPECT_EQ(outline(read_clean(kGame)), "h8 i9 a1");
}

TEST(Psq, NamesThePlayersAndKeepsTheTimes) {
    const auto game = read_clean(kGame);
    EXPECT_EQ(game.header("Black"), "alice.zip");
    EXPECT_EQ(game.header("White"), "bob.zip");
    EXPECT_EQ(game.header("MoveTimes"), "0 1532 210");
    EXPECT_EQ(written(game, RecordFormat::Psq), kGame);
}

TEST(Psq, GivesBlackToTheSecondPlayerWhereHeBegan) {
    auto text = kGame;
    text.replace(text.find(", 0\n"), 4, ", 1\n");
    EXPECT_EQ(read_clean(text).header("Black"), "bob.zip");
}

TEST(Psq, OfGomocupEndsWithItsGroup) {
    const auto game = read_clean(
        "Piskvorky 20x20, 11:11, 0\r\n10,10,0\r\n11,11,5\r\nRAPFI25.zip\r\nJAX25.zip\r\n-1\r\n"
        "0,Freestyle20_1\r\n");
    EXPECT_EQ(game.start().size(), 20);
    EXPECT_EQ(outline(game), "j11 k10");
    EXPECT_EQ(game.header("Event"), "Freestyle20_1");
    EXPECT_EQ(game.header("PsqEnd"), "-1");
}

TEST(Psq, IsPlayedByTheRuleThatWasChosen) {
    EXPECT_THAT(read_clean(kGame, Rule::Renju).start_fen(), HasSubstr("renju"));
}

TEST(Psq, SaysWhichLineCannotBePlayedAndHowMuchFollows) {
    const auto records = read("Piskvorky 15x15, 0:0, 0\n8,8,0\n8,8,0\n9,9,0\n9,8,0\n");
    EXPECT_EQ(outline(records.games.at(0)), "h8");
    EXPECT_THAT(warnings_of(records),
                ElementsAre("line 3: \"8,8,0\" is not a legal move: the point is taken",
                            "line 3: 2 moves that follow are left out"));
    EXPECT_THAT(warnings_of(read("Piskvorky 15x15, 0:0, 0\n16,8,0\n")),
                ElementsAre("line 2: \"16,8,0\" is not a point of the board"));
}

TEST(Psq, PlaysNothingAfterALineThatIsDamaged) {
    for (const std::string line : {"1O,9,0", "ten,9,0", "#,#,#"}) {
        const auto records = read("Piskvorky 15x15, 0:0, 0\n8,8,0\n" + line + "\n9,9,0\nann\nbo\n");
        EXPECT_EQ(outline(records.games.at(0)), "h8");
        EXPECT_THAT(warnings_of(records), ElementsAre("line 3: \"" + line + "\" is not a move",
                                                      "line 3: 1 move that follows is left out"));
        EXPECT_EQ(records.games.at(0).header("White"), "bo");
    }
}

TEST(Psq, KeepsNamesThatLookLikeMoves) {
    auto game = read_clean(kGame);
    game.set_header("Black", "3rd, John");
    game.set_header("White", "7");
    const auto written = engine::gomoku::write_record(game, RecordFormat::Psq).bytes;
    const auto again = read_clean(std::string(written.begin(), written.end()));
    EXPECT_EQ(again.header("Black"), "?3rd, John");
    EXPECT_EQ(again.header("White"), "?7");
    EXPECT_EQ(outline(again), outline(game));
}

TEST(Psq, QuotesAHeadItDoesNotUnderstand) {
    for (const std::string head :
         {"Piskvorky 15x14, 0:0, 0", "Piskvorky 99x99, 0:0, 0", "Piskvorky x, 0"}) {
        const auto records = read(head + "\n8,8,0\n");
        EXPECT_THAT(records.games, IsEmpty()) << head;
        EXPECT_THAT(warnings_of(records), ElementsAre(HasSubstr('"' + head + '"')));
    }
}

TEST(Psq, SaysWhatItHasNoPlaceFor) {
    auto game = read_clean(kGame, Rule::Renju);
    game.set_header("Event", "Cup");
    game.edit_notes(1).comment = "the middle";
    EXPECT_THAT(
        tests::gomoku::unsupported_in(engine::gomoku::write_record(game, RecordFormat::Psq)),
        ElementsAre("no place for 1 comment", "no place for the header Event: \"Cup\"",
                    "no place for the rule"));
}

TEST(Psq, IsNotWrittenOfAGameThatBeginsWithStones) {
    const auto game = read_clean("5/5/2b2/5/5 w freestyle moves a1");
    EXPECT_FALSE(can_begin(game, RecordFormat::Psq));
    EXPECT_TRUE(can_begin(game, RecordFormat::Link));
}

}  // namespace
