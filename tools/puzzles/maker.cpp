// SPDX-License-Identifier: MIT
#include "tools/puzzles/maker.h"

#include <utility>

#include "engine/gomoku/board/symmetry.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/threats/fours.h"

namespace puzzles {

namespace gomoku = engine::gomoku;
using gomoku::Point;
using gomoku::Position;

namespace {

/// Most positions of a game have no win by fours; this search finds the others, or they are not
/// worth more nodes.
constexpr std::uint64_t kGlanceNodes = 30'000;

/// The fours of the side to move, by their result.
struct Fours {
    int winning = 0;
    int failing = 0;
    bool undecided = false;
    /// From a winning four to the last one; the reply to that and the five are obvious.
    std::vector<Point> line;
};

Fours judged_fours(Position& position, gomoku::VcfSolver& solver) {
    Fours fours;
    const gomoku::PointSet near = position.near_points();
    for (const Point point : near) {
        if (!makes_four(position, point) || gomoku::is_forbidden(position, point)) continue;
        position.make_move(point);
        const gomoku::JudgedFour verdict = judge_four(position, solver);
        position.unmake_move();
        if (verdict.result == gomoku::FourResult::Wins) {
            ++fours.winning;
            fours.line = {point};
            fours.line.insert(fours.line.end(), verdict.line.begin(), verdict.line.end() - 2);
        } else if (verdict.result == gomoku::FourResult::Unknown) {
            fours.undecided = true;
        } else {
            ++fours.failing;
        }
    }
    return fours;
}

}  // namespace

std::optional<Puzzle> puzzle_in(const Position& original, gomoku::VcfSolver& solver) {
    Position position = original;
    for (const auto color : gomoku::kColors) {
        if (position.count(color, gomoku::Threat::Five) > 0) return std::nullopt;
    }
    if (solver.solve(position, kGlanceNodes) != gomoku::Proof::Win) return std::nullopt;
    Fours first = judged_fours(position, solver);
    if (first.winning != 1 || first.undecided) return std::nullopt;

    Puzzle puzzle{original, std::move(first.line), first.failing};
    for (std::size_t i = 0; i + 1 < puzzle.solution.size(); i += 2) {
        position.make_move(puzzle.solution[i]);
        position.make_move(puzzle.solution[i + 1]);
        const Fours later = judged_fours(position, solver);
        if (later.undecided) return std::nullopt;
        puzzle.failing += later.failing;
    }
    return puzzle;
}

std::string canonical(const Position& position) {
    const int size = position.size();
    std::string least;
    for (int symmetry = 0; symmetry < gomoku::kSymmetries; ++symmetry) {
        std::string image;
        for (int rank = 0; rank < size; ++rank) {
            for (int file = 0; file < size; ++file) {
                const auto content = position.at(turned(Point(file, rank), symmetry, size));
                image += "bw."[static_cast<std::size_t>(content)];
            }
        }
        if (least.empty() || image < least) least = std::move(image);
    }
    const std::string fen = to_fen(position);
    return least + fen.substr(fen.find(' '));
}

std::string text_of(const Puzzle& puzzle) {
    std::string solution;
    for (const Point point : puzzle.solution) {
        solution += (solution.empty() ? "" : " ") + point.text();
    }
    return to_fen(puzzle.position) + "; " + std::to_string(puzzle.fours()) + "; " +
           std::to_string(puzzle.failing) + "; " + solution;
}

}  // namespace puzzles
