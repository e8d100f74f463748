// SPDX-License-Identifier: MIT
// Moves as text in every notation of Xiangqi: h2e2, H2-E2, C2=5, 炮二平五, P2-5.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/text/fault.h"
#include "engine/xiangqi/board/move.h"
#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// `Algebraic` (`Che3`, as in chess) can only be read.
enum class Notation : std::uint8_t {
    Uci,
    Iccs,
    Wxf,
    Simplified,
    Traditional,
    Vietnamese,
    Algebraic
};

/// The inverse of `text_of`; nothing for an unknown name.
std::optional<Notation> parse_notation(std::string_view name);
/// `uci`, `iccs`, `wxf`, `zh-hans`, `zh-hant`, `vietnamese`, `algebraic`.
std::string_view text_of(Notation notation);

/// Writes a legal move of `position`. `read_move` reads the text as the same move if that notation
/// is the likely one. `notation` must not be `Algebraic`.
std::string write_move(const Position& position, Move move, Notation notation);

struct MoveReading {
    Move move;
    /// The notation in which the text was read.
    Notation notation;
};

/// Parses UTF-8 `text` in any notation as a legal move of `position`, or returns a fault: not a
/// move, ambiguous, or illegal. If rules of notation contradict each other, the newer rule counts.
/// Ranks of algebraic text count from 1; if no move fits, from 0. `likely` decides between WXF and
/// Vietnamese if the text is valid in both: `S4.5` is a soldier moving sideways or an advisor
/// moving forward.
Result<MoveReading> read_move(const Position& position, std::string_view text,
                              Notation likely = Notation::Wxf);

}  // namespace engine::xiangqi
