// SPDX-License-Identifier: MIT
// An engine as the command line of a match names it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tools/match/limits.h"

namespace match {

enum class Protocol : std::uint8_t { Uci, Ucci, Gomocup };

/// How an engine writes the ranks of Xiangqi's board: 0 to 9, as the field does, or
/// Fairy-Stockfish's 1 to 10.
enum class Ranks : std::uint8_t { FromZero, FromOne };

struct EngineSpec {
    std::string name;
    /// For the shell.
    std::string command;
    /// By default that of the game: UCI or Gomocup's.
    Protocol protocol = Protocol::Uci;
    /// By default what the engine announces: Fairy-Stockfish's ranks with the option UCI_Variant.
    std::optional<Ranks> ranks;
    /// Instead of the match's when any is set.
    Limits limits;
    /// The rule set of the match, for engines that can be told it.
    std::string rules;
    /// Names and values, in the order they are sent.
    std::vector<std::pair<std::string, std::string>> options;
};

/// Sets one limit from the words of the command line: `nodes`, `depth`, `movetime`, `clock`. False
/// when there is none of that name or the value is bad.
bool set_limit(Limits& limits, std::string_view name, std::string_view value);

struct SpecResult {
    std::optional<EngineSpec> spec;
    /// A sentence quoting what is wrong; empty when there is a spec.
    std::string error;
};

/// `COMMAND[; KEY=VALUE]…` with the keys name, protocol (uci, ucci, gomocup), ranks (0, 1) and the
/// limits; any other key is an option of the engine.
SpecResult parse_engine_spec(std::string_view text, Protocol usual = Protocol::Uci);

}  // namespace match
