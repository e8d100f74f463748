// SPDX-License-Identifier: MIT
// The cases of tests/data/review.txt.
#include "engine/review/judgement.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <ostream>
#include <string_view>

#include "engine/core/text/text.h"
#include "engine/review/words.h"
#include "tests/support/data.h"

namespace {

using engine::Seat;
using namespace engine::review;

/// The cases test thresholds, so their curve is no fitted one and ignores the material.
template <int kUnitsPerLogit>
double logistic(std::string_view /*fen*/, engine::Value score) {
    if (engine::is_decided(score)) return score > 0 ? 1 : 0;
    return 1 / (1 + std::exp(-static_cast<double>(score) / kUnitsPerLogit));
}

GameKind with_logistic(GameKind kind, double (*chance_of)(std::string_view, engine::Value)) {
    kind.chance_of = chance_of;
    return kind;
}

const GameKind kTestXiangqi = with_logistic(kXiangqi, logistic<280>);
const GameKind kTestGomoku = with_logistic(kGomoku, logistic<400>);

struct Case {
    const GameKind* kind = &kTestXiangqi;
    std::string name;
    Review review;
    std::vector<std::string> finds;
    std::vector<int> good;
    std::map<int, double> losses;
    std::map<std::string, std::string> accuracies;
    std::string tenable;
};

void PrintTo(const Case& one, std::ostream* out) { *out << one.name; }

engine::Value value_of(const std::string& score) {
    const auto words = engine::split_words(score);
    if (words.size() == 1) return tests::number_of(score);
    const int number = tests::number_of(words[1]);
    if (words[0] == "mate") return engine::ReportedLine{{}, 0, number}.value();
    return number > 0 ? -engine::rule_loss_in(engine::Ply{1})
                      : engine::rule_loss_in(engine::Ply{1});
}

Reviewed position_of(const std::string& text) {
    using engine::Status;
    const auto parts = tests::parts_of(text, '|');
    for (const Status status : {Status::FirstWins, Status::SecondWins, Status::Draw}) {
        if (parts.at(1) == text_of(status)) return {parts[0], status, {}, {}};
    }
    const auto words = engine::split_words(parts.at(2));
    const engine::Texts line(words.begin(), words.end());
    return {parts[0], Status::Ongoing, Report{value_of(parts[1]), line.at(0), line, line}, {}};
}

std::vector<engine::MotifPiece> pieces_of(const std::string& text) {
    std::vector<engine::MotifPiece> pieces;
    for (const std::string& one : tests::parts_of(text, ',')) {
        const auto words = engine::split_words(one);
        if (words.size() == 2) pieces.push_back({std::string(words[0]), std::string(words[1])});
    }
    return pieces;
}

engine::MotifReport motif_of(const std::string& text) {
    const auto parts = tests::parts_of(text, '|');
    const auto place = engine::split_words(parts.at(1));
    return {parts[0],
            std::string(place.at(0)),
            tests::number_of(place.at(1)),
            pieces_of(parts.at(2)).at(0),
            pieces_of(parts.at(3)),
            pieces_of(parts.at(4))};
}

/// Adds a line to its case.
void take(Case& one, const std::string& word, const std::string& rest) {
    const std::string first = rest.substr(0, rest.find(' '));
    const std::string second =
        rest.find(' ') == std::string::npos ? "" : rest.substr(first.size() + 1);
    if (word == "at") {
        one.review.positions.push_back(position_of(rest));
    } else if (word == "motif") {
        auto& motifs = one.review.positions.back().motifs;
        if (!motifs) motifs.emplace();
        motifs->push_back(motif_of(rest));
    } else if (word == "move") {
        one.review.moves.push_back(rest);
    } else if (word == "finds") {
        one.finds.push_back(rest);
    } else if (word == "good") {
        one.good.push_back(tests::number_of(rest));
    } else if (word == "loses") {
        one.losses[tests::number_of(first)] = std::stod(second);
    } else if (word == "tenable") {
        one.tenable = rest;
    } else if (word == "accuracy") {
        one.accuracies[first] = second;
    } else {
        ADD_FAILURE() << "unknown word " << word;
    }
}

std::vector<Case> cases() {
    std::vector<Case> all;
    for (const std::string& line : tests::data_lines("review.txt")) {
        const std::string word = line.substr(0, line.find(' '));
        const std::string rest = line.substr(word.size() + 1);
        if (word == "case") {
            Case& made = all.emplace_back();
            made.name = rest;
            made.kind = rest.rfind("gomoku", 0) == 0 ? &kTestGomoku : &kTestXiangqi;
        } else {
            take(all.back(), word, rest);
        }
    }
    return all;
}

class ReviewCases : public testing::TestWithParam<Case> {};

TEST_P(ReviewCases, AreJudgedByTheWinningChances) {
    const auto& [kind, name, review, finds, good, losses, accuracies, tenable] = GetParam();
    const Judgement judgement = judge(*kind, review);
    std::vector<std::string> found;
    for (const Mistake& mistake : judgement.mistakes) {
        found.push_back(std::to_string(mistake.ply + 1) + " " + sentence_of(*kind, mistake));
    }
    EXPECT_EQ(found, finds);
    std::vector<int> answers;
    for (const std::size_t ply : judgement.good_answers) {
        answers.push_back(static_cast<int>(ply) + 1);
    }
    EXPECT_EQ(answers, good);
    EXPECT_EQ(judgement.chances.size(), review.positions.size());
    for (const auto& [move, share] : losses) {
        EXPECT_NEAR(loss_at(*kind, review, static_cast<std::size_t>(move) - 1), share, 0.00005);
    }
    for (const auto& [side, share] : accuracies) {
        const auto& [first, second] = judgement.accuracy;
        const auto& accuracy = side == "first" ? first : second;
        ASSERT_EQ(accuracy.has_value(), share != "none");
        if (accuracy) {
            EXPECT_NEAR(*accuracy, std::stod(share), 0.00005);
        }
    }
    if (!tenable.empty()) {
        const auto last = judgement.last_tenable;
        EXPECT_EQ(last ? std::to_string(*last + 1) : "none", tenable);
    }
}

INSTANTIATE_TEST_SUITE_P(Data, ReviewCases, testing::ValuesIn(cases()));

TEST(ReviewWords, TellThePiecesOfAMotif) {
    const engine::MotifReport fork{
        "fork", "answer", 0, {"n", "c7"}, {{"R", "a0"}, {"C", "b2"}, {"C", "h2"}, {"N", "b0"}}, {}};
    EXPECT_EQ(sentence_of(fork),
              "Fork: the black horse attacks the red chariot, the red cannon, and the red horse at "
              "once.");
    engine::MotifReport later = fork;
    later.targets.pop_back();
    later.ply = 2;
    EXPECT_THAT(reasons_for({later, fork, fork}, "answer", {"a", "b", "c"}),
                testing::ElementsAre(
                    "After c: Fork: the black horse attacks the red chariot and the red cannon at "
                    "once.",
                    sentence_of(fork)));
    EXPECT_THAT(reasons_for({later}, "better", {}), testing::IsEmpty());
}

TEST(ReviewWords, TellStonesByTheirPoints) {
    const engine::MotifReport four{"ignored-four", "move",       0,
                                   {"", "h8"},     {{"", "f6"}}, {{"", "g7"}, {"", "i9"}}};
    EXPECT_EQ(sentence_of(four), "The four g7 and i9 was left: f6 makes five.");
}

constexpr std::string_view kFull = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
constexpr std::string_view kChariots = "4k4/9/4b4/r8/9/8R/4P4/9/9/3K5 w";
constexpr std::string_view kNone = "4k4/9/4b4/R8/9/9/4P4/9/9/3K5 b";

TEST(ReviewChances, AreSmallWithNothingToAttackWith) {
    EXPECT_GT(kXiangqi.chance_of(kChariots, 300), kXiangqi.chance_of(kNone, 300));
    EXPECT_EQ(kXiangqi.chance_of(kNone, engine::mate_in(engine::Ply{3})), 1);
    // Without a position nothing is known of the material.
    EXPECT_EQ(kXiangqi.chance_of("", 300), kXiangqi.chance_of(kFull, 300));
}

TEST(ReviewChances, AreNotLostByAnExchangeThatKeepsTheScore) {
    const auto at = [](std::string_view fen, engine::Value score, const std::string& best) {
        return Reviewed{
            std::string(fen), engine::Status::Ongoing, Report{score, best, {best}, {}}, {}};
    };
    const Review review{{"i4a6"}, {at(kChariots, 300, "d0d1"), at(kNone, -300, "e9e8")}};
    EXPECT_EQ(loss_at(kXiangqi, review, 0), 0);
    EXPECT_THAT(judge(kXiangqi, review).mistakes, testing::IsEmpty());
}

}  // namespace
