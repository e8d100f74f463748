// SPDX-License-Identifier: MIT
#include "engine/core/text/utf8.h"

#include <gtest/gtest.h>

#include "engine/core/text/gbk.h"

namespace {

using engine::append_character;
using engine::big5_to_utf8;
using engine::columns;
using engine::decode_utf8;
using engine::gbk_to_utf8;
using engine::kReplacement;
using engine::take_character;
using engine::text_of_file;
using engine::utf16_to_utf8;
using engine::utf8_to_gbk;

std::string from_file(std::string_view bytes) {
    return text_of_file(engine::Bytes(bytes.begin(), bytes.end()));
}

TEST(Utf8, TakesWhatItAppends) {
    for (const char32_t c : {U'a', U'é', U'炮', U'😀', char32_t{0x10FFFF}, char32_t{0x800}}) {
        std::string text;
        append_character(text, c);
        std::string_view rest = text;
        EXPECT_EQ(take_character(rest), c);
        EXPECT_TRUE(rest.empty());
    }
}

TEST(Utf8, TakesDamageByteByByte) {
    for (std::string_view text :
         {"\x80", "\xC0\x80", "\xE7\x82", "\xED\xA0\x80", "\xF5\x80\x80\x80"}) {
        const std::size_t size = text.size();
        EXPECT_EQ(take_character(text), kReplacement);
        EXPECT_EQ(text.size(), size - 1);
    }
}

TEST(DecodeUtf8, ReadsCharactersOfEveryLength) {
    EXPECT_EQ(decode_utf8("aé炮𠀀"), U"aé炮𠀀");
    EXPECT_EQ(decode_utf8(""), U"");
    EXPECT_EQ(decode_utf8("a\uFFFDb"), U"a\uFFFDb") << "in the text, not for damage";
}

TEST(DecodeUtf8, RefusesDamagedText) {
    // A lone continuation byte, a truncated character, an overlong slash, a surrogate, a code point
    // beyond Unicode, GBK.
    for (const char* text : {"\x80", "\xE7\x82",
                             "\xE7\x82"
                             "a",
                             "\xC0\xAF", "\xE0\x80\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xFF",
                             "\xC5\xDA\xB6\xFE"}) {
        EXPECT_EQ(decode_utf8(text), std::nullopt);
    }
}

TEST(FromFile, TellsBig5FromGb18030) {
    // 1. 炮二平五 馬8進7 by older Taiwanese programs, and 1. 炮二平五 马8进7 by older Chinese ones.
    EXPECT_EQ(from_file("1. \xAC\xB6\xA4\x47\xA5\xAD\xA4\xAD \xB0\xA8\x38\xB6\x69\x37"),
              "1. 炮二平五 馬8進7");
    EXPECT_EQ(from_file("1. \xC5\xDA\xB6\xFE\xC6\xBD\xCE\xE5 \xC2\xED\x38\xBD\xF8\x37"),
              "1. 炮二平五 马8进7");
    EXPECT_EQ(from_file("\xCD\xF5\xCC\xEC\xD2\xBB"), "王天一");
    // Traditional characters in GB18030: 1. 砲二平六 馬8進7 and 紅方：許銀川.
    EXPECT_EQ(from_file("1. \xB3\x68\xB6\xFE\xC6\xBD\xC1\xF9 \xF1\x52\x38\xDF\x4D\x37"),
              "1. 砲二平六 馬8進7");
    EXPECT_EQ(from_file("\xBC\x74\xB7\xBD\xA3\xBA\xD4\x53\xE3\x79\xB4\xA8"), "紅方：許銀川");
    EXPECT_EQ(from_file("\xAC\xF5\xA4\xE8\xA1\x47\xB3\x5C\xBB\xC8\xA4\x74"), "紅方：許銀川");
    EXPECT_EQ(big5_to_utf8("\xA4"), "\uFFFD");
}

TEST(Utf8, CountsChineseCharactersAsTwoColumns) {
    EXPECT_EQ(columns("1. 炮二平五"), 11U);
    EXPECT_EQ(columns("é"), 1U);
}

TEST(TextOfFile, RecognisesEncodingsAndLineEnds) {
    EXPECT_EQ(from_file("a\r\nb\rc\n"), "a\nb\nc\n");
    EXPECT_EQ(from_file("\xEF\xBB\xBF炮"), "炮");
    EXPECT_EQ(from_file("炮"), "炮");
    EXPECT_EQ(from_file("\xC5\xDA"), "炮");
    EXPECT_EQ(from_file(std::string_view("\xFF\xFE\xAE\x70", 4)), "炮");
    EXPECT_EQ(from_file(std::string_view("\xFE\xFF\x70\xAE", 4)), "炮");
}

TEST(Utf16, EndsAtANullAndReplacesHalfPairs) {
    const engine::Bytes bytes{0xAE, 0x70, 0x3D, 0xD8, 0x00, 0xDE, 0x3D,
                              0xD8, 0x41, 0,    0,    0,    0x42, 0};
    EXPECT_EQ(utf16_to_utf8(bytes), "炮😀\uFFFDA");
}

// Code points of the GB18030 standard.
TEST(Gbk, ConvertsBothWays) {
    EXPECT_EQ(gbk_to_utf8("\xC5\xDA\xB6\xFE\xC6\xBD\xCE\xE5"), "炮二平五");
    EXPECT_EQ(utf8_to_gbk("炮二平五"), "\xC5\xDA\xB6\xFE\xC6\xBD\xCE\xE5");
    EXPECT_EQ(utf8_to_gbk("車"), "\xDC\x87") << "traditional characters are in GBK";
    EXPECT_EQ(utf8_to_gbk("😀"), "\x94\x39\xFC\x36") << "others take four bytes";
    EXPECT_EQ(gbk_to_utf8("\x94\x39\xFC\x36"), "😀");
    std::string long_text;
    for (int i = 0; i < 5000; ++i) long_text += "象棋";
    EXPECT_EQ(gbk_to_utf8(utf8_to_gbk(long_text)), long_text);
}

TEST(Gbk, ReplacesDamage) {
    EXPECT_EQ(gbk_to_utf8("a\xFF"
                          "b"),
              "a\uFFFDb");
    EXPECT_EQ(gbk_to_utf8("a\xC5"), "a\uFFFD");
    EXPECT_EQ(utf8_to_gbk("a\xFF"
                          "b"),
              "a?b");
}

}  // namespace
