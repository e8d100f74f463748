// SPDX-License-Identifier: MIT
// What an engine is told and what its words mean: a class for each protocol.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/match/engine_spec.h"
#include "tools/match/game_terms.h"

namespace match {

struct Answer {
    enum class Kind : std::uint8_t { Move, NoMove, Resigns, Crash, Hang, Cancelled };
    Kind kind = Kind::Crash;
    /// The move as the engine library writes it, or the words that are no move.
    std::string move;
    Duration elapsed{};
    /// Centipawns for the side to move, a mate in n as kMateScore - n.
    std::optional<int> score;
    int depth = 0;
    std::uint64_t nodes = 0;
};

inline constexpr int kMateScore = 30000;

/// What a player gets to know: the position as it was set up and what led on from there.
struct Situation {
    std::string start_fen;
    std::vector<std::string> moves;
    engine::Seat to_move = engine::Seat::First;
    /// The position after the latest capture, from which UCCI engines get the moves.
    std::string base_fen;
    std::size_t base_ply = 0;
    /// By seat; each side that plays by the clock has one.
    std::array<std::optional<Clock>, 2> clocks;
};

class Dialect {
  public:
    using Words = std::vector<std::string_view>;
    using Lines = std::vector<std::string>;

    Dialect() = default;
    Dialect(const Dialect&) = delete;
    Dialect& operator=(const Dialect&) = delete;
    virtual ~Dialect() = default;

    /// Begins a session.
    [[nodiscard]] virtual std::string greeting() const = 0;
    /// Takes a line of the answer to the greeting; true for its last one.
    virtual bool ends_greeting(const Words& words) = 0;
    /// The lines that set the engine up; an error if it did not announce one of its options.
    virtual std::string set_up(Lines& lines) = 0;
    [[nodiscard]] virtual std::string new_game() const = 0;
    /// Asks for a sign that all lines before were read; `is_pong` for that sign.
    [[nodiscard]] virtual std::string ping() const = 0;
    [[nodiscard]] virtual bool is_pong(const Words& words) const = 0;
    /// Whether the engine refuses what it was told.
    [[nodiscard]] virtual bool is_refusal(const Words& words) const = 0;
    /// The position, what the move may take, and the request for it.
    [[nodiscard]] virtual Lines question(const Situation& situation,
                                         const Limits& limits) const = 0;
    /// Takes a line of a search; true once `answer` has its kind and move.
    virtual bool take(std::string_view line, const Words& words, Answer& answer) const = 0;
    /// Ends a session.
    [[nodiscard]] virtual std::string farewell() const = 0;
};

/// `spec` must outlive it.
std::unique_ptr<Dialect> make_dialect(const EngineSpec& spec);

}  // namespace match
