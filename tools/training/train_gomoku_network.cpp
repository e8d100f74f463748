// SPDX-License-Identifier: MIT
// Trains the network of engine/gomoku/eval/network on games (see README.md).
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/text.h"
#include "engine/gomoku/eval/evaluate.h"
#include "engine/gomoku/eval/network/evaluator.h"
#include "engine/uci/data_files.h"
#include "tools/command_line.h"
#include "tools/training/gomoku_shard.h"

namespace {

namespace gm = engine::gomoku;
namespace nn = engine::gomoku::network;

using nn::kChannels;
using nn::kHidden;
constexpr std::size_t kBatch = 4096;
constexpr std::size_t kParts = 8;
constexpr std::uint32_t kHoldOut = 50;
constexpr float kScale = nn::kScale;
/// What the sum over the points is divided by.
constexpr float kPool = nn::kPooled;
constexpr float kMostChannel =
    static_cast<float>(nn::kLargestChannel) / static_cast<float>(nn::kChannelUnit);
constexpr std::size_t kPatternPairs = gm::kPatterns * gm::kPatterns;

struct Options {
    std::string network;
    std::vector<std::string> shards;
    int epochs = 8;
    int result = 30;
    int rate = 2000;
    int threads = 2;
    int seed = 1;
    int policy = 10;  // percent
    std::string from;
    int limit = 1'000'000'000;
};

struct Shape {
    static constexpr std::size_t kRowsAt = 0;
    static constexpr std::size_t kPatternRowsAt = kRowsAt + nn::kShapes * kChannels;
    static constexpr std::size_t kBiasAt = kPatternRowsAt + kPatternPairs * kChannels;
    static constexpr std::size_t kW1At = kBiasAt + kChannels;              // [hidden][2 channels]
    static constexpr std::size_t kB1At = kW1At + kHidden * 2 * kChannels;
    static constexpr std::size_t kW2At = kB1At + kHidden;
    static constexpr std::size_t kSkipAt = kW2At + kHidden;                // [2 channels]
    static constexpr std::size_t kB2At = kSkipAt + 2 * kChannels;
    static constexpr std::size_t kPolicyAt = kB2At + 1;                    // [2 channels]
    static constexpr std::size_t kPolicyHiddenAt = kPolicyAt + 2 * kChannels;  // [2c][hidden]
    static constexpr std::size_t kSize = kPolicyHiddenAt + 2 * kChannels * kHidden;
};
using Numbers = std::vector<float>;

float sigmoid(float x) { return 1.0F / (1.0F + std::exp(-x)); }

struct Cell {
    std::array<std::array<std::uint16_t, gm::kDirections>, 2> shapes;
};

struct Sample {
    std::vector<Cell> cells;
    int best = -1;
    float target = 0;
    float hand = 0;
};

Sample sample_of(const gm::Position& position, const gm::TrainingPosition& from, int half_points,
                 int result_percent) {
    Sample sample;
    const gm::Color us = position.side_to_move();
    for (const gm::Point point : position.empty_points()) {
        Cell cell;
        bool active = false;
        const gm::LineSides sides = position.line_sides(point);
        for (std::size_t d = 0; d < gm::kDirections; ++d) {
            const gm::Side before = sides.before(d);
            const gm::Side after = sides.after(d);
            active = active || nn::sees_stone(before) || nn::sees_stone(after);
            cell.shapes[0][d] = static_cast<std::uint16_t>(nn::shape_of(us, before, after));
            cell.shapes[1][d] = static_cast<std::uint16_t>(nn::shape_of(~us, before, after));
        }
        if (!active) continue;
        if (point == from.best_move) sample.best = static_cast<int>(sample.cells.size());
        sample.cells.push_back(cell);
    }
    const float share = from.detour.empty() ? static_cast<float>(result_percent) / 100.0F : 0;
    const float result =
        static_cast<float>(us == gm::Color::Black ? half_points : 2 - half_points) / 2;
    sample.target =
        share * result + (1 - share) * sigmoid(static_cast<float>(from.value) / kScale);
    sample.hand = static_cast<float>(evaluate(position));
    return sample;
}

struct Data {
    std::vector<gm::TrainingGame> train;
    std::vector<gm::TrainingGame> held_out;
    std::size_t positions = 0;
    std::size_t held_positions = 0;
};

struct Place {
    std::uint32_t game;
    std::uint32_t position;
};

std::vector<Place> places_of(const std::vector<gm::TrainingGame>& games) {
    std::vector<Place> places;
    for (std::size_t game = 0; game < games.size(); ++game) {
        for (std::size_t i = 0; i < games[game].positions.size(); ++i) {
            places.push_back({static_cast<std::uint32_t>(game), static_cast<std::uint32_t>(i)});
        }
    }
    return places;
}

Sample sample_at(const std::vector<gm::TrainingGame>& games, Place place, int result) {
    const gm::TrainingGame& game = games[place.game];
    const auto& from = game.positions[place.position];
    return sample_of(position_of(game, from), from, game.black_half_points, result);
}

class Pass {
  public:
    /// `rows` are those of the shapes with their patterns' added.
    Pass(const Numbers& numbers, const Numbers& rows) : n_(numbers), rows_(rows) {}

    float evaluate(const Sample& sample) {
        pooled_.fill(0);
        open_.resize(sample.cells.size());
        for (std::size_t c = 0; c < sample.cells.size(); ++c) {
            for (std::size_t v = 0; v < 2; ++v) {
                float x[kChannels];
                for (std::size_t i = 0; i < kChannels; ++i) x[i] = n_[Shape::kBiasAt + i];
                for (const std::uint16_t shape : sample.cells[c].shapes[v]) {
                    const float* row = &rows_[shape * kChannels];
                    for (std::size_t i = 0; i < kChannels; ++i) x[i] += row[i];
                }
                float* h = &open_[c][v * kChannels];
                for (std::size_t i = 0; i < kChannels; ++i) {
                    h[i] = std::min(std::max(x[i], 0.0F), kMostChannel);
                    pooled_[v * kChannels + i] += h[i];
                }
            }
        }
        for (float& p : pooled_) p /= kPool;
        float out = n_[Shape::kB2At];
        for (std::size_t j = 0; j < kHidden; ++j) {
            float z = n_[Shape::kB1At + j];
            const float* w = &n_[Shape::kW1At + j * 2 * kChannels];
            for (std::size_t i = 0; i < 2 * kChannels; ++i) z += w[i] * pooled_[i];
            hidden_[j] = std::min(std::max(z, 0.0F), 4.0F);
            out += hidden_[j] * n_[Shape::kW2At + j];
        }
        for (std::size_t i = 0; i < 2 * kChannels; ++i) out += pooled_[i] * n_[Shape::kSkipAt + i];
        return out;
    }

    struct Losses {
        double value = 0;
        double policy = 0;
        double hits = 0;
        double asked = 0;
    };

    void policy_weights(std::array<float, 2 * kChannels>& w) const {
        for (std::size_t i = 0; i < 2 * kChannels; ++i) {
            float sum = n_[Shape::kPolicyAt + i];
            const float* row = &n_[Shape::kPolicyHiddenAt + i * kHidden];
            for (std::size_t j = 0; j < kHidden; ++j) sum += row[j] * hidden_[j];
            w[i] = sum;
        }
    }

    void policy(const Sample& sample, std::array<float, 2 * kChannels>& w) {
        policy_weights(w);
        logits_.resize(sample.cells.size());
        for (std::size_t c = 0; c < sample.cells.size(); ++c) {
            float sum = 0;
            for (std::size_t i = 0; i < 2 * kChannels; ++i) sum += w[i] * open_[c][i];
            logits_[c] = sum;
        }
    }

    void judge(const Sample& sample, Losses& losses) {
        const float error = sigmoid(evaluate(sample)) - sample.target;
        losses.value += error * error;
        if (sample.best < 0) return;
        std::array<float, 2 * kChannels> w;
        policy(sample, w);
        const auto best = std::max_element(logits_.begin(), logits_.end()) - logits_.begin();
        losses.hits += best == sample.best;
        losses.asked += 1;
    }

    void learn(const Sample& sample, Numbers& g, Losses& losses, float policy_share) {
        const float guess = sigmoid(evaluate(sample));
        const float error = guess - sample.target;
        losses.value += error * error;
        const float slope = 2 * error * guess * (1 - guess);
        std::array<float, kHidden> dz{};
        std::array<float, 2 * kChannels> dpool{};
        g[Shape::kB2At] += slope;
        for (std::size_t j = 0; j < kHidden; ++j) {
            g[Shape::kW2At + j] += slope * hidden_[j];
            dz[j] = slope * n_[Shape::kW2At + j];
        }
        std::array<float, 2 * kChannels> w;
        const bool has_policy = sample.best >= 0 && policy_share > 0;
        if (has_policy) {
            policy(sample, w);
            float top = -1e30F;
            for (const float l : logits_) top = std::max(top, l);
            float sum = 0;
            for (float& l : logits_) sum += (l = std::exp(l - top));
            const auto best = static_cast<std::size_t>(sample.best);
            losses.policy -= std::log(logits_[best] / sum);
            losses.asked += 1;
            for (float& l : logits_) l = policy_share * l / sum;
            logits_[best] -= policy_share;  // now the slopes
            std::array<float, 2 * kChannels> dw{};
            for (std::size_t c = 0; c < logits_.size(); ++c) {
                for (std::size_t i = 0; i < 2 * kChannels; ++i) dw[i] += logits_[c] * open_[c][i];
            }
            for (std::size_t i = 0; i < 2 * kChannels; ++i) {
                g[Shape::kPolicyAt + i] += dw[i];
                const float* row = &n_[Shape::kPolicyHiddenAt + i * kHidden];
                float* grow = &g[Shape::kPolicyHiddenAt + i * kHidden];
                for (std::size_t j = 0; j < kHidden; ++j) {
                    grow[j] += dw[i] * hidden_[j];
                    dz[j] += dw[i] * row[j];
                }
            }
        }
        for (std::size_t j = 0; j < kHidden; ++j) {
            if (hidden_[j] <= 0 || hidden_[j] >= 4) continue;
            g[Shape::kB1At + j] += dz[j];
            const float* row = &n_[Shape::kW1At + j * 2 * kChannels];
            float* grow = &g[Shape::kW1At + j * 2 * kChannels];
            for (std::size_t i = 0; i < 2 * kChannels; ++i) {
                grow[i] += dz[j] * pooled_[i];
                dpool[i] += dz[j] * row[i];
            }
        }
        for (std::size_t i = 0; i < 2 * kChannels; ++i) {
            g[Shape::kSkipAt + i] += slope * pooled_[i];
            dpool[i] = (dpool[i] + slope * n_[Shape::kSkipAt + i]) / kPool;
        }
        for (std::size_t c = 0; c < sample.cells.size(); ++c) {
            for (std::size_t v = 0; v < 2; ++v) {
                const float* h = &open_[c][v * kChannels];
                float dx[kChannels];
                for (std::size_t i = 0; i < kChannels; ++i) {
                    float d = dpool[v * kChannels + i];
                    if (has_policy) d += logits_[c] * w[v * kChannels + i];
                    dx[i] = h[i] > 0 && h[i] < kMostChannel ? d : 0;
                }
                for (std::size_t i = 0; i < kChannels; ++i) g[Shape::kBiasAt + i] += dx[i];
                for (const std::uint16_t shape : sample.cells[c].shapes[v]) {
                    float* row = &g[shape * kChannels];
                    for (std::size_t i = 0; i < kChannels; ++i) row[i] += dx[i];
                }
            }
        }
    }

  private:
    const Numbers& n_;
    const Numbers& rows_;
    std::array<float, 2 * kChannels> pooled_{};
    std::array<float, kHidden> hidden_{};
    std::vector<std::array<float, 2 * kChannels>> open_;
    std::vector<float> logits_;
};

class Trainer {
  public:
    Trainer(const Data& data, const Options& options)
        : data_(data), options_(options), n_(Shape::kSize), mean_(Shape::kSize), square_(Shape::kSize) {
        engine::SplitMix64 random(static_cast<std::uint64_t>(options.seed));
        const auto uniform = [&](float reach) {
            return reach * (static_cast<float>(random.below(2'000'001)) / 1e6F - 1.0F);
        };
        for (std::size_t i = Shape::kPatternRowsAt; i < Shape::kBiasAt; ++i) n_[i] = uniform(0.2F);
        for (std::size_t i = Shape::kBiasAt; i < Shape::kW1At; ++i) n_[i] = 0.1F;
        for (std::size_t i = Shape::kW1At; i < Shape::kB1At; ++i) n_[i] = uniform(0.12F);
        for (std::size_t i = Shape::kB1At; i < Shape::kW2At; ++i) n_[i] = 0.1F;
        for (std::size_t i = Shape::kW2At; i < Shape::kB2At; ++i) n_[i] = uniform(0.1F);
        for (std::size_t i = Shape::kPolicyAt; i < Shape::kPolicyHiddenAt; ++i) n_[i] = uniform(0.1F);
        // The pattern pair of each shape, as its viewer sees it: Black here.
        const auto& table = gm::PatternTable::of(data.train.front().rule);
        pair_of_.resize(nn::kShapes);
        for (std::size_t b = 1; b < gm::kSides; ++b) {
            for (std::size_t a = 1; a < gm::kSides; ++a) {
                if (b % 64 == 0 || a % 64 == 0) continue;
                const gm::Side before(static_cast<gm::Color>(b / 64), static_cast<gm::View>(b % 64));
                const gm::Side after(static_cast<gm::Color>(a / 64), static_cast<gm::View>(a % 64));
                const auto pair = table.at(before, after);
                pair_of_[nn::shape_of(gm::Color::Black, before, after)] = static_cast<std::uint16_t>(
                    index(pair.at(gm::Color::Black)) * gm::kPatterns + index(pair.at(gm::Color::White)));
            }
        }
        combine();
    }

    void run() {
        const auto held = places_of(data_.held_out);
        auto order = places_of(data_.train);
        if (order.size() > static_cast<std::size_t>(options_.limit)) order.resize(static_cast<std::size_t>(options_.limit));
        std::printf("%zu positions, %zu held out\n", order.size(), held.size());
        double hand = 0;
        for (const Place place : held) {
            const Sample s = sample_at(data_.held_out, place, options_.result);
            const double e = sigmoid(s.hand / kScale) - s.target;
            hand += e * e;
        }
        std::printf("by hand %.6f\n", hand / static_cast<double>(held.size()));
        for (int epoch = 1; epoch <= options_.epochs; ++epoch) {
            engine::SplitMix64 random(static_cast<std::uint64_t>(options_.seed * 1000 + epoch));
            for (std::size_t i = order.size(); i > 1; --i)
                std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
            Pass::Losses total;
            for (std::size_t at = 0; at < order.size(); at += kBatch) {
                const std::size_t end = std::min(at + kBatch, order.size());
                const float done = (static_cast<float>(epoch - 1) + static_cast<float>(at) / static_cast<float>(order.size())) /
                                   static_cast<float>(options_.epochs);
                const float rate = static_cast<float>(options_.rate) * 1e-6F *
                                   (0.01F + 0.99F * 0.5F * (1.0F + std::cos(3.14159265F * done)));
                learn_batch(order, at, end, rate, total);
            }
            Pass::Losses h;
            Pass pass(n_, rows_);
            for (const Place place : held) pass.judge(sample_at(data_.held_out, place, options_.result), h);
            std::printf("epoch %d: loss %.6f policy %.4f; held out %.6f, best move first %.2f %%\n", epoch,
                        total.value / static_cast<double>(order.size()), total.policy / std::max(1.0, total.asked),
                        h.value / static_cast<double>(held.size()), 100 * h.hits / std::max(1.0, h.asked));
            std::fflush(stdout);
        }
        std::ofstream file(options_.network + ".float", std::ios::binary);
        file.write(reinterpret_cast<const char*>(rows_.data()), static_cast<std::streamsize>(rows_.size() * 4));
        file.write(reinterpret_cast<const char*>(&n_[Shape::kBiasAt]), static_cast<std::streamsize>((Shape::kSize - Shape::kBiasAt) * 4));
    }

    /// For tries: goes on from what another run wrote.
    void load(const std::string& path) {
        std::ifstream file(path, std::ios::binary);
        rows_.resize(nn::kShapes * kChannels);
        file.read(reinterpret_cast<char*>(rows_.data()), static_cast<std::streamsize>(rows_.size() * 4));
        file.read(reinterpret_cast<char*>(&n_[Shape::kBiasAt]), static_cast<std::streamsize>((Shape::kSize - Shape::kBiasAt) * 4));
    }

    [[nodiscard]] std::unique_ptr<nn::Network> quantised() const {
        auto network = std::make_unique<nn::Network>();
        float most = 0;
        const auto whole = [&](float number, int unit, int limit) {
            const long value = std::lround(number * static_cast<float>(unit));
            most = std::max(most, std::abs(static_cast<float>(value)) / static_cast<float>(limit));
            return static_cast<std::int16_t>(std::clamp<long>(value, -limit, limit));
        };
        for (std::size_t s = 0; s < nn::kShapes; ++s)
            for (std::size_t i = 0; i < kChannels; ++i)
                network->shapes[s][i] = whole(rows_[s * kChannels + i], nn::kChannelUnit, 127);
        std::printf("most row %f\n", static_cast<double>(most)); most = 0;
        for (std::size_t i = 0; i < kChannels; ++i)
            network->bias[i] = whole(n_[Shape::kBiasAt + i], nn::kChannelUnit, nn::kLargestWeight);
        const auto weight = [&](std::size_t at) { return whole(n_[at], nn::kWeightUnit, nn::kLargestWeight); };
        for (std::size_t side = 0; side < 2; ++side) {
            for (std::size_t i = 0; i < kChannels; ++i) {
                const std::size_t at = side * kChannels + i;
                network->direct[side][i] = weight(Shape::kSkipAt + at);
                network->policy[side][i] = weight(Shape::kPolicyAt + at);
                for (std::size_t j = 0; j < kHidden; ++j) {
                    network->hidden[j][side][i] = weight(Shape::kW1At + j * 2 * kChannels + at);
                    network->policy_hidden[j][side][i] = weight(Shape::kPolicyHiddenAt + at * kHidden + j);
                }
            }
        }
        std::printf("most weight %f\n", static_cast<double>(most)); most = 0;
        const float unit = static_cast<float>(nn::kSumUnit * nn::kWeightUnit);
        for (std::size_t j = 0; j < kHidden; ++j) {
            network->output[j] = weight(Shape::kW2At + j);
            network->hidden_bias[j] = static_cast<std::int32_t>(std::lround(n_[Shape::kB1At + j] * unit));
        }
        std::printf("most output %f\n", static_cast<double>(most));
        network->output_bias = static_cast<std::int32_t>(std::lround(n_[Shape::kB2At] * unit));
        return network;
    }

    void report_quantisation(nn::Network& network) {
        correct_output(network);
        nn::Evaluator evaluator(network);
        Pass pass(n_, rows_);
        double sum = 0, loss = 0, hits = 0, asked = 0;
        float most = 0;
        const auto held = places_of(data_.held_out);
        for (const Place place : held) {
            const auto& game = data_.held_out[place.game];
            const auto& from = game.positions[place.position];
            const auto position = position_of(game, from);
            const Sample sample = sample_of(position, from, game.black_half_points, options_.result);
            const auto exact = static_cast<float>(evaluator(position));
            const float e = sigmoid(exact / kScale) - sample.target;
            loss += e * e;
            const float off = std::abs(exact - pass.evaluate(sample) * kScale);
            sum += off;
            if (sample.best >= 0) {
                ++asked;
                evaluator.begin_policies(position);
                gm::Point best;
                for (const gm::Point point : position.empty_points())
                    if (best.none() || evaluator.policy(point) > evaluator.policy(best)) best = point;
                hits += best == from.best_move;
            }
            most = std::max(most, off);
        }
        std::printf("in integers: held out %.6f, off by %.2f on average, %.1f at most, best move first %.2f %%\n", loss / static_cast<double>(held.size()), sum / static_cast<double>(held.size()), static_cast<double>(most), 100 * hits / asked);
    }

    /// Rounded vectors of common shapes add up to an error that is much the same everywhere.
    void correct_output(nn::Network& network) {
        nn::Evaluator evaluator(network);
        Pass pass(n_, rows_);
        double sum = 0;
        const auto held = places_of(data_.held_out);
        for (const Place place : held) {
            const auto& game = data_.held_out[place.game];
            const auto& from = game.positions[place.position];
            const auto position = position_of(game, from);
            const Sample sample = sample_of(position, from, game.black_half_points, options_.result);
            sum += pass.evaluate(sample) - static_cast<float>(evaluator(position)) / kScale;
        }
        const double off = sum / static_cast<double>(held.size());
        network.output_bias += static_cast<std::int32_t>(std::lround(off * nn::kSumUnit * nn::kWeightUnit));
    }

  private:
    void combine() {
        rows_.resize(nn::kShapes * kChannels);
        for (std::size_t s = 0; s < nn::kShapes; ++s)
            for (std::size_t i = 0; i < kChannels; ++i)
                rows_[s * kChannels + i] = n_[s * kChannels + i] + n_[Shape::kPatternRowsAt + pair_of_[s] * kChannels + i];
    }

    void learn_batch(const std::vector<Place>& order, std::size_t at, std::size_t end, float rate, Pass::Losses& total) {
        std::array<Pass::Losses, kParts> losses;
        const auto work = [&](std::size_t part) {
            Numbers& g = gradients_[part];
            g.assign(Shape::kSize, 0);
            Pass pass(n_, rows_);
            const std::size_t size = end - at;
            for (std::size_t i = at + size * part / kParts; i < at + size * (part + 1) / kParts; ++i)
                pass.learn(sample_at(data_.train, order[i], options_.result), g, losses[part],
                           static_cast<float>(options_.policy) / 1000);
        };
        std::vector<std::thread> workers;
        const auto threads = static_cast<std::size_t>(options_.threads);
        for (std::size_t w = 0; w < threads; ++w)
            workers.emplace_back([&, w] { for (std::size_t p = w; p < kParts; p += threads) work(p); });
        for (auto& worker : workers) worker.join();
        Numbers& g = gradients_[0];
        for (std::size_t p = 1; p < kParts; ++p)
            for (std::size_t i = 0; i < Shape::kSize; ++i) g[i] += gradients_[p][i];
        for (std::size_t s = 0; s < nn::kShapes; ++s)
            for (std::size_t i = 0; i < kChannels; ++i)
                g[Shape::kPatternRowsAt + pair_of_[s] * kChannels + i] += g[s * kChannels + i];
        ++steps_;
        const float c1 = 1.0F - std::pow(0.9F, static_cast<float>(steps_));
        const float c2 = 1.0F - std::pow(0.999F, static_cast<float>(steps_));
        const float count = static_cast<float>(end - at);
        for (std::size_t i = 0; i < Shape::kSize; ++i) {
            const float slope = g[i] / count;
            mean_[i] += 0.1F * (slope - mean_[i]);
            square_[i] += 0.001F * (slope * slope - square_[i]);
            n_[i] -= rate * (mean_[i] / c1) / (std::sqrt(square_[i] / c2) + 1e-8F);
            const float limit = i < Shape::kW1At ? 0.49F : 2.0F;
            n_[i] = std::clamp(n_[i], -limit, limit);
        }
        combine();
        for (const auto& l : losses) { total.value += l.value; total.policy += l.policy; total.asked += l.asked; }
    }

    const Data& data_;
    const Options& options_;
    Numbers n_, mean_, square_, rows_;
    std::vector<std::uint16_t> pair_of_;
    std::array<Numbers, kParts> gradients_;
    std::int64_t steps_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
    Options options;
    tools::CommandLine line("Trains a network of Gomoku on shards of games.");
    line.add_option("NETWORK", options.network)->required();
    line.add_option("SHARD", options.shards)->required();
    line.add_option("--epochs", options.epochs);
    line.add_option("--result", options.result);
    line.add_option("--rate", options.rate);
    line.add_option("--threads", options.threads);
    line.add_option("--seed", options.seed);
    line.add_option("--policy", options.policy);
    line.add_option("--from", options.from);
    line.add_option("--limit", options.limit);
    if (const auto code = line.read(argc, argv)) return *code;
    Data data;
    for (const auto& path : options.shards) {
        const auto bytes = chuhe::read_file(path);
        if (!bytes) return line.fail(tools::kFailed, "cannot read " + path);
        gm::ShardReader reader(*bytes);
        while (auto read = reader.next()) (read->number % kHoldOut == 0 ? data.held_out : data.train).push_back(std::move(read->game));
    }
    Trainer trainer(data, options);
    if (options.from.empty()) trainer.run();
    else trainer.load(options.from);
    const auto network = trainer.quantised();
    trainer.report_quantisation(*network);
    const engine::Bytes bytes = pack_network(*network);
    std::ofstream file(options.network, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}
