// SPDX-License-Identifier: MIT
// chuhe review: its output, shards, continuation and invalid input.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/support/process.h"

namespace {

using testing::HasSubstr;
using testing::Not;
using tests::run_chuhe;

namespace fs = std::filesystem;

/// A temporary folder for each test.
class ReviewCommand : public testing::Test {
  protected:
    void SetUp() override {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        folder_ = fs::path(testing::TempDir()) / (std::string("chuhe_review_") + test->name());
        fs::remove_all(folder_);
        fs::create_directories(folder_);
    }
    void TearDown() override { fs::remove_all(folder_); }

    [[nodiscard]] std::string path(const std::string& name) const { return folder_ / name; }
    [[nodiscard]] std::string text(const std::string& name) const {
        std::ifstream file(path(name), std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    void write(const std::string& name, const std::string& bytes) const {
        std::ofstream(path(name), std::ios::binary) << bytes;
    }
    [[nodiscard]] bool has(const std::string& name) const { return fs::exists(path(name)); }

    /// Adds the arguments common to all calls.
    [[nodiscard]] tests::Finished review(std::vector<std::string> arguments) const {
        arguments.insert(arguments.begin(), {"review", "--nodes", "500"});
        return run_chuhe(arguments);
    }

  private:
    fs::path folder_;
};

/// In the first game Red loses a cannon for a soldier, and Black does not capture it.
constexpr const char* kGames =
    "[Event \"first\"]\n\n1. h2e2 {as always} h9g7 2. e2e6 $3 c6c5 *\n\n"
    "[Event \"second\"]\n[Annotator \"a reader\"]\n\n1. c3c4 c6c5 2. b2b9 a9b9 *\n\n"
    "[Event \"third\"]\n\n1. h0g2 (1. b0c2) h9g7 *\n\n"
    "[Event \"fourth\"]\n\n*\n\n"
    "[Event \"fifth\"]\n\n1. h2h9 i9h9 *\n\n";

TEST_F(ReviewCommand, WritesThePagesReviewIntoTheRecords) {
    write("in.pgn", kGames);
    const auto run = review({path("in.pgn"), path("out.pgn")});
    EXPECT_EQ(run.exit_code, 0) << run.err;
    const std::string out = text("out.pgn");
    EXPECT_THAT(out, HasSubstr("as always"));
    EXPECT_THAT(out, HasSubstr("[Annotator \"a reader, Chuhe "));
    EXPECT_THAT(out, HasSubstr("500 nodes a position\"]"));
    EXPECT_THAT(out, HasSubstr("E2-E6 $4"));
    EXPECT_THAT(out, HasSubstr("loses the red cannon"));
    EXPECT_THAT(out, HasSubstr("[%eval "));
    EXPECT_THAT(out, HasSubstr("Accuracy: Red "));
    EXPECT_FALSE(has("out.pgn.part"));
}

TEST_F(ReviewCommand, ReviewsWhatItWroteWithoutWritingItAgain) {
    write("in.pgn", kGames);
    ASSERT_EQ(review({path("in.pgn"), path("once.pgn")}).exit_code, 0);
    ASSERT_EQ(review({path("once.pgn"), path("twice.pgn")}).exit_code, 0);
    EXPECT_EQ(text("twice.pgn"), text("once.pgn"));
}

TEST_F(ReviewCommand, MakesOfShardsWhatOneRunMakes) {
    write("in.pgn", kGames);
    ASSERT_EQ(review({path("in.pgn"), path("one.pgn")}).exit_code, 0);
    for (const char* shard : {"1/3", "2/3", "3/3"}) {
        const auto run =
            review({"--shard", shard, path("in.pgn"), path(std::string("s") + shard[0])});
        ASSERT_EQ(run.exit_code, 0) << run.err;
    }
    EXPECT_THAT(text("s2"), HasSubstr("[Event \"second\"]"));
    EXPECT_THAT(text("s2"), HasSubstr("[Event \"fifth\"]"));
    EXPECT_THAT(text("s2"), Not(HasSubstr("[Event \"third\"]")));
    const auto merged =
        run_chuhe({"review", "--merge", path("all.pgn"), path("s2"), path("s3"), path("s1")});
    EXPECT_EQ(merged.exit_code, 0) << merged.err;
    EXPECT_EQ(text("all.pgn"), text("one.pgn"));
}

TEST_F(ReviewCommand, GoesOnWhereverItWasStopped) {
    write("in.pgn", kGames);
    ASSERT_EQ(review({"--shard", "1/1", path("in.pgn"), path("whole")}).exit_code, 0);
    const std::string whole = text("whole");
    for (const std::size_t left : {std::size_t{0}, std::size_t{10}, whole.size() / 3,
                                   whole.size() / 2, whole.size() - 1, whole.size()}) {
        write("torn", whole.substr(0, left));
        const auto run = review({"--shard", "1/1", path("in.pgn"), path("torn")});
        EXPECT_EQ(run.exit_code, 0) << run.err;
        EXPECT_EQ(text("torn"), whole) << "torn off after " << left;
    }
    // The interrupted file is used as it is: games that are done are not reviewed again.
    write("out.pgn.part", whole);
    const auto run = review({path("in.pgn"), path("out.pgn")});
    EXPECT_EQ(run.exit_code, 0);
    EXPECT_THAT(run.err, HasSubstr("5 games are done"));
    EXPECT_THAT(run.err, Not(HasSubstr("game 1 of")));
}

TEST_F(ReviewCommand, RefusesToGoOnWithAnotherReview) {
    write("in.pgn", kGames);
    ASSERT_EQ(review({"--shard", "1/2", path("in.pgn"), path("shard")}).exit_code, 0);
    const std::string before = text("shard");
    const auto other = review({"--nodes", "501", "--shard", "1/2", path("in.pgn"), path("shard")});
    EXPECT_EQ(other.exit_code, 1);
    EXPECT_THAT(other.err, HasSubstr("nodes is 500, not 501"));
    write("in.pgn", std::string(kGames) + "[Event \"sixth\"]\n\n1. a0a1 *\n");
    EXPECT_THAT(review({"--shard", "1/2", path("in.pgn"), path("shard")}).err,
                HasSubstr("games is 5, not 6"));
    EXPECT_EQ(text("shard"), before);
    EXPECT_EQ(review({path("in.pgn"), path("shard")}).exit_code, 1);
    EXPECT_EQ(text("shard"), before);
}

TEST_F(ReviewCommand, MergesNothingThatIsIncomplete) {
    write("in.pgn", kGames);
    ASSERT_EQ(review({"--shard", "1/2", path("in.pgn"), path("a")}).exit_code, 0);
    ASSERT_EQ(review({"--nodes", "600", "--shard", "2/2", path("in.pgn"), path("b")}).exit_code, 0);
    const auto merge = [&](std::vector<std::string> files) {
        files.insert(files.begin(), {"review", "--merge", path("all.pgn")});
        return run_chuhe(files);
    };
    EXPECT_THAT(merge({path("a")}).err, HasSubstr("2 of 5 games are missing, the first is game 2"));
    EXPECT_THAT(merge({path("a"), path("b")}).err,
                HasSubstr("belongs to another review: nodes is 600, not 500"));
    EXPECT_THAT(merge({path("in.pgn")}).err, HasSubstr("is no shard of a review"));
    EXPECT_THAT(merge({path("none")}).err, HasSubstr("cannot read"));
    EXPECT_EQ(merge({path("a")}).exit_code, 1);
    EXPECT_FALSE(has("all.pgn"));
}

TEST_F(ReviewCommand, SaysWhatIsWrongWithItsArguments) {
    write("in.pgn", kGames);
    const auto wrong = [&](std::vector<std::string> arguments) {
        const auto run = review(std::move(arguments));
        EXPECT_EQ(run.exit_code, 2);
        return run.err;
    };
    EXPECT_THAT(wrong({path("in.pgn")}), HasSubstr("it takes two files"));
    EXPECT_THAT(wrong({"--shard", "0/2", "a", "b"}), HasSubstr("bad argument \"--shard\" \"0/2\""));
    EXPECT_THAT(wrong({"--shard", "3/2", "a", "b"}), HasSubstr("\"3/2\""));
    EXPECT_THAT(wrong({"--nodes", "few", "a", "b"}), HasSubstr("\"few\""));
    EXPECT_THAT(wrong({"--rules", "renju", path("in.pgn"), path("out.pgn")}),
                HasSubstr("\"renju\" is no rule"));
    EXPECT_THAT(review({path("none.pgn"), path("out.pgn")}).err, HasSubstr("cannot read"));
    write("empty.txt", "nothing of a game");
    EXPECT_THAT(review({path("empty.txt"), path("out.pgn")}).err, HasSubstr("there is no game in"));
}

TEST_F(ReviewCommand, TellsWhatItCannotReadAndGoesOn) {
    // The generals face each other, so the start position is not playable.
    write("in.pgn",
          "[Event \"before\"]\n[FEN \"4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1\"]\n\n*\n\n"
          "[Event \"after\"]\n\n1. h2e2 h9h8 2. c3c4 *\n");
    const auto run = review({path("in.pgn"), path("out.pgn")});
    EXPECT_EQ(run.exit_code, 0);
    EXPECT_THAT(run.err, HasSubstr("game 1: line 4: the generals face each other"));
    EXPECT_THAT(run.err, HasSubstr("game 2: line 8: \"h9h8\" is not a legal move"));
    EXPECT_THAT(text("out.pgn"), HasSubstr("[Event \"before\"]"));
    EXPECT_THAT(text("out.pgn"), HasSubstr("[Event \"after\"]"));
}

TEST_F(ReviewCommand, ReviewsGomokuIntoSgf) {
    write("in.sgf",
          "(;GM[4]FF[4]SZ[15]RU[renju]PB[a];B[hh];W[ig];B[hi];W[ao];B[hj];W[ab];B[hk])"
          "(;GM[4]FF[4]SZ[15];B[hh])");
    const auto run = review({path("in.sgf"), path("out.sgf")});
    EXPECT_EQ(run.exit_code, 0) << run.err;
    const std::string out = text("out.sgf");
    EXPECT_THAT(out, HasSubstr("RU[renju]PB[a]AN[Chuhe "));
    EXPECT_THAT(out, HasSubstr("allows a forced win in"));
    EXPECT_THAT(out, HasSubstr("(;FF[4]GM[4]CA[UTF-8]SZ[15]RU[freestyle]"));
}

}  // namespace
