// SPDX-License-Identifier: MIT
// Points, codes and names are those of the Renju International Federation, as listed under "Renju
// opening pattern" in Wikipedia; the points also match the game library of abstractplay.com.
#include "engine/gomoku/rules/openings.h"

#include <algorithm>
#include <array>

#include "engine/gomoku/board/symmetry.h"

namespace engine::gomoku {

namespace {

struct ListedOpening : Opening {
    /// The third stone if the second is on h9 (D) or i9 (I).
    std::string_view third;
};

constexpr std::array<ListedOpening, 26> kOpenings{{
    {{"D1", "Kansei", "寒星", "寒星"}, "h10"},   {{"D2", "Keigetsu", "溪月", "溪月"}, "i10"},
    {{"D3", "Sosei", "疏星", "疏星"}, "j10"},    {{"D4", "Kagetsu", "花月", "花月"}, "i9"},
    {{"D5", "Zangetsu", "残月", "殘月"}, "j9"},  {{"D6", "Ugetsu", "雨月", "雨月"}, "i8"},
    {{"D7", "Kinsei", "金星", "金星"}, "j8"},    {{"D8", "Shogetsu", "松月", "松月"}, "h7"},
    {{"D9", "Kyugetsu", "丘月", "丘月"}, "i7"},  {{"D10", "Shingetsu", "新月", "新月"}, "j7"},
    {{"D11", "Zuisei", "瑞星", "瑞星"}, "h6"},   {{"D12", "Sangetsu", "山月", "山月"}, "i6"},
    {{"D13", "Yusei", "游星", "遊星"}, "j6"},    {{"I1", "Chosei", "长星", "長星"}, "j10"},
    {{"I2", "Kyogetsu", "峡月", "峽月"}, "j9"},  {{"I3", "Kosei", "恒星", "恆星"}, "j8"},
    {{"I4", "Suigetsu", "水月", "水月"}, "j7"},  {{"I5", "Ryusei", "流星", "流星"}, "j6"},
    {{"I6", "Ungetsu", "云月", "雲月"}, "i8"},   {{"I7", "Hogetsu", "浦月", "浦月"}, "i7"},
    {{"I8", "Rangetsu", "岚月", "嵐月"}, "i6"},  {{"I9", "Gingetsu", "银月", "銀月"}, "h7"},
    {{"I10", "Myojo", "明星", "明星"}, "h6"},    {{"I11", "Shagetsu", "斜月", "斜月"}, "g7"},
    {{"I12", "Meigetsu", "名月", "名月"}, "g6"}, {{"I13", "Suisei", "彗星", "彗星"}, "f6"},
}};

constexpr Opening kMiddleStone{"T", {}, {}, {}};
constexpr Opening kDirect{"D", {}, {}, {}};
constexpr Opening kIndirect{"I", {}, {}, {}};

constexpr int kMiddle = kStandardSize / 2;

Offset offset_of(Point point) { return {point.file() - kMiddle, point.rank() - kMiddle}; }

/// The first stones of a game: the centre stone, White's, Black's other stone.
struct Stones {
    bool has_middle = false;
    std::optional<Offset> second;
    std::optional<Offset> third;
};

/// Nothing if the order of the stones is ambiguous, or neither of Black's first two is in the
/// centre.
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

/// The kind of opening that the second stone starts, and a symmetry that maps it to the list's
/// orientation; letter 0 if it starts none.
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

Offset third_of(const ListedOpening& opening) {
    return offset_of(*parse_point(opening.third, kStandardSize));
}

/// Whether the third stone makes the opening, in the orientation of the list or mirrored.
bool is_of(const ListedOpening& opening, Kind kind, Offset third) {
    if (opening.code[0] != kind.letter) return false;
    const Offset mirrored =
        kind.letter == 'D' ? Offset{-third.x, third.y} : Offset{third.y, third.x};
    return third_of(opening) == third || third_of(opening) == mirrored;
}

/// All third stones, in list order.
std::vector<OpeningStone> third_stones(Kind kind) {
    std::vector<OpeningStone> stones;
    for (const ListedOpening& opening : kOpenings) {
        if (opening.code[0] != kind.letter) continue;
        for (int cell = 0; cell < 25; ++cell) {
            const Offset offset{cell % 5 - 2, cell / 5 - 2};
            if (!(turned(offset, kind.symmetry) == third_of(opening))) continue;
            stones.push_back({Point(kMiddle + offset.x, kMiddle + offset.y), opening});
        }
    }
    return stones;
}

}  // namespace

std::optional<Opening> opening_of(const Position& position) {
    const auto stones = first_stones(position);
    if (!stones || !stones->has_middle) return std::nullopt;
    if (!stones->second) return kMiddleStone;
    const Kind kind = kind_of(*stones->second);
    if (kind.letter == 0) return std::nullopt;
    if (!stones->third) return kind.letter == 'D' ? kDirect : kIndirect;
    const Offset third = turned(*stones->third, kind.symmetry);
    const auto found =
        std::find_if(kOpenings.begin(), kOpenings.end(),
                     [&](const ListedOpening& one) { return is_of(one, kind, third); });
    return found == kOpenings.end() ? std::nullopt : std::optional<Opening>(*found);
}

std::vector<OpeningStone> opening_moves(const Position& position) {
    const auto stones = first_stones(position);
    if (!stones || stones->third) return {};
    if (!stones->has_middle) return {{Point(kMiddle, kMiddle), kMiddleStone}};
    if (stones->second) return third_stones(kind_of(*stones->second));
    return {{Point(kMiddle, kMiddle + 1), kDirect}, {Point(kMiddle + 1, kMiddle + 1), kIndirect}};
}

}  // namespace engine::gomoku
