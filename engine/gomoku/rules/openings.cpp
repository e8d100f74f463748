// SPDX-License-Identifier: MIT
// Points, codes and names are those of the Renju International Federation, as listed under "Renju
// opening pattern" in Wikipedia; the points also agree with the game library of abstractplay.com.
#include "engine/gomoku/rules/openings.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/gomoku/board/symmetry.h"

namespace engine::gomoku {

namespace {

struct Opening {
    std::string_view code;
    /// Where the third stone lies when the second is on h9 (D) or i9 (I).
    std::string_view third;
    std::string_view romanised;
    std::string_view simplified;
    std::string_view traditional;
};

constexpr std::array<Opening, 26> kOpenings{{
    {"D1", "h10", "Kansei", "寒星", "寒星"},   {"D2", "i10", "Keigetsu", "溪月", "溪月"},
    {"D3", "j10", "Sosei", "疏星", "疏星"},    {"D4", "i9", "Kagetsu", "花月", "花月"},
    {"D5", "j9", "Zangetsu", "残月", "殘月"},  {"D6", "i8", "Ugetsu", "雨月", "雨月"},
    {"D7", "j8", "Kinsei", "金星", "金星"},    {"D8", "h7", "Shogetsu", "松月", "松月"},
    {"D9", "i7", "Kyugetsu", "丘月", "丘月"},  {"D10", "j7", "Shingetsu", "新月", "新月"},
    {"D11", "h6", "Zuisei", "瑞星", "瑞星"},   {"D12", "i6", "Sangetsu", "山月", "山月"},
    {"D13", "j6", "Yusei", "游星", "遊星"},    {"I1", "j10", "Chosei", "长星", "長星"},
    {"I2", "j9", "Kyogetsu", "峡月", "峽月"},  {"I3", "j8", "Kosei", "恒星", "恆星"},
    {"I4", "j7", "Suigetsu", "水月", "水月"},  {"I5", "j6", "Ryusei", "流星", "流星"},
    {"I6", "i8", "Ungetsu", "云月", "雲月"},   {"I7", "i7", "Hogetsu", "浦月", "浦月"},
    {"I8", "i6", "Rangetsu", "岚月", "嵐月"},  {"I9", "h7", "Gingetsu", "银月", "銀月"},
    {"I10", "h6", "Myojo", "明星", "明星"},    {"I11", "g7", "Shagetsu", "斜月", "斜月"},
    {"I12", "g6", "Meigetsu", "名月", "名月"}, {"I13", "f6", "Suisei", "彗星", "彗星"},
}};

constexpr int kMiddle = kStandardSize / 2;

Offset offset_of(Point point) { return {point.file() - kMiddle, point.rank() - kMiddle}; }

/// The first stones of a game: the one in the middle, White's, Black's other.
struct Stones {
    bool has_middle = false;
    std::optional<Offset> second;
    std::optional<Offset> third;
};

/// Nothing where the stones cannot be told to be the first ones, or none of Black's two is in the
/// middle.
std::optional<Stones> first_stones(const Position& position) {
    const auto& moves = position.moves();
    const auto made = static_cast<std::size_t>(position.stones());
    if (position.size() != kStandardSize || moves.size() != made) return std::nullopt;
    std::vector<Offset> first;
    for (std::size_t i = 0; i < std::min<std::size_t>(made, 3); ++i) {
        if (moves[i].none()) return std::nullopt;
        first.push_back(offset_of(moves[i]));
    }
    Stones stones;
    if (first.size() == 3 && first[2] == Offset{}) std::swap(first[0], first[2]);
    if (first.empty()) return stones;
    if (!(first[0] == Offset{})) return std::nullopt;
    stones.has_middle = true;
    if (first.size() > 1) stones.second = first[1];
    if (first.size() > 2) stones.third = first[2];
    return stones;
}

std::string text_of(const Opening& opening) {
    std::string text(opening.code);
    for (const auto name : {opening.romanised, opening.simplified, opening.traditional}) {
        text += ':';
        text += name;
    }
    return text;
}

/// The kind of opening that a second stone begins, and a symmetry that brings it to where the list
/// has it; 0 where it begins none.
struct Kind {
    char letter = 0;
    int symmetry = 0;
};

Kind kind_of(Offset second) {
    for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
        if (turned(second, symmetry) == Offset{0, 1}) return {'D', symmetry};
        if (turned(second, symmetry) == Offset{1, 1}) return {'I', symmetry};
    }
    return {};
}

Offset third_of(const Opening& opening) {
    return offset_of(*parse_point(opening.third, kStandardSize));
}

/// The opening with the second stone where the list has it, or its mirror image.
bool is_of(const Opening& opening, Kind kind, Offset third) {
    if (opening.code[0] != kind.letter) return false;
    const Offset mirrored =
        kind.letter == 'D' ? Offset{-third.x, third.y} : Offset{third.y, third.x};
    return third_of(opening) == third || third_of(opening) == mirrored;
}

void append(std::string& moves, const std::string& point, std::string_view name) {
    if (!moves.empty()) moves += ' ';
    moves += point;
    moves += '=';
    moves += name;
}

/// All third stones, in the order of the list.
std::string third_stones(Kind kind) {
    std::string moves;
    for (const Opening& opening : kOpenings) {
        if (opening.code[0] != kind.letter) continue;
        for (int cell = 0; cell < 25; ++cell) {
            const Offset offset{cell % 5 - 2, cell / 5 - 2};
            if (!(turned(offset, kind.symmetry) == third_of(opening))) continue;
            append(moves, Point(kMiddle + offset.x, kMiddle + offset.y).text(), text_of(opening));
        }
    }
    return moves;
}

}  // namespace

std::string opening_of(const Position& position) {
    const auto stones = first_stones(position);
    if (!stones || !stones->has_middle) return {};
    if (!stones->second) return "T";
    const Kind kind = kind_of(*stones->second);
    if (kind.letter == 0) return {};
    if (!stones->third) return {kind.letter};
    const Offset third = turned(*stones->third, kind.symmetry);
    const auto* found = std::find_if(kOpenings.begin(), kOpenings.end(),
                                     [&](const Opening& one) { return is_of(one, kind, third); });
    return found == kOpenings.end() ? std::string() : text_of(*found);
}

std::string opening_moves(const Position& position) {
    const auto stones = first_stones(position);
    if (!stones || stones->third) return {};
    if (!stones->has_middle) return "h8=T";
    if (!stones->second) return "h9=D i9=I";
    return third_stones(kind_of(*stones->second));
}

}  // namespace engine::gomoku
