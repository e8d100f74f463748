// SPDX-License-Identifier: MIT
#include "engine/xiangqi/law/verdict.h"

#include <algorithm>
#include <array>

namespace engine::xiangqi {

namespace {

/// What a side does with every move of the cycle, or with any.
struct Conduct {
    bool only_checks = true;
    bool any_check = false;
    bool only_threats = true;
    bool only_chases = true;
    bool only_offers = true;
    /// Checks, mate threats and chases, whatever they aim at.
    bool only_attacks = true;
    /// The pieces chased by every move.
    Bitboard prey = kBoard;
};

Conduct conduct_of(Color side, const CycleMoves& cycle) {
    Conduct conduct;
    for (const CycleMove& move : cycle) {
        if (move.side != side) continue;
        const bool chases = !move.chases.empty();
        conduct.only_checks &= move.checks;
        conduct.any_check |= move.checks;
        conduct.only_threats &= move.threatens_mate;
        conduct.only_chases &= chases;
        conduct.only_offers &= move.offers;
        conduct.only_attacks &= move.is_attack();
        conduct.prey &= move.prey;
    }
    return conduct;
}

/// Ascending: the guiltier side loses, equal guilt draws.
enum class Guilt : std::uint8_t { None, Attack, Chase, Check };

struct Parties {
    std::array<Conduct, 2> conduct;
    std::array<Guilt, 2> guilt{};

    template <class Condition>
    [[nodiscard]] bool any(Condition holds) const {
        return holds(conduct[0]) || holds(conduct[1]);
    }
    template <class Condition>
    [[nodiscard]] bool both(Condition holds) const {
        return holds(conduct[0]) && holds(conduct[1]);
    }
    [[nodiscard]] Guilt worst() const { return std::max(guilt[0], guilt[1]); }
    [[nodiscard]] bool equal() const { return guilt[0] == guilt[1]; }
};

Parties parties_of(const CycleMoves& cycle, RuleSet rules) {
    Parties parties{{conduct_of(Color::Red, cycle), conduct_of(Color::Black, cycle)}};
    const bool checked = parties.any([](const Conduct& side) { return side.any_check; });
    for (const Color side : kColors) {
        const Conduct& conduct = parties.conduct[index(side)];
        Guilt& guilt = parties.guilt[index(side)];
        if (conduct.only_checks) {
            guilt = Guilt::Check;
        } else if (rules == RuleSet::Chinese) {
            if (conduct.only_attacks) guilt = Guilt::Attack;
        } else if (rules == RuleSet::Asian || (rules == RuleSet::Computer && !checked)) {
            // computer-2: a check anywhere in the cycle excuses a chase. Asian rules know no such
            // excuse: diagrams 37 and 50.
            if (conduct.prey.any()) guilt = Guilt::Chase;
        }
    }
    return parties;
}

Reason reason_for(Guilt guilt, bool mutual) {
    switch (guilt) {
        case Guilt::Check:
            return mutual ? Reason::MutualPerpetualCheck : Reason::PerpetualCheck;
        case Guilt::Chase:
            return mutual ? Reason::MutualPerpetualChase : Reason::PerpetualChase;
        case Guilt::Attack:
            return mutual ? Reason::MutualPerpetualAttack : Reason::PerpetualAttack;
        case Guilt::None:
            break;
    }
    return Reason::Repetition;
}

using Types = std::array<bool, kPieceTypes>;

bool only(const Types& types, PieceType type) {
    return types[index(type)] && std::count(types.begin(), types.end(), true) == 1;
}

/// The types of the pieces that chase `prey`, throughout the cycle that ends in `position`.
Types chasers_of(Bitboard prey, const CycleMoves& cycle, Position position) {
    Types types{};
    const CycleMoves latest_first(cycle.rbegin(), cycle.rend());
    for (const CycleMove& move : latest_first) {
        for (const Attack& attack : move.chases) {
            if (prey.has(attack.to)) types[index(position.at(attack.from).type())] = true;
        }
        position.unmake_move();
        if (prey.has(move.move.to())) {
            prey = prey.without(point(move.move.to())) | point(move.move.from());
        }
    }
    return types;
}

std::string_view asian_chase_article(Bitboard prey, const CycleMoves& cycle,
                                     const Position& position) {
    Types victims{};
    for (const Square victim : prey) {
        if (is_held_by_horse(position, victim)) return "axf-19";
        victims[index(position.at(victim).type())] = true;
    }
    const Types chasers = chasers_of(prey, cycle, position);
    if (only(chasers, PieceType::Cannon) && only(victims, PieceType::Rook)) return "axf-15";
    if (only(chasers, PieceType::Rook) && only(victims, PieceType::Cannon)) return "axf-18";
    if (chasers == victims && std::count(victims.begin(), victims.end(), true) == 1) {
        return "axf-24";
    }
    return "axf";
}

std::string_view asian_draw_article(const Parties& parties) {
    const auto threatens = [](const Conduct& side) { return side.only_threats; };
    if (parties.worst() == Guilt::Check) return "axf-7";
    if (parties.worst() == Guilt::Chase) return "axf";
    if (parties.both(threatens)) return "axf-10";
    if (parties.any(threatens)) return "axf-9";
    if (parties.any([](const Conduct& side) { return side.only_chases; })) return "axf-32";
    if (parties.any([](const Conduct& side) { return side.only_attacks; })) return "axf-d12";
    if (parties.any([](const Conduct& side) { return side.only_offers; })) return "axf-40";
    return "axf-5";
}

std::string_view asian_article(const Parties& parties, const Verdict& verdict,
                               const CycleMoves& cycle, const Position& position) {
    if (!verdict.loser) return asian_draw_article(parties);
    if (verdict.reason == Reason::PerpetualChase) {
        return asian_chase_article(verdict.prey, cycle, position);
    }
    return parties.both([](const Conduct& side) { return side.any_check; }) ? "axf-8" : "axf-6";
}

std::string_view computer_article(const Parties& parties) {
    if (parties.worst() == Guilt::Check) return "computer-1";
    const bool checked = parties.any([](const Conduct& side) { return side.any_check; });
    return checked ? "computer-2" : "computer-3";
}

std::string_view chinese_article(const Parties& parties) {
    if (parties.worst() == Guilt::None) return "cxa-26.2";
    if (parties.equal()) return "cxa-26.3";
    return parties.worst() == Guilt::Check ? "cxa-26.1" : "cxa-26.4";
}

}  // namespace

Verdict rule_cycle(const CycleMoves& cycle, const Position& position, RuleSet rules) {
    const Parties parties = parties_of(cycle, rules);
    Verdict verdict;
    verdict.reason = reason_for(parties.worst(), parties.equal());
    if (!parties.equal()) {
        verdict.loser = parties.guilt[0] > parties.guilt[1] ? Color::Red : Color::Black;
        if (parties.worst() == Guilt::Chase) {
            verdict.prey = parties.conduct[index(*verdict.loser)].prey;
        }
    }
    switch (rules) {
        case RuleSet::Asian:
            verdict.article = asian_article(parties, verdict, cycle, position);
            break;
        case RuleSet::Computer:
            verdict.article = computer_article(parties);
            break;
        case RuleSet::Simple:
            verdict.article = "simple";
            break;
        case RuleSet::Chinese:
            verdict.article = chinese_article(parties);
            break;
    }
    return verdict;
}

}  // namespace engine::xiangqi
