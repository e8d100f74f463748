// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/game_tree.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/xiangqi/board/fen.h"
#include "tests/support/positions.h"
#include "tests/support/records.h"

namespace {

using engine::kRootNode;
using engine::NodeId;
using engine::xiangqi::TreeCursor;
using testing::HasSubstr;
using tests::GameTree;
using tests::move_of;
using tests::outline;

TEST(GameTree, TakesLegalMovesOnly) {
    GameTree tree;
    TreeCursor cursor(tree);
    EXPECT_FALSE(cursor.play(move_of("h2i3")));
    EXPECT_FALSE(cursor.play(move_of("h9g7"))) << "Black's";
    EXPECT_EQ(tree.size(), 1U);
    EXPECT_TRUE(cursor.play(move_of("h2e2")));
    EXPECT_EQ(outline(tree), "h2e2");
}

TEST(GameTree, KeepsTheFirstMoveAsTheMainLineAndMeetsEqualMovesAgain) {
    GameTree tree;
    TreeCursor cursor(tree);
    cursor.play(move_of("h2e2"));
    cursor.go_to(kRootNode);
    cursor.play(move_of("c3c4"));
    cursor.go_to(kRootNode);
    cursor.play(move_of("h2e2"));
    cursor.play(move_of("h9g7"));
    EXPECT_EQ(outline(tree), "h2e2 (c3c4) h9g7");
    EXPECT_EQ(tree.size(), 4U);
}

TEST(GameTree, RefusesStartsNoGameCanGoOnFrom) {
    const auto error = [](std::string_view fen) {
        const auto made = GameTree::from_fen(fen);
        const auto* why = std::get_if<engine::Fault>(&made);
        return why == nullptr ? std::string() : sentence_of(*why);
    };
    EXPECT_THAT(error("4k4/9/9/9/9/9/9/9/9/4K4 w"), HasSubstr("face each other"));
    EXPECT_THAT(error("nonsense"), HasSubstr("nonsense"));
    EXPECT_EQ(error("3k5/9/9/9/9/9/9/9/9/4K4 w"), "");
}

TEST(GameTree, IsEqualToATreeThatGrewInAnotherOrder) {
    GameTree a = tests::read_clean("1. h2e2 (1. c3c4 g6g5) h9g7");
    GameTree b;
    TreeCursor cursor(b);
    for (const char* move : {"h2e2", "h9g7"}) cursor.play(move_of(move));
    cursor.go_to(kRootNode);
    for (const char* move : {"c3c4", "g6g5"}) cursor.play(move_of(move));
    EXPECT_EQ(a, b);
    b.edit_notes(cursor.node()).comment = "x";
    EXPECT_FALSE(a == b);
    b.edit_notes(cursor.node()).comment.clear();
    EXPECT_EQ(a, b);
    b.set_header("Red", "A");
    EXPECT_FALSE(a == b);
}

TEST(TreeCursor, DoesNotGoBackFromTheStart) {
    GameTree tree;
    TreeCursor cursor(tree);
    const std::string start = to_fen(cursor.position());
    EXPECT_FALSE(cursor.back());
    EXPECT_EQ(cursor.node(), kRootNode);
    EXPECT_EQ(to_fen(cursor.position()), start);
    ASSERT_TRUE(cursor.play(move_of("h2e2")));
    EXPECT_TRUE(cursor.back());
    EXPECT_FALSE(cursor.back());
    EXPECT_EQ(to_fen(cursor.position()), start);
}

TEST(TreeCursor, StandsOnThePositionOfEveryNode) {
    engine::SplitMix64 random(8);
    GameTree tree = tests::random_tree(random, 200);
    TreeCursor cursor(tree);
    for (int i = 0; i < 300; ++i) {
        const NodeId node = random.below(static_cast<std::uint32_t>(tree.size()));
        cursor.go_to(node);
        std::string moves;
        for (NodeId n = node; n != kRootNode; n = tree[n].parent) {
            moves = tree[n].move.text() + " " + moves;
        }
        EXPECT_EQ(to_fen(cursor.position()), to_fen(tests::position_of(tree.start_fen(), moves)));
    }
}

}  // namespace
