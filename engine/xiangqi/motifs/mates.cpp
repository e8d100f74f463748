// SPDX-License-Identifier: MIT
#include "engine/xiangqi/motifs/mates.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/motifs/mate_patterns.h"
#include "engine/xiangqi/motifs/mated_position.h"

namespace engine::xiangqi {

namespace {

using Found = std::optional<Motif>;

/// Two cannons and the general on one line; the front cannon is the screen of the rear one.
Found heavy_cannons(const Mate& mate) {
    for (const Square rear : mate.checking(PieceType::Cannon)) {
        const Bitboard screen = mate.pieces_between(rear, mate.king());
        if ((screen & mate.attackers(PieceType::Cannon)).empty() || !mate.needs(screen)) continue;
        return mate.motif(MotifKind::HeavyCannons, rear, screen);
    }
    return std::nullopt;
}

/// A cannon checks over its horse, which is on the general's line, one empty point away, and keeps
/// the general from stepping aside.
Found horse_behind_cannon(const Mate& mate) {
    for (const Square cannon : mate.checking(PieceType::Cannon)) {
        const Bitboard screen = mate.pieces_between(cannon, mate.king());
        if ((screen & mate.attackers(PieceType::Knight)).empty()) continue;
        if (between(screen.first(), mate.king()).count() != 1 || !mate.needs(screen)) continue;
        return mate.motif(MotifKind::HorseBehindCannon, cannon, screen);
    }
    return std::nullopt;
}

/// A cannon on the middle file pins the pieces in front of the general on its starting point; a
/// chariot or soldier mates beside it on the back rank.
Found iron_bolt(const Mate& mate) {
    if (!mate.is_home()) return std::nullopt;
    const Bitboard beside = king_attacks(mate.king());
    const Bitboard checks = mate.checking(PieceType::Rook) | mate.checking(PieceType::Pawn);
    for (const Square bolt : checks& beside) {
        if (mate.rank(bolt) != 0) continue;
        for (const Square cannon : mate.attackers(PieceType::Cannon) & file_of(mate.king())) {
            const bool holds = mate.pieces_between(cannon, mate.king()).any();
            if (!holds || !mate.needs(point(cannon))) continue;
            return mate.motif(MotifKind::IronBolt, bolt, point(cannon));
        }
    }
    return std::nullopt;
}

/// A horse checks the general on its starting point from a front corner of the palace.
Found palace_corner_horse(const Mate& mate) {
    for (const Square horse : mate.checking(PieceType::Knight)) {
        const bool is_there = mate.rank(horse) == 2 && mate.in_palace_corner(horse);
        if (is_there && mate.is_home()) return mate.motif(MotifKind::PalaceCornerHorse, horse);
    }
    return std::nullopt;
}

/// A needed horse on a point beside the palace, on rank `rank` and two files from the general's
/// middle file.
Found horse_beside_palace(const Mate& mate, MotifKind kind, int rank) {
    for (const Square horse : mate.attackers(PieceType::Knight)) {
        const bool is_beside = horse.file() == 2 || horse.file() == 6;
        if (!is_beside || mate.rank(horse) != rank || !mate.needs(point(horse))) continue;
        return mate.motif(kind, horse, mate.checking().without(point(horse)));
    }
    return std::nullopt;
}

/// The horse is in the trough, in front of an elephant's starting point. It checks the general on
/// its starting point, or guards that point.
Found trough_horse(const Mate& mate) {
    return horse_beside_palace(mate, MotifKind::TroughHorse, 1);
}

/// One rank further up the horse guards the side of the palace, where a chariot or soldier mates.
Found angler_horse(const Mate& mate) {
    const Bitboard others = mate.checking(PieceType::Rook) | mate.checking(PieceType::Pawn);
    if (others.empty()) return std::nullopt;
    return horse_beside_palace(mate, MotifKind::AnglerHorse, 2);
}

/// Horse and general on opposite corners of one palace: the general cannot move, and another piece
/// mates.
Found octagonal_horse(const Mate& mate) {
    if (!mate.in_palace_corner(mate.king())) return std::nullopt;
    for (const Square horse : mate.attackers(PieceType::Knight)) {
        const bool is_opposite = mate.in_palace_corner(horse) &&
                                 horse.file() != mate.king().file() &&
                                 horse.rank() != mate.king().rank();
        if (!is_opposite || mate.checking().has(horse) || !mate.needs(point(horse))) continue;
        return mate.motif(MotifKind::OctagonalHorse, horse, mate.checking());
    }
    return std::nullopt;
}

/// A lone cannon mates over the general's own advisor: its own pieces block every escape.
Found smothered_palace(const Mate& mate) {
    const Bitboard cannons = mate.checking(PieceType::Cannon);
    if (cannons.empty() || mate.checking().more_than_one()) return std::nullopt;
    const Square cannon = cannons.first();
    const Bitboard screen = mate.pieces_between(cannon, mate.king());
    const Bitboard own_advisors = mate.position().pieces(mate.loser(), PieceType::Advisor);
    if ((screen & own_advisors).empty()) return std::nullopt;
    const Bitboard others = mate.position()
                                .pieces(~mate.loser())
                                .without(point(cannon) | mate.attackers(PieceType::King));
    if (!is_checkmate(mate.without(others))) return std::nullopt;
    return mate.motif(MotifKind::SmotheredPalace, cannon, screen);
}

/// Two chariots on neighbouring files or ranks: one checks, the other guards the adjacent line.
Found double_chariot_mate(const Mate& mate) {
    for (const Square chariot : mate.checking(PieceType::Rook)) {
        for (const Square other : mate.attackers(PieceType::Rook).without(point(chariot))) {
            const bool is_file = chariot.file() == mate.king().file();
            const int apart =
                is_file ? other.file() - chariot.file() : other.rank() - chariot.rank();
            if ((apart != 1 && apart != -1) || !mate.needs(point(other))) continue;
            return mate.motif(MotifKind::DoubleChariotMate, chariot, point(other));
        }
    }
    return std::nullopt;
}

/// A chariot or cannon mates from the general's own back rank, behind it on its file.
Found sea_bottom_moon(const Mate& mate) {
    const Bitboard sliders = mate.checking(PieceType::Rook) | mate.checking(PieceType::Cannon);
    for (const Square piece : sliders& file_of(mate.king())) {
        if (mate.rank(piece) == 0) return mate.motif(MotifKind::SeaBottomMoon, piece);
    }
    return std::nullopt;
}

/// A chariot and two cannons, all needed, on two neighbouring files or ranks.
Found flanking_cannons(const Mate& mate) {
    const Bitboard cannons = mate.attackers(PieceType::Cannon);
    if (cannons.count() != 2 || !mate.needs(cannons)) return std::nullopt;
    for (const Square chariot : mate.attackers(PieceType::Rook)) {
        const Bitboard three = cannons | point(chariot);
        if (!mate.needs(point(chariot)) || (three & mate.checking()).empty()) continue;
        int low_file = kFiles, high_file = 0, low_rank = kRanks, high_rank = 0;
        for (const Square piece : three) {
            low_file = std::min(low_file, piece.file());
            high_file = std::max(high_file, piece.file());
            low_rank = std::min(low_rank, piece.rank());
            high_rank = std::max(high_rank, piece.rank());
        }
        if (high_file - low_file > 1 && high_rank - low_rank > 1) continue;
        return mate.motif(MotifKind::FlankingCannons, (three & mate.checking()).first(), three);
    }
    return std::nullopt;
}

/// One cannon on the middle file, one on the back rank; they immobilise the advisors and
/// elephants, and another piece mates.
Found heaven_earth_cannons(const Mate& mate) {
    if (!mate.is_home()) return std::nullopt;
    Bitboard cannons = mate.attackers(PieceType::Cannon);
    if (cannons.count() != 2 || !mate.needs(cannons)) return std::nullopt;
    Bitboard in_file;
    Bitboard on_back;
    for (const Square cannon : cannons) {
        if (cannon.file() == mate.king().file()) in_file |= point(cannon);
        if (mate.rank(cannon) == 0) on_back |= point(cannon);
    }
    if (in_file.empty() || on_back.empty() || (cannons & mate.checking()).any())
        return std::nullopt;
    return mate.motif(MotifKind::HeavenEarthCannons, mate.checking().first(), cannons);
}

/// A chariot mates by capturing the advisor in the middle of the palace.
Found pierced_heart(const Mate& mate) {
    const State& last = mate.position().state();
    if (last.last_move.none() || last.moved.type() != PieceType::Rook) return std::nullopt;
    const bool is_advisor = !last.captured.none() && last.captured.type() == PieceType::Advisor;
    const Square heart = last.last_move.to();
    if (!is_advisor || heart.file() != 4 || mate.rank(heart) != 1) return std::nullopt;
    return mate.motif(MotifKind::PiercedHeart, heart);
}

/// The attacking general is needed: on an open file it keeps the other general off the file.
Found facing_generals_mate(const Mate& mate) {
    const Square general = mate.position().king(~mate.loser());
    // Moves the general to a file where it guards nothing: a position needs both generals.
    const Position& position = mate.position();
    for (int file = 3; file <= 5; ++file) {
        for (int back = 0; back < 3; ++back) {
            const int rank = mate.loser() == Color::Black ? back : kRanks - 1 - back;
            const Square away(file, rank);
            if (file == general.file() || !position.at(away).none()) continue;
            Position moved;
            for (const Square square : position.occupied().without(point(general))) {
                moved.put(position.at(square), square);
            }
            moved.put(position.at(general), away);
            moved.finish_setup(mate.loser(), 0, 1);
            if (is_checkmate(moved)) return std::nullopt;
        }
    }
    return mate.motif(MotifKind::FacingGeneralsMate, general);
}

Found double_check_mate(const Mate& mate) {
    if (!mate.checking().more_than_one()) return std::nullopt;
    const Square first = mate.checking().first();
    return mate.motif(MotifKind::DoubleCheckMate, first, mate.checking().without(point(first)));
}

/// One needed soldier inside the palace on each of its side files.
Found two_ghosts(const Mate& mate) {
    Bitboard soldiers;
    for (const Square soldier : mate.attackers(PieceType::Pawn)) {
        const bool is_inside = in_palace(mate.loser(), soldier) && soldier.file() != 4;
        if (is_inside) soldiers |= point(soldier);
    }
    if (soldiers.count() != 2 || !mate.needs(soldiers)) return std::nullopt;
    const auto [left, right] =
        std::array{soldiers.first(), soldiers.without(point(soldiers.first())).first()};
    if (left.file() == right.file()) return std::nullopt;
    return mate.motif(MotifKind::TwoGhosts, left, soldiers);
}

}  // namespace

Motifs named_mates(const Position& position) {
    if (has_legal_move(position)) return {};
    const Square king = position.king(position.side_to_move());
    if (!position.in_check()) {
        return {{MotifKind::NoMoveLeft, placed(position, king), {placed(position, king)}, {}}};
    }
    const Mate mate(position);
    Motifs motifs;
    for (const auto find : {two_cups,
                            heavy_cannons,
                            horse_behind_cannon,
                            smothered_palace,
                            iron_bolt,
                            heaven_earth_cannons,
                            cinnabar_cannon,
                            palace_corner_horse,
                            octagonal_horse,
                            trough_horse,
                            angler_horse,
                            high_angler_horse,
                            two_horses_mate,
                            spring_horse,
                            standing_horse,
                            side_tiger,
                            flanking_cannons,
                            three_chariots,
                            double_chariot_mate,
                            sea_bottom_moon,
                            pierced_heart,
                            two_ghosts,
                            soldier_on_throne,
                            home_driving_soldier,
                            back_rank_soldier,
                            facing_generals_mate,
                            advisor_presses_general,
                            smothered_mate,
                            double_check_mate}) {
        if (const auto motif = find(mate)) motifs.push_back(*motif);
    }
    return motifs;
}

}  // namespace engine::xiangqi
