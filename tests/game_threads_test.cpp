// SPDX-License-Identifier: MIT
// Searches of both games with several threads, through engine/game.h.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <ostream>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/text/text.h"
#include "engine/game.h"
#include "tests/support/game.h"

namespace {

using engine::Depth;
using engine::Game;
using engine::SearchInfo;
using engine::SearchLimits;
using testing::Contains;
using testing::SizeIs;
using tests::kNoFault;
using tests::set;

constexpr std::size_t kMegabytes = 1;

/// The properties of a game that the suite needs.
struct Subject {
    std::string name;
    /// Positions of an unfinished game.
    std::vector<std::string> open;
    /// A position in which the side to move has a forced win, and its length in moves.
    std::string won;
    int moves_to_win;
    /// Legal moves in the first open position.
    engine::Texts moves;
};

void PrintTo(const Subject& subject, std::ostream* out) { *out << subject.name; }

const Subject kXiangqi{
    .name = "xiangqi",
    .open = {"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
             "2bak1b2/1N2a4/5r3/p1PR5/4R4/7p1/Pn7/4B4/2c1A2c1/2N1KAB2 b - - 0 1",
             "1rbakab2/9/2n1c4/p1p3P1p/6r2/4c4/P1P4RP/4B1N1C/4A4/1R1AK1B2 w - - 0 1"},
    .won = "4ka3/4a4/4b4/p7p/9/3R5/P7P/2C1r1p2/2r6/1N3K3 b - - 0 1",
    .moves_to_win = 3,
    .moves = {"b2e2", "h0g2"}};

const Subject kGomoku{
    .name = "gomoku",
    .open = {"15/15/15/15/15/15/7w7/7bb6/8w6/15/15/15/15/15/15 b freestyle",
             "15/15/15/15/15/15/6ww7/7bb6/8w6/7b7/15/15/15/15/15 w renju",
             "15/15/15/15/15/15/15/7b7/15/15/15/15/15/15/15 w caro"},
    .won = "15/15/15/15/15/15/7w7/7b1bbw3/8bw1b3/8b1w4/8w2w3/15/15/15/15 b freestyle",
    .moves_to_win = 4,
    .moves = {"g7", "i9"}};

SearchLimits to_nodes(std::uint64_t nodes) {
    SearchLimits limits;
    limits.nodes = nodes;
    return limits;
}

SearchLimits to_depth(int depth) {
    SearchLimits limits;
    limits.depth = Depth{depth};
    return limits;
}

class SearchThreads : public testing::TestWithParam<Subject> {
  protected:
    SearchThreads() : game_(fresh_game()) {}

    static std::unique_ptr<Game> fresh_game() {
        return engine::make_game(GetParam().name, kMegabytes);
    }
    static SearchInfo search_in(Game& game, const SearchLimits& limits,
                                const engine::StopPoll& stop = {}) {
        return game.search(
            limits, [](const SearchInfo&) {}, stop);
    }
    SearchInfo search(const SearchLimits& limits, const engine::StopPoll& stop = {}) {
        return search_in(*game_, limits, stop);
    }

    /// Whether a single thread with an empty table wins from there as well.
    static bool wins_alone(const std::string& fen, const std::string& moves) {
        const auto judge = fresh_game();
        EXPECT_EQ(set(*judge, fen, moves), kNoFault);
        return engine::mate_distance(search_in(*judge, to_nodes(1'000'000)).value) > 0;
    }

    std::unique_ptr<Game> game_;
};

TEST_P(SearchThreads, SayHowManyThereAre) {
    EXPECT_EQ(game_->use_threads(4), 4U);
    EXPECT_EQ(game_->use_threads(2), 2U);
    EXPECT_EQ(game_->use_threads(0), 1U);
}

TEST_P(SearchThreads, LeaveNothingBehindForOne) {
    const auto played = [](Game& game) {
        std::vector<std::string> found;
        for (const std::string& fen : GetParam().open) {
            EXPECT_EQ(set(game, fen), kNoFault);
            const SearchInfo info = search_in(game, to_depth(5));
            found.push_back(info.line + " " + std::to_string(info.nodes));
        }
        return found;
    };
    const auto alone = fresh_game();
    const auto expected = played(*alone);
    game_->use_threads(3);
    static_cast<void>(played(*game_));
    game_->use_threads(1);
    game_->new_game();
    EXPECT_EQ(played(*game_), expected);
}

TEST_P(SearchThreads, WinWhereAForcedWinIs) {
    for (const std::size_t threads : {2U, 4U}) {
        game_->use_threads(threads);
        game_->new_game();
        ASSERT_EQ(set(*game_, GetParam().won), kNoFault);
        const SearchInfo found = search(to_nodes(4'000'000));
        EXPECT_EQ(engine::mate_distance(found.value), GetParam().moves_to_win);
        EXPECT_THAT(game_->snapshot().legal_moves, Contains(found.best_move));
    }
}

TEST_P(SearchThreads, EndByRandomStopsWithLegalMovesAndTrueMates) {
    engine::SplitMix64 random(5);
    std::vector<std::string> fens = GetParam().open;
    fens.push_back(GetParam().won);
    for (int i = 0; i < 100; ++i) {
        const std::string& fen = fens[random.below(static_cast<std::uint32_t>(fens.size()))];
        game_->use_threads(2 + random.below(3));
        ASSERT_EQ(set(*game_, fen), kNoFault);
        auto polls = random.below(4);
        const SearchInfo found = search({}, [&] { return polls-- == 0; });
        ASSERT_THAT(game_->snapshot().legal_moves, Contains(found.best_move)) << fen;
        const int distance = engine::mate_distance(found.value);
        if (distance == 0) continue;
        EXPECT_TRUE(wins_alone(fen, distance > 0 ? "" : found.best_move))
            << fen << " in " << distance;
    }
}

TEST_P(SearchThreads, ShareALimitOfNodes) {
    constexpr std::uint64_t kNodes = 20'000;
    for (const std::size_t threads : {2U, 4U}) {
        game_->use_threads(threads);
        ASSERT_EQ(set(*game_, GetParam().open[0]), kNoFault);
        const SearchInfo found = search(to_nodes(kNodes));
        // While a stopped thread returns it may still enter the nodes of its path.
        EXPECT_LE(found.nodes, kNodes + threads * static_cast<unsigned>(engine::kMaxPly.value()));
        EXPECT_GE(found.nodes, kNodes / threads);
    }
}

TEST_P(SearchThreads, AnswerWithFewerNodesThanThreads) {
    game_->use_threads(4);
    ASSERT_EQ(set(*game_, GetParam().open[0]), kNoFault);
    EXPECT_THAT(game_->snapshot().legal_moves, Contains(search(to_nodes(1)).best_move));
}

TEST_P(SearchThreads, ReportOnTheThreadThatAsked) {
    const auto caller = std::this_thread::get_id();
    game_->use_threads(3);
    ASSERT_EQ(set(*game_, GetParam().open[0]), kNoFault);
    std::vector<int> depths;
    const auto report = [&](const SearchInfo& info) {
        EXPECT_EQ(std::this_thread::get_id(), caller);
        depths.push_back(info.depth.value());
    };
    const auto stop = [&] {
        EXPECT_EQ(std::this_thread::get_id(), caller);
        return false;
    };
    game_->search(to_depth(6), report, stop);
    EXPECT_THAT(depths, testing::ElementsAre(1, 2, 3, 4, 5, 6));
}

TEST_P(SearchThreads, FindSeveralLines) {
    SearchLimits limits = to_depth(5);
    limits.multi_pv = 3;
    game_->use_threads(4);
    ASSERT_EQ(set(*game_, GetParam().open[0]), kNoFault);
    std::vector<SearchInfo> last;
    const auto report = [&](const SearchInfo& info) {
        if (info.multi_pv == 1) last.clear();
        last.push_back(info);
    };
    game_->search(limits, report, {});
    ASSERT_THAT(last, SizeIs(3));
    std::set<std::string> moves;
    for (const SearchInfo& info : last) {
        EXPECT_THAT(game_->snapshot().legal_moves, Contains(info.best_move));
        moves.insert(info.best_move);
    }
    EXPECT_THAT(moves, SizeIs(3));
    const auto is_better = [](const auto& a, const auto& b) { return a.value > b.value; };
    EXPECT_TRUE(std::is_sorted(last.begin(), last.end(), is_better));
}

TEST_P(SearchThreads, KeepToTheMovesThatAreAllowed) {
    SearchLimits limits = to_nodes(20'000);
    limits.root_moves = GetParam().moves;
    game_->use_threads(4);
    ASSERT_EQ(set(*game_, GetParam().open[0]), kNoFault);
    EXPECT_THAT(GetParam().moves, Contains(search(limits).best_move));
}

TEST_P(SearchThreads, LeaveTheLevelsAsTheyAre) {
    for (const int level : {1, 4, 7, 9}) {
        SearchLimits limits;
        limits.level = level;
        limits.style.risk = level == 4 ? 2 : 0;
        const auto alone = fresh_game();
        const auto together = fresh_game();
        together->use_threads(4);
        ASSERT_EQ(set(*alone, GetParam().open[1]), kNoFault);
        ASSERT_EQ(set(*together, GetParam().open[1]), kNoFault);
        const SearchInfo expected = search_in(*alone, limits);
        const SearchInfo found = search_in(*together, limits);
        EXPECT_EQ(found.best_move, expected.best_move) << "level " << level;
        EXPECT_EQ(found.nodes, expected.nodes) << "level " << level;
    }
}

TEST_P(SearchThreads, PlayAStyleAtFullStrength) {
    SearchLimits limits = to_nodes(40'000);
    limits.style.risk = 2;
    game_->use_threads(3);
    ASSERT_EQ(set(*game_, GetParam().open[1]), kNoFault);
    EXPECT_THAT(game_->snapshot().legal_moves, Contains(search(limits).best_move));
}

TEST_P(SearchThreads, AnswerWhereTheGameIsOver) {
    const std::string over =
        GetParam().name == "xiangqi"
            ? "3k3R1/1R7/9/9/9/9/9/9/9/4K4 b - - 0 1"
            : "15/15/15/15/15/15/15/3bbbbb7/15/4wwww7/15/15/15/15/15 w freestyle";
    game_->use_threads(4);
    ASSERT_EQ(set(*game_, over), kNoFault);
    EXPECT_EQ(search(to_nodes(10'000)).best_move, "");
}

INSTANTIATE_TEST_SUITE_P(Games, SearchThreads, testing::Values(kXiangqi, kGomoku),
                         [](const auto& subject) { return subject.param.name; });

// The main thread proves or refutes a requested mate.
TEST(XiangqiThreads, RefuteAMateThatIsAskedFor) {
    const auto game = engine::make_game("xiangqi", kMegabytes);
    game->use_threads(3);
    ASSERT_EQ(set(*game, kXiangqi.open[0]), kNoFault);
    SearchLimits limits;
    limits.mate = 2;
    const SearchInfo found = game->search(limits, [](const SearchInfo&) {}, {});
    EXPECT_EQ(found.no_mate_within, 2);
}

}  // namespace
