// SPDX-License-Identifier: MIT
// Compares the integer network with sums computed from its definition, on positions of whole games.
#include "engine/gomoku/eval/network/evaluator.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <vector>

#include "engine/capabilities.h"
#include "engine/core/random.h"
#include "engine/game.h"
#include "engine/gomoku/board/symmetry.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/search/bench_positions.h"

namespace engine::gomoku {
namespace {

using network::Evaluator;
using network::kChannels;
using network::kHidden;
using network::Network;

/// Random numbers of the size that training produces, with channels and neurons beyond both ends of
/// their range.
std::unique_ptr<Network> random_network(std::uint64_t seed) {
    auto net = std::make_unique<Network>();
    SplitMix64 random(seed);
    const auto draw = [&](int reach) {
        return static_cast<std::int16_t>(
            static_cast<int>(random.below(2 * static_cast<std::uint32_t>(reach) + 1)) - reach);
    };
    const auto draw_all = [&](auto& weights, int reach) {
        for (auto& channels : weights) {
            for (auto& number : channels) number = draw(reach);
        }
    };
    draw_all(net->shapes, 60);
    for (auto& number : net->bias) number = draw(60);
    for (Network::Head& head : net->heads) {
        for (auto& weights : head.hidden) draw_all(weights, 60);
        draw_all(head.direct, 100);
        for (auto& number : head.output) number = draw(200);
        draw_all(head.policy, 200);
        for (auto& weights : head.policy_hidden) draw_all(weights, 100);
        for (auto& number : head.hidden_bias) number = draw(30000);
        head.output_bias = draw(30000);
    }
    return net;
}

/// The visible stones on one side of a point within four cells: those of the first stone's colour,
/// up to the first obstacle.
Side side_seen(const Position& position, Point point, int file_step, int rank_step) {
    Color owner = Color::Black;
    unsigned stones = 0;
    unsigned seen = 0;
    for (; seen < 4; ++seen) {
        const int file = point.file() + file_step * static_cast<int>(seen + 1);
        const int rank = point.rank() + rank_step * static_cast<int>(seen + 1);
        const int size = position.size();
        if (file < 0 || file >= size || rank < 0 || rank >= size) break;
        const Content content = position.at(Point(file, rank));
        if (content == Content::Empty) continue;
        if (stones == 0) owner = content == Content::Black ? Color::Black : Color::White;
        if (content != stone_of(owner)) break;
        stones |= 1U << seen;
    }
    return Side(owner, static_cast<View>(stones | 1U << seen));
}

struct PlainJudgement {
    Value value = 0;
    /// By cell; 0 if no stone is visible.
    std::array<int, kCells> policies{};
};

/// The definition in plain arithmetic.
PlainJudgement plainly(const Network& net, const Position& position) {
    const Color us = position.side_to_move();
    const Network::Head& head = net.heads[network::head_of(position.rule(), us)];
    std::array<std::array<std::array<int, kChannels>, 2>, kCells> channels{};
    std::array<std::array<int, kChannels>, 2> sums{};
    constexpr std::array<std::array<int, 2>, 4> kSteps{{{1, 0}, {0, 1}, {1, 1}, {-1, 1}}};
    for (const Point point : position.empty_points()) {
        for (const bool own : {true, false}) {
            bool sees_stone = false;
            std::array<int, kChannels> total{};
            for (std::size_t i = 0; i < kChannels; ++i) total[i] = net.bias[i];
            for (const auto& [file, rank] : kSteps) {
                const Side before = side_seen(position, point, -file, -rank);
                const Side after = side_seen(position, point, file, rank);
                sees_stone =
                    sees_stone || network::sees_stone(before) || network::sees_stone(after);
                const auto shape = network::shape_of(own ? us : ~us, before, after);
                for (std::size_t i = 0; i < kChannels; ++i) total[i] += net.shapes[shape][i];
            }
            if (!sees_stone) continue;
            for (std::size_t i = 0; i < kChannels; ++i) {
                const int cut = std::clamp(total[i], 0, network::kLargestChannel);
                channels[point.cell()][own ? 0 : 1][i] = cut;
                sums[own ? 0 : 1][i] += cut;
            }
        }
    }
    const auto product = [](const auto& numbers, const auto& weights) {
        std::int64_t sum = 0;
        for (std::size_t side = 0; side < 2; ++side) {
            for (std::size_t i = 0; i < kChannels; ++i) sum += numbers[side][i] * weights[side][i];
        }
        return sum;
    };
    auto halves = sums;
    for (auto& side : halves) {
        for (int& sum : side) sum /= 2;
    }
    std::int64_t value = product(halves, head.direct) + head.output_bias;
    Network::Weights policy{};
    std::array<std::array<int, kChannels>, 2> extra{};
    for (std::size_t j = 0; j < kHidden; ++j) {
        const std::int64_t neuron = std::clamp<std::int64_t>(
            (product(halves, head.hidden[j]) + head.hidden_bias[j]) / network::kWeightUnit, 0,
            network::kLargestHidden);
        value += neuron * head.output[j];
        for (std::size_t side = 0; side < 2; ++side) {
            for (std::size_t i = 0; i < kChannels; ++i) {
                extra[side][i] += static_cast<int>(neuron) * head.policy_hidden[j][side][i];
            }
        }
    }
    PlainJudgement judgement;
    judgement.value =
        static_cast<Value>(value * network::kScale / (network::kSumUnit * network::kWeightUnit));
    for (std::size_t side = 0; side < 2; ++side) {
        for (std::size_t i = 0; i < kChannels; ++i) {
            policy[side][i] = static_cast<std::int16_t>(
                std::clamp(head.policy[side][i] + extra[side][i] / network::kSumUnit,
                           -network::kLargestPolicy, network::kLargestPolicy));
        }
    }
    for (std::size_t cell = 0; cell < kCells; ++cell) {
        judgement.policies[cell] =
            static_cast<int>(product(channels[cell], policy)) /
            (network::kChannelUnit * network::kWeightUnit / network::kPolicyUnit);
    }
    return judgement;
}

TEST(GomokuNetwork, HasAShapeForEveryPairOfSidesInEitherOrder) {
    // A side: 0 to 4 free cells; or a first stone of either colour with 26 contents: the view ends
    // after 1, 2, 3 or 4 cells, with 1, 3, 7 or 15 sets of stones.
    EXPECT_EQ(network::kSideKinds, 5U + 2 * (1 + 3 + 7 + 15));
    EXPECT_EQ(network::kShapes, network::kSideKinds * (network::kSideKinds + 1) / 2);
}

TEST(GomokuNetwork, JudgesByItsDefinitionWhereverTheSearchGoes) {
    const auto net = random_network(1);
    Evaluator evaluator(*net);
    SplitMix64 random(7);
    for (const Rule rule : {Rule::Freestyle, Rule::Standard, Rule::Renju}) {
        for (const int size : {10, 15, 19}) {
            Position position(size, rule);
            for (int ply = 0; ply < 60 && judge(position).status == Status::Ongoing; ++ply) {
                // Back and forth like a search, and not evaluated at every ply.
                if (random.below(4) == 0 && position.stones() > 3) {
                    position.unmake_move();
                    position.unmake_move();
                    continue;
                }
                std::vector<Point> moves;
                for (const Point move : legal_moves(position)) moves.push_back(move);
                const auto choice = random.below(static_cast<std::uint32_t>(moves.size()));
                position.make_move(moves[choice]);
                if (random.below(3) == 0) continue;
                const PlainJudgement plain = plainly(*net, position);
                ASSERT_EQ(evaluator(position), plain.value);
                evaluator.begin_policies(position);
                for (const Point point : position.empty_points()) {
                    ASSERT_EQ(evaluator.policy(point), plain.policies[point.cell()]);
                }
            }
        }
    }
}

TEST(GomokuNetwork, DoesNotDependOnHowTheBoardLies) {
    const auto net = random_network(2);
    for (const auto fen : kBenchPositions) {
        const Position position = *parse_fen(fen).position;
        for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
            Position copy(position.size(), position.rule());
            for (int cell = 0; cell < position.size() * position.size(); ++cell) {
                const Point point(cell % position.size(), cell / position.size());
                for (const Color color : kColors) {
                    if (position.at(point) != stone_of(color)) continue;
                    copy.put(color, turned(point, symmetry, position.size()));
                }
            }
            copy.set_side_to_move(position.side_to_move());
            EXPECT_EQ(Evaluator(*net)(copy), Evaluator(*net)(position)) << fen;
        }
    }
}

TEST(GomokuNetworkFile, ComesBackAsItWasPacked) {
    const auto net = random_network(3);
    const Bytes bytes = pack_network(*net);
    const auto read = std::make_unique<Network>();
    ASSERT_FALSE(read_network(bytes, *read));
    EXPECT_EQ(pack_network(*read), bytes);
    const Position position = *parse_fen(kBenchPositions[0]).position;
    EXPECT_EQ(Evaluator(*read)(position), Evaluator(*net)(position));
}

TEST(GomokuNetworkFile, IsRefusedWithAReasonWhenItDoesNotFit) {
    const Bytes bytes = pack_network(*random_network(4));
    const auto network = std::make_unique<Network>();
    const auto refusal = [&](std::size_t at, std::uint8_t byte) {
        Bytes changed = bytes;
        changed[at] = byte;
        return sentence_of(read_network(changed, *network));
    };
    EXPECT_EQ(sentence_of(read_network({}, *network)), "this is no network of Chuhe");
    EXPECT_EQ(refusal(0, 'x'), "this is no network of Chuhe");
    EXPECT_EQ(refusal(8, 9), "the network has version 9, not 2");
    EXPECT_EQ(refusal(16, 32), "the network has 32 channels, not 64");
    EXPECT_EQ(refusal(bytes.size() - 1, static_cast<std::uint8_t>(bytes.back() ^ 1U)),
              "the network is damaged");
    Bytes cut = bytes;
    cut.pop_back();
    EXPECT_EQ(read_network(cut, *network).code, FaultCode::NetworkSize);
}

TEST(GomokuNetworkFile, OfAnyNumbersKeepsValuesFarFromDecidedScores) {
    Network network;
    for (Network::Head& head : network.heads) head.output_bias = INT32_MAX;
    const auto read = std::make_unique<Network>();
    ASSERT_FALSE(read_network(pack_network(network), *read));
    const Value value = Evaluator(*read)(Position());
    EXPECT_GT(value, 0);
    EXPECT_LT(value, kRuleLossBound);
}

/// The network of the programs and the page.
class ShippedGomokuNetwork : public testing::Test {
  protected:
    ShippedGomokuNetwork() {
        std::ifstream file(CHUHE_GOMOKU_NETWORK, std::ios::binary);
        bytes_.assign(std::istreambuf_iterator<char>(file), {});
        EXPECT_FALSE(read_network(bytes_, *network_));
    }

    /// The value after these stones in turn, Black first, on an empty board.
    Value judges(Rule rule, const std::vector<Point>& moves) {
        Position position(kStandardSize, rule);
        for (const Point move : moves) position.make_move(move);
        return Evaluator(*network_)(position);
    }

    Bytes bytes_;
    std::unique_ptr<Network> network_ = std::make_unique<Network>();
};

// Black is to move; White's stones are far apart, in the corners.
TEST_F(ShippedGomokuNetwork, PrefersStonesThatWorkTogether) {
    for (const Rule rule : {Rule::Freestyle, Rule::Standard, Rule::Renju}) {
        const Value apart = judges(rule, {Point(2, 7), Point(0, 0), Point(12, 7), Point(14, 14)});
        const Value two = judges(rule, {Point(7, 7), Point(0, 0), Point(8, 8), Point(14, 14)});
        const Value three = judges(rule, {Point(7, 7), Point(0, 0), Point(8, 8), Point(14, 14),
                                          Point(6, 6), Point(0, 14)});
        EXPECT_LT(apart, two);
        EXPECT_LT(two, three);
    }
}

TEST_F(ShippedGomokuNetwork, GivesWayToTheHandMadeEvaluationAndComesBack) {
    const auto game = make_game("gomoku", 1);
    const auto searched = [&] {
        SearchLimits limits;
        limits.depth = Depth{6};
        game->new_game();
        static_cast<void>(game->set_position(kBenchPositions[0], {}, {}));
        return game->search(limits, [](const SearchInfo&) {}, {}).nodes;
    };
    const auto by_hand = searched();
    ASSERT_FALSE(game->evaluation_network()->load_network(bytes_));
    const auto by_network = searched();
    EXPECT_NE(by_network, by_hand);
    ASSERT_FALSE(game->evaluation_network()->load_network({}));
    EXPECT_EQ(searched(), by_hand);
    ASSERT_FALSE(game->evaluation_network()->load_network(bytes_));
    EXPECT_EQ(searched(), by_network);
}

}  // namespace
}  // namespace engine::gomoku
