// SPDX-License-Identifier: MIT
#include "engine/gomoku/board/threat.h"

#include <algorithm>

#include "engine/gomoku/board/point_values.h"

namespace engine::gomoku {

namespace {

Threat threat_of(PatternKey key, Rule rule, Color color) {
    if (key.count(Pattern::Five) > 0) return Threat::Five;
    const int open_fours = key.count(Pattern::OpenFour);
    const int double_fours = key.count(Pattern::DoubleFour);
    const int fours = key.count(Pattern::Four) + open_fours + 2 * double_fours;
    const int threes = key.count(Pattern::OpenThree);
    if (rule == Rule::Renju && color == Color::Black) {
        if (key.count(Pattern::Overline) > 0 || fours >= 2) return Threat::Forbidden;
        if (threes >= 2) return Threat::PerhapsForbidden;
    }
    if (open_fours > 0) return Threat::OpenFour;
    if (fours >= 2) return Threat::DoubleFour;
    if (fours == 1) return threes > 0 ? Threat::FourThree : Threat::Four;
    if (threes >= 2) return Threat::DoubleThree;
    return threes == 1 ? Threat::OpenThree : Threat::Quiet;
}

/// The weight of a line in move ordering, by pattern; chosen by hand.
constexpr std::array<int, kPatterns> kLineMoveValues{0, 1, 3, 5, 16, 18, 50, 60, 90, 90, 100, 0};

constexpr int value_of(PatternKey key, const PointValues& values) {
    const auto is_valued = [](std::size_t pattern) {
        return pattern >= kFirstValued && pattern < kFirstValued + kValued;
    };
    int sum = 0;
    for (std::size_t d = 0; d < kDirections; ++d) {
        const std::size_t a = index(key.at(d));
        if (!is_valued(a)) continue;
        sum += values.lines[a - kFirstValued];
        for (std::size_t e = d + 1; e < kDirections; ++e) {
            const std::size_t b = index(key.at(e));
            if (!is_valued(b)) continue;
            sum += values.crossings[std::max(a, b) - kFirstValued][std::min(a, b) - kFirstValued];
        }
    }
    return sum;
}

/// Whether the sum over any board fits into a PointValue. The value of a point does not depend on
/// which of its lines has which pattern.
constexpr bool fit_any_board(const PointValues& values) {
    constexpr int kPoints = kMaxSize * kMaxSize;
    for (std::size_t a = 0; a < kPatterns; ++a) {
        for (std::size_t b = 0; b <= a; ++b) {
            for (std::size_t c = 0; c <= b; ++c) {
                for (std::size_t d = 0; d <= c; ++d) {
                    const PatternKey key(static_cast<std::uint16_t>(a | b << 4 | c << 8 | d << 12));
                    const int sum = kPoints * value_of(key, values);
                    if (sum < PointValue::kMin || sum > PointValue::kMax) return false;
                }
            }
        }
    }
    return true;
}
static_assert(fit_any_board(kOnMoveValues) && fit_any_board(kWaitingValues));

/// Crossing lines are worth more than their sum: all lines except the best count 1.5 times.
int move_value_of(PatternKey key) {
    int sum = 0;
    int greatest = 0;
    for (std::size_t d = 0; d < kDirections; ++d) {
        const int value = kLineMoveValues[index(key.at(d))];
        sum += value;
        greatest = std::max(greatest, value);
    }
    return sum + (sum - greatest) / 2;
}

}  // namespace

PointEval point_eval_of(PatternKey key, Rule rule, Color color) {
    const Threat threat = threat_of(key, rule, color);
    if (threat == Threat::Forbidden) return {threat, {}, 0};
    if (threat == Threat::PerhapsForbidden) return {threat, {}, move_value_of(key)};
    const PointValue value(value_of(key, kOnMoveValues), value_of(key, kWaitingValues));
    return {threat, value, move_value_of(key)};
}

PointEvalTable::PointEvalTable(Rule rule, Color color) {
    for (std::size_t bits = 0; bits < evals_.size(); ++bits) {
        PatternKey key;
        bool exists = true;
        for (std::size_t d = 0; d < kDirections; ++d) {
            const std::size_t pattern = bits >> (4 * d) & 15U;
            exists = exists && pattern < kPatterns;
            key.set(d, static_cast<Pattern>(pattern));
        }
        if (exists) evals_[bits] = point_eval_of(key, rule, color);
    }
}

const PointEvalTable& PointEvalTable::of(Rule rule, Color color) {
    static const PointEvalTable plain(Rule::Freestyle, Color::Black);
    static const PointEvalTable renju_black(Rule::Renju, Color::Black);
    return rule == Rule::Renju && color == Color::Black ? renju_black : plain;
}

}  // namespace engine::gomoku
