// SPDX-License-Identifier: MIT
// Compares the position and its moves with the plain rules at every node of small trees.
#include "engine/xiangqi/board/position.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/xiangqi/board/movegen.h"
#include "tests/support/data.h"
#include "tests/support/plain_rules.h"
#include "tests/support/positions.h"

namespace {

using engine::xiangqi::generate_captures;
using engine::xiangqi::generate_quiets;
using engine::xiangqi::legal_moves;
using tests::Move;
using tests::MoveList;
using tests::PlainBoard;
using tests::Point;
using tests::Position;
using tests::Square;

MoveList pseudo_legal_moves(const Position& position) {
    MoveList moves;
    generate_captures(position, moves);
    generate_quiets(position, moves);
    return moves;
}

bool contains(const MoveList& moves, Move move) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

/// The perft positions, except one in which the side to move can capture the king.
std::vector<std::string> playable_perft_fens() {
    std::vector<std::string> fens;
    for (const auto& one : tests::perft_cases()) {
        if (!why_unplayable(tests::position_of(one.fen))) fens.push_back(one.fen);
    }
    EXPECT_EQ(fens.size(), 38U);
    return fens;
}

/// Visits nodes of the perft positions and their successors, and of master games.
void for_each_sample(const std::function<void(Position&)>& visit) {
    for (const std::string& fen : playable_perft_fens()) {
        Position position = tests::position_of(fen);
        tests::for_each_node(position, 1, visit);
    }
    for (const std::string& fen : tests::game_positions(20)) {
        Position position = tests::position_of(fen);
        visit(position);
    }
}

TEST(Position, HasExactlyTheLegalMovesOfThePlainRules) {
    for_each_sample([](Position& position) {
        const std::string fen = to_fen(position);
        ASSERT_EQ(tests::texts_of(legal_moves(position)), PlainBoard(fen).legal_moves()) << fen;
    });
}

TEST(Position, GeneratesCapturesThatCaptureAndQuietsThatDoNot) {
    for_each_sample([](Position& position) {
        MoveList captures;
        MoveList quiets;
        generate_captures(position, captures);
        generate_quiets(position, quiets);
        for (const Move move : captures) ASSERT_FALSE(position.at(move.to()).none()) << move.text();
        for (const Move move : quiets) ASSERT_TRUE(position.at(move.to()).none()) << move.text();
    });
}

TEST(Position, GeneratesEveryLegalMoveAsAPseudoLegalOneAndNoneTwice) {
    for_each_sample([](Position& position) {
        const MoveList generated = pseudo_legal_moves(position);
        for (const Move move : legal_moves(position)) {
            ASSERT_TRUE(contains(generated, move)) << move.text() << " in " << to_fen(position);
        }
        const auto texts = tests::texts_of(generated);
        ASSERT_EQ(std::adjacent_find(texts.begin(), texts.end()), texts.end()) << to_fen(position);
    });
}

TEST(Position, JudgesEveryPairOfPointsAsItGeneratesMoves) {
    for (const std::string& fen : playable_perft_fens()) {
        const Position position = tests::position_of(fen);
        const PlainBoard board(fen);
        const MoveList generated = pseudo_legal_moves(position);
        for (const Point from : tests::all_points()) {
            for (const Point to : tests::all_points()) {
                if (from == to) continue;
                const Move move{Square(from.file, from.rank), Square(to.file, to.rank)};
                const bool by_the_rules = board.can_move(from, to);
                ASSERT_EQ(position.is_pseudo_legal(move), by_the_rules)
                    << move.text() << " in " << fen;
                ASSERT_EQ(contains(generated, move), by_the_rules) << move.text() << " in " << fen;
            }
        }
    }
}

TEST(Position, DiffersFromAnotherWhereTheirPiecesDo) {
    const Position start = tests::position_of(engine::xiangqi::kStartFen);
    for_each_sample([&](const Position& position) {
        for (const Point point : tests::all_points()) {
            const Square square(point.file, point.rank);
            ASSERT_EQ(position.differences(start).has(square),
                      position.at(square) != start.at(square))
                << square.text() << " in " << to_fen(position);
        }
    });
}

TEST(Position, NeverTakesTheEmptyMoveForAPseudoLegalOne) {
    const Position position = tests::position_of(engine::xiangqi::kStartFen);
    EXPECT_FALSE(position.is_pseudo_legal(engine::xiangqi::kNoMove));
}

TEST(Position, IsInCheckExactlyWhenTheKingIsAttackedOrFacesTheOther) {
    for_each_sample([](Position& position) {
        const std::string fen = to_fen(position);
        const PlainBoard board(fen);
        ASSERT_EQ(position.in_check(), board.in_check(board.red_to_move())) << fen;
    });
}

TEST(Position, NamesExactlyTheAttackersOfEveryPoint) {
    for (const std::string& fen : playable_perft_fens()) {
        const Position position = tests::position_of(fen);
        const PlainBoard board(fen);
        for (const Point target : tests::all_points()) {
            const auto attackers =
                position.attackers_to(Square(target.file, target.rank), position.occupied());
            for (const Point from : tests::all_points()) {
                ASSERT_EQ(attackers.has(Square(from.file, from.rank)), board.attacks(from, target))
                    << tests::text_of(from) << " on " << tests::text_of(target) << " in " << fen;
            }
        }
    }
}

TEST(Position, ForetellsWhichMovesGiveCheck) {
    for_each_sample([](Position& position) {
        const auto enemy_check_info = position.enemy_check_info();
        const std::string fen = to_fen(position);
        for (const Move move : legal_moves(position)) {
            const bool foretold = position.gives_check(move, enemy_check_info);
            position.make_move(move);
            ASSERT_EQ(foretold, position.in_check()) << move.text() << " in " << fen;
            position.unmake_move();
        }
    });
}

TEST(Position, KeepsTheKeyThatTheBoardHas) {
    for_each_sample([](Position& position) {
        ASSERT_EQ(position.key(), tests::key_from_scratch(position)) << to_fen(position);
        for (const Move move : legal_moves(position)) {
            position.make_move(move);
            ASSERT_EQ(position.key(), tests::key_from_scratch(position)) << to_fen(position);
            position.unmake_move();
        }
    });
}

TEST(Position, KeepsMaterialAndPhaseAsASetUpFromTheFenHasThem) {
    for_each_sample([](Position& position) {
        const Position fresh = tests::position_of(to_fen(position));
        ASSERT_EQ(position.state().psq, fresh.state().psq) << to_fen(position);
        ASSERT_EQ(position.state().phase, fresh.state().phase) << to_fen(position);
    });
}

TEST(Position, IsRestoredWhenAMoveIsTakenBack) {
    for_each_sample([](Position& position) {
        const std::string fen = to_fen(position);
        const auto key = position.key();
        for (const Move move : legal_moves(position)) {
            position.make_move(move);
            position.unmake_move();
            ASSERT_EQ(to_fen(position), fen) << move.text();
            ASSERT_EQ(position.key(), key) << move.text() << " in " << fen;
            ASSERT_EQ(position.king(position.side_to_move()).text(),
                      tests::position_of(fen).king(position.side_to_move()).text());
        }
    });
}

TEST(Position, IsRestoredToTheStartWhenAWholeGameIsTakenBack) {
    for (const auto& moves : tests::games()) {
        Position position = tests::position_of(engine::xiangqi::kStartFen);
        std::vector<std::string> fens;
        for (const std::string& move : moves) {
            fens.push_back(to_fen(position));
            tests::play(position, move);
        }
        for (; !fens.empty(); fens.pop_back()) {
            position.unmake_move();
            ASSERT_EQ(to_fen(position), fens.back());
            ASSERT_EQ(position.key(), tests::key_from_scratch(position));
        }
    }
}

TEST(Position, IsRestoredAfterANullMove) {
    for_each_sample([](Position& position) {
        if (position.in_check()) return;
        const std::string fen = to_fen(position);
        const auto key = position.key();
        const auto side = position.side_to_move();
        position.make_null_move();
        ASSERT_NE(position.side_to_move(), side);
        ASSERT_EQ(position.key(), tests::key_from_scratch(position));
        position.unmake_null_move();
        ASSERT_EQ(to_fen(position), fen);
        ASSERT_EQ(position.key(), key);
    });
}

TEST(Position, DoesNotTakeANullMoveForARepetition) {
    Position position = tests::position_of(engine::xiangqi::kStartFen);
    for (const char* move : {"h0g2", "h9g7", "g2h0", "g7h9"}) tests::play(position, move);
    EXPECT_EQ(position.state().reversible_plies, 4);
    position.make_null_move();
    EXPECT_EQ(position.state().reversible_plies, 0);
}

TEST(Position, KnowsThatItMayHaveOccurredBefore) {
    Position position = tests::position_of(engine::xiangqi::kStartFen);
    EXPECT_FALSE(position.may_have_occurred());
    for (const char* move : {"h0g2", "h9g7", "g2h0", "g7h9"}) tests::play(position, move);
    EXPECT_TRUE(position.may_have_occurred());
}

TEST(Position, HasOneKeyHoweverItWasReached) {
    const Position one = tests::position_of(engine::xiangqi::kStartFen, "h2e2 h9g7 b0c2");
    const Position other = tests::position_of(engine::xiangqi::kStartFen, "b0c2 h9g7 h2e2");
    EXPECT_EQ(one.key(), other.key());
}

TEST(Position, HasAnotherKeyWhenTheOtherSideIsToMove) {
    const Position red = tests::position_of("4k4/9/9/9/9/9/9/9/9/R2K5 w - - 0 1");
    const Position black = tests::position_of("4k4/9/9/9/9/9/9/9/9/R2K5 b - - 0 1");
    EXPECT_NE(red.key(), black.key());
}

TEST(Position, CountsFullMovesAfterBlacksMoves) {
    Position position = tests::position_of(engine::xiangqi::kStartFen, "h2e2");
    EXPECT_EQ(position.full_moves(), 1);
    tests::play(position, "h9g7");
    EXPECT_EQ(position.full_moves(), 2);
}

}  // namespace
