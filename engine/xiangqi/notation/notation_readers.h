// SPDX-License-Identifier: MIT
// The kinds of text that read_move tells apart (see notation.h). Readers get plain text: without
// white space and final marks, full-width letters, digits and signs made narrow, dashes made `-`.
#pragma once

#include <optional>
#include <string_view>

#include "engine/xiangqi/notation/notation.h"

namespace engine::xiangqi {

/// What a text of the reader's kind may mean: one legal move, none, or several.
struct Meanings {
    Notation notation;
    MoveList moves;
};

/// The kinds of pieces that a letter or character may stand for, as bits.
using Kinds = unsigned;
constexpr Kinds kind(PieceType type) { return 1U << index(type); }
constexpr bool includes(Kinds kinds, PieceType type) { return (kinds & kind(type)) != 0; }
/// Nothing when it stands for none; either case will do.
std::optional<Kinds> kinds_of(char32_t character);

// Each answers nothing when the text is not of its kind. `legal` are the position's legal moves.

/// `h2e2`, `H2-E2`.
std::optional<Meanings> read_coordinates(const MoveList& legal, std::u32string_view text);
/// WXF and Chinese: which piece, its heading, a number.
std::optional<Meanings> read_relative(const Position& position, const MoveList& legal,
                                      std::u32string_view text);
/// `Che3`, `Rxe10`, `exd7`, `Ch2-e2`. Ranks count from 1, or where that fits no move, from 0.
std::optional<Meanings> read_algebraic(const Position& position, const MoveList& legal,
                                       std::u32string_view text);

}  // namespace engine::xiangqi
