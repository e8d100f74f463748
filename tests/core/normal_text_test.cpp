// SPDX-License-Identifier: MIT
#include "engine/core/text/normal_text.h"

#include <gtest/gtest.h>

namespace {

using engine::normal_text;
using engine::plain_forms;
using engine::unmarked;

// Pairs of the Unicode Character Database, in NFD and NFC.
TEST(NormalText, ComposesVietnameseLettersAndKana) {
    EXPECT_EQ(normal_text("Pha\u0301o 2 bi\u0300nh 5"), "Pháo 2 bình 5");
    EXPECT_EQ(normal_text("ta\u0302\u0301n"), "tấn") << "the shape, then the tone";
    EXPECT_EQ(normal_text("ke\u0302\u0301t qua\u0309"), "kết quả");
    EXPECT_EQ(normal_text("Gia\u0309i O\u031B\u0309"), "Giải Ở");
    EXPECT_EQ(normal_text("A\u0323\u0302"), "Ậ") << "the dot below comes first";
    EXPECT_EQ(normal_text("t\u01A1\u0301"), "tớ");
    EXPECT_EQ(normal_text("か\u3099は\u309Aハ\u3099う\u3099"), "がぱバゔ");
}

TEST(NormalText, LeavesOtherMarks) {
    EXPECT_EQ(normal_text("u\u0308"), "u\u0308") << "looks the same";
    EXPECT_EQ(normal_text("a\u0301\u0301"), "á\u0301");
    EXPECT_EQ(normal_text("\u0301"), "\u0301");
    EXPECT_EQ(normal_text("あ\u3099"), "あ\u3099");
}

TEST(NormalText, DropsInvisibleCharacters) {
    EXPECT_EQ(normal_text("炮\u200B二\u200E平\uFEFF五\u2060 \u202A马\u202C8进\uFE0F7\u00AD"),
              "炮二平五 马8进7");
    EXPECT_EQ(normal_text("👩\u200D👧 ❤\uFE0F\u200D🔥"), "👩\u200D👧 ❤\uFE0F\u200D🔥")
        << "pictures need them";
    EXPECT_EQ(normal_text("a\r\nb\rc\x01"), "a\nb\nc ");
}

TEST(NormalText, IsItsOwnNormalForm) {
    for (const char* text :
         {"Pha\u0301o", "A\u0323\u0302\u0301", "e\u0301\u0302", "👩\u200D\u200B"}) {
        const std::string once = normal_text(text);
        EXPECT_EQ(normal_text(once), once);
    }
}

TEST(PlainForms, AreAsciiForWideAndTypesetCharacters) {
    EXPECT_EQ(plain_forms("Ｃ２＝５　１．"), "C2=5 1.");
    EXPECT_EQ(plain_forms("h2–e2 1—0 1−0 ½‐½ h2～e2"), "h2-e2 1-0 1-0 ½-½ h2~e2");
    EXPECT_EQ(plain_forms("炮②平⑤\u00A0马\u2009❽"), "炮2平5 马 8");
    EXPECT_EQ(plain_forms("炮二平五"), "炮二平五");
}

TEST(Unmarked, DropsVietnameseMarks) {
    EXPECT_EQ(unmarked("Pháo Đỏ TƯỢNG Kết quả"), "phao do tuong ket qua");
    EXPECT_EQ(unmarked("炮"), "炮");
}

}  // namespace
