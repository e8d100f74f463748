// SPDX-License-Identifier: MIT
// What a player may use for a move, and the clocks of a game.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace match {

using Duration = std::chrono::steady_clock::duration;
using std::chrono::milliseconds;

/// The whole of `text` as a decimal number, or nothing.
std::optional<double> parse_decimal(std::string_view text);
double to_milliseconds(Duration duration);

struct ClockRule {
    milliseconds base{};
    milliseconds increment{};
    /// Moves after which the base is added again; 0 when it is for the whole game.
    int moves = 0;
    /// Once the base is used up, each move may take this long; unused time of it is lost.
    milliseconds byo_yomi{};
};

/// In seconds: `60`, `60+0.6` (increment), `40/60` (moves a period), `60by5` (byo-yomi).
std::optional<ClockRule> parse_clock(std::string_view text);

/// All that are set hold together.
struct Limits {
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;
    std::optional<milliseconds> move_time;
    std::optional<ClockRule> clock;

    [[nodiscard]] bool empty() const { return !nodes && !depth && !move_time && !clock; }
    /// For people: `nodes 10000`, `clock 60+0.6`.
    [[nodiscard]] std::string text() const;
};

class Clock {
  public:
    explicit Clock(const ClockRule& rule) : rule_(rule), remaining_(rule.base) {}

    [[nodiscard]] const ClockRule& rule() const { return rule_; }
    /// What the next move may take.
    [[nodiscard]] Duration available() const { return remaining_ + rule_.byo_yomi; }
    [[nodiscard]] bool in_byo_yomi() const {
        return rule_.byo_yomi.count() > 0 && remaining_.count() == 0;
    }
    /// Moves to the next period; 0 without periods.
    [[nodiscard]] int moves_to_go() const;
    /// Books a move; overstepping by what a margin forgave costs no more than the clock holds.
    void spend(Duration elapsed);

  private:
    ClockRule rule_;
    Duration remaining_;
    int moves_made_ = 0;
};

}  // namespace match
