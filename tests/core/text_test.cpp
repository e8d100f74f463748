// SPDX-License-Identifier: MIT
#include "engine/core/text/text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/core/text/utf8.h"

namespace {

using engine::in_quotes;
using engine::parse_int;
using engine::split_fields;
using engine::split_words;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(SplitWords, IgnoresAnyWhiteSpaceAroundAndBetween) {
    EXPECT_THAT(split_words("  go \t depth\r\n8 "), ElementsAre("go", "depth", "8"));
    EXPECT_THAT(split_words("one"), ElementsAre("one"));
}

TEST(SplitWords, FindsNoneInWhiteSpace) {
    EXPECT_THAT(split_words(""), IsEmpty());
    EXPECT_THAT(split_words(" \t\r\n"), IsEmpty());
}

TEST(SplitWords, PointsIntoTheText) {
    const std::string text = "  position startpos";
    EXPECT_EQ(split_words(text)[0].data(), text.data() + 2);
}

TEST(SplitFields, KeepsEmptyFields) {
    EXPECT_THAT(split_fields("a//b/", '/'), ElementsAre("a", "", "b", ""));
    EXPECT_THAT(split_fields("", '/'), ElementsAre(""));
    EXPECT_THAT(split_fields("/", '/'), ElementsAre("", ""));
}

TEST(ParseInt, ReadsWholeNumbers) {
    EXPECT_EQ(parse_int("0"), 0);
    EXPECT_EQ(parse_int("42"), 42);
    EXPECT_EQ(parse_int("-7"), -7);
    EXPECT_EQ(parse_int("9223372036854775807"), std::numeric_limits<std::int64_t>::max());
}

TEST(ParseInt, RefusesWhatIsNotEntirelyANumber) {
    for (const char* text :
         {"", "-", "x", "12x", "x12", " 1", "1 ", "1.5", "0x10", "--1", "9223372036854775808"}) {
        EXPECT_EQ(parse_int(text), std::nullopt) << '"' << text << '"';
    }
}

TEST(Quoted, PutsTextInQuotes) {
    EXPECT_EQ(in_quotes("h2e2"), "\"h2e2\"");
    EXPECT_EQ(in_quotes(""), "\"\"");
}

TEST(Quoted, ReplacesUnprintableBytes) {
    EXPECT_EQ(in_quotes(std::string_view("a\n\x01\x7F\0b", 6)), "\"a????b\"");
}

TEST(Quoted, KeepsOtherAlphabets) { EXPECT_EQ(in_quotes("炮二平五"), "\"炮二平五\""); }

TEST(Quoted, ShortensLongText) {
    const std::string long_text(10'000, 'x');
    const std::string message = in_quotes(std::string_view(long_text));
    EXPECT_LT(message.size(), 100U);
    EXPECT_THAT(message, testing::StartsWith("\"xxx"));
    EXPECT_THAT(message, testing::EndsWith("…\""));
}

TEST(Quoted, ShortensBetweenCharacters) {
    std::string text = "x";
    for (int i = 0; i < 100; ++i) text += "炮";
    EXPECT_TRUE(engine::decode_utf8(engine::in_quotes(text)));
}

}  // namespace
