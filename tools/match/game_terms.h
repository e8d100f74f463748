// SPDX-License-Identifier: MIT
// What differs between the games for a match: how they begin, and what files and protocols call
// their players.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "engine/core/outcome.h"

namespace match {

struct GameTerms {
    /// As `engine::make_game` knows it.
    std::string_view name;
    std::string_view start_fen;
    std::string_view usual_rules;
    /// In the tag `Game` of a PGN.
    std::string_view pgn_name;
    /// The PGN tags of the players, in the order in which they move.
    std::array<std::string_view, 2> sides;
    /// The first side in a FEN.
    std::string_view first_letter;
    /// The engine's option for its level.
    std::string_view level_option;
    /// A file of this folder.
    std::string_view openings;
};

inline constexpr std::array<GameTerms, 2> kGameTerms{
    {{"xiangqi",
      "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
      "simple",
      "Chinese Chess",
      {"Red", "Black"},
      "w",
      "Skill Level",
      "openings.epd"},
     {"gomoku",
      "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b",
      "freestyle",
      "Gomoku",
      {"Black", "White"},
      "b",
      "level",
      "gomoku_openings.txt"}}};

/// `name` must be that of a game.
constexpr const GameTerms& terms_of(std::string_view name) {
    return name == kGameTerms[1].name ? kGameTerms[1] : kGameTerms[0];
}

constexpr std::size_t index(engine::Seat seat) { return static_cast<std::size_t>(seat); }

constexpr engine::Seat operator~(engine::Seat seat) {
    return seat == engine::Seat::First ? engine::Seat::Second : engine::Seat::First;
}

constexpr std::array<engine::Seat, 2> kSeats{engine::Seat::First, engine::Seat::Second};

}  // namespace match
