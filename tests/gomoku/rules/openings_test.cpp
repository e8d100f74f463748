// SPDX-License-Identifier: MIT
// The 26 openings of Renju. Their points come from the game library of abstractplay.com
// (web/src/screens/openings/renju.ts), their names from Wikipedia's "Renju opening pattern".
#include "engine/gomoku/rules/openings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <set>
#include <utility>

#include "engine/core/text/text.h"

namespace engine::gomoku {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;
using testing::SizeIs;

Position after(std::string_view moves) {
    Position position;
    for (const auto word : split_words(moves)) position.make_move(*parse_point(word, 15));
    return position;
}

std::string_view code_after(std::string_view moves) {
    const auto opening = opening_of(after(moves));
    return opening ? opening->code : std::string_view();
}

/// The points that lead to an opening, with its code.
std::vector<std::pair<std::string, std::string_view>> offered_after(std::string_view moves) {
    std::vector<std::pair<std::string, std::string_view>> offered;
    for (const auto& [point, opening] : opening_moves(after(moves))) {
        offered.emplace_back(point.text(), opening.code);
    }
    return offered;
}

constexpr std::array<std::string_view, 13> kDirect{"h10", "i10", "j10", "i9", "j9", "i8", "j8",
                                                   "h7",  "i7",  "j7",  "h6", "i6", "j6"};
constexpr std::array<std::string_view, 13> kIndirect{"j10", "j9", "j8", "j7", "j6", "i8", "i7",
                                                     "i6",  "h7", "h6", "g7", "g6", "f6"};

/// The list with every point turned or mirrored.
std::string turned(std::string_view moves, int symmetry) {
    std::string out;
    for (const auto word : split_words(moves)) {
        const Point point = *parse_point(word, 15);
        int x = point.file() - 7;
        int y = point.rank() - 7;
        if (symmetry % 2 == 1) x = -x;
        if (symmetry / 2 % 2 == 1) y = -y;
        if (symmetry / 4 == 1) std::swap(x, y);
        out += Point(7 + x, 7 + y).text() + " ";
    }
    return out;
}

TEST(RenjuOpenings, AreTwentySixUnderAllSymmetriesAndWhateverComesLater) {
    for (std::size_t i = 0; i < 13; ++i) {
        const std::string number = std::to_string(i + 1);
        for (int symmetry = 0; symmetry < 8; ++symmetry) {
            const std::string direct = turned("h8 h9 " + std::string(kDirect[i]), symmetry);
            const std::string indirect = turned("h8 i9 " + std::string(kIndirect[i]), symmetry);
            EXPECT_EQ(code_after(direct), "D" + number) << direct;
            EXPECT_EQ(code_after(indirect), "I" + number) << indirect;
            EXPECT_EQ(code_after(indirect + "a1 o15 a15"), "I" + number);
        }
    }
}

TEST(RenjuOpenings, HaveNamesInEveryScript) {
    const auto names_after = [](std::string_view moves) {
        const Opening opening = opening_of(after(moves)).value();
        return std::array{opening.romanised, opening.simplified, opening.traditional};
    };
    EXPECT_THAT(names_after("h8 h9 i9"), ElementsAre("Kagetsu", "花月", "花月"));
    EXPECT_THAT(names_after("h8 h9 j9"), ElementsAre("Zangetsu", "残月", "殘月"));
    EXPECT_THAT(names_after("h8 i9 i7"), ElementsAre("Hogetsu", "浦月", "浦月"));
    EXPECT_THAT(names_after("h8 i9 f6"), ElementsAre("Suisei", "彗星", "彗星"));
    EXPECT_THAT(names_after("h8 h9"), ElementsAre("", "", "")) << "not before the third stone";
}

TEST(RenjuOpenings, AreTheSameWhicheverBlackStoneCameFirst) {
    EXPECT_EQ(code_after("i9 h9 h8"), "D4");
    EXPECT_EQ(code_after("i9 h9"), "");
}

TEST(RenjuOpenings, EndTwoLinesFromTheMiddleAndBesideIt) {
    EXPECT_EQ(code_after(""), "");
    EXPECT_EQ(code_after("h8"), "T");
    EXPECT_EQ(code_after("h8 g8"), "D");
    EXPECT_EQ(code_after("h8 g7"), "I");
    EXPECT_EQ(code_after("h8 h10"), "");
    EXPECT_EQ(code_after("h8 h9 h11"), "");
    EXPECT_EQ(code_after("h8 h9 k9"), "");
    EXPECT_FALSE(opening_of(Position(19)));
}

TEST(RenjuOpenings, AreWalkedFromTheMiddle) {
    EXPECT_THAT(offered_after(""), ElementsAre(Pair("h8", "T")));
    EXPECT_THAT(offered_after("h8"), ElementsAre(Pair("h9", "D"), Pair("i9", "I")));
    EXPECT_THAT(offered_after("h8 h9").at(0), Pair("h10", "D1"));
    EXPECT_THAT(offered_after("h8 h9").at(1), Pair("i10", "D2"));
    EXPECT_THAT(offered_after("h8 h9 i9"), IsEmpty());
    EXPECT_THAT(offered_after("a1"), IsEmpty());
    EXPECT_THAT(offered_after("h8 a1"), IsEmpty());
}

TEST(RenjuOpenings, OfferThirteenThirdStonesWhereverTheSecondLies) {
    for (const std::string second : {"h9", "h7", "g8", "i8", "i9", "g9", "g7", "i7"}) {
        const std::string line = "h8 " + second;
        const auto offered = offered_after(line);
        EXPECT_THAT(offered, SizeIs(13)) << second;
        std::set<std::string_view> codes;
        for (const auto& [point, code] : offered) {
            EXPECT_EQ(code_after(line + " " + point), code);
            codes.insert(code);
        }
        EXPECT_THAT(codes, SizeIs(13));
    }
}

}  // namespace
}  // namespace engine::gomoku
