// SPDX-License-Identifier: MIT
// The book that ships: built from the sources, loaded by the engine, probed in every position.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>
#include <set>

#include "book/source.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/search/book_probe.h"

namespace book {
namespace {

using engine::Key;
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
        const std::string file = contents(CHUHE_BOOK);
        const std::vector<std::uint8_t> bytes(file.begin(), file.end());
        ASSERT_FALSE(book_.load(bytes, engine::xiangqi::book_identity()));
    }

    engine::Book book_;
};

TEST_F(PackedBook, HoldsOnlyMovesThatAreLegalWhereTheyStand) {
    std::set<Key> seen;
    std::size_t legal = 0;
    const std::string name = CHUHE_BOOK_SOURCES "/moves.txt";
    const auto visit = [&](const Position& position, auto, const auto&) -> std::string {
        const auto& known = book_.find(position.key()).empty() ? position.mirrored() : position;
        if (!seen.insert(known.key()).second) return {};
        EXPECT_EQ(book_moves(book_, known).size(), book_.find(known.key()).size())
            << to_fen(position);
        legal += book_moves(book_, known).size();
        return {};
    };
    EXPECT_EQ(read_moves(name, contents(name), visit), "");
    EXPECT_EQ(legal, book_.size()) << "the book has entries that no source line leads to";
    EXPECT_GT(legal, 10'000U);
}

TEST_F(PackedBook, AnswersAlikeOnBothSidesOfTheBoard) {
    const std::string name = CHUHE_BOOK_SOURCES "/moves.txt";
    const auto visit = [&](const Position& position, auto, const auto&) -> std::string {
        // A symmetric position is its own mirror image; its moves need no twin.
        if (position.key() == position.mirrored().key()) return {};
        std::map<std::string, int> expected;
        std::map<std::string, int> found;
        for (const auto& [move, weight] : book_moves(book_, position))
            expected[move.mirrored().text()] = weight;
        for (const auto& [move, weight] : book_moves(book_, position.mirrored())) {
            found[move.text()] = weight;
        }
        EXPECT_EQ(found, expected);
        return {};
    };
    EXPECT_EQ(read_moves(name, contents(name), visit), "");
}

TEST_F(PackedBook, OpensAsMastersDo) {
    const auto start = *engine::xiangqi::parse_fen(engine::xiangqi::kStartFen).position;
    std::map<std::string, int> moves;
    for (const auto& [move, weight] : book_moves(book_, start)) moves[move.text()] = weight;
    EXPECT_GT(moves["h2e2"], 400) << "the central cannon is the most common opening";
    for (const std::string_view move : {"g3g4", "g0e2", "h0g2"}) {
        EXPECT_GT(moves[std::string(move)], 0) << move;
    }
    EXPECT_EQ(moves.count("a0a1"), 0U);
}

TEST_F(PackedBook, IsSmallEnoughForThePage) { EXPECT_LT(contents(CHUHE_BOOK).size(), 200'000U); }

}  // namespace
}  // namespace book
