// SPDX-License-Identifier: MIT
#include "engine/core/search/control.h"

#include <gtest/gtest.h>

#include <chrono>

namespace {

using namespace engine;

/// More nodes than any polling interval.
constexpr std::uint64_t kMany = 100'000;

/// A clock that only the test advances.
class TestClock {
  public:
    void advance(Milliseconds time) { now_ += time; }
    /// The clock must outlive the reader.
    [[nodiscard]] Now reader() const {
        return [this] { return now_; };
    }

  private:
    std::chrono::steady_clock::time_point now_;
};

void count_until_stopped(SearchControl& control, std::uint64_t at_most) {
    for (std::uint64_t i = 0; i < at_most && !control.stopped(); ++i) control.count_node();
}

TEST(SearchControl, NeverStopsByItself) {
    const SearchLimits limits;
    SearchControl control(limits, {});
    count_until_stopped(control, kMany);
    EXPECT_FALSE(control.stopped());
    EXPECT_EQ(control.nodes(), kMany);
}

TEST(SearchControl, StopsAtExactlyTheNodeLimit) {
    for (const std::uint64_t limit : {1ULL, 2ULL, 100ULL, 2048ULL, 5000ULL, 50'001ULL}) {
        SearchLimits limits;
        limits.nodes = limit;
        SearchControl control(limits, {});
        EXPECT_FALSE(control.stopped());
        count_until_stopped(control, kMany);
        EXPECT_EQ(control.nodes(), limit);
    }
}

TEST(SearchControl, CountsTheTimeOfPonderingOnceItIsOver) {
    bool ponders = true;
    SearchLimits limits;
    limits.move_time = Milliseconds{100};
    limits.is_pondering = [&] { return ponders; };
    TestClock clock;
    SearchControl control(limits, {}, clock.reader());
    clock.advance(Milliseconds{101});
    count_until_stopped(control, kMany);
    EXPECT_FALSE(control.stopped());
    EXPECT_TRUE(control.may_start(Depth{5}));
    ponders = false;
    EXPECT_FALSE(control.may_start(Depth{5}));
    count_until_stopped(control, kMany);
    EXPECT_TRUE(control.stopped());
}

TEST(SearchControl, StopsAsSoonAsItIsReleased) {
    SearchLimits limits;
    limits.nodes = 10;
    SearchControl control(limits, {});
    count_until_stopped(control, kMany);
    EXPECT_TRUE(control.stopped());
    control.hold();
    count_until_stopped(control, kMany);
    EXPECT_FALSE(control.stopped());
    control.release();
    EXPECT_TRUE(control.stopped());
}

TEST(SearchControl, StopsSoonAfterItIsAsked) {
    const SearchLimits limits;
    bool asked = false;
    SearchControl control(limits, [&] { return asked; });
    count_until_stopped(control, kMany);
    EXPECT_FALSE(control.stopped());
    asked = true;
    count_until_stopped(control, kMany);
    EXPECT_TRUE(control.stopped());
    EXPECT_LE(control.nodes(), kMany + 10'000);
}

TEST(SearchControl, StaysStoppedWhenTheStopIsTakenBack) {
    const SearchLimits limits;
    bool asked = true;
    SearchControl control(limits, [&] { return asked; });
    count_until_stopped(control, kMany);
    ASSERT_TRUE(control.stopped());
    asked = false;
    for (std::uint64_t i = 0; i < kMany; ++i) control.count_node();
    EXPECT_TRUE(control.stopped());
    EXPECT_FALSE(control.may_start(Depth{2}));
}

SearchLimits a_minute_on_the_clock() {
    SearchLimits limits;
    limits.clock = ClockLimit{Milliseconds{60'000}, Milliseconds{0}, 0};
    return limits;
}

/// Counts many nodes one millisecond before that time, when the search must continue, and at that
/// time.
void expect_to_stop_at(Milliseconds time, SearchControl& control, TestClock& clock) {
    clock.advance(time - Milliseconds{1});
    count_until_stopped(control, kMany);
    EXPECT_FALSE(control.stopped());
    EXPECT_EQ(control.nodes(), kMany);
    clock.advance(Milliseconds{1});
    count_until_stopped(control, kMany);
    EXPECT_TRUE(control.stopped());
    EXPECT_LE(control.nodes(), kMany + 10'000);
    EXPECT_EQ(control.elapsed(), time);
}

TEST(SearchControl, StopsWhenTheMoveTimeIsOver) {
    SearchLimits limits;
    limits.move_time = Milliseconds{20};
    TestClock clock;
    SearchControl control(limits, {}, clock.reader());
    expect_to_stop_at(Milliseconds{20}, control, clock);
}

TEST(SearchControl, StopsWhenTheShareOfTheClockIsOver) {
    SearchLimits limits;
    limits.clock = ClockLimit{Milliseconds{100}, Milliseconds{0}, 1};
    const auto share = *TimeManager(limits).hard();
    EXPECT_LT(share, Milliseconds{100});
    TestClock clock;
    SearchControl control(limits, {}, clock.reader());
    expect_to_stop_at(share, control, clock);
}

TEST(SearchControl, EndsAtTheFirstOfALimitOfNodesAndOneOfTime) {
    SearchLimits limits;
    limits.nodes = kMany + 1;
    limits.move_time = Milliseconds{20};
    TestClock clock;
    SearchControl slow(limits, {}, clock.reader());
    expect_to_stop_at(Milliseconds{20}, slow, clock);
    SearchControl fast(limits, {}, clock.reader());
    count_until_stopped(fast, 2 * kMany);
    EXPECT_EQ(fast.nodes(), kMany + 1);
}

TEST(SearchControl, StartsNoDepthOnceTheTimeForItIsOver) {
    const SearchLimits limits = a_minute_on_the_clock();
    const auto soft = *TimeManager(limits).soft();
    TestClock clock;
    const SearchControl control(limits, {}, clock.reader());
    clock.advance(soft - Milliseconds{1});
    EXPECT_TRUE(control.may_start(Depth{2}));
    clock.advance(Milliseconds{1});
    EXPECT_FALSE(control.may_start(Depth{2}));
}

TEST(SearchControl, StartsNoDepthBeyondTheLimit) {
    SearchLimits limits;
    limits.depth = Depth{5};
    const SearchControl control(limits, {});
    EXPECT_TRUE(control.may_start(Depth{5}));
    EXPECT_FALSE(control.may_start(Depth{6}));
}

TEST(SearchControl, StartsNoDepthBeyondTheGreatestOne) {
    const SearchLimits limits;
    const SearchControl control(limits, {});
    EXPECT_TRUE(control.may_start(kMaxDepth));
    EXPECT_FALSE(control.may_start(kMaxDepth + 1));
}

TEST(SearchControl, AlwaysStartsTheFirstDepthSoThatThereIsAnAnswer) {
    SearchLimits limits;
    limits.move_time = Milliseconds{0};
    const SearchControl control(limits, {});
    EXPECT_TRUE(control.may_start(Depth{1}));
    EXPECT_FALSE(control.may_start(Depth{2}));
}

TEST(TimeManagement, GivesLessTimeTheLongerTheBestMoveStays) {
    const SearchLimits limits = a_minute_on_the_clock();
    TimeManager manager(limits);
    manager.note_progress({1, 20, 500});
    auto before = *manager.soft();
    for (int iteration = 0; iteration < 4; ++iteration) {
        manager.note_progress({1, 20, 500});
        EXPECT_LT(*manager.soft(), before);
        before = *manager.soft();
    }
    manager.note_progress({2, 20, 500});
    EXPECT_GT(*manager.soft(), before);
}

TEST(TimeManagement, GivesMoreTimeWhenTheScoreFalls) {
    const SearchLimits limits = a_minute_on_the_clock();
    TimeManager steady(limits);
    TimeManager falling(limits);
    for (const Value value : {50, 50}) steady.note_progress({1, value, 500});
    for (const Value value : {50, 0}) falling.note_progress({1, value, 500});
    EXPECT_GT(*falling.soft(), *steady.soft());
}

TEST(TimeManagement, GivesLessTimeWhenNothingElseWasWorthNodes) {
    const SearchLimits limits = a_minute_on_the_clock();
    TimeManager contested(limits);
    TimeManager clear(limits);
    contested.note_progress({1, 0, 300});
    clear.note_progress({1, 0, 950});
    EXPECT_LT(*clear.soft(), *contested.soft());
}

TEST(TimeManagement, SpendsNoTimeOnAForcedAnswer) {
    const SearchLimits limits = a_minute_on_the_clock();
    SearchControl control(limits, {});
    control.answer_is_forced();
    control.note_progress({1, 0, 1000});
    EXPECT_TRUE(control.may_start(Depth{1}));
    EXPECT_FALSE(control.may_start(Depth{2}));
}

TEST(TimeManagement, NeverPlansMoreThanTheClockHolds) {
    for (const int milliseconds : {1, 20, 100, 5'000}) {
        SearchLimits limits;
        limits.clock = ClockLimit{Milliseconds{milliseconds}, Milliseconds{1'000}, 1};
        TimeManager manager(limits);
        for (std::uint16_t move = 1; move < 9; ++move)
            manager.note_progress({move, -100 * move, 0});
        EXPECT_LE(*manager.soft(), Milliseconds{milliseconds});
    }
}

TEST(TimeManagement, LeavesTheOverheadOnTheClock) {
    for (const int milliseconds : {500, 2'000, 10'000}) {
        for (const int moves_to_go : {0, 1, 20}) {
            SearchLimits limits;
            limits.clock = ClockLimit{Milliseconds{milliseconds}, Milliseconds{50}, moves_to_go};
            const TimeManager usual(limits);
            limits.clock->overhead = Milliseconds{400};
            const TimeManager careful(limits);
            EXPECT_LE(*careful.hard(), Milliseconds{milliseconds - 400});
            EXPECT_LT(*careful.hard(), *usual.hard());
        }
    }
}

TEST(TimeManagement, AnswersAtOnceWithoutTimeWhateverTheIncrement) {
    for (const int milliseconds : {0, 1}) {
        SearchLimits limits;
        limits.clock = ClockLimit{Milliseconds{milliseconds}, Milliseconds{10'000}, 0};
        EXPECT_LE(*TimeManager(limits).hard(), Milliseconds{1});
    }
}

}  // namespace
