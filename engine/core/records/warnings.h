// SPDX-License-Identifier: MIT
// Warnings about unreadable parts of a record, with their places.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/text/fault.h"

namespace engine {

/// A place in a text: the line, from 1, and the UTF-8 bytes before it in that line.
struct TextPlace {
    std::size_t line = 1;
    std::size_t column = 0;
};

/// A part of a record that could not be read as is.
struct Warning {
    enum class Unit : std::uint8_t { Line, Byte };
    Unit unit = Unit::Line;
    /// Lines count from 1, bytes from 0.
    std::size_t at = 0;
    /// UTF-8 bytes before it in its line; 0 if unknown.
    std::size_t column = 0;
    /// The game of the file, counted from 1.
    std::size_t game = 1;
    /// The ply of the move concerned, counted from 1; 0 if none.
    std::size_t ply = 0;
    Fault fault;
    bool operator==(const Warning&) const = default;
};

/// `line` or `byte`.
std::string_view text_of(Warning::Unit unit);
/// `line 3: …` or `byte 0x410: …`.
std::string sentence_of(const Warning& warning);

/// Collects warnings; beyond a thousand it only counts.
class Warnings {
  public:
    explicit Warnings(Warning::Unit unit) : unit_(unit) {}
    void add(std::size_t at, Fault fault, std::size_t ply = 0) {
        add(TextPlace{at, 0}, std::move(fault), ply);
    }
    void add(TextPlace place, Fault fault, std::size_t ply = 0);
    /// Adds a warning with a count, unless it is 0.
    void add_count(std::size_t at, FaultCode code, std::size_t count);
    /// Starts the next game.
    void begin_next_game() { ++game_; }
    [[nodiscard]] bool empty() const { return list_.empty(); }
    /// The warnings so far; the last one says how many more there were.
    std::vector<Warning> take();

  private:
    static constexpr std::size_t kMost = 1000;
    Warning::Unit unit_;
    std::vector<Warning> list_;
    std::size_t game_ = 1;
    std::size_t more_ = 0;
    std::size_t last_at_ = 0;
};

}  // namespace engine
