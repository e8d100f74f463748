// SPDX-License-Identifier: MIT
// The effect of a style on Xiangqi: the moves it likes, their maximum cost, and its games.
#include "engine/xiangqi/search/liking.h"

#include <gtest/gtest.h>

#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/law/rules.h"
#include "engine/xiangqi/search/bench_positions.h"
#include "engine/xiangqi/search/levels.h"
#include "engine/xiangqi/search/see.h"
#include "tests/support/positions.h"
#include "tests/support/search.h"

namespace engine::xiangqi {
namespace {

using tests::move_of;
using tests::position_of;

int liking(const Style& style, std::string_view fen, std::string_view move) {
    return liking_of(style, position_of(fen), move_of(move));
}

constexpr std::string_view kStart = kStartFen;
// A red horse and a red cannon can capture a piece of the same kind; each is protected.
constexpr std::string_view kHorsesMeet = "4k4/9/4b4/9/2n6/4N4/9/9/9/3K5 w";

TEST(Liking, IsNoneWithoutAStyle) {
    const Position position = position_of(kStart);
    for (const Move move : legal_moves(position)) EXPECT_EQ(liking_of({}, position, move), 0);
}

TEST(Liking, OfRiskIsForChecksAndForPiecesThatCrossTheRiver) {
    const Style bold{.risk = 2};
    const Style safe{.risk = -2};
    constexpr std::string_view kOpen = "4k4/9/9/9/9/9/R8/9/4A4/3K5 w";
    EXPECT_GT(liking(bold, kOpen, "a3e3"), 0);  // a check
    EXPECT_GT(liking(bold, kOpen, "a3a6"), 0);
    EXPECT_LT(liking(bold, kOpen, "a3a1"), 0);
    EXPECT_LT(liking(bold, kOpen, "e1f0"), 0);
    EXPECT_LT(liking(safe, kOpen, "a3e3"), 0);
    EXPECT_GT(liking(safe, kOpen, "e1f0"), 0);
}

TEST(Liking, OfExchangesIsForCapturesThatAreTakenBackAndForNoOthers) {
    const Style keeps{.exchanges = -2};
    const Style takes{.exchanges = 2};
    EXPECT_LT(liking(keeps, kHorsesMeet, "e4c5"), 0);
    EXPECT_GT(liking(takes, kHorsesMeet, "e4c5"), 0);
    EXPECT_EQ(liking(takes, kHorsesMeet, "e4g5"), 0);
    // The horse is unprotected, so capturing it is not an exchange.
    constexpr std::string_view kHanging = "4k4/9/9/9/2n6/4N4/9/9/9/3K5 w";
    EXPECT_EQ(liking(keeps, kHanging, "e4c5"), 0);
    // A chariot for a horse is not an exchange, either.
    constexpr std::string_view kUneven = "4k4/9/4b4/9/2n6/9/2R6/9/9/3K5 w";
    EXPECT_EQ(liking(takes, kUneven, "c3c5"), 0);
}

TEST(Liking, OfAPieceIsToMoveItAndNotToGiveItAway) {
    const Style rider{.piece = FavouritePiece::Knight};
    EXPECT_GT(liking(rider, kHorsesMeet, "e4g5"), 0);
    EXPECT_LT(liking(rider, kHorsesMeet, "e4c5"), 0);
    EXPECT_EQ(liking(rider, kHorsesMeet, "d0d1"), 0);
}

/// The value of a move in the level's own search.
Value value_of(std::string_view fen, SearchLimits limits, const std::string& move) {
    limits.style = {};
    limits.root_moves = {move};
    return tests::search(fen, limits).answer.value;
}

TEST(Style, NeverPlaysWorseThanTheLevelTakesForNearlyEqual) {
    // At depth 1 nothing is pruned, so both searches see the same values.
    for (const int level : {1, 2, 3}) {
        for (const Style& style : {Style{.risk = 2, .piece = FavouritePiece::Cannon},
                                   Style{.risk = -2, .exchanges = 2}}) {
            for (const std::string_view fen : kBenchPositions) {
                SearchLimits limits;
                limits.level = level;
                const SearchInfo plain = tests::search(fen, limits).answer;
                limits.style = style;
                const SearchInfo styled = tests::search(fen, limits).answer;
                const Value value = value_of(fen, limits, styled.best_move);
                EXPECT_GE(value, plain.value - level_of(limits).near_equal) << fen;
                EXPECT_EQ(styled.value, value) << "the report is of the move, not of the liking";
            }
        }
    }
}

/// The number of captures with a recapture on the same point, in self-play games.
int exchanges_in_games(const Style& style, int games) {
    constexpr int kPlies = 80;
    int exchanges = 0;
    for (int game = 0; game < games; ++game) {
        Position position = position_of(kStart);
        SearchState state(1);
        SearchLimits limits;
        limits.level = 4;
        limits.style = style;
        limits.seed = static_cast<std::uint64_t>(game) + 1;
        Square taken_on(0);
        bool has_taken = false;
        for (int ply = 0; ply < kPlies && judge(position, RuleSet::Asian).status == Status::Ongoing;
             ++ply) {
            const SearchInfo answer = tests::search(position, state, limits).answer;
            const Move move = move_of(answer.best_move);
            const bool takes = !position.at(move.to()).none();
            if (takes && has_taken && move.to() == taken_on) ++exchanges;
            has_taken = takes;
            taken_on = move.to();
            position.make_move(move);
        }
    }
    return exchanges;
}

TEST(Style, OfAPlayerWhoKeepsPiecesExchangesFewerAndOfOneWhoTakesThemMore) {
    constexpr int kGames = 40;
    const int plain = exchanges_in_games({}, kGames);
    EXPECT_LT(exchanges_in_games({.exchanges = -2}, kGames), plain);
    EXPECT_GT(exchanges_in_games({.exchanges = 2}, kGames), plain);
}

}  // namespace
}  // namespace engine::xiangqi
