// SPDX-License-Identifier: MIT
#include "book/gomoku_tree.h"

#include <algorithm>
#include <queue>
#include <set>
#include <tuple>
#include <utility>

#include "engine/gomoku/board/symmetry.h"
#include "engine/gomoku/search/book_probe.h"

namespace book {

using engine::BookPosition;
using engine::is_mate;
using engine::Key;
using engine::Value;
using engine::gomoku::book_image;
using engine::gomoku::kStandardSize;
using engine::gomoku::Point;
using engine::gomoku::Position;
using engine::gomoku::turned;

namespace {

/// In centipawns: one more ply costs as much as a move this much worse.
constexpr Value kCostOfPly = 40;
/// Moves that are worse by more than this are not followed.
constexpr Value kMostLoss = 400;
/// Moves that are worse by more than this are not played; the others are chosen more often the
/// better they are.
constexpr Value kMargin = 30;
/// A side that is ahead by this much only plays its best move.
constexpr Value kWinning = 600;
constexpr std::int64_t kWeightOfPosition = 1000;

/// The value of a position one ply earlier, for the other side.
Value seen_before(Value value) {
    if (!is_mate(value)) return -value;
    return value > 0 ? -value + 1 : -value - 1;
}

std::uint16_t packed(Point move, int symmetry) {
    return turned(move, symmetry, kStandardSize).raw();
}

}  // namespace

std::string GomokuTree::add(const Position& position, const Analysis& analysis) {
    const auto image = book_image(position);
    Node node{analysis, {}, image.symmetries[0]};
    Position after = position;
    for (const auto& [move, value] : analysis.candidates) {
        after.make_move(move);
        node.candidates.push_back({move, value, book_image(after).key});
        after.unmake_move();
    }
    const bool is_new = nodes_.emplace(image.key, std::move(node)).second;
    return is_new ? std::string() : "the position, or an image of it, was given before";
}

Value GomokuTree::value_of(const Candidate& candidate, Values& known) const {
    const auto child = nodes_.find(candidate.child);
    if (child == nodes_.end()) return candidate.value;
    if (const auto found = known.find(candidate.child); found != known.end()) return found->second;
    const Value value = seen_before(best_value(child->second, known));
    return known[candidate.child] = value;
}

Value GomokuTree::best_value(const Node& node, Values& known) const {
    Value best = -engine::kInfinite;
    for (const Candidate& candidate : node.candidates) {
        best = std::max(best, value_of(candidate, known));
    }
    return best;
}

/// Drop-out expansion (Lincke 2000): the cost of a line is its length plus the losses of its moves;
/// the cheapest line that ends in an unanalysed position is next.
std::optional<std::vector<Point>> GomokuTree::next() const {
    using Path = std::vector<Point>;
    struct Line {
        Value cost = 0;
        std::size_t number = 0;
        Path path;
        bool operator>(const Line& other) const {
            return std::tie(cost, number) > std::tie(other.cost, other.number);
        }
    };
    std::priority_queue<Line, std::vector<Line>, std::greater<>> lines;
    std::set<Key> seen;
    Values known;
    std::size_t number = 0;
    lines.push({0, number++, {}});
    while (!lines.empty()) {
        const Line line = lines.top();
        lines.pop();
        Position position(kStandardSize, rule_);
        for (const Point move : line.path) position.make_move(move);
        const Key key = book_image(position).key;
        if (!seen.insert(key).second) continue;
        const auto found = nodes_.find(key);
        if (found == nodes_.end()) return line.path;
        const Node& node = found->second;
        if (node.analysis.finding == Finding::Proof) continue;
        // The moves of a position that was reached in two ways are stored for the first way.
        const Path& path = node.analysis.moves;
        const Value best = best_value(node, known);
        for (const Candidate& candidate : node.candidates) {
            const Value value = value_of(candidate, known);
            // A reply that seems to lose costs nothing, so that it is soon proven to lose.
            const bool seems_lost = is_mate(value) && value < 0;
            const Value loss = seems_lost ? -kCostOfPly : best - value;
            if (loss > (engine::magnitude(best) >= kWinning ? 0 : kMostLoss)) continue;
            Path longer = path;
            longer.push_back(candidate.move);
            lines.push({line.cost + kCostOfPly + loss, number++, std::move(longer)});
        }
    }
    return std::nullopt;
}

std::vector<BookPosition> GomokuTree::positions() const {
    std::vector<BookPosition> positions;
    Values known;
    for (const auto& [key, node] : nodes_) {
        const Value best = best_value(node, known);
        const Value margin = engine::magnitude(best) >= kWinning ? 0 : kMargin;
        std::vector<std::pair<Value, const Candidate*>> worth;
        std::int64_t total = 0;
        const auto raw_weight = [&](Value value) {
            const std::int64_t room = margin + 1 - (best - value);
            return room * room;
        };
        for (const Candidate& candidate : node.candidates) {
            const Value value = value_of(candidate, known);
            if (best - value > margin) continue;
            worth.emplace_back(value, &candidate);
            total += raw_weight(value);
        }
        std::stable_sort(worth.begin(), worth.end(),
                         [](const auto& a, const auto& b) { return a.first > b.first; });
        BookPosition position{key, {}};
        for (const auto& [value, candidate] : worth) {
            const std::int64_t share =
                std::max<std::int64_t>(raw_weight(value) * kWeightOfPosition / total, 1);
            position.moves.push_back({packed(candidate->move, node.symmetry),
                                      static_cast<std::uint16_t>(share), 0, 0, 0});
        }
        positions.push_back(std::move(position));
    }
    return positions;
}

std::vector<BookPosition> proposals_as_positions(const std::vector<Position>& proposals) {
    using engine::gomoku::BookPart;
    std::map<Key, std::map<std::uint16_t, std::uint16_t>> weights;
    for (const Position& proposal : proposals) {
        Position put(kStandardSize, proposal.rule());
        for (const Point stone : proposal.moves()) {
            const auto image = book_image(put, BookPart::Proposals);
            ++weights[image.key][packed(stone, image.symmetries[0])];
            put.make_move(stone);
        }
    }
    std::vector<BookPosition> positions;
    for (const auto& [key, moves] : weights) {
        BookPosition position{key, {}};
        for (const auto& [move, weight] : moves) position.moves.push_back({move, weight, 0, 0, 0});
        positions.push_back(std::move(position));
    }
    return positions;
}

}  // namespace book
