// SPDX-License-Identifier: MIT
// Format detection, and damage of every kind in every format.
#include "engine/xiangqi/records/record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/core/records/record_tree.h"
#include "engine/xiangqi/board/fen.h"
#include "tests/support/records.h"

namespace {

using engine::Bytes;
using engine::xiangqi::read_records;
using engine::xiangqi::write_record;
using testing::ElementsAre;
using testing::HasSubstr;
using tests::bytes_of;
using tests::GameTree;
using tests::main_line;
using tests::read_clean;
using tests::read_text;
using tests::RecordFormat;
using tests::warnings_of;

TEST(Records, AreRecognisedByTheirBytes) {
    EXPECT_EQ(read_records(tests::record_file("xqstudio-1.0.hex")).format, RecordFormat::Xqf);
    EXPECT_EQ(read_records(tests::record_file("dpxq-event.txt")).format, RecordFormat::Dhtmlxq);
    EXPECT_EQ(read_records(tests::record_file("pychess.pgn")).format, RecordFormat::Pgn);
    EXPECT_EQ(read_records(bytes_of(engine::xiangqi::kStartFen)).format, RecordFormat::Fen);
    EXPECT_EQ(read_records(bytes_of("position startpos moves h2e2")).format, RecordFormat::Fen);
    EXPECT_EQ(read_records(bytes_of("炮二平五")).format, RecordFormat::Pgn);
    EXPECT_EQ(read_records(bytes_of("CCBridge Record\0") /* without its null */).format,
              RecordFormat::Pgn);
    EXPECT_EQ(read_records({}).format, RecordFormat::Pgn);
}

TEST(Records, HaveNames) {
    for (const auto format :
         {RecordFormat::Fen, RecordFormat::Pgn, RecordFormat::Dhtmlxq, RecordFormat::Xqf,
          RecordFormat::Cbr, RecordFormat::Cbf, RecordFormat::Text, RecordFormat::Link}) {
        EXPECT_EQ(engine::xiangqi::parse_record_format(text_of(format)), format);
    }
    EXPECT_EQ(engine::xiangqi::parse_record_format("doc"), std::nullopt);
}

TEST(Records, GiveAdviceAboutTheAddressOfAPage) {
    const auto read = read_text(" https://play.xiangqi.com/game/123?x=1\n");
    EXPECT_TRUE(read.games.empty());
    ASSERT_EQ(read.warnings.size(), 1U);
    EXPECT_EQ(read.warnings[0].fault.code, engine::FaultCode::PageAddress);
    EXPECT_EQ(read.warnings[0].fault.text, "play.xiangqi.com");
}

TEST(FenRecords, GoOnWithMovesInTheLinesBelow) {
    const std::string fen(engine::xiangqi::kStartFen);
    EXPECT_EQ(main_line(read_clean(fen + "\n1. h2e2\n马8进7\n2. H2+3 R9=8\n")),
              "h2e2 h9g7 h0g2 i9h9");
    const auto two = read_text(fen + "\nh2e2\n" + fen + "\nc3c4\n");
    ASSERT_EQ(two.games.size(), 2U);
    EXPECT_EQ(main_line(two.games[1]), "c3c4");
    EXPECT_THAT(warnings_of(read_text(fen + "\nh2e2\nh9h9\nb9c7\n")),
                ElementsAre("line 3: \"h9h9\" is not a legal move",
                            "line 4: 1 move that follows is left out"));
}

TEST(FenRecords, StandBehindALabelOrInAnAddress) {
    const std::string fen = "3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1";
    for (const char* label : {"FEN: ", "fen:", "局面：", "https://example.org/?fen="}) {
        EXPECT_EQ(read_clean(label + fen).start_fen(), fen) << label;
    }
    const std::string address = "https://example.org/?fen=";
    const std::string board = "3k5/9/9/9/9/9/9/9/9/4K4";
    for (const std::string& text :
         {address + board + "_b_-_-_0_1", address + board + "%20b%20-%20-%200%201",
          address + "3k5%2F9%2F9%2f9%2F9%2F9%2F9%2F9%2F9%2F4K4+b+-+-+0+1"}) {
        EXPECT_EQ(read_clean(text).start_fen(), fen) << text;
    }
}

TEST(FenRecords, EndWithTheResultBelowOrBehindTheMoves) {
    const std::string fen(engine::xiangqi::kStartFen);
    for (const std::string moves : {"h2e2\nh9g7\n1-0\n", "1. h2e2 h9g7\n1-0\n", "h2e2 h9g7 1-0\n",
                                    "炮二平五\n马８进７\n红胜\n"}) {
        const auto game = read_clean(fen + "\n" + moves);
        EXPECT_EQ(main_line(game), "h2e2 h9g7") << moves;
        EXPECT_EQ(game.header("Result"), "1-0") << moves;
    }
    const auto read = read_text(fen + " moves h2e2\n1/2-1/2\n" + fen + "\nc3c4\n*\n");
    EXPECT_THAT(warnings_of(read), testing::IsEmpty());
    ASSERT_EQ(read.games.size(), 2U);
    EXPECT_EQ(read.games[0].header("Result"), "1/2-1/2");
    EXPECT_EQ(read.games[1].header("Result"), "");
}

TEST(FenRecords, HoldPositionsAndMoves) {
    EXPECT_EQ(main_line(read_clean("position startpos moves h2e2 h9g7")), "h2e2 h9g7");
    EXPECT_EQ(read_clean("3k5/9/9/9/9/9/9/9/9/4K4 b").start_fen(),
              "3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1");
    const auto read = read_text("3k5/9/9/9/9/9/9/9/9/4K4 b\n4k4/9/9/9/9/9/9/9/9/4K4 w\n");
    EXPECT_EQ(read.games.size(), 1U);
    EXPECT_THAT(warnings_of(read), ElementsAre(HasSubstr("line 2: the generals face")));
    EXPECT_THAT(warnings_of(read_text("position startpos moves h2e2 h2e3 h9g7")),
                ElementsAre("line 1: \"h2e3\" is not a legal move",
                            "line 1: 1 move that follows is left out"));
}

/// Whatever can be read must be writable, and reading it again must give the same result.
void expect_stable(const engine::xiangqi::ReadRecords& read) {
    for (const GameTree& game : read.games) {
        for (const auto format : {RecordFormat::Pgn, RecordFormat::Dhtmlxq, RecordFormat::Xqf,
                                  RecordFormat::Link, RecordFormat::Fen}) {
            const auto again = read_records(write_record(game, format).bytes, format);
            ASSERT_EQ(again.games.size(), 1U);
            EXPECT_EQ(main_line(again.games[0]), main_line(game));
        }
    }
}

// Found by fuzzing: XQF counted plies from move number 0, which overflowed to 65534.
TEST(Records, KeepTheirMovesWhateverTheNumberOfTheFirst) {
    for (const char* number : {"0", "1", "9999"}) {
        expect_stable(
            read_text("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 " +
                      std::string(number) + " moves b2e2 h9g7"));
    }
}

// Found by fuzzing: only links truncated the longest header names.
TEST(Records, CutNamesOfHeadersEverywhereAlike) {
    const GameTree game = read_clean("[" + std::string(200, 'a') + " \"x\"]\n1. h2e2 1-0");
    EXPECT_EQ(read_clean(write_record(game, RecordFormat::Link).bytes), game);
}

// Found by fuzzing: a carriage return from a link split a PGN tag.
TEST(Records, HoldNoControlCharactersButEndsOfLines) {
    GameTree game = read_clean("1. h2e2 1-0");
    game.set_header("Red", "a\rb\x01");
    game.edit_notes(0).comment = "a\r\nb";
    const GameTree again = read_clean(write_record(game, RecordFormat::Link).bytes);
    EXPECT_EQ(again.header("Red"), "a\nb ");
    EXPECT_EQ(again.notes(0).comment, "a\nb");
}

// Misplaced parentheses and branch flags must not break the tree: its moves are played again, one
// by one, from its start.
TEST(Records, NeverLeadBehindTheirStart) {
    const GameTree tree = read_clean("1. h2e2 (1. c3c4 g6g5 (1... b7c7)) 1... h9g7 2. h0g2 *");
    std::vector<Bytes> seeds{tests::record_file("ccbridge-made.hex")};
    for (const auto format :
         {RecordFormat::Pgn, RecordFormat::Dhtmlxq, RecordFormat::Xqf, RecordFormat::Link}) {
        seeds.push_back(write_record(tree, format).bytes);
    }
    for (Bytes& bytes : seeds) {
        for (std::uint8_t& byte : bytes) {
            const std::uint8_t whole = byte;
            for (const int damage : {int{'('}, int{')'}, 0x00, 0x02, 0x40, 0x80, 0xC0, 0xFF}) {
                byte = static_cast<std::uint8_t>(damage);
                for (const GameTree& game : read_records(bytes).games) {
                    const auto replayed = engine::game_tree_of<engine::xiangqi::RecordedGame>(
                        engine::record_tree_of(game, {}));
                    ASSERT_TRUE(std::holds_alternative<GameTree>(replayed))
                        << sentence_of(std::get<engine::Fault>(replayed));
                    ASSERT_EQ(std::get<GameTree>(replayed), game);
                }
            }
            byte = whole;
        }
    }
}

// tests/fuzz does the same with many more inputs.
TEST(Records, SurviveRandomDamage) {
    engine::SplitMix64 random(9);
    std::vector<Bytes> seeds{
        tests::record_file("xqstudio-1.0.hex"), tests::record_file("dpxq-manual.txt"),
        tests::record_file("elephantchess.pgn"), tests::record_file("xiexie.wxf")};
    const GameTree tree = tests::random_tree(random, 40);
    for (const auto format :
         {RecordFormat::Pgn, RecordFormat::Dhtmlxq, RecordFormat::Xqf, RecordFormat::Link}) {
        seeds.push_back(write_record(tree, format).bytes);
    }
    for (int i = 0; i < 100; ++i) {
        Bytes bytes = seeds[random.below(static_cast<std::uint32_t>(seeds.size()))];
        for (std::uint32_t changes = 1 + random.below(4); changes > 0; --changes) {
            const auto at = random.below(static_cast<std::uint32_t>(bytes.size()));
            switch (random.below(3)) {
                case 0:
                    bytes[at] = static_cast<std::uint8_t>(random.next());
                    break;
                case 1:
                    bytes.erase(bytes.begin() + at);
                    break;
                default:
                    bytes.resize(std::max<std::size_t>(1, at));
            }
            if (bytes.empty()) bytes.push_back(0);
        }
        expect_stable(read_records(bytes));
    }
}

}  // namespace
