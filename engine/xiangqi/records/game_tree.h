// SPDX-License-Identifier: MIT
// A game record: headers, a start position and a tree of legal moves with annotations. A value.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/xiangqi/move.h"
#include "engine/xiangqi/position.h"

namespace engine::xiangqi {

/// A named fact about the game. The names are those of PGN: Event, Date, Red, Black, Result, …
struct Header {
    std::string name;
    std::string value;
    bool operator==(const Header&) const = default;
};

/// What an engine thought, from Red's point of view.
struct Evaluation {
    int centipawns = 0;
    /// Moves to mate, negative when Black mates; 0 where no mate was seen.
    int mate = 0;
    bool operator==(const Evaluation&) const = default;
};

/// What is said about a position: the one after a move, or the start.
struct Notes {
    /// UTF-8; lines are separated by '\n'.
    std::string comment;
    /// Numeric annotation glyphs of PGN: 1 is `!`, 2 `?`, …
    std::vector<std::uint8_t> nags;
    std::optional<Evaluation> evaluation;
    /// What the mover's clock still showed.
    std::optional<std::int64_t> clock_ms;

    [[nodiscard]] bool empty() const {
        return comment.empty() && nags.empty() && !evaluation && !clock_ms;
    }
    bool operator==(const Notes&) const = default;
};

/// Names a node for the life of its tree. The root is the start position.
using NodeId = std::uint32_t;
inline constexpr NodeId kRootNode = 0;
/// "None" where a child or sibling is asked for, which the root never is.
inline constexpr NodeId kNoNode = 0;

struct Node {
    Move move;
    NodeId parent = kRootNode;
    NodeId first_child = kNoNode;
    NodeId next_sibling = kNoNode;
    /// Plies from the start.
    std::uint32_t ply = 0;
};

class GameTree {
  public:
    /// So many nodes fit into the memory of a page; no published record comes near.
    static constexpr std::size_t kMaxNodes = std::size_t{1} << 18;

    /// The usual start position.
    GameTree();
    /// Any position a game can go on from, else a sentence that quotes what is wrong.
    static std::variant<GameTree, std::string> from_fen(std::string_view fen);

    [[nodiscard]] const std::string& start_fen() const { return start_fen_; }
    [[nodiscard]] bool usual_start() const;
    [[nodiscard]] Position start() const;

    [[nodiscard]] const Node& operator[](NodeId node) const { return nodes_[node]; }
    /// Nodes with the root.
    [[nodiscard]] std::size_t size() const { return nodes_.size(); }
    /// The child for `move`; kNoNode when there is none.
    [[nodiscard]] NodeId child(NodeId parent, Move move) const;
    /// The nodes of the main line, without the root.
    [[nodiscard]] std::vector<NodeId> main_line() const;

    [[nodiscard]] const Notes& notes(NodeId node) const;
    Notes& edit_notes(NodeId node) { return notes_[node]; }

    std::vector<Header> headers;
    /// The value of the first header of that name (case does not matter); empty without one.
    [[nodiscard]] std::string_view header(std::string_view name) const;
    /// Replaces the first header of that name or adds one at the end.
    void set_header(std::string_view name, std::string_view value);

    /// The same headers, start and tree, whatever the nodes are called.
    friend bool operator==(const GameTree& a, const GameTree& b);

  private:
    friend class TreeCursor;
    NodeId add_child(NodeId parent, Move move);

    std::string start_fen_;
    std::vector<Node> nodes_;
    std::map<NodeId, Notes> notes_;
};

/// Stands on a node of a tree, knows its position, and grows the tree by legal moves only. The tree
/// must outlive it.
class TreeCursor {
  public:
    explicit TreeCursor(GameTree& tree) : tree_(&tree), position_(tree.start()) {}

    [[nodiscard]] NodeId node() const { return node_; }
    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] bool is_legal(Move move) const;
    /// Goes to the child for `move`, which becomes the last variation if it is new. False, and
    /// nothing changes, when the move is not legal or the tree is full.
    bool play(Move move);
    /// Goes to the parent; not from the root.
    void back();
    void go_to(NodeId target);

  private:
    GameTree* tree_;
    Position position_;
    NodeId node_ = kRootNode;
};

/// The nodes under the root, each before its children, children in order.
std::vector<NodeId> preorder(const GameTree& tree);

}  // namespace engine::xiangqi
