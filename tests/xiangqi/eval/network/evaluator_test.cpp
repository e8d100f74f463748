// SPDX-License-Identifier: MIT
// Compares the integer network with sums computed from its definition, on positions of whole games.
#include "engine/xiangqi/eval/network/evaluator.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <limits>
#include <memory>

#include "engine/capabilities.h"
#include "engine/core/random.h"
#include "engine/game.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/movegen.h"
#include "tests/support/positions.h"

namespace {

using namespace engine::xiangqi;
using network::Evaluator;
using network::kHidden;
using network::Network;
using tests::position_of;

/// Random numbers of the size that training produces, with neurons beyond both ends of their range.
std::unique_ptr<Network> random_network(std::uint64_t seed) {
    auto net = std::make_unique<Network>();
    engine::SplitMix64 random(seed);
    const auto draw = [&](int reach) {
        return static_cast<std::int16_t>(
            static_cast<int>(random.below(2 * static_cast<std::uint32_t>(reach) + 1)) - reach);
    };
    for (std::size_t input = 1; input <= network::kInputs; ++input) {
        for (auto& weight : net->hidden[input]) weight = draw(90);
    }
    for (auto& bias : net->hidden_bias) bias = draw(200);
    const auto fill = [&](Network::Weights& sides, int reach) {
        for (auto& weights : sides) {
            for (auto& weight : weights) weight = draw(reach);
        }
    };
    for (auto& head : net->heads) {
        for (auto& weights : head.second) fill(weights, 500);
        fill(head.direct, network::kLargestWeight);
        for (auto& neurons : head.third) {
            for (auto& weights : neurons) {
                for (auto& weight : weights) weight = draw(1000);
            }
        }
        for (auto& weight : head.output) weight = draw(network::kLargestWeight);
        for (auto& bias : head.second_bias) bias = draw(30000);
        for (auto& bias : head.third_bias) bias = draw(30000);
        head.output_bias = draw(30000);
    }
    return net;
}

/// A point from a side's view: from its own back rank, with its king never on the right.
Square seen_by(Color viewer, Square king, Square square) {
    const int rank = viewer == Color::Red ? square.rank() : 9 - square.rank();
    return {king.file() > 4 ? 8 - square.file() : square.file(), rank};
}

/// The number of the piece's input on a point of Red's unmirrored view.
std::size_t input_of(PieceType type, bool own, Square seen) {
    return network::detail::kNumbering
        .input[0][0][Piece(own ? Color::Red : Color::Black, type).dense()][index(seen)];
}

/// The input of a head: the first layer, clipped and squared, of the side to move and of the other
/// side.
using FirstLayer = std::array<std::array<std::int64_t, kHidden>, 2>;

FirstLayer first_layer(const Network& net, const Position& position) {
    FirstLayer layer{};
    for (const bool own : {true, false}) {
        const Color viewer = own ? position.side_to_move() : ~position.side_to_move();
        for (std::size_t i = 0; i < kHidden; ++i) {
            std::int64_t neuron = net.hidden_bias[i];
            for (const Square square : position.occupied()) {
                const Piece piece = position.at(square);
                const Square seen = seen_by(viewer, position.king(viewer), square);
                const auto input = input_of(piece.type(), piece.color() == viewer, seen);
                if (input != 0) neuron += net.hidden[input][i];
            }
            neuron = std::clamp<std::int64_t>(neuron, 0, network::kHiddenUnit);
            layer[own ? 0 : 1][i] = (neuron * neuron + 128) / 256;
        }
    }
    return layer;
}

std::int64_t weighted(const FirstLayer& layer, const Network::Weights& weights) {
    std::int64_t sum = 0;
    for (std::size_t side = 0; side < 2; ++side) {
        for (std::size_t i = 0; i < kHidden; ++i) sum += layer[side][i] * weights[side][i];
    }
    return sum;
}

/// The definition in plain arithmetic.
engine::Value plainly(const Network& net, const Position& position) {
    const auto& head = net.heads[static_cast<std::size_t>(position.occupied().count() - 1) / 4];
    const FirstLayer layer = first_layer(net, position);
    const auto cut_off = [](std::int64_t sum, int step) {
        return std::clamp<std::int64_t>(sum / step, 0, network::kSecondUnit);
    };
    std::array<std::int64_t, 2 * network::kSecond> second{};
    for (std::size_t i = 0; i < network::kSecond; ++i) {
        // A neuron of the second layer has sixteen times the unit of a square of the first.
        second[i] = cut_off(weighted(layer, head.second[i]) + head.second_bias[i],
                            network::kWeightUnit / 16);
        second[network::kSecond + i] = second[i] * second[i] / network::kSecondUnit;
    }
    std::int64_t third = 0;
    for (std::size_t i = 0; i < network::kThird; ++i) {
        std::int64_t sum = head.third_bias[i];
        for (std::size_t j = 0; j < network::kSecond; ++j) {
            const auto& [weight, weight_of_square] = head.third[j][i];
            sum += second[j] * weight + second[network::kSecond + j] * weight_of_square;
        }
        const std::int64_t neuron = cut_off(sum, network::kWeightUnit);
        third += neuron * neuron * head.output[i];
    }
    third /= 16 * network::kSecondUnit;
    const std::int64_t sum = weighted(layer, head.direct) + third + head.output_bias;
    return static_cast<engine::Value>(sum * network::kCentipawns /
                                      (network::kSquareUnit * network::kWeightUnit));
}

TEST(Network, HasAnInputForEveryPointAManCanStandOn) {
    // Rooks, knights and cannons 90 each, soldiers 55, elephants 7, advisors 5; the enemy king 9,
    // the own king 6, because the board is mirrored if it is on the right.
    EXPECT_EQ(network::kInputs, 2U * (3 * 90 + 55 + 7 + 5) + 9 + 6);
}

TEST(Network, JudgesByItsDefinitionWhereverTheSearchGoes) {
    const auto net = random_network(1);
    Evaluator evaluator(*net);
    engine::SplitMix64 random(7);
    for (int game = 0; game < 20; ++game) {
        Position position = position_of(kStartFen);
        for (int ply = 0; ply < 150; ++ply) {
            const MoveList moves = legal_moves(position);
            if (moves.empty()) break;
            const auto choice = random.below(static_cast<std::uint32_t>(moves.size()));
            // Back and forth like a search, and not evaluated at every ply.
            if (random.below(4) == 0 && position.states().size() > 3) {
                position.unmake_move();
                position.unmake_move();
                continue;
            }
            if (random.below(8) == 0 && !position.in_check()) {
                position.make_null_move();
                EXPECT_EQ(evaluator(position), plainly(*net, position));
                position.unmake_null_move();
            }
            position.make_move(moves[choice]);
            if (random.below(3) != 0) {
                ASSERT_EQ(evaluator(position), plainly(*net, position));
            }
        }
    }
}

TEST(Network, SeesExchangedColoursAlikeAndMirroredBoardsUnlessAKingStandsInTheMiddle) {
    const auto net = random_network(2);
    constexpr const char* kMiddle =
        "2bak4/9/4b4/p3p3p/2r3n2/2P6/P3P1c1P/4C4/4N4/2BAKAB1R w - - 0 1";
    constexpr const char* kWings = "3k1ab2/4a4/4b4/9/9/2B6/4c4/9/4A4/2BA1K3 b - - 0 1";
    for (const char* fen : {kMiddle, kWings}) {
        EXPECT_EQ(Evaluator(*net)(position_of(fen)),
                  Evaluator(*net)(position_of(tests::color_swapped(fen))))
            << fen;
    }
    const Position wings = position_of(kWings);
    EXPECT_EQ(Evaluator(*net)(wings), Evaluator(*net)(wings.mirrored()));
}

TEST(NetworkFile, ComesBackAsItWasPacked) {
    const auto net = random_network(3);
    const engine::Bytes bytes = pack_network(*net);
    Network read;
    ASSERT_FALSE(read_network(bytes, read));
    EXPECT_EQ(pack_network(read), bytes);
    const Position position = position_of(kStartFen);
    EXPECT_EQ(Evaluator(read)(position), Evaluator(*net)(position));
}

// The numbers of a file need not be trusted. One layer at a time, because the neurons of a layer
// with such numbers are all clipped, whatever the layer before it says.
TEST(NetworkFile, OfTheLargestNumbersIsJudgedWithoutOverflow) {
    constexpr auto kLargest = std::numeric_limits<std::int16_t>::max();
    constexpr auto kLargestSum = std::numeric_limits<std::int32_t>::max();
    auto second = random_network(5);
    for (auto& head : second->heads) {
        for (auto& weights : head.second) weights[0].fill(kLargest);
        head.second_bias.fill(kLargestSum);
    }
    auto third = random_network(6);
    for (auto& head : third->heads) {
        for (auto& neurons : head.third) {
            for (auto& weights : neurons) weights.fill(kLargest);
        }
        head.third_bias.fill(kLargestSum);
    }
    auto output = random_network(7);
    for (auto& head : output->heads) {
        for (auto& weights : head.direct) weights.fill(kLargest);
        head.output.fill(kLargest);
        head.output_bias = kLargestSum;
    }
    constexpr std::string_view kEnding = "3k1ab2/4a4/4b4/9/9/2B6/4c4/9/4A4/2BA1K3 b - - 0 1";
    for (const auto* net : {second.get(), third.get(), output.get()}) {
        Network read;
        ASSERT_FALSE(read_network(pack_network(*net), read));
        for (const std::string_view fen : {kStartFen, kEnding}) {
            const Position position = position_of(fen);
            EXPECT_EQ(Evaluator(read)(position), plainly(read, position)) << fen;
        }
    }
}

TEST(NetworkFile, IsRefusedWithAReasonWhenItDoesNotFit) {
    const engine::Bytes bytes = pack_network(*random_network(4));
    Network network;
    EXPECT_EQ(sentence_of(read_network({}, network)), "this is no network of Chuhe");
    auto changed = bytes;
    changed[0] ^= 1;
    EXPECT_EQ(sentence_of(read_network(changed, network)), "this is no network of Chuhe");
    changed = bytes;
    changed[8] = 9;
    EXPECT_EQ(sentence_of(read_network(changed, network)), "the network has version 9, not 3");
    changed = bytes;
    changed[16] = 32;
    EXPECT_EQ(sentence_of(read_network(changed, network)),
              "the network has 32 hidden neurons, not 128");
    changed = bytes;
    changed.back() ^= 1;
    EXPECT_EQ(sentence_of(read_network(changed, network)), "the network is damaged");
    changed = bytes;
    changed.pop_back();
    EXPECT_EQ(read_network(changed, network).code, engine::FaultCode::NetworkSize);
}

/// The network of the programs and the page.
class ShippedNetwork : public testing::Test {
  protected:
    ShippedNetwork() {
        std::ifstream file(CHUHE_NETWORK, std::ios::binary);
        bytes_.assign(std::istreambuf_iterator<char>(file), {});
        EXPECT_FALSE(read_network(bytes_, *network_));
    }

    engine::Value judges(std::string_view fen) { return Evaluator(*network_)(position_of(fen)); }

    engine::Bytes bytes_;
    std::unique_ptr<Network> network_ = std::make_unique<Network>();
};

// With a search: without one the tempo counts for more.
TEST_F(ShippedNetwork, HoldsTheStartForAboutEven) {
    const auto game = engine::make_game("xiangqi", 1);
    ASSERT_FALSE(game->evaluation_network()->load_network(bytes_));
    engine::SearchLimits limits;
    limits.depth = engine::Depth{8};
    EXPECT_LT(std::abs(game->search(limits, [](const engine::SearchInfo&) {}, {}).value), 100);
}

// The usual order in books.
TEST_F(ShippedNetwork, MissesARookMoreThanACannonOrAKnightAndThoseMoreThanTheMiddlePawn) {
    const auto rook = judges("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/1NBAKABNR w");
    const auto knight = judges("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKABNR w");
    const auto cannon = judges("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/7C1/9/RNBAKABNR w");
    const auto pawn = judges("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P3P1P/1C5C1/9/RNBAKABNR w");
    EXPECT_LT(rook, std::min(knight, cannon));
    EXPECT_LT(std::max(knight, cannon), pawn);
    EXPECT_LT(pawn, judges(kStartFen));
}

TEST_F(ShippedNetwork, GivesWayToTheHandMadeEvaluationAndComesBack) {
    const auto game = engine::make_game("xiangqi", 1);
    const auto searched = [&] {
        engine::SearchLimits limits;
        limits.depth = engine::Depth{6};
        game->new_game();
        return game->search(limits, [](const engine::SearchInfo&) {}, {}).nodes;
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
