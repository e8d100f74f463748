// SPDX-License-Identifier: MIT
// The SGF names of PGN headers and results.
#pragma once

#include <array>
#include <string_view>

namespace engine::gomoku::sgf {

struct Name {
    std::string_view theirs;
    std::string_view ours;
};
inline constexpr std::array<Name, 17> kHeaders{{{"PB", "Black"},
                                                {"PW", "White"},
                                                {"BT", "BlackTeam"},
                                                {"WT", "WhiteTeam"},
                                                {"BR", "BlackRank"},
                                                {"WR", "WhiteRank"},
                                                {"EV", "Event"},
                                                {"RO", "Round"},
                                                {"DT", "Date"},
                                                {"PC", "Site"},
                                                {"GN", "Title"},
                                                {"RE", "Result"},
                                                {"AN", "Annotator"},
                                                {"TM", "TimeControl"},
                                                {"ON", "Opening"},
                                                {"SO", "Source"},
                                                {"US", "Recorder"}}};
inline constexpr std::array<Name, 4> kResults{
    {{"B+", "1-0"}, {"W+", "0-1"}, {"Draw", "1/2-1/2"}, {"?", "*"}}};

/// The games of the property `GM`, numbered from 1, from the specification of FF[4].
inline constexpr std::array<std::string_view, 16> kGames{"Go",
                                                         "Othello",
                                                         "chess",
                                                         "Gomoku",
                                                         "Nine Men's Morris",
                                                         "Backgammon",
                                                         "Chinese chess",
                                                         "Shogi",
                                                         "Lines of Action",
                                                         "Ataxx",
                                                         "Hex",
                                                         "Jungle",
                                                         "Neutron",
                                                         "Philosopher's Football",
                                                         "Quadrature",
                                                         "Trax"};

}  // namespace engine::gomoku::sgf
