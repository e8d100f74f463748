// SPDX-License-Identifier: MIT
// The properties of Gomoku that core/records/link.h needs. They are part of versions 1 and 2 of the
// format and must not change. Version 2 adds Caro; games under other rules use version 1, which
// every reader supports.
#include "engine/core/records/link.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/gomoku/records/formats.h"

namespace engine::gomoku {

namespace {

using WeightedMove = link::Weighted<Point>;

/// The distance of two points: the greater of the two differences.
int distance(Point a, Point b) {
    return std::max(std::abs(a.file() - b.file()), std::abs(a.rank() - b.rank()));
}

/// `w` for wuziqi: no point of a board has that letter, so a list of points never looks like a
/// link.
struct Link {
    using Game = RecordedGame;
    static constexpr std::array<std::string_view, 2> kPrefixes{"w1", "w2"};
    static constexpr std::array<std::uint32_t, 2> kRules{3, 4};
    static constexpr link::HeaderNames kHeaderNames{
        "",      "Event",     "Site",      "Date",      "Round", "Black",
        "White", "Result",    "Opening",   "Annotator", "Title", "TimeControl",
        "Rule",  "MoveTimes", "BlackTeam", "WhiteTeam"};

    static std::size_t version(const Position& start) { return start.rule() == Rule::Caro ? 1 : 0; }
    static std::vector<WeightedMove> weighted_moves(const Position& position);
    template <class Coder>
    static std::string start(link::Format<Coder>& format, std::size_t version,
                             const Position& position);
};

/// In the order of the points: by rank, then by file. A point is more likely the closer it is to a
/// stone, and twice as likely near the last one; on an empty board, near the centre.
std::vector<WeightedMove> Link::weighted_moves(const Position& position) {
    constexpr std::array<std::uint32_t, 5> kByDistance{64, 32, 16, 4, 2};
    const int size = position.size();
    std::vector<Point> stones;
    std::vector<Point> empty;
    for (int rank = 0; rank < size; ++rank) {
        for (int file = 0; file < size; ++file) {
            const Point point(file, rank);
            if (position.is_empty(point)) {
                empty.push_back(point);
            } else {
                stones.push_back(point);
            }
        }
    }
    if (stones.empty()) stones.emplace_back(size / 2, size / 2);
    const Point last = position.last_move();
    std::vector<WeightedMove> moves;
    for (const Point point : empty) {
        if (!RecordedGame::is_legal(position, point)) continue;
        std::size_t nearest = kByDistance.size();
        for (const Point stone : stones) {
            nearest = std::min(nearest, static_cast<std::size_t>(distance(point, stone)));
        }
        const std::uint32_t weight = nearest < kByDistance.size() ? kByDistance[nearest] : 1;
        const bool near_last = !last.none() && distance(point, last) <= 2;
        moves.push_back({point, near_last ? weight * 2 : weight});
    }
    return moves;
}

template <class Coder>
std::string Link::start(link::Format<Coder>& format, std::size_t version,
                        const Position& position) {
    const auto rule = format.choice(static_cast<std::uint32_t>(position.rule()), kRules[version]);
    const auto size = static_cast<int>(format.choice(
        static_cast<std::uint32_t>(position.size() - kMinSize), kMaxSize - kMinSize + 1));
    Position coded(size + kMinSize, static_cast<Rule>(rule));
    for (int rank = 0; rank < coded.size(); ++rank) {
        for (int file = 0; file < coded.size(); ++file) {
            const Point point(file, rank);
            const bool given = rank < position.size() && file < position.size();
            const Content content = given ? position.at(point) : Content::Empty;
            if (!format.flag(&link::Models::occupied, content != Content::Empty)) continue;
            const bool white = format.choice(content == Content::White ? 1 : 0, 2) == 1;
            coded.put(white ? Color::White : Color::Black, point);
        }
    }
    const bool white = format.choice(position.side_to_move() == Color::White ? 1 : 0, 2) == 1;
    coded.set_side_to_move(white ? Color::White : Color::Black);
    return to_fen(coded);
}

}  // namespace

bool looks_like_link(ByteView text) {
    return link::looks_like_link(as_text(text), Link::kPrefixes[0][0]);
}

ReadRecords read_link(ByteView text, Rule /*rule*/) {
    Warnings warnings(Warning::Unit::Line);
    ReadRecords read{RecordFormat::Link, link::read_links<Link>(as_text(text), warnings), {}};
    read.warnings = warnings.take();
    return read;
}

WrittenRecord write_link(const GameTree& tree) { return link::write_link<Link>(tree); }

}  // namespace engine::gomoku
