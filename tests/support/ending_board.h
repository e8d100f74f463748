// SPDX-License-Identifier: MIT
// Pieces on a board, their moves and the moves that led there, fast enough to visit millions of
// positions; written from the rules of the pieces only.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace tests::ending {

inline constexpr int kPoints = 90;
inline constexpr int kNobody = -1;
inline constexpr std::size_t kMostPieces = 10;

inline int file_of(int point) { return point % 9; }
inline int rank_of(int point) { return point / 9; }
inline bool is_red(char piece) { return piece < 'a'; }
inline char kind_of(char piece) {
    return is_red(piece) ? piece : static_cast<char>(piece - 'a' + 'A');
}

/// Whether a piece of this kind can ever be on the point.
bool may_stand(char piece, int point);

/// A step to a point, and the leg or eye that must be empty, if there is one.
struct Step {
    int to;
    int gate;
};
using Steps = std::vector<Step>;

/// For each point the steps of a non-sliding piece, and the steps that led there.
struct PieceSteps {
    std::array<Steps, kPoints> forth;
    std::array<Steps, kPoints> back;
};
const PieceSteps& steps_of(char piece);

struct Piece {
    char letter;
    int point;
};

/// The pieces on the board, kings first: Red's, then Black's.
struct Board {
    std::array<Piece, kMostPieces> pieces;
    int count = 0;
    std::array<std::int8_t, kPoints> index_at;

    Board() { index_at.fill(kNobody); }
    [[nodiscard]] Piece piece(int i) const { return pieces[static_cast<std::size_t>(i)]; }
    [[nodiscard]] int at(int point) const { return index_at[static_cast<std::size_t>(point)]; }
    [[nodiscard]] bool empty(int point) const { return at(point) == kNobody; }
    /// False if the point is occupied.
    bool put(char piece, int point) {
        if (!empty(point)) return false;
        index_at[static_cast<std::size_t>(point)] = static_cast<std::int8_t>(count);
        pieces[static_cast<std::size_t>(count++)] = {piece, point};
        return true;
    }
    void shift(int i, int to) {
        Piece& moved = pieces[static_cast<std::size_t>(i)];
        index_at[static_cast<std::size_t>(moved.point)] = kNobody;
        index_at[static_cast<std::size_t>(to)] = static_cast<std::int8_t>(i);
        moved.point = to;
    }
};

/// Calls `visit(to)` for each point a sliding piece passes or captures on.
template <typename Visit>
void slide(const Board& board, Piece piece, bool takes, const Visit& visit) {
    constexpr std::array<std::array<int, 2>, 4> kWays{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
    for (const auto& [file_step, rank_step] : kWays) {
        int file = file_of(piece.point) + file_step;
        int rank = rank_of(piece.point) + rank_step;
        int screens = 0;
        for (; file >= 0 && file < 9 && rank >= 0 && rank < 10;
             file += file_step, rank += rank_step) {
            const int point = rank * 9 + file;
            if (board.empty(point)) {
                if (screens == 0) visit(point);
                continue;
            }
            const int needed = kind_of(piece.letter) == 'C' ? 1 : 0;
            if (takes && screens == needed) visit(point);
            if (++screens > needed) break;
        }
    }
}

/// Calls `visit(piece, to)` for each pseudo-legal move of a side.
template <typename Visit>
void for_each_move(const Board& board, bool red, const Visit& visit) {
    for (int i = 0; i < board.count; ++i) {
        const Piece piece = board.piece(i);
        if (is_red(piece.letter) != red) continue;
        const auto go = [&](int to) {
            const int there = board.at(to);
            if (there == kNobody || is_red(board.piece(there).letter) != red) visit(i, to);
        };
        const char kind = kind_of(piece.letter);
        if (kind == 'R' || kind == 'C') {
            slide(board, piece, true, go);
            continue;
        }
        for (const Step& step :
             steps_of(piece.letter).forth[static_cast<std::size_t>(piece.point)]) {
            if (step.gate == kNobody || board.empty(step.gate)) go(step.to);
        }
    }
}

/// Calls `visit(piece, from)` for each non-capture that a side may just have made.
template <typename Visit>
void for_each_retreat(const Board& board, bool red, const Visit& visit) {
    for (int i = 0; i < board.count; ++i) {
        const Piece piece = board.piece(i);
        if (is_red(piece.letter) != red) continue;
        const auto go = [&](int from) { visit(i, from); };
        const char kind = kind_of(piece.letter);
        if (kind == 'R' || kind == 'C') {
            slide(board, piece, false, go);
            continue;
        }
        for (const Step& step :
             steps_of(piece.letter).back[static_cast<std::size_t>(piece.point)]) {
            if (board.empty(step.to) && (step.gate == kNobody || board.empty(step.gate))) {
                go(step.to);
            }
        }
    }
}

/// Whether a side's king is attacked or faces the other on an open file; `gone` counts as captured.
bool in_check(const Board& board, bool red, int gone = kNobody);
bool leaves_king_safe(const Board& board, int piece, int to);

}  // namespace tests::ending
