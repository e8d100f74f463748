// SPDX-License-Identifier: MIT
#include "tools/training/gomoku_self_play.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/threats/candidates.h"

namespace engine::gomoku {

namespace {

/// Openings the search finds less even than this are not played.
constexpr Value kEven = 350;
/// A game that has so many stones is a draw.
constexpr int kDrawnStones = 140;

/// Whether the search asks for no evaluation here: fives and open fours decide.
bool is_decided(const Position& position) {
    const Color us = position.side_to_move();
    return position.count(us, Threat::Five) > 0 || position.count(~us, Threat::Five) > 0 ||
           threatens_to_win(position, us);
}

}  // namespace

bool TrainingPosition::operator==(const TrainingPosition& other) const {
    return ply == other.ply && value == other.value && best_move == other.best_move &&
           std::equal(detour.begin(), detour.end(), other.detour.begin(), other.detour.end());
}

Position position_of(const TrainingGame& game, const TrainingPosition& position) {
    Position reached(kStandardSize, game.rule);
    for (std::size_t ply = 0; ply < position.ply; ++ply) reached.make_move(game.moves[ply]);
    for (const Point move : position.detour) reached.make_move(move);
    return reached;
}

SelfPlay::SelfPlay(const SelfPlaySettings& settings, const network::Network* network)
    : settings_(settings) {
    if (network != nullptr) state_.network = std::make_unique<network::Network>(*network);
}

TrainingGame SelfPlay::play(std::uint32_t number) {
    random_ = SplitMix64(number);
    Position position = even_opening();
    state_.clear();
    TrainingGame game;
    game.rule = settings_.rule;
    game.black_half_points = play_on(position, game);
    game.moves = position.moves();
    return game;
}

SelfPlay::Found SelfPlay::think(Position& position, std::uint64_t nodes) {
    SearchLimits limits;
    limits.nodes = nodes;
    SearchControl control(limits, {});
    Searcher searcher(position, state_, control);
    searcher.deepen([](const SearchInfo&) {});
    const auto answer = searcher.answer();
    return {parse_point(answer.best_move, position.size()).value_or(kNoPoint), answer.value};
}

Point SelfPlay::random_move(Position& position, std::uint32_t among) {
    const bool is_threatened = threatens_to_win(position, ~position.side_to_move());
    MovePicker picker(position, is_threatened ? defences(position) : near_candidates(position),
                      state_.threads.main().histories, {});
    std::vector<Point> moves;
    for (auto move = picker.next(); !move.none() && moves.size() < among; move = picker.next()) {
        if (!is_forbidden(position, move)) moves.push_back(move);
    }
    if (moves.empty()) return kNoPoint;
    return moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
}

Point SelfPlay::central_point() {
    const auto reach = 2 + static_cast<int>(random_.below(2));
    const auto coordinate = [&] {
        const auto offset = random_.below(static_cast<std::uint32_t>(2 * reach + 1));
        return kStandardSize / 2 - reach + static_cast<int>(offset);
    };
    const int file = coordinate();
    return {file, coordinate()};
}

/// Three to seven stones, some anywhere near the middle, the others near stones.
Position SelfPlay::even_opening() {
    for (;;) {
        state_.clear();
        Position position(kStandardSize, settings_.rule);
        const int stones = 3 + static_cast<int>(random_.below(5));
        while (position.stones() < stones && !is_decided(position)) {
            const bool anywhere = position.stones() == 0 || random_.below(3) == 0;
            const Point move = anywhere ? central_point() : random_move(position, 20);
            const bool is_playable =
                !move.none() && position.is_empty(move) && !is_forbidden(position, move);
            if (is_playable) position.make_move(move);
        }
        if (is_decided(position)) continue;
        if (std::abs(think(position, 2 * settings_.nodes).value) <= kEven) return position;
    }
}

int SelfPlay::play_on(Position& position, TrainingGame& game) {
    for (;;) {
        const auto status = judge(position).status;
        if (status == Status::Draw || position.stones() > kDrawnStones) return 1;
        if (status != Status::Ongoing) return status == Status::FirstWins ? 2 : 0;
        const Found found = think(position, settings_.nodes);
        // A game that goes on has a move.
        assert(!found.move.none());
        keep(position, position.moves().size(), found, game);
        const bool is_black = position.side_to_move() == Color::Black;
        if (is_mate(found.value)) return (found.value > 0) == is_black ? 2 : 0;
        if (random_.below(2) == 0) take_detour(position, game);
        position.make_move(found.move);
    }
}

/// A search meets worse moves than games do: one to three of them, thought about and taken back.
void SelfPlay::take_detour(Position& position, TrainingGame& game) {
    const std::size_t ply = position.moves().size();
    const std::size_t moves = 1 + random_.below(TrainingPosition::kMostDetour);
    std::size_t made = 0;
    bool goes_on = true;
    while (goes_on && made < moves) {
        const Point move = random_move(position, 12);
        if (move.none()) break;
        position.make_move(move);
        ++made;
        goes_on = judge(position).status == Status::Ongoing;
    }
    if (made == moves && goes_on && !is_decided(position)) {
        keep(position, ply, think(position, settings_.nodes), game);
    }
    while (made-- > 0) position.unmake_move();
}

void SelfPlay::keep(Position& position, std::size_t ply, const Found& found, TrainingGame& game) {
    constexpr std::uint64_t kGlance = 10;
    const bool is_plain =
        is_decided(position) || state_.threads.main().vcf.solve(position, kGlance) == Proof::Win;
    if (is_plain) return;
    TrainingPosition kept{.ply = ply, .detour = {}, .value = found.value, .best_move = found.move};
    const auto& moves = position.moves();
    for (std::size_t at = ply; at < moves.size(); ++at) kept.detour.push_back(moves[at]);
    game.positions.push_back(kept);
}

}  // namespace engine::gomoku
