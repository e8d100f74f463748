// SPDX-License-Identifier: MIT
// The opening procedures, with their rules as quoted in docs/opening-procedures.md. The numbers of
// points were counted by hand: a square of n lines has n × n points, minus its stones.
#include "engine/gomoku/rules/procedure.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/text/text.h"
#include "engine/gomoku/rules/openings.h"
#include "engine/gomoku/rules/rules.h"

namespace engine::gomoku {

void PrintTo(Player player, std::ostream* out) { *out << text_of(player); }
void PrintTo(ActKind kind, std::ostream* out) { *out << text_of(kind); }

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

OpeningState begun(Procedure procedure) {
    return {procedure, Position(kStandardSize, Rule::Renju)};
}

/// The state after acts that must all be allowed.
OpeningState after(Procedure procedure, std::string_view acts) {
    OpeningState opening = begun(procedure);
    for (const auto act : split_words(acts)) EXPECT_TRUE(opening.perform(act)) << act;
    return opening;
}

/// Whether the last of the acts is allowed after the others.
bool allows(Procedure procedure, std::string_view acts, std::string_view last) {
    return after(procedure, acts).perform(last);
}

/// The next act and its player, as `opener place 8`, with the number of points or words to choose
/// from.
std::string next(Procedure procedure, std::string_view acts) {
    const OpeningState opening = after(procedure, acts);
    if (opening.is_over()) return "over";
    const auto choices = static_cast<std::size_t>(opening.points().size()) + opening.words().size();
    return std::string(text_of(opening.player())) + " " +
           std::string(text_of(opening.step().kind)) + " " + std::to_string(choices);
}

constexpr auto kT = Procedure::Taraguchi10;
constexpr auto kS = Procedure::Soosyrv8;
constexpr auto k2 = Procedure::Swap2;
const std::string kFour = "h8 white h9 black i9 white i7 ";

TEST(Taraguchi10, WidensTheSquareWithEveryStoneAndAsksTheOtherPlayerAfterEach) {
    EXPECT_EQ(next(kT, ""), "opener place 1");
    EXPECT_EQ(next(kT, "h8"), "answerer take 2");
    EXPECT_EQ(next(kT, "h8 white"), "answerer place 8");
    EXPECT_EQ(next(kT, "h8 white h9"), "opener take 2");
    EXPECT_EQ(next(kT, "h8 white h9 black"), "opener place 23");
    EXPECT_EQ(next(kT, "h8 white h9 black i9"), "answerer take 2");
    EXPECT_EQ(next(kT, "h8 white h9 black i9 white"), "answerer place 46");
    EXPECT_EQ(next(kT, kFour), "opener take 3");
    EXPECT_EQ(next(kT, kFour + "black"), "opener place 77");
    EXPECT_EQ(next(kT, kFour + "black d4"), "answerer take 2");
    EXPECT_EQ(next(kT, kFour + "black d4 white"), "over");
}

TEST(Taraguchi10, KeepsStonesInsideTheirSquare) {
    EXPECT_FALSE(allows(kT, "", "h9"));
    EXPECT_FALSE(allows(kT, "h8 white", "h8"));
    EXPECT_FALSE(allows(kT, "h8 white", "h10"));
    EXPECT_FALSE(allows(kT, "h8 white h9 black", "k8"));
    EXPECT_FALSE(allows(kT, "h8 white h9 black i9 white", "l12"));
    EXPECT_TRUE(allows(kT, "h8 white h9 black i9 white", "k11"));
    EXPECT_FALSE(allows(kT, kFour + "black", "m8"));
}

TEST(Taraguchi10, LetsWhoeverHasTheColourPlaceItsStone) {
    EXPECT_EQ(next(kT, "h8 black"), "opener place 8") << "the opener is White after a swap";
    EXPECT_EQ(next(kT, "h8 black h9"), "answerer take 2");
    EXPECT_EQ(next(kT, "h8 black h9 white"), "opener place 23") << "swapped back";
    EXPECT_EQ(after(kT, "h8 black").black(), Player::Answerer);
    EXPECT_EQ(after(kT, "h8 black h9 white").black(), Player::Opener);
    EXPECT_EQ(next(kT, kFour + "white"), "answerer place 77") << "swapped after the fourth";
    EXPECT_EQ(next(kT, kFour + "white d4"), "opener take 2");
    EXPECT_EQ(after(kT, kFour + "white d4 black").black(), Player::Opener);
}

TEST(Taraguchi10, OffersTenFifthMovesInTheSwapsPlace) {
    const std::string ten = kFour + "ten ";
    EXPECT_EQ(next(kT, ten), "opener offer 221");
    EXPECT_EQ(after(kT, ten).left(), 10);
    const std::string nine = "a1 a2 a3 a4 a5 a6 a7 o1 o15 ";
    EXPECT_EQ(after(kT, ten + nine).left(), 1);
    EXPECT_EQ(next(kT, ten + nine + "a8"), "answerer select 10");
    EXPECT_FALSE(allows(kT, ten + nine + "a8", "b1"));
    const OpeningState over = after(kT, ten + nine + "a8 o1");
    EXPECT_TRUE(over.is_over());
    EXPECT_EQ(over.black(), Player::Opener) << "no swap after the offer";
    EXPECT_EQ(over.position().stones(), 5);
    EXPECT_EQ(over.position().last_move().text(), "o1");
    EXPECT_THAT(over.offered(), IsEmpty());
    EXPECT_FALSE(allows(kT, "h8", "ten"));
}

TEST(Soosyrv8, LetsTheOpenerPlaceThreeStonesAndWhiteTheFourthAnywhere) {
    EXPECT_EQ(next(kS, ""), "opener place 1");
    EXPECT_EQ(after(kS, "").left(), 3);
    EXPECT_EQ(next(kS, "h8"), "opener place 8");
    EXPECT_EQ(next(kS, "h8 i9"), "opener place 23");
    EXPECT_EQ(next(kS, "h8 i9 j8"), "answerer take 2");
    EXPECT_EQ(next(kS, "h8 i9 j8 white"), "answerer place 222");
    EXPECT_EQ(next(kS, "h8 i9 j8 black"), "opener place 222");
}

TEST(Soosyrv8, DeclaresOneToEightFifthMovesAndMaySwapOnceMore) {
    const std::string four = "h8 i9 j8 white a15 ";
    EXPECT_EQ(next(kS, four), "answerer declare 8");
    EXPECT_FALSE(allows(kS, four, "0"));
    EXPECT_FALSE(allows(kS, four, "9"));
    EXPECT_EQ(next(kS, four + "3"), "opener take 2");
    EXPECT_EQ(next(kS, four + "3 black"), "opener offer 221");
    EXPECT_EQ(next(kS, four + "3 white"), "answerer offer 221") << "who declared offers them now";
    EXPECT_EQ(after(kS, four + "3 black").left(), 3);
    EXPECT_EQ(next(kS, four + "3 black b2 c3 d5"), "answerer select 3");
    EXPECT_EQ(next(kS, four + "1 black b2"), "answerer select 1");
    EXPECT_EQ(next(kS, four + "3 black b2 c3 d5 c3"), "over");
}

TEST(Soosyrv8, BeginsWithOneOfThe26Openings) {
    std::set<std::string_view> codes;
    const OpeningState one = after(kS, "h8");
    for (const Point second : one.points()) {
        OpeningState two = one;
        ASSERT_TRUE(two.perform(second.text()));
        for (const Point third : two.points()) {
            OpeningState three = two;
            ASSERT_TRUE(three.perform(third.text()));
            const auto opening = opening_of(three.position());
            ASSERT_TRUE(opening) << second.text() << " " << third.text();
            codes.insert(opening->code);
        }
    }
    EXPECT_THAT(codes, SizeIs(26));
    const auto direct = [](std::string_view code) { return code[0] == 'D'; };
    EXPECT_EQ(std::count_if(codes.begin(), codes.end(), direct), 13);
}

TEST(Swap2, LetsTheAnswererTakeASideOrPlaceTwoMore) {
    EXPECT_EQ(next(k2, ""), "opener place 225");
    EXPECT_EQ(after(k2, "").left(), 3);
    EXPECT_EQ(next(k2, "a1 b2 c3"), "answerer take 3");
    EXPECT_EQ(after(k2, "a1 b2 c3").black(), std::nullopt);
    EXPECT_EQ(after(k2, "a1 b2 c3 black").black(), Player::Answerer);
    EXPECT_EQ(after(k2, "a1 b2 c3 white").black(), Player::Opener);
    EXPECT_EQ(next(k2, "a1 b2 c3 white"), "over");
    EXPECT_EQ(next(k2, "a1 b2 c3 two"), "answerer place 222");
    EXPECT_EQ(next(k2, "a1 b2 c3 two d4 e5"), "opener take 2");
    EXPECT_EQ(after(k2, "a1 b2 c3 two d4 e5 black").black(), Player::Opener);
    EXPECT_FALSE(allows(k2, "a1 b2 c3 two d4 e5", "two"));
}

TEST(Procedures, AreOpenOnEmptyBoardsAndThoseOfRenjuByItsRuleOnFifteenLines) {
    const Position renju(15, Rule::Renju);
    for (const Procedure procedure : kProcedures) EXPECT_TRUE(is_open_to(procedure, renju));
    for (const Position& other : {Position(15, Rule::Freestyle), Position(19, Rule::Renju)}) {
        EXPECT_TRUE(is_open_to(Procedure::Swap2, other));
        EXPECT_FALSE(is_open_to(Procedure::Taraguchi10, other));
        EXPECT_FALSE(is_open_to(Procedure::Soosyrv8, other));
    }
    Position played = renju;
    played.make_move(Point(7, 7));
    for (const Procedure procedure : kProcedures) EXPECT_FALSE(is_open_to(procedure, played));
}

TEST(Procedures, AreReadByTheirNames) {
    for (const Procedure procedure : kProcedures) {
        EXPECT_EQ(parse_procedure(text_of(procedure)), procedure);
    }
    EXPECT_EQ(parse_procedure("taraguchi"), std::nullopt);
}

using Stones = std::set<std::pair<int, int>>;

/// The stones of both colours, turned by one of the eight symmetries, relative to the centre.
std::pair<Stones, Stones> stones_of(const Position& position, int way) {
    std::pair<Stones, Stones> stones;
    for (std::size_t i = 0; i < position.moves().size(); ++i) {
        int x = position.moves()[i].file() - 7;
        int y = position.moves()[i].rank() - 7;
        if (way % 2 == 1) x = -x;
        if (way / 2 % 2 == 1) y = -y;
        if (way / 4 == 1) std::swap(x, y);
        (i % 2 == 0 ? stones.first : stones.second).emplace(x, y);
    }
    return stones;
}

bool look_alike(const Position& a, const Position& b) {
    for (int way = 0; way < 8; ++way) {
        if (stones_of(a, way) == stones_of(b, 0)) return true;
    }
    return false;
}

TEST(Procedures, RefuseAnOfferThatMakesThePositionOfAnother) {
    // The four stones are on one file, so left and right are symmetric.
    const OpeningState mirrored = after(kT, "h8 white h9 black h10 white h7 ten g8");
    EXPECT_FALSE(mirrored.points().contains(Point(8, 7))) << "i8 is the mirror image of g8";
    EXPECT_TRUE(mirrored.points().contains(Point(8, 8)));
    EXPECT_EQ(mirrored.points().size(), 225 - 4 - 2);
    for (const std::string four :
         {"h8 white h9 black h10 white h7 ten ", "h8 white i9 black g7 white j10 ten ",
          "h8 white i9 black i7 white j8 ten ", "h8 white h9 black i9 white i7 ten "}) {
        const OpeningState opening = after(kT, four);
        for (const std::string offer : {"g8", "i8", "j9", "a1", "f5", "h6"}) {
            OpeningState offered = opening;
            if (!offered.perform(offer)) continue;
            Position first = opening.position();
            first.make_move(*parse_point(offer, 15));
            for (const Point point : opening.points()) {
                Position second = opening.position();
                second.make_move(point);
                EXPECT_EQ(offered.points().contains(point), !look_alike(first, second))
                    << four << offer << " " << point.text();
            }
        }
    }
}

/// Any allowed act.
std::string any_act(const OpeningState& opening, SplitMix64& random) {
    std::vector<std::string> acts;
    for (const Point point : opening.points()) acts.push_back(point.text());
    for (const auto word : opening.words()) acts.emplace_back(word);
    return acts.at(random.below(static_cast<std::uint32_t>(acts.size())));
}

TEST(Procedures, EndAfterWhateverActsInAPositionWithWhiteToMove) {
    SplitMix64 random(2026);
    for (const Procedure procedure : kProcedures) {
        for (int game = 0; game < 200; ++game) {
            OpeningState opening = begun(procedure);
            int acts = 0;
            for (; !opening.is_over(); ++acts) {
                ASSERT_LT(acts, 20);
                ASSERT_TRUE(opening.perform(any_act(opening, random)));
                ASSERT_LE(opening.position().stones(), 5);
            }
            Position position = opening.position();
            const auto stones = stones_of(position, 0);
            EXPECT_EQ(stones.first.size(), stones.second.size() + 1);
            EXPECT_EQ(position.side_to_move(), Color::White);
            EXPECT_EQ(judge(position).status, Status::Ongoing);
            EXPECT_TRUE(opening.black());
            EXPECT_FALSE(opening.perform("h8"));
            // No stone was placed on a forbidden point.
            Position again(15, Rule::Renju);
            for (const Point move : position.moves()) {
                EXPECT_TRUE(legal_moves(again).contains(move));
                again.make_move(move);
            }
        }
    }
}

}  // namespace
}  // namespace engine::gomoku
