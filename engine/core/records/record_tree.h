// SPDX-License-Identifier: MIT
// A game tree as a plain list of nodes, for exchange with the page.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/records/game_tree.h"
#include "engine/core/text/fault.h"

namespace engine {

/// A move as text, in the notation of that name.
struct WrittenMove {
    std::string notation;
    std::string text;
    bool operator==(const WrittenMove&) const = default;
};

struct RecordNode {
    /// The index of its parent.
    std::size_t parent = 0;
    /// Empty for the root.
    std::string move;
    std::vector<WrittenMove> written;
    Notes notes;
    bool operator==(const RecordNode&) const = default;
};

struct RecordTree {
    std::string start_fen;
    std::vector<Header> headers;
    /// The root, then the moves depth first, main line before variations.
    std::vector<RecordNode> nodes;
    bool operator==(const RecordTree&) const = default;
};

/// `Game` has besides what BasicTree asks for:
///   write(position, move, notation)   the move as text; nothing without such a notation
///   move_of(position, text)           the move of a coordinate text, if it is one
///   why_not(position, move)           why a move is not legal
template <class Game>
RecordTree record_tree_of(const BasicTree<Game>& tree, const std::vector<std::string>& notations) {
    RecordTree out{tree.start_fen(), tree.headers, {}};
    out.nodes.push_back({0, {}, {}, tree.notes(kRootNode)});
    std::vector<std::size_t> index_of(tree.size());
    auto walked = tree;
    BasicCursor<Game> cursor(walked);
    for (const NodeId node : preorder(tree)) {
        const auto& [move, parent, child, sibling, ply] = tree[node];
        cursor.go_to(parent);
        index_of[node] = out.nodes.size();
        RecordNode& made = out.nodes.emplace_back();
        made.parent = index_of[parent];
        made.move = move.text();
        for (const std::string& name : notations) {
            auto text = Game::write(cursor.position(), move, name);
            if (text) made.written.push_back({name, *std::move(text)});
        }
        made.notes = tree.notes(node);
    }
    return out;
}

/// Builds the tree of a list in which nodes follow their parents; the written moves are ignored.
/// The `number` of a fault is the ply of an unplayable move.
template <class Game>
Result<BasicTree<Game>> game_tree_of(const RecordTree& list) {
    auto made = BasicTree<Game>::from_fen(list.start_fen);
    auto* tree = std::get_if<BasicTree<Game>>(&made);
    if (tree == nullptr) return made;
    tree->headers = list.headers;
    BasicCursor<Game> cursor(*tree);
    std::vector<NodeId> ids;
    for (const RecordNode& node : list.nodes) {
        if (!ids.empty()) {
            if (node.parent >= ids.size()) {
                return Fault{.code = FaultCode::BadTree,
                             .number = static_cast<std::int64_t>(ids.size())};
            }
            cursor.go_to(ids[node.parent]);
            const auto move = Game::move_of(cursor.position(), node.move);
            if (!move || !cursor.play(*move)) {
                return Fault{
                    .code = move ? Game::why_not(cursor.position(), *move) : FaultCode::NotAMove,
                    .text = node.move,
                    .where = Game::fen_of(cursor.position()),
                    .number = std::int64_t{(*tree)[cursor.node()].ply} + 1};
            }
        }
        ids.push_back(cursor.node());
        if (!node.notes.empty()) tree->edit_notes(cursor.node()) = node.notes;
    }
    return made;
}

}  // namespace engine
