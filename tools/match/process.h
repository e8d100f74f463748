// SPDX-License-Identifier: MIT
// A child process spoken to in lines.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>
#include <string_view>

namespace match {

using TimePoint = std::chrono::steady_clock::time_point;

/// Owns the process with all its descendants; the destructor kills and reaps it.
class Process {
  public:
    Process() = default;
    ~Process() { kill(); }
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    /// Runs a command line of the shell; its error output is dropped. False when none could be
    /// started. That the command does not exist shows when it is spoken to.
    bool start(const std::string& command);
    [[nodiscard]] bool running() const { return pid_ > 0; }
    void kill();
    /// Waits for an end of its own accord until `deadline`, then kills.
    void finish(TimePoint deadline);

    /// False when the process does not take it any more.
    bool write_line(std::string_view line);

    enum class ReadResult { Line, Timeout, Closed };
    /// Blocks until a whole line is there, at most until `deadline`.
    ReadResult read_line(std::string& line, TimePoint deadline);

  private:
    void close_pipes();

    pid_t pid_ = -1;
    int input_ = -1;   // what the process reads
    int output_ = -1;  // what it writes
    std::string buffer_;
    std::size_t scanned_ = 0;  // the buffer holds no line end before this
};

}  // namespace match
