// SPDX-License-Identifier: MIT
#include "tools/match/referee.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <memory>

#include "engine/core/text/text.h"
#include "engine/game.h"

namespace match {

using engine::Seat;
using engine::Status;

namespace {

/// Only the rules are asked, which need no table.
constexpr std::size_t kTableMegabytes = 1;

Status win_of(Seat seat) { return seat == Seat::First ? Status::FirstWins : Status::SecondWins; }

/// Men on the board of a FEN.
std::ptrdiff_t men_in(std::string_view fen) {
    const std::string_view board = fen.substr(0, fen.find(' '));
    return std::count_if(board.begin(), board.end(),
                         [](unsigned char letter) { return std::isalpha(letter) != 0; });
}

class Referee {
  public:
    Referee(const Opening& opening, const std::array<Player*, 2>& players,
            const std::array<Limits, 2>& limits, const GameRules& rules)
        : game_(engine::make_game(rules.game, kTableMegabytes)),
          players_(players),
          limits_(limits),
          rules_(rules) {
        record_.game = rules.game;
        record_.start_fen = opening.fen;
        situation_.start_fen = situation_.base_fen = opening.fen;
        situation_.to_move = to_move_in(rules.game, opening.fen);
        for (std::size_t side = 0; side < 2; ++side) {
            if (limits_[side].clock) situation_.clocks[side].emplace(*limits_[side].clock);
        }
        look();
        for (const std::string& move : opening.moves) make({move, std::nullopt, 0, {}});
    }

    GameRecord play() {
        while (record_.status == Status::Ongoing) {
            if (static_cast<int>(record_.moves.size()) >= rules_.max_plies) {
                finish(Status::Draw, End::MaxPlies);
            } else if (!play_ply()) {
                break;
            }
        }
        return record_;
    }

  private:
    [[nodiscard]] Seat side() const { return situation_.to_move; }

    /// Takes the position as it is now.
    void look() {
        const std::vector<std::string_view> moves(situation_.moves.begin(), situation_.moves.end());
        // The opening was read by the same rules and each move is legal.
        static_cast<void>(game_->set_position(situation_.start_fen, moves, rules_.rules));
        position_ = game_->snapshot();
    }

    void finish(Status status, End end) {
        record_.status = status;
        record_.end = end;
    }

    /// False when the match is cancelled.
    bool play_ply() {
        const Seat mover = side();
        Player& player = *players_[index(mover)];
        const Answer answer = player.think(situation_, limits_[index(mover)]);
        if (answer.kind == Answer::Kind::Cancelled) return false;
        if (const auto fault = fault_of(answer)) {
            if (*fault == End::Crash || *fault == End::Hang) player.discard();
            if (*fault == End::IllegalMove) record_.detail = answer.move;
            finish(win_of(~mover), *fault);
        } else if (answer.kind == Answer::Kind::Resigns) {
            finish(win_of(~mover), End::Resigned);
        } else {
            make({answer.move, answer.score, answer.depth, answer.elapsed});
            rule();
        }
        return true;
    }

    std::optional<End> fault_of(const Answer& answer) {
        switch (answer.kind) {
            case Answer::Kind::Crash:
                return End::Crash;
            case Answer::Kind::Hang:
                return End::Hang;
            default:
                break;
        }
        if (!in_time(answer.elapsed)) return End::OutOfTime;
        if (answer.kind == Answer::Kind::NoMove) return End::NoMove;
        const auto& legal_moves = position_.legal_moves;
        const bool legal =
            answer.kind != Answer::Kind::Move ||
            std::find(legal_moves.begin(), legal_moves.end(), answer.move) != legal_moves.end();
        return legal ? std::nullopt : std::optional(End::IllegalMove);
    }

    /// Also notes by how much the time was overstepped and books it on the clock.
    bool in_time(Duration elapsed) {
        auto& clock = situation_.clocks[index(side())];
        const Limits& limits = limits_[index(side())];
        Duration allowed = Duration::max();
        if (clock) allowed = clock->available();
        if (limits.move_time) allowed = std::min<Duration>(allowed, *limits.move_time);
        if (clock) clock->spend(elapsed);
        if (elapsed <= allowed) return true;
        Duration& worst = record_.overshoot[index(side())];
        worst = std::max(worst, elapsed - allowed);
        return elapsed - allowed <= rules_.margin;
    }

    void make(const PlayedMove& move) {
        record_.moves.push_back(move);
        situation_.moves.push_back(move.move);
        situation_.to_move = ~situation_.to_move;
        const auto men = men_in(position_.fen);
        look();
        if (men_in(position_.fen) < men) {
            situation_.base_fen = position_.fen;
            situation_.base_ply = situation_.moves.size();
        }
    }

    /// The rules come first; then what the players agree on.
    void rule() {
        if (position_.status != Status::Ongoing) {
            record_.reason = position_.reason;
            finish(position_.status, End::ByRule);
        } else if (resigned(side())) {
            finish(win_of(~side()), End::ScoreWin);
        } else if (resigned(~side())) {
            finish(win_of(side()), End::ScoreWin);
        } else if (agreed_draw()) {
            finish(Status::Draw, End::ScoreDraw);
        }
    }

    /// Whether the last `moves` scores of each side satisfy `holds(score, its mover)`.
    template <class Condition>
    [[nodiscard]] bool agreed(int moves, Condition holds) const {
        const auto plies = 2 * static_cast<std::size_t>(moves);
        if (record_.moves.size() < plies) return false;
        Seat mover = ~side();
        for (std::size_t back = 1; back <= plies; ++back) {
            const auto& score = record_.moves[record_.moves.size() - back].score;
            if (!score || !holds(*score, mover)) return false;
            mover = ~mover;
        }
        return true;
    }

    [[nodiscard]] bool resigned(Seat loser) const {
        if (!rules_.resign) return false;
        return agreed(rules_.resign->moves, [&](int score, Seat mover) {
            return (mover == loser ? -score : score) >= rules_.resign->score;
        });
    }

    [[nodiscard]] bool agreed_draw() const {
        if (!rules_.draw || static_cast<int>(record_.moves.size()) < rules_.draw->from_ply) {
            return false;
        }
        return agreed(rules_.draw->moves,
                      [&](int score, Seat) { return std::abs(score) <= rules_.draw->score; });
    }

    std::unique_ptr<engine::Game> game_;
    engine::Snapshot position_;
    const std::array<Player*, 2>& players_;
    const std::array<Limits, 2>& limits_;
    const GameRules& rules_;
    Situation situation_;
    GameRecord record_;
};

}  // namespace

std::string_view GameRecord::end_text() const {
    switch (end) {
        case End::ByRule:
            return text_of(reason);
        case End::MaxPlies:
            return "max-plies";
        case End::ScoreWin:
            return "score-win";
        case End::ScoreDraw:
            return "score-draw";
        case End::Resigned:
            return "resigned";
        case End::IllegalMove:
            return "illegal-move";
        case End::NoMove:
            return "no-move";
        case End::Crash:
            return "crash";
        case End::Hang:
            return "hang";
        case End::OutOfTime:
            return "out-of-time";
        case End::Cancelled:
            break;
    }
    return "cancelled";
}

std::optional<Seat> GameRecord::loser() const {
    if (status == Status::FirstWins) return Seat::Second;
    if (status == Status::SecondWins) return Seat::First;
    return std::nullopt;
}

Seat to_move_in(std::string_view game, std::string_view fen) {
    const auto words = engine::split_words(fen);
    const bool is_first = words.size() > 1 && words[1] == terms_of(game).first_letter;
    return is_first ? Seat::First : Seat::Second;
}

GameRecord play_game(const Opening& opening, const std::array<Player*, 2>& players,
                     const std::array<Limits, 2>& limits, const GameRules& rules) {
    return Referee(opening, players, limits, rules).play();
}

}  // namespace match
