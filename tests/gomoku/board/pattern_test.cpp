// SPDX-License-Identifier: MIT
// Compares the generated pattern tables with a slow classifier that plays moves on the line.
#include <gtest/gtest.h>

#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/gomoku/board/board_line.h"
#include "engine/gomoku/board/pattern.h"

namespace engine::gomoku {
namespace {

/// A line as text: x own, . empty, # blocked, | the border; the stone in question is at kCentre.
using LineText = std::string;
constexpr std::size_t kCentre = kReach;

/// All sides of a point, from the point outwards, with or without borders.
std::vector<LineText> all_sides(bool with_border) {
    std::vector<LineText> sides{""};
    for (std::size_t i = 0; i < kCentre; ++i) {
        std::vector<LineText> longer;
        for (const LineText& side : sides) {
            const bool is_off_board = side.ends_with('|');
            for (const char cell : {'.', 'x', '#'}) {
                if (!is_off_board) longer.push_back(side + cell);
            }
            if (with_border) longer.push_back(side + '|');
        }
        sides = std::move(longer);
    }
    return sides;
}

/// All lines.
std::vector<LineText> all_lines(bool with_border) {
    const auto sides = all_sides(with_border);
    std::vector<LineText> lines;
    for (const LineText& before : sides) {
        for (const LineText& after : sides) {
            lines.push_back(LineText(before.rbegin(), before.rend()) + 'x' + after);
        }
    }
    return lines;
}

/// The pattern of `color` on a line; `blocked` stands for the enemy's stones or the border.
Pattern pattern_of(Rule rule, Color color, const LineText& text, Content blocked) {
    BoardLine line;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const Content content = text[i] == 'x'   ? stone_of(color)
                                : text[i] == '#' ? blocked
                                : text[i] == '|' ? Content::Border
                                                 : Content::Empty;
        line.set(static_cast<int>(i), content);
    }
    const auto [before, after] = line.side_patterns(kCentre);
    return PatternTable::of(rule).at(before.side, after.side).at(color);
}

/// Classifies lines by definition: what the owner can reach and the enemy cannot stop.
class SlowClassifier {
  public:
    enum class Five { Exactly, AtLeast, NotBlockedTwice };
    explicit SlowClassifier(Five five, bool double_four_counts = true)
        : five_(five),
          double_four_counts_(double_four_counts) {}

    Pattern judge(const LineText& line) {
        if (const auto known = known_.find(line); known != known_.end()) return known->second;
        const Pattern pattern = judge_afresh(line);
        known_.emplace(line, pattern);
        return pattern;
    }

  private:
    struct Row {
        std::size_t first;
        std::size_t end;
        [[nodiscard]] std::size_t length() const { return end - first; }
    };
    static Row row_through_centre(const LineText& line) {
        Row row{kCentre, kCentre};
        while (row.first > 0 && line[row.first - 1] == 'x') --row.first;
        while (row.end < line.size() && line[row.end] == 'x') ++row.end;
        return row;
    }

    [[nodiscard]] bool is_five(const LineText& line) const {
        const Row row = row_through_centre(line);
        if (row.length() != 5) return row.length() > 5 && five_ != Five::Exactly;
        // A row of five through the centre ends within the line.
        return five_ != Five::NotBlockedTwice || line[row.first - 1] != '#' || line[row.end] != '#';
    }

    /// Whether a move makes five.
    [[nodiscard]] bool can_win(LineText line) const {
        for (char& cell : line) {
            if (cell != '.') continue;
            cell = 'x';
            const bool wins = is_five(line);
            cell = '.';
            if (wins) return true;
        }
        return false;
    }

    /// Whether a move makes five after every enemy answer on the line.
    [[nodiscard]] bool cannot_be_stopped(LineText line) const {
        if (!can_win(line)) return false;
        for (char& cell : line) {
            if (cell != '.') continue;
            cell = '#';
            const bool wins = can_win(line);
            cell = '.';
            if (!wins) return false;
        }
        return true;
    }

    /// Whether the line has `.xxxx.` around the centre with both dots making five.
    [[nodiscard]] bool is_straight_four(const LineText& line) const {
        for (std::size_t at = line.find(".xxxx."); at != LineText::npos;
             at = line.find(".xxxx.", at + 1)) {
            if (at >= kCentre || at + 5 <= kCentre) continue;
            LineText left = line;
            LineText right = line;
            left[at] = right[at + 5] = 'x';
            if (is_five(left) && is_five(right)) return true;
        }
        return false;
    }

    /// Whether a move leads to a line classified as `wanted`.
    bool leads_to(LineText line, Pattern wanted) {
        for (char& cell : line) {
            if (cell != '.') continue;
            cell = 'x';
            const bool leads = judge(line) == wanted;
            cell = '.';
            if (leads) return true;
        }
        return false;
    }

    Pattern judge_afresh(const LineText& line) {
        if (is_five(line)) return Pattern::Five;
        if (row_through_centre(line).length() > 5) return Pattern::Overline;
        if (cannot_be_stopped(line)) {
            return is_straight_four(line) ? Pattern::OpenFour : Pattern::DoubleFour;
        }
        if (can_win(line)) return Pattern::Four;
        if (leads_to(line, Pattern::OpenFour)) return Pattern::OpenThree;
        if (double_four_counts_ && leads_to(line, Pattern::DoubleFour)) return Pattern::OpenThree;
        if (leads_to(line, Pattern::Four)) return Pattern::Three;
        if (leads_to(line, Pattern::OpenThree)) return Pattern::OpenTwo;
        if (leads_to(line, Pattern::Three)) return Pattern::Two;
        if (leads_to(line, Pattern::OpenTwo)) return Pattern::OpenOne;
        if (leads_to(line, Pattern::Two)) return Pattern::One;
        return Pattern::None;
    }

    Five five_;
    bool double_four_counts_;
    std::unordered_map<LineText, Pattern> known_;
};

using Five = SlowClassifier::Five;

void expect_equal_on_all_lines(Rule rule, Color color, SlowClassifier slow) {
    for (const LineText& line : all_lines(false)) {
        const Pattern expected = slow.judge(line);
        for (const Content blocked : {stone_of(~color), Content::Border}) {
            ASSERT_EQ(index(pattern_of(rule, color, line, blocked)), index(expected)) << line;
        }
    }
}

TEST(PatternTable, JudgesEveryFreestyleLineAsTheSlowClassifierDoes) {
    for (const Color color : kColors) {
        expect_equal_on_all_lines(Rule::Freestyle, color, SlowClassifier(Five::AtLeast));
    }
}

TEST(PatternTable, JudgesEveryStandardLineAsTheSlowClassifierDoes) {
    for (const Color color : kColors) {
        expect_equal_on_all_lines(Rule::Standard, color, SlowClassifier(Five::Exactly));
    }
}

TEST(PatternTable, JudgesEveryLineOfBlackInRenjuAsTheSlowClassifierDoes) {
    expect_equal_on_all_lines(Rule::Renju, Color::Black, SlowClassifier(Five::Exactly, false));
}

TEST(PatternTable, GivesWhiteInRenjuTheFreestyleLines) {
    expect_equal_on_all_lines(Rule::Renju, Color::White, SlowClassifier(Five::AtLeast));
}

// In Caro a stone next to a five and the border next to it differ.
TEST(PatternTable, JudgesEveryLineInCaroAsTheSlowClassifierDoes) {
    SlowClassifier slow(Five::NotBlockedTwice);
    for (const LineText& line : all_lines(true)) {
        const Pattern expected = slow.judge(line);
        for (const Color color : kColors) {
            const Pattern pattern = pattern_of(Rule::Caro, color, line, stone_of(~color));
            ASSERT_EQ(index(pattern), index(expected)) << line;
        }
    }
}

TEST(PatternTable, KnowsTheWordsOfTheGame) {
    constexpr Rule kFreestyle = Rule::Freestyle;
    constexpr Rule kStandard = Rule::Standard;
    constexpr Rule kCaro = Rule::Caro;
    const auto judged = [](Rule rule, const LineText& line) {
        return pattern_of(rule, Color::Black, line, Content::White);
    };
    EXPECT_EQ(judged(kFreestyle, "....xxxxx.."), Pattern::Five);
    EXPECT_EQ(judged(kFreestyle, "....xxxxxx."), Pattern::Five);
    EXPECT_EQ(judged(kStandard, "....xxxxxx."), Pattern::Overline);
    EXPECT_EQ(judged(kCaro, "...#xxxxx#."), Pattern::None);
    EXPECT_EQ(judged(kCaro, "...#xxxxx|."), Pattern::Five);
    EXPECT_EQ(judged(kCaro, "...#xxxxx.."), Pattern::Five);
    EXPECT_EQ(judged(kCaro, "...#xxxxxx#"), Pattern::Five);
    EXPECT_EQ(judged(kCaro, "....xxxx..."), Pattern::OpenFour);
    EXPECT_EQ(judged(kCaro, "..#.xxxx..."), Pattern::Four);
    EXPECT_EQ(judged(kFreestyle, "....xxxx..."), Pattern::OpenFour);
    EXPECT_EQ(judged(kFreestyle, "...#xxxx..."), Pattern::Four);
    EXPECT_EQ(judged(kStandard, "..x.xxxx.x."), Pattern::None);
    EXPECT_EQ(judged(kFreestyle, "..x.xxx.x.."), Pattern::DoubleFour);
    EXPECT_EQ(judged(kFreestyle, "....xxx...."), Pattern::OpenThree);
    EXPECT_EQ(judged(kFreestyle, "...#xxx...."), Pattern::Three);
    EXPECT_EQ(judged(kFreestyle, "..#.xxx.#.."), Pattern::Three);
    EXPECT_EQ(judged(kFreestyle, ".#...x...#."), Pattern::OpenOne);
    EXPECT_EQ(judged(kFreestyle, "...#.x...#."), Pattern::One);
    EXPECT_EQ(judged(kFreestyle, "...#.x..#.."), Pattern::None);
}

}  // namespace
}  // namespace engine::gomoku
