// SPDX-License-Identifier: MIT
#include "engine/xiangqi/board/fen.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/core/random.h"
#include "engine/xiangqi/board/movegen.h"
#include "tests/support/data.h"
#include "tests/support/positions.h"

namespace {

using namespace engine::xiangqi;
using engine::SplitMix64;
using testing::HasSubstr;

constexpr std::string_view kTwoKings = "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1";

std::string error_of(std::string_view fen) {
    const FenResult read = parse_fen(fen);
    EXPECT_EQ(read.position.has_value(), !read.fault) << fen;
    return sentence_of(read.fault);
}

std::string rewritten(std::string_view fen) { return to_fen(tests::position_of(fen)); }

TEST(Fen, ReadsTheStartPosition) {
    const Position start = tests::position_of(kStartFen);
    EXPECT_EQ(start.side_to_move(), Color::Red);
    EXPECT_EQ(start.at(tests::square_of("e0")), Piece(Color::Red, PieceType::King));
    EXPECT_EQ(start.at(tests::square_of("h2")), Piece(Color::Red, PieceType::Cannon));
    EXPECT_EQ(start.at(tests::square_of("a9")), Piece(Color::Black, PieceType::Rook));
    EXPECT_EQ(start.at(tests::square_of("g6")), Piece(Color::Black, PieceType::Pawn));
    EXPECT_TRUE(start.at(tests::square_of("e5")).none());
    EXPECT_EQ(start.occupied().count(), 32);
}

TEST(Fen, IsWrittenAsItWasRead) {
    EXPECT_EQ(rewritten(kStartFen), kStartFen);
    for (const auto& one : tests::perft_cases()) EXPECT_EQ(rewritten(one.fen), one.fen);
    for (const std::string& fen : tests::game_positions(50)) EXPECT_EQ(rewritten(fen), fen);
}

TEST(Fen, TakesEAndHForElephantAndHorse) {
    EXPECT_EQ(rewritten("rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1"),
              kStartFen);
}

TEST(Fen, TakesRForRed) { EXPECT_EQ(rewritten("3k5/9/9/9/9/9/9/9/9/4K4 r - - 0 1"), kTwoKings); }

TEST(Fen, DefaultsToRedAndFreshCounters) {
    EXPECT_EQ(rewritten("3k5/9/9/9/9/9/9/9/9/4K4"), kTwoKings);
    EXPECT_EQ(rewritten("3k5/9/9/9/9/9/9/9/9/4K4 w"), kTwoKings);
    EXPECT_EQ(rewritten("3k5/9/9/9/9/9/9/9/9/4K4 w - -"), kTwoKings);
    EXPECT_EQ(rewritten("3k5/9/9/9/9/9/9/9/9/4K4 b"), "3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1");
}

TEST(Fen, KeepsSideAndCounters) {
    constexpr std::string_view kFen = "3k5/9/9/9/9/9/9/9/9/4K4 b - - 37 61";
    EXPECT_EQ(rewritten(kFen), kFen);
}

TEST(Fen, ToleratesMoreWhiteSpaceThanNeeded) {
    EXPECT_EQ(rewritten("  3k5/9/9/9/9/9/9/9/9/4K4 \t w  - -   0 1\r\n"), kTwoKings);
}

struct BadFen {
    std::string_view name;
    std::string_view fen;
    /// The text that the message must quote.
    std::string_view offender;
};

void PrintTo(const BadFen& bad, std::ostream* out) { *out << '"' << bad.fen << '"'; }

class BadFenTest : public testing::TestWithParam<BadFen> {};

TEST_P(BadFenTest, IsRefusedWithAMessageThatQuotesTheFault) {
    EXPECT_THAT(error_of(GetParam().fen), HasSubstr(GetParam().offender)) << GetParam().fen;
}

INSTANTIATE_TEST_SUITE_P(
    Fens, BadFenTest,
    testing::Values(
        BadFen{"Empty", "", "empty"}, BadFen{"Blank", " \t ", "empty"},
        BadFen{"NineRows", "3k5/9/9/9/9/9/9/9/4K4 w", "3k5/9/9/9/9/9/9/9/4K4"},
        BadFen{"ElevenRows", "3k5/9/9/9/9/9/9/9/9/9/4K4 w", "3k5/9/9/9/9/9/9/9/9/9/4K4"},
        BadFen{"UnknownPiece", "3k5/9/9/4x4/9/9/9/9/9/4K4 w", "\"x\""},
        BadFen{"ZeroGap", "3k5/9/9/90/9/9/9/9/9/4K4 w", "\"0\""},
        BadFen{"WideRow", "3k5/9/9/4r5/9/9/9/9/9/4K4 w", "\"4r5\""},
        BadFen{"WideRowOfPieces", "3k5/9/9/9/rrrrrrrrrr/9/9/9/9/4K4 w", "\"rrrrrrrrrr\""},
        BadFen{"NarrowRow", "3k5/9/9/4r3/9/9/9/9/9/4K4 w", "\"4r3\""},
        BadFen{"EmptyRow", "3k5/9/9//9/9/9/9/9/4K4 w", "\"\""},
        BadFen{"NoRedKing", "3k5/9/9/9/9/9/9/9/9/9 w", "\"K\""},
        BadFen{"NoBlackKing", "9/9/9/9/9/9/9/9/9/4K4 w", "\"k\""},
        BadFen{"TwoRedKings", "3k5/9/9/9/9/9/9/9/3K5/4K4 w", "\"K\""},
        BadFen{"ThreeRooks", "3k5/9/9/9/RRR6/9/9/9/9/4K4 w", "\"R\""},
        BadFen{"SixSoldiers", "3k5/9/pppppp3/9/9/9/9/9/9/4K4 w", "\"p\""},
        BadFen{"KingOutsideThePalace", "3k5/9/9/9/9/9/9/9/9/6K2 w", "g0"},
        BadFen{"KingAcrossTheRiver", "3k5/9/4K4/9/9/9/9/9/9/9 w", "e7"},
        BadFen{"AdvisorOutsideThePalace", "3k5/9/9/9/9/9/9/9/9/4K1A2 w", "g0"},
        BadFen{"ElephantAcrossTheRiver", "3k5/9/4B4/9/9/9/9/9/9/4K4 w", "e7"},
        BadFen{"ElephantOffItsSevenPoints", "3k5/9/9/9/9/9/9/9/9/1B2K4 w", "b0"},
        BadFen{"SoldierBehindItsStart", "3k5/9/9/9/9/9/9/4P4/9/4K4 w", "e2"},
        BadFen{"SoldierBesideItsFile", "3k5/9/9/9/9/9/1P7/9/9/4K4 w", "b3"},
        BadFen{"UnknownSide", "3k5/9/9/9/9/9/9/9/9/4K4 x - - 0 1", "\"x\""},
        BadFen{"CastlingRights", "3k5/9/9/9/9/9/9/9/9/4K4 w KQ - 0 1", "\"KQ\""},
        BadFen{"EnPassant", "3k5/9/9/9/9/9/9/9/9/4K4 w - e3 0 1", "\"e3\""},
        BadFen{"WordAsCounter", "3k5/9/9/9/9/9/9/9/9/4K4 w - - many 1", "\"many\""},
        BadFen{"NegativeCounter", "3k5/9/9/9/9/9/9/9/9/4K4 w - - -3 1", "\"-3\""},
        BadFen{"HugeCounter", "3k5/9/9/9/9/9/9/9/9/4K4 w - - 99999999999999999999 1",
               "\"99999999999999999999\""},
        BadFen{"WordAsMoveNumber", "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 one", "\"one\""},
        BadFen{"TooManyWords", "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1 more", "\"more\""}),
    [](const auto& one) { return std::string(one.param.name); });

TEST(UnplayablePosition, HasKingsFacingEachOther) {
    EXPECT_THAT(sentence_of(why_unplayable(tests::position_of("4k4/9/9/9/9/9/9/9/9/4K4 w"))),
                HasSubstr("\"e\""));
}

TEST(UnplayablePosition, LeavesTheSideThatIsNotToMoveInCheck) {
    EXPECT_THAT(sentence_of(why_unplayable(tests::position_of("3k5/9/9/9/9/9/9/9/9/3RK4 w"))),
                HasSubstr("d9"));
    EXPECT_THAT(sentence_of(why_unplayable(tests::position_of("3k5/9/9/9/9/9/9/9/4r4/4K4 b"))),
                HasSubstr("e0"));
}

TEST(UnplayablePosition, IsNoneWhenTheSideToMoveIsInCheck) {
    EXPECT_FALSE(why_unplayable(tests::position_of("3k5/9/9/9/9/9/9/9/9/3RK4 b")));
}

TEST(UnplayablePosition, NeverOccursInAGame) {
    for (const std::string& fen : tests::game_positions(10)) {
        EXPECT_FALSE(why_unplayable(tests::position_of(fen))) << fen;
    }
}

/// Parses arbitrary text; an accepted position must survive a round trip and be playable.
void expect_harmless(std::string_view text) {
    FenResult read = parse_fen(text);
    ASSERT_EQ(read.position.has_value(), !read.fault);
    if (!read.position) return;
    const std::string fen = to_fen(*read.position);
    ASSERT_EQ(rewritten(fen), fen) << text;
    if (why_unplayable(*read.position)) return;
    for (const Move move : legal_moves(*read.position)) {
        read.position->make_move(move);
        ASSERT_EQ(read.position->key(), tests::key_from_scratch(*read.position)) << fen;
        read.position->unmake_move();
    }
    ASSERT_EQ(to_fen(*read.position), fen);
}

TEST(FenFuzz, SurvivesRandomBytes) {
    SplitMix64 random(1);
    for (int i = 0; i < 100'000 && !testing::Test::HasFatalFailure(); ++i) {
        std::string text(random.below(90), ' ');
        for (char& c : text) c = static_cast<char>(random.below(256));
        expect_harmless(text);
    }
}

TEST(FenFuzz, SurvivesRandomLettersOfTheFormat) {
    constexpr std::string_view kAlphabet = "KABNRCPEHkabnrcpeh123456789/// wb-0";
    SplitMix64 random(2);
    for (int i = 0; i < 100'000 && !testing::Test::HasFatalFailure(); ++i) {
        std::string text(random.below(100), ' ');
        for (char& c : text) c = kAlphabet[random.below(kAlphabet.size())];
        expect_harmless(text);
    }
}

TEST(FenFuzz, SurvivesMutatedFens) {
    constexpr std::string_view kAlphabet = "KABNRCPEHkabnrcpeh123456789/ wb-0";
    const auto seeds = tests::game_positions(100);
    SplitMix64 random(3);
    int accepted = 0;
    for (int i = 0; i < 100'000 && !testing::Test::HasFatalFailure(); ++i) {
        std::string text = seeds[random.below(static_cast<std::uint32_t>(seeds.size()))];
        for (std::uint32_t change = 0; change <= random.below(3); ++change) {
            const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
            const char letter = kAlphabet[random.below(kAlphabet.size())];
            switch (random.below(4)) {
                case 0:
                    text.erase(at, 1);
                    break;
                case 1:
                    text.insert(at, 1, letter);
                    break;
                case 2:
                    std::swap(text[at],
                              text[random.below(static_cast<std::uint32_t>(text.size()))]);
                    break;
                default:
                    text[at] = letter;
            }
            if (text.empty()) break;
        }
        accepted += parse_fen(text).position ? 1 : 0;
        expect_harmless(text);
    }
    EXPECT_GT(accepted, 1'000);
}

}  // namespace
