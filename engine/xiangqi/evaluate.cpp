// SPDX-License-Identifier: MIT
#include "engine/xiangqi/evaluate.h"

#include <algorithm>
#include <array>

#include "engine/core/text.h"
#include "engine/xiangqi/rules.h"

namespace engine::xiangqi {

namespace {

// Weights in centipawns, middlegame and endgame.
constexpr Score kRookMobility{3, 4};
constexpr Score kKnightMobility{8, 9};
constexpr Score kCannonMobility{1, 2};
constexpr Score kTrappedKnight{-22, -28};
constexpr Score kHollowCannon{62, 48};
constexpr Score kCentralCannonWithKnight{28, 26};
constexpr Score kBottomCannon{22, 8};
constexpr Score kStackedCannons{26, 12};
constexpr Score kLinkedPawns{6, 8};
constexpr Score kRookOnOpenFile{12, 8};
constexpr Score kTempo{16, 10};

/// What missing guards cost, by the number of enemy attackers of weight (rooks count two).
constexpr Score kMissingAdvisor{-7, -4};
constexpr Score kMissingBishop{-4, -3};
constexpr Score kPawnAgainstMissingAdvisor{7, 9};

using Term = Score (*)(const Position&, Color);

/// The half of the board beyond the river.
constexpr Bitboard enemy_bank(Color us) {
    return us == Color::Red ? Bitboard(0, kHalfMask) : Bitboard(kHalfMask, 0);
}

Bitboard pawn_threats(const Position& position, Color side) {
    const Bitboard pawns = position.pieces(side, PieceType::Pawn);
    const Bitboard crossed = pawns & enemy_bank(side);
    return (side == Color::Red ? pawns.up() : pawns.down()) | crossed.left() | crossed.right();
}

/// Mobility: how many points a piece can go to without being taken by a pawn.
Score mobility(const Position& position, Color us) {
    const Bitboard all = position.occupied();
    const Bitboard barred = position.pieces(us) | pawn_threats(position, ~us);
    Score score;
    for (const Square rook : position.pieces(us, PieceType::Rook)) {
        score += kRookMobility * (rook_attacks(rook, all).without(barred).count() - 9);
    }
    for (const Square cannon : position.pieces(us, PieceType::Cannon)) {
        score += kCannonMobility * (rook_attacks(cannon, all).without(all).count() - 7);
    }
    for (const Square knight : position.pieces(us, PieceType::Knight)) {
        const int moves = knight_attacks(knight, all).without(barred).count();
        score += kKnightMobility * (moves - 4);
        if (moves == 0) score += kTrappedKnight;
    }
    return score;
}

/// A cannon facing the king with nothing between (hollow, 空头炮) bars every interposition; behind
/// two pieces one of which is the palace knight (炮镇窝心马) it smothers the king.
Score cannons_on_king_lines(const Position& position, Color us) {
    const Square king = position.king(~us);
    const Bitboard all = position.occupied();
    Score score;
    for (const Square cannon : position.pieces(us, PieceType::Cannon) & cross_of(king)) {
        const Bitboard screens = between(king, cannon) & all;
        const bool on_file = cannon.file() == king.file();
        if (on_file && screens.empty()) score += kHollowCannon;
        if (on_file && screens.count() == 2 &&
            (screens & king_attacks(king) & position.pieces(~us, PieceType::Knight)).any()) {
            score += kCentralCannonWithKnight;
        }
        // On the enemy back rank a cannon aims along it at the king (沉底炮).
        const bool on_back_rank = cannon.rank_for(us) == kRanks - 1 && !on_file;
        if (on_back_rank && screens.count() <= 2) score += kBottomCannon;
    }
    return score;
}

/// Two cannons on one file with the enemy king (重炮): the rear one needs no other screen.
Score stacked_cannons(const Position& position, Color us) {
    const Bitboard king_file = file_of(position.king(~us));
    return (position.pieces(us, PieceType::Cannon) & king_file).count() == 2 ? kStackedCannons
                                                                             : Score{};
}

int attacking_weight(const Position& position, Color side) {
    return 2 * position.pieces(side, PieceType::Rook).count() +
           position.pieces(side, PieceType::Knight).count() +
           position.pieces(side, PieceType::Cannon).count();
}

/// Missing guards cost in proportion to what the enemy still attacks with; bare kings fall to
/// rooks, cannons need the defender's advisors as screens less than knights do.
Score missing_guards(const Position& position, Color us) {
    const int attackers = attacking_weight(position, ~us);
    const int advisors_gone = 2 - position.pieces(us, PieceType::Advisor).count();
    const int bishops_gone = 2 - position.pieces(us, PieceType::Bishop).count();
    return kMissingAdvisor * (advisors_gone * attackers) +
           kMissingBishop * (bishops_gone * attackers);
}

/// Crossed pawns work together, and the more so the fewer advisors guard the palace.
Score crossed_pawns(const Position& position, Color us) {
    const int advisors_gone = 2 - position.pieces(~us, PieceType::Advisor).count();
    const Bitboard crossed = position.pieces(us, PieceType::Pawn) & enemy_bank(us);
    return kPawnAgainstMissingAdvisor * (advisors_gone * crossed.count()) +
           kLinkedPawns * (crossed & crossed.right()).count();
}

/// A rook on a file without own pawns has the whole board before it.
Score rooks_on_open_files(const Position& position, Color us) {
    const Bitboard pawns = position.pieces(us, PieceType::Pawn);
    Score score;
    for (const Square rook : position.pieces(us, PieceType::Rook)) {
        if ((pawns & file_of(rook)).empty()) score += kRookOnOpenFile;
    }
    return score;
}

struct NamedTerm {
    const char* name;
    Term term;
};
constexpr std::array<NamedTerm, 6> kTerms{{{"mobility", mobility},
                                           {"cannons on king lines", cannons_on_king_lines},
                                           {"stacked cannons", stacked_cannons},
                                           {"missing guards", missing_guards},
                                           {"crossed pawns", crossed_pawns},
                                           {"rooks on open files", rooks_on_open_files}}};

Value taper(Score score, int phase) {
    return (score.mg * phase + score.eg * (Position::kFullPhase - phase)) / Position::kFullPhase;
}

/// The nearer the natural-move limit, the nearer to a draw.
Value damp(Value value, int quiet_plies) {
    return value * (2 * kNaturalMoveLimitPlies - quiet_plies) / (2 * kNaturalMoveLimitPlies);
}

}  // namespace

Value evaluate(const Position& position) {
    const Color us = position.side_to_move();
    Score score = us == Color::Red ? position.state().psq : -position.state().psq;
    for (const auto& [name, term] : kTerms) score += term(position, us) - term(position, ~us);
    score += kTempo;
    const int quiet_plies = std::min<int>(position.state().quiet_plies, kNaturalMoveLimitPlies);
    return damp(taper(score, position.state().phase), quiet_plies);
}

std::string explain_evaluation(const Position& position) {
    std::string text;
    const auto add = [&](const char* name, Score score) {
        text += std::string(name) + ": middlegame " + std::to_string(score.mg) + ", endgame " +
                std::to_string(score.eg) + "\n";
    };
    text += "centipawns, Red's point of view\n";
    add("material and squares", position.state().psq);
    for (const auto& [name, term] : kTerms) {
        add(name, term(position, Color::Red) - term(position, Color::Black));
    }
    const Value value = evaluate(position);
    const Value for_red = position.side_to_move() == Color::Red ? value : -value;
    return text + "phase " + std::to_string(position.state().phase) + " of " +
           std::to_string(Position::kFullPhase) + "\nevaluation " + std::to_string(for_red) + "\n";
}

}  // namespace engine::xiangqi
