// SPDX-License-Identifier: MIT
// Compares the published ending sets with a solver that shares no code with them, and plays from
// them.
#include "engine/xiangqi/endings/sets.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <vector>

#include "engine/capabilities.h"
#include "engine/game.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/endings/tables.h"
#include "tests/support/ending_placements.h"
#include "tests/support/ending_solver.h"
#include "tests/support/property_runs.h"

namespace {

using namespace engine;
using namespace engine::xiangqi;
using Result = EndingVerdict::Result;

Bytes contents_of(const char* path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

const Bytes& served() {
    static const Bytes bytes = contents_of(CHUHE_ENDING_SETS);
    return bytes;
}

Result result_of(const tests::Verdict& verdict) {
    switch (verdict.result) {
        case tests::Verdict::Result::MoverWins:
            return Result::Won;
        case tests::Verdict::Result::MoverLoses:
            return Result::Lost;
        case tests::Verdict::Result::Draw:
            break;
    }
    return Result::Drawn;
}

TEST(ServedEndingSets, HoldNoMoreThanTheyMay) {
    EXPECT_LE(served().size(), 300U * 1024);
    EndingSets sets;
    ASSERT_FALSE(sets.load(served()));
    for (const auto& [material, packed] : sets.packed()) {
        EndingSet set(material);
        EXPECT_TRUE(set.unpack(packed.bytes)) << material.text();
        EXPECT_LE(set.bytes(), EndingTables::kMostBytes / 2) << material.text();
    }
}

class ServedEndingSet : public testing::TestWithParam<const char*> {};

TEST_P(ServedEndingSet, JudgesAsTheSolverProves) {
    EndingTables tables;
    ASSERT_FALSE(tables.load_sets(served()));
    tests::EndingSolver solver;
    const EndingIndex index(*parse_material(GetParam()));
    constexpr std::uint32_t kStep = 241;
    std::array<int, 3> seen{};
    for (std::uint32_t i = 0; i < index.size(); i += kStep) {
        for (const bool attacker : {true, false}) {
            const auto fen = tests::fen_of(index, i, attacker);
            if (!fen) continue;
            const auto parsed = parse_fen(*fen + " - - 0 1");
            // The general could be captured.
            if (!parsed.position || why_unplayable(*parsed.position)) continue;
            const auto verdict = tables.verdict(*parsed.position, {});
            ASSERT_TRUE(verdict) << *fen;
            ASSERT_EQ(verdict->result, result_of(solver.verdict(*fen))) << *fen;
            ++seen[static_cast<std::size_t>(verdict->result)];
        }
    }
    for (const int count : seen) EXPECT_GT(count, 100);
}

/// In a list, because solving a material takes most of the time.
std::vector<const char*> solved_materials() {
    std::vector<const char*> materials{"PPaab", "CPbb"};
    materials.resize(tests::largest_case<std::size_t>(1, materials.size()));
    return materials;
}

INSTANTIATE_TEST_SUITE_P(OfTwoAttackers, ServedEndingSet, testing::ValuesIn(solved_materials()));

/// The game with the sets and the network, as in the page.
std::unique_ptr<Game> page_game() {
    auto game = make_game("xiangqi", 16);
    EXPECT_FALSE(game->evaluation_network()->load_network(contents_of(CHUHE_NETWORK)));
    EXPECT_FALSE(game->ending_judge()->load_sets(served()));
    return game;
}

class PlayBySets : public testing::TestWithParam<const char*> {};

TEST_P(PlayBySets, WinsAgainstItself) {
    const auto game = page_game();
    SearchLimits limits;
    limits.use_endings = true;
    limits.nodes = 50'000;
    std::vector<std::string> moves;
    for (;;) {
        const std::vector<std::string_view> views(moves.begin(), moves.end());
        ASSERT_FALSE(game->set_position(GetParam(), views, ""));
        if (game->snapshot().status != Status::Ongoing) break;
        const SearchInfo info = game->search(limits, [](const SearchInfo&) {}, {});
        // The attacker, who started, never throws away the win.
        if (moves.size() % 2 == 0) {
            ASSERT_GT(info.value, 0) << moves.size();
        }
        moves.push_back(info.best_move);
    }
    EXPECT_EQ(game->snapshot().status, Status::FirstWins);
}

INSTANTIATE_TEST_SUITE_P(
    OfTwoAttackers, PlayBySets,
    testing::Values("3akab2/9/4b4/9/9/9/9/2N6/9/R3K4 w - - 0 1",     // chariot and horse
                    "3aka3/9/4b3b/9/9/6N2/2N6/9/9/4K4 w - - 0 1",    // two horses
                    "3aka3/9/4b3b/9/9/6N2/2C6/9/9/4K4 w - - 0 1"));  // horse and cannon

}  // namespace
