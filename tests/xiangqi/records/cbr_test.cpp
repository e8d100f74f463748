// SPDX-License-Identifier: MIT
// CBR and CBL, constructed byte by byte from the published notes (docs/xiangqi-records.md).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/xiangqi/records/record.h"
#include "tests/support/records.h"

namespace {

using engine::Bytes;
using engine::xiangqi::read_records;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using tests::GameTree;
using tests::outline;
using tests::read_clean;
using tests::warnings_of;

void put_text(Bytes& bytes, std::size_t at, const std::u16string& text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        bytes[at + 2 * i] = static_cast<std::uint8_t>(text[i] & 0xFF);
        bytes[at + 2 * i + 1] = static_cast<std::uint8_t>(text[i] >> 8);
    }
}

constexpr std::array<std::uint8_t, 90> kUsualBoard{
    0x21, 0x22, 0x23, 0x24, 0x25, 0x24, 0x23, 0x22, 0x21,  //
    0,    0,    0,    0,    0,    0,    0,    0,    0,     //
    0,    0x26, 0,    0,    0,    0,    0,    0x26, 0,     //
    0x27, 0,    0x27, 0,    0x27, 0,    0x27, 0,    0x27,  //
    0,    0,    0,    0,    0,    0,    0,    0,    0,     //
    0,    0,    0,    0,    0,    0,    0,    0,    0,     //
    0x17, 0,    0x17, 0,    0x17, 0,    0x17, 0,    0x17,  //
    0,    0x16, 0,    0,    0,    0,    0,    0x16, 0,     //
    0,    0,    0,    0,    0,    0,    0,    0,    0,     //
    0x11, 0x12, 0x13, 0x14, 0x15, 0x14, 0x13, 0x12, 0x11};

/// A record of kind 2 without moves.
Bytes head_of_kind_2() {
    Bytes bytes(2214);
    const std::string mark = "CCBridge Record";
    std::copy(mark.begin(), mark.end(), bytes.begin());
    bytes[19] = 2;
    put_text(bytes, 180, u"题目");
    put_text(bytes, 692, u"全国赛");
    put_text(bytes, 1076, u"柳大华");
    put_text(bytes, 1300, u"吕钦");
    put_text(bytes, 1652, u"评");
    bytes[2076] = 2;
    bytes[2112] = 1;
    bytes[2116] = 1;
    std::copy(kUsualBoard.begin(), kUsualBoard.end(), bytes.begin() + 2120);
    return bytes;
}

void put_step(Bytes& bytes, unsigned flags, unsigned from, unsigned to,
              const std::u16string& comment = {}) {
    if (!comment.empty()) flags |= 4;
    for (const unsigned byte : {flags, 0U, from, to}) {
        bytes.push_back(static_cast<std::uint8_t>(byte));
    }
    if (comment.empty()) return;
    engine::append_number(bytes, static_cast<std::uint32_t>(2 * comment.size()));
    bytes.resize(bytes.size() + 2 * comment.size());
    put_text(bytes, bytes.size() - 2 * comment.size(), comment);
}

// Points are numbered from Black's left corner along the ranks: h2 is 70, e2 67, h9 7, g7 24, c3 56
// …
constexpr unsigned kEnds = 1;
constexpr unsigned kAlternative = 2;

Bytes branching_record() {
    Bytes bytes = head_of_kind_2();
    put_step(bytes, 0, 0, 0, u"开局");
    put_step(bytes, kAlternative, 70, 67, u"中炮");  // h2e2, or …
    put_step(bytes, kEnds, 7, 24);                   //   h9g7
    put_step(bytes, 0, 56, 47);                      // … c3c4
    put_step(bytes, kEnds | kAlternative, 33, 42);   //   g6g5, or …
    put_step(bytes, kEnds, 19, 20);                  //   b7c7
    return bytes;
}

TEST(Cbr, ReadsHeadersMovesBranchesAndComments) {
    const GameTree game = read_clean(branching_record());
    EXPECT_EQ(outline(game), "{开局} h2e2 {中炮} (c3c4 g6g5 (b7c7)) h9g7");
    EXPECT_EQ(game.header("Title"), "题目");
    EXPECT_EQ(game.header("Event"), "全国赛");
    EXPECT_EQ(game.header("Red"), "柳大华");
    EXPECT_EQ(game.header("Black"), "吕钦");
    EXPECT_EQ(game.header("Annotator"), "评");
    EXPECT_EQ(game.header("Result"), "0-1");
}

TEST(Cbr, ReadsRecordsOfTheFirstKind) {
    // Kind 1 lacks the 128 bytes of the script and, later, 128 of referee and recorder; it writes a
    // point as two digits, file and rank.
    Bytes bytes(1958);
    const std::string mark = "CCBridge Record";
    std::copy(mark.begin(), mark.end(), bytes.begin());
    bytes[19] = 1;
    put_text(bytes, 52, u"题目");
    put_text(bytes, 948, u"柳大华");
    put_text(bytes, 1396, u"评");
    bytes[1820] = 1;
    bytes[1856] = 1;
    bytes[1860] = 1;
    std::copy(kUsualBoard.begin(), kUsualBoard.end(), bytes.begin() + 1864);
    put_step(bytes, 0, 0, 0);
    put_step(bytes, kEnds, 0x77, 0x47);
    const GameTree game = read_clean(bytes);
    EXPECT_EQ(outline(game), "h2e2");
    EXPECT_EQ(game.header("Title"), "题目");
    EXPECT_EQ(game.header("Red"), "柳大华");
    EXPECT_EQ(game.header("Annotator"), "评");
    EXPECT_EQ(game.header("Result"), "1-0");
}

Bytes library(const std::vector<Bytes>& records) {
    Bytes bytes(66624 + 128 * 276);
    const std::string mark = "CCBridgeLibrary";
    std::copy(mark.begin(), mark.end(), bytes.begin());
    put_text(bytes, 64, u"棋库");
    for (const Bytes& record : records) {
        bytes.insert(bytes.end(), record.begin(), record.end());
        bytes.resize(bytes.size() + (4096 - record.size() % 4096) % 4096);
    }
    return bytes;
}

TEST(Cbr, ReadsEveryRecordOfALibrary) {
    // The second record has a comment of more than one slot.
    Bytes large = head_of_kind_2();
    put_step(large, 0, 0, 0, std::u16string(3000, u'长'));
    put_step(large, kEnds, 70, 67);
    const auto read = read_records(library({branching_record(), large, branching_record()}));
    EXPECT_THAT(warnings_of(read), IsEmpty());
    ASSERT_THAT(read.games, SizeIs(3));
    EXPECT_EQ(tests::main_line(read.games[1]), "h2e2");
    EXPECT_EQ(read.games[2], read.games[0]);
    EXPECT_EQ(read.games[0].header("Library"), "棋库");
}

TEST(Cbr, LeavesOutRecordsOfOtherKindsAndSaysSo) {
    Bytes other = branching_record();
    other[19] = 3;
    const auto read = read_records(library({other, branching_record()}));
    EXPECT_THAT(read.games, SizeIs(1));
    EXPECT_THAT(warnings_of(read),
                ElementsAre(HasSubstr("a record of kind 3 cannot be read and is left out")));
}

TEST(Cbr, ReadsWhatIsLeftOfACutRecord) {
    const Bytes whole = branching_record();
    for (std::size_t size = 16; size < whole.size(); ++size) {
        const auto read = read_records(engine::ByteView(whole).first(size));
        EXPECT_THAT(read.warnings, testing::Not(IsEmpty())) << size;
        EXPECT_THAT(read.games, SizeIs(size < 2214 ? 0 : 1)) << size;
    }
}

TEST(Cbr, WarnsOfDamageAndReadsOn) {
    const auto with = [](std::size_t at, std::uint8_t byte) {
        Bytes bytes = branching_record();
        bytes[at] = byte;
        return warnings_of(read_records(bytes));
    };
    EXPECT_THAT(with(2120, 0x31), Contains(HasSubstr("no piece has the number 49")));
    EXPECT_THAT(with(2124, 0), Contains(HasSubstr("a general is missing")));
    EXPECT_THAT(with(2076, 77), Contains(HasSubstr("the result 77 is not known")));
    const std::size_t first = 2214 + 8 + 4;  // after the step of the start and its comment
    EXPECT_THAT(with(first + 2, 71),
                ElementsAre(HasSubstr("\"i2e2\" is not a legal move"),
                            HasSubstr("a comment is left out with its move: \"中炮\""),
                            HasSubstr("1 move that follows is left out")));
    EXPECT_THAT(with(first + 2, 99), Contains(HasSubstr("off the board")));
    EXPECT_THAT(with(first + 7, 0xFF), Contains(HasSubstr("a comment is cut off")));
}

}  // namespace
