// SPDX-License-Identifier: MIT
// The values of a Gomoku book's positions from their successors, and the choice of the next one to
// analyse.
#include "book/gomoku_tree.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/gomoku/search/book_probe.h"

namespace book {
namespace {

using engine::gomoku::kStandardSize;
using engine::gomoku::Position;
using engine::gomoku::Rule;
using ::testing::HasSubstr;

std::string add_all(GomokuTree& tree, std::string_view text) {
    return read_analyses("x.txt", text, Rule::Freestyle, [&](const auto& position, const auto& a) {
        return tree.add(position, a);
    });
}

GomokuTree tree_of(std::string_view text) {
    GomokuTree tree(Rule::Freestyle);
    EXPECT_EQ(add_all(tree, text), "");
    return tree;
}

std::string next_in(const GomokuTree& tree) {
    const auto moves = tree.next();
    if (!moves) return "nothing";
    std::string text;
    for (const auto move : *moves) text += (text.empty() ? "" : " ") + move.text();
    return text;
}

/// The weights of the moves worth playing after `moves`.
std::map<std::string, int> weights(const GomokuTree& tree, std::string_view moves) {
    Position position(kStandardSize);
    for (const auto word : engine::split_words(moves)) {
        position.make_move(*engine::gomoku::parse_point(word, kStandardSize));
    }
    engine::Book book;
    const auto identity = engine::gomoku::book_identity();
    EXPECT_FALSE(book.load(engine::pack_book(tree.positions(), {}, identity), identity));
    std::map<std::string, int> found;
    for (const auto& [move, entry] : book_moves(book, position)) found[move.text()] = entry.weight;
    return found;
}

TEST(GomokuTree, BeginsWithTheEmptyBoard) { EXPECT_EQ(next_in(GomokuTree(Rule::Freestyle)), ""); }

TEST(GomokuTree, GoesOnWhereTheLineIsShortAndGivesAwayLeast) {
    const std::string start = "- | h8 100 | 1 1\n";
    EXPECT_EQ(next_in(tree_of(start)), "h8");
    const std::string replies = start + "h8 | i9 -100 h9 -110 j10 -600 | 1 1\n";
    EXPECT_EQ(next_in(tree_of(replies)), "h8 i9");
    const std::string one = replies + "h8 i9 | j7 100 | 1 1\n";
    EXPECT_EQ(next_in(tree_of(one)), "h8 h9");
    // j10 loses far too much to be considered.
    EXPECT_EQ(next_in(tree_of(one + "h8 h9 | j7 110 | 1 1\n")), "h8 i9 j7");
}

TEST(GomokuTree, LooksHowAReplyLosesThatSeemsLost) {
    EXPECT_EQ(next_in(tree_of("- | h8 100 | 1 1\nh8 | i9 -100 a1 loss20 | 1 1\n"
                              "h8 i9 | j7 500 | 1 1\n")),
              "h8 a1");
}

TEST(GomokuTree, LooksNoFurtherBehindAProof) {
    EXPECT_EQ(next_in(tree_of("- | h8 100 | 1 1\nh8 | i9 -100 | 1 1\nh8 i9 | j7 win9 | proof\n")),
              "nothing");
}

TEST(GomokuTree, RefusesAPositionAndItsImageGivenTwice) {
    GomokuTree tree(Rule::Freestyle);
    EXPECT_THAT(add_all(tree, "h8 i9 | j7 1 | 1 1\nh8 g7 | h6 1 | 1 1\n"),
                HasSubstr("x.txt:2: the position, or an image of it"));
}

TEST(GomokuTree, PlaysWhatIsBestByThePositionsBehind) {
    const std::string start = "h8 | i9 -100 h9 -110 | 1 1\n";
    auto alone = weights(tree_of(start), "h8");
    EXPECT_GT(alone["i9"], alone["h9"]);
    // Black turns out to be far better after i9.
    const auto later = weights(tree_of(start + "h8 i9 | j7 300 | 1 1\n"), "h8");
    EXPECT_EQ(later, (std::map<std::string, int>{{"h9", 1000}}));
}

TEST(GomokuTree, LeavesOutMovesThatAreWorse) {
    const auto moves = weights(tree_of("h8 i9 | j7 50 j8 40 j9 -200 | 1 1\n"), "h8 i9");
    EXPECT_EQ(moves.size(), 2U);
    EXPECT_EQ(moves.count("j9"), 0U);
}

TEST(GomokuTree, PlaysAProvenWinAlways) {
    const std::string text =
        "h8 i9 | j7 400 j8 390 | 1 1\nh8 i9 j8 | k7 -380 | 1 1\nh8 i9 j8 k7 | g9 win9 | proof\n";
    EXPECT_EQ(weights(tree_of(text), "h8 i9"), (std::map<std::string, int>{{"j8", 1000}}));
}

}  // namespace
}  // namespace book
