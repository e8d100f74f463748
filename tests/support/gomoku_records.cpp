// SPDX-License-Identifier: MIT
#include "tests/support/gomoku_records.h"

#include <gtest/gtest.h>

#include <array>

namespace tests::gomoku {

using engine::kNoNode;
using engine::kRootNode;
using engine::NodeId;
using engine::gomoku::Point;

Bytes bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

ReadRecords read(std::string_view text, Rule rule) {
    return engine::gomoku::read_records(bytes_of(text), rule);
}

GameTree read_clean(std::string_view text, Rule rule) {
    const ReadRecords records = read(text, rule);
    EXPECT_TRUE(warnings_of(records).empty()) << warnings_of(records)[0];
    EXPECT_EQ(records.games.size(), 1U) << text;
    return records.games.empty() ? GameTree() : records.games[0];
}

std::string written(const GameTree& tree, RecordFormat format) {
    const Bytes bytes = engine::gomoku::write_record(tree, format).bytes;
    return {bytes.begin(), bytes.end()};
}

namespace {

std::string comment_of(const GameTree& tree, NodeId node) {
    const std::string& comment = tree.notes(node).comment;
    return comment.empty() ? "" : " {" + comment + "}";
}

std::string line_from(const GameTree& tree, NodeId first) {
    std::string text;
    for (NodeId node = first; node != kNoNode; node = tree[node].first_child) {
        text += " " + tree[node].move.text() + comment_of(tree, node);
        if (tree[tree[node].parent].first_child != node) continue;
        for (NodeId other = tree[node].next_sibling; other != kNoNode;
             other = tree[other].next_sibling) {
            text += " (" + line_from(tree, other).substr(1) + ")";
        }
    }
    return text;
}

}  // namespace

std::string outline(const GameTree& tree) {
    const std::string text =
        comment_of(tree, kRootNode) + line_from(tree, tree[kRootNode].first_child);
    return text.empty() ? text : text.substr(1);
}

std::vector<std::string> warnings_of(const ReadRecords& read) {
    std::vector<std::string> texts;
    for (const auto& warning : read.warnings) texts.push_back(sentence_of(warning));
    return texts;
}

std::vector<std::string> unsupported_in(const engine::WrittenRecord& written) {
    std::vector<std::string> texts;
    for (const auto& fault : written.unsupported) texts.push_back(sentence_of(fault));
    return texts;
}

GameTree random_tree(engine::SplitMix64& random, std::size_t nodes) {
    constexpr std::array kRules{Rule::Freestyle, Rule::Standard, Rule::Renju, Rule::Caro};
    GameTree tree = engine::gomoku::empty_tree(15, kRules[random.below(kRules.size())]);
    engine::gomoku::TreeCursor cursor(tree);
    for (std::size_t i = 0; i < nodes; ++i) {
        if (random.below(5) == 0)
            cursor.go_to(random.below(static_cast<std::uint32_t>(tree.size())));
        const Point point(static_cast<int>(random.below(15)), static_cast<int>(random.below(15)));
        if (!cursor.play(point)) continue;
        auto& notes = tree.edit_notes(cursor.node());
        if (random.below(6) == 0) notes.comment = "好棋, said\nsomebody";
        if (random.below(6) == 0) notes.glyphs = {1, 14};
        if (random.below(6) == 0) notes.evaluation = {35, 0};
        if (random.below(6) == 0) notes.clock_ms = 61'500;
    }
    tree.set_header("Black", "Alice");
    tree.set_header("Result", "1-0");
    return tree;
}

}  // namespace tests::gomoku
