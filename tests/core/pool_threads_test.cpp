// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <thread>
#include <vector>

#include "engine/core/search/thread_pool.h"

namespace {

using engine::ThreadPool;

TEST(ThreadPool, HasNoThreadsAtFirst) { EXPECT_EQ(ThreadPool().size(), 0U); }

TEST(ThreadPool, GrowsAndShrinks) {
    ThreadPool pool;
    for (const std::size_t count : {3U, 1U, 4U, 0U, 2U}) {
        EXPECT_EQ(pool.resize(count), count);
        EXPECT_EQ(pool.size(), count);
    }
}

TEST(ThreadPool, DoesEachShareAtMostOnceAndAllThatItBegan) {
    ThreadPool pool;
    pool.resize(4);
    for (int round = 0; round < 200; ++round) {
        std::array<std::atomic<int>, 4> begun{};
        std::array<int, 4> done{};
        pool.start([&](std::size_t share) {
            ++begun[share];
            std::this_thread::yield();
            ++done[share];
        });
        if (round % 2 == 0) std::this_thread::yield();
        pool.finish();
        for (std::size_t share = 0; share < done.size(); ++share) {
            ASSERT_LE(begun[share], 1);
            ASSERT_EQ(done[share], begun[share]);
        }
    }
}

TEST(ThreadPool, WorksOnAllSharesAtOnce) {
    ThreadPool pool;
    pool.resize(3);
    // Each thread waits for the others, so a single thread would never finish.
    std::atomic<int> arrived{0};
    const auto meet = [&] {
        ++arrived;
        while (arrived < 4) std::this_thread::yield();
    };
    pool.start([&](std::size_t) { meet(); });
    meet();
    pool.finish();
    EXPECT_EQ(arrived, 4);
}

TEST(ThreadPool, CanBeFinishedWithoutAStart) {
    ThreadPool pool;
    pool.finish();
    pool.resize(2);
    pool.finish();
    EXPECT_EQ(pool.size(), 2U);
}

}  // namespace
