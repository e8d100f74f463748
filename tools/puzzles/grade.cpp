// SPDX-License-Identifier: MIT
#include "tools/puzzles/grade.h"

#include <algorithm>
#include <bit>

#include "engine/core/text/text.h"
#include "engine/gomoku/motifs/shapes_made.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/motifs/explain.h"
#include "engine/xiangqi/search/see.h"

namespace puzzles {

namespace gomoku = engine::gomoku;
namespace xq = engine::xiangqi;

namespace {

constexpr int kEasiest = 500;
constexpr int kHardest = 2400;

constexpr std::uint64_t kXiangqiNodes = 60'000;
/// The rating per doubling of the nodes that a search needs.
constexpr int kPerDoubling = 80;
constexpr int kAtOneNode = 300;
/// The rating per additional move of a mate.
constexpr int kPerMove = 60;
/// To find the end of a mate, the search is repeated from the end of its line up to this many
/// times.
constexpr int kMostSearches = 4;
/// An exchange with at least this loss is a sacrifice if it wins the game.
constexpr engine::Value kSacrifice = -150;

constexpr std::uint64_t kGomokuNodes = 200'000;
constexpr int kPerThreat = 90;
constexpr int kThreatsAtOneNode = 350;
constexpr int kPerDoublingOfThreats = 55;

int clamped(int rating) { return std::clamp(rating, kEasiest, kHardest); }

/// The binary logarithm, rounded down.
int doublings(std::uint64_t nodes) { return static_cast<int>(std::bit_width(nodes | 1)) - 1; }

void add(std::vector<std::string>& themes, std::string_view theme) {
    if (std::find(themes.begin(), themes.end(), theme) == themes.end()) themes.emplace_back(theme);
}

struct Watched {
    /// The number of nodes after which the search plays one of the answers and keeps it.
    std::uint64_t settled = 0;
    std::vector<xq::Move> line;
};

std::vector<xq::Move> moves_of(const std::string& line, xq::Position position) {
    std::vector<xq::Move> moves;
    for (const std::string_view word : engine::split_words(line)) {
        const auto move = xq::parse_move(word);
        if (!move || !position.is_legal(*move)) break;
        position.make_move(*move);
        moves.push_back(*move);
    }
    return moves;
}

Watched watch(engine::Game& game, const xq::Position& position,
              const std::vector<xq::Move>& answers) {
    Watched watched;
    game.new_game();
    if (game.set_position(to_fen(position), {}, {})) return watched;
    engine::SearchLimits limits;
    limits.nodes = kXiangqiNodes;
    const auto is_answer = [&](const std::string& text) {
        return std::any_of(answers.begin(), answers.end(),
                           [&](xq::Move move) { return move.text() == text; });
    };
    bool is_settled = false;
    std::uint64_t last = 0;
    const auto found = game.search(limits,
                                   [&](const engine::SearchInfo& info) {
                                       if (info.line.empty() || info.bound != engine::Bound::Exact)
                                           return;
                                       const bool is_right = is_answer(info.best_move);
                                       if (is_right && !is_settled)
                                           watched.settled = std::max(info.nodes, last);
                                       is_settled = is_right;
                                       last = info.nodes;
                                   },
                                   {});
    if (!is_settled) watched.settled = 2 * kXiangqiNodes;
    if (is_answer(found.best_move)) watched.line = moves_of(found.line, position);
    return watched;
}

/// Extends the line until mate, as far as the search sees one.
void lengthen_to_mate(engine::Game& game, const xq::Position& start, std::vector<xq::Move>& line) {
    for (int searches = 0; searches < kMostSearches; ++searches) {
        xq::Position position = start;
        for (const xq::Move move : line) position.make_move(move);
        if (!has_legal_move(position)) return;
        if (game.set_position(to_fen(position), {}, {})) return;
        engine::SearchLimits limits;
        limits.nodes = kXiangqiNodes;
        const auto found = game.search(limits, [](const engine::SearchInfo&) {}, {});
        const auto more = moves_of(found.line, position);
        if (more.empty() || !engine::is_mate(found.value)) return;
        line.insert(line.end(), more.begin(), more.end());
    }
}

/// The first move loses material to the reply, and the line wins nevertheless.
bool begins_with_sacrifice(const xq::Position& position, const std::vector<xq::Move>& line) {
    if (line.size() < 3 || line[1].to() != line[0].to()) return false;
    return exchange_gain(position, line[0]) <= kSacrifice;
}

}  // namespace

std::string text_of(int number, const Grade& grade) {
    std::string text = std::to_string(number) + "; " + std::to_string(grade.rating) + ";";
    for (const std::string& theme : grade.themes) text += " " + theme;
    return text;
}

Grade grade_of(engine::Game& game, const xq::Position& position, int mate,
               const std::vector<xq::Move>& answers) {
    Watched watched = watch(game, position, answers);
    Grade grade;
    grade.rating = clamped(kAtOneNode + kPerDoubling * doublings(watched.settled) +
                           kPerMove * std::max(0, mate - 1));
    std::vector<xq::Move>& line = watched.line;
    if (line.empty()) {
        line = {answers.front()};
        if (mate == 1) lengthen_to_mate(game, position, line);
    }
    if (mate > 0) lengthen_to_mate(game, position, line);
    for (const xq::LineMotif& found : motifs_of_line(position, line)) {
        // In a line without mate, later motifs are not obvious to the player.
        if (mate > 0 || found.ply <= 2) add(grade.themes, text_of(found.motif.kind));
    }
    if (begins_with_sacrifice(position, line)) add(grade.themes, "sacrifice");
    xq::Position after = position;
    after.make_move(line.front());
    const bool is_capture = !position.at(line.front().to()).none();
    if (mate > 1 && !after.in_check() && !is_capture) add(grade.themes, "quiet-move");
    return grade;
}

namespace {

/// The first shape of the line after which the other side is lost.
void add_shape(std::vector<std::string>& themes, gomoku::Position position,
               const std::vector<gomoku::Point>& line) {
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (i % 2 == 0) {
            const auto shape = shape_made(position, line[i]);
            if (shape && shape->kind != gomoku::MotifKind::Five) {
                return add(themes, text_of(shape->kind));
            }
        }
        position.make_move(line[i]);
    }
}

}  // namespace

Grade grade_of_fours(const gomoku::Position& position, int fours, ThreatSolvers& solvers) {
    gomoku::Position moved = position;
    gomoku::NodeBudget budget(kGomokuNodes);
    Grade grade;
    const auto proof = solvers.vcf.solve_shortest(moved, budget);
    grade.rating = clamped(kThreatsAtOneNode + kPerThreat * std::min(fours, 10) +
                           kPerDoublingOfThreats * doublings(budget.used()));
    add(grade.themes, "vcf");
    if (proof == gomoku::Proof::Win) add_shape(grade.themes, position, solvers.vcf.moves());
    return grade;
}

Grade grade_of(const ThreatPuzzle& puzzle, ThreatSolvers& solvers) {
    gomoku::Position position = puzzle.position;
    Grade grade;
    if (puzzle.goal == ThreatGoal::Defence) {
        add(grade.themes, "defence");
        position.make_null_move();
        gomoku::NodeBudget budget(kGomokuNodes);
        solvers.vcf.solve_shortest(position, budget);
        const int threats = (static_cast<int>(solvers.vcf.moves().size()) + 1) / 2;
        grade.rating = clamped(kThreatsAtOneNode + 4 * kPerThreat + kPerThreat * threats +
                               kPerDoublingOfThreats * doublings(budget.used()));
        return grade;
    }
    add(grade.themes, "vct");
    gomoku::NodeBudget budget(kGomokuNodes);
    if (!solvers.vct.solve(position, solvers.vcf, budget)) return grade;
    const auto& found = solvers.vct.line();
    const std::vector<gomoku::Point> line(found.begin(), found.end());
    const int threats = (solvers.vct.plies_to_five() + 1) / 2;
    grade.rating = clamped(kThreatsAtOneNode + 2 * kPerThreat + kPerThreat * std::min(threats, 12));
    add_shape(grade.themes, puzzle.position, line);
    return grade;
}

}  // namespace puzzles
