// SPDX-License-Identifier: MIT
// Compares the solver of continuous fours with an exhaustive search by the wording of the rule, and
// tests it on positions with proven answers.
#include "engine/gomoku/threats/vcf.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/text/text.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/gomoku/rules/rules.h"
#include "tests/support/data.h"

namespace engine::gomoku {
namespace {

constexpr std::uint64_t kPlenty = 5'000'000;

Position read(std::string_view fen) {
    FenResult result = parse_fen(fen);
    EXPECT_TRUE(result.position) << sentence_of(result.fault);
    return result.position ? *result.position : Position();
}

std::vector<std::string> words(std::string_view text) {
    const auto found = split_words(text);
    return {found.begin(), found.end()};
}

/// The attacker keeps making fours; the defender tries every reply.
class PlainBoard {
  public:
    explicit PlainBoard(const Position& position) : size_(position.size()), rule_(position.rule()) {
        for (int rank = 0; rank < size_; ++rank) {
            for (int file = 0; file < size_; ++file) {
                cells_.push_back(static_cast<int>(position.at(Point(file, rank))));
            }
        }
    }

    bool wins_by_fours(int side) {
        if (can_make_five(side)) return true;
        for (int& cell : cells_) {
            if (cell != kEmpty) continue;
            cell = side;
            const bool wins = can_make_five(side) && every_reply_loses(side);
            cell = kEmpty;
            if (wins) return true;
        }
        return false;
    }

  private:
    static constexpr int kEmpty = static_cast<int>(Content::Empty);
    static constexpr int kBorder = static_cast<int>(Content::Border);

    bool every_reply_loses(int attacker) {
        if (can_make_five(1 - attacker)) return false;
        for (int& cell : cells_) {
            if (cell != kEmpty) continue;
            cell = 1 - attacker;
            const bool loses = wins_by_fours(attacker);
            cell = kEmpty;
            if (!loses) return false;
        }
        return true;
    }

    bool can_make_five(int side) {
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            if (cells_[i] == kEmpty && makes_five(static_cast<int>(i), side)) return true;
        }
        return false;
    }

    [[nodiscard]] bool makes_five(int at, int side) const {
        for (const auto& [df, dr] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
            int row = 1;
            int blocked_ends = 0;
            for (const int way : {1, -1}) {
                int file = at % size_ + way * df;
                int rank = at / size_ + way * dr;
                while (cell(file, rank) == side) {
                    ++row;
                    file += way * df;
                    rank += way * dr;
                }
                if (cell(file, rank) == 1 - side) ++blocked_ends;
            }
            const bool is_worthless = (row > 5 && rule_ == Rule::Standard) ||
                                      (row == 5 && rule_ == Rule::Caro && blocked_ends == 2);
            if (row >= 5 && !is_worthless) return true;
        }
        return false;
    }
    [[nodiscard]] int cell(int file, int rank) const {
        const bool is_on_board = file >= 0 && file < size_ && rank >= 0 && rank < size_;
        return is_on_board ? cells_[static_cast<std::size_t>(rank * size_ + file)] : kBorder;
    }

    int size_;
    Rule rule_;
    std::vector<int> cells_;
};

class VcfByRule : public testing::TestWithParam<Rule> {};

TEST_P(VcfByRule, FindsOnSmallBoardsWhatAnExhaustiveSearchFinds) {
    SplitMix64 random(2026);
    int wins = 0;
    int games = 0;
    while (games < 200) {
        const int size = 6 + static_cast<int>(random.below(3));
        Position position(size, GetParam());
        const int stones = size * size / 3 + static_cast<int>(random.below(8));
        for (int i = 0; i < stones; ++i) {
            const Point point(static_cast<int>(random.below(static_cast<unsigned>(size))),
                              static_cast<int>(random.below(static_cast<unsigned>(size))));
            if (position.is_empty(point)) position.make_move(point);
        }
        if (has_won(position, Color::Black) || has_won(position, Color::White)) continue;
        ++games;
        const bool expected =
            PlainBoard(position).wins_by_fours(static_cast<int>(position.side_to_move()));
        VcfSolver solver;
        const Proof proof = solver.solve(position, kPlenty);
        ASSERT_EQ(proof, expected ? Proof::Win : Proof::None) << to_fen(position);
        if (expected) ++wins;
    }
    // Both results must be frequent for a meaningful comparison.
    EXPECT_GT(wins, 25);
    EXPECT_LT(wins, 175);
}

INSTANTIATE_TEST_SUITE_P(Rules, VcfByRule,
                         testing::Values(Rule::Freestyle, Rule::Standard, Rule::Caro),
                         [](const auto& rule) {
                             return std::string(kRuleNames[static_cast<std::size_t>(rule.param)]);
                         });

TEST(Vcf, SolvesTheCollectedPositionsInTheFewestMoves) {
    int solved = 0;
    int cases = 0;
    for (const std::string& line : tests::data_lines("gomoku.txt")) {
        const auto parts = tests::parts_of(line, ';');
        if (!parts[0].starts_with("vcf")) continue;
        ++cases;
        Position position = read(parts[1]);
        const Position before = position;
        VcfSolver solver;
        if (solver.solve_shortest(position, kPlenty) != Proof::Win) continue;
        EXPECT_TRUE(position.same_as(before));
        EXPECT_THAT(words(parts[3]), testing::Contains(solver.moves().front().text())) << parts[0];

        // The line follows the rule: each attack leaves a five, each reply prevents it.
        const Color attacker = position.side_to_move();
        for (std::size_t i = 0; i + 1 < solver.moves().size(); i += 2) {
            position.make_move(solver.moves()[i]);
            EXPECT_EQ(position.count(attacker, Threat::Five), 1) << parts[0];
            EXPECT_TRUE(position.points(attacker, Threat::Five).contains(solver.moves()[i + 1]));
            position.make_move(solver.moves()[i + 1]);
        }
        const Point last = solver.moves().back();
        const bool makes_five = position.threat(attacker, last) == Threat::Five;
        position.make_move(last);
        EXPECT_TRUE(makes_five || position.count(attacker, Threat::Five) > 1) << parts[0];
        const auto moves = solver.moves().size() / 2 + (makes_five ? 1 : 2);
        EXPECT_EQ(static_cast<int>(moves), tests::number_of(parts[2])) << parts[0];
        ++solved;
    }
    EXPECT_GE(solved * 100, cases * 97) << solved << " of " << cases;
}

TEST(Vcf, FindsTheThreatThatTheDefenderMustAnswerAndNoneOnceItIsAnswered) {
    for (const std::string& line : tests::data_lines("gomoku.txt")) {
        const auto parts = tests::parts_of(line, ';');
        if (!parts[0].starts_with("defence")) continue;
        Position position = read(parts[1]);
        VcfSolver solver;
        position.make_null_move();
        EXPECT_EQ(solver.solve(position, kPlenty), Proof::Win) << parts[0];
        position.unmake_null_move();
        for (const std::string& safe : words(parts[3])) {
            position.make_move(*parse_point(safe, position.size()));
            EXPECT_EQ(solver.solve(position, kPlenty), Proof::None) << parts[0] << " " << safe;
            position.unmake_move();
        }
    }
}

TEST(Vcf, SaysWhenItsNodesAreSpent) {
    const auto line = tests::data_lines("gomoku.txt").front();
    Position position = read(tests::parts_of(line, ';')[1]);
    EXPECT_EQ(VcfSolver().solve(position, 1), Proof::Unknown);
}

TEST(Vcf, WinsInRenjuWhereBlackMayNotBlock) {
    // White's four on h8 can only be answered on h9, where Black would make a double three.
    const std::string rows = "15/15/15/15/9b5/8b6/5bb8/15/7w7/7w7/7w7/7b7/15/15/15 w ";
    Position renju = read(rows + "renju");
    VcfSolver solver;
    ASSERT_EQ(solver.solve(renju, kPlenty), Proof::Win);
    EXPECT_EQ(solver.moves().back().text(), "h8");
    Position freestyle = read(rows + "freestyle");
    EXPECT_EQ(VcfSolver().solve(freestyle, kPlenty), Proof::None);
}

}  // namespace
}  // namespace engine::gomoku
