// SPDX-License-Identifier: MIT
// Training games of Gomoku: they are reproducible, and stored in files that survive the termination
// of the program.
#include "tools/training/gomoku_shard.h"

#include <gtest/gtest.h>

#include "engine/gomoku/rules/rules.h"

namespace engine::gomoku {
namespace {

SelfPlaySettings settings_of(Rule rule) { return {.rule = rule, .nodes = 60}; }

ShardOrigin origin() {
    return {.bench = 7, .settings = settings_of(Rule::Freestyle), .first_game = 1, .last_game = 3};
}

Bytes shard_of(const ShardOrigin& from) {
    SelfPlay self_play(from.settings);
    Bytes bytes = pack_header(from);
    for (std::uint32_t number = from.first_game; number <= from.last_game; ++number) {
        const Bytes game = pack_game(number, self_play.play(number));
        bytes.insert(bytes.end(), game.begin(), game.end());
    }
    return bytes;
}

class GomokuSelfPlay : public testing::TestWithParam<Rule> {};

TEST_P(GomokuSelfPlay, PlaysLegalGamesToTheirEnd) {
    SelfPlay self_play(settings_of(GetParam()));
    for (std::uint32_t number = 1; number <= 5; ++number) {
        const TrainingGame game = self_play.play(number);
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

TEST_P(GomokuSelfPlay, PlaysTheSameGameForTheSameNumber) {
    SelfPlay self_play(settings_of(GetParam()));
    const TrainingGame first = self_play.play(1);
    EXPECT_NE(self_play.play(2), first);
    EXPECT_EQ(self_play.play(1), first);
}

INSTANTIATE_TEST_SUITE_P(Rules, GomokuSelfPlay,
                         testing::Values(Rule::Freestyle, Rule::Standard, Rule::Renju),
                         [](const auto& rule) {
                             return std::string(kRuleNames[static_cast<std::size_t>(rule.param)]);
                         });

TEST(GomokuShard, GivesBackItsGames) {
    const Bytes bytes = shard_of(origin());
    ShardReader reader(bytes);
    SelfPlay self_play(origin().settings);
    for (std::uint32_t number = 1; number <= 3; ++number) {
        const auto read = reader.next();
        ASSERT_TRUE(read);
        EXPECT_EQ(read->number, number);
        EXPECT_EQ(read->game, self_play.play(number));
    }
    EXPECT_FALSE(reader.next());
    EXPECT_EQ(reader.error(), "");
    EXPECT_EQ(reader.position(), bytes.size());
}

TEST(GomokuShard, GoesOnAfterItsLastWholeGame) {
    const Bytes bytes = shard_of(origin());
    ShardReader reader(bytes);
    static_cast<void>(reader.next());
    const std::size_t one_game = reader.position();
    static_cast<void>(reader.next());
    const std::size_t two_games = reader.position();
    for (std::size_t size = one_game; size < two_games; ++size) {
        const auto from = resume(ByteView(bytes).first(size), origin());
        ASSERT_EQ(from.error, "");
        ASSERT_EQ(from.whole_bytes, one_game);
        ASSERT_EQ(from.next_game, 2U);
    }
    EXPECT_EQ(resume({}, origin()).next_game, 1U);
    EXPECT_EQ(resume(bytes, origin()).next_game, 4U);
}

TEST(GomokuShard, IsNotGoneOnWithByOthers) {
    const Bytes bytes = shard_of(origin());
    for (auto change : {+[](ShardOrigin& other) { other.bench = 8; },
                        +[](ShardOrigin& other) { other.settings.nodes = 61; },
                        +[](ShardOrigin& other) { other.settings.rule = Rule::Renju; },
                        +[](ShardOrigin& other) { other.last_game = 4; }}) {
        ShardOrigin other = origin();
        change(other);
        EXPECT_EQ(resume(bytes, other).error, "another engine or other settings began it");
    }
}

TEST(GomokuShard, TellsDamage) {
    const Bytes bytes = shard_of(origin());
    ShardReader whole(bytes);
    const std::size_t begin = whole.position();
    static_cast<void>(whole.next());
    Bytes damaged = bytes;
    damaged[begin + 20] ^= 1U;
    ShardReader reader(damaged);
    EXPECT_FALSE(reader.next());
    EXPECT_EQ(reader.error(), "it is damaged at byte " + std::to_string(begin));
    damaged = bytes;
    damaged[0] = 'x';
    EXPECT_EQ(ShardReader(damaged).error(), "it is no shard of games of Gomoku");
    EXPECT_EQ(ShardReader(ByteView(bytes).first(40)).error(), "it is cut off in its header");
}

}  // namespace
}  // namespace engine::gomoku
