// SPDX-License-Identifier: MIT
// What SGF calls the headers of PGN and its results.
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

}  // namespace engine::gomoku::sgf
