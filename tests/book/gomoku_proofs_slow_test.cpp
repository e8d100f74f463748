// SPDX-License-Identifier: MIT
// Proves the proven wins of the Gomoku book again: after each move of the winner every legal reply
// is played, until the winner has a win by fours. The threat solver that wrote the proofs only
// suggests the moves.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "book/gomoku_source.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/threats/vcf.h"
#include "engine/gomoku/threats/vct.h"

namespace book {
namespace {

using engine::Status;
using engine::gomoku::NodeBudget;
using engine::gomoku::Point;
using engine::gomoku::Position;
using engine::gomoku::Proof;

class Verifier {
  public:
    /// Whether the side to move wins with `first` or, if that is kNoPoint, with a move of its own.
    bool wins(Position& position, Point first, int moves_left) {
        if (moves_left == 0) return false;
        if (first.none() && vcf_.solve(position, kVcfNodes) == Proof::Win) return true;
        if (first.none()) {
            if (!vct_.solve(position, vcf_, NodeBudget(kVctNodes))) return false;
            first = vct_.line()[0];
        }
        position.make_move(first);
        bool wins_always = true;
        for (const Point reply : legal_moves(position)) {
            position.make_move(reply);
            wins_always = judge(position).status == Status::Ongoing &&
                          wins(position, Point(), moves_left - 1);
            position.unmake_move();
            if (!wins_always) break;
        }
        position.unmake_move();
        return wins_always;
    }

  private:
    static constexpr std::uint64_t kVcfNodes = 200'000;
    static constexpr std::uint64_t kVctNodes = 500'000;

    engine::gomoku::VcfSolver vcf_;
    engine::gomoku::VctSolver vct_;
};

TEST(GomokuProofs, StandAgainstEveryReply) {
    constexpr int kMostMoves = 20;
    Verifier verifier;
    for (const auto rule : kBookRules) {
        const std::string name = CHUHE_BOOK_SOURCES "/gomoku/" + source_name(rule);
        std::ifstream file(name, std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        const auto visit = [&](const Position& position, const Analysis& analysis) -> std::string {
            if (analysis.finding != Finding::Proof) return {};
            Position moved = position;
            EXPECT_TRUE(verifier.wins(moved, analysis.candidates[0].move, kMostMoves))
                << to_fen(position);
            return {};
        };
        EXPECT_EQ(read_analyses(name, text, rule, visit), "");
    }
}

}  // namespace
}  // namespace book
