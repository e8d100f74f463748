// SPDX-License-Identifier: MIT
#include "tools/match/referee.h"

#include <algorithm>
#include <cstdlib>

#include "engine/xiangqi/board/fen.h"

namespace match {

namespace xq = engine::xiangqi;
using engine::Status;

namespace {

Status win_of(xq::Color side) {
    return side == xq::Color::Red ? Status::FirstWins : Status::SecondWins;
}

class Referee {
  public:
    Referee(const std::string& fen, Player& red, Player& black, const std::array<Limits, 2>& limits,
            const GameRules& rules)
        : position_(*xq::parse_fen(fen).position),
          players_{&red, &black},
          limits_(limits),
          rules_(rules),
          situation_{position_, fen, {}, fen, 0, {}} {
        record_.start_fen = fen;
        for (std::size_t side = 0; side < 2; ++side) {
            if (limits_[side].clock) situation_.clocks[side].emplace(*limits_[side].clock);
        }
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
    [[nodiscard]] xq::Color side() const { return position_.side_to_move(); }

    void finish(Status status, End end) {
        record_.status = status;
        record_.end = end;
    }

    /// False when the match is cancelled.
    bool play_ply() {
        const xq::Color mover = side();
        Player& player = *players_[index(mover)];
        const Answer answer = player.think(situation_, limits_[index(mover)]);
        if (answer.kind == Answer::Kind::Cancelled) return false;
        if (const auto fault = fault_of(answer)) {
            if (*fault == End::Crash || *fault == End::Hang) player.discard();
            if (*fault == End::IllegalMove) record_.detail = answer.text;
            finish(win_of(~mover), *fault);
        } else if (answer.kind == Answer::Kind::Resigns) {
            finish(win_of(~mover), End::Resigned);
        } else {
            make(answer);
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
        if (answer.kind == Answer::Kind::Unreadable) return End::IllegalMove;
        const bool legal = answer.kind != Answer::Kind::Move || position_.is_legal(answer.move);
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

    void make(const Answer& answer) {
        record_.moves.push_back({answer.move, answer.score, answer.depth, answer.elapsed});
        situation_.moves.push_back(answer.move);
        position_.make_move(answer.move);
        if (!position_.state().captured.none()) {
            situation_.base_fen = xq::to_fen(position_);
            situation_.base_ply = situation_.moves.size();
        }
    }

    /// The rules come first; then what the players agree on.
    void rule() {
        const xq::Ruling ruling = judge(position_, rules_.rules);
        if (ruling.status != Status::Ongoing) {
            record_.reason = ruling.reason;
            finish(ruling.status, End::ByRule);
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
        xq::Color mover = ~side();
        for (std::size_t back = 1; back <= plies; ++back) {
            const auto& score = record_.moves[record_.moves.size() - back].score;
            if (!score || !holds(*score, mover)) return false;
            mover = ~mover;
        }
        return true;
    }

    [[nodiscard]] bool resigned(xq::Color loser) const {
        if (!rules_.resign) return false;
        return agreed(rules_.resign->moves, [&](int score, xq::Color mover) {
            return (mover == loser ? -score : score) >= rules_.resign->score;
        });
    }

    [[nodiscard]] bool agreed_draw() const {
        if (!rules_.draw || static_cast<int>(record_.moves.size()) < rules_.draw->from_ply) {
            return false;
        }
        return agreed(rules_.draw->moves,
                      [&](int score, xq::Color) { return std::abs(score) <= rules_.draw->score; });
    }

    xq::Position position_;
    std::array<Player*, 2> players_;
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

std::optional<xq::Color> GameRecord::loser() const {
    if (status == Status::FirstWins) return xq::Color::Black;
    if (status == Status::SecondWins) return xq::Color::Red;
    return std::nullopt;
}

GameRecord play_game(const std::string& fen, Player& red, Player& black,
                     const std::array<Limits, 2>& limits, const GameRules& rules) {
    return Referee(fen, red, black, limits, rules).play();
}

}  // namespace match
