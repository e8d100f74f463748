// SPDX-License-Identifier: MIT
#include "engine/core/search/thread_pool.h"

#ifdef CHUHE_THREADS

#include <pthread.h>

#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <mutex>
#include <utility>
#include <vector>

namespace engine {

// pthread_create reports failure; the constructor of std::thread would terminate a program without
// exceptions.
class ThreadPool::Threads {
  public:
    Threads() = default;
    Threads(const Threads&) = delete;
    Threads& operator=(const Threads&) = delete;
    ~Threads() { end_all(); }

    std::size_t resize(std::size_t count) {
        if (count < threads_.size()) end_all();
        while (threads_.size() < count && add()) {
        }
        return threads_.size();
    }

    [[nodiscard]] std::size_t size() const { return threads_.size(); }

    void start(Work work) {
        const std::lock_guard lock(mutex_);
        work_ = std::move(work);
        next_share_ = 0;
        shares_ = threads_.size();
        changed_.notify_all();
    }

    void finish() {
        std::unique_lock lock(mutex_);
        shares_ = 0;
        await_all(lock);
        work_ = nullptr;
    }

  private:
#ifdef __EMSCRIPTEN__
    /// As much as the main thread has. The memory is allocated immediately, not on first access.
    static constexpr std::size_t kStackBytes = std::size_t{1} << 20;
#else
    /// As much as the main thread has on most systems; some give other threads a sixteenth of it.
    static constexpr std::size_t kStackBytes = std::size_t{8} << 20;
#endif

    void await_all(std::unique_lock<std::mutex>& lock) {
        const auto is_done = [&] { return at_work_ == 0; };
#ifdef __EMSCRIPTEN__
        // A crashed worker ends silently, but the page must hear of it. The wait is divided,
        // because after the page was frozen only the current piece of it has expired.
        constexpr int kPieces = 10;
        for (int piece = 0; piece < kPieces; ++piece) {
            if (changed_.wait_for(lock, std::chrono::milliseconds(500), is_done)) return;
        }
        std::abort();
#else
        changed_.wait(lock, is_done);
#endif
    }

    bool add() {
        pthread_attr_t attributes;
        if (pthread_attr_init(&attributes) != 0) return false;
        pthread_t thread{};
        const auto serve = [](void* self) -> void* {
            static_cast<Threads*>(self)->serve();
            return nullptr;
        };
        const bool is_started = pthread_attr_setstacksize(&attributes, kStackBytes) == 0 &&
                                pthread_create(&thread, &attributes, serve, this) == 0;
        pthread_attr_destroy(&attributes);
        if (is_started) threads_.push_back(thread);
        return is_started;
    }

    void end_all() {
        {
            const std::lock_guard lock(mutex_);
            ending_ = true;
            changed_.notify_all();
        }
        for (const pthread_t thread : threads_) pthread_join(thread, nullptr);
        threads_.clear();
        ending_ = false;
    }

    void serve() {
        std::unique_lock lock(mutex_);
        for (;;) {
            changed_.wait(lock, [&] { return ending_ || next_share_ < shares_; });
            if (ending_) return;
            const std::size_t share = next_share_++;
            ++at_work_;
            lock.unlock();
            work_(share);
            lock.lock();
            --at_work_;
            changed_.notify_all();
        }
    }

    std::vector<pthread_t> threads_;
    std::mutex mutex_;
    /// Signals any of the following changes.
    std::condition_variable changed_;
    Work work_;
    std::size_t next_share_ = 0;
    std::size_t shares_ = 0;
    std::size_t at_work_ = 0;
    bool ending_ = false;
};

ThreadPool::ThreadPool() : threads_(std::make_unique<Threads>()) {}
ThreadPool::~ThreadPool() = default;
std::size_t ThreadPool::resize(std::size_t count) { return threads_->resize(count); }
std::size_t ThreadPool::size() const { return threads_->size(); }
void ThreadPool::start(Work work) { threads_->start(std::move(work)); }
void ThreadPool::finish() { threads_->finish(); }

}  // namespace engine

#else

namespace engine {

class ThreadPool::Threads {};

ThreadPool::ThreadPool() = default;
ThreadPool::~ThreadPool() = default;
std::size_t ThreadPool::resize(std::size_t /*count*/) { return 0; }
std::size_t ThreadPool::size() const { return 0; }
void ThreadPool::start(Work /*work*/) {}
void ThreadPool::finish() {}

}  // namespace engine

#endif
