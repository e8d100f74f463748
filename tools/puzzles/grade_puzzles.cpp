// SPDX-License-Identifier: MIT
// Grades a list of puzzles: prints an initial rating and the themes of each on a line.
#include <cstdio>
#include <fstream>
#include <string>

#include "engine/core/text/text.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/xiangqi/board/fen.h"
#include "tools/command_line.h"
#include "tools/puzzles/grade.h"

namespace {

namespace gomoku = engine::gomoku;
namespace xq = engine::xiangqi;
using Fields = std::vector<std::string_view>;

class Grader {
  public:
    Grader() : xiangqi_(engine::make_game("xiangqi", 16)) {}

    /// `NUMBER; FEN; LENGTH; ANSWER…; …`; nothing if the line is invalid.
    std::optional<puzzles::Grade> xiangqi(const Fields& fields) {
        const auto read = xq::parse_fen(engine::trimmed(fields.at(1)));
        if (!read.position) return std::nullopt;
        const auto mate = engine::parse_int(engine::trimmed(fields.at(2)));
        std::vector<xq::Move> answers;
        for (const std::string_view word : engine::split_words(fields.at(3))) {
            const auto move = xq::parse_move(word);
            if (move && read.position->is_legal(*move)) answers.push_back(*move);
        }
        if (answers.empty()) return std::nullopt;
        return puzzles::grade_of(*xiangqi_, *read.position, static_cast<int>(mate.value_or(0)),
                                 answers);
    }

    /// `FEN; FOURS; …`
    std::optional<puzzles::Grade> fours(const Fields& fields) {
        return of_fours(fields.at(0), fields.at(1));
    }

    /// `NUMBER; FEN; GOAL; ANSWER`, the goal `fours N`, `threats` or `defence`.
    std::optional<puzzles::Grade> threats(const Fields& fields) {
        const auto goal = engine::split_words(fields.at(2));
        if (goal.at(0) == "fours") return of_fours(fields.at(1), goal.at(1));
        const auto read = gomoku::parse_fen(engine::trimmed(fields.at(1)));
        if (!read.position) return std::nullopt;
        const auto answer =
            gomoku::parse_point(engine::trimmed(fields.at(3)), read.position->size());
        if (!answer) return std::nullopt;
        const auto kind =
            goal.at(0) == "threats" ? puzzles::ThreatGoal::Threats : puzzles::ThreatGoal::Defence;
        return puzzles::grade_of(puzzles::ThreatPuzzle{*read.position, kind, *answer}, solvers_);
    }

  private:
    std::optional<puzzles::Grade> of_fours(std::string_view fen, std::string_view count) {
        const auto read = gomoku::parse_fen(engine::trimmed(fen));
        const auto fours = engine::parse_int(engine::trimmed(count));
        if (!read.position || !fours) return std::nullopt;
        return puzzles::grade_of_fours(*read.position, static_cast<int>(*fours), solvers_);
    }

    std::unique_ptr<engine::Game> xiangqi_;
    puzzles::ThreatSolvers solvers_;
};

}  // namespace

int main(int argc, char** argv) {
    std::string kind;
    std::string path;
    int first = 0;
    tools::CommandLine line("Prints the grades of a list of puzzles.");
    line.add_option("KIND", kind, "what the lines of the list are")
        ->required()
        ->check(CLI::IsMember({"xiangqi", "gomoku", "gomoku-more"}));
    line.add_option("LIST", path)->required();
    line.add_option("--first", first, "the least number that is graded");
    if (const auto code = line.read(argc, argv)) return *code;
    std::ifstream file(path);
    if (!file) return line.fail(tools::kFailed, "cannot read " + path);
    Grader grader;
    int lines = 0;
    for (std::string text; std::getline(file, text);) {
        if (text.empty() || text[0] == '#') continue;
        ++lines;
        const Fields fields = engine::split_fields(text, ';');
        if (fields.size() < 4) return line.fail(tools::kFailed, "no puzzle: " + text);
        const auto written = engine::parse_int(engine::trimmed(fields[0]));
        const int number = kind == "gomoku" ? lines : static_cast<int>(written.value_or(0));
        if (number < first) continue;
        const auto grade = kind == "xiangqi"  ? grader.xiangqi(fields)
                           : kind == "gomoku" ? grader.fours(fields)
                                              : grader.threats(fields);
        if (!grade) return line.fail(tools::kFailed, "no puzzle: " + text);
        std::puts(puzzles::text_of(number, *grade).c_str());
        std::fflush(stdout);
    }
    return tools::kOk;
}
