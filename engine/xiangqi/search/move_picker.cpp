// SPDX-License-Identifier: MIT
#include "engine/xiangqi/search/move_picker.h"

#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/search/parameters.h"
#include "engine/xiangqi/search/see.h"

namespace engine::xiangqi {

MovePicker::MovePicker(const Position& position, Histories& histories, const OrderingHints& hints,
                       PickMode mode)
    : position_(position),
      histories_(histories),
      hints_(hints),
      check_info_(position.check_info()),
      mode_(mode) {
    const bool usable = position.is_pseudo_legal(hints_.hash_move) &&
                        (mode == PickMode::All || !position.at(hints_.hash_move.to()).none());
    if (!usable) hints_.hash_move = kNoMove;
}

Move MovePicker::next() {
    for (;;) {
        const Move move = next_pseudo_legal();
        if (move.none() || position_.is_legal(move, check_info_)) return move;
    }
}

// NOLINTNEXTLINE(readability-function-*): the stages in the order in which they pass
Move MovePicker::next_pseudo_legal() {
    for (;;) {
        switch (stage_) {
            case Stage::HashMove:
                advance();
                if (!hints_.hash_move.none()) return hints_.hash_move;
                break;
            case Stage::GenerateCaptures:
                add_captures();
                advance();
                break;
            case Stage::GoodCaptures:
                if (const Move move = next_capture(); !move.none()) return move;
                stage_ = mode_ == PickMode::All ? Stage::FirstKiller : Stage::Done;
                break;
            case Stage::FirstKiller:
                advance();
                if (const Move move = killer(0); !move.none()) return move;
                break;
            case Stage::SecondKiller:
                advance();
                if (const Move move = killer(1); !move.none()) return move;
                break;
            case Stage::GenerateQuiets:
                if (!skip_quiets_) add_quiets();
                advance();
                break;
            case Stage::Quiets:
                if (!skip_quiets_) {
                    if (const Move move = next_ranked(); !move.none()) return move;
                }
                advance();
                break;
            case Stage::BadCaptures:
                if (bad_captures_tried_ < bad_captures_.size()) {
                    return bad_captures_[bad_captures_tried_++];
                }
                advance();
                break;
            case Stage::Done:
                return kNoMove;
        }
    }
}

/// Captures that lose material by static exchange are deferred until after the quiet moves.
Move MovePicker::next_capture() {
    for (;;) {
        const Move move = next_ranked();
        if (move.none()) return move;
        if (!kStaticExchange || see_at_least(position_, move, 0)) {
            return move;
        }
        bad_captures_.push_back(move);
    }
}

Move MovePicker::next_ranked() {
    for (;;) {
        const Move move = moves_.take_best();
        if (move.none() || !was_handed_out(move)) return move;
    }
}

/// Killers come from sibling nodes, so check that they are legal here.
Move MovePicker::killer(std::size_t which) const {
    if (skip_quiets_ || !kKillers) return kNoMove;
    const Move move = hints_.killers.moves[which];
    const bool usable = !move.none() && move != hints_.hash_move &&
                        position_.at(move.to()).none() && position_.is_pseudo_legal(move);
    return usable ? move : kNoMove;
}

/// MVV-LVA: the most valuable victim first, then the least valuable attacker; the capture history
/// counts about as much as a pawn.
void MovePicker::add_captures() {
    MoveList captures;
    generate_captures(position_, captures);
    for (const Move move : captures) {
        const Piece piece = position_.at(move.from());
        const Piece victim = position_.at(move.to());
        int score = piece_value(victim) * kVictimWeight - piece_value(piece) * kAttackerWeight;
        if (kCaptureHistory) {
            score += histories_.capture(PieceTo(piece, move.to()), victim.type()).value();
        }
        moves_.add(move, score);
    }
    moves_.finish();
}

/// Checks are forcing, so they rank higher among the quiet moves; cannon moves that jump a screen
/// included.
void MovePicker::add_quiets() {
    const Square enemy_king = position_.king(~position_.side_to_move());
    const Bitboard all = position_.occupied();
    std::array<Bitboard, kPieceTypes> checking_points{};
    if (kCheckOrderBonus != 0) {
        checking_points[index(PieceType::Rook)] = rook_attacks(enemy_king, all);
        checking_points[index(PieceType::Cannon)] = cannon_attacks(enemy_king, all);
        checking_points[index(PieceType::Knight)] = knight_origins(enemy_king, all);
        checking_points[index(PieceType::Pawn)] =
            pawn_origins(position_.side_to_move(), enemy_king);
    }
    MoveList quiets;
    generate_quiets(position_, quiets);
    moves_.clear();
    for (const Move move : quiets) {
        const PieceType type = position_.at(move.from()).type();
        const bool checks = checking_points[index(type)].has(move.to());
        moves_.add(move, quiet_score(move) + (checks ? kCheckOrderBonus : 0));
    }
    moves_.finish();
}

int MovePicker::quiet_score(Move move) const {
    const PieceTo key(position_.at(move.from()), move.to());
    int score = kQuietHistory ? histories_.quiet(key).value() : 0;
    for (const auto* following : hints_.following) {
        if (following != nullptr) score += (*following)[key.slot()].value();
    }
    return score;
}

bool MovePicker::was_handed_out(Move move) const {
    if (move == hints_.hash_move) return true;
    const bool is_killer =
        kKillers && (move == hints_.killers.moves[0] || move == hints_.killers.moves[1]);
    return is_killer && stage_ == Stage::Quiets;
}

}  // namespace engine::xiangqi
