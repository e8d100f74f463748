// SPDX-License-Identifier: MIT
#include "engine/gomoku/pattern.h"

#include <algorithm>

namespace engine::gomoku {

namespace {

constexpr int digit_at(LineCode code, int distance) { return code / digit_weight(distance) % 3; }

/// Own stones in a row on one side of the centre; `side` is 1 or -1.
int run(LineCode code, int side) {
    int length = 0;
    while (length < kReach && digit_at(code, side * (length + 1)) == kOwnDigit) ++length;
    return length;
}

/// What a line is worth one move before `next`.
Pattern step_towards(Pattern next, PatternTable::Kind kind) {
    switch (next) {
        case Pattern::OpenFour:
            return Pattern::OpenThree;
        case Pattern::DoubleFour:
            return kind == PatternTable::Kind::RenjuBlack ? Pattern::None : Pattern::OpenThree;
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

}  // namespace

PatternTable::PatternTable(Kind kind) {
    // One more own stone makes a greater code, so the outcome of every next move is known already.
    for (std::size_t code = kLineCodes; code-- > 0;) {
        patterns_[code] = classify(static_cast<LineCode>(code), kind);
    }
}

Pattern PatternTable::classify(LineCode code, Kind kind) const {
    const int before = run(code, -1);
    const int after = run(code, 1);
    const int length = before + 1 + after;
    if (length >= 5) {
        const bool wins = length == 5 || kind == Kind::AtLeastFive;
        return wins ? Pattern::Five : Pattern::Overline;
    }

    const auto with_own_stone = [&](int distance) {
        if (digit_at(code, distance) != 0) return Pattern::None;
        const int with_stone = code + kOwnDigit * digit_weight(distance);
        return patterns_[static_cast<std::size_t>(with_stone)];
    };
    int fives = 0;
    Pattern best = Pattern::None;
    for (int distance = 1; distance < kReach; ++distance) {
        for (const int side : {-1, 1}) {
            const Pattern next = with_own_stone(side * distance);
            if (next == Pattern::Five) ++fives;
            best = std::max(best, step_towards(next, kind));
        }
    }
    if (fives == 0) return best;
    if (fives == 1) return Pattern::Four;
    const bool straight = length == 4 && with_own_stone(-before - 1) == Pattern::Five &&
                          with_own_stone(after + 1) == Pattern::Five;
    return straight ? Pattern::OpenFour : Pattern::DoubleFour;
}

const PatternTable& PatternTable::of(Rule rule, Color color) {
    static const PatternTable at_least_five(Kind::AtLeastFive);
    static const PatternTable exactly_five(Kind::ExactlyFive);
    static const PatternTable renju_black(Kind::RenjuBlack);
    if (rule == Rule::Standard) return exactly_five;
    if (rule == Rule::Renju && color == Color::Black) return renju_black;
    return at_least_five;
}

}  // namespace engine::gomoku
