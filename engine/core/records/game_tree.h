// SPDX-License-Identifier: MIT
// A game record: headers, a start position and a tree of legal moves with annotations. A value, for
// either game.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/text/fault.h"
#include "engine/core/text/text.h"

namespace engine {

/// A named fact about the game. Names are those of PGN: Event, Date, Black, Result, …
struct Header {
    std::string name;
    std::string value;
    bool operator==(const Header&) const = default;
};

/// `name` reduced to characters valid in every format: letters, digits and `_`.
std::string header_name(std::string_view name);

/// Adds a line to a comment unless it is empty.
void append_line(std::string& comment, std::string_view line);

/// An engine evaluation, from the view of the side that moves first.
struct Evaluation {
    int centipawns = 0;
    /// Moves to mate, negative if the other side mates; 0 if none was found.
    int mate = 0;
    bool operator==(const Evaluation&) const = default;
};

/// Annotations of a position: the one after a move, or the start.
struct Notes {
    /// UTF-8; lines are separated by '\n'.
    std::string comment;
    /// Numeric annotation glyphs of PGN: 1 is `!`, 2 `?`, …
    std::vector<std::uint8_t> glyphs;
    std::optional<Evaluation> evaluation;
    /// The mover's remaining time.
    std::optional<std::int64_t> clock_ms;

    [[nodiscard]] bool empty() const {
        return comment.empty() && glyphs.empty() && !evaluation && !clock_ms;
    }
    bool operator==(const Notes&) const = default;
};

/// Adds a glyph that the notes do not have yet.
void add_glyph(Notes& notes, std::uint8_t glyph);

/// Identifies a node for the lifetime of its tree. The root is the start position.
using NodeId = std::uint32_t;
inline constexpr NodeId kRootNode = 0;
/// "None" for a child or sibling, which the root can never be.
inline constexpr NodeId kNoNode = 0;

/// `Game` names the types `Move`, a value with `text()`, and `Position`, which makes and unmakes
/// moves, and has:
///   kUsualStart                       the FEN of the usual start
///   position_of(fen)                  that position, or what is wrong
///   fen_of(position)
///   is_legal(position, move)
template <class Game>
class BasicTree {
  public:
    using Move = typename Game::Move;
    using Position = typename Game::Position;

    struct Node {
        Move move;
        NodeId parent = kRootNode;
        NodeId first_child = kNoNode;
        NodeId next_sibling = kNoNode;
        /// Plies from the start.
        std::uint32_t ply = 0;
    };

    /// This many nodes fit into a page's memory; no published record comes near.
    static constexpr std::size_t kMaxNodes = std::size_t{1} << 18;

    /// The usual start position.
    BasicTree() : start_fen_(Game::kUsualStart), nodes_(1) {}
    /// Any position from which play can continue.
    static Result<BasicTree> from_fen(std::string_view fen) {
        const auto read = Game::position_of(fen);
        if (const auto* fault = std::get_if<Fault>(&read)) return *fault;
        BasicTree tree;
        tree.start_fen_ = Game::fen_of(*std::get_if<Position>(&read));
        return tree;
    }

    [[nodiscard]] const std::string& start_fen() const { return start_fen_; }
    [[nodiscard]] bool usual_start() const { return start_fen_ == Game::kUsualStart; }
    [[nodiscard]] Position start() const {
        return std::get<Position>(Game::position_of(start_fen_));
    }

    [[nodiscard]] const Node& operator[](NodeId node) const { return nodes_[node]; }
    /// The number of nodes, including the root.
    [[nodiscard]] std::size_t size() const { return nodes_.size(); }
    /// The child for `move`, or kNoNode.
    [[nodiscard]] NodeId child(NodeId parent, Move move) const {
        NodeId node = nodes_[parent].first_child;
        while (node != kNoNode && nodes_[node].move != move) node = nodes_[node].next_sibling;
        return node;
    }
    /// The nodes of the main line, without the root.
    [[nodiscard]] std::vector<NodeId> main_line() const {
        std::vector<NodeId> line;
        for (NodeId node = nodes_[kRootNode].first_child; node != kNoNode;
             node = nodes_[node].first_child) {
            line.push_back(node);
        }
        return line;
    }

    [[nodiscard]] const Notes& notes(NodeId node) const {
        static const Notes none;
        const auto found = notes_.find(node);
        return found == notes_.end() ? none : found->second;
    }
    Notes& edit_notes(NodeId node) { return notes_[node]; }

    std::vector<Header> headers;
    /// The value of the first header of that name, case-insensitive; empty if missing.
    [[nodiscard]] std::string_view header(std::string_view name) const {
        const auto found = std::find_if(headers.begin(), headers.end(), [&](const Header& header) {
            return equal_ignoring_case(header.name, name);
        });
        return found == headers.end() ? std::string_view() : found->value;
    }
    /// Replaces the first header of that name, or appends one.
    void set_header(std::string_view name, std::string_view value) {
        for (Header& header : headers) {
            if (!equal_ignoring_case(header.name, name)) continue;
            header.value = value;
            return;
        }
        headers.push_back({std::string(name), std::string(value)});
    }

  private:
    template <class>
    friend class BasicCursor;

    NodeId add_child(NodeId parent, Move move) {
        const auto added = static_cast<NodeId>(nodes_.size());
        nodes_.push_back({move, parent, kNoNode, kNoNode, nodes_[parent].ply + 1});
        NodeId* link = &nodes_[parent].first_child;
        while (*link != kNoNode) link = &nodes_[*link].next_sibling;
        *link = added;
        return added;
    }

    std::string start_fen_;
    std::vector<Node> nodes_;
    std::map<NodeId, Notes> notes_;
};

/// A cursor at a node of a tree, with its position; it extends the tree by legal moves only. The
/// tree must outlive it.
template <class Game>
class BasicCursor {
  public:
    using Tree = BasicTree<Game>;
    using Move = typename Game::Move;
    using Position = typename Game::Position;

    explicit BasicCursor(Tree& tree) : tree_(&tree), position_(tree.start()) {}

    [[nodiscard]] NodeId node() const { return node_; }
    /// Plies from the start.
    [[nodiscard]] std::size_t ply() const { return (*tree_)[node_].ply; }
    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] bool is_legal(Move move) const { return Game::is_legal(position_, move); }
    /// Goes to the child for `move`, which becomes the last variation if it is new. Returns false
    /// and changes nothing if the move is illegal or the tree is full.
    bool play(Move move) {
        if (!is_legal(move)) return false;
        NodeId next = tree_->child(node_, move);
        if (next == kNoNode) {
            if (tree_->size() >= Tree::kMaxNodes) return false;
            next = tree_->add_child(node_, move);
        }
        position_.make_move(move);
        node_ = next;
        return true;
    }
    /// Goes to the parent. At the root it returns false and changes nothing.
    bool back() {
        if (node_ == kRootNode) return false;
        position_.unmake_move();
        node_ = (*tree_)[node_].parent;
        return true;
    }
    void go_to(NodeId target) {
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

  private:
    Tree* tree_;
    Position position_;
    NodeId node_ = kRootNode;
};

/// The nodes below the root in pre-order.
template <class Game>
std::vector<NodeId> preorder(const BasicTree<Game>& tree) {
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

/// Whether headers, start and tree are equal, regardless of node ids.
template <class Game>
bool operator==(const BasicTree<Game>& a, const BasicTree<Game>& b) {
    if (a.headers != b.headers || a.start_fen() != b.start_fen() || a.size() != b.size()) {
        return false;
    }
    if (a.notes(kRootNode) != b.notes(kRootNode)) return false;
    const auto order_a = preorder(a);
    const auto order_b = preorder(b);
    return std::equal(order_a.begin(), order_a.end(), order_b.begin(), [&](NodeId m, NodeId n) {
        return a[m].move == b[n].move && a[m].ply == b[n].ply && a.notes(m) == b.notes(n);
    });
}

}  // namespace engine
