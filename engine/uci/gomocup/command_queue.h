// SPDX-License-Identifier: MIT
// Reads the commands of a session on a thread of its own, so that a search hears of a stop.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <iosfwd>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

namespace chuhe {

class CommandQueue {
  public:
    explicit CommandQueue(std::istream& in);
    /// Waits for END or the end of the input, after which nothing is read.
    ~CommandQueue();
    CommandQueue(const CommandQueue&) = delete;
    CommandQueue& operator=(const CommandQueue&) = delete;

    /// Blocks until there is a line; nothing at the end of the input.
    std::optional<std::string> next();
    /// Whether STOP, YXSTOP or END follows the line that `next` returned last.
    [[nodiscard]] bool is_stopped() const { return last_stop_ > taken_; }
    [[nodiscard]] bool is_at_end() const { return is_at_end_; }

  private:
    void read();

    std::istream& in_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::string> lines_;
    /// The numbers of lines, from 1.
    std::uint64_t taken_ = 0;
    std::uint64_t read_ = 0;
    std::atomic<std::uint64_t> last_stop_{0};
    std::atomic<bool> is_at_end_{false};
    std::thread reader_;
};

/// The first word of a line, in upper case; empty if there is none.
std::string command_of(std::string_view line);

}  // namespace chuhe
