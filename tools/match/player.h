// SPDX-License-Identifier: MIT
// An engine at the board: starts its process, speaks its protocol, and never trusts it to answer.
#pragma once

#include <atomic>
#include <memory>
#include <string>

#include "tools/match/dialect.h"
#include "tools/match/process.h"

namespace match {

/// Where the lines to and from the engines are written, if anywhere.
class Transcript;

class Player {
  public:
    /// `cancelled` ends every wait within a tenth of a second. An engine that answers nothing
    /// `patience` after its time was up hangs.
    Player(EngineSpec spec, milliseconds patience, const std::atomic<bool>& cancelled,
           Transcript* transcript = nullptr);
    ~Player();
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    [[nodiscard]] const EngineSpec& spec() const { return spec_; }
    /// Starts the engine where it does not run. Empty on success, else why it is not ready.
    std::string new_game();
    Answer think(const Situation& situation, const Limits& limits);
    /// Ends a process that cannot be relied on any more; new_game() starts another.
    void discard() { process_.kill(); }

  private:
    enum class Wait { Found, Closed, Timeout, Cancelled };

    std::string start();
    bool send(const std::string& line);
    Process::ReadResult read(std::string& line, TimePoint deadline);
    /// Reads lines until `is_last(line, words)`.
    template <class IsLast>
    Wait read_until(TimePoint deadline, IsLast is_last);
    /// Waits until the engine has read all lines. Empty on success, else why it is not ready.
    std::string synchronise();

    EngineSpec spec_;
    milliseconds patience_;
    const std::atomic<bool>& cancelled_;
    Transcript* transcript_;
    Process process_;
    /// Of the process that runs, with what it announced.
    std::unique_ptr<Dialect> dialect_;
};

}  // namespace match
