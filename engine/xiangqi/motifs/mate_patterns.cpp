// SPDX-License-Identifier: MIT
#include "engine/xiangqi/motifs/mate_patterns.h"

namespace engine::xiangqi {

namespace {

using Found = std::optional<Motif>;

constexpr int kMiddleFile = 4;

/// -1, 0 or 1: the side of the point as seen from the middle file.
int wing_of(Square square) {
    if (square.file() == kMiddleFile) return 0;
    return square.file() < kMiddleFile ? -1 : 1;
}

/// Whether the point is on a file where an elephant starts.
bool is_on_elephants_file(Square square) { return square.file() == 2 || square.file() == 6; }

bool is_palace_centre(const Mate& mate, Square square) {
    return square.file() == kMiddleFile && mate.rank(square) == 1;
}

}  // namespace

Found side_tiger(const Mate& mate) {
    if (wing_of(mate.king()) == 0) return std::nullopt;
    const Bitboard chariots = mate.checking(PieceType::Rook);
    if (chariots.empty()) return std::nullopt;
    for (const Square horse : mate.attackers(PieceType::Knight)) {
        const bool is_beside = is_on_elephants_file(horse) &&
                               wing_of(horse) == wing_of(mate.king()) && mate.rank(horse) <= 4;
        if (!is_beside || mate.checking().has(horse) || !mate.needs(point(horse))) continue;
        return mate.motif(MotifKind::SideTiger, chariots.first(), point(horse));
    }
    return std::nullopt;
}

Found high_angler_horse(const Mate& mate) {
    const Bitboard others = mate.checking(PieceType::Rook) | mate.checking(PieceType::Pawn);
    if (others.empty()) return std::nullopt;
    for (const Square horse : mate.attackers(PieceType::Knight)) {
        if (!is_on_elephants_file(horse) || mate.rank(horse) != 3) continue;
        if (mate.needs(point(horse))) return mate.motif(MotifKind::HighAnglerHorse, horse, others);
    }
    return std::nullopt;
}

Found two_horses_mate(const Mate& mate) {
    for (const Square horse : mate.checking(PieceType::Knight)) {
        for (const Square other : mate.attackers(PieceType::Knight).without(point(horse))) {
            if (wing_of(horse) == 0 || wing_of(horse) != wing_of(other)) continue;
            if (!mate.needs(point(other))) continue;
            return mate.motif(MotifKind::TwoHorsesMate, horse, point(other));
        }
    }
    return std::nullopt;
}

Found spring_horse(const Mate& mate) {
    const State& last = mate.position().state();
    if (last.last_move.none() || last.moved.type() != PieceType::Knight) return std::nullopt;
    const Square horse = last.last_move.to();
    for (const Square chariot : mate.checking(PieceType::Rook)) {
        if (!between(chariot, mate.king()).has(last.last_move.from())) continue;
        if (!mate.needs(point(horse))) continue;
        return mate.motif(MotifKind::SpringHorse, horse, point(chariot));
    }
    return std::nullopt;
}

Found cinnabar_cannon(const Mate& mate) {
    const State& last = mate.position().state();
    if (last.last_move.none() || last.moved.type() != PieceType::Cannon) return std::nullopt;
    if (last.captured.none()) return std::nullopt;
    const bool is_guard =
        last.captured.type() == PieceType::Advisor || last.captured.type() == PieceType::Bishop;
    const Square cannon = last.last_move.to();
    const bool is_on_back = mate.rank(cannon) == 0 && mate.rank(last.last_move.from()) == 0 &&
                            mate.rank(mate.king()) == 0;
    if (!is_guard || !is_on_back || !mate.checking().has(cannon)) return std::nullopt;
    return mate.motif(MotifKind::CinnabarCannon, cannon, mate.pieces_between(cannon, mate.king()));
}

Found soldier_on_throne(const Mate& mate) {
    for (const Square soldier : mate.attackers(PieceType::Pawn)) {
        if (!is_palace_centre(mate, soldier) || mate.checking() == point(soldier)) continue;
        if (!mate.needs(point(soldier))) continue;
        return mate.motif(MotifKind::SoldierOnThrone, soldier,
                          mate.checking().without(point(soldier)));
    }
    return std::nullopt;
}

Found three_chariots(const Mate& mate) {
    const Bitboard chariots = mate.attackers(PieceType::Rook);
    const Bitboard advisors = mate.position().pieces(mate.loser(), PieceType::Advisor);
    if (chariots.count() != 2 || advisors.empty() || !mate.needs(chariots)) return std::nullopt;
    for (const Square soldier : mate.attackers(PieceType::Pawn)) {
        if (!in_palace(mate.loser(), soldier) || !mate.needs(point(soldier))) continue;
        const Bitboard three = chariots | point(soldier);
        if ((three & mate.checking()).empty()) continue;
        return mate.motif(MotifKind::ThreeChariots, (three & mate.checking()).first(), three);
    }
    return std::nullopt;
}

Found back_rank_soldier(const Mate& mate) {
    for (const Square soldier : mate.checking(PieceType::Pawn)) {
        if (mate.rank(soldier) == 0) return mate.motif(MotifKind::BackRankSoldier, soldier);
    }
    return std::nullopt;
}

Found home_driving_soldier(const Mate& mate) {
    const State& last = mate.position().state();
    if (last.last_move.none() || last.moved.type() != PieceType::Pawn) return std::nullopt;
    const Square soldier = last.last_move.to();
    const bool has_advanced = last.last_move.from().file() == soldier.file();
    const bool is_before = soldier.file() == mate.king().file() && mate.rank(soldier) == 1;
    if (!has_advanced || !is_before || mate.rank(mate.king()) != 0) return std::nullopt;
    if (!mate.checking().has(soldier)) return std::nullopt;
    return mate.motif(MotifKind::HomeDrivingSoldier, soldier);
}

Found standing_horse(const Mate& mate) {
    const Bitboard chariots = mate.checking(PieceType::Rook);
    if (chariots.empty()) return std::nullopt;
    for (const Square horse : mate.attackers(PieceType::Knight)) {
        const Bitboard gap = between(horse, mate.king());
        if (gap.count() != 1 || (gap & mate.position().occupied()).any()) continue;
        if (!mate.needs(point(horse))) continue;
        return mate.motif(MotifKind::StandingHorse, horse, chariots);
    }
    return std::nullopt;
}

Found advisor_presses_general(const Mate& mate) {
    if (mate.rank(mate.king()) != 0 || mate.checking(PieceType::Cannon).any()) return std::nullopt;
    const Bitboard advisors = mate.position().pieces(mate.loser(), PieceType::Advisor);
    for (const Square advisor : advisors& king_attacks(mate.king())) {
        const bool is_before = advisor.file() == mate.king().file();
        if (!is_before || !mate.needs(point(advisor))) continue;
        return mate.motif(MotifKind::AdvisorPressesGeneral, mate.checking().first(),
                          point(advisor));
    }
    return std::nullopt;
}

Found two_cups(const Mate& mate) {
    const auto& states = mate.position().states();
    if (states.size() < 4) return std::nullopt;
    const State& last = states.back();
    const State& answer = states[states.size() - 2];
    const State& gift = states[states.size() - 3];
    const auto is_cannon = [](const State& state) {
        return !state.last_move.none() && state.moved.type() == PieceType::Cannon;
    };
    if (!is_cannon(last) || !is_cannon(gift)) return std::nullopt;
    const bool takes_advisor = !gift.captured.none() && gift.captured.type() == PieceType::Advisor;
    const bool is_taken = answer.last_move.to() == gift.last_move.to();
    if (!takes_advisor || !is_taken) return std::nullopt;
    const Square cannon = last.last_move.to();
    if (!mate.checking().has(cannon)) return std::nullopt;
    const Bitboard screen = mate.pieces_between(cannon, mate.king());
    return mate.motif(MotifKind::TwoCups, cannon, screen);
}

Found smothered_mate(const Mate& mate) {
    if (mate.checking().more_than_one() || mate.checking(PieceType::Cannon).any()) {
        return std::nullopt;
    }
    const Bitboard own = mate.position().pieces(mate.loser());
    if (king_attacks(mate.king()).without(own).any()) return std::nullopt;
    return mate.motif(MotifKind::SmotheredMate, mate.checking().first());
}

}  // namespace engine::xiangqi
