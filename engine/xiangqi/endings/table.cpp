// SPDX-License-Identifier: MIT
#include "engine/xiangqi/endings/table.h"

#include <algorithm>
#include <cstring>

namespace engine::xiangqi {

namespace {

constexpr std::uint32_t kPollInterval = 4096;

using Reference = EndingPieceRef;

/// The points a piece attacks, including own pieces.
Bitboard attacks_of(EndingPiece kind, Square from, Bitboard occupied) {
    switch (kind) {
        case EndingPiece::DefendingAdvisor:
        case EndingPiece::Advisor:
            return advisor_attacks(from);
        case EndingPiece::DefendingBishop:
        case EndingPiece::Bishop:
            return bishop_attacks(from, occupied);
        case EndingPiece::Pawn:
            return pawn_attacks(Color::Red, from);
        case EndingPiece::Knight:
        case EndingPiece::DefendingKnight:
            return knight_attacks(from, occupied);
        case EndingPiece::Cannon:
        case EndingPiece::DefendingCannon:
            return cannon_attacks(from, occupied);
        case EndingPiece::DefendingPawn:
            return pawn_attacks(Color::Black, from);
        case EndingPiece::Rook:
        case EndingPiece::DefendingRook:
            break;
    }
    return rook_attacks(from, occupied);
}

/// The points a piece can move to without a capture.
Bitboard steps_of(EndingPiece kind, Square from, Bitboard occupied) {
    const bool slides = kind == EndingPiece::Cannon || kind == EndingPiece::DefendingCannon;
    const EndingPiece by = slides ? EndingPiece::Rook : kind;
    return attacks_of(by, from, occupied).without(occupied);
}

/// The points of Red's soldiers: before the river they stay on their files.
constexpr Bitboard kRedSoldiers = [] {
    Bitboard points;
    for (int i = 0; i < kSquares; ++i) {
        const Square square(i);
        if (square.rank() >= 5 || (square.rank() >= 3 && square.file() % 2 == 0)) {
            points |= Bitboard(square);
        }
    }
    return points;
}();

constexpr Bitboard kBlackSoldiers = [] {
    Bitboard points;
    for (int i = 0; i < kSquares; ++i) {
        const Square square(i);
        if (kRedSoldiers.has(Square(square.file(), kRanks - 1 - square.rank()))) {
            points |= Bitboard(square);
        }
    }
    return points;
}();

/// The points a piece may have come from without a capture.
Bitboard origins_of(EndingPiece kind, Square to, Bitboard occupied) {
    if (kind == EndingPiece::Pawn) {
        return (pawn_origins(Color::Red, to) & kRedSoldiers).without(occupied);
    }
    if (kind == EndingPiece::DefendingPawn) {
        return (pawn_origins(Color::Black, to) & kBlackSoldiers).without(occupied);
    }
    if (kind == EndingPiece::Knight || kind == EndingPiece::DefendingKnight)
        return knight_origins(to, occupied).without(occupied);
    return steps_of(kind, to, occupied);
}

bool are_facing(Square king, Square defending_king, Bitboard occupied) {
    return king.file() == defending_king.file() &&
           (between(king, defending_king) & occupied).empty();
}

/// Calls `visit(piece, kind, square)` for each piece of a side except its king.
template <class Visit>
void for_each_piece(const EndingIndex& index, const Placement& placement, bool defender,
                    const Visit& visit) {
    for (std::size_t g = 0; g < index.groups().size(); ++g) {
        const auto& group = index.groups()[g];
        if (is_defenders(group.kind) != defender) continue;
        for (std::size_t i = 0; i < group.count; ++i) {
            visit(Reference{g, i}, group.kind, placement.squares[g][i]);
        }
    }
}

Square king_of(const Placement& placement, bool defender) {
    return defender ? placement.defending_king : placement.king;
}

/// Calls `visit` for the number after each pseudo-legal move of a side to an empty point.
template <class Visit>
void for_each_after(const EndingIndex& index, std::uint32_t number, const Placement& placement,
                    bool defender, const Visit& visit) {
    const Bitboard occupied = placement.occupied();
    for_each_piece(index, placement, defender, [&](Reference piece, EndingPiece kind, Square from) {
        for (const Square to : steps_of(kind, from, occupied)) {
            visit(index.after(number, placement, piece, to));
        }
    });
    for (const Square to : king_attacks(king_of(placement, defender)).without(occupied)) {
        visit(index.after_king(number, placement, defender, to));
    }
}

/// Calls `visit` for the number before each non-capture of a side that may have led here, once for
/// each such move.
template <class Visit>
void for_each_before(const EndingIndex& index, std::uint32_t number, const Placement& placement,
                     bool defender, const Visit& visit) {
    const Bitboard occupied = placement.occupied();
    for_each_piece(index, placement, defender, [&](Reference piece, EndingPiece kind, Square to) {
        for (const Square from : origins_of(kind, to, occupied)) {
            visit(index.after(number, placement, piece, from));
        }
    });
    for (const Square from : king_attacks(king_of(placement, defender)).without(occupied)) {
        const auto origins = index.before_king(number, placement, defender, from);
        for (std::size_t i = 0; i < origins.count; ++i) visit(origins.numbers[i]);
    }
}

/// The capturing and the captured piece.
struct Capture {
    Reference mover;
    bool by_king = false;
    Reference taken;
    Square to;
};

/// Calls `visit` for each pseudo-legal capture of a side.
template <class Visit>
void for_each_capture(const EndingIndex& index, const Placement& placement, bool defender,
                      const Visit& visit) {
    const Bitboard occupied = placement.occupied();
    const Bitboard enemies = defender ? placement.attackers : placement.defenders;
    const auto take = [&](Bitboard reach, Reference mover, bool by_king) {
        const Bitboard taken = reach & enemies;
        if (taken.empty()) return;
        for_each_piece(index, placement, !defender, [&](Reference piece, EndingPiece, Square to) {
            if (taken.has(to)) visit(Capture{mover, by_king, piece, to});
        });
    };
    take(king_attacks(king_of(placement, defender)), {}, true);
    for_each_piece(index, placement, defender, [&](Reference piece, EndingPiece kind, Square from) {
        take(attacks_of(kind, from, occupied), piece, false);
    });
}

/// Whether a side attacks the other side's king on its point.
bool attacks_king(const EndingIndex& index, const Placement& placement, bool defender, Square king,
                  Bitboard occupied) {
    bool attacks = false;
    for_each_piece(index, placement, defender, [&](Reference, EndingPiece kind, Square from) {
        attacks = attacks || attacks_of(kind, from, occupied).has(king);
    });
    return attacks;
}

/// Whether the attacker has a legal non-capture.
bool has_attackers_step(const EndingIndex& index, const Placement& placement, bool in_danger) {
    const Bitboard occupied = placement.occupied();
    const auto is_safe = [&](Square king, Bitboard after) {
        return !are_facing(king, placement.defending_king, after) &&
               !(in_danger && attacks_king(index, placement, true, king, after));
    };
    for (const Square to : king_attacks(placement.king).without(occupied)) {
        if (is_safe(to, occupied.without(point(placement.king)) | point(to))) return true;
    }
    bool found = false;
    for_each_piece(index, placement, false, [&](Reference, EndingPiece kind, Square from) {
        for (const Square to : steps_of(kind, from, occupied)) {
            found = found || is_safe(placement.king, occupied.without(point(from)) | point(to));
        }
    });
    return found;
}

/// Calls `visit` for each placement of that value; returns false as soon as `cancelled` returns
/// true.
template <class Visit>
bool for_each_of(const std::uint8_t* values, std::uint32_t size, std::uint8_t wanted,
                 const StopPoll& cancelled, const Visit& visit) {
    const std::uint8_t* const end = values + size;
    std::uint32_t visited = 0;
    // Searches with memchr, because few placements have the same distance.
    for (const std::uint8_t* at = values; at < end; ++at) {
        at = static_cast<const std::uint8_t*>(
            std::memchr(at, wanted, static_cast<std::size_t>(end - at)));
        if (at == nullptr) break;
        visit(static_cast<std::uint32_t>(at - values));
        if (++visited % kPollInterval == 0 && cancelled && cancelled()) return false;
    }
    return !cancelled || !cancelled();
}

}  // namespace

EndingTable::EndingTable(const EndingMaterial& material, const Lower& lower)
    : index_(material),
      lower_(lower),
      defender_attacks_(material.defender_attacks()) {}

void EndingTable::note(int moves) {
    longest_ = std::max(longest_, moves);
    is_too_long_ = is_too_long_ || moves > kLongest;
}

void EndingTable::note_defenders_win(int moves) {
    longest_of_defender_ = std::max(longest_of_defender_, moves);
    is_too_long_ = is_too_long_ || moves >= kOpen - kDefenderWins;
}

/// The value after a capture.
EndingTable::Value EndingTable::lower_value(const Placement& placement, bool defender_moves,
                                            EndingPieceRef taken, EndingPieceRef mover,
                                            bool by_king, Square to) const {
    EndingBoard board;
    board.king = by_king && !defender_moves ? to : placement.king;
    board.defending_king = by_king && defender_moves ? to : placement.defending_king;
    Bitboard occupied = point(board.king) | point(board.defending_king);
    for (std::size_t g = 0; g < index_.groups().size(); ++g) {
        const auto& group = index_.groups()[g];
        const std::size_t kind = xiangqi::index(group.kind);
        std::size_t count = 0;
        for (std::size_t i = 0; i < group.count; ++i) {
            if (g == taken.group && i == taken.piece) continue;
            const bool moves = !by_king && g == mover.group && i == mover.piece;
            const Square square = moves ? to : placement.squares[g][i];
            board.squares[kind][count++] = square;
            occupied |= point(square);
        }
    }
    if (are_facing(board.king, board.defending_king, occupied)) return kIllegal;
    const EndingTable* table = lower_[xiangqi::index(index_.groups()[taken.group].kind)];
    if (table == nullptr) return kDrawn;
    const auto& values = defender_moves ? table->attacker_moves_ : table->defender_moves_;
    const Value value = values[table->index_.encode(board)];
    return is_open(value) ? kDrawn : value;
}

EndingTable::Captures EndingTable::captures_of(const Placement& placement, bool defender) const {
    Captures captures;
    for_each_capture(index_, placement, defender, [&](const Capture& one) {
        const Value value =
            lower_value(placement, defender, one.taken, one.mover, one.by_king, one.to);
        if (value == kIllegal) return;
        if (value == kDrawn) {
            captures.saves = true;
            return;
        }
        const int moves = is_win(value) ? value - win_in(0) : value - kDefenderWins;
        if (is_win(value) == defender) {
            captures.longest_loss = std::max(captures.longest_loss, moves);
            return;
        }
        captures.saves = true;
        captures.quickest_win = std::min(captures.quickest_win.value_or(moves + 1), moves + 1);
    });
    return captures;
}

/// A placement is legal for a side to move unless it could capture the enemy king.
void EndingTable::judge_legality(std::uint32_t number, const Placement& placement) {
    const Bitboard occupied = placement.occupied();
    if (attacks_king(index_, placement, false, placement.defending_king, occupied)) {
        attacker_moves_[number] = kIllegal;
    }
    if (defender_attacks_ && attacks_king(index_, placement, true, placement.king, occupied)) {
        defender_moves_[number] = kIllegal;
    }
}

void EndingTable::judge_attacker(std::uint32_t number, const Placement& placement) {
    Value& value = attacker_moves_[number];
    if (value == kIllegal) return;
    const Captures captures = captures_of(placement, false);
    if (captures.quickest_win) {
        value = win_in(*captures.quickest_win);
        note(*captures.quickest_win);
    } else if (!captures.saves && !has_attackers_step(index_, placement, defender_attacks_)) {
        value = static_cast<Value>(kDefenderWins + captures.longest_loss);
        note_defenders_win(captures.longest_loss);
    }
}

/// The attacker's placements must be finished: a defender's move is legal if the placement after it
/// is.
void EndingTable::judge_defender(std::uint32_t number, const Placement& placement) {
    const Captures captures = captures_of(placement, true);
    Value& value = defender_moves_[number];
    if (captures.quickest_win) {
        value = static_cast<Value>(kDefenderWins + *captures.quickest_win);
        note_defenders_win(*captures.quickest_win);
        return;
    }
    if (captures.saves) return;
    int steps = 0;
    for_each_after(index_, number, placement, true, [&](std::uint32_t after) {
        steps += attacker_moves_[after] == kIllegal ? 0 : 1;
    });
    value = steps > 0 ? static_cast<Value>(kOpen + std::min(steps, kMostOpen))
                      : win_in(captures.longest_loss);
    if (steps == 0) note(captures.longest_loss);
}

/// Whether the defender has a non-capture that does not lose in that many moves.
bool EndingTable::has_step_left(std::uint32_t number, const Placement& placement, int moves) const {
    bool left = false;
    for_each_after(index_, number, placement, true, [&](std::uint32_t after) {
        const Value value = attacker_moves_[after];
        left = left || (value != kIllegal && !(is_win(value) && value <= win_in(moves)));
    });
    return left;
}

/// The defender to move has lost, so the attacker wins one move earlier.
void EndingTable::spread_loss(std::uint32_t number, int moves) {
    Placement placement;
    static_cast<void>(index_.decode(number, placement));
    const Value win = win_in(moves + 1);
    for_each_before(index_, number, placement, false, [&](std::uint32_t before) {
        Value& value = attacker_moves_[before];
        if (value == kDrawn || (is_win(value) && value > win)) value = win;
    });
    note(moves + 1);
}

/// The attacker to move wins, so the defender has one move fewer that does not lose.
void EndingTable::spread_win(std::uint32_t number, int moves) {
    Placement placement;
    static_cast<void>(index_.decode(number, placement));
    for_each_before(index_, number, placement, true, [&](std::uint32_t before) {
        Value& value = defender_moves_[before];
        if (value <= kOpen || value == kIllegal) return;
        if (value > kOpen + 1) {
            --value;
            return;
        }
        Placement origin;
        static_cast<void>(index_.decode(before, origin));
        if (defender_attacks_ && has_step_left(before, origin, moves)) return;
        const int loss = std::max(moves, captures_of(origin, true).longest_loss);
        value = win_in(loss);
        note(loss);
    });
}

bool EndingTable::spread_all(const StopPoll& cancelled) {
    const std::uint32_t size = index_.size();
    for (int moves = 0; moves <= longest_ && !is_too_long_; ++moves) {
        if (moves > 0 && !for_each_of(attacker_moves_.get(), size, win_in(moves), cancelled,
                                      [&](std::uint32_t i) { spread_win(i, moves); })) {
            return false;
        }
        if (!for_each_of(defender_moves_.get(), size, win_in(moves), cancelled,
                         [&](std::uint32_t i) { spread_loss(i, moves); })) {
            return false;
        }
    }
    return !is_too_long_;
}

/// With the attacker to move: the number of the defender's moves to the end if all non-captures
/// lose in at most `moves`; nothing if one does not, or if a capture saves the attacker.
std::optional<int> EndingTable::longest_defence(std::uint32_t number, const Placement& placement,
                                                int moves) const {
    bool all = true;
    for_each_after(index_, number, placement, false, [&](std::uint32_t after) {
        const Value value = defender_moves_[after];
        all = all &&
              (value == kIllegal || (is_defenders_win(value) && value <= kDefenderWins + moves));
    });
    if (!all) return std::nullopt;
    const Captures captures = captures_of(placement, false);
    return captures.saves ? std::nullopt : std::optional(std::max(moves, captures.longest_loss));
}

/// The attacker to move has lost after that many moves of the defender.
void EndingTable::spread_attackers_loss(std::uint32_t number, int moves) {
    const auto won = static_cast<Value>(kDefenderWins + moves + 1);
    Placement placement;
    static_cast<void>(index_.decode(number, placement));
    for_each_before(index_, number, placement, true, [&](std::uint32_t before) {
        Value& value = defender_moves_[before];
        const bool is_slower = !is_defenders_win(value) || value > won;
        if (value != kIllegal && !is_win(value) && is_slower) value = won;
    });
    note_defenders_win(moves + 1);
}

/// The defender to move wins in that many moves: some placements before it are lost for the
/// attacker.
void EndingTable::spread_defenders_win(std::uint32_t number, int moves) {
    Placement placement;
    static_cast<void>(index_.decode(number, placement));
    for_each_before(index_, number, placement, false, [&](std::uint32_t before) {
        Value& value = attacker_moves_[before];
        if (value != kDrawn) return;
        Placement origin;
        static_cast<void>(index_.decode(before, origin));
        if (const auto loss = longest_defence(before, origin, moves)) {
            value = static_cast<Value>(kDefenderWins + *loss);
            note_defenders_win(*loss);
        }
    });
}

/// Rare if the defender only has guards: a side without a legal move loses, so an attacker that
/// blocks itself may lose.
bool EndingTable::find_defenders_wins(const StopPoll& cancelled) {
    const std::uint32_t size = index_.size();
    for (int moves = 0; moves <= longest_of_defender_ && !is_too_long_; ++moves) {
        const auto lost = static_cast<Value>(kDefenderWins + moves);
        if (!for_each_of(attacker_moves_.get(), size, lost, cancelled,
                         [&](std::uint32_t i) { spread_attackers_loss(i, moves); }) ||
            !for_each_of(defender_moves_.get(), size, static_cast<Value>(lost + 1), cancelled,
                         [&](std::uint32_t i) { spread_defenders_win(i, moves + 1); })) {
            return false;
        }
    }
    return !is_too_long_;
}

bool EndingTable::generate(const StopPoll& cancelled) {
    const std::uint32_t size = index_.size();
    // Not with `new`, which aborts without exceptions if memory is short.
    attacker_moves_.reset(static_cast<Value*>(std::calloc(size, 1)));
    defender_moves_.reset(static_cast<Value*>(std::calloc(size, 1)));
    if (!attacker_moves_ || !defender_moves_) return false;
    const auto is_cancelled = [&](std::uint32_t i) {
        return i % kPollInterval == 0 && cancelled && cancelled();
    };
    Placement placement;
    for (std::uint32_t i = 0; i < size; ++i) {
        if (is_cancelled(i)) return false;
        if (!index_.decode(i, placement) ||
            are_facing(placement.king, placement.defending_king, placement.occupied())) {
            attacker_moves_[i] = kIllegal;
            defender_moves_[i] = kIllegal;
            continue;
        }
        judge_legality(i, placement);
        judge_attacker(i, placement);
    }
    for (std::uint32_t i = 0; i < size; ++i) {
        if (is_cancelled(i)) return false;
        if (defender_moves_[i] == kIllegal) continue;
        static_cast<void>(index_.decode(i, placement));
        judge_defender(i, placement);
    }
    return !is_too_long_ && spread_all(cancelled) && find_defenders_wins(cancelled);
}

std::optional<EndingVerdict> EndingTable::verdict_at(std::uint32_t number,
                                                     bool attacker_to_move) const {
    const Value value = (attacker_to_move ? attacker_moves_ : defender_moves_)[number];
    if (value == kIllegal) return std::nullopt;
    if (value == kDrawn || is_open(value)) return EndingVerdict{};
    const bool attacker_wins = is_win(value);
    const int moves = attacker_wins ? value - win_in(0) : value - kDefenderWins;
    return EndingVerdict{attacker_wins == attacker_to_move ? EndingVerdict::Result::Won
                                                           : EndingVerdict::Result::Lost,
                         moves, false};
}

EndingVerdict EndingTable::verdict(const EndingBoard& board) const {
    return verdict_at(index_.encode(board), board.attacker_to_move).value_or(EndingVerdict{});
}

EndingTable::Counts EndingTable::count(bool attacker_to_move) const {
    Counts counts;
    for (std::uint32_t i = 0; i < index_.size(); ++i) {
        const auto verdict = verdict_at(i, attacker_to_move);
        if (!verdict) continue;
        ++counts.positions;
        if (verdict->result == EndingVerdict::Result::Won) ++counts.won;
        if (verdict->result == EndingVerdict::Result::Lost) ++counts.lost;
        counts.longest = std::max(counts.longest, verdict->moves);
    }
    return counts;
}

}  // namespace engine::xiangqi
