// SPDX-License-Identifier: MIT
// RenLib libraries, byte by byte as read by the source of RenLib 3.6 by Frank Arkbo: 7 + 16 · 7 is
// the centre, 0x80 announces an alternative, 0x40 ends a line.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/core/records/record_tree.h"
#include "tests/support/gomoku_records.h"

namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;
using tests::gomoku::Bytes;
using tests::gomoku::outline;
using tests::gomoku::ReadRecords;
using tests::gomoku::Rule;
using tests::gomoku::warnings_of;

constexpr std::uint8_t kH8 = 0x78;
constexpr std::uint8_t kH9 = 0x68;
constexpr std::uint8_t kI9 = 0x69;
constexpr std::uint8_t kI10 = 0x59;
constexpr std::uint8_t kA1 = 0xE1;

ReadRecords library(const Bytes& nodes) {
    Bytes bytes{0xFF, 'R', 'e', 'n', 'L', 'i', 'b', 0xFF, 3, 4};
    bytes.resize(20, 0xFF);
    bytes.insert(bytes.end(), nodes.begin(), nodes.end());
    return engine::gomoku::read_records(bytes, Rule::Freestyle);
}

std::string outline_of(const Bytes& nodes) {
    const ReadRecords records = library(nodes);
    EXPECT_THAT(warnings_of(records), IsEmpty());
    return records.games.empty() ? "none" : outline(records.games[0]);
}

TEST(Renlib, HoldsALine) { EXPECT_EQ(outline_of({0, 0, kH8, 0, kH9, 0, kA1, 0x40}), "h8 h9 a1"); }

TEST(Renlib, NeedsNoRoot) { EXPECT_EQ(outline_of({kH8, 0, kH9, 0x40}), "h8 h9"); }

TEST(Renlib, ComesBackToTheParentOfAnAlternativeOnceALineEnds) {
    EXPECT_EQ(outline_of({0, 0, kH8, 0, kH9, 0x80, kI10, 0x40, kI9, 0, kI10, 0xC0, kA1, 0x40}),
              "h8 h9 (i9 i10 (a1)) i10");
}

TEST(Renlib, HasCommentsOfOneLineOrSeveral) {
    EXPECT_EQ(outline_of({0,   0x08, 'r', 'o', 'o', 't', 0,   0, kH8, 0x08, 'm',
                          'i', 'd',  8,   'n', 'o', 't', 'e', 0, 0,   kH9,  0x40}),
              "{root} h8 {mid\nnote} h9");
    EXPECT_EQ(outline_of({0, 0, kH8, 0x20, 'o', 'l', 'd' | 0x80, 0, kH9, 0x40}), "h8 {old} h9");
}

TEST(Renlib, MarksMovesAndWritesOnPoints) {
    EXPECT_EQ(
        outline_of({0, 0, kH8, 0x10, kH9, 0xC3, 0, 1, 'A', 0, kI9, 0x41, 0, 1, 'B', '1', 0, 0}),
        "h8 {★\nh9: A\ni9: B1} i9");
}

TEST(Renlib, ReadsTheMarkOfWhereToBeginAndSaysThatItIsLeftOut) {
    const auto records = library({0, 0, kH8, 0x44});
    EXPECT_EQ(outline(records.games.at(0)), "h8");
    EXPECT_THAT(warnings_of(records), ElementsAre(HasSubstr("where to begin")));
}

TEST(Renlib, LeavesOutPassesAndImpossibleMovesWithAllThatFollows) {
    const auto records =
        library({0, 0, kH8, 0, kH8, 0x80, kA1, 0x40, 0, 0x80, kA1, 0x40, kI9, 0x40});
    EXPECT_EQ(outline(records.games.at(0)), "h8 i9");
    EXPECT_THAT(warnings_of(records),
                ElementsAre("byte 0x18: \"h8\" is not a legal move: the point is taken",
                            "byte 0x1C: a pass is left out",
                            HasSubstr("2 moves that follow are left out")));
}

TEST(Renlib, SaysWhenItBreaksOffOrGoesOn) {
    EXPECT_THAT(warnings_of(library({0, 0, kH8, 0, kH9, 0})),
                ElementsAre("byte 0x1A: the moves break off"));
    EXPECT_THAT(warnings_of(library({0, 0, kH8, 0x40, kH9, 0, kA1, 0})),
                ElementsAre("byte 0x18: 4 bytes after the end of the moves are left out"));
    EXPECT_THAT(warnings_of(library({0, 0x40})), Contains(HasSubstr("there is no game in it")));
}

TEST(Renlib, EndsWhereAPageCouldNotListIt) {
    Bytes nodes{0, 0};
    // All pairs of 150 points, each in a line of its own.
    const auto point = [](int i) { return static_cast<std::uint8_t>(i / 15 * 16 + i % 15 + 1); };
    for (int i = 0; i < 150; ++i) {
        nodes.insert(nodes.end(), {point(i), 0x80});
        for (int j = 0; j < 150; ++j) {
            if (j == i) continue;
            const bool is_last = j == 149 || (i == 149 && j == 148);
            const int flags = is_last ? 0x40 : 0xC0;
            nodes.insert(nodes.end(), {point(j), static_cast<std::uint8_t>(flags)});
        }
    }
    const auto records = library(nodes);
    EXPECT_EQ(records.games.at(0).size(), 20'001U);
    EXPECT_THAT(warnings_of(records), ElementsAre(HasSubstr("more than 20000 moves")));
}

TEST(Renlib, NeverLeadsBehindItsStart) {
    const Bytes whole{0, 0, kH8, 0, kH9, 0x80, kI10, 0x40, kI9, 0, kI10, 0xC0, kA1, 0x40};
    for (std::size_t at = 0; at < whole.size(); ++at) {
        for (int damage = 0; damage < 256; ++damage) {
            Bytes nodes = whole;
            nodes[at] = static_cast<std::uint8_t>(damage);
            for (const auto& game : library(nodes).games) {
                const auto replayed = engine::game_tree_of<engine::gomoku::RecordedGame>(
                    engine::record_tree_of(game, {}));
                ASSERT_TRUE(std::holds_alternative<tests::gomoku::GameTree>(replayed));
                ASSERT_EQ(outline(std::get<tests::gomoku::GameTree>(replayed)), outline(game));
            }
        }
    }
}

TEST(Renlib, OfANewerVersionIsReadWithAWarning) {
    Bytes bytes{0xFF, 'R', 'e', 'n', 'L', 'i', 'b', 0xFF, 4, 1};
    bytes.resize(20, 0xFF);
    bytes.insert(bytes.end(), {0, 0, kH8, 0x40});
    const auto records = engine::gomoku::read_records(bytes, Rule::Freestyle);
    EXPECT_EQ(outline(records.games.at(0)), "h8");
    EXPECT_THAT(warnings_of(records), ElementsAre(StartsWith("byte 0x8: version 4.1 is newer")));
}

}  // namespace
