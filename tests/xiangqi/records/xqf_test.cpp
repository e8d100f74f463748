// SPDX-License-Identifier: MIT
// XQF: the published example, keys as set by XQStudio, damage.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "engine/core/text/encodings.h"
#include "engine/xiangqi/records/record.h"
#include "tests/support/records.h"

namespace {

using engine::Bytes;
using engine::kRootNode;
using engine::NodeId;
using engine::xiangqi::read_records;
using engine::xiangqi::write_record;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using tests::GameTree;
using tests::main_line;
using tests::outline;
using tests::read_clean;
using tests::RecordFormat;
using tests::warnings_of;

// Appendix of the description of XQF 1.0: a game and its bytes, both from the author.
TEST(Xqf, ReadsThePublishedExample) {
    const GameTree game = read_clean(tests::record_file("xqstudio-1.0.hex"));
    EXPECT_EQ(game.header("Title"), "仙人指路对起马局");
    EXPECT_EQ(game.header("Event"), "\"中立杯\"象棋电视快棋赛");
    EXPECT_EQ(game.header("Date"), "1997年11月16日");
    EXPECT_EQ(game.header("Site"), "北京");
    EXPECT_EQ(game.header("Red"), "柳大华");
    EXPECT_EQ(game.header("Black"), "吕  钦");
    EXPECT_EQ(game.header("Annotator"), "刘殿中");
    EXPECT_EQ(game.header("Author"), "过河象");
    EXPECT_EQ(game.header("Result"), "0-1");
    EXPECT_TRUE(game.usual_start());
    const GameTree printed =
        tests::read_clean(std::string_view("1. 兵七进一  马８进７    2. 兵三进一  炮２平３\n"
                                           "3. 相七进五  马２进１    4. 马八进七  车１平２\n"
                                           "5. 车九平八  车２进４    6. 炮八平九  车２平８\n"
                                           "7. 炮二进五  炮３平８    8. 马二进三  车９平８\n"));
    EXPECT_EQ(main_line(game), main_line(printed));
}

/// A file as saved by XQStudio, written from its published source (XQFileRW.pas): every byte is
/// shifted by keys from the header.
class Scrambler {
  public:
    explicit Scrambler(std::uint8_t version) : version_(version) {
        head_[0] = 'X';
        head_[1] = 'Q';
        head_[2] = version;
        head_[3] = 0xAB;
        for (std::size_t i = 0; i < 4; ++i) head_[8 + i] = static_cast<std::uint8_t>(37 * i + 11);
        head_[13] = 201;
        head_[14] = 77;
        head_[15] = 150;
        head_[12] = static_cast<std::uint8_t>(256 - (201 + 77 + 150) % 256);
        if (version > 10) {
            points_ = key(head_[13], head_[13]);
            from_ = key(head_[14], points_);
            to_ = key(head_[15], from_);
            comment_ = (head_[12] * 256U + head_[13]) % 32000 + 767;
        }
    }

    Bytes file(const GameTree& tree) {
        // Red's pieces from right to left, then Black's, as in the description.
        const std::array<std::uint8_t, 32> points{80, 70, 60, 50, 40, 30, 20, 10, 0,  72, 12,
                                                  83, 63, 43, 23, 3,  9,  19, 29, 39, 49, 59,
                                                  69, 79, 89, 17, 77, 6,  26, 46, 66, 86};
        for (std::size_t i = 0; i < 32; ++i) {
            const std::size_t piece = version_ >= 12 ? (i + 1 + points_) % 32 : i;
            head_[0x10 + i] = static_cast<std::uint8_t>(points[piece] + points_);
        }
        bytes_.assign(head_.begin(), head_.end());
        add(tree, kRootNode, 'X', 'Q');
        for (const NodeId node : preorder(tree)) {
            const auto move = tree[node].move;
            const auto point = [](auto square) {
                return static_cast<unsigned>(square.file() * 10 + square.rank());
            };
            add(tree, node, point(move.from()) + 0x18 + from_, point(move.to()) + 0x20 + to_);
        }
        return bytes_;
    }

  private:
    static std::uint8_t key(unsigned k, unsigned factor) {
        return static_cast<std::uint8_t>((((((k * k) * 3 + 9) * 3 + 8) * 2 + 1) * 3 + 8) * factor);
    }
    void put(unsigned byte) {
        const std::string mask = "[(C) Copyright Mr. Dong Shiwei.]";
        const std::size_t at = bytes_.size();
        const unsigned running = ((head_[12 + at % 4] & head_[3]) | head_[8 + at % 4]) &
                                 static_cast<unsigned char>(mask[at % 32]);
        bytes_.push_back(static_cast<std::uint8_t>(byte + (version_ > 10 ? running : 0)));
    }
    void add(const GameTree& tree, NodeId node, unsigned from, unsigned to) {
        const std::string comment = engine::utf8_to_gbk(tree.notes(node).comment);
        const bool goes_on = tree[node].first_child != 0;
        const bool alternative = tree[node].next_sibling != 0;
        put(from);
        put(to);
        if (version_ > 10) {
            // The low bits are random.
            put((goes_on ? 0x80U : 0U) | (alternative ? 0x40U : 0U) |
                (comment.empty() ? 0U : 0x20U) | 0x15U);
        } else {
            put((goes_on ? 0xF0U : 0U) | (alternative ? 0x0FU : 0U));
        }
        put(0x5A);
        if (version_ > 10 && comment.empty()) return;
        const unsigned size = static_cast<unsigned>(comment.size()) + comment_;
        for (int shift = 0; shift < 32; shift += 8) put(size >> shift & 0xFF);
        for (const char c : comment) put(static_cast<unsigned char>(c));
    }

    std::uint8_t version_;
    std::array<std::uint8_t, 0x400> head_{};
    std::uint8_t points_ = 0;
    std::uint8_t from_ = 0;
    std::uint8_t to_ = 0;
    unsigned comment_ = 0;
    Bytes bytes_;
};

constexpr const char* kBranching =
    "{before} 1. 炮二平五 {中炮} (1. 兵七进一 {仙人指路} 卒7进1 (1... 炮2平3)) (1. 相三进五) "
    "1... 马8进7 2. 马二进三 *";

TEST(Xqf, ReadsEveryVersionWithItsKeys) {
    GameTree tree = read_clean(std::string_view(kBranching));
    tree.headers.clear();
    for (std::uint8_t version = 10; version <= 18; ++version) {
        EXPECT_EQ(read_clean(Scrambler(version).file(tree)), tree) << int{version};
    }
}

// FastLight126/vschess issue 11: other readers lose branches at the first move.
TEST(Xqf, KeepsBranchesAtTheFirstMove) {
    GameTree tree = read_clean(std::string_view(kBranching));
    const GameTree again = read_clean(write_record(tree, RecordFormat::Xqf).bytes);
    EXPECT_EQ(outline(again), outline(tree));
    EXPECT_THAT(outline(again), HasSubstr("(c3c4 {仙人指路} g6g5 (b7c7)) (g0e2)"));
}

TEST(Xqf, FindsWhoseTurnItIsFromTheFirstMove) {
    GameTree tree = read_clean(std::string_view(
        "[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 0 1\"]\n"
        "1... h9g7"));
    Bytes bytes = write_record(tree, RecordFormat::Xqf).bytes;
    bytes[0x32] = 0;  // The header now says Red.
    EXPECT_EQ(read_clean(bytes).start_fen(), tree.start_fen());
}

TEST(Xqf, CutsLongHeadersBetweenCharactersAndSaysSo) {
    GameTree tree;
    tree.headers = {{"Red", "一二三四五六七八九"}, {"ECCO", "A00"}};
    const auto written = write_record(tree, RecordFormat::Xqf);
    EXPECT_THAT(tests::unsupported_in(written),
                testing::ElementsAre(HasSubstr("the end of Red"),
                                     HasSubstr("no place for the header ECCO")));
    EXPECT_EQ(read_clean(written.bytes).header("Red"), "一二三四五六七");
}

TEST(Xqf, ReadsWhatIsLeftOfACutFile) {
    const GameTree tree = read_clean(std::string_view(kBranching));
    const Bytes whole = write_record(tree, RecordFormat::Xqf).bytes;
    for (std::size_t size = 3; size < whole.size(); ++size) {
        const auto read = read_records(engine::ByteView(whole).first(size));
        EXPECT_EQ(read.format, RecordFormat::Xqf);
        EXPECT_THAT(read.warnings, testing::Not(IsEmpty())) << size;
        EXPECT_THAT(read.games, SizeIs(size < 0x400 ? 0 : 1)) << size;
    }
    const auto read = read_records(engine::ByteView(whole).first(whole.size() - 4));
    EXPECT_THAT(outline(read.games.at(0)), HasSubstr("(b7c7)"));
}

TEST(Xqf, WarnsOfDamageAndReadsOn) {
    const Bytes whole = tests::record_file("xqstudio-1.0.hex");
    const auto with = [&](std::size_t at, std::uint8_t byte) {
        Bytes bytes = whole;
        bytes[at] = byte;
        return read_records(bytes);
    };
    EXPECT_THAT(warnings_of(with(12, 1)), Contains(HasSubstr("its keys do not fit")));
    EXPECT_THAT(warnings_of(with(2, 25)), Contains(HasSubstr("version 25 is newer")));
    EXPECT_THAT(warnings_of(with(0x33, 9)), Contains(HasSubstr("the result 9 is not known")));
    EXPECT_THAT(warnings_of(with(0x130, 200)),
                Contains(HasSubstr("Red is longer than its room and is cut")));
    EXPECT_THAT(warnings_of(with(0x131, 0xFF)),
                Contains(HasSubstr("some characters in Red cannot be read")));
    EXPECT_THAT(warnings_of(with(0x10, 95)), Contains(HasSubstr("\"95\" is not a point")));
    EXPECT_THAT(warnings_of(with(0x10, 70)), Contains(HasSubstr("two pieces stand on h0")));
    EXPECT_THAT(warnings_of(with(0x14, 0xFF)), Contains(HasSubstr("a general is missing")));
    const auto illegal = with(0x412, 0xF0);
    EXPECT_THAT(warnings_of(illegal), IsEmpty());
    const auto broken = with(0x411, 0x21);
    EXPECT_THAT(warnings_of(broken),
                Contains(HasSubstr("byte 0x410: \"h9a1\" is not a legal move")));
    EXPECT_THAT(warnings_of(broken), Contains(HasSubstr("14 moves that follow are left out")));
    EXPECT_EQ(main_line(broken.games.at(0)), "c3c4");
    EXPECT_EQ(broken.games[0].header("Red"), "柳大华");
}

}  // namespace
