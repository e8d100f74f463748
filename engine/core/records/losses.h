// SPDX-License-Identifier: MIT
// What is lost where a record is written in a format with no place for it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/records/game_tree.h"

namespace engine {

struct WrittenRecord {
    Bytes bytes;
    /// What the format has no place for, in sentences.
    std::vector<std::string> losses;
};

/// What a format has a place for besides moves.
struct Carries {
    bool variations = true;
    bool comments = true;
    bool headers = true;
};

/// Sentences for what a format cannot carry, by what the tree has. None of these formats has a
/// place for glyphs, evaluations and clocks.
template <class Game>
std::vector<std::string> losses_of(const BasicTree<Game>& tree, std::string_view format,
                                   Carries carries) {
    std::size_t variations = 0;
    std::size_t comments = 0;
    std::size_t glyphs = 0;
    std::size_t numbers = 0;
    auto nodes = preorder(tree);
    nodes.push_back(kRootNode);
    for (const NodeId node : nodes) {
        const Notes& notes = tree.notes(node);
        if (tree[node].next_sibling != kNoNode) ++variations;
        if (!notes.comment.empty()) ++comments;
        if (!notes.nags.empty()) ++glyphs;
        if (notes.evaluation || notes.clock_ms) ++numbers;
    }
    std::vector<std::string> losses;
    const auto lose = [&](std::size_t count, std::string_view what) {
        if (count == 0) return;
        losses.push_back(std::string(format) + " has no place for " + std::string(what) + " (" +
                         std::to_string(count) + ")");
    };
    if (!carries.variations) lose(variations, "variations");
    if (!carries.comments) lose(comments, "comments");
    lose(glyphs, "annotation glyphs");
    lose(numbers, "evaluations and clocks");
    if (!carries.headers) lose(tree.headers.size(), "headers");
    return losses;
}

}  // namespace engine
