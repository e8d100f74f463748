// SPDX-License-Identifier: MIT
#include "engine/xiangqi/eval/evaluate.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/core/text/text.h"
#include "engine/xiangqi/eval/endings.h"
#include "engine/xiangqi/eval/evaluation_terms.h"
#include "engine/xiangqi/law/rules.h"

namespace engine::xiangqi {

namespace {

struct Sum {
    Score score;

    void begin(const char* /*term*/) {}
    void add(const Score& weight) { score += weight; }
    void add(const Score& weight, int times) { score += weight * times; }
};

/// The sum of each term.
struct Report {
    struct Term {
        const char* name;
        Sum sum;
    };
    std::vector<Term> terms;

    void begin(const char* term) { terms.push_back({term, {}}); }
    void add(const Score& weight, int times = 1) { terms.back().sum.add(weight, times); }
    [[nodiscard]] Score of(std::string_view name) const {
        for (const Term& term : terms) {
            if (term.name == name) return term.sum.score;
        }
        return {};
    }
};

Value taper(Score score, int phase) {
    return (score.mg * phase + score.eg * (Position::kFullPhase - phase)) / Position::kFullPhase;
}

Color ahead(Value for_red) { return for_red > 0 ? Color::Red : Color::Black; }

/// Reduces the value as the natural-move limit approaches.
Value damp(Value value, int quiet_plies) {
    return value * (2 * kNaturalMoveLimitPlies - quiet_plies) / (2 * kNaturalMoveLimitPlies);
}

}  // namespace

Value evaluate(const Position& position) {
    std::array<Sum, 2> sums;
    terms::count_all(position, sums);
    const Score for_red = position.state().psq + sums[0].score - sums[1].score;
    const Value value = taper(for_red, position.state().phase);
    return tempered(position, position.side_to_move() == Color::Red ? value : -value);
}

Value tempered(const Position& position, Value value) {
    const Color mover = position.side_to_move();
    value = value * winning_chances(position, value > 0 ? mover : ~mover) / kFullChances;
    const int quiet_plies = std::min<int>(position.state().quiet_plies, kNaturalMoveLimitPlies);
    return damp(value, quiet_plies);
}

std::string explain_evaluation(const Position& position) {
    std::string text;
    const auto add = [&](const char* name, Score score) {
        text += std::string(name) + ": middlegame " + std::to_string(score.mg) + ", endgame " +
                std::to_string(score.eg) + "\n";
    };
    text += "centipawns, Red's point of view\n";
    add("material and squares", position.state().psq);
    std::array<Report, 2> reports;
    terms::count_all(position, reports);
    const Report& more = reports[index(position.side_to_move())];  // the one with the tempo
    for (const auto& term : more.terms)
        add(term.name, reports[0].of(term.name) - reports[1].of(term.name));
    const Value value = evaluate(position);
    const Value for_red = position.side_to_move() == Color::Red ? value : -value;
    return text + "phase " + std::to_string(position.state().phase) + " of " +
           std::to_string(Position::kFullPhase) + "\nchances of the side ahead " +
           std::to_string(winning_chances(position, ahead(for_red))) + " of " +
           std::to_string(kFullChances) + "\nevaluation " + std::to_string(for_red) + "\n";
}

}  // namespace engine::xiangqi
