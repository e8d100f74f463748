// SPDX-License-Identifier: MIT
// Two numbers packed into one word behave like two numbers, whatever their signs.
#include "engine/gomoku/board/threat.h"

#include <gtest/gtest.h>

#include <array>

namespace engine::gomoku {
namespace {

constexpr std::array<int, 9> kNumbers{
    0, 1, -1, 64, -64, 17100, -8'000'000, PointValue::kMax, PointValue::kMin};

bool fits(int number) { return number >= PointValue::kMin && number <= PointValue::kMax; }

void expect_both(PointValue value, int on_move, int waiting) {
    EXPECT_EQ(value.on_move(), on_move) << on_move << " " << waiting;
    EXPECT_EQ(value.waiting(), waiting) << on_move << " " << waiting;
}

TEST(PointValue, GivesBackBothNumbers) {
    for (const int a : kNumbers) {
        for (const int b : kNumbers) expect_both(PointValue(a, b), a, b);
    }
}

TEST(PointValue, AddsAndTakesAwayEitherNumberByItself) {
    for (const int a : kNumbers) {
        for (const int b : kNumbers) {
            for (const int c : kNumbers) {
                for (const int d : kNumbers) {
                    PointValue sum(a, b);
                    sum += PointValue(c, d);
                    if (fits(a + c) && fits(b + d)) expect_both(sum, a + c, b + d);
                    PointValue difference(a, b);
                    difference -= PointValue(c, d);
                    if (fits(a - c) && fits(b - d)) expect_both(difference, a - c, b - d);
                    // Whatever the sum is, it can be undone.
                    sum -= PointValue(c, d);
                    expect_both(sum, a, b);
                }
            }
        }
    }
}

TEST(PointValue, IsWholeInAPointEval) {
    for (const int a : kNumbers) {
        for (const int b : kNumbers) {
            const PointEval eval(Threat::Five, PointValue(a, b), 4095);
            PointValue sum;
            sum += eval.value();
            expect_both(sum, a, b);
            sum -= eval.value();
            expect_both(sum, 0, 0);
            EXPECT_EQ(eval.threat(), Threat::Five);
            EXPECT_EQ(eval.move_value(), 4095);
        }
    }
}

}  // namespace
}  // namespace engine::gomoku
