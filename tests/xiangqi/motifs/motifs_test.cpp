// SPDX-License-Identifier: MIT
// Every motif on positions constructed from its definition, and on near misses; the rules confirm
// the claims of the positions, in particular mates.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "engine/core/text/text.h"
#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/motifs/causes.h"
#include "engine/xiangqi/motifs/explain.h"
#include "engine/xiangqi/motifs/mates.h"
#include "engine/xiangqi/motifs/rescues.h"
#include "tests/support/data.h"
#include "tests/support/positions.h"

namespace engine::xiangqi {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;
using ::testing::Not;
using tests::position_of;

struct Case {
    std::string asked;
    std::string motif;
    bool is_there = false;
    std::string fen;
    std::vector<std::string> moves;
    std::vector<std::string> squares;
};

void PrintTo(const Case& one, std::ostream* out) {
    *out << one.asked << ' ' << one.motif << (one.is_there ? " + " : " - ") << one.fen;
    for (const std::string& move : one.moves) *out << ' ' << move;
}

std::vector<std::string> words(std::string_view text) {
    const auto found = split_words(text);
    return {found.begin(), found.end()};
}

std::vector<Case> cases() {
    std::vector<Case> all;
    for (const std::string& line : tests::data_lines("xiangqi_motifs.txt")) {
        const auto parts = tests::parts_of(line, '|');
        all.push_back({parts[0], parts[1], parts[2] == "+", parts[3], words(parts[4]),
                       parts.size() > 5 ? words(parts[5]) : std::vector<std::string>{}});
    }
    return all;
}

/// The position before the move.
Position before(const Case& one) {
    Position position = position_of(one.fen);
    for (std::size_t i = 0; i + 1 < one.moves.size(); ++i) tests::play(position, one.moves[i]);
    return position;
}

Motifs motifs_of(const Case& one) {
    Position position = before(one);
    if (one.asked == "mate") {
        if (!one.moves.empty()) tests::play(position, one.moves.back());
        return named_mates(position);
    }
    const Move move = tests::move_of(one.moves.back());
    EXPECT_TRUE(position.is_legal(move));
    if (one.asked == "line") {
        Motifs motifs;
        const std::vector<Move> line{move};
        for (const LineMotif& found : motifs_of_line(position, line)) {
            EXPECT_EQ(found.ply, 0);
            motifs.push_back(found.motif);
        }
        return motifs;
    }
    const MadeMove step(position, move);
    const Square square = tests::square_of(one.squares.front());
    const auto motif = one.asked == "cause" ? cause_of_loss(step, square) : rescue_of(step, square);
    return motif ? Motifs{*motif} : Motifs{};
}

std::vector<std::string> names_of(const Motifs& motifs) {
    std::vector<std::string> names;
    for (const Motif& motif : motifs) names.emplace_back(text_of(motif.kind));
    return names;
}

class MotifCase : public testing::TestWithParam<Case> {};

TEST_P(MotifCase, IsSeenWhereItIsAndNowhereElse) {
    const Motifs motifs = motifs_of(GetParam());
    const auto& [asked, name, is_there, fen, moves, squares] = GetParam();
    if (!is_there) {
        EXPECT_THAT(names_of(motifs), Not(Contains(name)));
        return;
    }
    ASSERT_THAT(names_of(motifs), Contains(name));
    if (asked == "cause" || asked == "rescue") return;
    for (const Motif& motif : motifs) {
        if (text_of(motif.kind) != name) continue;
        std::vector<std::string> seen{motif.actor.square.text()};
        for (const PlacedPiece& target : motif.targets) seen.push_back(target.square.text());
        EXPECT_EQ(seen, squares);
    }
}

INSTANTIATE_TEST_SUITE_P(Xiangqi, MotifCase, testing::ValuesIn(cases()));

TEST(Motifs, MateCasesAreMatesByTheRules) {
    for (const Case& one : cases()) {
        if (one.asked != "mate") continue;
        Position position = before(one);
        if (!one.moves.empty()) tests::play(position, one.moves.back());
        EXPECT_FALSE(has_legal_move(position)) << one.fen;
        EXPECT_EQ(position.in_check(), !(one.motif == "no-move-left" && one.is_there)) << one.fen;
    }
}

TEST(Motifs, EveryOneHasACaseAndANearMiss) {
    std::set<std::pair<std::string, bool>> seen;
    for (const Case& one : cases()) seen.insert({one.motif, one.is_there});
    for (int kind = 0; kind <= static_cast<int>(MotifKind::NoMoveLeft); ++kind) {
        const std::string name(text_of(static_cast<MotifKind>(kind)));
        EXPECT_TRUE(seen.count({name, true})) << name;
        EXPECT_TRUE(seen.count({name, false})) << name;
    }
}

TEST(Motifs, AreTheSameForBlackAsForRed) {
    for (const Case& one : cases()) {
        if (one.asked != "mate" || !one.moves.empty()) continue;
        const Position swapped = position_of(tests::color_swapped(one.fen));
        EXPECT_EQ(names_of(named_mates(swapped)), names_of(named_mates(position_of(one.fen))));
    }
}

TEST(Motifs, OfAQuietStartAreNone) {
    const Position start = position_of(kStartFen);
    for (const Move move : legal_moves(start)) {
        const std::vector<Move> line{move};
        for (const LineMotif& found : motifs_of_line(start, line)) {
            // Only the cannons that capture the horses, which are recaptured.
            ADD_FAILURE() << move.text() << ' ' << text_of(found.motif.kind);
        }
    }
}

/// Black's horse moves to where the chariot captures it; `drop` is the loss in value.
Explanation explained(Value drop) {
    const Position position = position_of("4k4/9/9/9/9/n8/9/9/2R6/5K3 b");
    const std::vector<Move> better{tests::move_of("a4b6")};
    const std::vector<Move> answer{tests::move_of("c1c5")};
    return explain_move(position, tests::move_of("a4c5"), {better, -500}, {answer, 500 + drop});
}

TEST(ExplainedMove, NamesWhatIsTakenAndWhatLetItBeTaken) {
    const Explanation found = explained(370);
    ASSERT_EQ(found.allowed.size(), 1U);
    EXPECT_EQ(found.allowed.front().motif.kind, MotifKind::HangingPiece);
    EXPECT_THAT(names_of(found.causes), ::testing::ElementsAre("moved-into-attack"));
    EXPECT_THAT(found.missed, IsEmpty());
}

TEST(ExplainedMove, SaysNothingWhereTheValuesSayThePieceComesBack) {
    EXPECT_THAT(explained(100).allowed, IsEmpty());
    EXPECT_THAT(explained(100).causes, IsEmpty());
}

TEST(ExplainedMove, SaysNothingWhereSomethingElseWasMuchWorse) {
    EXPECT_THAT(explained(5000).allowed, IsEmpty());
}

TEST(ExplainedMove, NamesTheMateAtTheEndOfALine) {
    const Position position = position_of("4k4/R8/9/9/9/9/9/9/1R7/5K3 w");
    const std::vector<Move> mate{tests::move_of("b1b9")};
    const auto found = motifs_of_line(position, mate);
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found.front().motif.kind, MotifKind::DoubleChariotMate);
}

TEST(NamedMates, AreNoneBeforeTheMate) {
    EXPECT_THAT(named_mates(position_of(kStartFen)), IsEmpty());
    EXPECT_THAT(named_mates(position_of("4k4/9/9/9/9/9/9/9/4R4/5K3 b")), IsEmpty());
}

}  // namespace
}  // namespace engine::xiangqi
