// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/formats.h"

#include <algorithm>

#include "engine/core/text.h"
#include "engine/xiangqi/fen.h"

namespace engine::xiangqi {

void Complaints::add(std::size_t at, std::string what) {
    last_at_ = at;
    if (list_.size() < kMost) {
        list_.push_back({unit_, at, std::move(what)});
    } else {
        ++more_;
    }
}

std::vector<Complaint> Complaints::take() {
    if (more_ > 0) {
        list_.push_back({unit_, last_at_, "and " + std::to_string(more_) + " more complaints"});
    }
    return std::move(list_);
}

std::string header_name(std::string_view name) {
    std::string out;
    for (const char c : name.substr(0, 80)) {
        const bool allowed =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
        out += allowed ? c : '_';
    }
    return out.empty() ? "_" : out;
}

std::string board_fen(const BoardLetters& letters) {
    std::string fen;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        if (i > 0 && i % kFiles == 0) fen += '/';
        const bool after_digit = !fen.empty() && fen.back() >= '1' && fen.back() <= '8';
        if (letters[i] != '.') {
            fen += letters[i];
        } else if (after_digit) {
            ++fen.back();
        } else {
            fen += '1';
        }
    }
    return fen;
}

std::variant<GameTree, std::string> tree_from_board(const BoardLetters& letters, char mover,
                                                    int full_moves) {
    // Files hold numbers that a FEN does not.
    constexpr int kMostMoves = 9999;
    const auto number = std::to_string(std::clamp(full_moves, 1, kMostMoves));
    const auto with_turn = [&](char side) {
        return GameTree::from_fen(board_fen(letters) + " " + side + " - - 0 " + number);
    };
    const bool blacks = mover >= 'a' && mover <= 'z';
    auto tree = with_turn(blacks ? 'b' : 'w');
    if (mover != '.' || std::holds_alternative<GameTree>(tree)) return tree;
    auto other = with_turn('b');
    return std::holds_alternative<GameTree>(other) ? other : tree;
}

std::array<int, 32> men_of(const GameTree& tree) {
    std::array<int, 32> points{};
    points.fill(-1);
    const Position start = tree.start();
    for (int index = 0; index < kSquares; ++index) {
        const Piece piece = start.at(Square(index));
        if (piece.none()) continue;
        for (std::size_t man = 0; man < points.size(); ++man) {
            if (points[man] >= 0 || kMenInOrder[man] != letter(piece)) continue;
            points[man] = index;
            break;
        }
    }
    return points;
}

std::vector<std::string> losses_of(const GameTree& tree, std::string_view format, Carries carries) {
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
    const auto quiet = tree.start().state().quiet_plies;
    if (!carries.counters && quiet > 0) lose(quiet, "plies without capture before the start");
    return losses;
}

bool BranchWalk::next(Move move, bool goes_on, bool has_alternative) {
    const Place parent = here_;
    Place child{kNoNode, true};
    if (!parent.lost) {
        cursor_.go_to(parent.node);
        if (cursor_.play(move)) child = {cursor_.node(), false};
    }
    last_was_orphan_ = parent.lost;
    if (parent.lost) ++orphans_;
    if (goes_on) {
        if (has_alternative) branches_.push_back(parent);
        here_ = child;
    } else if (!has_alternative) {
        finished_ = branches_.empty();
        if (!finished_) {
            here_ = branches_.back();
            branches_.pop_back();
        }
    }
    return !child.lost;
}

}  // namespace engine::xiangqi
