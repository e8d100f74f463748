// SPDX-License-Identifier: MIT
#include "tools/training/gomoku/self_play.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "engine/core/random.h"
#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/search/bench.h"
#include "engine/gomoku/threats/candidates.h"
#include "tools/training/pass.h"

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

class SelfPlay {
  public:
    SelfPlay(std::uint32_t number, const SelfPlaySettings& settings, SearchState& state)
        : settings_(settings),
          state_(state),
          random_(number) {}

    TrainingGame play() {
        Position position = even_opening();
        state_.clear();
        TrainingGame game;
        game.rule = settings_.rule;
        game.black_half_points = play_on(position, game);
        game.moves = position.moves();
        return game;
    }

  private:
    struct Found {
        Point move;
        Value value = 0;
    };

    Found think(Position& position, std::uint64_t nodes) {
        SearchLimits limits;
        limits.nodes = nodes;
        SearchControl control(limits, {});
        Searcher searcher(position, state_, control);
        searcher.deepen([](const SearchInfo&) {});
        const auto answer = searcher.answer();
        return {parse_point(answer.best_move, position.size()).value_or(kNoPoint), answer.value};
    }

    /// One of so many moves that look best; kNoPoint where there is none.
    Point random_move(Position& position, std::uint32_t among) {
        const bool is_threatened = threatens_to_win(position, ~position.side_to_move());
        MovePicker picker(position, is_threatened ? defences(position) : near_candidates(position),
                          state_.threads.main().histories, {});
        std::vector<Point> moves;
        for (auto move = picker.next(); !move.none() && moves.size() < among;
             move = picker.next()) {
            if (!is_forbidden(position, move)) moves.push_back(move);
        }
        if (moves.empty()) return kNoPoint;
        return moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
    }

    Point central_point() {
        const auto reach = 2 + static_cast<int>(random_.below(2));
        const auto coordinate = [&] {
            const auto offset = random_.below(static_cast<std::uint32_t>(2 * reach + 1));
            return kStandardSize / 2 - reach + static_cast<int>(offset);
        };
        const int file = coordinate();
        return {file, coordinate()};
    }

    /// Three to seven stones, some anywhere near the middle, the others near stones.
    Position even_opening() {
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

    /// Black's half points.
    int play_on(Position& position, TrainingGame& game) {
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

    /// A search meets worse moves than games do: one to three of them, thought about and taken
    /// back.
    void take_detour(Position& position, TrainingGame& game) {
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

    void keep(Position& position, std::size_t ply, const Found& found, TrainingGame& game) {
        constexpr std::uint64_t kGlance = 10;
        const bool is_plain = is_decided(position) ||
                              state_.threads.main().vcf.solve(position, kGlance) == Proof::Win;
        if (is_plain) return;
        TrainingPosition kept{
            .ply = ply, .detour = {}, .value = found.value, .best_move = found.move};
        const auto& moves = position.moves();
        for (std::size_t at = ply; at < moves.size(); ++at) kept.detour.push_back(moves[at]);
        game.positions.push_back(kept);
    }

    const SelfPlaySettings& settings_;
    SearchState& state_;
    SplitMix64 random_;
};

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

float expected_share(const TrainingGame& game, const TrainingPosition& position, Color us,
                     int result_percent) {
    // How a game ended says nothing of moves that were not played.
    const float share = position.detour.empty() ? static_cast<float>(result_percent) / 100.0F : 0;
    const int half_points =
        us == Color::Black ? game.black_half_points : 2 - game.black_half_points;
    return share * static_cast<float>(half_points) / 2 +
           (1 - share) * training::sigmoid(static_cast<float>(position.value) / network::kScale);
}

training::Origin origin_of(const SelfPlaySettings& settings, const network::Network* network) {
    return {{"bench", std::to_string(run_bench(Depth{6}, network))},
            {"rule", std::string(kRuleNames[static_cast<std::size_t>(settings.rule)])},
            {"nodes", std::to_string(settings.nodes)}};
}

TrainingGame play_training_game(std::uint32_t number, const SelfPlaySettings& settings,
                                SearchState& state) {
    return SelfPlay(number, settings, state).play();
}

}  // namespace engine::gomoku
