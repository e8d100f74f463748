// SPDX-License-Identifier: MIT
#include "engine/xiangqi/motifs/explain.h"

#include <algorithm>
#include <array>

#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/motifs/attacks.h"
#include "engine/xiangqi/motifs/captures.h"
#include "engine/xiangqi/motifs/causes.h"
#include "engine/xiangqi/motifs/mates.h"
#include "engine/xiangqi/motifs/rescues.h"

namespace engine::xiangqi {

namespace {

/// Readers can follow a line for about this many plies.
constexpr int kPliesFollowed = 5;

/// The most instructive motif first: a fork of a pinned piece is called a fork.
Motifs motifs_of_step(const MadeMove& step) {
    Motifs motifs;
    for (const auto find : {find_in_between_check, find_fork, find_discovered_attack,
                            find_discovered_cannon, find_skewer, find_pin, find_relative_pin,
                            find_cut_defence, find_mate_threat, find_trapped_piece}) {
        if (const auto motif = find(step)) motifs.push_back(*motif);
    }
    const Claim anything{};
    const bool wins = !motifs.empty() || wins_by_force(step.before, step.move, anything);
    if (!wins) return motifs;
    if (const auto why = why_capture_wins(step)) motifs.push_back(*why);
    for (const auto find : {find_double_check, find_discovered_check}) {
        if (const auto motif = find(step)) {
            motifs.push_back(*motif);
            break;
        }
    }
    return motifs;
}

Motifs checks_of(const MadeMove& step) {
    if (const auto both = find_double_check(step)) return {*both};
    if (const auto discovered = find_discovered_check(step)) return {*discovered};
    return {};
}

void append(std::vector<LineMotif>& list, const Motifs& motifs, int ply) {
    for (const Motif& motif : motifs) list.push_back({motif, ply});
}

/// Whether the gain of a motif matches the loss in value: at least half of the cheapest target,
/// because the piece may be lost again, and at most four times the most valuable one, because a
/// larger loss has another cause.
bool is_borne_out(const Motif& motif, Value drop) {
    Value least = piece_value(Piece(Color::Red, PieceType::King));
    Value most = 0;
    for (const PlacedPiece& target : motif.targets) {
        if (target.piece.type() == PieceType::King) continue;
        least = std::min(least, piece_value(target.piece));
        most = std::max(most, piece_value(target.piece));
    }
    return 2 * drop >= least && drop <= 4 * most;
}

bool is_check_kind(MotifKind kind) {
    return kind == MotifKind::DiscoveredCheck || kind == MotifKind::DoubleCheck;
}

/// Keeps the motifs that match the value of the line: those that lead to mate, or the material that
/// was really won.
std::vector<LineMotif> supported(std::vector<LineMotif> motifs, Value value, Value drop) {
    const auto fits = [&](const LineMotif& found) {
        const bool is_mating = found.motif.kind >= MotifKind::HeavyCannons;
        if (is_mate(value) && value > 0) return is_mating || is_check_kind(found.motif.kind);
        return !is_mating && !is_check_kind(found.motif.kind) && is_borne_out(found.motif, drop);
    };
    const bool has_ground = std::any_of(motifs.begin(), motifs.end(), fits);
    const auto is_unfit = [&](const LineMotif& found) {
        // The kind of a check is not a gain by itself; it only accompanies another motif.
        return !fits(found) && !(has_ground && is_check_kind(found.motif.kind));
    };
    motifs.erase(std::remove_if(motifs.begin(), motifs.end(), is_unfit), motifs.end());
    return motifs;
}

/// The point, before the move, of the piece that the answer captures; nothing if it is not a
/// capture.
std::optional<Square> taken_by(const MadeMove& played, const std::vector<LineMotif>& allowed,
                               const ValuedLine& answer) {
    if (answer.moves.empty() || allowed.empty() || allowed.front().ply != 0) return std::nullopt;
    const Square taken = answer.moves.front().to();
    return played.after.at(taken).none() ? std::nullopt : std::optional(taken);
}

}  // namespace

std::vector<LineMotif> motifs_of_line(const Position& position, std::span<const Move> line) {
    std::vector<LineMotif> found;
    if (line.empty()) return found;
    Position last = position;
    for (const Move move : line) last.make_move(move);
    const bool is_ours = line.size() % 2 == 1;
    if (is_ours && !has_legal_move(last)) {
        append(found, checks_of(MadeMove(position, line.front())), 0);
        append(found, named_mates(last), static_cast<int>(line.size()) - 1);
        return found;
    }
    Position now = position;
    const int plies = std::min(kPliesFollowed, static_cast<int>(line.size()));
    for (int ply = 0; ply < plies; ++ply) {
        const Move move = line[static_cast<std::size_t>(ply)];
        if (ply % 2 == 0) {
            append(found, motifs_of_step(MadeMove(now, move)), ply);
            if (!found.empty()) break;
        }
        now.make_move(move);
    }
    return found;
}

Explanation explain_move(const Position& position, Move move, const ValuedLine& better,
                         const ValuedLine& answer) {
    const MadeMove played(position, move);
    const Value drop = better.value + answer.value;
    Explanation explanation;
    explanation.allowed = supported(motifs_of_line(played.after, answer.moves), answer.value, drop);
    explanation.missed = supported(motifs_of_line(position, better.moves), better.value, drop);
    const auto taken = taken_by(played, explanation.allowed, answer);
    if (!taken || is_mate(answer.value)) return explanation;
    if (const auto cause = cause_of_loss(played, *taken)) explanation.causes.push_back(*cause);
    if (!better.moves.empty()) {
        const Square stood = *taken == move.to() ? move.from() : *taken;
        if (const auto rescue = rescue_of(MadeMove(position, better.moves.front()), stood)) {
            explanation.rescues.push_back(*rescue);
        }
    }
    return explanation;
}

}  // namespace engine::xiangqi
