// SPDX-License-Identifier: MIT
#include "engine/xiangqi/endings/placement.h"

#include <algorithm>
#include <cassert>

namespace engine::xiangqi {

namespace {

constexpr int kMiddleFile = 4;
constexpr int kPalaceFiles = 3;
/// Keeps the pairs of king files with the defender's king on the left, and those with it in the
/// middle and the other king not on the right.
constexpr bool is_kept(Square king, Square defending_king) {
    return defending_king.file() < kMiddleFile ||
           (defending_king.file() == kMiddleFile && king.file() <= kMiddleFile);
}

constexpr bool are_central(Square king, Square defending_king) {
    return king.file() == kMiddleFile && defending_king.file() == kMiddleFile;
}

/// The pair must be one that is kept.
std::uint32_t number_of_kings(Square king, Square defending_king) {
    const int files = (defending_king.file() - 3) * kPalaceFiles + (king.file() - 3);
    const int ranks = (kRanks - 1 - defending_king.rank()) * kPalaceFiles + king.rank();
    return static_cast<std::uint32_t>(ranks) * EndingIndex::kFilePairs +
           static_cast<std::uint32_t>(files);
}

std::uint32_t binomial(std::uint32_t n, std::uint32_t k) {
    std::uint64_t ways = 1;
    for (std::uint32_t i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
    return static_cast<std::uint32_t>(n < k ? 0 : ways);
}

std::uint32_t points_of(EndingPiece piece) {
    std::uint32_t points = 0;
    for (int i = 0; i < kSquares; ++i) points += EndingIndex::may_stand(piece, Square(i)) ? 1U : 0U;
    return points;
}

/// Appends all sets that consist of `set` and `left` more points, the greatest of them below `end`.
void collect(const std::vector<std::uint8_t>& points, std::size_t left, std::size_t end,
             std::array<std::uint8_t, kMostAlike>& set,
             std::vector<std::array<std::uint8_t, kMostAlike>>& sets) {
    if (left == 0) {
        sets.push_back(set);
        return;
    }
    for (std::size_t i = left - 1; i < end; ++i) {
        set[left - 1] = points[i];
        collect(points, left - 1, i, set, sets);
    }
}

EndingIndex::Group group_of(EndingPiece kind, std::size_t count) {
    EndingIndex::Group group;
    group.kind = kind;
    group.count = count;
    std::vector<std::uint8_t> points;
    for (int i = 0; i < kSquares; ++i) {
        if (!EndingIndex::may_stand(kind, Square(i))) continue;
        group.place_of[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(points.size());
        points.push_back(static_cast<std::uint8_t>(i));
    }
    std::array<std::uint8_t, kMostAlike> set{};
    collect(points, count, points.size(), set, group.sets);
    group.mirrored.reserve(group.sets.size());
    for (const auto& one : group.sets) {
        std::array<Square, kMostAlike> squares;
        for (std::size_t i = 0; i < count; ++i) squares[i] = Square(one[i]).mirrored();
        group.mirrored.push_back(group.number_of(squares));
    }
    return group;
}

}  // namespace

bool EndingIndex::may_stand(EndingPiece piece, Square square) {
    const int file = square.file();
    const int rank = is_defenders(piece) ? kRanks - 1 - square.rank() : square.rank();
    switch (piece) {
        case EndingPiece::DefendingAdvisor:
        case EndingPiece::Advisor:
            return file >= 3 && file <= 5 && rank <= 2 && (file + rank) % 2 == 1;
        case EndingPiece::DefendingBishop:
        case EndingPiece::Bishop:
            return rank % 2 == 0 && rank <= 4 && (file + rank) % 4 == 2;
        case EndingPiece::DefendingPawn:
        case EndingPiece::Pawn:
            return rank >= 5 || (rank >= 3 && file % 2 == 0);
        default:
            return true;
    }
}

std::uint32_t EndingIndex::Group::number_of(const std::array<Square, kMostAlike>& squares) const {
    const auto place = [&](std::size_t i) -> std::uint32_t {
        return place_of[xiangqi::index(squares[i])];
    };
    if (count == 1) return place(0);
    if (count == 2) {
        const auto [low, high] = std::minmax({place(0), place(1)});
        return high * (high - 1) / 2 + low;
    }
    std::array<std::uint32_t, kMostAlike> places{};
    for (std::size_t i = 0; i < count; ++i) places[i] = place(i);
    std::sort(places.begin(), places.begin() + static_cast<std::ptrdiff_t>(count));
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < count; ++i) {
        number += binomial(places[i], static_cast<std::uint32_t>(i + 1));
    }
    return number;
}

EndingIndex::EndingIndex(const EndingMaterial& material) {
    for (std::size_t kind = 0; kind < kEndingPieces; ++kind) {
        if (material.counts[kind] == 0) continue;
        groups_.push_back(group_of(static_cast<EndingPiece>(kind), material.counts[kind]));
        groups_.back().stride = rest_;
        rest_ *= static_cast<std::uint32_t>(groups_.back().sets.size());
    }
    size_ = kKingPairs * rest_;
}

std::uint64_t EndingIndex::count(const EndingMaterial& material) {
    std::uint64_t count = kKingPairs;
    for (std::size_t kind = 0; kind < kEndingPieces && count <= kMost; ++kind) {
        count *= binomial(points_of(static_cast<EndingPiece>(kind)), material.counts[kind]);
    }
    return count;
}

bool EndingIndex::decode(std::uint32_t number, Placement& placement) const {
    const std::uint32_t kings = number / rest_;
    std::uint32_t rest = number % rest_;
    const auto files = static_cast<int>(kings % kFilePairs);
    const auto ranks = static_cast<int>(kings / kFilePairs);
    placement.king = Square(3 + files % kPalaceFiles, ranks % kPalaceFiles);
    placement.defending_king = Square(3 + files / kPalaceFiles, kRanks - 1 - ranks / kPalaceFiles);
    placement.attackers = point(placement.king);
    placement.defenders = point(placement.defending_king);
    int pieces = 2;
    for (std::size_t g = 0; g < groups_.size(); ++g) {
        const Group& group = groups_[g];
        const auto sets = static_cast<std::uint32_t>(group.sets.size());
        const std::uint32_t digit = rest % sets;
        rest /= sets;
        placement.digits[g] = digit;
        Bitboard& side = is_defenders(group.kind) ? placement.defenders : placement.attackers;
        for (std::size_t i = 0; i < group.count; ++i) {
            const Square square(group.sets[digit][i]);
            placement.squares[g][i] = square;
            side |= point(square);
            ++pieces;
        }
    }
    return placement.occupied().count() == pieces;
}

std::uint32_t EndingIndex::encode(const EndingBoard& board) const {
    const bool kept = is_kept(board.king, board.defending_king);
    const Square king = kept ? board.king : board.king.mirrored();
    const Square defending_king = kept ? board.defending_king : board.defending_king.mirrored();
    std::uint32_t number = number_of_kings(king, defending_king) * rest_;
    for (const Group& group : groups_) {
        const std::uint32_t set = group.number_of(board.squares[xiangqi::index(group.kind)]);
        number += group.stride * (kept ? set : group.mirrored[set]);
    }
    return number;
}

std::uint32_t EndingIndex::after(std::uint32_t number, const Placement& placement,
                                 EndingPieceRef piece, Square to) const {
    const Group& group = groups_[piece.group];
    auto squares = placement.squares[piece.group];
    squares[piece.piece] = to;
    // Unsigned arithmetic may wrap around in between.
    return number + group.stride * (group.number_of(squares) - placement.digits[piece.group]);
}

std::uint32_t EndingIndex::mirrored_rest(const Placement& placement) const {
    std::uint32_t rest = 0;
    for (std::size_t g = 0; g < groups_.size(); ++g) {
        rest += groups_[g].stride * groups_[g].mirrored[placement.digits[g]];
    }
    return rest;
}

std::uint32_t EndingIndex::with_kings(std::uint32_t number, const Placement& placement, Square king,
                                      Square defending_king) const {
    if (is_kept(king, defending_king)) {
        return number_of_kings(king, defending_king) * rest_ + number % rest_;
    }
    return number_of_kings(king.mirrored(), defending_king.mirrored()) * rest_ +
           mirrored_rest(placement);
}

std::uint32_t EndingIndex::after_king(std::uint32_t number, const Placement& placement,
                                      bool defending, Square to) const {
    return defending ? with_kings(number, placement, placement.king, to)
                     : with_kings(number, placement, to, placement.defending_king);
}

EndingIndex::Origins EndingIndex::before_king(std::uint32_t number, const Placement& placement,
                                              bool defending, Square from) const {
    const Square king = defending ? placement.king : from;
    const Square defending_king = defending ? from : placement.defending_king;
    const std::uint32_t before = with_kings(number, placement, king, defending_king);
    if (are_central(placement.king, placement.defending_king)) {
        // The mirror image of this placement has a number, too, and leads here itself.
        return {{before}, is_kept(king, defending_king) ? 1U : 0U};
    }
    if (!are_central(king, defending_king)) return {{before}, 1};
    return {{before, number_of_kings(king, defending_king) * rest_ + mirrored_rest(placement)}, 2};
}

}  // namespace engine::xiangqi
