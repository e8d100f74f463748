// SPDX-License-Identifier: MIT
#include "engine/xiangqi/law/verdict.h"

#include <algorithm>
#include <array>

namespace engine::xiangqi {

namespace {

/// What a side does with every move of the cycle, or with at least one.
struct SideFacts {
    bool only_checks = true;
    bool any_check = false;
    bool only_threats = true;
    bool only_chases = true;
    bool only_offers = true;
    /// Checks, mate threats and chases, regardless of their targets.
    bool only_attacks = true;
    /// The pieces chased with every move, on their points at the end of the cycle.
    Bitboard victims = kBoard;
};

SideFacts facts_of(Color side, const CycleMoves& cycle) {
    SideFacts facts;
    for (const CycleMove& move : cycle) {
        if (move.side != side) {
            follow(facts.victims, move.move);
            continue;
        }
        facts.only_checks &= move.checks;
        facts.any_check |= move.checks;
        facts.only_threats &= move.threatens_mate;
        facts.only_chases &= !move.chases.empty();
        facts.only_offers &= move.offers;
        facts.only_attacks &= move.is_attack();
        facts.victims &= victims_of(move.chases);
    }
    return facts;
}

/// Ascending: the worse offender loses, equal offences draw.
enum class Offence : std::uint8_t { None, Attack, Chase, Check };

struct BothSides {
    std::array<SideFacts, 2> facts;
    std::array<Offence, 2> offences{};

    template <class Condition>
    [[nodiscard]] bool any(Condition holds) const {
        return holds(facts[0]) || holds(facts[1]);
    }
    template <class Condition>
    [[nodiscard]] bool both(Condition holds) const {
        return holds(facts[0]) && holds(facts[1]);
    }
    [[nodiscard]] Offence worst() const { return std::max(offences[0], offences[1]); }
    [[nodiscard]] bool equal() const { return offences[0] == offences[1]; }
};

BothSides both_sides_of(const CycleMoves& cycle, RuleSet rules) {
    BothSides sides{{facts_of(Color::Red, cycle), facts_of(Color::Black, cycle)}};
    const bool checked = sides.any([](const SideFacts& side) { return side.any_check; });
    for (const Color side : kColors) {
        const SideFacts& facts = sides.facts[index(side)];
        Offence& offence = sides.offences[index(side)];
        if (facts.only_checks) {
            offence = Offence::Check;
        } else if (rules == RuleSet::Chinese) {
            if (facts.only_attacks) offence = Offence::Attack;
        } else if (rules == RuleSet::Asian || (rules == RuleSet::Computer && !checked)) {
            // computer-2: a check anywhere in the cycle excuses a chase. Asian rules have no such
            // excuse: diagrams 37 and 50.
            if (facts.victims.any()) offence = Offence::Chase;
        }
    }
    return sides;
}

Reason reason_for(Offence offence, bool mutual) {
    switch (offence) {
        case Offence::Check:
            return mutual ? Reason::MutualPerpetualCheck : Reason::PerpetualCheck;
        case Offence::Chase:
            return mutual ? Reason::MutualPerpetualChase : Reason::PerpetualChase;
        case Offence::Attack:
            return mutual ? Reason::MutualPerpetualAttack : Reason::PerpetualAttack;
        case Offence::None:
            break;
    }
    return Reason::Repetition;
}

using Types = std::array<bool, kPieceTypes>;

bool only(const Types& types, PieceType type) {
    return types[index(type)] && std::count(types.begin(), types.end(), true) == 1;
}

/// The types of the pieces that chase `victims` in the cycle that ends in `position`.
Types chasers_of(Bitboard victims, const CycleMoves& cycle, Board board) {
    Types types{};
    for (std::size_t i = cycle.size(); i > 0; --i) {
        const CycleMove& move = cycle[i - 1];
        for (const Attack& attack : move.chases) {
            if (victims.has(attack.to)) types[index(board.at(attack.from).type())] = true;
        }
        board.take_back(move.move, Piece());
        follow(victims, move.move);
    }
    return types;
}

constexpr Article asian_item(std::string_view number) {
    return {.law = "axf", .kind = ArticleKind::Item, .number = number};
}

constexpr Article computer_item(std::string_view number) {
    return {.law = "computer", .kind = ArticleKind::Item, .number = number};
}

constexpr Article chinese_rule(std::string_view number) {
    return {.law = "cxa", .kind = ArticleKind::Article, .number = number};
}

Article asian_chase_article(Bitboard victims, const CycleMoves& cycle, const Position& position) {
    Types victim_types{};
    for (const Square victim : victims) {
        if (is_held_by_horse(position, victim)) return asian_item("19");
        victim_types[index(position.at(victim).type())] = true;
    }
    const Types chasers = chasers_of(victims, cycle, position);
    if (only(chasers, PieceType::Cannon) && only(victim_types, PieceType::Rook))
        return asian_item("15");
    if (only(chasers, PieceType::Rook) && only(victim_types, PieceType::Cannon))
        return asian_item("18");
    if (chasers == victim_types &&
        std::count(victim_types.begin(), victim_types.end(), true) == 1) {
        return asian_item("24");
    }
    return {.law = "axf"};
}

/// The passage behind a verdict, and why a draw is allowed.
struct Ground {
    Article article;
    Allowance allowance = Allowance::Peace;
};

Ground asian_draw(const BothSides& sides) {
    const auto threatens = [](const SideFacts& side) { return side.only_threats; };
    if (sides.worst() == Offence::Check) return {asian_item("7")};
    if (sides.worst() == Offence::Chase) return {{.law = "axf"}};
    if (sides.both(threatens)) return {asian_item("10"), Allowance::Threats};
    if (sides.any(threatens)) return {asian_item("9"), Allowance::Threats};
    if (sides.any([](const SideFacts& side) { return side.only_chases; })) {
        return {asian_item("32"), Allowance::Turns};
    }
    if (sides.any([](const SideFacts& side) { return side.only_attacks; })) {
        return {{.law = "axf", .kind = ArticleKind::Diagram, .number = "12"}, Allowance::Mixture};
    }
    if (sides.any([](const SideFacts& side) { return side.only_offers; })) {
        return {asian_item("40"), Allowance::Offers};
    }
    return {asian_item("5")};
}

/// The passage behind a loss.
Article asian_article(const BothSides& sides, const Verdict& verdict, const CycleMoves& cycle,
                      const Position& position) {
    if (verdict.reason == Reason::PerpetualChase) {
        return asian_chase_article(verdict.victims, cycle, position);
    }
    const bool both_check = sides.both([](const SideFacts& side) { return side.any_check; });
    return both_check ? asian_item("8") : asian_item("6");
}

Ground computer_ground(const BothSides& sides) {
    if (sides.worst() == Offence::Check) return {computer_item("1")};
    const bool checked = sides.any([](const SideFacts& side) { return side.any_check; });
    if (checked) return {computer_item("2"), Allowance::Excused};
    return {computer_item("3")};
}

Article chinese_article(const BothSides& sides) {
    if (sides.worst() == Offence::None) return chinese_rule("26.2");
    if (sides.equal()) return chinese_rule("26.3");
    return sides.worst() == Offence::Check ? chinese_rule("26.1") : chinese_rule("26.4");
}

}  // namespace

Verdict rule_cycle(const CycleMoves& cycle, const Position& position, RuleSet rules) {
    const BothSides sides = both_sides_of(cycle, rules);
    Verdict verdict;
    verdict.reason = reason_for(sides.worst(), sides.equal());
    if (!sides.equal()) {
        verdict.loser = sides.offences[0] > sides.offences[1] ? Color::Red : Color::Black;
        if (sides.worst() == Offence::Chase) {
            verdict.victims = sides.facts[index(*verdict.loser)].victims;
        }
    }
    const auto rest_on = [&](const Ground& ground) {
        verdict.article = ground.article;
        verdict.allowance = ground.allowance;
    };
    switch (rules) {
        case RuleSet::Asian:
            rest_on(verdict.loser ? Ground{asian_article(sides, verdict, cycle, position)}
                                  : asian_draw(sides));
            break;
        case RuleSet::Computer:
            rest_on(computer_ground(sides));
            break;
        case RuleSet::Simple:
            verdict.article = {.law = "simple"};
            break;
        case RuleSet::Chinese:
            verdict.article = chinese_article(sides);
            break;
    }
    return verdict;
}

std::string Article::text() const {
    std::string text(law);
    if (number.empty()) return text;
    text += kind == ArticleKind::Diagram ? "-d" : "-";
    return text += number;
}

}  // namespace engine::xiangqi
