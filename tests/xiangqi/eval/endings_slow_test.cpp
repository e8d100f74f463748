// SPDX-License-Identifier: MIT
// Compares the textbook endings and the engine's endgame knowledge with exhaustive analysis.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/xiangqi/eval/endings.h"
#include "tests/support/data.h"
#include "tests/support/ending_solver.h"
#include "tests/support/positions.h"
#include "tests/support/property_runs.h"

namespace {

using namespace engine::xiangqi;
using tests::EndingCase;
using tests::EndingSolver;

/// The larger endings of the file were solved once, with the same program.
std::vector<EndingCase> small_endings() {
    auto cases = tests::ending_cases();
    const auto most = tests::largest_case<std::uint64_t>(2'000'000, 15'000'000);
    const auto large = [most](const EndingCase& ending) {
        return EndingSolver::placements(EndingSolver::material_of(ending.fen)) > most;
    };
    cases.erase(std::remove_if(cases.begin(), cases.end(), large), cases.end());
    return cases;
}

void expect_result(const EndingCase& ending, EndingSolver& solver) {
    using Result = tests::Verdict::Result;
    const auto [result, plies] = solver.verdict(ending.fen);
    const bool red_to_move = tests::position_of(ending.fen).side_to_move() == Color::Red;
    const Result red_wins = red_to_move ? Result::MoverWins : Result::MoverLoses;
    EXPECT_EQ(result, ending.red_wins ? red_wins : Result::Draw) << ending.fen;
    EXPECT_EQ(plies, ending.plies) << ending.fen;
}

bool has_old_soldier(const Position& position) {
    for (const Square pawn : position.pieces(Color::Red, PieceType::Pawn)) {
        if (pawn.rank() == kRanks - 1) return true;
    }
    return false;
}

// The evaluation must count an advantage fully if nearly every position with these pieces is won
// against linked guards, and almost not at all if fewer than half are: a well-placed defender holds
// those.
void expect_knowledge(const Position& position, const std::string& material, EndingSolver& solver) {
    constexpr double kNearlyAll = 0.85;
    constexpr double kTheFewer = 0.45;
    const auto [positions, won] = solver.share(material);
    const double share = static_cast<double>(won) / static_cast<double>(positions);
    const int chances = winning_chances(position, Color::Red);
    EXPECT_EQ(chances == kFullChances, share >= kNearlyAll) << material << " " << share;
    EXPECT_EQ(chances < kFullChances / 10, share <= kTheFewer) << material << " " << share;
}

// One test, because the tables take most of the time.
TEST(Endings, AreWhatExhaustiveAnalysisProves) {
    EndingSolver solver;
    std::set<std::string> seen;
    for (const EndingCase& ending : small_endings()) {
        expect_result(ending, solver);
        const Position position = tests::position_of(ending.fen);
        const std::string material = EndingSolver::material_of(ending.fen);
        if (has_old_soldier(position) || !seen.insert(material).second) continue;
        expect_knowledge(position, material, solver);
    }
}

}  // namespace
