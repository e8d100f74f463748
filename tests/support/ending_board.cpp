// SPDX-License-Identifier: MIT
#include "tests/support/ending_board.h"

#include <algorithm>
#include <string_view>

namespace tests::ending {

bool may_stand(char piece, int point) {
    const int file = file_of(point);
    const int rank = is_red(piece) ? rank_of(point) : 9 - rank_of(point);
    switch (kind_of(piece)) {
        case 'K':
            return file >= 3 && file <= 5 && rank <= 2;
        case 'A':
            return file >= 3 && file <= 5 && rank <= 2 && (file + rank) % 2 == 1;
        case 'B':
            return rank % 2 == 0 && rank <= 4 && (file + rank) % 4 == 2;
        case 'P':
            return rank >= 5 || (rank >= 3 && file % 2 == 0);
        default:
            return true;
    }
}

namespace {

/// For each point the steps of a non-sliding piece or, with `back`, the steps that led there.
std::array<Steps, kPoints> step_table(char piece, bool back) {
    std::array<Steps, kPoints> all;
    const auto add = [&](int from, int file_step, int rank_step, int gate_file, int gate_rank) {
        const int file = file_of(from) + file_step;
        const int rank = rank_of(from) + rank_step;
        if (file < 0 || file > 8 || rank < 0 || rank > 9) return;
        const int to = rank * 9 + file;
        if (!may_stand(piece, from) || !may_stand(piece, to)) return;
        const bool gated = gate_file != 0 || gate_rank != 0;
        const int gate = gated ? from + gate_rank * 9 + gate_file : kNobody;
        all[static_cast<std::size_t>(back ? to : from)].push_back({back ? from : to, gate});
    };
    const int forward = is_red(piece) ? 1 : -1;
    for (int from = 0; from < kPoints; ++from) {
        switch (kind_of(piece)) {
            case 'K':
                for (const int step : {-1, 1}) {
                    add(from, step, 0, 0, 0);
                    add(from, 0, step, 0, 0);
                }
                break;
            case 'P':
                add(from, 0, forward, 0, 0);
                if ((rank_of(from) > 4) == is_red(piece)) {
                    add(from, -1, 0, 0, 0);
                    add(from, 1, 0, 0, 0);
                }
                break;
            default:
                for (const int x : {-1, 1}) {
                    for (const int y : {-1, 1}) {
                        if (kind_of(piece) == 'A') add(from, x, y, 0, 0);
                        if (kind_of(piece) == 'B') add(from, 2 * x, 2 * y, x, y);
                        if (kind_of(piece) != 'N') continue;
                        add(from, x, 2 * y, 0, y);
                        add(from, 2 * x, y, x, 0);
                    }
                }
        }
    }
    return all;
}

}  // namespace

const PieceSteps& steps_of(char piece) {
    static const auto tables = [] {
        std::array<PieceSteps, 128> made;
        for (const char one : std::string_view("KABNPkabnp")) {
            made[static_cast<std::size_t>(one)] = {step_table(one, false), step_table(one, true)};
        }
        return made;
    }();
    return tables[static_cast<std::size_t>(piece)];
}

namespace {

int pieces_between(const Board& board, int a, int b) {
    const int step = file_of(a) == file_of(b) ? 9 : 1;
    int pieces = 0;
    for (int point = std::min(a, b) + step; point < std::max(a, b); point += step) {
        pieces += board.empty(point) ? 0 : 1;
    }
    return pieces;
}

bool attacks(const Board& board, Piece piece, int target) {
    const bool on_file = file_of(piece.point) == file_of(target);
    const bool on_line = on_file || rank_of(piece.point) == rank_of(target);
    switch (kind_of(piece.letter)) {
        case 'R':
            return on_line && pieces_between(board, piece.point, target) == 0;
        case 'C':
            return on_line && pieces_between(board, piece.point, target) == 1;
        case 'K':
            return on_file && pieces_between(board, piece.point, target) == 0;
        case 'A':
        case 'B':
            return false;
        default:
            break;
    }
    const Steps& steps = steps_of(piece.letter).forth[static_cast<std::size_t>(piece.point)];
    return std::any_of(steps.begin(), steps.end(), [&](const Step& step) {
        return step.to == target && (step.gate == kNobody || board.empty(step.gate));
    });
}

}  // namespace

bool in_check(const Board& board, bool red, int gone) {
    const int king = board.piece(red ? 0 : 1).point;
    for (int i = 0; i < board.count; ++i) {
        const Piece piece = board.piece(i);
        if (i != gone && is_red(piece.letter) != red && attacks(board, piece, king)) return true;
    }
    return false;
}

bool leaves_king_safe(const Board& board, int piece, int to) {
    Board after = board;
    const int taken = board.at(to);
    after.shift(piece, to);
    return !in_check(after, is_red(board.piece(piece).letter), taken);
}

}  // namespace tests::ending
