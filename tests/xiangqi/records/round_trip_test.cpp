// SPDX-License-Identifier: MIT
// Written records are read back unchanged in every format, as far as it can store them. More in
// round_trip_slow_test.cpp.
#include <gtest/gtest.h>

#include "engine/xiangqi/records/record.h"
#include "tests/support/records.h"

namespace {

using engine::SplitMix64;
using engine::xiangqi::Notation;
using engine::xiangqi::read_records;
using engine::xiangqi::write_record;
using tests::expect_round_trip;
using tests::GameTree;
using tests::random_tree;
using tests::RandomParts;
using tests::RecordFormat;

TEST(RoundTrip, KeepsMasterGamesInEveryFormatAndNotation) {
    auto games = tests::master_games();
    for (std::size_t i = 0; i < games.size(); i += 10) {
        for (const Notation notation : tests::kWrittenNotations) {
            expect_round_trip(games[i], RecordFormat::Pgn, notation);
        }
        expect_round_trip(games[i], RecordFormat::Dhtmlxq);
        expect_round_trip(games[i], RecordFormat::Xqf);
        expect_round_trip(games[i], RecordFormat::Link);
        games[i].headers.clear();
        expect_round_trip(games[i], RecordFormat::Fen);
    }
}

TEST(RoundTrip, KeepsTreesWithEverythingInPgnAndLinks) {
    SplitMix64 random(1);
    for (int i = 0; i < 20; ++i) {
        const GameTree tree = random_tree(random, 1 + random.below(60));
        expect_round_trip(tree, RecordFormat::Link);
        for (const Notation notation : tests::kWrittenNotations) {
            expect_round_trip(tree, RecordFormat::Pgn, notation);
        }
    }
}

TEST(RoundTrip, KeepsVariationsAndCommentsInXqfAndDhtmlXq) {
    SplitMix64 random(2);
    RandomParts parts;
    parts.glyphs = parts.numbers = false;
    for (int i = 0; i < 40; ++i) {
        const GameTree tree = random_tree(random, 1 + random.below(60), parts);
        expect_round_trip(tree, RecordFormat::Xqf);
        expect_round_trip(tree, RecordFormat::Dhtmlxq);
    }
}

TEST(RoundTrip, KeepsTheMainLineAsAFen) {
    SplitMix64 random(3);
    for (int i = 0; i < 30; ++i) {
        expect_round_trip(random_tree(random, 30, {false, false, false, false, false}),
                          RecordFormat::Fen);
    }
}

TEST(RoundTrip, SaysWhatAFormatCannotCarry) {
    SplitMix64 random(4);
    const GameTree tree = random_tree(random, 100);
    const auto unsupported = write_record(tree, RecordFormat::Fen).unsupported;
    EXPECT_EQ(unsupported.size(), 5U) << "variations, comments, glyphs, evaluations, headers";
    EXPECT_EQ(write_record(tree, RecordFormat::Xqf).unsupported.size(), 2U)
        << "glyphs, evaluations";
    EXPECT_EQ(write_record(tree, RecordFormat::Dhtmlxq).unsupported.size(), 2U);
}

TEST(RoundTrip, ReadsManyGamesFromOnePgnFile) {
    engine::Bytes all;
    auto games = tests::master_games();
    games.resize(20);
    for (const GameTree& game : games) {
        const auto one = write_record(game, RecordFormat::Pgn, Notation::Simplified);
        all.insert(all.end(), one.bytes.begin(), one.bytes.end());
    }
    const auto read = read_records(all);
    EXPECT_EQ(tests::warnings_of(read), std::vector<std::string>());
    EXPECT_EQ(read.games, games);
}

}  // namespace
