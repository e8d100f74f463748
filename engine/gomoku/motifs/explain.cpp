// SPDX-License-Identifier: MIT
#include "engine/gomoku/motifs/explain.h"

#include "engine/gomoku/board/position.h"
#include "engine/gomoku/motifs/faults.h"
#include "engine/gomoku/motifs/shapes_made.h"
#include "engine/gomoku/rules/rules.h"

namespace engine::gomoku {

namespace {

constexpr std::uint64_t kFourNodes = 100'000;
constexpr std::uint64_t kThreatNodes = 100'000;

bool is_won(const ValuedLine& line) { return is_mate(line.value) && line.value > 0; }

/// The kind of threats with which the side to move wins, if proven.
std::vector<LineMotif> proven_threats(Position& position, const Solvers& solvers) {
    if (position.count(position.side_to_move(), Threat::Five) > 0) return {};
    if (solvers.vcf.solve(position, kFourNodes) == Proof::Win) {
        const auto& points = solvers.vcf.moves();
        if (points.size() < 2) return {};  // a single stone decides; its shape explains it
        return {{{MotifKind::Vcf, points.front(), points, {}}, 0}};
    }
    if (!solvers.vct.solve(position, solvers.vcf, NodeBudget(kThreatNodes))) return {};
    const auto& line = solvers.vct.line();
    if (line.size() < 2) return {};
    return {{{MotifKind::Vct, line[0], {line.begin(), line.end()}, {}}, 0}};
}

}  // namespace

std::vector<LineMotif> motifs_of_line(Position& position, const ValuedLine& line,
                                      const Solvers& solvers) {
    if (!is_won(line) || line.points.empty()) return {};
    std::vector<LineMotif> found = proven_threats(position, solvers);
    std::size_t made = 0;
    for (const Point point : line.points) {
        if (made % 2 == 0) {
            if (const auto shape = shape_made(position, point)) {
                found.push_back({*shape, static_cast<int>(made)});
                break;
            }
        }
        position.make_move(point);
        ++made;
    }
    for (; made > 0; --made) position.unmake_move();
    return found;
}

Explanation explain_move(Position& position, Point move, const ValuedLine& better,
                         const ValuedLine& answer, const Solvers& solvers) {
    Explanation explanation;
    explanation.missed = motifs_of_line(position, better, solvers);
    const auto add = [&](const std::optional<Motif>& cause) {
        if (cause && explanation.causes.empty()) explanation.causes.push_back(*cause);
    };
    add(find_overline(position, move));
    add(find_ignored_four(position, move));
    // The following are faults only if the move loses, or misses a win.
    if (is_won(answer)) {
        add(find_ignored_three(position, move));
        add(find_wrong_end(position, move, solvers.vcf));
    }
    if (is_won(answer) || is_won(better)) add(find_counter_four(position, move));
    position.make_move(move);
    if (judge(position).status == Status::Ongoing) {
        explanation.allowed = motifs_of_line(position, answer, solvers);
    }
    position.unmake_move();
    return explanation;
}

}  // namespace engine::gomoku
