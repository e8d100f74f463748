// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/packed_games.h"

#include <gtest/gtest.h>

#include "engine/core/random.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/movegen.h"

namespace {

using namespace engine::xiangqi;
using engine::Bytes;
using engine::SplitMix64;

/// Random legal moves, up to that many plies.
GameMoves random_game(SplitMix64& random, std::uint32_t plies) {
    auto position = *parse_fen(kStartFen).position;
    GameMoves game;
    while (game.size() < plies) {
        const MoveList moves = legal_moves(position);
        if (moves.empty()) break;
        game.push_back(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
        position.make_move(game.back());
    }
    return game;
}

std::vector<GameMoves> random_games(std::uint64_t seed, int count) {
    SplitMix64 random(seed);
    std::vector<GameMoves> games;
    for (int i = 0; i < count; ++i) games.push_back(random_game(random, random.below(150)));
    return games;
}

TEST(PackedGames, AreReadBackEqual) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const auto games = random_games(seed, 30);
        const auto bytes = pack_games(games);
        ASSERT_TRUE(bytes);
        EXPECT_EQ(unpack_games(*bytes), games);
    }
    EXPECT_EQ(unpack_games(*pack_games({})), std::vector<GameMoves>{});
    EXPECT_EQ(unpack_games(*pack_games({{}, {}})), std::vector<GameMoves>(2));
}

TEST(PackedGames, CostLittleWhereTheyRepeat) {
    SplitMix64 random(1);
    const GameMoves game = random_game(random, 80);
    const auto once = pack_games({game});
    const auto often = pack_games(std::vector<GameMoves>(100, game));
    // A copy takes less than a tenth of the game's size.
    EXPECT_LT(often->size(), once->size() * 10);
}

TEST(PackedGames, RefuseWhatIsNoGame) {
    const Move cannon = *parse_move("h2e2");
    EXPECT_FALSE(pack_games({{cannon, cannon}}));
    GameMoves shuffle;
    while (shuffle.size() <= kMostPackedPlies) {
        for (const char* move : {"h0g2", "h9g7", "g2h0", "g7h9"}) {
            shuffle.push_back(*parse_move(move));
        }
    }
    EXPECT_FALSE(pack_games({shuffle}));
}

TEST(PackedGames, RefuseDamagedBytes) {
    const auto bytes = pack_games(random_games(7, 3));
    ASSERT_TRUE(bytes);
    for (std::size_t at : {std::size_t{0}, std::size_t{9}, std::size_t{20}, bytes->size() - 1}) {
        Bytes damaged = *bytes;
        damaged[at] ^= 1;
        EXPECT_FALSE(unpack_games(damaged)) << at;
    }
    EXPECT_FALSE(unpack_games({}));
    EXPECT_FALSE(unpack_games(engine::ByteView(*bytes).first(15)));
}

}  // namespace
