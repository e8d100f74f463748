// SPDX-License-Identifier: MIT
// Piece-square tables with material, in centipawns (a soldier in the endgame is 100). The material
// follows the ratios of the strongest hand-made evaluation of the field; the tables say where
// a piece of that kind likes to stand. Files a to e, the other wing mirrors them; rank 0 first.
#pragma once

#include <array>

#include "engine/xiangqi/score.h"
#include "engine/xiangqi/square.h"

namespace engine::xiangqi {

inline constexpr std::array<Score, kPieceTypes> kMaterial{
    {{0, 0}, {57, 66}, {92, 40}, {308, 425}, {754, 1166}, {422, 414}, {70, 100}}};

namespace detail {

using HalfTable = std::array<std::array<int, 5>, kRanks>;

inline constexpr HalfTable kKingMg{{{0, 0, 0, 2, 12}, {0, 0, 0, -25, -20}, {0, 0, 0, -50, -45}}};
inline constexpr HalfTable kKingEg{{{0, 0, 0, 0, 6}, {0, 0, 0, -4, 4}, {0, 0, 0, -8, 0}}};
inline constexpr HalfTable kAdvisor{{{0, 0, 0, 0, 0}, {0, 0, 0, 0, 8}, {0, 0, 0, -10, 0}}};
inline constexpr HalfTable kBishop{
    {{0, 0, 0, 0, 0}, {0, 0, 0, 0, 0}, {-14, 0, 0, 0, 12}, {0, 0, 0, 0, 0}, {0, 0, -4, 0, 0}}};

inline constexpr HalfTable kKnight{{{-40, -25, -15, -15, -25},
                                    {-20, -12, -5, 0, -30},
                                    {-10, 0, 8, 6, 4},
                                    {-5, 8, 6, 12, 8},
                                    {4, 14, 15, 20, 20},
                                    {8, 20, 22, 25, 27},
                                    {10, 24, 27, 32, 33},
                                    {10, 22, 28, 38, 24},
                                    {4, 14, 42, 22, -6},
                                    {-12, 2, 8, 4, -8}}};

inline constexpr HalfTable kRook{{{-18, -4, 0, 10, -4},
                                  {-6, 0, 2, 12, 4},
                                  {-4, 4, 2, 12, 4},
                                  {0, 6, 4, 12, 8},
                                  {4, 10, 8, 14, 14},
                                  {6, 10, 10, 16, 16},
                                  {6, 10, 12, 18, 18},
                                  {6, 10, 12, 18, 20},
                                  {8, 14, 14, 22, 28},
                                  {6, 10, 12, 18, 16}}};

inline constexpr HalfTable kCannonMg{{{0, 2, 2, 6, 6},
                                      {0, 2, 4, 8, 4},
                                      {0, 6, 8, 6, 16},
                                      {0, 0, 4, 2, 12},
                                      {-4, 0, 4, 2, 14},
                                      {-2, 0, 0, 0, 14},
                                      {0, 2, 0, 4, 12},
                                      {4, 4, 0, -4, -2},
                                      {8, 6, 0, -10, -14},
                                      {14, 10, 0, -14, -18}}};
inline constexpr HalfTable kCannonEg{{{-4, 0, 2, 8, 10},
                                      {-4, 0, 2, 8, 8},
                                      {-4, 0, 2, 6, 10},
                                      {-4, 0, 0, 2, 6},
                                      {-4, 0, 0, 2, 6},
                                      {-2, 0, 0, 2, 4},
                                      {0, 0, 0, 2, 2},
                                      {0, 0, 0, -2, -2},
                                      {0, 0, -2, -4, -6},
                                      {0, 0, -2, -6, -8}}};

inline constexpr HalfTable kPawnMg{{{0, 0, 0, 0, 0},
                                    {0, 0, 0, 0, 0},
                                    {0, 0, 0, 0, 0},
                                    {-8, 0, -2, 0, 8},
                                    {-2, 0, 10, 0, 14},
                                    {16, 30, 38, 44, 46},
                                    {24, 42, 54, 62, 62},
                                    {26, 48, 64, 76, 78},
                                    {22, 44, 60, 80, 76},
                                    {-10, 0, 4, 10, 12}}};
inline constexpr HalfTable kPawnEg{{{0, 0, 0, 0, 0},
                                    {0, 0, 0, 0, 0},
                                    {0, 0, 0, 0, 0},
                                    {-4, 0, 0, 0, 0},
                                    {0, 0, 6, 0, 6},
                                    {24, 34, 40, 44, 46},
                                    {30, 46, 56, 62, 62},
                                    {32, 50, 66, 78, 76},
                                    {20, 40, 54, 70, 60},
                                    {-30, -20, -16, -10, -6}}};

struct TypeTables {
    const HalfTable& mg;
    const HalfTable& eg;
};
inline constexpr std::array<TypeTables, kPieceTypes> kTypeTables{{{kKingMg, kKingEg},
                                                                  {kAdvisor, kAdvisor},
                                                                  {kBishop, kBishop},
                                                                  {kKnight, kKnight},
                                                                  {kRook, kRook},
                                                                  {kCannonMg, kCannonEg},
                                                                  {kPawnMg, kPawnEg}}};

/// [piece][square], from Red's point of view: Black's men count negative.
inline constexpr auto kPieceSquare = [] {
    std::array<std::array<Score, kSquares>, kPieces> table{};
    for (const PieceType type : kAllPieceTypes) {
        for (int i = 0; i < kSquares; ++i) {
            const Square square(i);
            const auto rank = static_cast<std::size_t>(square.rank());
            const int file = square.file() < 5 ? square.file() : kFiles - 1 - square.file();
            const auto f = static_cast<std::size_t>(file);
            const TypeTables& tables = kTypeTables[index(type)];
            const Score score =
                kMaterial[index(type)] + Score{tables.mg[rank][f], tables.eg[rank][f]};
            const auto here = static_cast<std::size_t>(i);
            const auto there = static_cast<std::size_t>(square.rotated().index());
            table[Piece(Color::Red, type).dense()][here] = score;
            table[Piece(Color::Black, type).dense()][there] = -score;
        }
    }
    return table;
}();

}  // namespace detail

/// Material and place of one piece, from Red's point of view.
constexpr Score piece_square_score(Piece piece, Square square) {
    return detail::kPieceSquare[piece.dense()][static_cast<std::size_t>(square.index())];
}

}  // namespace engine::xiangqi
