// SPDX-License-Identifier: MIT
#include "tools/puzzles/mine_xiangqi.h"

#include <utility>

#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/movegen.h"

namespace puzzles {

namespace xq = engine::xiangqi;
using engine::SearchInfo;
using engine::SearchLimits;
using engine::Value;

namespace {

/// Earlier positions belong to the opening book.
constexpr std::size_t kFirstPly = 16;
constexpr std::size_t kMostOfAGame = 4;
constexpr int kMostMatesTried = 3;
/// The minimum loss of the previous move for a closer look, and the minimum value it must have
/// given.
constexpr Value kBlunder = 130;
constexpr Value kGood = 150;
/// The answer must win at least this much, and the second best move at most this much; the gap
/// separates them.
constexpr Value kWon = 200;
constexpr Value kNotWon = 100;
constexpr Value kGap = 200;
/// The divisor of the nodes for a first search, which rejects most positions.
constexpr std::uint64_t kFirstShare = 8;
/// Longer mates, for which a single first move cannot be proven, are left out.
constexpr int kLongestMate = 8;
constexpr int kLongestProof = 4;

/// An immediate recapture is too obvious.
bool takes_back(const xq::Position& position, xq::Move move) {
    const xq::State& last = position.state();
    return !last.last_move.none() && !last.captured.none() && move.to() == last.last_move.to();
}

}  // namespace

SearchInfo XiangqiMiner::search(const std::string& fen, const SearchLimits& limits) {
    if (game_.set_position(fen, {}, {})) return {};
    return game_.search(limits, [](const SearchInfo&) {}, {});
}

std::optional<std::pair<SearchInfo, SearchInfo>> XiangqiMiner::best_two(const std::string& fen,
                                                                        std::uint64_t nodes) {
    if (game_.set_position(fen, {}, {})) return std::nullopt;
    SearchLimits limits;
    limits.nodes = nodes;
    limits.multi_pv = 2;
    SearchInfo first;
    SearchInfo second;
    // The best two lines of the last depth at which both were completed.
    std::optional<std::pair<SearchInfo, SearchInfo>> both;
    game_.search(limits,
                 [&](const SearchInfo& info) {
                     if (info.line.empty() || info.bound != engine::Bound::Exact) return;
                     (info.multi_pv == 1 ? first : second) = info;
                     if (info.multi_pv == 2 && first.depth == second.depth) both = {first, second};
                 },
                 {});
    return both;
}

std::optional<XiangqiPuzzle> XiangqiMiner::proved_mate(const Position& position,
                                                       const std::string& fen,
                                                       const SearchInfo& best) {
    const int moves = engine::mate_distance(best.value);
    const auto answer = xq::parse_move(best.best_move);
    if (!answer || moves > kLongestMate) return std::nullopt;
    if (moves <= kLongestProof) {
        // No mate is faster, and no other first move mates as fast.
        SearchLimits limits;
        limits.nodes = effort_.proof_nodes;
        for (const xq::Move move : legal_moves(position)) {
            if (move != *answer) limits.root_moves.push_back(move.text());
        }
        limits.mate = moves;
        if (search(fen, limits).no_mate_within < moves) return std::nullopt;
        if (moves > 1) {
            limits.root_moves = {answer->text()};
            limits.mate = moves - 1;
            if (search(fen, limits).no_mate_within < moves - 1) return std::nullopt;
        }
    }
    return XiangqiPuzzle{position, moves, *answer};
}

std::optional<XiangqiPuzzle> XiangqiMiner::proved(const Position& position) {
    const std::string fen = to_fen(position);
    const auto seen = best_two(fen, effort_.proof_nodes / kFirstShare);
    if (!seen || seen->first.value - seen->second.value < kGap / 2) return std::nullopt;
    const auto both = best_two(fen, effort_.proof_nodes);
    if (!both) return std::nullopt;
    const auto& [best, second] = *both;
    const auto answer = xq::parse_move(best.best_move);
    if (!answer || best.value <= 0) return std::nullopt;
    if (engine::is_mate(best.value)) {
        // The second best move may win, too, but not by a mate that could be confused with this
        // one.
        if (engine::is_mate(second.value) && second.value > 0) return std::nullopt;
        return proved_mate(position, fen, best);
    }
    const bool is_clear =
        best.value >= kWon && second.value <= kNotWon && best.value - second.value >= kGap;
    if (!is_clear || engine::is_decided(second.value) || takes_back(position, *answer))
        return std::nullopt;
    return XiangqiPuzzle{position, 0, *answer};
}

bool XiangqiMiner::is_worth_a_look(Value before, Value now, int mates_tried) {
    if (engine::is_mate(now)) return now > 0 && mates_tried < kMostMatesTried;
    return !engine::is_decided(now) && now >= kGood && now + before >= kBlunder;
}

std::vector<XiangqiPuzzle> XiangqiMiner::puzzles_in(const std::vector<xq::Move>& moves) {
    std::vector<XiangqiPuzzle> found;
    int mates_tried = 0;
    Value before = 0;
    Position position = *xq::parse_fen(xq::kStartFen).position;
    SearchLimits glance;
    glance.nodes = effort_.glance_nodes;
    game_.new_game();
    for (std::size_t ply = 0; found.size() < kMostOfAGame && has_legal_move(position); ++ply) {
        const Value now = ply < kFirstPly ? 0 : search(to_fen(position), glance).value;
        if (is_worth_a_look(before, now, mates_tried)) {
            if (engine::is_mate(now)) ++mates_tried;
            if (auto puzzle = proved(position)) {
                if (puzzle->mate > 0) mates_tried = kMostMatesTried;
                found.push_back(*std::move(puzzle));
            }
        }
        before = now;
        if (ply == moves.size() || !position.is_legal(moves[ply])) break;
        position.make_move(moves[ply]);
    }
    return found;
}

}  // namespace puzzles
