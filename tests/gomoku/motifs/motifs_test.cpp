// SPDX-License-Identifier: MIT
// Every motif of Gomoku on a position constructed from its definition, and on a near miss.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/core/text/text.h"
#include "engine/gomoku/motifs/explain.h"
#include "engine/gomoku/motifs/faults.h"
#include "engine/gomoku/motifs/shapes_made.h"

namespace engine::gomoku {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

Point point_of(std::string_view text) { return parse_point(text, kStandardSize).value(); }

std::vector<Point> points_of(std::string_view words) {
    std::vector<Point> points;
    for (const std::string_view word : split_words(words)) points.push_back(point_of(word));
    return points;
}

Position board(std::string_view black, std::string_view white, Color side = Color::Black,
               Rule rule = Rule::Freestyle) {
    Position position(kStandardSize, rule);
    for (const Point point : points_of(black)) position.put(Color::Black, point);
    for (const Point point : points_of(white)) position.put(Color::White, point);
    position.set_side_to_move(side);
    return position;
}

/// The kind of the motif that a detector found, if any.
template <class Found>
std::optional<MotifKind> kind_of(const Found& found) {
    return found ? std::optional(found->kind) : std::nullopt;
}

std::optional<MotifKind> made(Position position, std::string_view point) {
    return kind_of(shape_made(position, point_of(point)));
}

TEST(GomokuMotifs, FiveNeedsFourStonesInARow) {
    EXPECT_EQ(made(board("f8 g8 h8 i8", "a1 a3 a5"), "j8"), MotifKind::Five);
    EXPECT_NE(made(board("g8 h8 i8", "a1 a3 a5"), "j8"), MotifKind::Five);
}

TEST(GomokuMotifs, AnOpenFourHasBothEndsFree) {
    Position position = board("g8 h8 i8", "a1 a3 a5");
    const auto motif = find_open_four(position, point_of("j8"));
    ASSERT_TRUE(motif);
    EXPECT_THAT(motif->targets, ElementsAre(point_of("f8"), point_of("k8")));
    EXPECT_EQ(made(board("g8 h8 i8", "f8 a3 a5"), "j8"), std::nullopt);
}

TEST(GomokuMotifs, ADoubleFourCompletesTwoFives) {
    EXPECT_EQ(made(board("e8 f8 g8 h5 h6 h7", "d8 h4 a1 a3"), "h8"), MotifKind::DoubleFour);
    EXPECT_NE(made(board("e8 f8 g8 h6 h7", "d8 h4 h5 a1 a3"), "h8"), MotifKind::DoubleFour);
}

TEST(GomokuMotifs, AFourThreeNeedsItsThreeOpen) {
    EXPECT_EQ(made(board("e8 f8 g8 h6 h7", "d8 a1 a3 a5"), "h8"), MotifKind::FourThree);
    EXPECT_EQ(made(board("e8 f8 g8 h6 h7", "d8 h5 a3 a5"), "h8"), std::nullopt);
}

TEST(GomokuMotifs, ADoubleThreeNeedsBothThreesOpen) {
    EXPECT_EQ(made(board("f8 g8 h6 h7", "a1 a3 a5"), "h8"), MotifKind::DoubleThree);
    EXPECT_EQ(made(board("f8 g8 h6 h7", "e8 a3 a5"), "h8"), std::nullopt);
}

TEST(GomokuMotifs, ADoubleThreeOfBlackIsAFoulInRenju) {
    EXPECT_EQ(made(board("f8 g8 h6 h7", "a1 a3 a5", Color::Black, Rule::Renju), "h8"),
              std::nullopt);
}

TEST(GomokuMotifs, AnAnswerMayBeForbiddenInRenjuOnly) {
    const char* black = "d8 i5 i6 i7 i9 i10 i11";
    const char* white = "e8 f8 g8 a1 a3 a5 c1";
    Position renju = board(black, white, Color::White, Rule::Renju);
    const auto motif = find_forbidden_answer(renju, point_of("h8"));
    ASSERT_TRUE(motif);
    EXPECT_THAT(motif->targets, ElementsAre(point_of("i8")));
    Position freestyle = board(black, white, Color::White);
    EXPECT_FALSE(find_forbidden_answer(freestyle, point_of("h8")));
}

TEST(GomokuMotifs, AFourIsIgnoredByAMoveElsewhere) {
    Position position = board("e4 a1 a3 a5", "f4 g4 h4 i4");
    const auto motif = find_ignored_four(position, point_of("o15"));
    ASSERT_TRUE(motif);
    EXPECT_THAT(motif->targets, ElementsAre(point_of("j4")));
    EXPECT_EQ(motif->helpers, points_of("f4 g4 h4 i4"));
    EXPECT_FALSE(find_ignored_four(position, point_of("j4")));
}

TEST(GomokuMotifs, AThreeIsIgnoredByAMoveThatCannotStopIt) {
    Position position = board("a1 a3 a5", "g4 h4 i4");
    const auto motif = find_ignored_three(position, point_of("o15"));
    ASSERT_TRUE(motif);
    EXPECT_EQ(motif->helpers, points_of("g4 h4 i4"));
    EXPECT_FALSE(find_ignored_three(position, point_of("f4")));
}

TEST(GomokuMotifs, TheWrongEndLeavesAWinByFours) {
    Position position = board("a1 a3 a5 c1 c3", "g8 h8 i8 f6 f7");
    VcfSolver solver;
    const auto motif = find_wrong_end(position, point_of("j8"), solver);
    ASSERT_TRUE(motif);
    EXPECT_THAT(motif->targets, ElementsAre(point_of("f8")));
    EXPECT_FALSE(find_wrong_end(position, point_of("f8"), solver));
}

TEST(GomokuMotifs, ADefenceMayMakeAFourItself) {
    Position position = board("e8 f8 g8", "d8 i5 i6 i7");
    const auto motif = find_counter_four(position, point_of("h8"));
    ASSERT_TRUE(motif);
    EXPECT_EQ(motif->actor, point_of("i8"));
    Position two = board("e8 f8 g8", "d8 i6 i7");
    EXPECT_FALSE(find_counter_four(two, point_of("h8")));
}

TEST(GomokuMotifs, SixInARowAreNoFiveWhereExactlyFiveWin) {
    Position standard = board("e8 f8 g8 i8 j8", "a1 a3 a5 c1", Color::Black, Rule::Standard);
    const auto motif = find_overline(standard, point_of("h8"));
    ASSERT_TRUE(motif);
    EXPECT_EQ(motif->helpers.size(), 5U);
    Position freestyle = board("e8 f8 g8 i8 j8", "a1 a3 a5 c1");
    EXPECT_FALSE(find_overline(freestyle, point_of("h8")));
}

class Explained : public testing::Test {
  protected:
    std::vector<MotifKind> missed(Position position, std::string_view better, Value value) {
        const auto line = points_of(better);
        std::vector<MotifKind> kinds;
        for (const LineMotif& found : motifs_of_line(position, {line, value}, {vcf_, vct_})) {
            kinds.push_back(found.motif.kind);
        }
        return kinds;
    }
    VcfSolver vcf_;
    VctSolver vct_;
};

TEST_F(Explained, AWinByFoursIsCalledSoWithTheShapeThatDecides) {
    const Position position = board("e8 f8 g8 h6 h7", "d8 a1 a3 a5");
    EXPECT_THAT(missed(position, "h8 i8 h9", mate_in(Ply{5})),
                ElementsAre(MotifKind::Vcf, MotifKind::FourThree));
    EXPECT_THAT(missed(position, "h8 i8 h9", 300), IsEmpty());
}

TEST_F(Explained, AWinByThreesIsCalledSo) {
    EXPECT_THAT(missed(board("f8 g8 h6 h7", "a1 a3 a5"), "h8", mate_in(Ply{7})),
                ElementsAre(MotifKind::Vct, MotifKind::DoubleThree));
    EXPECT_THAT(missed(board("f8 g8", "a1 a3"), "h8", 200), IsEmpty());
}

TEST_F(Explained, WhatAMoveIgnoredIsNamedOnlyIfItLoses) {
    Position position = board("a1 a3 a5", "g4 h4 i4");
    const auto line = points_of("f4");
    const auto causes = [&](Value value) {
        return explain_move(position, point_of("o15"), {}, {line, value}, {vcf_, vct_}).causes;
    };
    ASSERT_EQ(causes(mate_in(Ply{3})).size(), 1U);
    EXPECT_EQ(causes(mate_in(Ply{3})).front().kind, MotifKind::IgnoredThree);
    EXPECT_THAT(causes(100), IsEmpty());
}

}  // namespace
}  // namespace engine::gomoku
