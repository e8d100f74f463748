// SPDX-License-Identifier: MIT
// The link format: short, safe in an address, with reports of damage.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/core/records/link_format.h"
#include "engine/xiangqi/records/record.h"
#include "tests/support/data.h"
#include "tests/support/records.h"

namespace {

using engine::xiangqi::read_records;
using engine::xiangqi::write_record;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::MatchesRegex;
using testing::SizeIs;
using tests::GameTree;
using tests::read_clean;
using tests::read_text;
using tests::RecordFormat;
using tests::warnings_of;

std::string link_of(const GameTree& tree) {
    return tests::text_of(write_record(tree, RecordFormat::Link).bytes);
}

TEST(Link, UsesOnlyCharactersThatAreSafeInAnAddress) {
    engine::SplitMix64 random(6);
    for (int i = 0; i < 20; ++i) {
        EXPECT_THAT(link_of(tests::random_tree(random, 30)), MatchesRegex("x1[A-Za-z0-9_-]+"));
    }
}

TEST(Link, OfAGameTakesLessThanACharacterAPly) {
    std::size_t characters = 0;
    std::size_t plies = 0;
    for (const auto& moves : tests::games()) {
        characters += link_of(tests::game_of(moves)).size();
        plies += moves.size();
    }
    EXPECT_LT(characters, plies * 85 / 100);
}

TEST(Link, OfAnEndgamePositionIsShort) {
    const GameTree tree =
        std::get<GameTree>(GameTree::from_fen("3k5/9/9/9/9/9/9/9/4R4/4K4 w - - 0 1"));
    EXPECT_LE(link_of(tree).size(), 24U);
    EXPECT_EQ(read_clean(link_of(tree)), tree);
}

TEST(Link, IsReadFromAWholeAddress) {
    const GameTree game = read_clean("1. h2e2 h9g7 1-0");
    EXPECT_EQ(read_clean("https://example.org/chuhe/#" + link_of(game)), game);
    EXPECT_EQ(read_clean("https://example.org/chuhe/#/analyse/" + link_of(game)), game);
    EXPECT_EQ(read_clean("  https://example.org/#game=" + link_of(game) + "\n"), game);
}

// Old links must stay readable. This one was written by the first version of the format and must be
// readable forever.
TEST(Link, OfTheFirstVersionStaysReadable) {
    const GameTree game =
        read_clean("x1e_8FhoYm0IaacqTt63_2RMCosaxgplWYSIag399VQonus2NkCzBBRUisHKo0acjoagmA");
    EXPECT_EQ(tests::outline(game),
              "{start} h2e2 $1 {中炮} (c3c4 g6g5 (b7c7)) h9g7 h0g2 {two words} i9h9");
    EXPECT_EQ(game.header("Red"), "柳大华");
    EXPECT_EQ(game.header("Result"), "1-0");
    EXPECT_EQ(game.notes(game.main_line()[1]).clock_ms, 598'000);
    EXPECT_EQ(game.notes(game.main_line()[1]).evaluation->centipawns, -35);
}

TEST(Link, SaysWhenItIsDamagedOrCut) {
    engine::SplitMix64 random(7);
    const GameTree game = tests::random_tree(random, 40);
    const std::string link = link_of(game);
    for (std::size_t size = 6; size < link.size(); size += 17) {
        const auto read = read_records(tests::bytes_of(link.substr(0, size)), RecordFormat::Link);
        EXPECT_THAT(warnings_of(read), Contains(HasSubstr("damaged or cut"))) << size;
    }
    std::size_t unnoticed = 0;
    for (std::size_t at = 6; at < link.size(); at += 7) {
        std::string damaged = link;
        damaged[at] = damaged[at] == 'A' ? 'B' : 'A';
        if (warnings_of(read_text(damaged)).empty()) ++unnoticed;
    }
    // The last character may hold unused bits.
    EXPECT_LE(unnoticed, 1U);
}

TEST(Link, ReadsTheMovesBeforeACut) {
    const GameTree game = tests::game_of(tests::games().front());
    const std::string link = link_of(game);
    const auto read = read_text(link.substr(0, link.size() / 2));
    ASSERT_THAT(read.games, SizeIs(1));
    // All except those whose bits extend to the cut.
    const std::string moves =
        tests::main_line(game).substr(0, tests::main_line(game).size() * 2 / 5);
    EXPECT_EQ(tests::main_line(read.games[0]).substr(0, moves.size()), moves);
}

TEST(Link, RefusesLaterVersions) {
    EXPECT_THAT(warnings_of(read_text("x2AAAAAAA")),
                Contains(HasSubstr("comes from a later version")));
}

TEST(Link, ReadsSeveralLines) {
    const GameTree game = read_clean("1. h2e2 1-0");
    const auto read = read_text(link_of(game) + "\n" + link_of(game) + "\n");
    EXPECT_THAT(warnings_of(read), IsEmpty());
    EXPECT_THAT(read.games, ElementsAre(game, game));
}

/// A link with a correct checksum and arbitrary content.
template <class Write>
std::string link_with(Write write) {
    namespace link = engine::link;
    link::Encoder encoder;
    link::Format<link::Encoder> format(encoder);
    format.flag(&link::Models::unusual_start, false);
    write(format);
    const engine::Bytes payload = encoder.finish();
    engine::Bytes bytes;
    engine::append_number(bytes, link::checksum_of(payload));
    bytes.insert(bytes.end(), payload.begin(), payload.end());
    return "x1" + link::to_base64(bytes);
}

// Both exhausted the memory: the zeros after the end of a link mean that another item follows.
TEST(Link, DoesNotGoOnForEverBehindItsEnd) {
    namespace link = engine::link;
    const std::string glyphs = link_with([](link::Format<link::Encoder>& format) {
        format.flag(&link::Models::noted, true);
        format.flag(&link::Models::commented, false);
        format.flag(&link::Models::annotated, true);
    });
    const std::string headers = link_with([](link::Format<link::Encoder>& format) {
        format.flag(&link::Models::noted, false);
        format.flag(&link::Models::ends, true);
        format.number(link::Count::Headers, std::uint64_t{1} << 39);
    });
    for (const std::string& text : {glyphs, headers}) {
        EXPECT_LT(text.size(), 24U);
        EXPECT_THAT(warnings_of(read_text(text)), Contains(HasSubstr("the moves break off")));
    }
}

}  // namespace
