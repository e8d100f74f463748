// SPDX-License-Identifier: MIT
// History tables for move ordering: how well moves did in earlier nodes.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <span>

#include "engine/core/search/history.h"
#include "engine/core/search/killers.h"
#include "engine/gomoku/board/point.h"

namespace engine::gomoku {

/// Histories by colour and point: alone, as a reply to the previous move, and as a follow-up of the
/// own move before it. About 2 MB.
class Histories {
  public:
    using Counters = std::array<HistoryCounter, kCells>;

    Histories() : replies_(std::make_unique<Pairs>()), follow_ups_(std::make_unique<Pairs>()) {}

    void clear() {
        moves_ = {};
        replies_->fill({});
        follow_ups_->fill({});
    }

    HistoryCounter& move(Color color, Point point) { return moves_[index(color)][point.cell()]; }
    /// `before` may be kNoPoint.
    HistoryCounter& reply(Point before, Point point) {
        return (*replies_)[before.cell()][point.cell()];
    }
    /// `own_before` may be kNoPoint.
    HistoryCounter& follow_up(Point own_before, Point point) {
        return (*follow_ups_)[own_before.cell()][point.cell()];
    }

    /// Adds to all three. `game` holds the moves before `point`, passes as kNoPoint.
    void update(Color color, std::span<const Point> game, Point point, int amount) {
        const auto back = [game](std::size_t plies) {
            return game.size() < plies ? kNoPoint : game[game.size() - plies];
        };
        move(color, point).update(amount);
        reply(back(1), point).update(amount);
        follow_up(back(2), point).update(amount);
    }

  private:
    using Pairs = std::array<Counters, kCells>;

    std::array<Counters, 2> moves_{};
    std::unique_ptr<Pairs> replies_;
    std::unique_ptr<Pairs> follow_ups_;
};

using Killers = engine::Killers<Point>;

}  // namespace engine::gomoku
