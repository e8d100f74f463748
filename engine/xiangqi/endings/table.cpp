// SPDX-License-Identifier: MIT
#include "engine/xiangqi/endings/table.h"

#include <algorithm>
#include <cstring>

namespace engine::xiangqi {

namespace {

constexpr std::uint32_t kPollInterval = 4096;

using Reference = EndingPieceRef;

/// Where a piece attacks, own pieces included.
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
            return knight_attacks(from, occupied);
        case EndingPiece::Cannon:
            return cannon_attacks(from, occupied);
        case EndingPiece::Rook:
            break;
    }
    return rook_attacks(from, occupied);
}

/// Where it can go without taking.
Bitboard steps_of(EndingPiece kind, Square from, Bitboard occupied) {
    const EndingPiece by = kind == EndingPiece::Cannon ? EndingPiece::Rook : kind;
    return attacks_of(by, from, occupied).without(occupied);
}

/// Where a soldier may stand: on his own side of the river he keeps his file.
constexpr Bitboard kSoldiersPoints = [] {
    Bitboard points;
    for (int i = 0; i < kSquares; ++i) {
        const Square square(i);
        if (square.rank() >= 5 || (square.rank() >= 3 && square.file() % 2 == 0)) {
            points |= Bitboard(square);
        }
    }
    return points;
}();

/// Where it may have come from without taking.
Bitboard origins_of(EndingPiece kind, Square to, Bitboard occupied) {
    if (kind == EndingPiece::Pawn) {
        return (pawn_origins(Color::Red, to) & kSoldiersPoints).without(occupied);
    }
    if (kind == EndingPiece::Knight) return knight_origins(to, occupied).without(occupied);
    return steps_of(kind, to, occupied);
}

bool are_facing(Square king, Square defending_king, Bitboard occupied) {
    return king.file() == defending_king.file() &&
           (between(king, defending_king) & occupied).empty();
}

bool defends(const EndingIndex::Group& group) { return index(group.kind) < 2; }

/// Whether the defender's king is attacked.
bool gives_check(const EndingIndex& index, const Placement& placement) {
    const Bitboard occupied = placement.occupied();
    for (std::size_t g = 0; g < index.groups().size(); ++g) {
        const auto& group = index.groups()[g];
        if (xiangqi::index(group.kind) < kFirstAttacker) continue;
        for (std::size_t i = 0; i < group.count; ++i) {
            if (attacks_of(group.kind, placement.squares[g][i], occupied)
                    .has(placement.defending_king)) {
                return true;
            }
        }
    }
    return false;
}

/// Calls `visit(piece, to)` for each step of a side's pieces to an empty point, kings left out.
template <class Visit>
void for_each_step(const EndingIndex& index, const Placement& placement, bool defender,
                   const Visit& visit) {
    const Bitboard occupied = placement.occupied();
    for (std::size_t g = 0; g < index.groups().size(); ++g) {
        const auto& group = index.groups()[g];
        if (defends(group) != defender) continue;
        for (std::size_t i = 0; i < group.count; ++i) {
            for (const Square to : steps_of(group.kind, placement.squares[g][i], occupied)) {
                visit(Reference{g, i}, to);
            }
        }
    }
}

}  // namespace

EndingTable::EndingTable(const EndingMaterial& material, const Lower& lower)
    : index_(material),
      lower_(lower) {}

void EndingTable::note(int moves) {
    longest_ = std::max(longest_, moves);
    is_too_long_ = is_too_long_ || moves > kLongest;
}

/// What is known once a piece has been taken. The taker is a king where `king_moves`, and the
/// defender's where `defender_moves`, else the piece `mover`.
EndingTable::Value EndingTable::lower_value(const Placement& placement, Reference taken,
                                            Reference mover, bool king_moves, bool defender_moves,
                                            Square to) const {
    EndingBoard board;
    board.king = king_moves && !defender_moves ? to : placement.king;
    board.defending_king = king_moves && defender_moves ? to : placement.defending_king;
    Bitboard occupied = point(board.king) | point(board.defending_king);
    for (std::size_t g = 0; g < index_.groups().size(); ++g) {
        const auto& group = index_.groups()[g];
        const std::size_t kind = xiangqi::index(group.kind);
        std::size_t count = 0;
        for (std::size_t i = 0; i < group.count; ++i) {
            if (g == taken.group && i == taken.piece) continue;
            const bool moves = !king_moves && g == mover.group && i == mover.piece;
            const Square square = moves ? to : placement.squares[g][i];
            board.squares[kind][count++] = square;
            occupied |= point(square);
        }
    }
    if (are_facing(board.king, board.defending_king, occupied)) return kIllegal;
    const EndingTable* table = lower_[xiangqi::index(index_.groups()[taken.group].kind)];
    if (table == nullptr) return kDrawn;
    const auto& values = defender_moves ? table->attacker_moves_ : table->defender_moves_;
    return values[table->index_.encode(board)];
}

/// Moves to the mate by the best capture of the attacker; 0 where none wins.
int EndingTable::quickest_capture(const Placement& placement) const {
    const Bitboard occupied = placement.occupied();
    int quickest = 0;
    for (std::size_t g = 0; g < index_.groups().size(); ++g) {
        const auto& group = index_.groups()[g];
        if (xiangqi::index(group.kind) < kFirstAttacker) continue;
        for (std::size_t i = 0; i < group.count; ++i) {
            const Bitboard taken =
                attacks_of(group.kind, placement.squares[g][i], occupied) & placement.defenders;
            if (taken.empty()) continue;
            for (std::size_t h = 0; h < index_.groups().size(); ++h) {
                for (std::size_t j = 0; j < index_.groups()[h].count; ++j) {
                    const Square to = placement.squares[h][j];
                    if (!taken.has(to)) continue;
                    const Value value = lower_value(placement, {h, j}, {g, i}, false, false, to);
                    if (!is_win(value)) continue;
                    if (quickest == 0 || value < quickest) quickest = value;  // 1 + moves
                }
            }
        }
    }
    return quickest;
}

EndingTable::Captures EndingTable::captures_of_defender(const Placement& placement) const {
    Captures captures;
    const Bitboard occupied = placement.occupied();
    const auto take = [&](Bitboard reach, Reference mover, bool king_moves) {
        if ((reach & placement.attackers).empty()) return;
        for (std::size_t h = 0; h < index_.groups().size(); ++h) {
            for (std::size_t j = 0; j < index_.groups()[h].count; ++j) {
                const Square to = placement.squares[h][j];
                if (defends(index_.groups()[h]) || !reach.has(to)) continue;
                const Value value = lower_value(placement, {h, j}, mover, king_moves, true, to);
                if (value == kIllegal) continue;
                captures.any = true;
                if (is_win(value)) {
                    captures.longest_loss = std::max(captures.longest_loss, value - win_in(0));
                } else if (is_defenders_win(value)) {
                    captures.saves = true;
                    const int moves = value - kDefenderWins + 1;
                    if (captures.quickest_win < 0 || moves < captures.quickest_win) {
                        captures.quickest_win = moves;
                    }
                } else {
                    captures.saves = true;
                }
            }
        }
    };
    take(king_attacks(placement.defending_king), {}, true);
    for (std::size_t g = 0; g < index_.groups().size(); ++g) {
        const auto& group = index_.groups()[g];
        if (!defends(group)) continue;
        for (std::size_t i = 0; i < group.count; ++i) {
            take(attacks_of(group.kind, placement.squares[g][i], occupied), {g, i}, false);
        }
    }
    return captures;
}

bool EndingTable::has_attackers_move(const Placement& placement) const {
    const Bitboard occupied = placement.occupied();
    const Bitboard king_steps = king_attacks(placement.king).without(occupied);
    // Away from the file of the other king the attacker's king is always safe.
    for (const Square to : king_steps) {
        if (to.file() != placement.defending_king.file() ||
            !are_facing(to, placement.defending_king, occupied)) {
            return true;
        }
    }
    bool found = false;
    for (std::size_t g = 0; g < index_.groups().size() && !found; ++g) {
        const auto& group = index_.groups()[g];
        if (defends(group)) continue;
        for (std::size_t i = 0; i < group.count && !found; ++i) {
            const Square from = placement.squares[g][i];
            const Bitboard targets = steps_of(group.kind, from, occupied) |
                                     (attacks_of(group.kind, from, occupied) & placement.defenders);
            for (const Square to : targets) {
                const Bitboard after = occupied.without(point(from)) | point(to);
                if (!are_facing(placement.king, placement.defending_king, after)) {
                    found = true;
                    break;
                }
            }
        }
    }
    return found;
}

void EndingTable::judge_attacker(std::uint32_t number, const Placement& placement) {
    Value& value = attacker_moves_[number];
    if (gives_check(index_, placement)) {
        value = kIllegal;
    } else if (const int capture = quickest_capture(placement); capture > 0) {
        value = static_cast<Value>(capture + 1);
        note(capture);
    } else if (!has_attackers_move(placement)) {
        value = kDefenderWins;
        has_defenders_wins_ = true;
    }
}

/// The attacker's placements must have been judged: a defender's step is legal if the placement
/// that it leads to is.
void EndingTable::judge_defender(std::uint32_t number, const Placement& placement) {
    const Captures captures = captures_of_defender(placement);
    Value& value = defender_moves_[number];
    if (captures.quickest_win >= 0) {
        value = static_cast<Value>(kDefenderWins + captures.quickest_win);
        has_defenders_wins_ = true;
        return;
    }
    if (captures.saves) return;
    int steps = 0;
    const auto count_step = [&](std::uint32_t after) {
        steps += attacker_moves_[after] == kIllegal ? 0 : 1;
    };
    for_each_step(index_, placement, true, [&](Reference piece, Square to) {
        count_step(index_.after(number, placement, piece, to));
    });
    for (const Square to : king_attacks(placement.defending_king).without(placement.occupied())) {
        count_step(index_.after_king(number, placement, true, to));
    }
    value = steps > 0 ? static_cast<Value>(kOpen + steps) : win_in(captures.longest_loss);
    if (steps == 0) note(captures.longest_loss);
}

/// The defender to move has lost: the attacker wins a move before.
void EndingTable::spread_loss(std::uint32_t number, int moves) {
    Placement placement;
    static_cast<void>(index_.decode(number, placement));
    const Value win = win_in(moves + 1);
    const auto mark = [&](std::uint32_t before) {
        Value& value = attacker_moves_[before];
        if (value == kDrawn || (is_win(value) && value > win)) value = win;
    };
    const Bitboard occupied = placement.occupied();
    for (std::size_t g = 0; g < index_.groups().size(); ++g) {
        const auto& group = index_.groups()[g];
        if (defends(group)) continue;
        for (std::size_t i = 0; i < group.count; ++i) {
            for (const Square from : origins_of(group.kind, placement.squares[g][i], occupied)) {
                mark(index_.after(number, placement, {g, i}, from));
            }
        }
    }
    for (const Square from : king_attacks(placement.king).without(occupied)) {
        const auto origins = index_.before_king(number, placement, false, from);
        for (std::size_t i = 0; i < origins.count; ++i) mark(origins.numbers[i]);
    }
    note(moves + 1);
}

/// The attacker to move wins: the defender has one move less that does not lose.
void EndingTable::spread_win(std::uint32_t number, int moves) {
    Placement placement;
    static_cast<void>(index_.decode(number, placement));
    const auto close = [&](std::uint32_t before) {
        Value& value = defender_moves_[before];
        if (value <= kOpen || value == kIllegal) return;
        if (--value > kOpen) return;
        Placement origin;
        static_cast<void>(index_.decode(before, origin));
        const int loss = std::max(moves, captures_of_defender(origin).longest_loss);
        value = win_in(loss);
        note(loss);
    };
    for_each_step(index_, placement, true, [&](Reference piece, Square from) {
        close(index_.after(number, placement, piece, from));
    });
    for (const Square from : king_attacks(placement.defending_king).without(placement.occupied())) {
        const auto origins = index_.before_king(number, placement, true, from);
        for (std::size_t i = 0; i < origins.count; ++i) close(origins.numbers[i]);
    }
}

bool EndingTable::spread_all(const StopPoll& cancelled) {
    // Finds the next byte of a value; the placements of one distance are few among many.
    const auto for_each = [&](const Value* values, Value wanted, const auto& visit) {
        const Value* const end = values + index_.size();
        const Value* at = values;
        std::uint32_t visited = 0;
        while (at < end) {
            at = static_cast<const Value*>(
                std::memchr(at, wanted, static_cast<std::size_t>(end - at)));
            if (at == nullptr) break;
            visit(static_cast<std::uint32_t>(at - values));
            ++at;
            if (++visited % kPollInterval == 0 && cancelled && cancelled()) return false;
        }
        return !cancelled || !cancelled();
    };
    for (int moves = 0; moves <= longest_ && !is_too_long_; ++moves) {
        if (moves > 0 && !for_each(attacker_moves_.get(), win_in(moves),
                                   [&](std::uint32_t i) { spread_win(i, moves); })) {
            return false;
        }
        if (!for_each(defender_moves_.get(), win_in(moves),
                      [&](std::uint32_t i) { spread_loss(i, moves); })) {
            return false;
        }
    }
    return !is_too_long_;
}

bool EndingTable::all_moves_lose(std::uint32_t number) const {
    Placement placement;
    static_cast<void>(index_.decode(number, placement));
    bool all = true;
    const auto look = [&](std::uint32_t after) {
        const Value value = defender_moves_[after];
        all = all && (value == kIllegal || is_defenders_win(value));
    };
    for_each_step(index_, placement, false, [&](Reference piece, Square to) {
        if (all) look(index_.after(number, placement, piece, to));
    });
    for (const Square to : king_attacks(placement.king).without(placement.occupied())) {
        if (all) look(index_.after_king(number, placement, false, to));
    }
    if (!all) return false;
    const Bitboard occupied = placement.occupied();
    for (std::size_t g = 0; g < index_.groups().size(); ++g) {
        const auto& group = index_.groups()[g];
        if (defends(group)) continue;
        for (std::size_t i = 0; i < group.count; ++i) {
            const Bitboard taken =
                attacks_of(group.kind, placement.squares[g][i], occupied) & placement.defenders;
            for (std::size_t h = 0; h < index_.groups().size(); ++h) {
                for (std::size_t j = 0; j < index_.groups()[h].count; ++j) {
                    const Square to = placement.squares[h][j];
                    if (!taken.has(to)) continue;
                    const Value value = lower_value(placement, {h, j}, {g, i}, false, false, to);
                    if (value != kIllegal && !is_defenders_win(value)) return false;
                }
            }
        }
    }
    return true;
}

/// A side that cannot move has lost, so an attacker whose own pieces are in his way may lose.
/// Such placements are so few that they are looked for move by move.
void EndingTable::find_defenders_wins() {
    for (int moves = 0; moves < kOpen - kDefenderWins - 1; ++moves) {
        const Value lost = static_cast<Value>(kDefenderWins + moves);
        const Value won = static_cast<Value>(lost + 1);
        for (std::uint32_t i = 0; i < index_.size(); ++i) {
            if (attacker_moves_[i] != lost) continue;
            Placement placement;
            static_cast<void>(index_.decode(i, placement));
            const auto mark = [&](std::uint32_t before) {
                Value& value = defender_moves_[before];
                if (value != kIllegal && !is_win(value) &&
                    (!is_defenders_win(value) || value > won)) {
                    value = won;
                }
            };
            for_each_step(index_, placement, true, [&](Reference piece, Square from) {
                mark(index_.after(i, placement, piece, from));
            });
            for (const Square from :
                 king_attacks(placement.defending_king).without(placement.occupied())) {
                const auto origins = index_.before_king(i, placement, true, from);
                for (std::size_t k = 0; k < origins.count; ++k) mark(origins.numbers[k]);
            }
        }
        for (std::uint32_t i = 0; i < index_.size(); ++i) {
            if (defender_moves_[i] != won) continue;
            Placement placement;
            static_cast<void>(index_.decode(i, placement));
            const auto look = [&](std::uint32_t before) {
                if (attacker_moves_[before] == kDrawn && all_moves_lose(before)) {
                    attacker_moves_[before] = won;
                }
            };
            const Bitboard occupied = placement.occupied();
            for (std::size_t g = 0; g < index_.groups().size(); ++g) {
                const auto& group = index_.groups()[g];
                if (defends(group)) continue;
                for (std::size_t k = 0; k < group.count; ++k) {
                    for (const Square from :
                         origins_of(group.kind, placement.squares[g][k], occupied)) {
                        look(index_.after(i, placement, {g, k}, from));
                    }
                }
            }
            for (const Square from : king_attacks(placement.king).without(occupied)) {
                const auto origins = index_.before_king(i, placement, false, from);
                for (std::size_t k = 0; k < origins.count; ++k) look(origins.numbers[k]);
            }
        }
    }
}

bool EndingTable::generate(const StopPoll& cancelled) {
    const std::uint32_t size = index_.size();
    // Not by `new`, which ends a program without exceptions where there is no memory.
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
        judge_attacker(i, placement);
    }
    for (std::uint32_t i = 0; i < size; ++i) {
        if (is_cancelled(i)) return false;
        if (defender_moves_[i] == kIllegal) continue;
        static_cast<void>(index_.decode(i, placement));
        judge_defender(i, placement);
    }
    if (!spread_all(cancelled)) return false;
    if (has_defenders_wins_) find_defenders_wins();
    // What is still open is never lost.
    for (std::uint32_t i = 0; i < size; ++i) {
        Value& value = defender_moves_[i];
        if (value >= kOpen && value != kIllegal) value = kDrawn;
    }
    return true;
}

std::optional<EndingVerdict> EndingTable::verdict_at(std::uint32_t number,
                                                     bool attacker_to_move) const {
    const Value value = (attacker_to_move ? attacker_moves_ : defender_moves_)[number];
    if (value == kIllegal) return std::nullopt;
    if (value == kDrawn) return EndingVerdict{};
    const bool attacker_wins = is_win(value);
    const int moves = attacker_wins ? value - win_in(0) : value - kDefenderWins;
    return EndingVerdict{attacker_wins == attacker_to_move ? EndingVerdict::Result::Won
                                                           : EndingVerdict::Result::Lost,
                         moves};
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
