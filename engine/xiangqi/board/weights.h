// SPDX-License-Identifier: MIT
// The weights of the evaluation: a middlegame and an endgame value each, in centipawns (a soldier
// in the endgame is about 100).
//
// Tuned on 474 679 positions of self-play (1 000 to 3 000 nodes a move, openings of openings.epd)
// with `script/tune eval SET --pull 300`: squared error 0.0096 before, 0.0082 after; on 9 968
// held-out positions 0.0088 and 0.0074. `script/tune eval` rewrites the pairs in this file and
// leaves the rest unchanged.
#pragma once

#include <array>

#include "engine/xiangqi/board/piece.h"
#include "engine/xiangqi/board/score.h"
#include "engine/xiangqi/board/square.h"

namespace engine::xiangqi {

template <std::size_t N>
using Scores = std::array<Score, N>;

/// Values of the points for one kind of piece: rank 0 first, files a to e; the other wing is
/// mirrored.
using PointScores = std::array<Scores<5>, kRanks>;

/// Contains only scores: the tuner derives the index of a score from its address.
struct Weights {
    /// Indexed by PieceType, like all arrays of this length.
    Scores<kPieceTypes> material;
    std::array<PointScores, kPieceTypes> points;
    Score tempo;

    /// By the number of points the piece can reach without being captured by a soldier.
    Scores<18> rook_mobility;
    Scores<9> knight_mobility;
    Scores<18> cannon_mobility;
    /// By the number of points safe for the king.
    Scores<5> king_mobility;

    /// For each point of the enemy palace that rooks, knights, cannons, soldiers attack.
    Score rooks_on_palace;
    Score knights_on_palace;
    Score cannons_on_palace;
    Score pawns_on_palace;
    /// By the number of these four kinds that attack it.
    Scores<5> kinds_on_palace;

    Score hollow_cannon;
    Score hollow_cannon_with_rook;
    /// A cannon behind two screens on the king's file, and such a cannon if one screen is a horse
    /// beside the king.
    Score cannon_behind_two;
    Score cannon_smothers_knight;
    /// A cannon on the enemy back rank, by screens between it and the king: none, one, two.
    Scores<3> bottom_cannon;
    Score stacked_cannons;

    /// For each missing advisor or elephant and each enemy rook, knight, cannon, crossed soldier.
    Scores<4> missing_advisor_against;
    Scores<4> missing_bishop_against;
    /// For each advisor or elephant of a side with a cannon: they serve as screens.
    Score cannon_with_advisor;
    Score cannon_with_bishop;

    /// By the number of soldiers across the river.
    Scores<6> crossed_pawns;
    Score linked_pawns;

    Score rook_on_open_file;
    /// The side has no rook, and the enemy has one.
    Score without_rook;
    Score rook_and_cannon;
    Score rook_and_knight;
    Score knight_and_cannon;
    Score two_knights;
    Score two_cannons;
    Score linked_knights;

    /// Unprotected enemy pieces under attack.
    Scores<kPieceTypes> hanging;
    /// Enemy pieces attacked by a soldier.
    Scores<kPieceTypes> attacked_by_pawn;
    /// Enemy rooks attacked by a knight or cannon.
    Score rook_attacked_by_minor;
};

inline constexpr Weights kWeights{
    .material = {{{0, 0}, {95, 41}, {86, 10}, {316, 353}, {941, 1058}, {425, 328}, {87, 105}}},
    .points = {{// General
                {{{{{0, 0}, {0, 0}, {0, 0}, {42, -6}, {102, -13}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {-54, 11}, {5, -3}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {-109, 5}, {-130, 7}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}}}},
                // Advisor
                {{{{{0, 0}, {0, 0}, {0, 0}, {14, -16}, {0, 0}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {51, -11}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {-43, -2}, {0, 0}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}}}},
                // Elephant
                {{{{{0, 0}, {0, 0}, {-3, -6}, {0, 0}, {0, 0}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
                  {{{-31, -18}, {0, 0}, {0, 0}, {0, 0}, {38, -13}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
                  {{{0, 0}, {0, 0}, {-29, -8}, {0, 0}, {0, 0}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}}}},
                // Horse
                {{{{{-87, -38}, {-58, -16}, {-30, -19}, {-33, -4}, {-29, -30}}},
                  {{{-38, -53}, {26, -1}, {-15, -26}, {-24, -2}, {-37, -40}}},
                  {{{-14, -42}, {-20, 9}, {-16, -4}, {12, 5}, {-10, -5}}},
                  {{{-8, -18}, {-12, 4}, {-8, 15}, {2, 9}, {-4, 16}}},
                  {{{-6, 16}, {5, 5}, {56, 2}, {16, 14}, {47, 15}}},
                  {{{14, 2}, {18, 6}, {30, 22}, {46, 27}, {32, 26}}},
                  {{{7, 5}, {80, 28}, {11, 32}, {85, 26}, {16, 24}}},
                  {{{71, 24}, {5, 28}, {-24, 36}, {71, 11}, {91, 25}}},
                  {{{-25, 7}, {-15, 24}, {80, 26}, {34, 29}, {11, 20}}},
                  {{{8, 2}, {-3, 6}, {11, 14}, {-11, 3}, {-5, 1}}}}},
                // Chariot
                {{{{{-43, -35}, {1, -27}, {-13, -21}, {9, 5}, {-4, -5}}},
                  {{{-24, 0}, {-9, -4}, {-5, -13}, {-7, 11}, {-14, 6}}},
                  {{{-21, -8}, {7, -10}, {3, -2}, {6, 26}, {31, 3}}},
                  {{{-20, 20}, {11, 13}, {10, 8}, {27, 15}, {14, 23}}},
                  {{{-13, 14}, {25, -5}, {20, 3}, {35, 6}, {29, 10}}},
                  {{{-4, 8}, {19, -2}, {32, 2}, {27, 17}, {30, 22}}},
                  {{{18, 6}, {22, 3}, {47, -7}, {38, 20}, {5, 40}}},
                  {{{-3, 19}, {18, 6}, {22, 16}, {23, 33}, {43, 9}}},
                  {{{11, 0}, {35, -4}, {11, 21}, {27, 9}, {43, 29}}},
                  {{{28, -3}, {31, -6}, {18, 13}, {6, 20}, {35, 19}}}}},
                // Cannon
                {{{{{-5, -10}, {-4, -3}, {17, -8}, {20, 11}, {14, 24}}},
                  {{{29, -5}, {9, 5}, {23, 2}, {-9, 30}, {68, 7}}},
                  {{{26, 6}, {-8, -7}, {13, 7}, {9, 20}, {34, 29}}},
                  {{{-20, 5}, {-19, 5}, {25, -4}, {11, -10}, {18, -12}}},
                  {{{-8, 3}, {-2, -9}, {15, -13}, {-14, 3}, {28, -8}}},
                  {{{7, 5}, {-16, 7}, {-14, 10}, {-27, 3}, {31, -5}}},
                  {{{9, -5}, {-14, 0}, {-4, -9}, {-1, -14}, {9, -2}}},
                  {{{18, 14}, {-31, 16}, {-8, -27}, {-5, -18}, {-16, -17}}},
                  {{{2, 11}, {-33, 21}, {-2, -10}, {-20, -4}, {-20, 5}}},
                  {{{63, -20}, {23, -17}, {-22, -32}, {-27, -12}, {-53, -31}}}}},
                // Soldier
                {{{{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
                  {{{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}},
                  {{{-24, 7}, {0, 0}, {-18, 6}, {0, 0}, {10, 17}}},
                  {{{-16, 9}, {0, 0}, {12, 4}, {0, 0}, {-1, 32}}},
                  {{{6, 30}, {32, 32}, {42, 46}, {66, 52}, {54, 62}}},
                  {{{16, 37}, {37, 50}, {73, 55}, {25, 77}, {34, 72}}},
                  {{{11, 20}, {83, 52}, {84, 64}, {79, 113}, {76, 99}}},
                  {{{27, 24}, {75, 42}, {68, 56}, {124, 78}, {92, 80}}},
                  {{{-8, -53}, {0, -63}, {8, -50}, {7, -74}, {1, -54}}}}}}},
    .tempo = {30, 0},
    .rook_mobility = {{{-40, -39},
                       {-16, -66},
                       {-21, -78},
                       {-11, -44},
                       {0, -35},
                       {-2, -17},
                       {14, -12},
                       {12, -4},
                       {13, 1},
                       {21, 3},
                       {12, 21},
                       {17, 13},
                       {18, 18},
                       {18, 18},
                       {25, 21},
                       {34, 28},
                       {38, 18},
                       {41, 8}}},
    .knight_mobility = {{{-55, -74},
                         {-23, -46},
                         {-17, -17},
                         {-8, -4},
                         {1, 4},
                         {14, 8},
                         {16, 4},
                         {31, 8},
                         {30, 5}}},
    .cannon_mobility = {{{-45, -30},
                         {-23, -13},
                         {-10, -27},
                         {-6, -16},
                         {-3, -11},
                         {3, -1},
                         {1, -9},
                         {6, -10},
                         {7, -1},
                         {6, 0},
                         {4, 9},
                         {9, 2},
                         {15, 4},
                         {7, 9},
                         {10, 15},
                         {18, 9},
                         {14, 11},
                         {11, 13}}},
    .king_mobility = {{{-24, -5}, {-17, 2}, {6, -2}, {29, 1}, {16, 4}}},
    .rooks_on_palace = {5, -5},
    .knights_on_palace = {22, -6},
    .cannons_on_palace = {6, 0},
    .pawns_on_palace = {47, -15},
    .kinds_on_palace = {{{4, 5}, {-9, -9}, {-9, -9}, {4, 13}, {11, 4}}},
    .hollow_cannon = {91, 1},
    .hollow_cannon_with_rook = {22, -22},
    .cannon_behind_two = {18, 44},
    .cannon_smothers_knight = {69, 83},
    .bottom_cannon = {{{51, 6}, {22, 8}, {16, 25}}},
    .stacked_cannons = {7, 26},
    .missing_advisor_against = {{{-48, -15}, {8, -25}, {24, 6}, {-17, -36}}},
    .missing_bishop_against = {{{-29, -33}, {0, -38}, {-8, -22}, {7, -17}}},
    .cannon_with_advisor = {-1, 9},
    .cannon_with_bishop = {-6, 7},
    .crossed_pawns = {{{-26, 23}, {-8, -8}, {8, -17}, {34, -1}, {-1, -5}, {0, 0}}},
    .linked_pawns = {-13, -1},
    .rook_on_open_file = {16, 2},
    .without_rook = {-141, 100},
    .rook_and_cannon = {78, -10},
    .rook_and_knight = {77, 29},
    .knight_and_cannon = {-29, 118},
    .two_knights = {52, 76},
    .two_cannons = {47, 52},
    .linked_knights = {27, 2},
    .hanging = {{{0, 0}, {31, 24}, {46, 8}, {41, 32}, {14, -12}, {57, 17}, {18, 31}}},
    .attacked_by_pawn = {{{0, 0}, {0, -7}, {33, -1}, {61, 13}, {17, 15}, {56, 32}, {14, 32}}},
    .rook_attacked_by_minor = {49, -3},
};

}  // namespace engine::xiangqi
