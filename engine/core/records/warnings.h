// SPDX-License-Identifier: MIT
// What could not be read of a record, and where it stood.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/fault.h"

namespace engine {

/// Where something stands in a text: the line, counted from 1, and the bytes of UTF-8 before it
/// there.
struct TextPlace {
    std::size_t line = 1;
    std::size_t column = 0;
};

/// Something in a record that could not be read as it stands.
struct Warning {
    enum class Unit : std::uint8_t { Line, Byte };
    Unit unit = Unit::Line;
    /// Lines count from 1, bytes from 0.
    std::size_t at = 0;
    /// Bytes of UTF-8 before it in its line; 0 where that is not known.
    std::size_t column = 0;
    /// The game of the file, counted from 1.
    std::size_t game = 1;
    /// The ply of the move it is about, counted from 1; 0 where it is about none.
    std::size_t ply = 0;
    Fault fault;
    bool operator==(const Warning&) const = default;
};

/// `line` or `byte`.
std::string_view text_of(Warning::Unit unit);
/// `line 3: …` or `byte 0x410: …`.
std::string sentence_of(const Warning& warning);

/// Gathers warnings; past a thousand it only counts.
class Warnings {
  public:
    explicit Warnings(Warning::Unit unit) : unit_(unit) {}
    void add(std::size_t at, Fault fault, std::size_t ply = 0) {
        add(TextPlace{at, 0}, std::move(fault), ply);
    }
    void add(TextPlace place, Fault fault, std::size_t ply = 0);
    /// The same of so many things, unless there are none.
    void add_count(std::size_t at, FaultCode code, std::size_t count);
    /// What follows is about the next game.
    void begin_next_game() { ++game_; }
    [[nodiscard]] bool empty() const { return list_.empty(); }
    /// Those so far; the last one tells how many more there were.
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
