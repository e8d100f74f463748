// SPDX-License-Identifier: MIT
#include "engine/gomoku/records/sgf_game.h"

#include <algorithm>
#include <utility>

#include "engine/core/insertion_sort.h"
#include "engine/gomoku/records/sgf_notes.h"

namespace engine::gomoku::sgf {

SgfGame::SgfGame(int size, Rule rule, LineWarnings& warnings)
    : size_(size),
      rule_(rule),
      warnings_(warnings),
      cursor_(parts_.emplace_back(Part{empty_tree(size, rule)}).tree) {}

std::string_view SgfGame::header(std::string_view name) const {
    return parts_.front().tree.header(name);
}

void SgfGame::set_header(std::string_view name, std::string_view value) {
    parts_.front().tree.set_header(name, value);
}

Content SgfGame::at(Point point) const {
    return setup_ ? setup_->contents[point.cell()] : position().at(point);
}

/// The position to change without a move: that of the cursor, or one changed already.
Setup& SgfGame::setup(const std::string& cause) {
    if (!setup_) {
        setup_.emplace();
        for (int rank = 0; rank < size_; ++rank) {
            for (int file = 0; file < size_; ++file) {
                const Point point(file, rank);
                setup_->contents[point.cell()] = position().at(point);
            }
        }
        setup_->cause = cause;
    }
    return *setup_;
}

void SgfGame::put(Point point, Content content, const std::string& cause) {
    if (at(point) == content) return;
    Setup& changed = setup(cause);
    changed.contents[point.cell()] = content;
    changed.any_stone = true;
    changed.is_pass = false;
}

void SgfGame::set_side(Color side, const std::string& cause) {
    if (!setup_ && position().side_to_move() == side) return;
    Setup& changed = setup(cause);
    changed.side = side;
    changed.is_pass = false;
}

/// The stones, and as the side to move the one named, else the one with fewer stones.
Position SgfGame::position_of(const Setup& setup) const {
    Position position(size_, rule_);
    int more_black = 0;
    for (int rank = 0; rank < size_; ++rank) {
        for (int file = 0; file < size_; ++file) {
            const Point point(file, rank);
            const Content content = setup.contents[point.cell()];
            if (content != Content::Black && content != Content::White) continue;
            const bool is_black = content == Content::Black;
            position.put(is_black ? Color::Black : Color::White, point);
            more_black += is_black ? 1 : -1;
        }
    }
    position.set_side_to_move(setup.side.value_or(more_black > 0 ? Color::White : Color::Black));
    return position;
}

/// Makes the position that was set up the start: of this part if it has no moves yet, else of a new
/// one.
void SgfGame::settle() {
    if (!setup_) return;
    const Setup setup = *std::exchange(setup_, std::nullopt);
    auto made = GameTree::from_fen(to_fen(position_of(setup)));
    auto* tree = std::get_if<GameTree>(&made);
    if (tree == nullptr || parts_.size() >= kMostParts) {
        if (tree == nullptr) warnings_.add(std::get<Fault>(made));
        warnings_.add({.code = FaultCode::UnusableStart});
        is_broken_ = true;
        return;
    }
    const bool may_change = !setup.any_stone || branches_.size() == part().depth;
    if (part().tree.size() == 1 && may_change) {
        tree->headers = std::move(part().tree.headers);
        if (!part().tree.notes(kRootNode).empty()) {
            tree->edit_notes(kRootNode) = part().tree.notes(kRootNode);
        }
        part().tree = std::move(*tree);
    } else {
        if (!is_at_root()) {
            warnings_.add({.code = FaultCode::SetupAfterMoves, .text = setup.cause},
                          cursor_.ply() + 1);
        }
        part_ = parts_.size();
        parts_.push_back({std::move(*tree), branches_.size()});
    }
    cursor_ = TreeCursor(part().tree);
}

void SgfGame::settle_unless_passed() {
    if (setup_ && !setup_->is_pass) settle();
}

void SgfGame::play(Color color, const std::string& text, const std::string& cause) {
    if (is_broken_) {
        ++left_out_;
        return;
    }
    const bool is_pass = text.empty() || (text == "tt" && size_ < kMaxSize);
    const bool is_others = setup_ ? setup_->side != color : position().side_to_move() != color;
    if (is_pass || is_others) {
        const bool is_new = !setup_;
        Setup& changed = setup(cause);
        changed.side = is_pass ? ~color : color;
        if (is_new) changed.is_pass = is_pass;
    }
    if (is_pass) return;
    settle();
    const std::size_t ply = cursor_.ply() + 1;
    const auto point = point_of(text, size_);
    if (is_broken_) {
        ++left_out_;
    } else if (!point || !cursor_.play(*point)) {
        warnings_.add(why_unplayed(position(), point.value_or(kNoPoint), text), ply);
        is_broken_ = true;
    }
}

void SgfGame::go_to(std::size_t part, NodeId node) {
    if (part != part_) {
        part_ = part;
        cursor_ = TreeCursor(parts_[part].tree);
    }
    cursor_.go_to(node);
}

void SgfGame::open() {
    settle();
    branches_.push_back({part_, cursor_.node(), is_broken_});
}

void SgfGame::close() {
    if (setup_ && setup_->is_pass) {
        warnings_.add({.code = FaultCode::Pass}, cursor_.ply() + 1);
        setup_.reset();
    }
    settle();
    const Branch branch = branches_.back();
    branches_.pop_back();
    go_to(branch.part, branch.node);
    is_broken_ = branch.is_broken;
}

/// Variations that set up their own positions have no game before them, but perhaps a text.
void SgfGame::drop_empty_first_part() {
    Part& first = parts_.front();
    const bool is_empty =
        parts_.size() > 1 && first.tree.size() == 1 && first.tree.start().stones() == 0;
    if (!is_empty) return;
    Part& second = parts_[1];
    std::string comment = first.tree.notes(kRootNode).comment;
    append_line(comment, second.tree.notes(kRootNode).comment);
    if (!comment.empty()) second.tree.edit_notes(kRootNode).comment = std::move(comment);
    for (const std::uint8_t glyph : first.tree.notes(kRootNode).glyphs) {
        add_glyph(second.tree.edit_notes(kRootNode), glyph);
    }
    for (const Property& extra : first.extras[kRootNode]) add_to(second.extras[kRootNode], extra);
    parts_.pop_front();
}

void SgfGame::finish_notes(Part& part) const {
    for (auto& [node, extras] : part.extras) {
        // Nodes that make one position give the same comment in whatever order they say it.
        insertion_sort(extras.begin(), extras.end(),
                       [](const Property& a, const Property& b) { return a.name < b.name; });
        append_line(part.tree.edit_notes(node).comment, commands_of(extras, size_));
    }
}

std::vector<GameTree> SgfGame::finish() {
    warnings_.list.add_count(warnings_.line, FaultCode::MovesLeftOut, left_out_);
    const auto headers = parts_.front().tree.headers;
    drop_empty_first_part();
    std::vector<GameTree> trees;
    for (Part& part : parts_) {
        finish_notes(part);
        part.tree.headers = headers;
        trees.push_back(std::move(part.tree));
        warnings_.list.begin_next_game();
    }
    return trees;
}

}  // namespace engine::gomoku::sgf
