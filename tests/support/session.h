// SPDX-License-Identifier: MIT
// Parses the output of a session in UCI or UCCI.
#pragma once

#include <string>
#include <string_view>

#include "tests/support/process.h"

namespace tests {

/// The word after `name`, as in `depth 5`; empty if missing.
std::string value_of(const std::string& line, std::string_view name);
int number_in(const std::string& line, std::string_view name);
/// The lines that report a variation.
Lines reports_in(const Lines& lines);
/// The best move in the last line.
std::string best_move(const Lines& lines);
bool is_legal(const std::string& fen, const std::string& move);
/// The position that the engine reports.
std::string position_now(Chuhe& chuhe);

}  // namespace tests
