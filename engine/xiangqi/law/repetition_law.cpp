// SPDX-License-Identifier: MIT
// Two functions walk over a cycle: `classify_cycle` (cycle.cpp) determines the natures of every
// move for display; `RepetitionLaw::loser` only determines the loser for the search, and stops as
// soon as it is known. The tests EveryRuleSet.HasTheSameLosersInTheFormTheSearchAsks and
// Judge.RulesRandomRepetitionsAsThePlainJudgeDoes compare them.
#include "engine/xiangqi/law/repetition_law.h"

#include <array>
#include <bit>

#include "engine/xiangqi/law/chase.h"
#include "engine/xiangqi/law/cycle.h"

namespace engine::xiangqi {

namespace {

/// A summary of the check flags in the cycle's positions.
struct Checks {
    std::array<bool, 2> by_every_move{true, true};
    bool any = false;
};

Checks checks_in(const Position& position, std::size_t plies) {
    Checks checks;
    Color mover = ~position.side_to_move();
    auto state = position.states().rbegin();
    for (std::size_t i = 0; i < plies; ++i, ++state, mover = ~mover) {
        checks.by_every_move[index(mover)] &= state->in_check;
        checks.any |= state->in_check;
    }
    return checks;
}

/// The side for which the condition holds, if it holds for exactly one side.
std::optional<Color> only_one(bool red, bool black) {
    if (red == black) return std::nullopt;
    return red ? Color::Red : Color::Black;
}

/// Unmakes the latest moves of a position one by one on demand, and makes them again in the
/// destructor.
class Rewinder {
  public:
    Rewinder(Position& position, std::vector<Move>& undone)
        : position_(position),
          undone_(undone) {}
    ~Rewinder() {
        for (; !undone_.empty(); undone_.pop_back()) position_.make_move(undone_.back());
    }
    Rewinder(const Rewinder&) = delete;
    Rewinder& operator=(const Rewinder&) = delete;

    Position& before_latest(std::size_t moves) {
        while (undone_.size() < moves) {
            undone_.push_back(position_.state().last_move);
            position_.unmake_move();
        }
        return position_;
    }

  private:
    Position& position_;
    std::vector<Move>& undone_;
};

}  // namespace

std::optional<Cycle> latest_cycle(const Position& position, int earlier_occurrences) {
    if (!position.may_have_occurred()) return std::nullopt;
    const auto& states = position.states();
    const std::size_t last = states.size() - 1;
    const std::size_t reach = states[last].reversible_plies;
    std::size_t plies = 0;
    for (std::size_t back = 2; back <= reach; back += 2) {
        if (states[last - back].key != states[last].key) continue;
        if (plies == 0) plies = back;
        if (--earlier_occurrences == 0) return Cycle{plies, back};
    }
    return std::nullopt;
}

Bitboard RepetitionLaw::victims_of_last_move(Position& position) const {
    if (rules_ != RuleSet::Chinese) return victims_of(new_chases(position, chase_law(rules_)));
    return attacks_under_chinese_rules(position) ? kBoard : Bitboard();
}

/// Walks back from the end of the cycle and stops once neither side has a piece that it could still
/// be chasing: usually after one move of each side.
std::optional<Color> RepetitionLaw::loser(Position& position, std::size_t plies) {
    const Checks checks = checks_in(position, plies);
    const auto& [red_checks, black_checks] = checks.by_every_move;
    if (red_checks || black_checks) return only_one(red_checks, black_checks);
    if (rules_ == RuleSet::Simple) return std::nullopt;
    // computer-2: a check anywhere in the cycle excuses a chase.
    if (rules_ == RuleSet::Computer && checks.any) return std::nullopt;

    if (known_moves_.empty()) known_moves_.resize(kKnownMoves);
    std::array<Bitboard, 2> chased{kBoard,
                                   kBoard};  // by side: the candidates, on their current points
    Color side = ~position.side_to_move();
    Rewinder rewinder(position, undone_);
    const std::size_t last = position.states().size() - 1;
    for (std::size_t i = 0; i < plies; ++i, side = ~side) {
        const State& after = position.states()[last - i];
        const Move move = after.last_move;
        if (chased[index(side)].any()) {
            const Key key = std::rotl(after.key, 32) ^ position.states()[last - i - 1].key;
            KnownMove& known = known_moves_[key % kKnownMoves];
            if (known.key != key) {
                known = {key, victims_of_last_move(rewinder.before_latest(i))};
            }
            chased[index(side)] &= known.victims;
            if (chased[0].empty() && chased[1].empty()) return std::nullopt;
        }
        follow(chased[index(~side)], move);
    }
    return only_one(chased[0].any(), chased[1].any());
}

}  // namespace engine::xiangqi
