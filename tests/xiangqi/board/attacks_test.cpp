// SPDX-License-Identifier: MIT
// Compares the attack tables with the plain rules on randomly filled boards.
#include "engine/xiangqi/board/attacks.h"

#include <gtest/gtest.h>

#include "engine/core/random.h"
#include "tests/support/plain_rules.h"
#include "tests/support/positions.h"

namespace {

using namespace engine::xiangqi;
using tests::PlainBoard;
using tests::Point;

constexpr char kEmptyBoard[] = "9/9/9/9/9/9/9/9/9/9 w";

Square square_of(Point point) { return {point.file, point.rank}; }

/// Boards of soldiers, from nearly empty to nearly full.
struct CrowdedBoard {
    PlainBoard plain{kEmptyBoard};
    Bitboard occupied;

    explicit CrowdedBoard(std::uint64_t seed) {
        engine::SplitMix64 random(seed);
        const std::uint32_t crowd = 5 + random.below(90);
        for (const Point point : tests::all_points()) {
            if (random.below(100) >= crowd) continue;
            plain.set(point, 'p');
            occupied |= engine::xiangqi::point(square_of(point));
        }
    }
};

/// Compares a table with the attacks of the piece `letter`, from every point of many boards.
template <class Attacks>
void expect_attacks(char letter, Attacks attacks) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const CrowdedBoard board(seed);
        for (const Point from : tests::all_points()) {
            PlainBoard plain = board.plain;
            plain.set(from, letter);
            const Bitboard occupied = board.occupied | engine::xiangqi::point(square_of(from));
            const Bitboard reached = attacks(square_of(from), occupied);
            for (const Point to : tests::all_points()) {
                ASSERT_EQ(reached.has(square_of(to)), plain.attacks(from, to))
                    << letter << " from " << tests::text_of(from) << " to " << tests::text_of(to)
                    << ", board " << seed;
            }
        }
    }
}

TEST(Attacks, OfRooksEndAtTheFirstPiece) { expect_attacks('R', rook_attacks); }

TEST(Attacks, OfCannonsLieBehindExactlyOneScreen) { expect_attacks('C', cannon_attacks); }

TEST(Attacks, OfKnightsNeedAFreeLegBesideTheKnight) { expect_attacks('N', knight_attacks); }

TEST(Attacks, OfPawnsGoSidewaysOnlyAcrossTheRiver) {
    expect_attacks('P', [](Square from, Bitboard) { return pawn_attacks(Color::Red, from); });
    expect_attacks('p', [](Square from, Bitboard) { return pawn_attacks(Color::Black, from); });
}

TEST(Attacks, OfBishopsNeedAFreeEyeAndStayAtHome) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const CrowdedBoard board(seed);
        for (const Point from : {Point{2, 0}, Point{6, 0}, Point{0, 2}, Point{4, 2}, Point{8, 2},
                                 Point{2, 4}, Point{6, 4}}) {
            PlainBoard plain = board.plain;
            plain.set(from, 'B');
            const Bitboard reached = bishop_attacks(square_of(from), board.occupied);
            for (const Point to : tests::all_points()) {
                ASSERT_EQ(reached.has(square_of(to)), plain.attacks(from, to))
                    << "from " << tests::text_of(from) << " to " << tests::text_of(to);
            }
        }
    }
}

TEST(Attacks, OfKingsAndAdvisorsStayInThePalace) {
    for (int rank = 0; rank < 3; ++rank) {
        for (int file = 3; file < 6; ++file) {
            const Point from{file, rank};
            PlainBoard king(kEmptyBoard);
            king.set(from, 'K');
            PlainBoard advisor(kEmptyBoard);
            advisor.set(from, 'A');
            for (const Point to : tests::all_points()) {
                EXPECT_EQ(king_attacks(square_of(from)).has(square_of(to)), king.attacks(from, to));
                EXPECT_EQ(advisor_attacks(square_of(from)).has(square_of(to)),
                          advisor.attacks(from, to));
            }
        }
    }
}

TEST(Attacks, OriginsAreWhereTheAttackersStand) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const CrowdedBoard board(seed);
        for (const Point to : tests::all_points()) {
            const Bitboard knights = knight_origins(square_of(to), board.occupied);
            const Bitboard pawns = pawn_origins(Color::Black, square_of(to));
            for (const Point from : tests::all_points()) {
                PlainBoard knight = board.plain;
                knight.set(from, 'N');
                EXPECT_EQ(knights.has(square_of(from)), knight.attacks(from, to));
                PlainBoard pawn = board.plain;
                pawn.set(from, 'p');
                EXPECT_EQ(pawns.has(square_of(from)), pawn.attacks(from, to));
            }
        }
    }
}

TEST(Attacks, BetweenHoldsThePointsOfACommonLineOnly) {
    for (const Point a : tests::all_points()) {
        for (const Point b : tests::all_points()) {
            const Bitboard held = between(square_of(a), square_of(b));
            for (const Point p : tests::all_points()) {
                const bool on_file = a.file == b.file && p.file == a.file &&
                                     std::min(a.rank, b.rank) < p.rank &&
                                     p.rank < std::max(a.rank, b.rank);
                const bool on_rank = a.rank == b.rank && p.rank == a.rank &&
                                     std::min(a.file, b.file) < p.file &&
                                     p.file < std::max(a.file, b.file);
                ASSERT_EQ(held.has(square_of(p)), on_file || on_rank);
            }
        }
    }
}

}  // namespace
