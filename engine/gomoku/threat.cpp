// SPDX-License-Identifier: MIT
#include "engine/gomoku/threat.h"

#include <algorithm>

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

using LineValues = std::array<int, kPatterns>;

/// A line's part in the evaluation, by pattern. These and the values of crossings were fitted to
/// the results of 2000 games against itself, 57 000 positions (logistic regression, 400 units a
/// logit).
constexpr LineValues kLineValues{0, 0, 1, 5, 1, 1, 37, 28, 60, 150, 0, 0};
/// The same for the order of moves, chosen by hand.
constexpr LineValues kLinePromises{0, 1, 3, 5, 16, 18, 50, 60, 90, 90, 100, 0};

/// What two lines are worth together on top, by the lesser and the greater.
int crossing_value(Pattern a, Pattern b) {
    const auto [lesser, greater] = std::minmax(a, b);
    if (lesser == Pattern::OpenTwo) {
        if (greater == Pattern::OpenTwo) return 17;
        if (greater == Pattern::Three) return 29;
        if (greater == Pattern::OpenThree) return 48;
    }
    if (lesser == Pattern::Three) {
        if (greater == Pattern::Three) return 14;
        if (greater == Pattern::OpenThree) return 40;
    }
    return 0;
}

int value_of(PatternKey key) {
    int sum = 0;
    for (std::size_t d = 0; d < kDirections; ++d) {
        sum += kLineValues[index(key.at(d))];
        for (std::size_t e = d + 1; e < kDirections; ++e) {
            sum += crossing_value(key.at(d), key.at(e));
        }
    }
    return sum;
}

/// Lines that cross build more than each by itself: half of the lesser lines' promise on top.
int promise_of(PatternKey key) {
    int sum = 0;
    int greatest = 0;
    for (std::size_t d = 0; d < kDirections; ++d) {
        const int promise = kLinePromises[index(key.at(d))];
        sum += promise;
        greatest = std::max(greatest, promise);
    }
    return sum + (sum - greatest) / 2;
}

}  // namespace

Judgement judge(PatternKey key, Rule rule, Color color) {
    const Threat threat = threat_of(key, rule, color);
    if (threat == Threat::Forbidden) return {threat, 0, 0};
    return {threat, value_of(key), promise_of(key)};
}

JudgementTable::JudgementTable(Rule rule, Color color) {
    for (std::size_t bits = 0; bits < judgements_.size(); ++bits) {
        PatternKey key;
        bool exists = true;
        for (std::size_t d = 0; d < kDirections; ++d) {
            const std::size_t pattern = bits >> (4 * d) & 15U;
            exists = exists && pattern < kPatterns;
            key.set(d, static_cast<Pattern>(pattern));
        }
        if (exists) judgements_[bits] = judge(key, rule, color);
    }
}

const JudgementTable& JudgementTable::of(Rule rule, Color color) {
    static const JudgementTable plain(Rule::Freestyle, Color::Black);
    static const JudgementTable renju_black(Rule::Renju, Color::Black);
    return rule == Rule::Renju && color == Color::Black ? renju_black : plain;
}

}  // namespace engine::gomoku
