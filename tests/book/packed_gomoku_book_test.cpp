// SPDX-License-Identifier: MIT
// The published Gomoku book: built from the sources, loaded by the engine, probed in every
// position.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>
#include <set>

#include "book/gomoku_source.h"
#include "engine/core/random.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/gomoku/search/book_probe.h"
#include "tests/support/plain_gomoku.h"

namespace book {
namespace {

using engine::gomoku::book_moves;
using engine::gomoku::kStandardSize;
using engine::gomoku::kSymmetries;
using engine::gomoku::Position;
using engine::gomoku::Rule;
using engine::gomoku::turned;

std::string contents(const std::string& name) {
    std::ifstream file(name, std::ios::binary);
    EXPECT_TRUE(file.is_open()) << name;
    return {std::istreambuf_iterator<char>(file), {}};
}

class PackedGomokuBook : public ::testing::TestWithParam<Rule> {
  protected:
    void SetUp() override {
        const std::string file = contents(CHUHE_BOOKS "/gomoku.book");
        const std::vector<std::uint8_t> bytes(file.begin(), file.end());
        ASSERT_FALSE(book_.load(bytes, engine::gomoku::book_identity()));
    }

    static void for_each_analysis(const AnalysisVisitor& visit) {
        const std::string name = CHUHE_BOOK_SOURCES "/gomoku/" + source_name(GetParam());
        EXPECT_EQ(read_analyses(name, contents(name), GetParam(), visit), "");
    }
    static std::set<std::string> proposals() {
        std::set<std::string> all;
        const std::string name = CHUHE_BOOK_SOURCES "/gomoku/" + proposals_name(GetParam());
        EXPECT_EQ(
            read_proposals(name, contents(name), GetParam(),
                           [&](const Position& position, auto) { all.insert(to_fen(position)); }),
            "");
        return all;
    }

    engine::Book book_;
};

TEST_P(PackedGomokuBook, HoldsMovesOfTheSourceAndNoOthersInEachPosition) {
    std::size_t positions = 0;
    for_each_analysis([&](const Position& position, const Analysis& analysis) -> std::string {
        ++positions;
        int total = 0;
        // In a symmetric position the book may contain an equivalent move.
        std::set<engine::Key> known;
        for (const auto& candidate : analysis.candidates) {
            Position after = position;
            after.make_move(candidate.move);
            known.insert(book_image(after).key);
        }
        for (const auto& [move, entry] : book_moves(book_, position)) {
            Position after = position;
            after.make_move(move);
            EXPECT_EQ(known.count(book_image(after).key), 1U) << move.text();
            total += entry.weight;
        }
        EXPECT_NEAR(total, 1000, 10) << to_fen(position);
        return {};
    });
    EXPECT_GT(positions, 50U);
}

TEST_P(PackedGomokuBook, PlaysTheMoveOfAProof) {
    for_each_analysis([&](const Position& position, const Analysis& analysis) -> std::string {
        if (analysis.finding != Finding::Proof) return {};
        const auto moves = book_moves(book_, position);
        EXPECT_EQ(moves.size(), 1U);
        EXPECT_EQ(moves[0].move, analysis.candidates[0].move) << to_fen(position);
        return {};
    });
}

TEST_P(PackedGomokuBook, AnswersAlikeInAllEightImages) {
    for_each_analysis([&](const Position& position, const Analysis& analysis) -> std::string {
        // A symmetric position is an image of itself, so its moves need no counterparts.
        if (book_image(position).symmetries.size() > 1) return {};
        const auto moves = book_moves(book_, position);
        for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
            Position image(kStandardSize, position.rule());
            for (const auto move : analysis.moves) {
                image.make_move(turned(move, symmetry, kStandardSize));
            }
            std::map<std::string, int> expected;
            std::map<std::string, int> found;
            for (const auto& [move, entry] : moves) {
                expected[turned(move, symmetry, kStandardSize).text()] = entry.weight;
            }
            for (const auto& [move, entry] : book_moves(book_, image)) {
                found[move.text()] = entry.weight;
            }
            EXPECT_EQ(found, expected) << to_fen(image);
        }
        return {};
    });
}

TEST_P(PackedGomokuBook, OffersOnlyMovesThatTheWordsOfTheRulesAllow) {
    for_each_analysis([&](const Position& position, const Analysis&) -> std::string {
        tests::PlainGomoku plain(to_fen(position));
        for (const auto& [move, entry] : book_moves(book_, position)) {
            EXPECT_TRUE(plain.may_play(*tests::PlainGomoku::point_of(move.text()), plain.side()))
                << move.text() << " in " << to_fen(position);
        }
        return {};
    });
}

TEST_P(PackedGomokuBook, ProposesTheStonesOfTheSourceHoweverTurned) {
    const std::set<std::string> wanted = proposals();
    EXPECT_GE(wanted.size(), 8U);
    std::set<std::string> met;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        engine::SplitMix64 random(seed);
        const auto stones = draw_proposal(book_, Position(kStandardSize, GetParam()), random);
        ASSERT_EQ(stones.size(), 3U);
        std::vector<std::string> images;
        for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
            Position image(kStandardSize, GetParam());
            for (const auto stone : stones) image.make_move(turned(stone, symmetry, kStandardSize));
            if (wanted.count(to_fen(image)) != 0) images.push_back(to_fen(image));
        }
        ASSERT_FALSE(images.empty()) << seed;
        met.insert(images.begin(), images.end());
    }
    EXPECT_EQ(met, wanted);
}

INSTANTIATE_TEST_SUITE_P(Rules, PackedGomokuBook, ::testing::ValuesIn(kBookRules),
                         [](const auto& test) {
                             return std::string(
                                 engine::gomoku::kRuleNames[static_cast<std::size_t>(test.param)]);
                         });

TEST(PackedGomokuBookFile, IsSmallEnoughForThePage) {
    EXPECT_LT(contents(CHUHE_BOOKS "/gomoku.book").size(), 40'000U);
}

}  // namespace
}  // namespace book
