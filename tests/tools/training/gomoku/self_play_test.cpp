// SPDX-License-Identifier: MIT
// Games of Gomoku for training are legal and survive being packed.
#include "tools/training/gomoku/self_play.h"

#include <gtest/gtest.h>

#include "engine/gomoku/rules/rules.h"
#include "tools/training/gomoku/shard.h"

namespace engine::gomoku {
namespace {

class GomokuSelfPlay : public testing::TestWithParam<Rule> {
  protected:
    TrainingGame play(std::uint32_t number) {
        return play_training_game(number, {.rule = GetParam(), .nodes = 60}, state_);
    }

  private:
    SearchState state_{SelfPlaySettings::kTableMegabytes};
};

TEST_P(GomokuSelfPlay, PlaysLegalGamesToTheirEnd) {
    for (std::uint32_t number = 1; number <= 5; ++number) {
        const TrainingGame game = play(number);
        EXPECT_EQ(game.rule, GetParam());
        Position position(kStandardSize, game.rule);
        for (const Point move : game.moves) {
            ASSERT_EQ(judge(position).status, Status::Ongoing);
            ASSERT_TRUE(position.is_empty(move) && !is_forbidden(position, move));
            position.make_move(move);
        }
        for (const TrainingPosition& kept : game.positions) {
            Position reached = position_of(game, kept);
            EXPECT_EQ(judge(reached).status, Status::Ongoing);
            EXPECT_TRUE(reached.is_empty(kept.best_move));
        }
    }
}

TEST_P(GomokuSelfPlay, KeepsItsGamesInTheirBytes) {
    const TrainingGame game = play(1);
    EXPECT_FALSE(game.positions.empty());
    Bytes bytes = pack(game);
    EXPECT_EQ(unpack(bytes), game);
    EXPECT_NE(play(2), game);
    bytes[0] = 9;
    EXPECT_FALSE(unpack(bytes)) << "no such rule";
    bytes = pack(game);
    bytes.pop_back();
    EXPECT_FALSE(unpack(bytes)) << "too short";
    bytes.resize(bytes.size() + 2);
    EXPECT_FALSE(unpack(bytes)) << "too long";
}

INSTANTIATE_TEST_SUITE_P(Rules, GomokuSelfPlay,
                         testing::Values(Rule::Freestyle, Rule::Standard, Rule::Renju, Rule::Caro),
                         [](const auto& rule) {
                             return std::string(kRuleNames[static_cast<std::size_t>(rule.param)]);
                         });

}  // namespace
}  // namespace engine::gomoku
