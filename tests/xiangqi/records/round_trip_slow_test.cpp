// SPDX-License-Identifier: MIT
// The round trips of round_trip_test.cpp with all master games and many random trees.
#include <gtest/gtest.h>

#include "engine/xiangqi/records/record.h"
#include "tests/support/records.h"

namespace {

using engine::SplitMix64;
using engine::xiangqi::Notation;
using tests::expect_round_trip;
using tests::GameTree;
using tests::random_tree;
using tests::RandomParts;
using tests::RecordFormat;

TEST(RoundTrips, KeepEveryMasterGameInEveryFormatAndNotation) {
    for (GameTree& game : tests::master_games()) {
        for (const Notation notation : tests::kWrittenNotations) {
            expect_round_trip(game, RecordFormat::Pgn, notation);
        }
        expect_round_trip(game, RecordFormat::Dhtmlxq);
        expect_round_trip(game, RecordFormat::Xqf);
        expect_round_trip(game, RecordFormat::Link);
        game.headers.clear();
        expect_round_trip(game, RecordFormat::Fen);
    }
}

TEST(RoundTrips, KeepManyRandomTrees) {
    SplitMix64 random(11);
    RandomParts plain;
    plain.glyphs = plain.numbers = false;
    for (int i = 0; i < 500; ++i) {
        const GameTree tree = random_tree(random, 1 + random.below(150));
        expect_round_trip(tree, RecordFormat::Link);
        expect_round_trip(tree, RecordFormat::Pgn, tests::kWrittenNotations[random.below(5)]);
        const GameTree plain_tree = random_tree(random, 1 + random.below(150), plain);
        expect_round_trip(plain_tree, RecordFormat::Xqf);
        expect_round_trip(plain_tree, RecordFormat::Dhtmlxq);
    }
}

}  // namespace
