// SPDX-License-Identifier: MIT
// The kinds of text that read_move tells apart (see notation.h). Readers get plain text: without
// white space and final marks, full-width letters, digits and signs made narrow, dashes made `-`.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/xiangqi/notation/notation.h"
#include "engine/xiangqi/notation/relative_move.h"

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

/// Which of the pieces of a kind a text speaks of.
enum class Choice : std::uint8_t {
    Any,
    /// The piece at `place` of a tandem, counted from the front or, below 0, from the rear.
    AtPlace,
    /// The second from that end of four or five, else the first (P+, P-).
    Inner,
    Middle,
    /// The piece at `place` when those of all tandems are counted.
    Numbered,
};

/// One way to understand the first part of a text.
struct Description {
    Choice choice = Choice::Any;
    int place = 0;
    /// 0 for any.
    int file = 0;
};

/// The legal moves of a piece of those kinds that go so, by the first description that fits any.
MoveList moves_described(const Position& position, const MoveList& legal, Kinds kinds, Step step,
                         const std::vector<Description>& descriptions);

// Each answers nothing when the text is not of its kind. `legal` are the position's legal moves.

/// `h2e2`, `H2-E2`.
std::optional<Meanings> read_coordinates(const MoveList& legal, std::u32string_view text);
/// WXF and Chinese: which piece, its heading, a number.
std::optional<Meanings> read_relative(const Position& position, const MoveList& legal,
                                      std::u32string_view text);
/// `P2-5`, `Pt.2`, `pháo2bình5`.
std::optional<Meanings> read_vietnamese(const Position& position, const MoveList& legal,
                                        std::u32string_view text);
/// `Che3`, `Rxe10`, `exd7`, `Ch2-e2`. Ranks count from 1, or where that fits no move, from 0.
std::optional<Meanings> read_algebraic(const Position& position, const MoveList& legal,
                                       std::u32string_view text);

}  // namespace engine::xiangqi
