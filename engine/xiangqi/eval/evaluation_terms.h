// SPDX-License-Identifier: MIT
// The terms of the evaluation, a short function each. They report to a tally how often each weight
// counts: the engine's tally adds up the weights, the tuner's records the counts.
#pragma once

#include <algorithm>
#include <array>

#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/board/weights.h"

namespace engine::xiangqi::terms {

/// The points attacked by the pieces of a side, including protected own pieces.
struct Attacks {
    Bitboard by_rooks;
    Bitboard by_knights;
    Bitboard by_cannons;
    Bitboard by_pawns;
    /// King, advisors and bishops.
    Bitboard by_guards;

    [[nodiscard]] Bitboard all() const {
        return by_rooks | by_knights | by_cannons | by_pawns | by_guards;
    }
};

/// The position from the point of view of `us`.
struct View {
    const Position& position;
    Color us;
    Bitboard all;
    const Attacks& mine;
    const Attacks& theirs;

    [[nodiscard]] Bitboard own(PieceType type) const { return position.pieces(us, type); }
    [[nodiscard]] Bitboard enemy(PieceType type) const { return position.pieces(~us, type); }
};

/// The half of the board beyond the river.
constexpr Bitboard enemy_bank(Color us) {
    return us == Color::Red ? Bitboard(0, kHalfMask) : Bitboard(kHalfMask, 0);
}

inline Bitboard palace_of(Color side) {
    constexpr std::uint64_t kRed = (0b111ULL << 3) | (0b111ULL << 12) | (0b111ULL << 21);
    return side == Color::Red ? Bitboard(kRed, 0) : Bitboard(0, kRed << 18);
}

inline Bitboard crossed_pawns_of(const Position& position, Color side) {
    return position.pieces(side, PieceType::Pawn) & enemy_bank(side);
}

inline Bitboard pawn_attack_points(const Position& position, Color side) {
    const Bitboard pawns = position.pieces(side, PieceType::Pawn);
    const Bitboard crossed = pawns & enemy_bank(side);
    return (side == Color::Red ? pawns.up() : pawns.down()) | crossed.left() | crossed.right();
}

/// Mobility: the number of points a piece can reach without being captured by a pawn. Also collects
/// the attacks of the pieces; `mine.by_pawns` must be known on both sides.
template <class Tally>
void mobility(const Position& position, Color us, Attacks& mine, Bitboard enemy_pawn_attacks,
              Tally& tally) {
    const Bitboard all = position.occupied();
    const Bitboard free = kBoard.without(position.pieces(us) | enemy_pawn_attacks);
    const auto at = [](int count) { return static_cast<std::size_t>(count); };
    for (const Square rook : position.pieces(us, PieceType::Rook)) {
        const Bitboard reach = rook_attacks(rook, all);
        mine.by_rooks |= reach;
        tally.add(kWeights.rook_mobility[at((reach & free).count())]);
    }
    for (const Square knight : position.pieces(us, PieceType::Knight)) {
        const Bitboard reach = knight_attacks(knight, all);
        mine.by_knights |= reach;
        tally.add(kWeights.knight_mobility[at((reach & free).count())]);
    }
    for (const Square cannon : position.pieces(us, PieceType::Cannon)) {
        mine.by_cannons |= cannon_attacks(cannon, all);
        const Bitboard moves = rook_attacks(cannon, all).without(all);
        tally.add(kWeights.cannon_mobility[at(moves.count())]);
    }
    for (const Square bishop : position.pieces(us, PieceType::Bishop)) {
        mine.by_guards |= bishop_attacks(bishop, all);
    }
    for (const Square advisor : position.pieces(us, PieceType::Advisor)) {
        mine.by_guards |= advisor_attacks(advisor);
    }
    mine.by_guards |= king_attacks(position.king(us));
}

/// A king without a safe point to move to is close to being mated.
template <class Tally>
void king_mobility(const View& view, Tally& tally) {
    const Bitboard safe = king_attacks(view.position.king(view.us))
                              .without(view.position.pieces(view.us) | view.theirs.all());
    tally.add(kWeights.king_mobility[static_cast<std::size_t>(safe.count())]);
}

/// The more kinds of pieces attack the enemy palace, the more each attack counts.
template <class Tally>
void palace_pressure(const View& view, Tally& tally) {
    const Bitboard palace = palace_of(~view.us);
    std::size_t kinds = 0;
    const auto press = [&](Bitboard attacks, const Score& weight) {
        const int points = (attacks & palace).count();
        tally.add(weight, points);
        kinds += points > 0 ? 1 : 0;
    };
    press(view.mine.by_rooks, kWeights.rooks_on_palace);
    press(view.mine.by_knights, kWeights.knights_on_palace);
    press(view.mine.by_cannons, kWeights.cannons_on_palace);
    press(view.mine.by_pawns, kWeights.pawns_on_palace);
    tally.add(kWeights.kinds_on_palace[kinds]);
}

/// A cannon facing the king with no piece between (hollow cannon, 空头炮) rules out every
/// interposition; behind two pieces, one of them the palace knight (炮镇窝心马), it smothers the
/// king; on the enemy back rank it aims along the rank (沉底炮); two cannons on the king's file
/// need no other screen (重炮).
template <class Tally>
void cannons_on_king_lines(const View& view, Tally& tally) {
    const Square king = view.position.king(~view.us);
    const Bitboard cannons = view.own(PieceType::Cannon);
    for (const Square cannon : cannons& cross_of(king)) {
        const Bitboard screens = between(king, cannon) & view.all;
        const int count = screens.count();
        if (cannon.file() == king.file()) {
            if (count == 0) {
                tally.add(kWeights.hollow_cannon);
                if (view.own(PieceType::Rook).any()) tally.add(kWeights.hollow_cannon_with_rook);
            } else if (count == 2) {
                tally.add(kWeights.cannon_behind_two);
                const Bitboard smothered =
                    screens & king_attacks(king) & view.enemy(PieceType::Knight);
                if (smothered.any()) tally.add(kWeights.cannon_smothers_knight);
            }
        } else if (cannon.rank_for(view.us) == kRanks - 1 && count <= 2) {
            tally.add(kWeights.bottom_cannon[static_cast<std::size_t>(count)]);
        }
    }
    if ((cannons & file_of(king)).more_than_one()) tally.add(kWeights.stacked_cannons);
}

/// The cost of missing guards depends on the attackers the enemy has left.
template <class Tally>
void missing_guards(const View& view, Tally& tally) {
    const int advisors = view.own(PieceType::Advisor).count();
    const int bishops = view.own(PieceType::Bishop).count();
    const std::array attackers{view.enemy(PieceType::Rook), view.enemy(PieceType::Knight),
                               view.enemy(PieceType::Cannon),
                               crossed_pawns_of(view.position, ~view.us)};
    for (std::size_t i = 0; i != attackers.size(); ++i) {
        const int count = attackers[i].count();
        tally.add(kWeights.missing_advisor_against[i], (2 - advisors) * count);
        tally.add(kWeights.missing_bishop_against[i], (2 - bishops) * count);
    }
    const int cannons = view.own(PieceType::Cannon).count();
    tally.add(kWeights.cannon_with_advisor, cannons * advisors);
    tally.add(kWeights.cannon_with_bishop, cannons * bishops);
}

template <class Tally>
void pawns(const View& view, Tally& tally) {
    const Bitboard crossed = crossed_pawns_of(view.position, view.us);
    const int count = std::min(crossed.count(), 5);
    tally.add(kWeights.crossed_pawns[static_cast<std::size_t>(count)]);
    tally.add(kWeights.linked_pawns, (crossed & crossed.right()).count());
}

/// A rook on a file without own pawns is active.
template <class Tally>
void open_files(const View& view, Tally& tally) {
    for (const Square rook : view.own(PieceType::Rook)) {
        if ((view.own(PieceType::Pawn) & file_of(rook)).empty()) {
            tally.add(kWeights.rook_on_open_file);
        }
    }
}

/// Pieces that cooperate are worth more than separately.
template <class Tally>
void combinations(const View& view, Tally& tally) {
    const Bitboard knights = view.own(PieceType::Knight);
    const Bitboard cannons = view.own(PieceType::Cannon);
    const bool rook = view.own(PieceType::Rook).any();
    if (!rook && view.enemy(PieceType::Rook).any()) tally.add(kWeights.without_rook);
    if (rook && cannons.any()) tally.add(kWeights.rook_and_cannon);
    if (rook && knights.any()) tally.add(kWeights.rook_and_knight);
    if (knights.any() && cannons.any()) tally.add(kWeights.knight_and_cannon);
    if (knights.more_than_one()) tally.add(kWeights.two_knights);
    if (cannons.more_than_one()) tally.add(kWeights.two_cannons);
    if ((knights & view.mine.by_knights).any()) tally.add(kWeights.linked_knights);
}

/// Material the enemy would lose if it passed.
template <class Tally>
void threats(const View& view, Tally& tally) {
    const Bitboard targets = view.position.pieces(~view.us);
    const Bitboard hanging = (targets & view.mine.all()).without(view.theirs.all());
    for (const Square square : hanging) {
        tally.add(kWeights.hanging[index(view.position.at(square).type())]);
    }
    for (const Square square : targets& view.mine.by_pawns) {
        tally.add(kWeights.attacked_by_pawn[index(view.position.at(square).type())]);
    }
    const Bitboard by_minors = view.mine.by_knights | view.mine.by_cannons;
    tally.add(kWeights.rook_attacked_by_minor, (view.enemy(PieceType::Rook) & by_minors).count());
}

/// All terms except material and placement, which the position maintains: one tally per side.
template <class Tally>
void count_all(const Position& position, std::array<Tally, 2>& tallies) {
    std::array<Attacks, 2> attacks;
    for (const Color side : kColors) {
        attacks[index(side)].by_pawns = pawn_attack_points(position, side);
    }
    for (const Color side : kColors) {
        tallies[index(side)].begin("mobility");
        mobility(position, side, attacks[index(side)], attacks[index(~side)].by_pawns,
                 tallies[index(side)]);
    }
    for (const Color side : kColors) {
        const View view{position, side, position.occupied(), attacks[index(side)],
                        attacks[index(~side)]};
        Tally& tally = tallies[index(side)];
        const auto count = [&](const char* name, auto term) {
            tally.begin(name);
            term(view, tally);
        };
        count("king mobility", king_mobility<Tally>);
        count("palace pressure", palace_pressure<Tally>);
        count("cannons on king lines", cannons_on_king_lines<Tally>);
        count("missing guards", missing_guards<Tally>);
        count("crossed pawns", pawns<Tally>);
        count("open files", open_files<Tally>);
        count("combinations", combinations<Tally>);
        count("threats", threats<Tally>);
    }
    tallies[index(position.side_to_move())].begin("tempo");
    tallies[index(position.side_to_move())].add(kWeights.tempo);
}

}  // namespace engine::xiangqi::terms
