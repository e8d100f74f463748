// SPDX-License-Identifier: MIT
// The names of SGF: of PGN headers, results, glyphs and marks. Source: the property index of FF[4],
// red-bean.com/sgf, and its list of the properties of FF[1] to FF[3].
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace engine::gomoku::sgf {

struct Name {
    std::string_view theirs;
    std::string_view ours;
};
inline constexpr std::array<Name, 24> kHeaders{
    {{"PB", "Black"},       {"PW", "White"},       {"BT", "BlackTeam"}, {"WT", "WhiteTeam"},
     {"BR", "BlackRank"},   {"WR", "WhiteRank"},   {"EV", "Event"},     {"RO", "Round"},
     {"DT", "Date"},        {"PC", "Site"},        {"GN", "Title"},     {"RE", "Result"},
     {"AN", "Annotator"},   {"TM", "TimeControl"}, {"OT", "Overtime"},  {"ON", "Opening"},
     {"SO", "Source"},      {"US", "Recorder"},    {"CP", "Copyright"}, {"GC", "GameComment"},
     {"AP", "Application"}, {"ST", "Style"},       {"HA", "Handicap"},  {"KM", "Komi"}}};
inline constexpr std::array<Name, 4> kResults{
    {{"B+", "1-0"}, {"W+", "0-1"}, {"Draw", "1/2-1/2"}, {"?", "*"}}};
/// How a game was won, after the `+` of the result, as the header `Termination`. The first of two
/// is written.
inline constexpr std::array<Name, 6> kTerminations{{{"R", "resignation"},
                                                    {"Resign", "resignation"},
                                                    {"T", "time forfeit"},
                                                    {"Time", "time forfeit"},
                                                    {"F", "forfeit"},
                                                    {"Forfeit", "forfeit"}}};

/// A judgement and its glyphs in PGN: for the value 1 or none, and for 2; 0 is no glyph.
struct Judgement {
    std::string_view name;
    std::uint8_t usual;
    std::uint8_t strong;
    /// Whether the property has a value.
    bool has_value = true;
};
inline constexpr std::array<Judgement, 8> kJudgements{{{"TE", 1, 3},
                                                       {"BM", 2, 4},
                                                       {"IT", 5, 0, false},
                                                       {"DO", 6, 0, false},
                                                       {"DM", 10, 0},
                                                       {"UC", 13, 0},
                                                       {"GW", 16, 18},
                                                       {"GB", 17, 19}}};

/// A mark and the letter of its colour in a comment's `[%csl …]` or `[%cal …]`. The first one of a
/// letter is written.
struct Mark {
    std::string_view name;
    char color;
    bool is_arrow = false;
};
inline constexpr std::array<Mark, 7> kMarks{{{"CR", 'G'},
                                             {"MA", 'R'},
                                             {"M", 'R'},
                                             {"TR", 'Y'},
                                             {"SQ", 'B'},
                                             {"AR", 'G', true},
                                             {"LN", 'Y', true}}};

/// The properties of FF[1] to FF[4] that say nothing which a Gomoku tree has a place for, and those
/// read elsewhere.
inline constexpr std::array<std::string_view, 49> kOthers{
    "B",  "W",  "AB", "AW", "AE", "PL", "C",  "N",  "L",  "LB", "BL", "WL", "CA",
    "FF", "GM", "SZ", "RU", "KO", "MN", "HO", "V",  "DD", "SL", "OB", "OW", "FG",
    "PM", "VW", "TB", "TW", "BS", "WS", "CH", "EL", "EX", "ID", "LT", "OM", "OP",
    "OV", "RG", "SC", "SE", "SI", "TC", "IP", "IY", "SU", "AS"};

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
