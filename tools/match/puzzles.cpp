// SPDX-License-Identifier: MIT
#include "tools/match/puzzles.h"

#include <algorithm>
#include <utility>

#include "engine/core/text/text.h"
#include "engine/xiangqi/board/fen.h"

namespace match {

namespace xq = engine::xiangqi;

namespace {

/// What is wrong with the fields `NUMBER; FEN; LENGTH; KEY…; SOURCE; TITLE`, or the empty string.
std::string append_puzzle(const std::vector<std::string_view>& fields,
                          std::vector<Puzzle>& puzzles) {
    if (fields.size() != 6) return "not six fields";
    const auto number = engine::parse_int(fields[0]);
    const int before = puzzles.empty() ? 0 : puzzles.back().number;
    if (!number || *number <= before || *number > 1'000'000) {
        return "bad number " + engine::in_quotes(fields[0]);
    }
    const std::string_view fen = engine::trimmed(fields[1]);
    auto read = xq::parse_fen(fen);
    if (!read.position) return sentence_of(read.fault);
    Puzzle puzzle{static_cast<int>(*number), std::string(fen), *std::move(read.position), 0, {}};
    const std::string_view length = engine::split_words(fields[2]).at(0);
    const auto mate = length == "win" ? 0 : engine::parse_int(length);
    if (!mate || *mate < 0 || *mate > 100) return "bad length " + engine::in_quotes(length);
    puzzle.mate = static_cast<int>(*mate);
    for (const std::string_view word : engine::split_words(fields[3])) {
        const auto move = xq::parse_move(word);
        const bool legal = move && puzzle.position.is_legal(*move);
        if (!legal) return engine::in_quotes(word) + " is not a legal move";
        puzzle.keys.push_back(*move);
    }
    if (puzzle.keys.empty()) return "no first move";
    puzzles.push_back(std::move(puzzle));
    return {};
}

}  // namespace

PuzzlesResult read_puzzles(std::string_view text) {
    PuzzlesResult result;
    int number = 0;
    for (const std::string_view line : engine::split_fields(text, '\n')) {
        ++number;
        if (line.empty() || line[0] == '#') continue;
        const std::string error = append_puzzle(engine::split_fields(line, ';'), result.puzzles);
        if (!error.empty()) return {{}, "line " + std::to_string(number) + ": " + error};
    }
    if (result.puzzles.empty()) result.error = "there is no puzzle";
    return result;
}

bool announces_mate(const Puzzle& puzzle, const Answer& answer) {
    return puzzle.mate > 0 && answer.score.value_or(0) >= kMateScore - puzzle.mate;
}

bool solves(const Puzzle& puzzle, const Answer& answer) {
    if (answer.kind != Answer::Kind::Move) return false;
    const bool plays_key =
        std::any_of(puzzle.keys.begin(), puzzle.keys.end(),
                    [&](const xq::Move key) { return key.text() == answer.move; });
    return plays_key || announces_mate(puzzle, answer);
}

}  // namespace match
