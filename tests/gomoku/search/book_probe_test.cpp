// SPDX-License-Identifier: MIT
// The book moves of a Gomoku position in every orientation, and the choice among them.
#include "engine/gomoku/search/book_probe.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/gomoku/gomoku_game.h"
#include "engine/gomoku/rules/fen.h"
#include "tests/support/game.h"

namespace engine::gomoku {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;

Point point(std::string_view text) { return *parse_point(text, kStandardSize); }

Position position_of(std::string_view moves, Rule rule = Rule::Freestyle, int symmetry = 0) {
    Position position(kStandardSize, rule);
    for (const auto word : split_words(moves)) {
        position.make_move(turned(point(word), symmetry, kStandardSize));
    }
    return position;
}

struct Entry {
    std::string move;
    std::uint16_t weight;
};

/// The entries of a position, mapped to the image in the book.
BookPosition packed_position(const Position& position, const std::vector<Entry>& entries,
                             BookPart part = BookPart::Moves) {
    const BookImage image = book_image(position, part);
    BookPosition packed{image.key, {}};
    for (const auto& [move, weight] : entries) {
        const Point seen = turned(point(move), image.symmetries[0], kStandardSize);
        packed.moves.push_back({seen.raw(), weight, 0, 0, 0});
    }
    return packed;
}

Book book_of(const std::vector<BookPosition>& positions) {
    Book book;
    EXPECT_FALSE(book.load(pack_book(positions, {}, book_identity()), book_identity()));
    return book;
}

std::vector<std::pair<std::string, int>> offered(const Book& book, const Position& position) {
    std::vector<std::pair<std::string, int>> moves;
    for (const auto& [move, entry] : book_moves(book, position)) {
        moves.emplace_back(move.text(), entry.weight);
    }
    return moves;
}

/// The moves chosen there with any seed.
std::set<std::string> played(const Book& book, const Position& position,
                             OpeningTaste taste = OpeningTaste::Masters) {
    std::set<std::string> moves;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        SplitMix64 random(seed);
        const Point move = draw_book_move(book, position, random, taste);
        moves.insert(move.none() ? "none" : move.text());
    }
    return moves;
}

TEST(GomokuBookProbe, OffersTheTurnedMovesInEachOfTheEightImages) {
    constexpr std::string_view kMoves = "h8 i9 g10";
    const Book book = book_of({packed_position(position_of(kMoves), {{"j7", 700}, {"h11", 300}})});
    for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
        const auto turned_text = [&](std::string_view move) {
            return turned(point(move), symmetry, kStandardSize).text();
        };
        EXPECT_THAT(
            offered(book, position_of(kMoves, Rule::Freestyle, symmetry)),
            ElementsAre(std::pair(turned_text("j7"), 700), std::pair(turned_text("h11"), 300)))
            << symmetry;
    }
}

TEST(GomokuBookProbe, KnowsAPositionByWhicheverOrderOfMovesItCame) {
    const Book book = book_of({packed_position(position_of("h8 i9 g10"), {{"j7", 1}})});
    EXPECT_THAT(offered(book, position_of("g10 i9 h8")), SizeIs(1));
}

TEST(GomokuBookProbe, TellsRulesAndTheSideToMoveApart) {
    const Book book = book_of({packed_position(position_of("h8 i9"), {{"j7", 1}})});
    EXPECT_THAT(offered(book, position_of("h8 i9")), SizeIs(1));
    EXPECT_THAT(offered(book, position_of("h8 i9", Rule::Standard)), IsEmpty());
    EXPECT_THAT(offered(book, position_of("h8 i9", Rule::Renju)), IsEmpty());
    Position passed = position_of("h8 i9");
    passed.make_null_move();
    EXPECT_THAT(offered(book, passed), IsEmpty());
}

TEST(GomokuBookProbe, HasNothingForBoardsOfOtherSizes) {
    Position large(19);
    large.make_move(Point(7, 7));
    const Book book = book_of({packed_position(position_of("h8"), {{"i9", 1}}),
                               {book_image(large).key, {{point("i9").raw(), 1, 0, 0, 0}}}});
    EXPECT_THAT(offered(book, large), IsEmpty());
}

TEST(GomokuBookProbe, OffersNoMoveThatIsIllegal) {
    const Position position = position_of("h8 i9");
    BookPosition packed = packed_position(position, {{"h8", 1}, {"j7", 1}});
    for (const std::uint16_t raw : {std::uint16_t{0}, std::uint16_t{0xFFFF}}) {
        packed.moves.push_back({raw, 1, 0, 0, 0});
    }
    EXPECT_THAT(offered(book_of({packed}), position), ElementsAre(std::pair("j7", 1)));
}

TEST(GomokuBookProbe, OffersBlackNoForbiddenPointInRenju) {
    // h8 would make two open threes.
    const Position position = position_of("h9 a1 h10 o1 i8 a15 j8 o15", Rule::Renju);
    const Book book = book_of({packed_position(position, {{"h8", 1}, {"g7", 1}})});
    EXPECT_THAT(offered(book, position), ElementsAre(std::pair("g7", 1)));
}

TEST(GomokuBookProbe, DrawsEachOfTheMovesThatAreAlikeInASymmetricPosition) {
    const Book book = book_of({packed_position(position_of("h8"), {{"h9", 1}})});
    EXPECT_THAT(played(book, position_of("h8")), UnorderedElementsAre("h9", "h7", "g8", "i8"));
}

TEST(GomokuBookProbe, DrawsNoMoveWithoutWeightAndNoneWhereItKnowsNone) {
    const Position position = position_of("h8 i9 g10");
    const Book book = book_of({packed_position(position, {{"j7", 0}, {"h11", 5}, {"h6", 1}})});
    EXPECT_THAT(played(book, position), UnorderedElementsAre("h11", "h6"));
    EXPECT_THAT(played(book, position_of("h8 i9")), ElementsAre("none"));
    EXPECT_THAT(played(Book(), position_of("")), ElementsAre("none"));
}

TEST(GomokuBookProbe, GivesAPlayerWithATasteTheAnswerThatSuitsIt) {
    const Book book = book_of({packed_position(position_of("h8"), {{"h9", 90}, {"i9", 1}})});
    EXPECT_THAT(played(book, position_of("h8"), OpeningTaste::Indirect),
                UnorderedElementsAre("i9", "i7", "g7", "g9"));
    EXPECT_THAT(played(book, position_of("h8"), OpeningTaste::Direct),
                UnorderedElementsAre("h9", "h7", "g8", "i8"));
}

TEST(GomokuBookProbe, IsForTheKeysOfThisEngineAndNoOtherGame) {
    const auto bytes = pack_book({}, {}, {1, book_identity().start_key});
    Book book;
    EXPECT_EQ(book.load(bytes, book_identity()).code, FaultCode::BookOfAnotherGame);
    EXPECT_EQ(book.load(pack_book({}, {}, {book_identity().game, 1}), book_identity()).code,
              FaultCode::BookWithOtherKeys);
}

std::set<std::string> proposals(const Book& book, const Position& position) {
    std::set<std::string> all;
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        SplitMix64 random(seed);
        std::string text;
        for (const Point stone : draw_proposal(book, position, random)) text += stone.text() + ' ';
        all.insert(text);
    }
    return all;
}

TEST(GomokuBookProbe, ProposesTheStonesOfTheRuleTurnedAtRandom) {
    const Book book = book_of(
        {packed_position(position_of("", Rule::Renju), {{"h8", 1}}, BookPart::Proposals),
         packed_position(position_of("h8", Rule::Renju), {{"h9", 1}}, BookPart::Proposals),
         packed_position(position_of("h8 h9", Rule::Renju), {{"j8", 1}}, BookPart::Proposals)});
    EXPECT_THAT(proposals(book, position_of("a1 a2", Rule::Renju)),
                UnorderedElementsAre("h8 h9 j8 ", "h8 h9 f8 ", "h8 h7 j8 ", "h8 h7 f8 ",
                                     "h8 i8 h10 ", "h8 i8 h6 ", "h8 g8 h10 ", "h8 g8 h6 "));
    EXPECT_THAT(proposals(book, position_of("")), ElementsAre(""));
    EXPECT_THAT(played(book, position_of("", Rule::Renju)), ElementsAre("none"))
        << "stones to propose are no moves to play";
}

/// A game whose book has a single reply to h8.
std::unique_ptr<GomokuGame> game_with_book() {
    auto game = std::make_unique<GomokuGame>(1);
    const auto bytes =
        pack_book({packed_position(position_of("h8"), {{"k11", 1}})}, {}, book_identity());
    EXPECT_EQ(game->opening_book()->load_book(bytes), tests::kNoFault);
    EXPECT_EQ(tests::set(*game, to_fen(Position()), "h8"), tests::kNoFault);
    return game;
}

SearchInfo searched(Game& game, const SearchLimits& limits) {
    return game.search(limits, [](const SearchInfo&) {}, {});
}

TEST(GomokuBook, IsPlayedAtEveryLevelWhereItIsAskedFor) {
    const auto game = game_with_book();
    SearchLimits limits;
    limits.nodes = 500;
    for (limits.level = 1; limits.level <= kFullStrength; ++limits.level) {
        limits.use_book = true;
        const SearchInfo answer = searched(*game, limits);
        EXPECT_TRUE(answer.from_book);
        EXPECT_THAT(std::set<std::string>({"k11", "k5", "e11", "e5"}),
                    ::testing::Contains(answer.best_move));
        limits.use_book = false;
        EXPECT_FALSE(searched(*game, limits).from_book);
    }
}

TEST(GomokuBook, IsNotPlayedByAStyleWithoutABook) {
    const auto game = game_with_book();
    SearchLimits limits;
    limits.nodes = 500;
    limits.use_book = true;
    limits.style.opening = OpeningTaste::NoBook;
    EXPECT_FALSE(searched(*game, limits).from_book);
}

TEST(GomokuBook, TellsItsMovesWithTheirShares) {
    const auto game = game_with_book();
    const auto moves = game->opening_book()->book_moves();
    ASSERT_THAT(moves, SizeIs(1));
    EXPECT_EQ(moves[0].per_mille, 1000);
    EXPECT_EQ(moves[0].wins + moves[0].draws + moves[0].losses, 0);
}

}  // namespace
}  // namespace engine::gomoku
