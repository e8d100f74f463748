// SPDX-License-Identifier: MIT
#include "engine/gomoku/threats/fours.h"

#include <algorithm>
#include <array>

#include "engine/gomoku/rules/rules.h"

namespace engine::gomoku {

namespace {

/// Where the side to move may put the stone that answers a four: it may be barred from all of them.
Point allowed_block(Position& position) {
    const PointSet fives = position.points(~position.side_to_move(), Threat::Five);
    for (const Point point : fives) {
        if (!is_forbidden(position, point)) return point;
    }
    return kNoPoint;
}

/// From a four that wins at once to the five.
void append_end(Position& position, std::vector<Point>& line) {
    const Color us = ~position.side_to_move();
    Point answer = allowed_block(position);
    if (answer.none()) {
        const PointSet allowed = legal_moves(position);
        if (allowed.empty()) return;
        answer = allowed.first();
    }
    line.push_back(answer);
    for (const Point five : position.points(us, Threat::Five)) {
        if (five == answer) continue;
        line.push_back(five);
        return;
    }
}

/// The solver's win, played on to the five.
void append_win(Position& position, const VcfSolver& solver, std::vector<Point>& line) {
    for (const Point point : solver.line()) {
        position.make_move(point);
        line.push_back(point);
    }
    if (static_cast<int>(solver.line().size()) < solver.plies_to_five()) append_end(position, line);
    for (std::size_t i = 0; i < solver.line().size(); ++i) position.unmake_move();
}

bool has_four(Position& position) {
    const PointSet near = position.near_points();
    for (const Point point : near) {
        if (makes_four(position, point) && !is_forbidden(position, point)) return true;
    }
    return false;
}

/// Puts questions to the solver, which together take no more than the nodes allowed.
class Questions {
  public:
    Questions(VcfSolver& solver, std::uint64_t max_nodes)
        : solver_(solver),
          max_nodes_(max_nodes) {}

    Proof solve(Position& position) {
        return counted(solver_.solve(position, max_nodes_ - nodes_));
    }
    Proof solve_shortest(Position& position) {
        return counted(solver_.solve_shortest(position, max_nodes_ - nodes_));
    }
    [[nodiscard]] const VcfSolver& solver() const { return solver_; }
    /// Of all answers so far.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  private:
    Proof counted(Proof proof) {
        nodes_ += solver_.nodes();
        return proof;
    }

    VcfSolver& solver_;
    std::uint64_t max_nodes_;
    std::uint64_t nodes_ = 0;
};

/// The side to move need not answer. Its best is to win by fours itself, else to take a point of
/// the way by which the other side would win.
Point answer_to_no_four(Position& position, Questions& questions) {
    if (questions.solve(position) == Proof::Win) return questions.solver().line().front();
    position.make_null_move();
    const bool is_threatened = questions.solve_shortest(position) == Proof::Win;
    position.unmake_null_move();
    if (!is_threatened) return kNoPoint;
    const std::vector<Point> way = questions.solver().line();
    const auto stops = [&](Point point) {
        if (is_forbidden(position, point)) return false;
        position.make_move(point);
        const bool is_stopped = questions.solve(position) == Proof::None;
        position.unmake_move();
        return is_stopped;
    };
    const auto found = std::find_if(way.begin(), way.end(), stops);
    return found == way.end() ? kNoPoint : *found;
}

FourResult why_it_fails(Position& position) {
    if (position.count(~position.side_to_move(), Threat::Five) > 0) return FourResult::CounterFour;
    return has_four(position) ? FourResult::Fails : FourResult::NoFourLeft;
}

}  // namespace

std::string_view text_of(FourResult result) {
    constexpr std::array<std::string_view, 7> kTexts{
        "wins", "no-four", "too-late", "counter-four", "no-four-left", "fails", "unknown"};
    return kTexts[static_cast<std::size_t>(result)];
}

JudgedFour judge_four(Position& position, VcfSolver& solver, std::uint64_t max_nodes) {
    const Color defender = position.side_to_move();
    const int fives = position.count(~defender, Threat::Five);
    if (position.count(defender, Threat::Five) > 0) {
        return {FourResult::TooLate, {position.points(defender, Threat::Five).first()}};
    }
    Questions questions(solver, max_nodes);
    JudgedFour verdict;
    if (fives == 0) {
        const Point answer = answer_to_no_four(position, questions);
        if (!answer.none()) verdict.line.push_back(answer);
        verdict.result = FourResult::NoFour;
        verdict.nodes = questions.nodes();
        return verdict;
    }
    const Point block = allowed_block(position);
    // Two fives cannot both be prevented; one cannot where the defender may not play.
    if (fives > 1 || block.none()) {
        verdict.result = FourResult::Wins;
        append_end(position, verdict.line);
        return verdict;
    }
    verdict.line.push_back(block);
    position.make_move(block);
    const Proof proof = questions.solve_shortest(position);
    verdict.nodes = questions.nodes();
    if (proof == Proof::Win) {
        verdict.result = FourResult::Wins;
        append_win(position, solver, verdict.line);
    } else if (proof == Proof::None) {
        verdict.result = why_it_fails(position);
    }
    position.unmake_move();
    return verdict;
}

}  // namespace engine::gomoku
