// SPDX-License-Identifier: MIT
// An engine as the command line of a match names it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tools/match/dialect.h"
#include "tools/match/limits.h"

namespace match {

enum class Protocol : std::uint8_t { Uci, Ucci };

struct EngineSpec {
    std::string name;
    /// For the shell.
    std::string command;
    Protocol protocol = Protocol::Uci;
    /// By default what the engine announces: Fairy-Stockfish's ranks with the option UCI_Variant.
    std::optional<Ranks> ranks;
    /// Instead of the match's when any is set.
    Limits limits;
    /// The law of repetition the match is played by: given to engines that announce an option
    /// "Rules", if not empty.
    std::string law;
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

/// `COMMAND[; KEY=VALUE]…` with the keys name, protocol (uci, ucci), ranks (0, 1) and the limits;
/// any other key is an option of the engine.
SpecResult parse_engine_spec(std::string_view text);

}  // namespace match
