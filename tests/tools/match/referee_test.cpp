// SPDX-License-Identifier: MIT
// Whatever engines do, every game ends with the result that the rules require.
#include "tools/match/referee.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/xiangqi/board/fen.h"
#include "tests/support/game.h"
#include "tools/match/pgn.h"
#include "tools/match/tournament.h"

namespace match {
namespace {

using engine::Reason;
using engine::Status;
using ::testing::HasSubstr;
using ::testing::Pair;
using ::testing::UnorderedElementsAre;

const std::string kStart(engine::xiangqi::kStartFen);
/// Enough for an engine on a busy machine to start and reply, unless it hangs.
constexpr milliseconds kPatience{30'000};

EngineSpec mock(const std::string& behaviour) {
    auto read = parse_engine_spec(CHUHE_MOCK_ENGINE " " + behaviour);
    EXPECT_TRUE(read.spec) << read.error;
    return *read.spec;
}

class Referees : public ::testing::Test {
  protected:
    GameRecord play(const std::string& red_behaviour, const std::string& black_behaviour,
                    const std::string& fen = kStart) {
        Player red(mock(red_behaviour), patience_, cancelled_);
        Player black(mock(black_behaviour), patience_, cancelled_);
        EXPECT_EQ(red.new_game(), "");
        EXPECT_EQ(black.new_game(), "");
        return play_game({fen, {}}, {&red, &black}, {limits_, limits_}, rules_);
    }

    void expect_end(const GameRecord& game, Status status, const std::string& end) {
        EXPECT_EQ(game.status, status);
        EXPECT_EQ(game.end_text(), end);
    }

    std::atomic<bool> cancelled_{false};
    milliseconds patience_{kPatience};
    Limits limits_;
    GameRules rules_;
};

TEST_F(Referees, DrawARepetitionWithoutChecksAtTheThirdOccurrence) {
    const auto game = play("script h2h3 h3h2", "script h7h6 h6h7");
    expect_end(game, Status::Draw, "repetition");
    EXPECT_EQ(game.moves.size(), 8U);
}

TEST_F(Referees, LetThePerpetualCheckerLose) {
    const auto game = play("script e5d5 d5e5", "script d9e9 e9d9", "3k5/9/9/9/4R4/9/9/9/9/5K3 w");
    expect_end(game, Status::SecondWins, "perpetual-check");
    EXPECT_EQ(game.moves.size(), 8U);
}

TEST_F(Referees, SeeMateAndStalemate) {
    expect_end(play("script b0b9", "hang", "4k4/R8/9/9/9/9/9/9/9/1R3K3 w"), Status::FirstWins,
               "checkmate");
    expect_end(play("script a0a8", "hang", "3k5/9/9/9/9/9/9/9/9/R3K4 w"), Status::FirstWins,
               "stalemate");
}

TEST_F(Referees, EndGamesAtTheNaturalMoveLimitAndWithNothingToAttackWith) {
    expect_end(play("script a0a1", "hang", "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 119 1"), Status::Draw,
               "natural-move-limit");
    expect_end(play("script e0e1", "hang", "3k5/9/9/9/9/9/9/9/4p4/4K4 w"), Status::Draw,
               "insufficient-material");
}

TEST_F(Referees, EndLongGames) {
    rules_.max_plies = 10;
    expect_end(play("random 1", "random 2"), Status::Draw, "max-plies");
}

TEST_F(Referees, SpeakTheDialectOfAnEngineWithVariants) {
    const auto game = play("--fairy script h3h4 h4h3", "--fairy script h8h7 h7h8");
    expect_end(game, Status::Draw, "repetition");
}

TEST_F(Referees, RefuseIllegalMoves) {
    const auto game = play("say h2h8", "random 1");
    expect_end(game, Status::SecondWins, "illegal-move");
    EXPECT_EQ(game.detail, "h2h8");
    EXPECT_TRUE(game.moves.empty());
    expect_end(play("random 1", "say nonsense"), Status::FirstWins, "illegal-move");
    expect_end(play("random 1", "say '(none)'"), Status::FirstWins, "no-move");
}

TEST_F(Referees, LetAnEngineResign) {
    expect_end(play("random 1", "say resign"), Status::FirstWins, "resigned");
}

TEST_F(Referees, LetACrashLoseAndStartTheEngineAgain) {
    Player red(mock("crash"), patience_, cancelled_);
    Player black(mock("random 1"), patience_, cancelled_);
    for (int i = 0; i < 2; ++i) {
        ASSERT_EQ(red.new_game(), "");
        ASSERT_EQ(black.new_game(), "");
        const auto game = play_game({kStart, {}}, {&red, &black}, {limits_, limits_}, rules_);
        expect_end(game, Status::SecondWins, "crash");
        EXPECT_EQ(game.moves.size(), 2U) << "the first move of a new process is played";
    }
}

TEST_F(Referees, LetAHangLose) {
    patience_ = milliseconds{100};
    expect_end(play("hang", "random 1"), Status::SecondWins, "hang");
}

TEST_F(Referees, LetAnEngineOutOfTimeLose) {
    limits_.move_time = milliseconds{20};
    rules_.margin = milliseconds{10};
    const auto game = play("late 60", "hang");
    expect_end(game, Status::SecondWins, "out-of-time");
    EXPECT_GE(game.overshoot[0], milliseconds{40});
    limits_ = {};
    limits_.clock = parse_clock("0.02");
    expect_end(play("late 60", "hang"), Status::SecondWins, "out-of-time");
}

TEST_F(Referees, ForgiveWhatTheMarginAllows) {
    limits_.move_time = milliseconds{1};
    rules_.margin = kPatience;
    rules_.max_plies = 2;
    const auto game = play("late 5", "random 1");
    expect_end(game, Status::Draw, "max-plies");
    EXPECT_GE(game.overshoot[0], milliseconds{4});
}

TEST_F(Referees, EndGamesThatBothHoldDecided) {
    rules_.resign = ResignRule{500, 3};
    const auto game = play("--score -600 random 1", "--score 700 random 2");
    expect_end(game, Status::SecondWins, "score-win");
    EXPECT_EQ(game.moves.size(), 6U);
    rules_.max_plies = 40;
    expect_end(play("--score -600 random 1", "--score 400 random 2"), Status::Draw, "max-plies");
}

TEST_F(Referees, EndGamesThatBothHoldEven) {
    rules_.draw = DrawRule{10, 2, 12};
    const auto game = play("--score -9 random 1", "--score 3 random 2");
    expect_end(game, Status::Draw, "score-draw");
    EXPECT_EQ(game.moves.size(), 12U);
}

TEST_F(Referees, SayWhichEngineDoesNotStart) {
    Player missing(*parse_engine_spec("/nowhere/engine; name=ghost").spec, patience_, cancelled_);
    EXPECT_THAT(missing.new_game(), HasSubstr("ghost"));
    auto spec = mock("random 1");
    spec.options.emplace_back("Hsah", "16");
    Player misspelt(spec, patience_, cancelled_);
    EXPECT_THAT(misspelt.new_game(), HasSubstr("\"Hsah\""));
}

TEST_F(Referees, SpeakUcci) {
    auto spec = mock("script h2h3 h3h2");
    spec.protocol = Protocol::Ucci;
    Player red(spec, patience_, cancelled_);
    Player black(mock("script h7h6 h6h7"), patience_, cancelled_);
    ASSERT_EQ(red.new_game(), "");
    ASSERT_EQ(black.new_game(), "");
    limits_.move_time = kPatience;
    expect_end(play_game({kStart, {}}, {&red, &black}, {limits_, limits_}, rules_), Status::Draw,
               "repetition");
}

TEST_F(Referees, WriteGamesAsPgn) {
    const auto game =
        play("--score 12 script b0b9", "hang", "4k4/R8/9/9/9/9/9/9/9/1R3K3 w - - 0 1");
    const std::string text = pgn_text({"2026.11.21", "1.1", {"A", "B"}, "nodes 1"}, game);
    EXPECT_THAT(text, HasSubstr("[Red \"A\"]\n"));
    EXPECT_THAT(text, HasSubstr("[Result \"1-0\"]\n"));
    EXPECT_THAT(text, HasSubstr("[FEN \"4k4/R8/9/9/9/9/9/9/9/1R3K3 w - - 0 1\"]\n"));
    EXPECT_THAT(text, HasSubstr("\n1. B0-B9 {+12/1 0."));
    EXPECT_EQ(text.substr(text.size() - 6), " 1-0\n\n");
}

/// Our Gomoku engine, which speaks Gomocup's protocol.
EngineSpec pbrain(const std::string& settings) {
    auto read = parse_engine_spec(CHUHE_PBRAIN " ; nodes=100; " + settings, Protocol::Gomocup);
    EXPECT_TRUE(read.spec) << read.error;
    return *read.spec;
}

TEST_F(Referees, PlayGomokuToARowOfFive) {
    Player black(pbrain("name=black"), patience_, cancelled_);
    Player white(pbrain("name=white; level=1"), patience_, cancelled_);
    ASSERT_EQ(black.new_game(), "");
    ASSERT_EQ(white.new_game(), "");
    rules_.game = "gomoku";
    rules_.rules = "freestyle";
    limits_.nodes = 100;
    const Opening opening{std::string(terms_of("gomoku").start_fen), {"h8", "i9", "g9"}};
    const auto game = play_game(opening, {&black, &white}, {limits_, limits_}, rules_);
    // White's level plays at random, so even White may be first. Who has five made the last move.
    const bool is_black = game.moves.size() % 2 == 1;
    expect_end(game, is_black ? Status::FirstWins : Status::SecondWins, "five-in-a-row");
    const std::string text = pgn_text({"2026.11.27", "1.1", {"A", "B"}, "nodes 100"}, game);
    EXPECT_THAT(text, HasSubstr("[Game \"Gomoku\"]\n"));
    EXPECT_THAT(text, HasSubstr("[Black \"A\"]\n[White \"B\"]\n"));
    EXPECT_THAT(text, HasSubstr("\n1. h8 i9 2. g9 "));
}

TEST_F(Referees, SayWhichSettingAGomokuEngineRefuses) {
    Player player(pbrain("name=tenth; level=11"), patience_, cancelled_);
    EXPECT_EQ(player.new_game(), "tenth refuses its options: \"ERROR no level \"11\"\"");
}

class Tournaments : public ::testing::Test {
  protected:
    void meet(const std::string& first, const std::string& second) {
        settings_.engines = {mock(first), mock(second)};
        settings_.pairings = {{0, 1}};
        settings_.openings = {{kStart, {}}};
        settings_.pairs = 4;
        settings_.concurrency = 2;
        result_ = play_tournament(settings_, cancelled_, [this](const GameReport&) { ++reports_; });
    }

    std::atomic<bool> cancelled_{false};
    TournamentSettings settings_;
    TournamentResult result_;
    int reports_ = 0;
};

TEST_F(Tournaments, PlayEveryPairWithBothColours) {
    settings_.rules.max_plies = 6;
    meet("random 1", "random 2");
    EXPECT_EQ(result_.error, "");
    EXPECT_EQ(reports_, 8);
    EXPECT_EQ(result_.standing.pairings[0].score.draws, 8);
    EXPECT_EQ(result_.standing.pairings[0].score.pairs, (std::array<int, 5>{0, 0, 4, 0, 0}));
}

TEST_F(Tournaments, BookFaultsOnTheEngineAtFault) {
    meet("random 1", "crash");
    const Score& score = result_.standing.pairings[0].score;
    EXPECT_EQ(score.wins, 8);
    EXPECT_EQ(score.pairs[4], 4);
    EXPECT_THAT(result_.standing.conduct[1].faults, UnorderedElementsAre(Pair("crash", 8)));
    EXPECT_TRUE(result_.standing.conduct[0].faults.empty());
}

TEST_F(Tournaments, StopWhenAnEngineDoesNotStart) {
    meet("random 1", "mute & exit");
    EXPECT_THAT(result_.error, HasSubstr("does not answer"));
    EXPECT_EQ(reports_, 0);
}

TEST_F(Tournaments, StopWhenTheSequentialTestIsDecided) {
    settings_.sprt = Sprt{0, 10, 0.05, 0.05, EloModel::Logistic};
    settings_.engines = {mock("random 1"), mock("say resign")};
    settings_.pairings = {{0, 1}};
    settings_.openings = {{kStart, {}}};
    settings_.pairs = 1000;
    result_ = play_tournament(settings_, cancelled_, [](const GameReport&) {});
    EXPECT_LT(result_.standing.games(), 2000);
    EXPECT_GE(result_.standing.pairings[0].score.pairs[4], 16);
}

}  // namespace
}  // namespace match
