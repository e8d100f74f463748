// SPDX-License-Identifier: MIT
#include "engine/core/text/carried_text.h"

#include <gtest/gtest.h>

namespace {

using engine::carried_text;

TEST(CarriedText, IsTheTextOfAPage) {
    EXPECT_EQ(carried_text("<p>1. 炮二平五&nbsp;马8进7<br/>2. 马二进三</p>"),
              "\n1. 炮二平五 马8进7\n2. 马二进三\n");
    EXPECT_EQ(carried_text("<td>炮二平五</td><td>&#39532;8&#x8FDB;7</td>"),
              "\t炮二平五\t\t马8进7\t");
    EXPECT_EQ(carried_text("<b>C2=5</b> a &lt; b &unknown; < c"), "C2=5 a < b &unknown; < c");
    EXPECT_EQ(
        carried_text("<html><style>p { }</style><script>var a = 1;</script>h2e2<!-- no --></html>"),
        "\nh2e2\n");
}

TEST(CarriedText, KeepsScriptsWithMoves) {
    EXPECT_EQ(carried_text("<script>var movelist = '7747';</script>"), "var movelist = '7747';");
}

TEST(CarriedText, LeavesRecordsAlone) {
    for (const char* text :
         {"[Event \"<b>\"]\n\n1. h2e2 {a<br>b &nbsp; **c**} *\n", "(;GM[4]C[<p>&nbsp;\n> a])",
          "1. h2e2 {<p>\n> a} h9g7", "<?xml version=\"1.0\"?><ChineseChessRecord><p>",
          "1. a < b > c & d; e", "(;GM[4]C[b]PB[A [/b\\]])", "[Event \"A &amp; B\"]\n\n1. h2e2 *",
          "{\"Brilliant\" says A} 1. h2e2", "{'Good', says A} 1. h2e2 *",
          "{'Good', says A} 1. h2e2 {'so'}", "{note: 'good'} 1. h2e2 {so: 'x'}",
          "[Event \"a\\u0041\"]\n[Red \"王\"]\n"}) {
        EXPECT_EQ(carried_text(text), text);
    }
}

TEST(CarriedText, IsWithoutTheTagsOfForums) {
    EXPECT_EQ(carried_text("[b][color=red]1. 炮二平五[/color] 马8进7[/b]"), "1. 炮二平五 马8进7");
    EXPECT_EQ(carried_text("[table][tr]1[/tr][/table][url=x]h2e2[/url]"), "\n\n1\n\nh2e2");
    EXPECT_EQ(carried_text("[DhtmlXQ_title]a[/DhtmlXQ_title]"), "[DhtmlXQ_title]a[/DhtmlXQ_title]");
}

TEST(CarriedText, IsWithoutQuotationAndFences) {
    EXPECT_EQ(carried_text("> [Event \"x\"]\n> \n> > 1. h2e2"), "[Event \"x\"]\n\n1. h2e2");
    EXPECT_EQ(carried_text("see:\n```pgn\n1. h2e2\n```"), "see:\n\n1. h2e2\n");
    EXPECT_EQ(carried_text("**1.** 炮二平五"), "1. 炮二平五");
}

}  // namespace
