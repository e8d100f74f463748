// SPDX-License-Identifier: MIT
// Moves as text in every notation that Xiangqi is written in: h2e2, H2-E2, C2=5, 炮二平五, P2-5.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/text/fault.h"
#include "engine/xiangqi/board/move.h"
#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// `Algebraic` (`Che3`, after chess) is only read.
enum class Notation : std::uint8_t {
    Uci,
    Iccs,
    Wxf,
    Simplified,
    Traditional,
    Vietnamese,
    Algebraic
};

/// The inverse of `text_of`; nothing when there is no notation of that name.
std::optional<Notation> parse_notation(std::string_view name);
/// `uci`, `iccs`, `wxf`, `zh-hans`, `zh-hant`, `vietnamese`, `algebraic`.
std::string_view text_of(Notation notation);

/// A legal move of `position` as text that `read_move` reads as the same move where that notation
/// is the likely one. `notation` is one that is written.
std::string write_move(const Position& position, Move move, Notation notation);

struct MoveReading {
    Move move;
    /// What the text was read as.
    Notation notation;
};

/// The legal move of `position` that UTF-8 `text` stands for in any notation, or what is wrong with
/// it: no move, ambiguous, not legal here. Where rules of notation contradict each other, the newer
/// one counts. Ranks of algebraic text count from 1; where that fits no move, from 0. `likely`
/// decides between WXF and Vietnamese where both make sense: `S4.5` is a soldier going aside or an
/// advisor going forward.
Result<MoveReading> read_move(const Position& position, std::string_view text,
                              Notation likely = Notation::Wxf);

}  // namespace engine::xiangqi
