// SPDX-License-Identifier: MIT
#include "engine/xiangqi/board/attacks.h"

namespace engine::xiangqi::detail {

namespace {

struct Reach {
    LineSet rook = 0;
    LineSet cannon = 0;
};

Reach walk(int position, int length, int step, std::size_t occupied) {
    Reach reach;
    int pieces_passed = 0;
    for (int i = position + step; i >= 0 && i < length && pieces_passed < 2; i += step) {
        const auto bit = static_cast<LineSet>(1U << i);
        LineSet& set = pieces_passed == 0 ? reach.rook : reach.cannon;
        set = static_cast<LineSet>(set | bit);
        if ((occupied & bit) != 0) ++pieces_passed;
    }
    return reach;
}

template <std::size_t kOccupancies, std::size_t kLength>
void fill_lines(std::array<std::array<LineSet, kOccupancies>, kLength>& rook,
                std::array<std::array<LineSet, kOccupancies>, kLength>& cannon) {
    for (std::size_t position = 0; position < kLength; ++position) {
        for (std::size_t occupied = 0; occupied < kOccupancies; ++occupied) {
            const int at = static_cast<int>(position);
            const int length = static_cast<int>(kLength);
            const Reach down = walk(at, length, -1, occupied);
            const Reach up = walk(at, length, +1, occupied);
            rook[position][occupied] = static_cast<LineSet>(down.rook | up.rook);
            cannon[position][occupied] = static_cast<LineSet>(down.cannon | up.cannon);
        }
    }
}

LineTables make_lines() {
    LineTables tables{};
    fill_lines(tables.rook_rank, tables.cannon_rank);
    fill_lines(tables.rook_file, tables.cannon_file);
    return tables;
}

struct Offset {
    int file;
    int rank;
};

constexpr std::array<Offset, 4> kOrthogonal{{{0, 1}, {0, -1}, {1, 0}, {-1, 0}}};
constexpr std::array<Offset, 4> kDiagonal{{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};

void add(Bitboard& set, int file, int rank) {
    if (on_board(file, rank)) set |= Bitboard(Square(file, rank));
}

bool stands_in_a_palace(Square square) {
    return in_palace(Color::Red, square) || in_palace(Color::Black, square);
}

bool same_bank(int rank_a, int rank_b) { return (rank_a < 5) == (rank_b < 5); }

/// Omits directions whose gate is off the board.
void fill_steps(LeaperTables& tables, Square square) {
    const std::size_t s = index(square);
    const int file = square.file();
    const int rank = square.rank();
    for (std::size_t d = 0; d < 4; ++d) {
        const Offset leg = kOrthogonal[d];
        auto& knight = tables.knight[s][d];
        if (on_board(file + leg.file, rank + leg.rank)) {
            knight.gate = Bitboard(Square(file + leg.file, rank + leg.rank));
            for (const Offset side : kDiagonal) {
                const bool outward = side.file * leg.file + side.rank * leg.rank > 0;
                if (!outward) continue;
                add(knight.targets, file + leg.file + side.file, rank + leg.rank + side.rank);
            }
        }
        tables.knight_any[s] |= knight.targets;

        const Offset corner = kDiagonal[d];
        auto& origin = tables.knight_origin[s][d];
        auto& bishop = tables.bishop[s][d];
        if (!on_board(file + corner.file, rank + corner.rank)) continue;
        origin.gate = bishop.gate = Bitboard(Square(file + corner.file, rank + corner.rank));
        add(origin.targets, file + 2 * corner.file, rank + corner.rank);
        add(origin.targets, file + corner.file, rank + 2 * corner.rank);
        if (same_bank(rank, rank + 2 * corner.rank)) {
            add(bishop.targets, file + 2 * corner.file, rank + 2 * corner.rank);
        }
    }
}

void fill_guards(LeaperTables& tables, Square square) {
    if (!stands_in_a_palace(square)) return;
    const auto add_in_palace = [&](Bitboard& set, Offset step) {
        const int file = square.file() + step.file;
        const int rank = square.rank() + step.rank;
        if (on_board(file, rank) && stands_in_a_palace(Square(file, rank))) add(set, file, rank);
    };
    for (const Offset step : kOrthogonal) add_in_palace(tables.king[index(square)], step);
    for (const Offset step : kDiagonal) add_in_palace(tables.advisor[index(square)], step);
}

void fill_pawns(LeaperTables& tables, Color side, Square from) {
    Bitboard& reach = tables.pawn[index(side)][index(from)];
    add(reach, from.file(), from.rank() + (side == Color::Red ? 1 : -1));
    if (across_river(side, from)) {
        add(reach, from.file() - 1, from.rank());
        add(reach, from.file() + 1, from.rank());
    }
    for (const Square to : reach) tables.pawn_origin[index(side)][index(to)] |= Bitboard(from);
}

void fill_lines_of(LeaperTables& tables, Square from) {
    for (const Offset step : kOrthogonal) {
        Bitboard passed;
        int file = from.file() + step.file;
        int rank = from.rank() + step.rank;
        for (; on_board(file, rank); file += step.file, rank += step.rank) {
            const Square to(file, rank);
            tables.cross[index(from)] |= Bitboard(to);
            tables.between[index(from)][index(to)] = passed;
            passed |= Bitboard(to);
        }
    }
}

LeaperTables make_leapers() {
    LeaperTables tables{};
    for (int i = 0; i < kSquares; ++i) {
        const Square square(i);
        fill_steps(tables, square);
        fill_guards(tables, square);
        for (const Color side : kColors) fill_pawns(tables, side, square);
        fill_lines_of(tables, square);
        tables.file[static_cast<std::size_t>(square.file())] |= Bitboard(square);
    }
    return tables;
}

}  // namespace

// Computed at program start, in a quarter of a millisecond: as constants the tables would add 235
// KB to the WebAssembly module (4 KB as compressed by Brotli, but not every host compresses). No
// other global object depends on them.
const LineTables kLines = make_lines();
const LeaperTables kLeapers = make_leapers();

}  // namespace engine::xiangqi::detail
