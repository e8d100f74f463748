// SPDX-License-Identifier: MIT
#include "tools/tuning/searchers.h"

#include <cmath>
#include <thread>
#include <utility>

#include "engine/capabilities.h"
#include "engine/core/random.h"
#include "engine/uci/built_in_network.h"

namespace tuning {
namespace {

constexpr std::size_t kTableMegabytes = 16;

constexpr std::size_t kLongestGame = 300;
/// Neighbouring positions of a game are much alike.
constexpr std::uint32_t kPliesBetween = 8;
/// How far a chance is from even at most, for a position to be looked at and for a game to go on:
/// hardly anything depends on a move where one side wins anyway.
constexpr double kOpen = 0.4;
constexpr double kUndecided = 0.48;

double chance_of(const engine::OutcomeChances& chances) {
    return (chances.win + 0.5 * chances.draw) / 1000;
}

/// Of that side, in a game that is over.
double chance_of(engine::Status status, engine::Seat seat) {
    if (status == engine::Status::Draw) return 0.5;
    return (status == engine::Status::FirstWins) == (seat == engine::Seat::First) ? 1 : 0;
}

}  // namespace

Searcher::Searcher(std::string game, std::string rules)
    : name_(std::move(game)),
      game_(engine::make_game(name_, kTableMegabytes)),
      rules_(std::move(rules)) {
    const auto network =
        name_ == "gomoku" ? chuhe::built_in_gomoku_network() : chuhe::built_in_xiangqi_network();
    static_cast<void>(game_->evaluation_network()->load_network(network));
}

engine::Snapshot Searcher::set(const Line& line) {
    const std::vector<std::string_view> moves(line.moves.begin(), line.moves.end());
    static_cast<void>(game_->set_position(line.fen, moves, rules_));
    return game_->snapshot();
}

Answer Searcher::ask(std::uint64_t nodes) {
    game_->new_game();
    engine::SearchLimits limits;
    limits.nodes = nodes;
    const engine::SearchInfo info = game_->search(
        limits, [](const engine::SearchInfo&) {}, [] { return false; });
    return {info.best_move, chance_of(engine::chances_after(*game_, info))};
}

Answer Searcher::search(const Line& line, std::uint64_t nodes) {
    set(line);
    return ask(nodes);
}

double Searcher::value_of(const Line& line, const std::string& move, std::uint64_t nodes) {
    Line after = line;
    after.moves.push_back(move);
    const engine::Snapshot position = set(after);
    const bool goes_on = position.status == engine::Status::Ongoing;
    return 1 - (goes_on ? ask(nodes).chance
                        : chance_of(position.status, match::to_move_in(name_, position.fen)));
}

PlayedGame Searcher::play(const Line& opening, std::uint64_t nodes, std::uint64_t seed) {
    // Neighbouring seeds must not share their numbers.
    engine::SplitMix64 random(engine::SplitMix64(seed).next());
    PlayedGame game{opening, {}};
    std::vector<std::string>& moves = game.line.moves;
    std::size_t next = moves.size() + random.below(kPliesBetween);
    while (moves.size() < kLongestGame && set(game.line).status == engine::Status::Ongoing) {
        const Answer answer = ask(1 + random.below(static_cast<std::uint32_t>(nodes)));
        const double lead = std::abs(answer.chance - 0.5);
        if (lead > kUndecided) break;
        if (moves.size() >= next && lead <= kOpen) {
            game.plies.push_back(moves.size());
            next = moves.size() + kPliesBetween;
        }
        moves.push_back(answer.move);
    }
    return game;
}

Searchers::Searchers(const std::string& game, const std::string& rules, std::size_t threads,
                     const std::atomic<bool>& cancelled)
    : cancelled_(cancelled) {
    for (std::size_t i = 0; i < threads; ++i) searchers_.emplace_back(game, rules);
}

bool Searchers::each(std::size_t count, const std::function<void(Searcher&, std::size_t)>& work) {
    std::atomic<std::size_t> next{0};
    std::vector<std::thread> threads;
    for (Searcher& searcher : searchers_) {
        threads.emplace_back([&] {
            for (;;) {
                const std::size_t number = next++;
                if (number >= count || cancelled_) return;
                work(searcher, number);
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    return !cancelled_;
}

}  // namespace tuning
