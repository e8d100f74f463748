// SPDX-License-Identifier: MIT
#include "engine/core/text/file_text.h"

#include <gtest/gtest.h>

namespace {

using engine::text_of_file;
using engine::utf16_to_utf8;

std::string from_file(std::string_view bytes) {
    return text_of_file(engine::Bytes(bytes.begin(), bytes.end()));
}

TEST(TextOfFile, RecognisesEncodingsAndLineEnds) {
    EXPECT_EQ(from_file("a\r\nb\rc\n"), "a\nb\nc\n");
    EXPECT_EQ(from_file("\xEF\xBB\xBF炮"), "炮");
    EXPECT_EQ(from_file("炮"), "炮");
    EXPECT_EQ(from_file("\xC5\xDA"), "炮");
    EXPECT_EQ(from_file(std::string_view("\xFF\xFE\xAE\x70", 4)), "炮");
    EXPECT_EQ(from_file(std::string_view("\xFE\xFF\x70\xAE", 4)), "炮");
}

TEST(TextOfFile, RecognisesUtf16WithoutAMark) {
    using namespace std::string_view_literals;
    EXPECT_EQ(from_file("1\0.\0 \0\xAE\x70\x8C\x4E\x73\x5E\x94\x4E"sv), "1. 炮二平五");
    EXPECT_EQ(from_file("\0001\0.\0 \x70\xAE\x4E\x8C\x5E\x73\x4E\x94"sv), "1. 炮二平五");
    EXPECT_EQ(from_file("h\0002\0e\0002\0"sv), "h2e2");
    EXPECT_EQ(from_file("bush hid the facts"), "bush hid the facts");
}

TEST(TextOfFile, BelievesTheEncodingThatAFileTells) {
    EXPECT_EQ(from_file("(;CA[Shift_JIS]PB[\x90\xE6\x8E\xE8])"), "(;CA[Shift_JIS]PB[先手])");
    EXPECT_EQ(from_file("(;PB[\xAC\xF5\xA4\xE8]CA[ Big5 ])"), "(;PB[紅方]CA[ Big5 ])");
    EXPECT_EQ(from_file("<META content=\"text/html; charset=gb2312\">\xBA\xEC"),
              "<META content=\"text/html; charset=gb2312\">红");
    EXPECT_EQ(from_file("(;CA[KOI8-R]PB[\xF7])"), "(;CA[KOI8-R]PB[В])");
    EXPECT_EQ(from_file("(;CA[ISO-8859-5]PB[\xB8\xD2\xD0\xDD])"), "(;CA[ISO-8859-5]PB[Иван])");
    EXPECT_EQ(from_file("(;CA[ISO-8859-15]PB[\xA4])"), "(;CA[ISO-8859-15]PB[€])");
    EXPECT_EQ(from_file("\x1B$B@h<j\x1B(B 1-0"), "先手 1-0") << "ISO-2022-JP";
    EXPECT_EQ(from_file("\x1B$B caf\xC3\xA9"), " $B café") << "UTF-8 with such signs";
    EXPECT_EQ(from_file("(;CA[Shift_JIS]PB[先手])"), "(;CA[Shift_JIS]PB[先手])")
        << "a browser has decoded it";
}

TEST(TextOfFile, DoubtsTheDefaultOfOldFormats) {
    EXPECT_EQ(from_file("(;CA[ISO-8859-1]PB[\xCD\xF5\xCC\xEC\xD2\xBB])"),
              "(;CA[ISO-8859-1]PB[王天一])");
    EXPECT_EQ(from_file("(;CA[ISO-8859-1]PB[J\xFCrgen M\xFCller])"),
              "(;CA[ISO-8859-1]PB[Jürgen Müller])");
    EXPECT_EQ(from_file("(;CA[ISO-8859-1]PB[M\xE4\xE4tt\xE4]PW[\xD5\xF5pik])"),
              "(;CA[ISO-8859-1]PB[Määttä]PW[Õõpik])");
    EXPECT_EQ(from_file("(;CA[windows-1252]C[\x93"
                        "Best\x94 \x96 l'\xE9t\xE9])"),
              "(;CA[windows-1252]C[“Best” – l'été])");
}

TEST(TextOfFile, GuessesTheEncodingOfNames) {
    EXPECT_EQ(from_file("\xCD\xF5\xCC\xEC\xD2\xBB"), "王天一");
    EXPECT_EQ(from_file("PB[\x90\xE6\x8E\xE8\x8D\x62]EV[\x91\xE3\x95\x5C\x8C\x88\x92\xE8\x90\xED]"),
              "PB[先手甲]EV[代表決定戦]");
    EXPECT_EQ(from_file("\xAC\xF5\xA4\xE8\xA1\x47\xB3\x5C\xBB\xC8\xA4\x74"), "紅方：許銀川");
    EXPECT_EQ(from_file("\xBC\x74\xB7\xBD\xA3\xBA\xD4\x53\xE3\x79\xB4\xA8"), "紅方：許銀川")
        << "traditional characters in GB18030";
    EXPECT_EQ(from_file("Fran\xE7ois B\xE9rard"), "François Bérard");
    EXPECT_EQ(from_file("红方：王天一\xE7\x82"), "红方：王天一\uFFFD\uFFFD") << "cut off";
}

TEST(Utf16, EndsAtANullAndReplacesHalfPairs) {
    const engine::Bytes bytes{0xAE, 0x70, 0x3D, 0xD8, 0x00, 0xDE, 0x3D,
                              0xD8, 0x41, 0,    0,    0,    0x42, 0};
    EXPECT_EQ(utf16_to_utf8(bytes), "炮😀\uFFFDA");
}

}  // namespace
