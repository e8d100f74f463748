// SPDX-License-Identifier: MIT
#include "engine/gomoku/board/pattern.h"

#include <algorithm>
#include <bit>

namespace engine::gomoku {

namespace {

enum class Kind : std::uint8_t {
    /// Five or more.
    AtLeastFive,
    ExactlyFive,
    /// Exactly five, and a double four is no step on the way to it.
    RenjuBlack,
};

Kind kind_of(Rule rule, Color color) {
    if (rule == Rule::Standard) return Kind::ExactlyFive;
    if (rule == Rule::Renju && color == Color::Black) return Kind::RenjuBlack;
    return Kind::AtLeastFive;
}

/// How many cells are seen.
int length_of(View view) { return std::bit_width(view) - 1; }

/// Own stones in a row next to the point.
int run(View view) { return std::min(std::countr_one(view), length_of(view)); }

/// What a line is worth one move before `next`.
Pattern step_towards(Pattern next, Kind kind) {
    switch (next) {
        case Pattern::OpenFour:
            return Pattern::OpenThree;
        case Pattern::DoubleFour:
            return kind == Kind::RenjuBlack ? Pattern::None : Pattern::OpenThree;
        case Pattern::Four:
            return Pattern::Three;
        case Pattern::OpenThree:
            return Pattern::OpenTwo;
        case Pattern::Three:
            return Pattern::Two;
        case Pattern::OpenTwo:
            return Pattern::OpenOne;
        case Pattern::Two:
            return Pattern::One;
        default:
            return Pattern::None;
    }
}

/// What one colour makes of a line, by what it sees before and after the point.
class OneColor {
  public:
    explicit OneColor(Kind kind) : kind_(kind) {
        // One more own stone makes a greater view, so the outcome of every next move is known.
        for (std::size_t before = kViews; --before > 0;) {
            for (std::size_t after = kViews; --after > 0;) {
                patterns_[before][after] =
                    classify(static_cast<View>(before), static_cast<View>(after));
            }
        }
    }
    [[nodiscard]] Pattern at(View before, View after) const { return patterns_[before][after]; }

  private:
    /// With an own stone on the empty cell `i` of the first view; the second is the other side's.
    [[nodiscard]] Pattern with_own_stone(View view, int i, View other, bool is_before) const {
        if (i >= length_of(view) || (view >> i & 1) != 0) return Pattern::None;
        const auto with_stone = static_cast<View>(view | 1 << i);
        return is_before ? at(with_stone, other) : at(other, with_stone);
    }
    [[nodiscard]] Pattern classify(View before, View after) const;

    Kind kind_;
    std::array<std::array<Pattern, kViews>, kViews> patterns_{};
};

Pattern OneColor::classify(View before, View after) const {
    const int length = run(before) + 1 + run(after);
    if (length >= 5) {
        const bool wins = length == 5 || kind_ == Kind::AtLeastFive;
        return wins ? Pattern::Five : Pattern::Overline;
    }

    int fives = 0;
    Pattern best = Pattern::None;
    for (int i = 0; i + 1 < kReach; ++i) {
        for (const Pattern next :
             {with_own_stone(before, i, after, true), with_own_stone(after, i, before, false)}) {
            if (next == Pattern::Five) ++fives;
            best = std::max(best, step_towards(next, kind_));
        }
    }
    if (fives == 0) return best;
    if (fives == 1) return Pattern::Four;
    const bool straight = length == 4 &&
                          with_own_stone(before, run(before), after, true) == Pattern::Five &&
                          with_own_stone(after, run(after), before, false) == Pattern::Five;
    return straight ? Pattern::OpenFour : Pattern::DoubleFour;
}

}  // namespace

PatternTable::PatternTable(Rule rule) {
    const OneColor black(kind_of(rule, Color::Black));
    const OneColor white(kind_of(rule, Color::White));
    for (std::size_t i = 0; i < pairs_.size(); ++i) {
        const auto side = [](std::size_t bits) {
            return Side(static_cast<Color>(bits / kViews), static_cast<View>(bits % kViews));
        };
        const Side before = side(i / kSides);
        const Side after = side(i % kSides);
        pairs_[i] = {black.at(before.view(Color::Black), after.view(Color::Black)),
                     white.at(before.view(Color::White), after.view(Color::White))};
    }
}

const PatternTable& PatternTable::of(Rule rule) {
    static const std::array<PatternTable, kRuleNames.size()> tables{
        PatternTable(Rule::Freestyle), PatternTable(Rule::Standard), PatternTable(Rule::Renju)};
    return tables[static_cast<std::size_t>(rule)];
}

}  // namespace engine::gomoku
