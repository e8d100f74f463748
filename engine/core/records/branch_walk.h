// SPDX-License-Identifier: MIT
// Reads trees that binary formats store depth first, with two flags per move.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/core/records/game_tree.h"

namespace engine {

/// Follows records with moves in depth-first order and two flags per move: the line continues, and
/// an alternative follows once the line is complete (XQF, CBR and RenLib).
template <class Game>
class BranchWalk {
  public:
    explicit BranchWalk(BasicCursor<Game>& cursor) : cursor_(cursor) {}

    /// Plays the next move of the record; returns false if it is illegal, or follows an illegal
    /// one.
    bool next(typename Game::Move move, bool goes_on, bool has_alternative) {
        const Place parent = here_;
        Place child{kNoNode, true};
        if (!parent.lost) {
            cursor_.go_to(parent.node);
            if (cursor_.play(move)) child = {cursor_.node(), false};
        }
        last_was_orphan_ = parent.lost;
        last_ply_ = cursor_.ply() + (child.lost ? 1 : 0);
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

    /// The ply of the last move, even if it was not played.
    [[nodiscard]] std::size_t last_ply() const { return last_ply_; }
    /// The parent of the next move; the root if that was left out.
    [[nodiscard]] NodeId here() const { return here_.node; }
    /// Whether the record announces no further move.
    [[nodiscard]] bool finished() const { return finished_; }
    /// The number of moves left out because they follow an illegal one.
    [[nodiscard]] std::size_t orphans() const { return orphans_; }
    /// Whether the last move was left out for that reason.
    [[nodiscard]] bool last_was_orphan() const { return last_was_orphan_; }

  private:
    struct Place {
        NodeId node;
        bool lost;
    };

    BasicCursor<Game>& cursor_;
    Place here_{kRootNode, false};
    std::vector<Place> branches_;
    bool finished_ = false;
    std::size_t orphans_ = 0;
    bool last_was_orphan_ = false;
    std::size_t last_ply_ = 0;
};

}  // namespace engine
