// SPDX-License-Identifier: MIT
// The root search, with a game whose moves have the values given by a test.
#include "engine/core/search/root_search.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace {

using namespace engine;

struct Letter {
    char name = 0;
    [[nodiscard]] std::uint16_t raw() const { return static_cast<std::uint16_t>(name); }
    [[nodiscard]] std::string text() const { return {name}; }
    bool operator==(const Letter&) const = default;
};

/// The values of each move by depth; at greater depths a move keeps its last value.
using Values = std::map<char, std::vector<Value>>;

class LetterSearch final : public RootSearch<Letter> {
  public:
    LetterSearch(SearchControl& control, TranspositionTable& table, Values values)
        : RootSearch(control, table, {.aspiration_depth = 1000}),
          values_(std::move(values)) {
        std::vector<Letter> moves;
        for (const auto& [move, value] : values_) moves.push_back({move});
        set_root_moves(moves);
    }

    void like(char liked, Value bonus) {
        for (RootMove& root_move : root_moves_) {
            if (root_move.move.name == liked) root_move.bonus = bonus;
        }
    }

    /// The depth at which each iteration searched its first move.
    std::vector<int> depths;
    int proven_at = 1000;

  private:
    Value search_root_move(Letter move, Value /*alpha*/, Value /*beta*/, Depth depth,
                           int moves_before) override {
        if (moves_before == 0) depths.push_back(depth.value());
        on_node(Ply{1});
        const auto& values = values_[move.name];
        return values[std::min(static_cast<std::size_t>(depth.value()), values.size()) - 1];
    }
    [[nodiscard]] const PvLine& line_below_root() const override { return nothing_; }
    [[nodiscard]] bool is_proven() const override { return depths.back() >= proven_at; }

    Values values_;
    PvLine nothing_;
};

std::vector<int> depths_searched(const SearchLimits& limits, int proven_at, bool step_by_step) {
    TranspositionTable table(0);
    SearchControl control(limits, {});
    LetterSearch search(control, table, {{'a', {10}}, {'b', {5}}});
    search.proven_at = proven_at;
    std::size_t reports = 0;
    search.deepen([&](const SearchInfo&) { ++reports; }, step_by_step);
    EXPECT_EQ(reports, search.depths.size());
    return search.depths;
}

SearchLimits to_depth(int depth) {
    SearchLimits limits;
    limits.depth = Depth{depth};
    return limits;
}

TEST(RootSearch, SearchesOneDepthAfterTheOtherAndReportsEach) {
    EXPECT_EQ(depths_searched(to_depth(4), 1000, true), (std::vector{1, 2, 3, 4}));
}

TEST(RootSearch, EndsEarlyWhenTheAnswerIsProven) {
    EXPECT_EQ(depths_searched(to_depth(10), 3, true), (std::vector{1, 2, 3}));
}

TEST(RootSearch, EndsAtTheGreatestDepthWithoutALimit) {
    EXPECT_EQ(depths_searched({}, 1000, true).size(), static_cast<std::size_t>(kMaxDepth.value()));
}

TEST(RootSearch, GoesToTheLimitAtOnceWhenNotStepByStep) {
    EXPECT_EQ(depths_searched(to_depth(7), 1000, false), (std::vector{7}));
}

TEST(RootSearch, NamesEachMoveItSearchesWhereThatIsAskedFor) {
    SearchLimits limits = to_depth(2);
    limits.current_move_after = Milliseconds{0};
    TranspositionTable table(0);
    SearchControl control(limits, {});
    LetterSearch search(control, table, {{'a', {10}}, {'b', {5}}});
    std::string said;
    search.deepen([&](const SearchInfo& info) {
        const std::string current = info.current_move + std::to_string(info.current_move_number);
        said += info.current_move.empty() ? "line " : current + " ";
    });
    EXPECT_EQ(said, "a1 b2 line a1 b2 line ");
}

TEST(RootSearch, NamesNoMoveBeforeItsTime) {
    SearchLimits limits = to_depth(5);
    limits.current_move_after = Milliseconds{3'600'000};
    TranspositionTable table(0);
    SearchControl control(limits, {});
    LetterSearch search(control, table, {{'a', {10}}, {'b', {5}}});
    search.deepen([](const SearchInfo& info) { EXPECT_EQ(info.current_move, ""); });
}

/// Stops the second iteration after that many moves.
SearchInfo stopped_after(int moves, const Values& values) {
    SearchLimits limits;
    // The node that reaches the limit does not count.
    limits.nodes = values.size() + static_cast<std::uint64_t>(moves) + 1;
    TranspositionTable table(0);
    SearchControl control(limits, {});
    LetterSearch search(control, table, values);
    search.deepen([](const SearchInfo&) {});
    return search.answer();
}

TEST(StoppedRootSearch, KeepsTheLineOfTheLastIterationWhenTheNextHasNone) {
    const auto answer = stopped_after(0, {{'a', {10}}, {'b', {20, -50}}});
    EXPECT_EQ(answer.best_move, "b");
    EXPECT_EQ(answer.value, 20);
    EXPECT_EQ(answer.bound, Bound::Exact);
    EXPECT_EQ(answer.depth, Depth{1});
}

TEST(StoppedRootSearch, TellsOfABetterValueAsABound) {
    const auto answer = stopped_after(1, {{'a', {10, 30}}, {'b', {5}}});
    EXPECT_EQ(answer.best_move, "a");
    EXPECT_EQ(answer.value, 30);
    EXPECT_EQ(answer.bound, Bound::Lower);
}

TEST(StoppedRootSearch, TellsOfNoLossWhileOtherMovesAreOpen) {
    const auto answer = stopped_after(1, {{'a', {10, mated_in(Ply{4})}}, {'b', {5}}});
    EXPECT_EQ(answer.value, 10);
    EXPECT_EQ(answer.bound, Bound::Exact);
}

SearchInfo answer_liking(char liked, Value bonus, Values values) {
    TranspositionTable table(0);
    SearchControl control(to_depth(1), {});
    LetterSearch search(control, table, std::move(values));
    search.like(liked, bonus);
    search.deepen([](const SearchInfo&) {});
    return search.answer();
}

TEST(RootSearch, PrefersALikedMoveToOneThatIsLittleBetterAndReportsWhatItIsWorth) {
    const SearchInfo answer = answer_liking('b', 6, {{'a', {10}}, {'b', {5}}});
    EXPECT_EQ(answer.best_move, "b");
    EXPECT_EQ(answer.value, 5);
    EXPECT_EQ(answer_liking('b', 4, {{'a', {10}}, {'b', {5}}}).best_move, "a");
}

TEST(RootSearch, LikesNothingBetterThanAMate) {
    const Value mate = mate_in(Ply{3});
    EXPECT_EQ(answer_liking('b', 6, {{'a', {mate}}, {'b', {mate - 2}}}).best_move, "a");
    EXPECT_EQ(answer_liking('b', -6, {{'a', {5}}, {'b', {mate}}}).value, mate);
}

}  // namespace
