// SPDX-License-Identifier: MIT
#include "engine/gomoku/board/pattern.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace engine::gomoku {

namespace {

enum class Kind : std::uint8_t {
    /// Five or more.
    AtLeastFive,
    ExactlyFive,
    /// Exactly five, and a double four does not count as a step towards it.
    RenjuBlack,
    /// Exactly five with at least one end not blocked by an enemy stone, or more than five.
    Caro,
};

Kind kind_of(Rule rule, Color color) {
    if (rule == Rule::Standard) return Kind::ExactlyFive;
    if (rule == Rule::Caro) return Kind::Caro;
    if (rule == Rule::Renju && color == Color::Black) return Kind::RenjuBlack;
    return Kind::AtLeastFive;
}

/// The number of cells in a view.
int length_of(View view) { return std::bit_width(view) - 1; }

/// The number of own stones in a row next to the point.
int run(View view) { return std::min(std::countr_one(view), length_of(view)); }

/// One colour's view of one side, and whether the border ends it.
struct Sight {
    View view = 1;
    bool ends_at_border = false;

    [[nodiscard]] bool is_empty(int i) const { return i < length_of(view) && (view >> i & 1) == 0; }
    /// The same with an own stone on the empty cell `i`.
    [[nodiscard]] Sight with_own_stone(int i) const {
        return {static_cast<View>(view | 1 << i), ends_at_border};
    }
    [[nodiscard]] Sight with_enemy_stone(int i) const {
        return {static_cast<View>(view % (1 << i) | 1 << i), false};
    }
    /// Whether an enemy stone is at the end of the row; one beyond the view does not count.
    [[nodiscard]] bool is_row_blocked() const {
        return !ends_at_border && length_of(view) < kReach && run(view) == length_of(view);
    }
    [[nodiscard]] std::size_t index() const { return (ends_at_border ? kViews : 0) + view; }
    static Sight from_index(std::size_t index) {
        return {static_cast<View>(index % kViews), index >= kViews};
    }
};
constexpr std::size_t kSights = 2 * kViews;

/// The pattern of a line one move before `next`.
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

/// The patterns of one colour by its views before and after the point.
class OneColor {
  public:
    explicit OneColor(Kind kind) : kind_(kind), patterns_(kSights * kSights) {
        // One more own stone makes the view greater, so the results of all next moves are known
        // already.
        for (std::size_t before = kSights; before-- > 0;) {
            for (std::size_t after = kSights; after-- > 0;) {
                if (!is_needed(before) || !is_needed(after)) continue;
                patterns_[before * kSights + after] =
                    classify(Sight::from_index(before), Sight::from_index(after));
            }
        }
    }
    [[nodiscard]] Pattern at(Sight before, Sight after) const {
        if (kind_ != Kind::Caro) before.ends_at_border = after.ends_at_border = false;
        return patterns_[before.index() * kSights + after.index()];
    }

  private:
    /// The end of a view only matters in Caro. 0 is not a view.
    [[nodiscard]] bool is_needed(std::size_t sight) const {
        return sight % kViews != 0 && (sight < kViews || kind_ == Kind::Caro);
    }
    [[nodiscard]] bool is_five(Sight before, Sight after) const {
        const int length = run(before.view) + 1 + run(after.view);
        if (length != 5) return length > 5 && (kind_ == Kind::AtLeastFive || kind_ == Kind::Caro);
        return kind_ != Kind::Caro || !before.is_row_blocked() || !after.is_row_blocked();
    }
    [[nodiscard]] int count_fives(Sight before, Sight after) const;
    /// Whether an enemy stone somewhere on the line prevents every five.
    [[nodiscard]] bool can_be_stopped(Sight before, Sight after) const;
    [[nodiscard]] Pattern classify(Sight before, Sight after) const;

    Kind kind_;
    std::vector<Pattern> patterns_;
};

int OneColor::count_fives(Sight before, Sight after) const {
    int fives = 0;
    for (int i = 0; i + 1 < kReach; ++i) {
        if (before.is_empty(i) && is_five(before.with_own_stone(i), after)) ++fives;
        if (after.is_empty(i) && is_five(before, after.with_own_stone(i))) ++fives;
    }
    return fives;
}

bool OneColor::can_be_stopped(Sight before, Sight after) const {
    for (int i = 0; i < kReach; ++i) {
        const bool stops =
            (before.is_empty(i) && count_fives(before.with_enemy_stone(i), after) == 0) ||
            (after.is_empty(i) && count_fives(before, after.with_enemy_stone(i)) == 0);
        if (stops) return true;
    }
    return false;
}

Pattern OneColor::classify(Sight before, Sight after) const {
    if (is_five(before, after)) return Pattern::Five;
    const int length = run(before.view) + 1 + run(after.view);
    if (length > 5) return Pattern::Overline;

    const int fives = count_fives(before, after);
    if (fives == 0) {
        Pattern best = Pattern::None;
        for (int i = 0; i + 1 < kReach; ++i) {
            if (before.is_empty(i)) {
                best = std::max(best, step_towards(at(before.with_own_stone(i), after), kind_));
            }
            if (after.is_empty(i)) {
                best = std::max(best, step_towards(at(before, after.with_own_stone(i)), kind_));
            }
        }
        return best;
    }
    // Under other rules the enemy cannot block two fives; in Caro one stone may block an end of
    // each.
    if (fives == 1 || (kind_ == Kind::Caro && can_be_stopped(before, after))) return Pattern::Four;
    const auto grows = [&](Sight side, Sight other, bool is_before) {
        const int end = run(side.view);
        if (!side.is_empty(end)) return false;
        const Sight longer = side.with_own_stone(end);
        return is_before ? is_five(longer, other) : is_five(other, longer);
    };
    const bool straight = length == 4 && grows(before, after, true) && grows(after, before, false);
    return straight ? Pattern::OpenFour : Pattern::DoubleFour;
}

template <Rule rule>
const PatternTable& table_of() {
    static const PatternTable table(rule);
    return table;
}

}  // namespace

PatternTable::PatternTable(Rule rule) {
    for (const Color color : kColors) {
        const OneColor patterns(kind_of(rule, color));
        const auto sight = [&](std::size_t bits) {
            const Side side = Side::from_bits(bits);
            return Sight{side.view(color), side.ends_at_border(color)};
        };
        for (std::size_t i = 0; i < pairs_.size(); ++i) {
            const Pattern pattern = patterns.at(sight(i / kEndedSides), sight(i % kEndedSides));
            pairs_[i] = color == Color::Black ? PatternPair(pattern, Pattern::None)
                                              : PatternPair(pairs_[i].at(Color::Black), pattern);
        }
    }
}

const PatternTable& PatternTable::of(Rule rule) {
    switch (rule) {
        case Rule::Freestyle:
            return table_of<Rule::Freestyle>();
        case Rule::Standard:
            return table_of<Rule::Standard>();
        case Rule::Renju:
            return table_of<Rule::Renju>();
        case Rule::Caro:
            break;
    }
    return table_of<Rule::Caro>();
}

}  // namespace engine::gomoku
