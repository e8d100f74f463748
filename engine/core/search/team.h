// SPDX-License-Identifier: MIT
// State shared by the threads of one search besides the table: whether it is over, and how many
// nodes they have searched.
#pragma once

#include <atomic>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/core/search/thread_pool.h"

namespace engine {

/// The main thread, number 0, is the caller's; the others are helpers.
class SearchTeam {
  public:
    /// `help` receives the number of its thread and searches until `is_over`.
    SearchTeam(ThreadPool& helpers, ThreadPool::Work help)
        : helpers_(helpers),
          help_(std::move(help)),
          counts_(helpers.size()) {}
    SearchTeam(const SearchTeam&) = delete;
    SearchTeam& operator=(const SearchTeam&) = delete;
    ~SearchTeam() { finish(); }

    void start() {
        helpers_.start([this](std::size_t share) { help_(share + 1); });
    }
    /// Stops the helpers and waits for them.
    void finish() {
        is_over_.store(true, std::memory_order_relaxed);
        helpers_.finish();
    }
    [[nodiscard]] bool is_over() const { return is_over_.load(std::memory_order_relaxed); }

    /// `thread` must be a helper.
    void note_nodes(std::size_t thread, std::uint64_t nodes) {
        counts_[thread - 1].nodes.store(nodes, std::memory_order_relaxed);
    }
    /// Nodes of all helpers, as far as they have been recorded.
    [[nodiscard]] std::uint64_t helpers_nodes() const {
        std::uint64_t sum = 0;
        for (const Count& count : counts_) sum += count.nodes.load(std::memory_order_relaxed);
        return sum;
    }

  private:
    /// In its own cache line, because one thread writes it often.
    struct alignas(64) Count {
        std::atomic<std::uint64_t> nodes{0};
    };

    ThreadPool& helpers_;
    ThreadPool::Work help_;
    std::vector<Count> counts_;
    std::atomic<bool> is_over_{false};
};

}  // namespace engine
