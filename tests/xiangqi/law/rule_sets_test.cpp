// SPDX-License-Identifier: MIT
// Properties of every rule set for repetitions: symmetry, and that only the repeated moves matter.
#include "engine/xiangqi/law/rule_set.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/law/repetition_law.h"
#include "engine/xiangqi/law/rules.h"
#include "tests/support/game.h"
#include "tests/support/positions.h"
#include "tests/support/repeated_games.h"
#include "tests/support/search.h"

namespace {

using namespace engine::xiangqi;
using engine::Status;
using tests::joined;
using tests::position_of;
using tests::RepeatedGame;

/// The diagrams and random games.
const std::vector<RepeatedGame>& games() {
    static const std::vector<RepeatedGame> kGames = [] {
        std::vector<RepeatedGame> games = tests::repeated_diagrams();
        tests::RepeatedGames source(3);
        for (int i = 0; i < 175; ++i) games.push_back(source.next());
        return games;
    }();
    return kGames;
}

Position end_of(const RepeatedGame& game) { return position_of(game.fen, joined(game.moves)); }

class EveryRuleSet : public testing::TestWithParam<RuleSet> {
  protected:
    static Ruling ruling_of(const RepeatedGame& game) { return judge(end_of(game), GetParam()); }
};

RepeatedGame without_last_moves(RepeatedGame game, std::size_t plies) {
    game.moves.resize(game.moves.size() - plies);
    return game;
}

using Transformation = std::function<Square(Square)>;

/// A ruling as text, with its points transformed; only the victims depend on points.
std::string summary(const Ruling& ruling, const Transformation& moved) {
    Bitboard victims;
    for (const Square square : ruling.victims) victims |= Bitboard(moved(square));
    std::string summary = std::string(text_of(ruling.reason)) + " " + ruling.article.text();
    for (const Square square : victims) summary += " " + square.text();
    return summary;
}

std::string summary(const Ruling& ruling) {
    return summary(ruling, [](Square square) { return square; });
}

std::string shown(const RepeatedGame& game) { return joined(game.moves) + "from " + game.fen; }

RepeatedGame transformed(const RepeatedGame& game, std::string fen, const Transformation& moved) {
    RepeatedGame other{std::move(fen), {}, game.cycle_plies};
    for (const std::string& text : game.moves) {
        const Move move = tests::move_of(text);
        other.moves.push_back(Move(moved(move.from()), moved(move.to())).text());
    }
    return other;
}

Square left_for_right(Square square) { return square.mirrored(); }
/// The transformation of tests::color_swapped.
Square bottom_for_top(Square square) { return square.rotated().mirrored(); }

Status with_colors_exchanged(Status status) {
    switch (status) {
        case Status::FirstWins:
            return Status::SecondWins;
        case Status::SecondWins:
            return Status::FirstWins;
        default:
            return status;
    }
}

TEST_P(EveryRuleSet, RulesTheMirroredGameAlike) {
    for (const RepeatedGame& game : games()) {
        const std::string fen = to_fen(position_of(game.fen).mirrored());
        const Ruling ruling = ruling_of(game);
        const Ruling mirrored = ruling_of(transformed(game, fen, left_for_right));
        EXPECT_EQ(mirrored.status, ruling.status) << shown(game);
        EXPECT_EQ(summary(mirrored), summary(ruling, left_for_right)) << shown(game);
    }
}

TEST_P(EveryRuleSet, RulesTheOtherWayRoundWithColorsExchanged) {
    for (const RepeatedGame& game : games()) {
        const Ruling ruling = ruling_of(game);
        const Ruling swapped =
            ruling_of(transformed(game, tests::color_swapped(game.fen), bottom_for_top));
        EXPECT_EQ(swapped.status, with_colors_exchanged(ruling.status)) << shown(game);
        EXPECT_EQ(summary(swapped), summary(ruling, bottom_for_top)) << shown(game);
    }
}

TEST_P(EveryRuleSet, RulesNothingWithoutTheLastCycle) {
    for (const RepeatedGame& game : games()) {
        EXPECT_NE(ruling_of(game).status, Status::Ongoing) << shown(game);
        const RepeatedGame shorter = without_last_moves(game, game.cycle_plies);
        EXPECT_EQ(ruling_of(shorter).status, Status::Ongoing) << shown(game);
    }
}

TEST_P(EveryRuleSet, RulesNothingOnAPositionWithoutItsHistory) {
    for (const RepeatedGame& game : games()) {
        const Position fresh = position_of(to_fen(end_of(game)));
        EXPECT_EQ(judge(fresh, GetParam()).status, Status::Ongoing) << shown(game);
    }
}

TEST_P(EveryRuleSet, DisregardsWhatWasPlayedBeforeTheFirstOccurrence) {
    for (const RepeatedGame& game : games()) {
        if (!game.plays_one_cycle_twice()) continue;
        RepeatedGame late = game;
        late.moves.assign(game.moves.end() - 2 * std::ptrdiff_t(game.cycle_plies),
                          game.moves.end());
        late.fen = to_fen(end_of(game));
        EXPECT_EQ(ruling_of(late).status, ruling_of(game).status) << shown(game);
        EXPECT_EQ(summary(ruling_of(late)), summary(ruling_of(game))) << shown(game);
    }
}

TEST_P(EveryRuleSet, RulesAlikeWhereverInTheCycleTheCountBegins) {
    for (const RepeatedGame& game : games()) {
        if (!game.plays_one_cycle_twice()) continue;
        RepeatedGame longer = game;
        for (std::size_t i = 0; i < game.cycle_plies; ++i) {
            longer.moves.push_back(longer.moves[longer.moves.size() - game.cycle_plies]);
            EXPECT_EQ(ruling_of(longer).status, ruling_of(game).status) << shown(longer);
        }
    }
}

TEST_P(EveryRuleSet, WarnsAtTheSecondOccurrenceOfTheRulingAtTheThird) {
    for (const RepeatedGame& game : games()) {
        if (!game.plays_one_cycle_twice()) continue;
        const auto warned = warning(end_of(without_last_moves(game, game.cycle_plies)), GetParam());
        ASSERT_TRUE(warned) << shown(game);
        EXPECT_EQ(warned->status, ruling_of(game).status) << shown(game);
    }
}

TEST_P(EveryRuleSet, KnowsBeforehandWhetherTheLastMoveLoses) {
    for (const RepeatedGame& game : games()) {
        const Position before = end_of(without_last_moves(game, 1));
        const bool red = before.side_to_move() == Color::Red;
        const Status loss = red ? Status::SecondWins : Status::FirstWins;
        const auto losing = tests::texts_of(losing_repetitions(before, GetParam()));
        EXPECT_EQ(std::count(losing.begin(), losing.end(), game.moves.back()) == 1,
                  ruling_of(game).status == loss)
            << shown(game);
    }
}

// One object for all games, each judged twice: its cache must agree with the judge, which has none.
TEST_P(EveryRuleSet, HasTheSameLosersInTheFormTheSearchAsks) {
    RepetitionLaw law(GetParam());
    for (const RepeatedGame& game : games()) {
        Position third = end_of(game);
        Position second = end_of(without_last_moves(game, game.cycle_plies));
        const auto span = latest_cycle(third, 2)->span;
        const auto cycle = latest_cycle(second, 1);
        for (int time = 0; time < 2; ++time) {
            EXPECT_EQ(law.loser(third, span), ruling_of(game).guilty) << shown(game);
            if (!cycle) continue;  // it came back by another way the second time
            EXPECT_EQ(law.loser(second, cycle->plies), warning(second, GetParam())->guilty)
                << shown(game);
        }
    }
}

TEST_P(EveryRuleSet, KeepsTheSearchFromLosingByRepetitionWhereItNeedNot) {
    int kept = 0;
    for (const RepeatedGame& game : games()) {
        const Position before = end_of(without_last_moves(game, 1));
        const auto losing = tests::texts_of(losing_repetitions(before, GetParam()));
        if (losing.empty() || losing.size() == legal_moves(before).size()) continue;
        const auto answer = tests::search(before, tests::to_depth(1), GetParam()).answer;
        if (answer.value < 0 && engine::is_mate(answer.value)) continue;  // all moves lose
        EXPECT_EQ(std::count(losing.begin(), losing.end(), answer.best_move), 0) << shown(game);
        ++kept;
    }
    EXPECT_GE(kept, 5);
}

TEST_P(EveryRuleSet, RulesAlikeBeforeAndAfterASearch) {
    engine::xiangqi::SearchState state(1);
    for (const RepeatedGame& game : games()) {
        Position position = end_of(game);
        const Ruling before = judge(position, GetParam());
        tests::search(position, state, tests::to_nodes(200));
        const Ruling after = judge(position, GetParam());
        EXPECT_EQ(after.status, before.status) << shown(game);
        EXPECT_EQ(summary(after), summary(before)) << shown(game);
    }
}

TEST_P(EveryRuleSet, LeavesThePositionAsItWas) {
    for (const RepeatedGame& game : games()) {
        Position position = end_of(game);
        const std::string fen = to_fen(position);
        const auto key = position.key();
        const auto plies = position.states().size();
        judge(position, GetParam());
        RepetitionLaw(GetParam()).loser(position, latest_cycle(position, 2)->span);
        EXPECT_EQ(to_fen(position), fen);
        EXPECT_EQ(position.key(), key);
        EXPECT_EQ(position.key(), tests::key_from_scratch(position));
        EXPECT_EQ(position.states().size(), plies);
    }
}

INSTANTIATE_TEST_SUITE_P(All, EveryRuleSet,
                         testing::Values(RuleSet::Asian, RuleSet::Computer, RuleSet::Simple,
                                         RuleSet::Chinese),
                         [](const auto& one) { return std::string(text_of(one.param)); });

}  // namespace
