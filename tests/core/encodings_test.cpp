// SPDX-License-Identifier: MIT
#include "engine/core/text/encodings.h"

#include <gtest/gtest.h>

namespace {

using engine::decoded;
using engine::encoding_named;
using engine::gbk_to_utf8;
using engine::utf8_to_gbk;

TEST(Encodings, AreKnownByTheNamesInFiles) {
    for (const char* name : {"Shift_JIS", "shift-jis", "SJIS", "CP932", "Windows-31J"}) {
        ASSERT_NE(encoding_named(name), nullptr) << name;
        EXPECT_EQ(encoding_named(name)->name(), "shift_jis") << name;
    }
    EXPECT_EQ(encoding_named("GB2312")->name(), "gb18030");
    EXPECT_EQ(encoding_named("ISO-8859-1")->name(), "windows-1252");
    EXPECT_EQ(encoding_named("UTF-8"), nullptr) << "needs no conversion";
    EXPECT_EQ(encoding_named(""), nullptr);
    EXPECT_EQ(encoding_named("klingon"), nullptr);
}

// Code points of the standards.
TEST(Encodings, DecodeByTheirTables) {
    const auto by = [](const char* name, std::string_view bytes) {
        return decoded(bytes, *encoding_named(name));
    };
    EXPECT_EQ(by("shift_jis", "\x91\xE3\x95\x5C\x83\x5C"), "代表ソ") << "second bytes \\";
    EXPECT_EQ(by("big5", "\xAC\xB6\xA4\x47\xA5\xAD\xA4\xAD"), "炮二平五");
    EXPECT_EQ(by("euc-jp", "\xC2\xE5\xC9\xBD"), "代表");
    EXPECT_EQ(by("euc-kr", "\xC0\xE5\xB1\xE2"), "장기");
    EXPECT_EQ(by("latin1", "M\xFCller"), "Müller");
    EXPECT_EQ(by("windows-1251", "\xD8\xE0\xF5"), "Шах");
    EXPECT_EQ(by("big5", "\xA4"), "\uFFFD");
    EXPECT_EQ(by("shift_jis", "a\x81"), "a\uFFFD");
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
