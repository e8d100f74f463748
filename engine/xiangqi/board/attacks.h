// SPDX-License-Identifier: MIT
// Attack tables: the points a piece reaches, given the occupied points. Rooks and cannons read
// tables indexed by position in a line and the line's occupancy (9 bits a rank, 10 bits a file), 60
// KB in all; knights and bishops have one direction for each free leg or eye.
#pragma once

#include <array>

#include "engine/xiangqi/board/bitboard.h"

namespace engine::xiangqi {

namespace detail {

/// Points of a line by position: bit i is the i-th point from the left, or from Red's side.
using LineSet = std::uint16_t;

struct LineTables {
    // Points a rook reaches, including the first piece on each side.
    std::array<std::array<LineSet, 512>, kFiles> rook_rank;
    std::array<std::array<LineSet, 1024>, kRanks> rook_file;
    // Points a cannon attacks: those behind the first screen, up to and including the next piece.
    std::array<std::array<LineSet, 512>, kFiles> cannon_rank;
    std::array<std::array<LineSet, 1024>, kRanks> cannon_file;
};

struct LeaperTables {
    std::array<Bitboard, kSquares> king;
    std::array<Bitboard, kSquares> advisor;
    std::array<std::array<Bitboard, kSquares>, 2> pawn;         // [side][from] -> to
    std::array<std::array<Bitboard, kSquares>, 2> pawn_origin;  // [side][to] -> from
    // Per direction: the blocking point and the points it opens.
    struct Step {
        Bitboard gate;
        Bitboard targets;
    };
    std::array<std::array<Step, 4>, kSquares> knight;
    std::array<std::array<Step, 4>, kSquares> knight_origin;
    std::array<std::array<Step, 4>, kSquares> bishop;
    std::array<Bitboard, kSquares> cross;  // the rank and the file of a point, excluding the point
    std::array<Bitboard, kFiles> file;
    std::array<Bitboard, kSquares> knight_any;                     // knight reach on an empty board
    std::array<std::array<Bitboard, kSquares>, kSquares> between;  // on a common line, exclusive
};

extern const LineTables kLines;
extern const LeaperTables kLeapers;

inline std::size_t rank_occupancy(Bitboard occupied, int rank) {
    const std::uint64_t half =
        rank < 5 ? occupied.low() >> (9 * rank) : occupied.high() >> (9 * (rank - 5));
    return half & 511;
}

/// Gathers five bits nine apart by one multiplication whose partial products never collide.
inline std::size_t gather(std::uint64_t half, int file) {
    constexpr std::uint64_t kColumn = 0x0000001008040201ULL;
    constexpr std::uint64_t kCollect = 0x0000000101010101ULL;
    return static_cast<std::size_t>((((half >> file) & kColumn) * kCollect) >> 32) & 31;
}

inline std::size_t file_occupancy(Bitboard occupied, int file) {
    return gather(occupied.low(), file) | (gather(occupied.high(), file) << 5);
}

inline Bitboard on_rank(LineSet set, int rank) {
    const std::uint64_t bits = set;
    return rank < 5 ? Bitboard(bits << (9 * rank), 0) : Bitboard(0, bits << (9 * (rank - 5)));
}

/// Spreads five bits to every ninth: the inverse of `gather`.
inline constexpr auto kSpread = [] {
    std::array<std::uint64_t, 32> table{};
    for (std::size_t bits = 0; bits < 32; ++bits) {
        for (std::size_t i = 0; i < 5; ++i) {
            if ((bits >> i & 1) != 0) table[bits] |= 1ULL << (9 * i);
        }
    }
    return table;
}();

inline Bitboard on_file(LineSet set, int file) {
    return {kSpread[set & 31] << file, kSpread[set >> 5] << file};
}

inline Bitboard open_steps(const std::array<LeaperTables::Step, 4>& steps, Bitboard occupied) {
    Bitboard reach;
    for (const auto& step : steps) {
        const std::uint64_t open = (occupied & step.gate).any() ? 0 : ~0ULL;
        reach |= step.targets & Bitboard(open, open);
    }
    return reach;
}

}  // namespace detail

inline Bitboard rook_attacks(Square from, Bitboard occupied) {
    using namespace detail;
    const int file = from.file();
    const int rank = from.rank();
    const auto f = static_cast<std::size_t>(file);
    const auto r = static_cast<std::size_t>(rank);
    return on_rank(kLines.rook_rank[f][rank_occupancy(occupied, rank)], rank) |
           on_file(kLines.rook_file[r][file_occupancy(occupied, file)], file);
}

/// The points a cannon attacks: every point behind exactly one screen, up to the next piece.
inline Bitboard cannon_attacks(Square from, Bitboard occupied) {
    using namespace detail;
    const int file = from.file();
    const int rank = from.rank();
    const auto f = static_cast<std::size_t>(file);
    const auto r = static_cast<std::size_t>(rank);
    return on_rank(kLines.cannon_rank[f][rank_occupancy(occupied, rank)], rank) |
           on_file(kLines.cannon_file[r][file_occupancy(occupied, file)], file);
}

inline Bitboard knight_attacks(Square from, Bitboard occupied) {
    return detail::open_steps(detail::kLeapers.knight[index(from)], occupied);
}
/// The points that must be free for a knight on `from` to attack `to`; empty if `to` is out of
/// reach.
inline Bitboard knight_legs(Square from, Square to) {
    Bitboard legs;
    for (const auto& step : detail::kLeapers.knight[index(from)]) {
        if (step.targets.has(to)) legs |= step.gate;
    }
    return legs;
}
/// Points from which a knight attacks `to`; its leg is next to the knight, not next to `to`.
inline Bitboard knight_origins(Square to, Bitboard occupied) {
    return detail::open_steps(detail::kLeapers.knight_origin[index(to)], occupied);
}
inline Bitboard bishop_attacks(Square from, Bitboard occupied) {
    return detail::open_steps(detail::kLeapers.bishop[index(from)], occupied);
}
inline Bitboard king_attacks(Square from) { return detail::kLeapers.king[index(from)]; }
inline Bitboard advisor_attacks(Square from) { return detail::kLeapers.advisor[index(from)]; }
inline Bitboard pawn_attacks(Color side, Square from) {
    return detail::kLeapers.pawn[index(side)][index(from)];
}
/// Points from which a pawn of `side` attacks `to`.
inline Bitboard pawn_origins(Color side, Square to) {
    return detail::kLeapers.pawn_origin[index(side)][index(to)];
}
inline Bitboard cross_of(Square square) { return detail::kLeapers.cross[index(square)]; }
inline Bitboard knight_ring(Square square) { return detail::kLeapers.knight_any[index(square)]; }
inline Bitboard file_of(Square square) {
    return detail::kLeapers.file[static_cast<std::size_t>(square.file())];
}
/// Points strictly between two points of one line; empty if they share no line.
inline Bitboard between(Square a, Square b) { return detail::kLeapers.between[index(a)][index(b)]; }

}  // namespace engine::xiangqi
