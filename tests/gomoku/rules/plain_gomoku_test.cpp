// SPDX-License-Identifier: MIT
// Tests the slow reference implementation of Gomoku with the diagrams of Renju.
#include "tests/support/plain_gomoku.h"

#include <gtest/gtest.h>

#include "engine/core/text/text.h"
#include "tests/support/data.h"

namespace tests {
namespace {

TEST(PlainGomoku, ForbidsToBlackWhatTheDiagramsDo) {
    for (const std::string& line : data_lines("renju.txt")) {
        const auto parts = parts_of(line, ';');
        PlainGomoku board(parts.at(0));
        for (const std::size_t column : {std::size_t{1}, std::size_t{2}}) {
            for (const auto word : engine::split_words(parts.at(column))) {
                const auto point = PlainGomoku::point_of(word);
                if (!point) continue;  // "-" for none
                EXPECT_EQ(board.may_play(*point, 'b'), column == 2) << line << ": " << word;
                EXPECT_TRUE(board.may_play(*point, 'w')) << line << ": " << word;
            }
        }
    }
}

TEST(PlainGomoku, FindsTheWinsByFoursOfTheCollectedPositions) {
    int cases = 0;
    for (const std::string& line : data_lines("gomoku.txt")) {
        const auto parts = parts_of(line, ';');
        const bool is_short = parts[0].starts_with("vcf") && number_of(parts[2]) <= 3;
        if (!is_short || engine::split_fields(parts[1], '/').size() != 15) continue;
        std::string found;
        PlainGomoku board(parts[1]);
        for (const std::size_t point : board.winning_fours()) {
            EXPECT_NE((' ' + parts[3] + ' ').find(' ' + PlainGomoku::text_of(point) + ' '),
                      std::string::npos)
                << line;
            found += PlainGomoku::text_of(point);
        }
        EXPECT_NE(found, "") << line;
        ++cases;
    }
    EXPECT_GT(cases, 10);
}

}  // namespace
}  // namespace tests
