// SPDX-License-Identifier: MIT
#include "engine/core/records/record_tree.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/game.h"
#include "tests/support/records.h"

namespace {

using engine::Fault;
using engine::FaultCode;
using engine::RecordNode;
using engine::RecordTree;
using engine::WrittenMove;
using engine::xiangqi::GameTree;
using engine::xiangqi::RecordedGame;
using testing::ElementsAre;
using tests::read_clean;

RecordTree list_of(const GameTree& tree) {
    return engine::record_tree_of(tree, {"wxf", "zh-hant", "no such notation"});
}

Fault refusal_of(const RecordTree& list) {
    const auto read = engine::game_tree_of<RecordedGame>(list);
    const auto* fault = std::get_if<Fault>(&read);
    return fault == nullptr ? Fault() : *fault;
}

RecordTree list_of(const std::vector<std::pair<std::size_t, std::string>>& moves) {
    RecordTree list{std::string(engine::xiangqi::kStartFen), {}, {{}}};
    for (const auto& [parent, move] : moves) list.nodes.push_back({parent, move, {}, {}});
    return list;
}

TEST(RecordTree, ListsTheMovesDepthFirstWithTheirTextsAndNotes) {
    const RecordTree list = list_of(read_clean(
        "[Red \"Hu\"]\n{The start} 1. h2e2! {two\nlines [%eval 0.35]} (1. c3c4) 1... h9g7 *"));
    EXPECT_EQ(list.start_fen, engine::xiangqi::kStartFen);
    EXPECT_THAT(list.headers,
                ElementsAre(engine::Header{"Red", "Hu"}, engine::Header{"Result", "*"}));
    EXPECT_THAT(list.nodes,
                ElementsAre(RecordNode{0, "", {}, {"The start", {}, {}, {}}},
                            RecordNode{0,
                                       "h2e2",
                                       {{"wxf", "C2=5"}, {"zh-hant", "炮二平五"}},
                                       {"two\nlines", {1}, engine::Evaluation{35, 0}, {}}},
                            RecordNode{1, "h9g7", {{"wxf", "H8+7"}, {"zh-hant", "馬８進７"}}, {}},
                            RecordNode{0, "c3c4", {{"wxf", "P7+1"}, {"zh-hant", "兵七進一"}}, {}}));
}

TEST(RecordTree, BringsEveryTreeBackAsItWas) {
    engine::SplitMix64 random(7);
    for (int i = 0; i < 200; ++i) {
        GameTree tree = tests::random_tree(random, 60);
        tree.set_header("Event", "a \\n is no line\nbut this is");
        const auto again = engine::game_tree_of<RecordedGame>(list_of(tree));
        ASSERT_TRUE(std::holds_alternative<GameTree>(again));
        EXPECT_EQ(std::get<GameTree>(again), tree);
    }
}

TEST(RecordTree, IsRefusedWhereANodeFollowsNoneBeforeIt) {
    EXPECT_FALSE(refusal_of(list_of({{0, "h2e2"}, {0, "c3c4"}})));
    const Fault fault = refusal_of(list_of({{0, "h2e2"}, {2, "h9g7"}}));
    EXPECT_EQ(fault.code, FaultCode::BadTree);
    EXPECT_EQ(fault.number, 2);
}

TEST(RecordTree, IsRefusedWithTheMoveThatIsNotLegalAndItsPly) {
    const Fault illegal = refusal_of(list_of({{0, "h2e2"}, {1, "h9g7"}, {2, "h2e2"}}));
    EXPECT_EQ(illegal.code, FaultCode::IllegalMove);
    EXPECT_EQ(illegal.text, "h2e2");
    EXPECT_EQ(illegal.number, 3);
    EXPECT_EQ(refusal_of(list_of({{0, "castles"}})).code, FaultCode::NotAMove);
}

TEST(RecordTree, IsRefusedWithoutAStart) {
    EXPECT_EQ(refusal_of({"nowhere", {}, {}}).code, FaultCode::RowCount);
}

}  // namespace
