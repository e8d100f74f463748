// SPDX-License-Identifier: MIT
// Fits the model of engine/xiangqi/eval/outcome_chances.h to the scores and results of games that
// script/match wrote: the least log loss of win, draw and loss. Training records will not do: their
// games are called drawn early, so that small leads would win too seldom.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "engine/xiangqi/eval/outcome_chances.h"
#include "tools/command_line.h"
#include "tools/training/xiangqi/match_games.h"

namespace {

namespace xq = engine::xiangqi;

/// Of every so many games one is held out.
constexpr std::size_t kHoldOut = 10;
/// Beyond that nothing is to be learnt, and mates begin.
constexpr int kMostScore = 2000;
constexpr double kLeastChance = 1e-6;
/// Nats a position for which a number is moved. Where few games tell nothing of it, any less would
/// move it on and on.
constexpr double kLeastGain = 1e-6;

/// Lost, drawn, won.
using Results = std::array<double, 3>;

/// The results of all positions with the same phase and score: as good as the positions.
class Table {
  public:
    /// `points`: 0 lost, 1 drawn, 2 won, by the side to move.
    void add(int phase, int score, std::size_t points) {
        cells_[cell(phase, score)][points] += 1;
        all_[points] += 1;
    }
    [[nodiscard]] double positions() const { return all_[0] + all_[1] + all_[2]; }
    [[nodiscard]] const Results& results() const { return all_; }

    /// Nats a position of a model that gives the chances of `(phase, score)`.
    template <class Model>
    [[nodiscard]] double log_loss(const Model& model) const {
        double sum = 0;
        for (int phase = 0; phase <= xq::Position::kFullPhase; ++phase) {
            for (int score = -kMostScore; score <= kMostScore; ++score) {
                const Results& results = cells_[cell(phase, score)];
                if (results[0] + results[1] + results[2] == 0) continue;
                const engine::Outcomes chances = model(phase, score);
                sum -= results[0] * std::log(std::max(chances.loss, kLeastChance)) +
                       results[1] * std::log(std::max(chances.draw, kLeastChance)) +
                       results[2] * std::log(std::max(chances.win, kLeastChance));
            }
        }
        return sum / std::max(positions(), 1.0);
    }

  private:
    static std::size_t cell(int phase, int score) {
        return static_cast<std::size_t>(phase) * (2 * kMostScore + 1) +
               static_cast<std::size_t>(score + kMostScore);
    }

    std::vector<Results> cells_ = std::vector<Results>(
        static_cast<std::size_t>(xq::Position::kFullPhase + 1) * (2 * kMostScore + 1));
    Results all_{};
};

double loss_of(const Table& table, const xq::OutcomeCurve& curve) {
    return table.log_loss(
        [&](int phase, int score) { return xq::outcomes_of(score, phase, curve); });
}

/// Of a model that knows neither score nor phase.
double loss_of_shares(const Table& table, const Results& from) {
    const double all = from[0] + from[1] + from[2];
    const engine::Outcomes shares{
        .win = from[2] / all, .draw = from[1] / all, .loss = from[0] / all};
    return table.log_loss([&](int, int) { return shares; });
}

/// Moves each of `groups` of the curve's numbers up and down by ever smaller steps as long as that
/// helps.
void descend(const Table& table, const xq::OutcomeCurve& curve,
             const std::vector<std::vector<double*>>& groups) {
    double least = loss_of(table, curve);
    const auto try_step = [&](const std::vector<double*>& group, double step) {
        for (double* number : group) *number += step;
        const bool is_sound =
            std::all_of(group.begin(), group.end(), [](const double* x) { return *x >= 1; });
        const double loss = is_sound ? loss_of(table, curve) : least;
        if (loss < least - kLeastGain) {
            least = loss;
            return true;
        }
        for (double* number : group) *number -= step;
        return false;
    };
    for (double step = 64; step >= 0.5; step /= 2) {
        for (bool moved = true; moved;) {
            moved = false;
            for (const auto& group : groups) {
                moved = try_step(group, step) || try_step(group, -step) || moved;
            }
        }
    }
}

void print(const char* name, const std::array<double, xq::OutcomeCurve::kKnots>& numbers) {
    std::printf("    .%s = {", name);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        std::printf("%s%.0f", i == 0 ? "" : ", ", numbers[i]);
    }
    std::printf("},\n");
}

void fit(const Table& train, const Table& held_out) {
    const auto report = [&](const char* what, const xq::OutcomeCurve& curve) {
        std::printf("%-42s %.4f   %.4f\n", what, loss_of(train, curve), loss_of(held_out, curve));
    };
    std::printf(
        "%.0f positions, %.0f held out; won %.1f %%, drawn %.1f %%, lost %.1f %%\n",
        train.positions(), held_out.positions(), 100 * train.results()[2] / train.positions(),
        100 * train.results()[1] / train.positions(), 100 * train.results()[0] / train.positions());
    std::printf("%-42s fitted   held out\n", "log loss");
    std::printf("%-42s %.4f   %.4f\n", "shares of the results alone",
                loss_of_shares(train, train.results()), loss_of_shares(held_out, train.results()));
    report("the numbers of the engine", xq::kOutcomeCurve);

    xq::OutcomeCurve curve{};
    curve.even_win.fill(300);
    curve.spread.fill(200);
    std::vector<double*> all_wins;
    std::vector<double*> all_spreads;
    std::vector<std::vector<double*>> each;
    for (std::size_t i = 0; i < xq::OutcomeCurve::kKnots; ++i) {
        all_wins.push_back(&curve.even_win[i]);
        all_spreads.push_back(&curve.spread[i]);
        each.push_back({&curve.even_win[i]});
        each.push_back({&curve.spread[i]});
    }
    descend(train, curve, {all_wins, all_spreads});
    report("one curve for all phases", curve);
    descend(train, curve, each);
    report("by phase", curve);
    print("even_win", curve.even_win);
    print("spread", curve.spread);
}

/// Of Red; nothing where the game was not decided on the board.
std::optional<std::size_t> points_of(const xq::GameTree& game) {
    const auto end = game.header("Termination");
    const bool is_broken_off = end == "out-of-time" || end == "crash" || end == "hang" ||
                               end == "illegal-move" || end == "no-move" || end == "max-plies";
    if (is_broken_off) return std::nullopt;
    const auto result = game.header("Result");
    if (result == "1-0") return 2;
    if (result == "1/2-1/2") return 1;
    return result == "0-1" ? std::optional<std::size_t>(0) : std::nullopt;
}

/// Of the comment that a match leaves with a move: `+245/9 0.016s`.
std::optional<int> score_in(const std::string& comment) {
    int score = 0;
    int depth = 0;
    if (std::sscanf(comment.c_str(), "%d/%d", &score, &depth) != 2) return std::nullopt;
    return score;
}

void add_game(const xq::GameTree& game, Table& table) {
    const auto red_points = points_of(game);
    if (!red_points) return;
    visit_positions(game, [&](const xq::Position& position, engine::NodeId node) {
        const bool is_red = position.side_to_move() == xq::Color::Red;
        const auto score = score_in(game.notes(node).comment);
        if (!score || std::abs(*score) > kMostScore) return;
        table.add(position.state().phase, *score, is_red ? *red_points : 2 - *red_points);
    });
}

}  // namespace

int main(int argc, char** argv) {
    std::vector<std::string> files;
    tools::CommandLine line("Fits the chances of winning, drawing and losing to games of a match.");
    line.add_option("PGN", files, "what script/match --pgn wrote")->required();
    if (const auto code = line.read(argc, argv)) return *code;
    Table train;
    Table held_out;
    std::size_t games = 0;
    std::string fault = xq::visit_match_games(files, [&](const xq::GameTree& game) {
        add_game(game, ++games % kHoldOut == 0 ? held_out : train);
    });
    if (fault.empty() && train.positions() == 0) fault = "no games with results and scores";
    if (!fault.empty()) return line.fail(tools::kFailed, fault);
    std::printf("%zu games\n", games);
    fit(train, held_out);
    return tools::kOk;
}
