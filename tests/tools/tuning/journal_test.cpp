// SPDX-License-Identifier: MIT
// A journal has everything that was written, also after an interruption, and harms no other file.
#include "tools/tuning/journal.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace tuning {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr const char* kHeading = "tuning of a test";
constexpr const char* kFen = "9/4k4/9/9/9/9/9/9/9/3K1R3 w - - 0 1";

class JournalTest : public testing::Test {
  protected:
    JournalTest() {
        const auto* const test = testing::UnitTest::GetInstance()->current_test_info();
        path_ = testing::TempDir() + "journal-" + test->name();
        std::filesystem::remove(path_);
    }
    ~JournalTest() override { std::filesystem::remove(path_); }

    std::unique_ptr<Journal> open(const std::string& heading = kHeading) {
        error_.clear();
        return Journal::open(path_, heading, error_);
    }
    void write(const std::string& text) const { std::ofstream(path_, std::ios::binary) << text; }
    [[nodiscard]] std::string text() const {
        std::ostringstream all;
        all << std::ifstream(path_, std::ios::binary).rdbuf();
        return all.str();
    }

    std::string path_;
    std::string error_;
};

TEST_F(JournalTest, GoesOnWhereItStopped) {
    {
        const auto journal = open();
        ASSERT_TRUE(journal) << error_;
        EXPECT_EQ(journal->add_game({{kFen, {"f0f8", "e8e9", "f8f7"}}, {0, 2}}), "");
        EXPECT_EQ(journal->add_game({{kFen, {}}, {}}), "");
        EXPECT_EQ(journal->add_choices("plus-0", {"f0f8", "f0f7"}), "");
        EXPECT_EQ(journal->add_value(1, "f0f8", 0.625), "");
    }
    const auto journal = open();
    ASSERT_TRUE(journal) << error_;
    EXPECT_EQ(journal->games(), 2U);
    ASSERT_EQ(journal->lines().size(), 2U);
    EXPECT_EQ(journal->lines()[0].fen, kFen);
    EXPECT_TRUE(journal->lines()[0].moves.empty());
    EXPECT_EQ(journal->lines()[1].fen, kFen);
    EXPECT_THAT(journal->lines()[1].moves, ElementsAre("f0f8", "e8e9"));
    ASSERT_TRUE(journal->choices("plus-0"));
    EXPECT_THAT(*journal->choices("plus-0"), ElementsAre("f0f8", "f0f7"));
    EXPECT_FALSE(journal->choices("minus-0"));
    EXPECT_EQ(journal->value(1, "f0f8"), 0.625);
    EXPECT_FALSE(journal->value(0, "f0f8"));
}

TEST_F(JournalTest, ForgetsHalfAnEntry) {
    write(std::string(kHeading) + "\nchoices plus-0 f0f8\nchoices minus-0 f0");
    const auto journal = open();
    ASSERT_TRUE(journal) << error_;
    EXPECT_FALSE(journal->choices("minus-0"));
    EXPECT_EQ(journal->add_choices("minus-0", {"f0f7"}), "");
    EXPECT_EQ(text(), std::string(kHeading) + "\nchoices plus-0 f0f8\nchoices minus-0 f0f7\n");
}

TEST_F(JournalTest, LeavesOtherFilesAlone) {
    for (const std::string other : {"tuning of another test\n", "no line", "\n", "\n\n"}) {
        write(other);
        EXPECT_FALSE(open());
        EXPECT_THAT(error_, HasSubstr(path_));
        EXPECT_EQ(text(), other);
    }
}

TEST_F(JournalTest, NamesALineThatItCannotRead) {
    for (const std::string entry :
         {"game", "game 9/9 | a0a1", "game 9/9 | a0a1 | 2", "game 9/9 | a0a1 | x", "choices",
          "value 1 a0a1", "value x a0a1 500", "value -1 a0a1 500", "value 0 a0a1 x", "else 1"}) {
        write(std::string(kHeading) + "\nchoices plus-0 f0f8\n" + entry + "\n");
        EXPECT_FALSE(open()) << entry;
        EXPECT_THAT(error_, HasSubstr("line 3")) << entry;
    }
}

TEST_F(JournalTest, SaysThatItCannotBeWritten) {
    path_ += "/in/no/folder";
    EXPECT_FALSE(open());
    EXPECT_THAT(error_, HasSubstr("cannot write"));
}

}  // namespace
}  // namespace tuning
