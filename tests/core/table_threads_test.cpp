// SPDX-License-Identifier: MIT
// The transposition table with several threads that read and write the same few entries.
#include <gtest/gtest.h>

#include <atomic>
#include <thread>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/search/transposition.h"

namespace {

using namespace engine;

constexpr Ply kRoot{0};

/// An entry that encodes its position and version in every field.
TableEntry version_of(Key key, std::uint16_t version) {
    SplitMix64 random(key ^ version);
    return {.move = version,
            .value = static_cast<Value>(random.below(20'000)) - 10'000,
            .eval = static_cast<Value>(random.below(20'000)) - 10'000,
            .depth = Depth{static_cast<int>(random.below(100))},
            .bound = Bound::Exact};
}

bool is_whole(Key key, const TableEntry& found) {
    const TableEntry written = version_of(key, found.move);
    return found.value == written.value && found.eval == written.eval &&
           found.depth == written.depth && found.bound == written.bound;
}

/// A trial of `writers` threads on a table with one bucket; each thread probes the entries of the
/// others.
struct Trial {
    std::uint64_t found = 0;
    std::uint64_t torn = 0;
};

Trial stress(std::size_t writers, int rounds) {
    TranspositionTable table(0);
    std::atomic<std::uint64_t> found{0};
    std::atomic<std::uint64_t> torn{0};
    std::vector<std::thread> threads;
    for (std::size_t writer = 0; writer < writers; ++writer) {
        threads.emplace_back([&, writer] {
            SplitMix64 random(writer + 1);
            for (int round = 0; round < rounds; ++round) {
                // Four positions compete for two slots, each in many versions.
                const Key key = 0x9E37'79B9'7F4A'7C15ULL * (random.below(4) + 1);
                const auto version = static_cast<std::uint16_t>(random.below(0xFFFF) + 1);
                table.store(key, kRoot, version_of(key, version));
                const Key asked = 0x9E37'79B9'7F4A'7C15ULL * (random.below(4) + 1);
                const auto entry = table.probe(asked, kRoot);
                if (!entry) continue;
                ++found;
                if (!is_whole(asked, *entry)) ++torn;
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    return {found, torn};
}

TEST(TranspositionTableThreads, GiveBackOnlyEntriesThatWereWrittenWhole) {
    for (const std::size_t writers : {2U, 4U}) {
        const Trial trial = stress(writers, 100'000);
        EXPECT_GT(trial.found, 1'000U);
        EXPECT_EQ(trial.torn, 0U) << "of " << trial.found << " by " << writers << " threads";
    }
}

}  // namespace
