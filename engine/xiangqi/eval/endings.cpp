// SPDX-License-Identifier: MIT
#include "engine/xiangqi/eval/endings.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace engine::xiangqi {

namespace {

/// The endings below have at most two chariots and a horse or cannon.
constexpr int kLargestPhase = 10;

// A drawn advantage keeps a small value, so that the stronger side keeps trying.
constexpr int kDrawn = 2;
constexpr int kDoubtful = 24;

/// The number of pieces of a side that can cross the river, one byte per kind.
using Force = std::uint32_t;

constexpr Force unit_of(char piece) {
    switch (piece) {
        case 'R':
            return 1U << 24;
        case 'N':
            return 1U << 16;
        case 'C':
            return 1U << 8;
        default:
            return 1U;
    }
}

constexpr Force force(std::string_view pieces) {
    Force sum = 0;
    for (const char piece : pieces) sum += unit_of(piece);
    return sum;
}

Force force_of(const Position& position, Color side) {
    const auto count = [&](PieceType type) {
        return static_cast<Force>(position.pieces(side, type).count());
    };
    // An old soldier (老兵), on the last rank, cannot win any more.
    Force soldiers = 0;
    for (const Square pawn : position.pieces(side, PieceType::Pawn)) {
        soldiers += pawn.rank_for(side) < kRanks - 1 ? 1U : 0U;
    }
    return unit_of('R') * count(PieceType::Rook) + unit_of('N') * count(PieceType::Knight) +
           unit_of('C') * count(PieceType::Cannon) + unit_of('P') * soldiers;
}

/// By the defender's guards, with advisors as rows and elephants as columns: w won, - drawn, ?
/// depends on the placement.
using Verdicts = std::array<std::string_view, 3>;
constexpr Verdicts kAlwaysDrawn{"---", "---", "---"};

struct Ending {
    Force attackers;
    Force defenders;
    Verdicts verdicts;
    /// Without an own advisor as a screen the cannon cannot mate.
    bool with_advisor = false;
};

// Verdicts of the books, confirmed by exhaustive analysis for the smaller endings. Won: at least 85
// % of all positions are won, against linked guards and without an immediate capture; drawn: fewer
// than half are (tests/xiangqi/eval/endings_slow_test.cpp; tests/data/README.md names the books).
// Those with chariots on both sides are from games (docs/lab/books-and-endings.md), because an
// analysis that ignores the law on perpetual check would prove nothing; won where none were played.
constexpr std::array<Ending, 19> kEndings{{
    {force("R"), 0, {"www", "www", "ww-"}},
    {force("N"), 0, {"w--", "w--", "---"}},
    {force("P"), 0, {"w--", "---", "---"}},
    {force("C"), 0, {"ww-", "w--", "w--"}, true},
    {force("C"), 0, kAlwaysDrawn},
    {force("PP"), 0, {"www", "w--", "w--"}},
    {force("NP"), 0, {"www", "www", "ww-"}},
    {force("R"), force("N"), {"ww?", "ww?", "w??"}},
    {force("R"), force("C"), {"ww-", "ww-", "---"}},
    {force("R"), force("R"), kAlwaysDrawn},
    {force("RP"), force("R"), {"???", "?--", "---"}},
    {force("RPP"), force("R"), {"www", "www", "ww-"}},
    {force("RN"), force("R"), {"ww-", "ww-", "---"}},
    {force("RC"), force("R"), {"www", "www", "?\?-"}},
    {force("N"), force("N"), kAlwaysDrawn},
    {force("N"), force("C"), kAlwaysDrawn},
    {force("C"), force("N"), kAlwaysDrawn},
    {force("C"), force("C"), kAlwaysDrawn},
    {force("N"), force("P"), kAlwaysDrawn},
}};

int chances_of(char verdict) {
    switch (verdict) {
        case '-':
            return kDrawn;
        case '?':
            return kDoubtful;
        default:
            return kFullChances;
    }
}

}  // namespace

int winning_chances(const Position& position, Color stronger) {
    if (position.state().phase > kLargestPhase) return kFullChances;
    const Force attackers = force_of(position, stronger);
    const Force defenders = force_of(position, ~stronger);
    if (attackers == 0) return kDrawn;
    const bool has_advisor = position.pieces(stronger, PieceType::Advisor).any();
    const auto ending = std::find_if(kEndings.begin(), kEndings.end(), [&](const Ending& one) {
        return one.attackers == attackers && one.defenders == defenders &&
               (has_advisor || !one.with_advisor);
    });
    if (ending == kEndings.end()) return kFullChances;
    const int advisors = position.pieces(~stronger, PieceType::Advisor).count();
    const int bishops = position.pieces(~stronger, PieceType::Bishop).count();
    return chances_of(
        ending->verdicts[static_cast<std::size_t>(advisors)][static_cast<std::size_t>(bishops)]);
}

}  // namespace engine::xiangqi
