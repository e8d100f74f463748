// SPDX-License-Identifier: MIT
#include "tests/support/plain_judge.h"

#include <array>
#include <cctype>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <vector>

#include "engine/core/text/text.h"
#include "tests/support/plain_rules.h"

namespace tests {

namespace {

/// Pieces are identified by their points at the start of the game.
using Piece = std::size_t;
using Pieces = std::set<Piece>;

std::size_t index(Point point) { return static_cast<std::size_t>(point.rank * 9 + point.file); }

/// A position of the game and the identity of its pieces.
struct Moment {
    PlainBoard board;
    std::array<Piece, 90> pieces{};
    bool check = false;
};

/// From an earlier occurrence of the current position (first) to the current one (last).
using Span = std::vector<Moment>;

[[noreturn]] void give_up(std::string_view move) {
    std::cerr << "plain judge: illegal move " << move << '\n';
    std::abort();
}

std::vector<Moment> play_game(std::string_view fen, std::string_view moves) {
    Moment now{PlainBoard(fen)};
    for (const Point point : all_points()) now.pieces[index(point)] = index(point);
    now.check = now.board.in_check(now.board.red_to_move());
    std::vector<Moment> game{now};
    for (const std::string_view move : engine::split_words(moves)) {
        const Point from = point_of(move.substr(0, 2));
        const Point to = point_of(move.substr(2, 2));
        if (!now.board.is_legal(from, to)) give_up(move);
        now.board.play(from, to);
        now.pieces[index(to)] = now.pieces[index(from)];
        now.check = now.board.in_check(now.board.red_to_move());
        game.push_back(now);
    }
    return game;
}

/// The game since the third last occurrence of the current position.
std::optional<Span> span_of_third_occurrence(const std::vector<Moment>& game) {
    int occurrences = 0;
    for (std::size_t i = game.size(); i-- > 0;) {
        if (game[i].board == game.back().board) ++occurrences;
        if (occurrences == 3)
            return Span(game.begin() + static_cast<std::ptrdiff_t>(i), game.end());
    }
    return std::nullopt;
}

bool moved(bool red, const Moment& before) { return before.board.red_to_move() == red; }

bool always_checks(const Span& span, bool red) {
    for (std::size_t i = 1; i < span.size(); ++i) {
        if (moved(red, span[i - 1]) && !span[i].check) return false;
    }
    return true;
}

bool any_check(const Span& span) {
    for (const Moment& moment : span) {
        if (moment.check) return true;
    }
    return false;
}

bool one_of(char piece, std::string_view kinds) {
    const auto kind = static_cast<char>(std::toupper(piece));
    return kinds.find(kind) != std::string_view::npos;
}

bool across_river(Point point, bool red) { return red ? point.rank >= 5 : point.rank <= 4; }

/// Every piece may be chased except the king and a soldier that has not crossed the river.
bool may_be_chased(const PlainBoard& board, Point point) {
    if (one_of(board.at(point), "K")) return false;
    return !one_of(board.at(point), "P") || across_river(point, board.is_red(point));
}

/// Whether a capture wins material even if the victim is protected.
bool always_gains(char attacker, char victim) {
    if (one_of(attacker, "NC")) return one_of(victim, "R");
    if (one_of(attacker, "AB")) return one_of(victim, "RNC");
    return false;
}

/// Whether the side that just lost a piece on `point` can recapture.
bool can_recapture(const PlainBoard& board, Point point) {
    for (const Point from : all_points()) {
        if (board.is_legal(from, point)) return true;
    }
    return false;
}

/// Whether the piece on `from` chases the one on `to`; either side may be to move.
bool chases(PlainBoard board, Point from, Point to) {
    // Kings and soldiers may chase.
    if (!one_of(board.at(from), "RNCAB") || !may_be_chased(board, to)) return false;
    // The capture must not expose the own king, so a pinned piece only chases its pinner.
    board.give_move_to(board.is_red(from));
    if (!board.is_legal(from, to)) return false;
    if (always_gains(board.at(from), board.at(to))) return true;
    // Pieces of the same kind offer an exchange, unless the victim cannot capture the attacker.
    if (std::toupper(board.at(from)) == std::toupper(board.at(to))) {
        PlainBoard turned = board;
        turned.give_move_to(board.is_red(to));
        if (turned.is_legal(to, from)) return false;
    }
    board.play(from, to);
    return !can_recapture(board, to);
}

Pieces chased_by(bool red, const Moment& moment) {
    const PlainBoard& board = moment.board;
    Pieces chased;
    for (const Point from : all_points()) {
        if (board.empty(from) || board.is_red(from) != red) continue;
        for (const Point to : all_points()) {
            if (board.empty(to) || board.is_red(to) == red) continue;
            if (chases(board, from, to)) chased.insert(moment.pieces[index(to)]);
        }
    }
    return chased;
}

/// The pieces that every move of a side started to chase: chased after the move, but not before it.
Pieces always_chased_by(bool red, const Span& span) {
    std::optional<Pieces> always;
    for (std::size_t i = 1; i < span.size(); ++i) {
        if (!moved(red, span[i - 1])) continue;
        const Pieces before = chased_by(red, span[i - 1]);
        Pieces anew;
        for (const Piece piece : chased_by(red, span[i])) {
            const bool so_far = !always || always->count(piece) == 1;
            if (so_far && before.count(piece) == 0) anew.insert(piece);
        }
        always = anew;
        if (anew.empty()) break;
    }
    return always.value_or(Pieces{});
}

std::set<std::string> where(const Pieces& pieces, const Moment& now) {
    std::set<std::string> points;
    for (const Point point : all_points()) {
        if (!now.board.empty(point) && pieces.count(now.pieces[index(point)]) == 1) {
            points.insert(text_of(point));
        }
    }
    return points;
}

/// A loss if exactly one side breaks the rule; a draw if both or neither do.
Verdict lost_by(bool red, bool black) {
    if (red == black) return Verdict::Draw;
    return red ? Verdict::BlackWins : Verdict::RedWins;
}

}  // namespace

PlainRuling plain_ruling(PlainLaw law, std::string_view fen, std::string_view moves) {
    const auto span = span_of_third_occurrence(play_game(fen, moves));
    if (!span) return {};
    PlainRuling ruling;
    ruling.red_always_checks = always_checks(*span, true);
    ruling.black_always_checks = always_checks(*span, false);
    ruling.verdict = lost_by(ruling.red_always_checks, ruling.black_always_checks);
    if (law == PlainLaw::Simple || any_check(*span)) return ruling;
    ruling.chased_by_red = where(always_chased_by(true, *span), span->back());
    ruling.chased_by_black = where(always_chased_by(false, *span), span->back());
    ruling.verdict = lost_by(!ruling.chased_by_red.empty(), !ruling.chased_by_black.empty());
    return ruling;
}

std::string_view text_of(Verdict verdict) {
    switch (verdict) {
        case Verdict::RedWins:
            return "red wins";
        case Verdict::BlackWins:
            return "black wins";
        case Verdict::Draw:
            return "draw";
        case Verdict::None:
            break;
    }
    return "none";
}

}  // namespace tests
