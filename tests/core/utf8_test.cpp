// SPDX-License-Identifier: MIT
#include "engine/core/text/utf8.h"

#include <gtest/gtest.h>

namespace {

using engine::append_character;
using engine::columns;
using engine::decode_utf8;
using engine::kReplacement;
using engine::take_character;

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

TEST(Utf8, CountsChineseCharactersAsTwoColumns) {
    EXPECT_EQ(columns("1. 炮二平五"), 11U);
    EXPECT_EQ(columns("é"), 1U);
}

}  // namespace
