// SPDX-License-Identifier: MIT
// Threads that wait for work. In a build without CHUHE_THREADS, such as the usual WebAssembly
// module, this is empty.
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
    /// The work of a thread, which receives the number of its share, from 0.
    using Work = std::function<void(std::size_t)>;

    ThreadPool();
    ThreadPool(const ThreadPool&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;
    ~ThreadPool();

    /// Starts or ends threads, which must be idle. Returns the new number, which is below `count`
    /// if the system grants no more.
    std::size_t resize(std::size_t count);
    [[nodiscard]] std::size_t size() const;
    /// Gives each thread a share without waiting for them.
    void start(Work work);
    /// Withdraws the shares that no thread has started and waits until the others are done. In
    /// WebAssembly it aborts after five seconds, because a thread must have crashed.
    void finish();

  private:
    class Threads;
    std::unique_ptr<Threads> threads_;
};

}  // namespace engine
