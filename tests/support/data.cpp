// SPDX-License-Identifier: MIT
#include "tests/support/data.h"

#include <cstdlib>
#include <fstream>
#include <iostream>

#include "engine/core/text/text.h"

namespace tests {

namespace {

[[noreturn]] void give_up(std::string_view problem, std::string_view what) {
    std::cerr << "test data: " << problem << " " << what << '\n';
    std::abort();
}

std::vector<std::string> words_of(std::string_view text) {
    const auto words = engine::split_words(text);
    return {words.begin(), words.end()};
}

}  // namespace

std::vector<std::string> lines_of(const std::string& path) {
    std::ifstream file(path);
    if (!file) give_up("cannot open", path);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line[0] != '#') lines.push_back(line);
    }
    if (lines.empty()) give_up("nothing in", path);
    return lines;
}

std::vector<std::string> data_lines(std::string_view name) {
    return lines_of(std::string(CHUHE_TEST_DATA "/") + std::string(name));
}

std::vector<std::string> parts_of(std::string_view line, char separator) {
    std::vector<std::string> parts;
    for (std::string_view field : engine::split_fields(line, separator)) {
        while (!field.empty() && field.front() == ' ') field.remove_prefix(1);
        while (!field.empty() && field.back() == ' ') field.remove_suffix(1);
        parts.emplace_back(field);
    }
    return parts;
}

int number_of(std::string_view text) {
    const auto number = engine::parse_int(text);
    if (!number) give_up("not a number:", text);
    return static_cast<int>(*number);
}

std::vector<PerftCase> perft_cases() {
    std::vector<PerftCase> cases;
    for (const std::string& line : data_lines("perft.epd")) {
        const auto parts = parts_of(line, ';');
        PerftCase& one = cases.emplace_back();
        one.fen = parts.at(0);
        for (std::size_t i = 1; i < parts.size(); ++i) {
            const auto words = words_of(parts[i]);
            one.rows.push_back({number_of(words.at(0)), std::stoull(words.at(1))});
        }
    }
    return cases;
}

void PrintTo(const PerftCase& one, std::ostream* out) { *out << one.fen; }

std::vector<MateCase> mate_cases() {
    std::vector<MateCase> cases;
    for (const std::string& line : data_lines("mates.epd")) {
        const auto parts = parts_of(line, ';');
        cases.push_back({parts.at(0), number_of(parts.at(1)), words_of(parts.at(2))});
    }
    return cases;
}

std::vector<EndingCase> ending_cases() {
    std::vector<EndingCase> cases;
    for (const std::string& line : data_lines("endings.txt")) {
        const auto parts = parts_of(line, ';');
        if (parts.at(1) != "red" && parts.at(1) != "draw") give_up("no result:", parts[1]);
        cases.push_back({parts[0], parts[1] == "red", number_of(parts.at(2)), parts.at(3)});
    }
    return cases;
}

void PrintTo(const MateCase& one, std::ostream* out) { *out << one.fen; }

std::vector<std::vector<std::string>> games() {
    std::vector<std::vector<std::string>> games;
    for (const std::string& line : data_lines("games.txt")) games.push_back(words_of(line));
    return games;
}

}  // namespace tests
