// SPDX-License-Identifier: MIT
// The laws of repetition written out as plainly as possible, on top of the plain rules: what the
// engine's judge is held against.
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace tests {

/// `Simple`: only perpetual check loses. `Computer`: so does the perpetual chase of one piece, by
/// the definition that computer play uses.
enum class PlainLaw { Simple, Computer };

/// `None`: the present position has not occurred three times.
enum class Verdict { None, RedWins, BlackWins, Draw };

struct PlainRuling {
    Verdict verdict = Verdict::None;
    /// Whether every move of a side between the first of the three occurrences and the present
    /// gave check.
    bool red_always_checks = false;
    bool black_always_checks = false;
    /// The enemy pieces that every such move of a side chased anew, by the points they now stand
    /// on; not looked for when there was a check between the occurrences.
    std::set<std::string> chased_by_red;
    std::set<std::string> chased_by_black;

    bool operator==(const PlainRuling&) const = default;
};

/// Rules on the position after `moves`, separated by spaces; fails the program when one of them is
/// illegal.
PlainRuling plain_ruling(PlainLaw law, std::string_view fen, std::string_view moves);

/// `none`, `red wins`, `black wins`, `draw`.
std::string_view text_of(Verdict verdict);

}  // namespace tests
