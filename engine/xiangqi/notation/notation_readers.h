// SPDX-License-Identifier: MIT
// The readers of read_move (see notation.h), one per kind of text. They expect plain text: without
// white space and final marks, with narrow instead of full-width letters, digits and signs, and
// with `-` for dashes.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/xiangqi/notation/notation.h"
#include "engine/xiangqi/notation/relative_move.h"

namespace engine::xiangqi {

/// The possible meanings of a text for a reader: one legal move, none or several.
struct Meanings {
    Notation notation;
    MoveList moves;
};

/// The kinds of pieces that a letter or character can stand for, as bits.
using Kinds = unsigned;
constexpr Kinds kind(PieceType type) { return 1U << index(type); }
constexpr bool includes(Kinds kinds, PieceType type) { return (kinds & kind(type)) != 0; }
/// Nothing if it stands for no piece; upper and lower case are equivalent.
std::optional<Kinds> kinds_of(char32_t character);

/// Which piece of a kind a text selects.
enum class Choice : std::uint8_t {
    Any,
    /// The piece at `place` of a tandem, counted from the front or, if negative, from the rear.
    AtPlace,
    /// The second piece from that end of four or five, else the first (P+, P-).
    Inner,
    Middle,
    /// The piece at `place`, counted through all tandems.
    Numbered,
};

/// One interpretation of the first part of a text.
struct Description {
    Choice choice = Choice::Any;
    int place = 0;
    /// 0 means any file.
    int file = 0;
};

/// The legal moves of pieces of those kinds with that step, for the first description that fits
/// any.
MoveList moves_described(const Position& position, const MoveList& legal, Kinds kinds, Step step,
                         const std::vector<Description>& descriptions);

// Each reader returns nothing if the text is not of its kind. `legal` are the position's legal
// moves.

/// `h2e2`, `H2-E2`.
std::optional<Meanings> read_coordinates(const MoveList& legal, std::u32string_view text);
/// WXF and Chinese: the piece, its heading, a number.
std::optional<Meanings> read_relative(const Position& position, const MoveList& legal,
                                      std::u32string_view text);
/// `P2-5`, `Pt.2`, `pháo2bình5`.
std::optional<Meanings> read_vietnamese(const Position& position, const MoveList& legal,
                                        std::u32string_view text);
/// `Che3`, `Rxe10`, `exd7`, `Ch2-e2`. Ranks count from 1 or, if no move fits, from 0.
std::optional<Meanings> read_algebraic(const Position& position, const MoveList& legal,
                                       std::u32string_view text);

}  // namespace engine::xiangqi
