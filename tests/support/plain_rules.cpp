// SPDX-License-Identifier: MIT
#include "tests/support/plain_rules.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace tests {

namespace {

bool in_palace(Point point, bool red) {
    const bool rank_fits = red ? point.rank <= 2 : point.rank >= 7;
    return point.file >= 3 && point.file <= 5 && rank_fits;
}

bool across_river(Point point, bool red) { return red ? point.rank >= 5 : point.rank <= 4; }

int sign(int number) { return (number > 0) - (number < 0); }

}  // namespace

std::string text_of(Point point) {
    return {static_cast<char>('a' + point.file), static_cast<char>('0' + point.rank)};
}

Point point_of(std::string_view text) { return {text.at(0) - 'a', text.at(1) - '0'}; }

const std::vector<Point>& all_points() {
    static const std::vector<Point> kPoints = [] {
        std::vector<Point> points;
        for (int rank = 0; rank < 10; ++rank) {
            for (int file = 0; file < 9; ++file) points.push_back({file, rank});
        }
        return points;
    }();
    return kPoints;
}

PlainBoard::PlainBoard(std::string_view fen) {
    points_.fill(kEmpty);
    Point point{0, 9};
    std::size_t i = 0;
    for (; fen[i] != ' '; ++i) {
        if (fen[i] == '/') {
            point = {0, point.rank - 1};
        } else if (fen[i] >= '1' && fen[i] <= '9') {
            point.file += fen[i] - '0';
        } else {
            set(point, fen[i]);
            ++point.file;
        }
    }
    red_to_move_ = fen[i + 1] == 'w';
}

int PlainBoard::pieces_between(Point a, Point b) const {
    int pieces = 0;
    const int file_step = sign(b.file - a.file);
    const int rank_step = sign(b.rank - a.rank);
    for (Point p{a.file + file_step, a.rank + rank_step}; p != b;
         p = {p.file + file_step, p.rank + rank_step}) {
        pieces += empty(p) ? 0 : 1;
    }
    return pieces;
}

/// `screens`: the number of pieces that a cannon needs in between.
bool PlainBoard::reaches(Point from, Point to, int screens) const {
    if (empty(from) || from == to) return false;
    const bool red = is_red(from);
    const int files = to.file - from.file;
    const int ranks = to.rank - from.rank;
    const int wide = std::abs(files);
    const int high = std::abs(ranks);
    const bool straight = wide == 0 || high == 0;
    switch (std::toupper(at(from))) {
        case 'K':
            return wide + high == 1 && in_palace(to, red);
        case 'A':
            return wide == 1 && high == 1 && in_palace(to, red);
        case 'B': {
            const Point eye{from.file + files / 2, from.rank + ranks / 2};
            return wide == 2 && high == 2 && !across_river(to, red) && empty(eye);
        }
        case 'N': {
            const Point leg{from.file + files / 2, from.rank + ranks / 2};
            return ((wide == 1 && high == 2) || (wide == 2 && high == 1)) && empty(leg);
        }
        case 'R':
            return straight && pieces_between(from, to) == 0;
        case 'C':
            return straight && pieces_between(from, to) == screens;
        case 'P': {
            const int forward = red ? 1 : -1;
            return (wide == 0 && ranks == forward) ||
                   (wide == 1 && high == 0 && across_river(from, red));
        }
        default:
            return false;
    }
}

bool PlainBoard::attacks(Point from, Point to) const { return reaches(from, to, 1); }

bool PlainBoard::can_move(Point from, Point to) const {
    if (empty(from) || is_red(from) != red_to_move_) return false;
    if (empty(to)) return reaches(from, to, 0);
    return is_red(to) != red_to_move_ && reaches(from, to, 1);
}

Point PlainBoard::king(bool red) const {
    for (const Point point : all_points()) {
        if (at(point) == (red ? 'K' : 'k')) return point;
    }
    std::abort();
}

bool PlainBoard::in_check(bool red) const {
    const Point own = king(red);
    const Point other = king(!red);
    if (own.file == other.file && pieces_between(own, other) == 0) return true;
    for (const Point from : all_points()) {
        if (!empty(from) && is_red(from) != red && attacks(from, own)) return true;
    }
    return false;
}

bool PlainBoard::is_legal(Point from, Point to) const {
    if (!can_move(from, to)) return false;
    PlainBoard after = *this;
    after.play(from, to);
    return !after.in_check(red_to_move_);
}

void PlainBoard::play(Point from, Point to) {
    set(to, at(from));
    set(from, kEmpty);
    red_to_move_ = !red_to_move_;
}

std::vector<std::string> PlainBoard::legal_moves() const {
    std::vector<std::string> moves;
    for (const Point from : all_points()) {
        for (const Point to : all_points()) {
            if (is_legal(from, to)) moves.push_back(text_of(from) + text_of(to));
        }
    }
    std::sort(moves.begin(), moves.end());
    return moves;
}

}  // namespace tests
