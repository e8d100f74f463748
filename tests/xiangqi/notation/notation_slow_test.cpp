// SPDX-License-Identifier: MIT
// Every legal move of 20 000 random positions, and every move of the master games, written and read
// back in each notation.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "engine/core/random.h"
#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/notation/relative_move.h"
#include "tests/support/data.h"
#include "tests/support/notation.h"
#include "tests/support/positions.h"

namespace {

using engine::SplitMix64;
using engine::xiangqi::Color;
using engine::xiangqi::kFiles;
using engine::xiangqi::kRanks;
using engine::xiangqi::kStartFen;
using engine::xiangqi::MoveList;
using engine::xiangqi::PieceType;
using testing::IsEmpty;
using tests::Position;
using tests::position_of;
using tests::RoundTrip;
using tests::Square;

constexpr std::size_t kPositions = 10'000;

TEST(NotationOfRandomPositions, RoundTripsInPlay) {
    SplitMix64 random(1);
    RoundTrip trip;
    Position position = position_of(kStartFen);
    for (std::size_t i = 0; i < kPositions; ++i) {
        trip.make_all(position);
        const MoveList moves = engine::xiangqi::legal_moves(position);
        const bool is_long = position.states().size() > 200;
        if (moves.empty() || is_long) {
            position = position_of(kStartFen);
        } else {
            position.make_move(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
        }
    }
    EXPECT_THAT(trip.problems, IsEmpty());
    EXPECT_GT(trip.texts, kPositions * 5 * 20);
}

/// The points of some files, `step` apart, and of some ranks, from a side's view.
struct Area {
    int first_file;
    int files;
    int step;
    int first_rank;
    int ranks;
};

/// A board with pieces of a kind crowded on few files. It need not be playable.
class CrowdedBoard {
  public:
    explicit CrowdedBoard(SplitMix64& random) : random_(random) {
        for (auto& row : rows_) row.fill('1');
        for (const bool red : {true, false}) {
            put(red, 'K', 1, {3, 3, 1, 0, 3});
            put(red, 'A', below(3), {3, 3, 1, 0, 3});
            put(red, 'P', 2 + below(4), {below(4) * 2, 1 + below(2), 2, 3, 7});
            for (const char letter : {'R', 'N', 'C'}) {
                put(red, letter, below(3), {below(kFiles), 1, 1, 0, kRanks});
            }
        }
    }

    [[nodiscard]] std::string fen() {
        std::string fen;
        for (auto row = rows_.rbegin(); row != rows_.rend(); ++row) {
            if (!fen.empty()) fen += '/';
            fen.append(row->begin(), row->end());
        }
        return fen + (below(2) == 0 ? " w" : " b");
    }

  private:
    int below(int bound) {
        return static_cast<int>(random_.below(static_cast<std::uint32_t>(bound)));
    }

    /// Up to `count` pieces on free points of `area`.
    void put(bool red, char letter, int count, const Area& area) {
        for (int tries = 0; count > 0 && tries < 20; ++tries) {
            const int rank = area.first_rank + below(area.ranks);
            const int file = area.first_file + below(area.files) * area.step;
            char& point = rows_.at(static_cast<std::size_t>(red ? rank : kRanks - 1 - rank))
                              .at(static_cast<std::size_t>(file));
            if (point != '1') continue;
            point = red ? letter : static_cast<char>(letter - 'A' + 'a');
            --count;
        }
    }

    SplitMix64& random_;
    std::array<std::array<char, kFiles>, kRanks> rows_{};
};

TEST(NotationOfRandomPositions, RoundTripsOnBoardsCrowdedWithTandems) {
    SplitMix64 random(2);
    RoundTrip trip;
    std::array<std::size_t, 6> soldiers_on_a_file{};
    std::size_t double_tandems = 0;
    for (std::size_t found = 0; found < kPositions;) {
        const auto read = engine::xiangqi::parse_fen(CrowdedBoard(random).fen());
        if (!read.position || why_unplayable(*read.position)) continue;
        const Position& position = *read.position;
        ++found;
        trip.make_all(position);
        for (const Square square : position.pieces(position.side_to_move(), PieceType::Pawn)) {
            const auto standing = standing_of(position, square);
            ++soldiers_on_a_file[static_cast<std::size_t>(standing.count_on_file)];
            if (standing.tandems == 2) ++double_tandems;
        }
    }
    EXPECT_THAT(trip.problems, IsEmpty());
    EXPECT_GT(trip.texts, kPositions * 5 * 15);
    // The boards are as crowded as described above.
    EXPECT_GT(soldiers_on_a_file[5], 500U);
    EXPECT_GT(soldiers_on_a_file[4], 1000U);
    EXPECT_GT(soldiers_on_a_file[3], 2000U);
    EXPECT_GT(double_tandems, 2000U);
}

TEST(NotationOfGames, RoundTripsThroughEveryMove) {
    RoundTrip trip;
    for (const auto& game : tests::games()) {
        Position position = position_of(kStartFen);
        for (const std::string& text : game) {
            trip.make(position, tests::move_of(text));
            tests::play(position, text);
        }
    }
    EXPECT_THAT(trip.problems, IsEmpty());
    EXPECT_GT(trip.texts, 80'000U);
}

}  // namespace
