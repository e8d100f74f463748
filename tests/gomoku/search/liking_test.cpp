// SPDX-License-Identifier: MIT
// The effect of a style on Gomoku: openings, and aggression.
#include <gtest/gtest.h>

#include <cstdlib>

#include "engine/game.h"
#include "engine/gomoku/board/point.h"
#include "engine/gomoku/board/position.h"
#include "engine/gomoku/search/liking.h"

namespace engine::gomoku {
namespace {

constexpr std::string_view kEmpty = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b freestyle";

Point point(std::string_view text) { return *parse_point(text, kStandardSize); }

Point answer_to(const std::vector<std::string_view>& moves, const Style& style, int level) {
    const auto game = make_game("gomoku", 1);
    EXPECT_FALSE(game->set_position(kEmpty, moves, {}));
    SearchLimits limits;
    limits.level = level;
    limits.style = style;
    return point(game->search(limits, [](const SearchInfo&) {}, {}).best_move);
}

TEST(GomokuStyle, BeginsAsItsTasteHasIt) {
    for (int level = 1; level < kFullStrength; ++level) {
        const Point direct = answer_to({"h8"}, {.opening = OpeningTaste::Direct}, level);
        const Point indirect = answer_to({"h8"}, {.opening = OpeningTaste::Indirect}, level);
        EXPECT_EQ(std::abs(direct.file() - 7) + std::abs(direct.rank() - 7), 1) << level;
        EXPECT_EQ(std::abs(indirect.file() - 7), 1) << level;
        EXPECT_EQ(std::abs(indirect.rank() - 7), 1) << level;
    }
}

TEST(GomokuStyle, OfRiskLikesOwnThreesAndOfSafetyThoseOfTheEnemyBroken) {
    Position position;
    // Each side has two in a row.
    for (const char* move : {"h8", "c3", "i8", "d3"}) position.make_move(point(move));
    const Point makes_three = point("j8");
    const Point breaks_three = point("e3");
    const Style bold{.risk = 1};
    const Style safe{.risk = -1};
    EXPECT_GT(liking_of(bold, position, makes_three), 0);
    EXPECT_LT(liking_of(bold, position, breaks_three), 0);
    EXPECT_LT(liking_of(safe, position, makes_three), 0);
    EXPECT_GT(liking_of(safe, position, breaks_three), 0);
    EXPECT_EQ(liking_of({}, position, makes_three), 0);
}

}  // namespace
}  // namespace engine::gomoku
