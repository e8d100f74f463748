// SPDX-License-Identifier: MIT
#include "tests/support/session.h"

#include <algorithm>

#include "engine/core/text/text.h"
#include "tests/support/data.h"
#include "tests/support/plain_rules.h"

namespace tests {

std::string value_of(const std::string& line, std::string_view name) {
    const auto words = engine::split_words(line);
    const auto found = std::find(words.begin(), words.end(), name);
    return found == words.end() || found + 1 == words.end() ? "" : std::string(found[1]);
}

int number_in(const std::string& line, std::string_view name) {
    return number_of(value_of(line, name));
}

Lines reports_in(const Lines& lines) {
    Lines reports;
    for (const std::string& line : lines) {
        if (line.starts_with("info depth") && line.find(" pv ") != std::string::npos) {
            reports.push_back(line);
        }
    }
    return reports;
}

std::string best_move(const Lines& lines) { return value_of(lines.back(), "bestmove"); }

bool is_legal(const std::string& fen, const std::string& move) {
    const auto legal = PlainBoard(fen).legal_moves();
    return std::find(legal.begin(), legal.end(), move) != legal.end();
}

std::string position_now(Chuhe& chuhe) {
    const Lines lines = chuhe.ask("d", "status ");
    const auto fen = std::find_if(lines.begin(), lines.end(),
                                  [](const std::string& line) { return line.starts_with("fen "); });
    return fen == lines.end() ? "" : fen->substr(4);
}

}  // namespace tests
