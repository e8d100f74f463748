// SPDX-License-Identifier: MIT
// A game of an SGF file while it is read: its moves, and the positions that the file sets up.
#pragma once

#include <array>
#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/records/warnings.h"
#include "engine/gomoku/board/point_set.h"
#include "engine/gomoku/records/game_tree.h"
#include "engine/gomoku/records/sgf_syntax.h"

namespace engine::gomoku::sgf {

/// The warnings about a file, each at the line being read.
struct LineWarnings {
    Warnings list{Warning::Unit::Line};
    std::size_t line = 1;
    void add(Fault fault, std::size_t ply = 0) { list.add(line, std::move(fault), ply); }
};

/// A position that no move has led to; it becomes the start of a game when something follows.
struct Setup {
    std::array<Content, kCells> contents{};
    std::optional<Color> side;
    bool any_stone = false;
    /// Nothing but passes.
    bool is_pass = false;
    std::string cause{};
};

/// A tree has one start and moves by turns. What follows stones that are set up later, a pass or a
/// second move of a side is a game of its own.
class SgfGame {
  public:
    /// `warnings` must outlive the game.
    SgfGame(int size, Rule rule, LineWarnings& warnings);
    SgfGame(const SgfGame&) = delete;
    SgfGame& operator=(const SgfGame&) = delete;

    [[nodiscard]] int size() const { return size_; }
    /// After the last move, without what is set up since.
    [[nodiscard]] const Position& position() const { return cursor_.position(); }
    [[nodiscard]] bool is_at_root() const { return cursor_.node() == kRootNode; }
    /// After a move that could not be played no other is played, up to the end of the variation.
    [[nodiscard]] bool is_broken() const { return is_broken_; }

    [[nodiscard]] std::string_view header(std::string_view name) const;
    void set_header(std::string_view name, std::string_view value);
    [[nodiscard]] Notes& notes() { return part().tree.edit_notes(cursor_.node()); }
    /// As a command in the comment of the node.
    void keep(const Property& property) { add_to(part().extras[cursor_.node()], property); }

    // `cause` is the text of the property, for warnings.
    [[nodiscard]] Content at(Point point) const;
    void put(Point point, Content content, const std::string& cause);
    void set_side(Color side, const std::string& cause);
    /// A move, or a pass: `text` is empty or, on a board of Go, `tt`.
    void play(Color color, const std::string& text, const std::string& cause);
    /// Begins with the position that was set up, if one was; a pass alone waits for the next move.
    void settle_unless_passed();

    /// A variation begins, or ends.
    void open();
    void close();

    /// The trees of the game. It must not be used afterwards.
    std::vector<GameTree> finish();

  private:
    struct Part {
        GameTree tree;
        /// The number of open parentheses where it begins.
        std::size_t depth = 1;
        /// What nodes have besides moves and text.
        std::map<NodeId, std::vector<Property>> extras{};
    };

    /// The node to which a variation returns, and whether its moves could be read so far.
    struct Branch {
        std::size_t part;
        NodeId node;
        bool is_broken;
    };

    [[nodiscard]] Part& part() { return parts_[part_]; }
    Setup& setup(const std::string& cause);
    [[nodiscard]] Position position_of(const Setup& setup) const;
    void settle();
    void go_to(std::size_t part, NodeId node);
    void drop_empty_first_part();
    void finish_notes(Part& part) const;

    /// More parts than any game has passes; each holds the headers.
    static constexpr std::size_t kMostParts = 100;

    int size_;
    Rule rule_;
    LineWarnings& warnings_;
    std::deque<Part> parts_;
    std::size_t part_ = 0;
    TreeCursor cursor_;
    std::optional<Setup> setup_;
    std::vector<Branch> branches_;
    bool is_broken_ = false;
    std::size_t left_out_ = 0;
};

}  // namespace engine::gomoku::sgf
