// SPDX-License-Identifier: MIT
// Makes the values of engine/gomoku/board/point_values.h: plays games of Gomoku against itself and
// fits what a point's lines are worth to what the search thought and how the games ended, by
// logistic regression (Newton's method).
#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstdio>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/text.h"
#include "engine/gomoku/board/point_values.h"
#include "engine/gomoku/eval/evaluate.h"
#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/search/move_picker.h"
#include "engine/gomoku/search/search.h"
#include "engine/gomoku/threats/candidates.h"

namespace {

namespace gm = engine::gomoku;

constexpr const char* kHelp =
    "usage: fit_gomoku [OPTION…]    print the values for engine/gomoku/board/point_values.h\n"
    "  --games N (20000)  --nodes N (1000) of each move  --seed N (1)\n"
    "  --result PERCENT (30) of the target; the rest is the score\n";

struct Options {
    int games = 20000;
    int nodes = 1000;
    int seed = 1;
    int result_percent = 30;
};

/// Units of evaluation at which a side is expected to win 1 / (1 + 1/e) of the games.
constexpr double kScale = 400;
/// One game of so many is held out.
constexpr int kHoldOut = 16;
/// The pull of every value towards 0, as a precision in squared logits.
constexpr double kRidge = 3;
/// Openings the search finds less even than this are not played.
constexpr engine::Value kEven = 350;
constexpr int kDrawnStones = 140;

constexpr std::size_t kLines = gm::kValued;
constexpr std::size_t kOfOneSide = kLines + kLines * (kLines + 1) / 2;
constexpr std::size_t kTempoAt = 2 * kOfOneSide;
constexpr std::size_t kNumbers = kTempoAt + 1;
using Numbers = std::array<double, kNumbers>;

constexpr std::size_t crossing_at(std::size_t greater, std::size_t lesser) {
    return kLines + greater * (greater + 1) / 2 + lesser;
}

/// How often each number counts in a position, the waiting side's negative.
using Counts = std::array<std::int16_t, kNumbers>;

struct Sample {
    Counts counts{};
    double target = 0;
    /// Of the engine that played.
    engine::Value evaluation = 0;
};

struct Data {
    std::vector<Sample> train;
    std::vector<Sample> held_out;
};

double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }

void count_point(gm::PatternKey key, std::int16_t sign, std::int16_t* counts) {
    for (std::size_t d = 0; d < gm::kDirections; ++d) {
        const std::size_t a = index(key.at(d)) - gm::kFirstValued;
        if (a >= kLines) continue;
        counts[a] = static_cast<std::int16_t>(counts[a] + sign);
        for (std::size_t e = d + 1; e < gm::kDirections; ++e) {
            const std::size_t b = index(key.at(e)) - gm::kFirstValued;
            if (b >= kLines) continue;
            auto& count = counts[crossing_at(std::max(a, b), std::min(a, b))];
            count = static_cast<std::int16_t>(count + sign);
        }
    }
}

Counts counts_of(const gm::Position& position) {
    Counts counts{};
    const gm::Color us = position.side_to_move();
    for (const gm::Point point : position.empty_points()) {
        count_point(position.patterns(us, point), 1, counts.data());
        count_point(position.patterns(~us, point), -1, &counts[kOfOneSide]);
    }
    counts[kTempoAt] = 1;
    return counts;
}

/// Whether the search asks for no evaluation here: fives and open fours decide.
bool is_decided(const gm::Position& position) {
    const gm::Color us = position.side_to_move();
    return position.count(us, gm::Threat::Five) > 0 || position.count(~us, gm::Threat::Five) > 0 ||
           threatens_to_win(position, us);
}

class SelfPlay {
  public:
    explicit SelfPlay(const Options& options)
        : options_(options),
          random_(static_cast<std::uint64_t>(options.seed)) {}

    std::vector<Sample> next_game() {
        gm::Position position = even_opening();
        state_.clear();
        std::vector<Seen> seen;
        const double result = play(position, seen);
        std::vector<Sample> samples;
        for (auto& [sample, is_black, is_of_game] : seen) {
            const double share = is_of_game ? options_.result_percent / 100.0 : 0.0;
            sample.target = (1 - share) * sample.target + share * (is_black ? result : 1 - result);
            samples.push_back(sample);
        }
        return samples;
    }

  private:
    struct Found {
        gm::Point move;
        engine::Value value = 0;
    };
    struct Seen {
        Sample sample;
        bool is_black = false;
        /// Not a detour.
        bool is_of_game = false;
    };

    Found think(gm::Position& position, int nodes) {
        engine::SearchLimits limits;
        limits.nodes = static_cast<std::uint64_t>(nodes);
        engine::SearchControl control(limits, {});
        gm::Searcher searcher(position, state_, control);
        searcher.deepen([](const engine::SearchInfo&) {});
        const auto answer = searcher.answer();
        const auto move = gm::parse_point(answer.best_move, position.size());
        return {move.value_or(gm::kNoPoint), answer.value};
    }

    /// One of the moves that look best.
    gm::Point random_move(const gm::Position& position, std::uint32_t among) {
        const bool is_threatened = threatens_to_win(position, ~position.side_to_move());
        gm::MovePicker picker(position,
                              is_threatened ? defences(position) : near_candidates(position),
                              state_.histories, {});
        std::vector<gm::Point> moves;
        for (auto move = picker.next(); !move.none() && moves.size() < among;) {
            moves.push_back(move);
            move = picker.next();
        }
        return moves.empty() ? gm::kNoPoint
                             : moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
    }

    /// Three to seven stones, some anywhere near the middle, the others near stones.
    gm::Position even_opening() {
        for (;;) {
            state_.clear();
            gm::Position position;
            const int stones = 3 + static_cast<int>(random_.below(5));
            while (position.stones() < stones && !is_decided(position)) {
                const bool anywhere = position.stones() == 0 || random_.below(3) == 0;
                const gm::Point move = anywhere ? central_point() : random_move(position, 20);
                if (position.is_empty(move)) position.make_move(move);
            }
            if (is_decided(position)) continue;
            if (std::abs(think(position, 2 * options_.nodes).value) <= kEven) return position;
        }
    }

    gm::Point central_point() {
        const auto reach = 2 + static_cast<int>(random_.below(2));
        const auto coordinate = [&] {
            const auto offset = random_.below(static_cast<std::uint32_t>(2 * reach + 1));
            return gm::kStandardSize / 2 - reach + static_cast<int>(offset);
        };
        const int file = coordinate();
        return {file, coordinate()};
    }

    /// Black's points.
    double play(gm::Position& position, std::vector<Seen>& seen) {
        for (;;) {
            const auto status = judge(position).status;
            if (status != engine::Status::Ongoing) {
                if (status == engine::Status::Draw) return 0.5;
                return status == engine::Status::FirstWins ? 1 : 0;
            }
            if (position.stones() > kDrawnStones) return 0.5;
            const Found found = think(position, options_.nodes);
            // A game that goes on has a move.
            assert(!found.move.none());
            note(position, found.value, true, seen);
            const bool is_black = position.side_to_move() == gm::Color::Black;
            if (engine::is_mate(found.value)) return (found.value > 0) == is_black ? 1 : 0;
            if (random_.below(2) == 0) take_detour(position, seen);
            position.make_move(found.move);
        }
    }

    /// A search meets worse moves than games do: one to three of them, thought about and taken
    /// back.
    void take_detour(gm::Position& position, std::vector<Seen>& seen) {
        const int moves = 1 + static_cast<int>(random_.below(3));
        int made = 0;
        bool goes_on = true;
        while (goes_on && made < moves) {
            const gm::Point move = random_move(position, 12);
            if (move.none()) break;
            position.make_move(move);
            ++made;
            goes_on = judge(position).status == engine::Status::Ongoing;
        }
        if (made == moves && goes_on && !is_decided(position)) {
            note(position, think(position, options_.nodes).value, false, seen);
        }
        while (made-- > 0) position.unmake_move();
    }

    void note(gm::Position& position, engine::Value value, bool is_of_game,
              std::vector<Seen>& seen) {
        // Nor does the search ask where it sees continuous fours at a glance.
        constexpr std::uint64_t kGlance = 10;
        if (is_decided(position) || state_.vcf.solve(position, kGlance) == gm::Proof::Win) {
            return;
        }
        Sample sample{counts_of(position), sigmoid(value / kScale), evaluate(position)};
        seen.push_back({sample, position.side_to_move() == gm::Color::Black, is_of_game});
    }

    Options options_;
    engine::SplitMix64 random_;
    gm::SearchState state_{2};
};

double logit(const Counts& counts, const Numbers& numbers) {
    double sum = 0;
    for (std::size_t i = 0; i < kNumbers; ++i) sum += numbers[i] * counts[i];
    return sum;
}

/// The slope of the likelihood and its curvature (the lower triangle).
struct Slopes {
    Numbers slope{};
    std::array<Numbers, kNumbers> curvature{};
};

Slopes slopes_at(const Numbers& numbers, const std::vector<Sample>& samples) {
    Slopes slopes;
    for (std::size_t i = 0; i < kNumbers; ++i) {
        slopes.slope[i] = -kRidge * numbers[i];
        slopes.curvature[i][i] = kRidge;
    }
    for (const Sample& sample : samples) {
        const double guess = sigmoid(logit(sample.counts, numbers));
        for (std::size_t i = 0; i < kNumbers; ++i) {
            if (sample.counts[i] == 0) continue;
            slopes.slope[i] += (sample.target - guess) * sample.counts[i];
            const double weight = guess * (1 - guess) * sample.counts[i];
            for (std::size_t j = 0; j <= i; ++j)
                slopes.curvature[i][j] += weight * sample.counts[j];
        }
    }
    return slopes;
}

/// Solves curvature · step = slope by Cholesky's decomposition.
Numbers newton_step(Slopes slopes) {
    auto& lower = slopes.curvature;
    Numbers step = slopes.slope;
    for (std::size_t i = 0; i < kNumbers; ++i) {
        for (std::size_t j = 0; j <= i; ++j) {
            for (std::size_t k = 0; k < j; ++k) lower[i][j] -= lower[i][k] * lower[j][k];
            lower[i][j] = i == j ? std::sqrt(lower[i][i]) : lower[i][j] / lower[j][j];
        }
        for (std::size_t k = 0; k < i; ++k) step[i] -= lower[i][k] * step[k];
        step[i] /= lower[i][i];
    }
    for (std::size_t i = kNumbers; i-- > 0;) {
        for (std::size_t k = i + 1; k < kNumbers; ++k) step[i] -= lower[k][i] * step[k];
        step[i] /= lower[i][i];
    }
    return step;
}

Numbers fit(const std::vector<Sample>& samples) {
    constexpr int kMostSteps = 12;
    Numbers numbers{};
    for (int round = 0; round < kMostSteps; ++round) {
        const Numbers step = newton_step(slopes_at(numbers, samples));
        double greatest = 0;
        for (std::size_t i = 0; i < kNumbers; ++i) {
            numbers[i] += step[i];
            greatest = std::max(greatest, std::abs(step[i]));
        }
        if (greatest < 1e-5) break;
    }
    return numbers;
}

template <class Logit>
double mean_squared_error(const std::vector<Sample>& samples, Logit logit_of) {
    double sum = 0;
    for (const Sample& sample : samples) {
        const double error = sigmoid(logit_of(sample)) - sample.target;
        sum += error * error;
    }
    return sum / static_cast<double>(std::max<std::size_t>(samples.size(), 1));
}

void print_values(const char* name, const double* numbers) {
    const auto whole = [](double number) {
        return static_cast<int>(std::lround(number * kScale * gm::kPointValueUnit));
    };
    std::printf("inline constexpr PointValues %s{\n    {{", name);
    for (std::size_t a = 0; a < kLines; ++a) std::printf(a ? ", %d" : "%d", whole(numbers[a]));
    std::printf("}},\n    {{\n");
    for (std::size_t a = 0; a < kLines; ++a) {
        std::printf("        {{");
        for (std::size_t b = 0; b <= a; ++b) {
            std::printf(b ? ", %d" : "%d", whole(numbers[crossing_at(a, b)]));
        }
        std::printf("}},\n");
    }
    std::printf("    }},\n};\n");
}

/// Nothing, and a message, where one is unknown or its value out of bounds.
std::optional<Options> read_options(const std::vector<std::string>& words) {
    struct Option {
        const char* name;
        int Options::*value;
        int least;
        int most;
    };
    // As many nodes as fit twice into an `int`, for openings.
    constexpr std::array<Option, 4> kOptions{
        {{"--games", &Options::games, 1, 10'000'000},
         {"--nodes", &Options::nodes, 1, 1'000'000'000},
         {"--seed", &Options::seed, 0, std::numeric_limits<int>::max()},
         {"--result", &Options::result_percent, 0, 100}}};
    Options options;
    for (std::size_t i = 0; i < words.size(); i += 2) {
        const auto* const option =
            std::find_if(kOptions.begin(), kOptions.end(),
                         [&](const Option& known) { return words[i] == known.name; });
        if (option == kOptions.end()) {
            std::fprintf(stderr, "unknown option %s\n%s", engine::in_quotes(words[i]).c_str(),
                         kHelp);
            return std::nullopt;
        }
        const std::string value = i + 1 < words.size() ? words[i + 1] : "";
        const auto number = engine::parse_int(value);
        if (!number || *number < option->least || *number > option->most) {
            std::fprintf(stderr, "%s takes a number from %d to %d, not %s\n", option->name,
                         option->least, option->most, engine::in_quotes(value).c_str());
            return std::nullopt;
        }
        options.*(option->value) = static_cast<int>(*number);
    }
    return options;
}

}  // namespace

int main(int argc, char** argv) {
    const auto options = read_options(std::vector<std::string>(argv + 1, argv + argc));
    if (!options) return 2;
    SelfPlay self_play(*options);
    Data data;
    for (int game = 0; game < options->games; ++game) {
        auto& set = game % kHoldOut == 0 ? data.held_out : data.train;
        for (const Sample& sample : self_play.next_game()) set.push_back(sample);
    }
    const Numbers numbers = fit(data.train);
    const auto fitted = [&](const Sample& sample) { return logit(sample.counts, numbers); };
    const auto present = [](const Sample& sample) { return sample.evaluation / kScale; };
    std::printf("// %zu positions; on %zu held out the squared error is %.5f, before %.5f\n",
                data.train.size(), data.held_out.size(), mean_squared_error(data.held_out, fitted),
                mean_squared_error(data.held_out, present));
    print_values("kOnMoveValues", numbers.data());
    print_values("kWaitingValues", &numbers[kOfOneSide]);
    std::printf("inline constexpr int kTempo = %ld;\n", std::lround(numbers[kTempoAt] * kScale));
    return 0;
}
