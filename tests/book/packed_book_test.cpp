// SPDX-License-Identifier: MIT
// The published book: built from the sources, loaded by the engine, probed in every position.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>

#include "book/source.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/search/book_probe.h"

namespace book {
namespace {

using engine::xiangqi::book_moves;
using engine::xiangqi::Position;

std::string contents(const std::string& name) {
    std::ifstream file(name, std::ios::binary);
    EXPECT_TRUE(file.is_open()) << name;
    return {std::istreambuf_iterator<char>(file), {}};
}

class PackedBook : public ::testing::Test {
  protected:
    void SetUp() override {
        const std::string file = contents(CHUHE_BOOKS "/xiangqi.book");
        const std::vector<std::uint8_t> bytes(file.begin(), file.end());
        ASSERT_FALSE(book_.load(bytes, engine::xiangqi::book_identity()));
    }

    engine::Book book_;
};

TEST_F(PackedBook, HoldsTheMovesOfTheSourceWithTheirResultsAndNoOthers) {
    std::size_t moves = 0;
    const std::string name = CHUHE_BOOK_SOURCES "/xiangqi/moves.txt";
    const auto visit = [&](const Position& position, auto move, const Tally& tally) -> std::string {
        ++moves;
        for (const auto& [found, entry] : book_moves(book_, position)) {
            if (found != move) continue;
            EXPECT_EQ(entry.wins, tally.wins) << to_fen(position);
            EXPECT_EQ(entry.draws, tally.draws) << to_fen(position);
            EXPECT_EQ(entry.losses, tally.losses) << to_fen(position);
            EXPECT_TRUE(!tally.is_mistake || entry.weight == 0) << to_fen(position);
            return {};
        }
        ADD_FAILURE() << move.text() << " is missing in " << to_fen(position);
        return {};
    };
    EXPECT_EQ(read_moves(name, contents(name), visit), "");
    EXPECT_EQ(moves, book_.size()) << "the book has entries that no source line leads to";
    EXPECT_GT(moves, 10'000U);
}

TEST_F(PackedBook, NamesTheOpeningsOfTheSourceAndTheirMirrorImages) {
    std::size_t names = 0;
    const std::string file = CHUHE_BOOK_SOURCES "/xiangqi/openings.txt";
    const auto visit = [&](const Position& position, std::string_view code, std::string_view name) {
        ++names;
        for (const Position& seen : {position, position.mirrored()}) {
            const auto found = book_.name_of(engine::xiangqi::opening_key(seen));
            ASSERT_TRUE(found) << name;
            EXPECT_EQ(found->code, code);
            EXPECT_EQ(found->name, name);
        }
    };
    EXPECT_EQ(read_openings(file, contents(file), visit), "");
    EXPECT_GT(names, 400U);
}

TEST_F(PackedBook, AnswersAlikeOnBothSidesOfTheBoard) {
    const std::string name = CHUHE_BOOK_SOURCES "/xiangqi/moves.txt";
    const auto visit = [&](const Position& position, auto, const auto&) -> std::string {
        // A symmetric position is its own mirror image, so its moves need no counterparts.
        if (position.key() == position.mirrored().key()) return {};
        std::map<std::string, int> expected;
        std::map<std::string, int> found;
        for (const auto& [move, entry] : book_moves(book_, position))
            expected[move.mirrored().text()] = entry.weight;
        for (const auto& [move, entry] : book_moves(book_, position.mirrored())) {
            found[move.text()] = entry.weight;
        }
        EXPECT_EQ(found, expected);
        return {};
    };
    EXPECT_EQ(read_moves(name, contents(name), visit), "");
}

TEST_F(PackedBook, OpensAsMastersDo) {
    const auto start = *engine::xiangqi::parse_fen(engine::xiangqi::kStartFen).position;
    std::map<std::string, int> moves;
    for (const auto& [move, entry] : book_moves(book_, start)) moves[move.text()] = entry.weight;
    EXPECT_GT(moves["h2e2"], 400) << "the central cannon is the most common opening";
    for (const std::string_view move : {"g3g4", "g0e2", "h0g2"}) {
        EXPECT_GT(moves[std::string(move)], 0) << move;
    }
    EXPECT_EQ(moves.count("a0a1"), 0U);
}

TEST_F(PackedBook, IsSmallEnoughForThePage) {
    EXPECT_LT(contents(CHUHE_BOOKS "/xiangqi.book").size(), 300'000U);
}

}  // namespace
}  // namespace book
