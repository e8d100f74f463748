// SPDX-License-Identifier: MIT
#include "engine/gomoku/threat.h"

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

/// By pattern; a line alone.
constexpr std::array<int, kPatterns> kLineValues{0, 1, 3, 5, 16, 18, 50, 60, 90, 90, 100, 0};

/// Lines that cross are worth more than each by itself: half of the lesser line's value on top.
int value_of(PatternKey key, Threat threat) {
    if (threat == Threat::Forbidden) return 0;
    int sum = 0;
    int greatest = 0;
    for (std::size_t d = 0; d < kDirections; ++d) {
        const int value = kLineValues[index(key.at(d))];
        sum += value;
        greatest = value > greatest ? value : greatest;
    }
    return sum + (sum - greatest) / 2;
}

}  // namespace

Judgement judge(PatternKey key, Rule rule, Color color) {
    const Threat threat = threat_of(key, rule, color);
    return {threat, static_cast<std::int16_t>(value_of(key, threat))};
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
    static const JudgementTable kPlain(Rule::Freestyle, Color::Black);
    static const JudgementTable kRenjuBlack(Rule::Renju, Color::Black);
    return rule == Rule::Renju && color == Color::Black ? kRenjuBlack : kPlain;
}

}  // namespace engine::gomoku
