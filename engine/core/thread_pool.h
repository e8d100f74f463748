// SPDX-License-Identifier: MIT
// Threads that wait for work. A build without CHUHE_THREADS, such as the usual WebAssembly module,
// has none and nothing of this in it.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>

namespace engine {

#ifdef CHUHE_THREADS
inline constexpr bool kHasThreads = true;
#else
inline constexpr bool kHasThreads = false;
#endif

class ThreadPool {
  public:
    /// What a thread does; it is told which share of the work is its own, from 0 on.
    using Work = std::function<void(std::size_t)>;

    ThreadPool();
    ThreadPool(const ThreadPool&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;
    ~ThreadPool();

    /// Starts or ends threads, none of which may be at work. Returns how many there are then: fewer
    /// than `count` where the system grants no more.
    std::size_t resize(std::size_t count);
    [[nodiscard]] std::size_t size() const;
    /// Hands out a share to each thread and does not wait for them.
    void start(Work work);
    /// Takes back the shares that no thread has begun and waits until the others are done. In
    /// WebAssembly it aborts where that takes longer than five seconds: one has crashed.
    void finish();

  private:
    class Threads;
    std::unique_ptr<Threads> threads_;
};

}  // namespace engine
