// SPDX-License-Identifier: MIT
#include "engine/gomoku/motifs/faults.h"

#include <algorithm>

#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/rules/shapes.h"
#include "engine/gomoku/threats/candidates.h"

namespace engine::gomoku {

namespace {

constexpr std::uint64_t kNodesToProve = 100'000;

/// The rows of one side that a stone turns into a five or an open four.
std::vector<Shape> rows_of(Position& position, Color color, bool is_four) {
    std::vector<Shape> rows = live_shapes(position);
    const auto is_other = [&](const Shape& shape) {
        return shape.color != color || shape.is_four != is_four;
    };
    rows.erase(std::remove_if(rows.begin(), rows.end(), is_other), rows.end());
    return rows;
}

bool has_five(const Position& position, Color color) {
    return position.count(color, Threat::Five) > 0;
}

/// Whether the solver proves the result `proof` for the side to move.
bool is_proven(Position& position, VcfSolver& solver, Proof proof) {
    return solver.solve(position, kNodesToProve) == proof;
}

}  // namespace

std::optional<Motif> find_ignored_four(Position& position, Point move) {
    const Color us = position.side_to_move();
    if (!has_five(position, ~us) || has_five(position, us)) return std::nullopt;
    const FiveAnswers answers = answers_to_five(position);
    const bool is_answer = std::find(answers.begin(), answers.end(), move) != answers.end();
    if (is_answer || position.points(~us, Threat::Five).contains(move)) return std::nullopt;
    const std::vector<Shape> fours = rows_of(position, ~us, true);
    if (fours.empty()) return std::nullopt;
    return Motif{MotifKind::IgnoredFour, move, fours.front().next, fours.front().stones};
}

std::optional<Motif> find_ignored_three(Position& position, Point move) {
    const Color us = position.side_to_move();
    if (has_five(position, us) || has_five(position, ~us)) return std::nullopt;
    if (!threatens_to_win(position, ~us) || defences(position).contains(move)) return std::nullopt;
    const std::vector<Shape> threes = rows_of(position, ~us, false);
    if (threes.empty()) return std::nullopt;
    return Motif{MotifKind::IgnoredThree, move, threes.front().next, threes.front().stones};
}

std::optional<Motif> find_wrong_end(Position& position, Point move, VcfSolver& solver) {
    const Color us = position.side_to_move();
    if (has_five(position, us) || has_five(position, ~us)) return std::nullopt;
    const PointSet answers = direct_defences(position);
    if (!threatens_to_win(position, ~us) || !answers.contains(move)) return std::nullopt;
    const auto leaves = [&](Point point, Proof proof) {
        position.make_move(point);
        const bool is_so = is_proven(position, solver, proof);
        position.unmake_move();
        return is_so;
    };
    if (!leaves(move, Proof::Win)) return std::nullopt;
    for (const Point other : answers) {
        if (other == move || is_forbidden(position, other)) continue;
        if (leaves(other, Proof::None)) return Motif{MotifKind::WrongEnd, move, {other}, {}};
    }
    return std::nullopt;
}

std::optional<Motif> find_counter_four(Position& position, Point move) {
    const Color us = position.side_to_move();
    std::optional<Motif> motif;
    if (has_five(position, us) || has_five(position, ~us)) return motif;
    position.make_move(move);
    const FiveAnswers answers = answers_to_five(position);
    if (answers.size() == 1 && !is_forbidden(position, answers[0])) {
        const Point answer = answers[0];
        position.make_move(answer);
        const PointSet counter = position.points(~us, Threat::Five);
        if (!counter.empty()) {
            motif = Motif{MotifKind::CounterFour, answer, {counter.first()}, {move}};
        }
        position.unmake_move();
    }
    position.unmake_move();
    return motif;
}

std::optional<Motif> find_overline(const Position& position, Point move) {
    const Color us = position.side_to_move();
    const PatternKey patterns = position.patterns(us, move);
    if (patterns.count(Pattern::Overline) == 0 || patterns.count(Pattern::Five) > 0) {
        return std::nullopt;
    }
    Motif motif{MotifKind::Overline, move, {}, {}};
    for (std::size_t d = 0; d < kDirections; ++d) {
        if (patterns.at(d) != Pattern::Overline) continue;
        for (const int sign : {-1, 1}) {
            for (int distance = sign; position.at(shifted(move, d, distance)) == stone_of(us);
                 distance += sign) {
                motif.helpers.push_back(shifted(move, d, distance));
            }
        }
        break;
    }
    return motif;
}

}  // namespace engine::gomoku
