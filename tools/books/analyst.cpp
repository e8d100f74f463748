// SPDX-License-Identifier: MIT
#include "tools/books/analyst.h"

#include <algorithm>
#include <map>
#include <utility>

#include "engine/core/text/text.h"
#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/search/book_probe.h"

namespace books {

using book::Analysis;
using book::Finding;
using book::ValuedMove;
using engine::SearchControl;
using engine::SearchInfo;
using engine::SearchLimits;
using engine::Value;
using engine::gomoku::BookImage;
using engine::gomoku::NodeBudget;
using engine::gomoku::parse_point;
using engine::gomoku::Point;
using engine::gomoku::Position;
using engine::gomoku::Proof;
using engine::gomoku::Searcher;

namespace {

/// The maximum distance of a candidate from a stone in a symmetric position, which has few stones.
constexpr int kNear = 3;

bool is_near_a_stone(const Position& position, Point point) {
    const auto& moves = position.moves();
    return std::any_of(moves.begin(), moves.end(), [&](Point stone) {
        return std::abs(stone.file() - point.file()) <= kNear &&
               std::abs(stone.rank() - point.rank()) <= kNear;
    });
}

/// In a symmetric position one move of each set of equivalent moves; empty in other positions,
/// which have no such sets.
std::vector<std::string> different_moves(Position& position) {
    const BookImage image = book_image(position);
    std::vector<std::string> moves;
    if (image.symmetries.size() == 1 || position.stones() == 0) return moves;
    std::vector<engine::Key> known;
    for (const Point point : legal_moves(position)) {
        if (!is_near_a_stone(position, point)) continue;
        position.make_move(point);
        const engine::Key key = book_image(position).key;
        position.unmake_move();
        if (std::find(known.begin(), known.end(), key) != known.end()) continue;
        known.push_back(key);
        moves.push_back(point.text());
    }
    return moves;
}

}  // namespace

Analyst::Analyst(const AnalystSettings& settings,
                 std::unique_ptr<const engine::gomoku::network::Network> network)
    : settings_(settings),
      state_(static_cast<std::size_t>(settings.table_megabytes)) {
    state_.network = std::move(network);
}

std::optional<Analysis> Analyst::analyse(const Position& position) {
    Position moved = position;
    if (judge(moved).status != engine::Status::Ongoing) return std::nullopt;
    state_.clear();
    if (const auto win = prove_by_threats(moved)) {
        return Analysis{position.moves(), {*win}, Finding::Proof};
    }
    Analysis analysis = search(moved);
    ValuedMove& best = analysis.candidates.front();
    if (!engine::is_mate(best.value) || best.value < 0) return analysis;
    moved.make_move(best.move);
    if (const auto value = prove_after(moved)) {
        return Analysis{position.moves(), {{best.move, *value}}, Finding::Proof};
    }
    return analysis;
}

Value Analyst::value(const Position& position, std::uint64_t nodes) {
    state_.clear();
    SearchLimits limits;
    limits.nodes = nodes;
    SearchControl control(limits, {});
    Position moved = position;
    Searcher searcher(moved, state_, control);
    searcher.deepen([](const SearchInfo&) {});
    return searcher.answer().value;
}

std::optional<ValuedMove> Analyst::prove_by_threats(Position& position) {
    using engine::mate_in;
    using engine::Ply;
    auto& vcf = state_.threads.main().vcf;
    auto& vct = state_.threads.main().vct;
    if (vcf.solve_shortest(position, settings_.vcf_nodes) == Proof::Win) {
        return ValuedMove{vcf.moves().front(), mate_in(Ply{vcf.plies_to_five()})};
    }
    if (vct.solve(position, vcf, NodeBudget(settings_.vct_nodes))) {
        return ValuedMove{vct.line()[0], mate_in(Ply{vct.plies_to_five()})};
    }
    return std::nullopt;
}

std::optional<Value> Analyst::prove_after(Position& position) {
    int longest = 0;
    for (const Point reply : legal_moves(position)) {
        position.make_move(reply);
        const bool goes_on = judge(position).status == engine::Status::Ongoing;
        const auto win = goes_on ? prove_by_threats(position) : std::nullopt;
        position.unmake_move();
        if (!win) return std::nullopt;
        longest = std::max(longest, engine::kMate - win->value);
    }
    return engine::mate_in(engine::Ply{longest + 2});
}

/// Returns the lines of the last completed depth.
Analysis Analyst::search(Position& position) {
    SearchLimits limits;
    limits.nodes = settings_.nodes;
    limits.multi_pv = settings_.lines;
    limits.root_moves = different_moves(position);
    std::map<int, std::map<int, SearchInfo>> reports;
    SearchControl control(limits, {});
    Searcher searcher(position, state_, control);
    searcher.deepen([&](const SearchInfo& info) {
        // An interrupted iteration repeats lines of the previous one, in another order.
        if (info.bound == engine::Bound::Exact) {
            reports[info.depth.value()].emplace(info.multi_pv, info);
        }
    });
    Analysis analysis;
    analysis.moves = position.moves();
    analysis.nodes = static_cast<std::int64_t>(settings_.nodes);
    // An interrupted iteration reports fewer lines than the previous one.
    const auto last =
        std::max_element(reports.begin(), reports.end(), [](const auto& a, const auto& b) {
            return std::pair(a.second.size(), a.first) < std::pair(b.second.size(), b.first);
        });
    if (last == reports.end()) return analysis;
    analysis.depth = last->first;
    for (const auto& [number, info] : last->second) {
        const auto point = parse_point(info.best_move, position.size());
        if (point) analysis.candidates.push_back({*point, info.value});
    }
    return analysis;
}

}  // namespace books
