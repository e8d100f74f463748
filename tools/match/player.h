// SPDX-License-Identifier: MIT
// An engine at the board: starts its process, speaks UCI or UCCI, and never trusts it to answer.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/xiangqi/board/position.h"
#include "tools/match/engine_spec.h"
#include "tools/match/process.h"

namespace match {

struct Answer {
    enum class Kind : std::uint8_t { Move, NoMove, Resigns, Unreadable, Crash, Hang, Cancelled };
    Kind kind = Kind::Crash;
    engine::xiangqi::Move move;
    /// The word after `bestmove`.
    std::string text;
    Duration elapsed{};
    /// Centipawns for the side to move, a mate in n as kMateScore - n.
    std::optional<int> score;
    int depth = 0;
    std::uint64_t nodes = 0;
};

inline constexpr int kMateScore = 30000;

/// What a player gets to know: the position as it was set up and what led on from there.
struct Situation {
    const engine::xiangqi::Position& position;
    std::string start_fen;
    std::vector<engine::xiangqi::Move> moves;
    /// The position after the latest capture, from which UCCI engines get the moves.
    std::string base_fen;
    std::size_t base_ply = 0;
    /// By colour; each side that plays by the clock has one.
    std::array<std::optional<Clock>, 2> clocks;
};

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
    std::string send_options();
    bool send(const std::string& line);
    Process::ReadResult read(std::string& line, TimePoint deadline);
    /// Reads until a line's first word is `word`; lines before go to `other`.
    template <class Other>
    Wait read_until(std::string_view word, TimePoint deadline, Other other);
    std::string synchronise();
    [[nodiscard]] std::string position_command(const Situation& situation) const;
    [[nodiscard]] std::string go_command(const Situation& situation, const Limits& limits) const;
    void interpret(const std::string& line, Answer& answer) const;

    EngineSpec spec_;
    milliseconds patience_;
    const std::atomic<bool>& cancelled_;
    Transcript* transcript_;
    Process process_;
    Ranks ranks_ = Ranks::FromZero;
    bool ucci_milliseconds_ = false;
    /// Names of the engine's options in lower case.
    std::vector<std::string> announced_;
};

/// Reads depth, score and nodes off an `info` line of either protocol.
void read_info(std::string_view line, Answer& answer);
/// The words after `go`.
std::string uci_go(const Limits& limits, const std::array<std::optional<Clock>, 2>& clocks,
                   engine::xiangqi::Color side);
/// `unit`: milliseconds in the engine's unit of time, 1 or 1000.
std::string ucci_go(const Limits& limits, const std::array<std::optional<Clock>, 2>& clocks,
                    engine::xiangqi::Color side, int unit);

}  // namespace match
