// SPDX-License-Identifier: MIT
// The generated pattern tables against a slow classifier that plays on the line itself.
#include <gtest/gtest.h>

#include <string>
#include <unordered_map>
#include <utility>

#include "engine/gomoku/pattern.h"

namespace engine::gomoku {
namespace {

/// A line as text: x own, . empty, # blocked; the stone in question lies at kCentre.
using LineText = std::string;
constexpr std::size_t kCentre = kReach;

LineText text_of(LineCode code) {
    LineText line(2 * kReach + 1, '.');
    line[kCentre] = 'x';
    for (int distance = -kReach; distance <= kReach; ++distance) {
        if (distance == 0) continue;
        const int digit = code / digit_weight(distance) % 3;
        line[static_cast<std::size_t>(kReach + distance)] = ".x#"[digit];
    }
    return line;
}

/// Judges lines by the meaning of the words: what the owner can reach and the enemy cannot stop.
class SlowClassifier {
  public:
    SlowClassifier(bool exactly_five, bool double_four_counts)
        : exactly_five_(exactly_five),
          double_four_counts_(double_four_counts) {}

    Pattern judge(const LineText& line) {
        if (const auto known = known_.find(line); known != known_.end()) return known->second;
        const Pattern pattern = judge_afresh(line);
        known_.emplace(line, pattern);
        return pattern;
    }

  private:
    static std::size_t row_through_centre(const LineText& line) {
        std::size_t first = kCentre;
        while (first > 0 && line[first - 1] == 'x') --first;
        std::size_t end = kCentre;
        while (end < line.size() && line[end] == 'x') ++end;
        return end - first;
    }

    [[nodiscard]] bool is_five(const LineText& line) const {
        const std::size_t row = row_through_centre(line);
        return exactly_five_ ? row == 5 : row >= 5;
    }

    /// Some move makes five.
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

    /// Whatever the enemy answers on the line, some move makes five.
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

    /// `.xxxx.` around the centre with both dots making five.
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

    /// Whether a move leads to a line judged to be `wanted`.
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
        if (row_through_centre(line) > 5) return Pattern::Overline;
        if (is_straight_four(line)) return Pattern::OpenFour;
        if (cannot_be_stopped(line)) return Pattern::DoubleFour;
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

    bool exactly_five_;
    bool double_four_counts_;
    std::unordered_map<LineText, Pattern> known_;
};

void expect_equal_on_all_lines(const PatternTable& table, SlowClassifier slow) {
    for (std::size_t code = 0; code < kLineCodes; ++code) {
        const LineText line = text_of(static_cast<LineCode>(code));
        ASSERT_EQ(index(table[static_cast<LineCode>(code)]), index(slow.judge(line))) << line;
    }
}

TEST(PatternTable, JudgesEveryFreestyleLineAsTheSlowClassifierDoes) {
    expect_equal_on_all_lines(PatternTable::of(Rule::Freestyle, Color::Black), {false, true});
}

TEST(PatternTable, JudgesEveryStandardLineAsTheSlowClassifierDoes) {
    expect_equal_on_all_lines(PatternTable::of(Rule::Standard, Color::White), {true, true});
}

TEST(PatternTable, JudgesEveryLineOfBlackInRenjuAsTheSlowClassifierDoes) {
    expect_equal_on_all_lines(PatternTable::of(Rule::Renju, Color::Black), {true, false});
}

TEST(PatternTable, GivesWhiteInRenjuTheFreestyleLines) {
    EXPECT_EQ(&PatternTable::of(Rule::Renju, Color::White),
              &PatternTable::of(Rule::Freestyle, Color::White));
}

LineCode code_of(const LineText& line) {
    int code = 0;
    for (int distance = -kReach; distance <= kReach; ++distance) {
        if (distance == 0) continue;
        const char cell = line[static_cast<std::size_t>(kReach + distance)];
        code += (cell == 'x'   ? kOwnDigit
                 : cell == '#' ? kBlockedDigit
                               : 0) *
                digit_weight(distance);
    }
    return static_cast<LineCode>(code);
}

TEST(PatternTable, KnowsTheWordsOfTheGame) {
    const auto& freestyle = PatternTable::of(Rule::Freestyle, Color::Black);
    const auto& standard = PatternTable::of(Rule::Standard, Color::Black);
    const auto judged = [](const PatternTable& table, const LineText& line) {
        return table[code_of(line)];
    };
    EXPECT_EQ(judged(freestyle, "....xxxxx.."), Pattern::Five);
    EXPECT_EQ(judged(freestyle, "....xxxxxx."), Pattern::Five);
    EXPECT_EQ(judged(standard, "....xxxxxx."), Pattern::Overline);
    EXPECT_EQ(judged(freestyle, "....xxxx..."), Pattern::OpenFour);
    EXPECT_EQ(judged(freestyle, "...#xxxx..."), Pattern::Four);
    EXPECT_EQ(judged(standard, "..x.xxxx.x."), Pattern::None);
    EXPECT_EQ(judged(freestyle, "..x.xxx.x.."), Pattern::DoubleFour);
    EXPECT_EQ(judged(freestyle, "....xxx...."), Pattern::OpenThree);
    EXPECT_EQ(judged(freestyle, "...#xxx...."), Pattern::Three);
    EXPECT_EQ(judged(freestyle, "..#.xxx.#.."), Pattern::Three);
    EXPECT_EQ(judged(freestyle, ".#...x...#."), Pattern::OpenOne);
    EXPECT_EQ(judged(freestyle, "...#.x...#."), Pattern::One);
    EXPECT_EQ(judged(freestyle, "...#.x..#.."), Pattern::None);
}

}  // namespace
}  // namespace engine::gomoku
