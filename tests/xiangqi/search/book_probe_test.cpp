// SPDX-License-Identifier: MIT
// The book moves of a Xiangqi position, and the choice among them.
#include "engine/xiangqi/search/book_probe.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>
#include <string>

#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/xiangqi_game.h"
#include "tests/support/game.h"

namespace engine::xiangqi {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

// Red has advanced a pawn on the left (c4) or, the mirror image, on the right (g4).
constexpr std::string_view kLeft =
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/2P6/P3P1P1P/1C5C1/9/RNBAKABNR b - - 0 1";
constexpr std::string_view kRight =
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/6P2/P1P1P3P/1C5C1/9/RNBAKABNR b - - 0 1";

Position position_of(std::string_view fen) { return *parse_fen(fen).position; }

std::uint16_t raw(std::string_view move) { return parse_move(move)->raw(); }

/// A move of a position and its weight.
struct Entry {
    Key key;
    std::uint16_t move;
    std::uint16_t weight;
};

Bytes packed(const std::vector<Entry>& entries) {
    std::vector<BookPosition> positions;
    for (const Entry& entry : entries) {
        auto same = std::find_if(positions.begin(), positions.end(),
                                 [&](const BookPosition& one) { return one.key == entry.key; });
        if (same == positions.end()) same = positions.insert(same, {entry.key, {}});
        same->moves.push_back({entry.move, entry.weight, 3, 2, 1});
    }
    return pack_book(positions, {}, book_identity());
}

Book book_of(const std::vector<Entry>& entries) {
    Book book;
    EXPECT_FALSE(book.load(packed(entries), book_identity()));
    return book;
}

std::vector<std::pair<std::string, int>> offered(const Book& book, std::string_view fen) {
    std::vector<std::pair<std::string, int>> moves;
    for (const auto& [move, entry] : book_moves(book, position_of(fen))) {
        moves.emplace_back(move.text(), entry.weight);
    }
    return moves;
}

std::map<std::string, int> drawn(const Book& book, const Position& position, int times,
                                 std::uint64_t seed) {
    SplitMix64 random(seed);
    std::map<std::string, int> counts;
    for (int i = 0; i < times; ++i) ++counts[draw_book_move(book, position, random).text()];
    return counts;
}

TEST(BookProbe, OffersTheMovesOfThePositionWithTheirWeights) {
    const Key key = position_of(kLeft).key();
    const Book book = book_of({{key, raw("b7c7"), 700}, {key, raw("g6g5"), 300}});
    EXPECT_THAT(offered(book, kLeft),
                UnorderedElementsAre(std::pair("b7c7", 700), std::pair("g6g5", 300)));
}

TEST(BookProbe, OffersTheMirroredMovesOfTheMirroredPosition) {
    const Key key = position_of(kLeft).key();
    const Book book = book_of({{key, raw("b7c7"), 700}, {key, raw("g6g5"), 300}});
    EXPECT_THAT(offered(book, kRight),
                UnorderedElementsAre(std::pair("h7g7", 700), std::pair("c6c5", 300)));
    SplitMix64 random(1);
    EXPECT_THAT(draw_book_move(book, position_of(kRight), random).text(),
                ::testing::AnyOf("h7g7", "c6c5"));
}

TEST(BookProbe, PrefersThePositionItselfToItsMirrorImage) {
    const Book book = book_of(
        {{position_of(kLeft).key(), raw("b7c7"), 1}, {position_of(kRight).key(), raw("h9g7"), 1}});
    EXPECT_THAT(offered(book, kRight), ElementsAre(std::pair("h9g7", 1)));
}

TEST(BookProbe, TellsTheSideToMoveApart) {
    std::string red_to_move(kLeft);
    red_to_move.replace(red_to_move.find(" b "), 3, " w ");
    const Book book = book_of({{position_of(kLeft).key(), raw("b7c7"), 1}});
    EXPECT_THAT(offered(book, red_to_move), IsEmpty());
}

TEST(BookProbe, OffersNoIllegalMove) {
    const Key key = position_of(kLeft).key();
    const Book book = book_of({{key, raw("a9a5"), 1},  // through its own pawn
                               {key, raw("a0a1"), 1},  // a red chariot, Black to move
                               {key, raw("e5e4"), 1},  // from an empty point
                               {key, raw("b7c7"), 1},  // legal
                               {key, 0, 1},            // a0a0
                               {key, 0xFFFF, 1}});     // from and to points that do not exist
    EXPECT_THAT(offered(book, kLeft), ElementsAre(std::pair("b7c7", 1)));
}

TEST(BookProbe, OffersNoMoveThatLeavesTheGeneralInCheck) {
    // The chariot on e5 checks; only moves that meet the check are legal.
    constexpr std::string_view kInCheck = "3ak4/9/9/9/4R4/9/9/9/9/4KA3 b - - 0 1";
    const Key key = position_of(kInCheck).key();
    const Book book = book_of({{key, raw("d9e8"), 1}, {key, raw("e9e8"), 1}});
    EXPECT_THAT(offered(book, kInCheck), ElementsAre(std::pair("d9e8", 1)));
}

TEST(BookProbe, HasNoMoveForAPositionTheBookDoesNotKnow) {
    SplitMix64 random(1);
    EXPECT_EQ(draw_book_move(Book(), position_of(kStartFen), random), kNoMove);
    const Book book = book_of({{position_of(kLeft).key(), raw("b7c7"), 1}});
    EXPECT_EQ(draw_book_move(book, position_of(kStartFen), random), kNoMove);
}

TEST(BookProbe, DrawsMovesAsOftenAsTheirWeightsSay) {
    const Position position = position_of(kStartFen);
    const std::map<std::string, int> weights{
        {"h2e2", 620}, {"c3c4", 250}, {"g0e2", 120}, {"b0c2", 10}};
    std::vector<Entry> entries;
    for (const auto& [move, weight] : weights) {
        entries.push_back({position.key(), raw(move), static_cast<std::uint16_t>(weight)});
    }
    constexpr int kDraws = 100'000;
    auto counts = drawn(book_of(entries), position, kDraws, 2024);
    EXPECT_EQ(counts.size(), weights.size());
    for (const auto& [move, weight] : weights) {
        const double share = weight / 1000.0;
        const double deviation = std::sqrt(kDraws * share * (1 - share));
        EXPECT_NEAR(counts[move], kDraws * share, 4 * deviation) << move;
    }
}

TEST(BookProbe, RepeatsItsDrawsForASeedAndVariesThemAcrossSeeds) {
    const Position position = position_of(kStartFen);
    const Book book =
        book_of({{position.key(), raw("h2e2"), 500}, {position.key(), raw("c3c4"), 500}});
    const auto sequence = [&](std::uint64_t seed) {
        SplitMix64 random(seed);
        std::string moves;
        for (int i = 0; i < 64; ++i) moves += draw_book_move(book, position, random).text();
        return moves;
    };
    EXPECT_EQ(sequence(1), sequence(1));
    EXPECT_NE(sequence(1), sequence(2));
}

TEST(BookProbe, IdentifiesTheKeysOfThisEngine) {
    EXPECT_EQ(book_identity().start_key, position_of(kStartFen).key());
}

TEST(BookProbe, TellsSharesOfThePositionTheLikeliestFirst) {
    const Key key = position_of(kLeft).key();
    XiangqiGame game(1);
    EXPECT_EQ(tests::set(game, kLeft), tests::kNoFault);
    OpeningBook& book = *game.opening_book();
    EXPECT_THAT(book.book_moves(), IsEmpty());
    const auto bytes = packed({{key, raw("b7c7"), 1}, {key, raw("g6g5"), 3}});
    EXPECT_EQ(book.load_book(bytes), tests::kNoFault);
    EXPECT_THAT(book.book_moves(), ElementsAre(engine::BookMove{"g6g5", 750, 3, 2, 1},
                                               engine::BookMove{"b7c7", 250, 3, 2, 1}));
    EXPECT_EQ(tests::set(game, kLeft, "h9g7"), tests::kNoFault);
    EXPECT_THAT(book.book_moves(), IsEmpty());
}

TEST(BookProbe, DrawsNoMoveThatMastersTriedAndLeftButTellsItsResults) {
    const Key key = position_of(kLeft).key();
    const Book book = book_of({{key, raw("b7c7"), 0}});
    EXPECT_THAT(offered(book, kLeft), ElementsAre(std::pair("b7c7", 0)));
    SplitMix64 random(1);
    EXPECT_EQ(draw_book_move(book, position_of(kLeft), random), kNoMove);
}

TEST(BookProbe, NamesTheOpeningByTheLastNamedPositionOnTheWay) {
    const Key start = opening_key(position_of(kStartFen));
    const Key pawn = opening_key(position_of(kLeft));
    XiangqiGame game(1);
    EXPECT_EQ(tests::set(game, kStartFen), tests::kNoFault);
    OpeningBook& book = *game.opening_book();
    EXPECT_EQ(book.load_book(pack_book({}, {{pawn, "E", "仙人指路"}}, book_identity())),
              tests::kNoFault);
    EXPECT_EQ(book.book_opening(), std::nullopt);
    for (const auto* moves : {"c3c4", "g3g4", "c3c4 b7c7"}) {
        EXPECT_EQ(tests::set(game, kStartFen, moves), tests::kNoFault);
        EXPECT_EQ(book.book_opening(), (BookOpening{"E", "仙人指路"})) << moves;
    }
    EXPECT_EQ(
        book.load_book(pack_book({}, {{pawn, "E", "x"}, {start, "-", "y z"}}, book_identity())),
        tests::kNoFault);
    EXPECT_EQ(tests::set(game, kStartFen, "h2e2"), tests::kNoFault);
    EXPECT_EQ(book.book_opening(), (BookOpening{"-", "y z"}));
}

/// The moves that a player with that taste chooses with any seed.
std::set<std::string> played_by(OpeningTaste taste, const Book& book, const Position& position) {
    std::set<std::string> moves;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        SplitMix64 random(seed);
        moves.insert(draw_book_move(book, position, random, taste).text());
    }
    return moves;
}

TEST(XiangqiBook, GivesAPlayerWithATasteTheFirstMoveThatSuitsIt) {
    const Position start = position_of(kStartFen);
    const Book book = book_of({{start.key(), raw("h2e2"), 1},
                               {start.key(), raw("c3c4"), 50},
                               {start.key(), raw("g0e2"), 20},
                               {start.key(), raw("b0c2"), 0}});
    EXPECT_THAT(played_by(OpeningTaste::CentralCannon, book, start), ElementsAre("h2e2"));
    EXPECT_THAT(played_by(OpeningTaste::Bishop, book, start), ElementsAre("g0e2"));
    EXPECT_THAT(played_by(OpeningTaste::Pawn, book, start), ElementsAre("c3c4"));
    // The book never starts with a horse, so a player who likes horses gets the other moves.
    EXPECT_THAT(played_by(OpeningTaste::Knight, book, start),
                UnorderedElementsAre("h2e2", "c3c4", "g0e2"));
}

TEST(XiangqiBook, AsksForNoTasteOnceBothSidesHaveMoved) {
    Position later = position_of(kStartFen);
    for (const char* move : {"c3c4", "g6g5"}) later.make_move(*parse_move(move));
    const Book book = book_of({{later.key(), raw("h2e2"), 1}, {later.key(), raw("b0c2"), 1}});
    EXPECT_THAT(played_by(OpeningTaste::CentralCannon, book, later),
                UnorderedElementsAre("h2e2", "b0c2"));
}

}  // namespace
}  // namespace engine::xiangqi
