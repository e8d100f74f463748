// SPDX-License-Identifier: MIT
// A straightforward implementation of the rules of repetition, based on the plain rules, for
// comparison with the engine's judge.
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace tests {

/// `Simple`: only perpetual check loses. `Computer`: so does the perpetual chase of one piece, as
/// defined for computer play.
enum class PlainLaw { Simple, Computer };

/// `None`: the current position has not occurred three times.
enum class Verdict { None, RedWins, BlackWins, Draw };

struct PlainRuling {
    Verdict verdict = Verdict::None;
    /// Whether every move of a side between the first of the three occurrences and the present
    /// gave check.
    bool red_always_checks = false;
    bool black_always_checks = false;
    /// The enemy pieces that every such move of a side newly chased, by their current points; not
    /// determined if there was a check between the occurrences.
    std::set<std::string> chased_by_red;
    std::set<std::string> chased_by_black;

    bool operator==(const PlainRuling&) const = default;
};

/// Judges the position after `moves`, separated by spaces; aborts the program if a move is illegal.
PlainRuling plain_ruling(PlainLaw law, std::string_view fen, std::string_view moves);

/// `none`, `red wins`, `black wins`, `draw`.
std::string_view text_of(Verdict verdict);

}  // namespace tests
