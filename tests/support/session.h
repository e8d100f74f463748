// SPDX-License-Identifier: MIT
// What a session in UCI or UCCI said, taken apart.
#pragma once

#include <string>
#include <string_view>

#include "tests/support/process.h"

namespace tests {

/// The word after `name`, as in `depth 5`; empty when there is none.
std::string value_of(const std::string& line, std::string_view name);
int number_in(const std::string& line, std::string_view name);
/// The lines that report a searched variation.
Lines reports_in(const Lines& lines);
/// That of the last line.
std::string best_move(const Lines& lines);
bool is_legal(const std::string& fen, const std::string& move);
/// What the engine says that it has on its board.
std::string position_now(Chuhe& chuhe);

}  // namespace tests
