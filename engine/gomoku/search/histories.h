// SPDX-License-Identifier: MIT
// How well moves did in earlier nodes, for the order in which they are tried.
#pragma once

#include <array>
#include <memory>

#include "engine/core/history.h"
#include "engine/gomoku/board/point.h"

namespace engine::gomoku {

/// Histories by colour and point, alone or as a reply to the move before. About 1 MB.
class Histories {
  public:
    using Counters = std::array<HistoryCounter, kCells>;

    Histories() : replies_(std::make_unique<std::array<Counters, kCells>>()) {}

    void clear() {
        moves_ = {};
        for (Counters& counters : *replies_) counters = {};
    }

    HistoryCounter& move(Color color, Point point) { return moves_[index(color)][point.cell()]; }
    /// `before` may be kNoPoint.
    HistoryCounter& reply(Point before, Point point) {
        return (*replies_)[before.cell()][point.cell()];
    }

  private:
    std::array<Counters, 2> moves_{};
    std::unique_ptr<std::array<Counters, kCells>> replies_;
};

/// The two latest moves that cut off at a ply, the newer first.
struct Killers {
    std::array<Point, 2> moves{};

    void add(Point move) {
        if (moves[0] == move) return;
        moves[1] = moves[0];
        moves[0] = move;
    }
};

}  // namespace engine::gomoku
