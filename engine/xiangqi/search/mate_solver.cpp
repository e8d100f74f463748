// SPDX-License-Identifier: MIT
#include "engine/xiangqi/search/mate_solver.h"

#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/law/rules.h"
#include "engine/xiangqi/search/move_picker.h"
#include "engine/xiangqi/search/repetition.h"

namespace engine::xiangqi {

int MateSolver::solve(std::span<const Move> first_moves, int longest) {
    for (int moves = 1; moves <= longest; ++moves) {
        for (const Move move : first_moves) {
            if (mates(move, moves, Ply{0})) return moves;
            if (control_.stopped()) return 0;
        }
    }
    return 0;
}

/// Mates in one are tried without move ordering, which would cost more than it saves.
int MateSolver::attack(int longest, Ply ply) {
    if (is_draw_or_ruled(ply)) return 0;
    for (const Move move : legal_moves(position_)) {
        if (mates(move, 1, ply)) return 1;
        if (control_.stopped()) return 0;
    }
    for (int moves = 2; moves <= longest; ++moves) {
        MovePicker picker(position_, histories_, {kNoMove, killers(ply), {}}, PickMode::All);
        for (Move move = picker.next(); !move.none(); move = picker.next()) {
            if (mates(move, moves, ply)) {
                killers(ply).add(move);
                return moves;
            }
            if (control_.stopped()) return 0;
        }
    }
    return 0;
}

bool MateSolver::mates(Move move, int moves, Ply ply) {
    position_.make_move(move);
    control_.count_node();
    const bool wins = !control_.stopped() && is_lost(moves, ply + 1);
    position_.unmake_move();
    if (wins) line(ply).assign(move, line(ply + 1));
    return wins;
}

bool MateSolver::is_lost(int moves, Ply ply) {
    line(ply).clear();
    if (moves == 1) return !has_legal_move(position_) && !insufficient_material(position_);
    if (is_draw_or_ruled(ply)) return false;
    MovePicker picker(position_, histories_, {kNoMove, killers(ply), {}}, PickMode::All);
    int most = 0;
    for (Move move = picker.next(); !move.none(); move = picker.next()) {
        position_.make_move(move);
        control_.count_node();
        const int needed = control_.stopped() ? 0 : attack(moves - 1, ply + 1);
        position_.unmake_move();
        if (needed == 0) {
            killers(ply).add(move);
            return false;
        }
        if (needed <= most) continue;
        most = needed;
        line(ply).assign(move, line(ply + 1));
    }
    return true;
}

bool MateSolver::is_draw_or_ruled(Ply ply) {
    return repetition_value(position_, law_, LossBy::SecondOccurrence, ply) ||
           insufficient_material(position_) || natural_move_limit_reached(position_);
}

}  // namespace engine::xiangqi
