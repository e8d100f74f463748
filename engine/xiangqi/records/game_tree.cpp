// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/game_tree.h"

#include <algorithm>

#include "engine/core/text.h"
#include "engine/xiangqi/fen.h"

namespace engine::xiangqi {

GameTree::GameTree() : start_fen_(kStartFen), nodes_(1) {}

std::variant<GameTree, std::string> GameTree::from_fen(std::string_view fen) {
    const FenResult read = parse_fen(fen);
    if (!read.position) return read.error;
    if (auto why = why_unplayable(*read.position); !why.empty()) return why;
    GameTree tree;
    tree.start_fen_ = to_fen(*read.position);
    return tree;
}

bool GameTree::usual_start() const { return start_fen_ == kStartFen; }

Position GameTree::start() const { return *parse_fen(start_fen_).position; }

NodeId GameTree::child(NodeId parent, Move move) const {
    NodeId node = nodes_[parent].first_child;
    while (node != kNoNode && nodes_[node].move != move) node = nodes_[node].next_sibling;
    return node;
}

std::vector<NodeId> GameTree::main_line() const {
    std::vector<NodeId> line;
    for (NodeId node = nodes_[kRootNode].first_child; node != kNoNode;
         node = nodes_[node].first_child) {
        line.push_back(node);
    }
    return line;
}

const Notes& GameTree::notes(NodeId node) const {
    static const Notes none;
    const auto found = notes_.find(node);
    return found == notes_.end() ? none : found->second;
}

std::string_view GameTree::header(std::string_view name) const {
    const auto found = std::find_if(headers.begin(), headers.end(), [&](const Header& header) {
        return equal_ignoring_case(header.name, name);
    });
    return found == headers.end() ? std::string_view() : found->value;
}

void GameTree::set_header(std::string_view name, std::string_view value) {
    for (Header& header : headers) {
        if (!equal_ignoring_case(header.name, name)) continue;
        header.value = value;
        return;
    }
    headers.push_back({std::string(name), std::string(value)});
}

NodeId GameTree::add_child(NodeId parent, Move move) {
    const auto added = static_cast<NodeId>(nodes_.size());
    nodes_.push_back({move, parent, kNoNode, kNoNode, nodes_[parent].ply + 1});
    NodeId* link = &nodes_[parent].first_child;
    while (*link != kNoNode) link = &nodes_[*link].next_sibling;
    *link = added;
    return added;
}

bool TreeCursor::is_legal(Move move) const {
    return position_.is_pseudo_legal(move) && position_.is_legal(move, position_.safety());
}

bool TreeCursor::play(Move move) {
    if (!is_legal(move)) return false;
    NodeId next = tree_->child(node_, move);
    if (next == kNoNode) {
        if (tree_->size() >= GameTree::kMaxNodes) return false;
        next = tree_->add_child(node_, move);
    }
    position_.make_move(move);
    node_ = next;
    return true;
}

void TreeCursor::back() {
    position_.unmake_move();
    node_ = (*tree_)[node_].parent;
}

void TreeCursor::go_to(NodeId target) {
    std::vector<Move> forward;
    NodeId common = target;
    while (common != node_) {
        if ((*tree_)[common].ply >= (*tree_)[node_].ply) {
            forward.push_back((*tree_)[common].move);
            common = (*tree_)[common].parent;
        } else {
            back();
        }
    }
    for (; !forward.empty(); forward.pop_back()) position_.make_move(forward.back());
    node_ = target;
}

std::vector<NodeId> preorder(const GameTree& tree) {
    std::vector<NodeId> order;
    order.reserve(tree.size());
    std::vector<NodeId> waiting{tree[kRootNode].first_child};
    while (!waiting.empty()) {
        const NodeId node = waiting.back();
        waiting.pop_back();
        if (node == kNoNode) continue;
        order.push_back(node);
        waiting.push_back(tree[node].next_sibling);
        waiting.push_back(tree[node].first_child);
    }
    return order;
}

bool operator==(const GameTree& a, const GameTree& b) {
    if (a.headers != b.headers || a.start_fen_ != b.start_fen_ || a.size() != b.size()) {
        return false;
    }
    if (a.notes(kRootNode) != b.notes(kRootNode)) return false;
    const auto order_a = preorder(a);
    const auto order_b = preorder(b);
    return std::equal(order_a.begin(), order_a.end(), order_b.begin(), [&](NodeId m, NodeId n) {
        return a[m].move == b[n].move && a[m].ply == b[n].ply && a.notes(m) == b.notes(n);
    });
}

}  // namespace engine::xiangqi
