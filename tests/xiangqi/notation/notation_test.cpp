// SPDX-License-Identifier: MIT
#include "engine/xiangqi/notation/notation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "engine/core/text/text.h"
#include "engine/xiangqi/board/movegen.h"
#include "tests/support/data.h"
#include "tests/support/notation.h"
#include "tests/support/positions.h"

namespace {

using engine::xiangqi::kStartFen;
using engine::xiangqi::MoveReading;
using engine::xiangqi::Notation;
using engine::xiangqi::parse_notation;
using engine::xiangqi::read_move;
using engine::xiangqi::text_of;
using engine::xiangqi::write_move;
using testing::ElementsAre;
using testing::HasSubstr;
using tests::Move;
using tests::move_of;
using tests::Position;
using tests::position_of;

/// The reading of `text`, for example `h2e2 wxf`, or the message.
std::string reading(const Position& position, std::string_view text) {
    const auto result = read_move(position, text);
    if (const auto* fault = std::get_if<engine::Fault>(&result)) return sentence_of(*fault);
    const auto& [move, notation] = std::get<MoveReading>(result);
    return move.text() + " " + std::string(text_of(notation));
}

std::string start_reading(std::string_view text) { return reading(position_of(kStartFen), text); }

/// The readings of a game's moves; ends with the message for the first text that is not a move.
std::vector<std::string> moves_read(std::string_view texts) {
    Position position = position_of(kStartFen);
    std::vector<std::string> moves;
    for (const std::string_view text : engine::split_words(texts)) {
        const auto result = read_move(position, text);
        if (const auto* fault = std::get_if<engine::Fault>(&result)) {
            moves.push_back(sentence_of(*fault));
            break;
        }
        const Move move = std::get<MoveReading>(result).move;
        moves.push_back(move.text());
        position.make_move(move);
    }
    return moves;
}

std::string written(std::string_view moves, Notation notation) {
    Position position = position_of(kStartFen);
    std::string texts;
    for (const std::string_view word : engine::split_words(moves)) {
        if (!texts.empty()) texts += ' ';
        texts += write_move(position, move_of(word), notation);
        tests::play(position, word);
    }
    return texts;
}

TEST(Notation, IsKnownByItsName) {
    for (const char* name :
         {"uci", "iccs", "wxf", "zh-hans", "zh-hant", "vietnamese", "algebraic"}) {
        const auto notation = parse_notation(name);
        ASSERT_TRUE(notation) << name;
        EXPECT_EQ(text_of(*notation), name);
    }
    EXPECT_EQ(parse_notation("san"), std::nullopt);
    EXPECT_EQ(parse_notation(""), std::nullopt);
}

// tests/data/notation.txt gives the source of each line.
TEST(Notation, ReadsAndWritesAsPublishedRulesDo) {
    std::string fen;
    std::size_t cases = 0;
    for (const std::string& line : tests::data_lines("notation.txt")) {
        if (line[0] == '@') {
            fen = line.substr(2);
            continue;
        }
        const Position position = position_of(fen);
        const auto words = engine::split_words(line);
        ASSERT_EQ(words.size(), 3U) << line;
        const auto result = read_move(position, words[2]);
        const auto* read = std::get_if<MoveReading>(&result);
        ASSERT_NE(read, nullptr) << line << ": " << sentence_of(std::get<engine::Fault>(result));
        EXPECT_EQ(read->move.text(), words[0]) << line << " in " << fen;
        if (words[1] == "=") {
            EXPECT_EQ(write_move(position, move_of(words[0]), read->notation), words[2]) << fen;
        }
        ++cases;
    }
    EXPECT_GT(cases, 70U);
}

// The central cannon against screen horses and three-step tiger: zh.wikipedia.org, 象棋, notation.
TEST(Notation, WritesAnOpeningInBothScripts) {
    const char* moves = "h2e2 h9g7 h0g2 h7i7 b0c2 i9h9";
    EXPECT_EQ(written(moves, Notation::Simplified),
              "炮二平五 马８进７ 马二进三 炮８平９ 马八进七 车９平８");
    EXPECT_EQ(written(moves, Notation::Traditional),
              "炮二平五 馬８進７ 傌二進三 砲８平９ 傌八進七 車９平８");
    EXPECT_THAT(moves_read("炮二平五 馬8進7 傌二進三 炮8平9 傌八進七 車9平8"),
                testing::ElementsAreArray(engine::split_words(moves)));
    EXPECT_THAT(moves_read("炮二平五 马8进7 㐷二进三 炮8平9 㐷八进七 车9平8"),
                testing::ElementsAreArray(engine::split_words(moves)));
}

// Central cannon against screen horses from xqmoon.com (khai-cuc-co-ban-chon-loc-2), and the table
// of tamquocchess.vn/ky-hieu-co-tuong-doc-hieu-ban-ghi-co-tuong.
TEST(Notation, WritesAndReadsVietnamese) {
    const char* moves = "h2e2 h9g7 h0g2 i9h9 i0h0 h7h3 g3g4 b7e7";
    const char* texts = "P2-5 M8.7 M2.3 X9-8 X1-2 P8.4 B3.1 P2-5";
    EXPECT_EQ(written(moves, Notation::Vietnamese), texts);
    EXPECT_THAT(moves_read(texts), testing::ElementsAreArray(engine::split_words(moves)));
    const char* letters = "P2b5 M8t7 M2t3 X9b8 X1b2 P8t4 B3t1 P2b5";
    EXPECT_THAT(moves_read(letters), testing::ElementsAreArray(engine::split_words(moves)));
    EXPECT_EQ(start_reading("P2l1"), "h2h1 vietnamese");
    EXPECT_EQ(start_reading("Pháo 2 bình 5"), "h2e2 vietnamese");
    EXPECT_EQ(start_reading("mã 8 tấn 7"), "b0c2 vietnamese");
    EXPECT_EQ(start_reading("C7.1"), "c3c4 vietnamese") << "chốt, where no cannon stands";
    EXPECT_EQ(start_reading("Tg5.1"), "e0e1 vietnamese");
    EXPECT_EQ(start_reading("T3.5"), "g0e2 vietnamese");
}

// t and s are the front and the rear piece, g the middle soldier (truyenhinhcapsongthu.net: Xs-2,
// Bg-6, Pt.2; thanglongkydao.com: Bt, Bg, Bs).
TEST(Notation, NamesPiecesOfATandemInVietnamese) {
    const Position rooks = position_of("3k5/9/9/9/4R4/9/4R4/9/9/5K3 w - - 0 1");
    EXPECT_EQ(write_move(rooks, move_of("e5e6"), Notation::Vietnamese), "Xt.1");
    EXPECT_EQ(write_move(rooks, move_of("e3b3"), Notation::Vietnamese), "Xs-8");
    EXPECT_EQ(reading(rooks, "Xe sau thoái 1"), "e3e2 vietnamese");
    const Position soldiers = position_of("3k5/9/4P4/4P4/4P4/9/9/9/9/5K3 w - - 0 1");
    EXPECT_EQ(write_move(soldiers, move_of("e6f6"), Notation::Vietnamese), "Bg-4");
    EXPECT_EQ(reading(soldiers, "Bs-6"), "e5d5 vietnamese");
}

// `.` means sideways in WXF and forward in Vietnamese; the notation of the preceding moves decides.
TEST(Notation, TellsVietnameseFromWxfByWhatIsLikely) {
    const Position position = position_of("3k5/9/5P3/9/9/9/9/9/9/4KA3 w - - 0 1");
    const auto read = [&](Notation likely) {
        return std::get<MoveReading>(read_move(position, "S4.5", likely)).move.text();
    };
    EXPECT_EQ(read(Notation::Wxf), "f7e7");
    EXPECT_EQ(read(Notation::Vietnamese), "f0e1");
}

// Five moves of double central cannons in two notations: xqbase.com, protocol/cchess_move.htm.
TEST(Notation, AgreesWithTheTableOfTheComputerStandard) {
    const char* iccs = "H2-E2 H7-E7 E2-E6 D9-E8 H0-G2 H9-G7 B2-E2 B9-C7 E6-E4 I9-H9";
    const char* chinese =
        "炮二平五 炮８平５ 炮五进四 士４进５ 马二进三 马８进７ 炮八平五 马２进３ 前炮退二 车９平８";
    const auto moves = moves_read(iccs);
    EXPECT_EQ(moves, moves_read(chinese));
    ASSERT_EQ(moves.size(), 10U);
    std::string line;
    for (const std::string& move : moves) line += move + " ";
    EXPECT_EQ(written(line, Notation::Iccs), iccs);
    EXPECT_EQ(written(line, Notation::Simplified), chinese);
}

// gbtami/pychess-variants issue 434; the moves follow from the positions in its text.
TEST(Notation, WritesAnOpeningInWxf) {
    const char* moves = "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7";
    EXPECT_EQ(written(moves, Notation::Wxf), "C2=5 H8+7 H2+3 R9=8 R1=2 H2+3");
    EXPECT_EQ(written(moves, Notation::Uci), moves);
}

// Fairy-Stockfish, test.py, test_get_san_moves; its ranks start at 1.
TEST(Notation, AgreesWithFairyStockfishOnAnOpening) {
    EXPECT_EQ(written("h2e2 h9g7 h0g2 c9e7 a0a2 i9h9", Notation::Wxf),
              "C2=5 H8+7 H2+3 E3+5 R9+2 R9=8");
}

// rec.games.chinese-chess, June 2005: Li Wangxiang v. Wang Bin, 19 May 2004, with the letters of
// ICCS and `r` for the rear cannon.
TEST(Notation, ReadsAGameInOldLetters) {
    const auto moves = moves_read(
        "C2=4 C2=6 N2+3 N8+9 R1=2 R9=8 P7+1 N2+3 N8+7 R1=2 R9=8 R2+4 C8=9 R2+5 N7-8 P7+1 N8+7 "
        "C8=7 R2+9 N9-8 B3+5 C7+4 C4+4 B3+5 N7+6 N8+7 C4=7 C6+3 C9=7 C6=8 rC+1");
    ASSERT_EQ(moves.size(), 31U);
    EXPECT_EQ(moves.back(), "c2c3");
}

TEST(Notation, ToleratesHowCoordinatesAreTyped) {
    EXPECT_EQ(start_reading("h2e2"), "h2e2 uci");
    for (const char* text : {"H2-E2", "H2E2", "h2-e2", "h2–e2", "H２－E２", " H2 - E2\r\n"}) {
        EXPECT_EQ(start_reading(text), "h2e2 iccs") << text;
    }
}

TEST(Notation, ToleratesHowWxfIsTyped) {
    for (const char* text :
         {"C2=5", "c2=5", "C2.5", "c2.5", "Ｃ２＝５", "C2 = 5", "C2．5", "C2=5!?", "C2=5+", "C2=5#",
          "\xEF\xBB\xBF"
          "C2=5"}) {
        EXPECT_EQ(start_reading(text), "h2e2 wxf") << text;
    }
    for (const char* text : {"H2+3", "N2+3", "h2+3", "H2＋3", "H2+3++"}) {
        EXPECT_EQ(start_reading(text), "h0g2 wxf") << text;
    }
    for (const char* text : {"E3+5", "B3+5", "M3+5"}) {
        EXPECT_EQ(start_reading(text), "g0e2 wxf") << text;
    }
    EXPECT_EQ(start_reading("A4+5"), "f0e1 wxf");
    EXPECT_EQ(start_reading("G4+5"), "f0e1 wxf");  // ICCS's guard
    EXPECT_EQ(start_reading("K5+1"), "e0e1 wxf");
    EXPECT_EQ(start_reading("G5+1"), "e0e1 wxf");  // the general
    EXPECT_EQ(start_reading("P7+1"), "c3c4 wxf");
    EXPECT_EQ(start_reading("S7+1"), "c3c4 wxf");
}

TEST(Notation, ReadsTheSignOfATandemBeforeAndAfterTheLetter) {
    const Position cannons = position_of("4k4/9/9/9/9/7C1/9/7C1/9/3K5 w");
    for (const char* text : {"C+=5", "+C=5", "fC=5", "FC=5", "c+.5", "前炮平五", "前炮平5"}) {
        EXPECT_THAT(reading(cannons, text), testing::StartsWith("h4e4 ")) << text;
    }
    for (const char* text : {"C-=5", "-C=5", "bC=5", "rC=5", "c-.5", "后炮平五", "後包平５"}) {
        EXPECT_THAT(reading(cannons, text), testing::StartsWith("h2e2 ")) << text;
    }
}

TEST(Notation, ToleratesHowChineseIsTyped) {
    for (const char* text : {"炮二平五", "炮2平5", "炮２平５", "砲二平五", "包二平五", "炮二 平五",
                             "炮二　平五", "炮二平五！"}) {
        EXPECT_THAT(start_reading(text), testing::StartsWith("h2e2 zh-han")) << text;
    }
    const Position black = position_of(kStartFen, "h2e2");
    for (const char* text : {"马8进7", "馬８進７", "傌八进七", "马8上7", "馬八進7"}) {
        EXPECT_THAT(reading(black, text), testing::StartsWith("h9g7 zh-han")) << text;
    }
    EXPECT_EQ(reading(black, "將5進1"), "e9e8 zh-hant");
    EXPECT_EQ(reading(black, "帅5进1"), "e9e8 zh-hans");
    EXPECT_EQ(reading(black, "士4进5"), "d9e8 zh-hans");
    EXPECT_EQ(reading(black, "仕4進5"), "d9e8 zh-hant");
    EXPECT_EQ(reading(black, "俥9進1"), "i9i8 zh-hant");
}

TEST(Notation, FindsOutWhichPieceIsMeantWhereOnlyOneCanGo) {
    // The rear chariot blocks the front one's retreat, so old manuals do not name the place.
    const Position rooks = position_of("4k4/9/7R1/4p1p2/9/7R1/9/9/9/3K5 w");
    EXPECT_EQ(reading(rooks, "R2-4"), "h4h0 wxf");
    EXPECT_EQ(reading(rooks, "车二退四"), "h4h0 zh-hans");
    EXPECT_EQ(reading(rooks, "R2+1"),
              "\"R2+1\" can be more than one move: h4h5 or h7h8 in " + to_fen(rooks));
}

// `Che3` as on pychess and lishogi has ranks from 1; the WXF file format has `Che2`.
TEST(Notation, ReadsAlgebraicText) {
    EXPECT_EQ(start_reading("Che3"), "h2e2 algebraic");
    EXPECT_EQ(start_reading("Che2"), "h2e2 algebraic");
    EXPECT_EQ(start_reading("Ch3-e3"), "h2e2 algebraic");
    EXPECT_EQ(start_reading("Nc3"), "b0c2 algebraic");
    EXPECT_EQ(start_reading("Hg3!"), "h0g2 algebraic");
    EXPECT_EQ(start_reading("Chxh10"), "h2h9 algebraic");
    EXPECT_EQ(start_reading("e5"), "e3e4 algebraic");
    EXPECT_EQ(start_reading("Pe5"), "e3e4 algebraic");
    EXPECT_THAT(start_reading("Ce3"), HasSubstr("\"Ce3\" can be more than one move: b2e2 or h2e2"));
    const Position tandem = position_of("4k4/9/9/4pP3/9/R8/9/9/9/R2K5 w");
    EXPECT_EQ(reading(tandem, "R5a4"), "a4a3 algebraic");
    EXPECT_EQ(reading(tandem, "R1a4+"), "a0a3 algebraic");
    EXPECT_EQ(reading(tandem, "fxe7"), "f6e6 algebraic");
    EXPECT_EQ(reading(tandem, "xe7"), "f6e6 algebraic");
}

TEST(Notation, SaysWhatIsWrongWithAText) {
    const std::string start = " in " + std::string(kStartFen);
    for (const char* text : {"",     " ",    "hello",  "h2e",    "j2e2",     "h2e2e3",
                             "C2",   "C2=",  "C2=0",   "C0=5",   "X2=5",     "CC=5",
                             "C2?5", "炮",   "炮二平", "二平五", "炮二跳五", "+++=5",
                             "Ze3",  "Cje3", "Ch",     "1-0",    "\xC5\xDA", "\xE7\x82"}) {
        EXPECT_EQ(start_reading(text), engine::in_quotes(text) + " is not a move");
    }
    EXPECT_EQ(start_reading("h2g4"), "\"h2g4\" is not a legal move" + start);
    EXPECT_EQ(start_reading("C3=5"), "\"C3=5\" is not a legal move" + start);
    EXPECT_EQ(start_reading("前炮平五"), "\"前炮平五\" is not a legal move" + start);
    EXPECT_EQ(start_reading("Ne5"), "\"Ne5\" is not a legal move" + start);
}

TEST(Notation, NamesTheMovesAnAmbiguousTextMayMean) {
    const Position tandems = position_of("4k4/9/9/1P3P3/1P3P3/9/9/9/9/3K5 w");
    EXPECT_EQ(reading(tandems, "前兵进一"),
              "\"前兵进一\" can be more than one move: b6b7 or f6f7 in " + to_fen(tandems));
    EXPECT_EQ(reading(tandems, "P++1"),
              "\"P++1\" can be more than one move: b6b7 or f6f7 in " + to_fen(tandems));
}

// Soldiers of several tandems are lettered from right to left and from the front to the rear, or
// numbered in that order (一兵, 二兵).
TEST(Notation, ReadsLettersAndNumbersOfSoldiersOfSeveralTandems) {
    const Position tandems = position_of("3k5/9/9/2P3P2/9/2P3P2/9/9/9/4K4 w");
    for (const auto& [texts, move] :
         {std::pair("Pa+1 pa+1 PA+1 一兵进一", "g6g7"), std::pair("Pb+1 Sb+1 二兵进一", "g4g5"),
          std::pair("Pc=6 Pc.6 三兵平六", "c6d6"), std::pair("Pd+1 四兵进一", "c4c5")}) {
        for (const auto text : engine::split_words(texts)) {
            EXPECT_THAT(reading(tandems, text), testing::StartsWith(move)) << text;
        }
    }
    EXPECT_THAT(reading(tandems, "Pe+1"), HasSubstr("is not a legal move"));
    const Position black = position_of("4k4/9/9/9/2p3p2/9/2p3p2/9/9/3K5 b");
    // Black's right is on the other side, and its front below.
    EXPECT_THAT(reading(black, "pa+1"), testing::StartsWith("c3c2"));
    EXPECT_THAT(reading(black, "4卒进1"), testing::StartsWith("g5g4"));
    // Three on a file and two on another.
    const Position five = position_of("3k5/9/6P2/2P3P2/6P2/2P6/9/9/9/4K4 w");
    EXPECT_THAT(reading(five, "Pc=4"), testing::StartsWith("g5f5"));
    EXPECT_THAT(reading(five, "五兵平六"), HasSubstr("is not a legal move"));
    EXPECT_THAT(reading(five, "Pd=6"), testing::StartsWith("c6d6"));
    EXPECT_THAT(reading(five, "中兵平四"), testing::StartsWith("g6f6"));
}

// Advisors on adjacent points of a file only occur in positions that no game reaches.
TEST(Notation, MarksAdvisorsThatCanGoTheSameWay) {
    const Position position = position_of("3k5/9/9/9/9/9/9/9/3A5/3AK4 w");
    EXPECT_EQ(write_move(position, move_of("d0e1"), Notation::Wxf), "A-+5");
    EXPECT_EQ(write_move(position, move_of("d1e2"), Notation::Simplified), "前仕进五");
}

// The slow tests make the round trip with every move.
TEST(Notation, RoundTripsThroughGamesOfMasters) {
    constexpr std::size_t kStep = 400;
    tests::RoundTrip trip;
    for (const std::string& fen : tests::game_positions(kStep)) trip.make_all(position_of(fen));
    EXPECT_THAT(trip.problems, testing::IsEmpty());
}

}  // namespace
