// SPDX-License-Identifier: MIT
// The contract of engine/game.h, tested for every game through that interface only.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <ostream>

#include "engine/core/random.h"
#include "engine/core/text/text.h"
#include "engine/game.h"
#include "tests/support/game.h"

namespace {

using engine::Depth;
using engine::Game;
using engine::Reason;
using engine::SearchInfo;
using engine::SearchLimits;
using engine::Snapshot;
using engine::Status;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAreArray;
using tests::kNoFault;
using tests::set;

using engine::Texts;

/// The properties of a game that the suite needs.
struct Subject {
    std::string name;
    std::string start;
    /// Another position of an unfinished game, in check if the game has checks.
    std::string other;
    /// A finished game and its result.
    std::string finished;
    Status status;
    Reason reason;
    Texts bad_positions;
    /// A word that cannot be read as a move.
    std::string no_move;
    /// All texts that are moves in some position.
    Texts move_texts;
    /// The format for writing records.
    std::string record_format;
    std::string record_notation;
};

void PrintTo(const Subject& subject, std::ostream* out) { *out << subject.name; }

Texts xiangqi_move_texts() {
    Texts squares;
    for (char file = 'a'; file <= 'i'; ++file) {
        for (char rank = '0'; rank <= '9'; ++rank) squares.push_back({file, rank});
    }
    Texts moves;
    for (const std::string& from : squares) {
        for (const std::string& to : squares) moves.push_back(from + to);
    }
    return moves;
}

Texts gomoku_move_texts() {
    Texts points;
    for (char file = 'a'; file <= 'p'; ++file) {
        for (int rank = 0; rank <= 16; ++rank) points.push_back(file + std::to_string(rank));
    }
    return points;
}

Subject xiangqi() {
    return {"xiangqi",
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
            "rnbakabnr/9/7c1/p1p1C1p1p/9/9/P1P1P1P1P/1C7/9/RNBAKABNR b - - 0 3",
            "4k1R2/4R4/9/9/9/9/9/9/9/4K4 b - - 0 1",
            Status::FirstWins,
            Reason::Checkmate,
            {"", "x", "9/9/9/9/9/9/9/9/9/9 w", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9 w",
             "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR x"},
            "j0j1",
            xiangqi_move_texts(),
            "pgn",
            "wxf"};
}

Subject gomoku() {
    return {"gomoku",
            "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b freestyle",
            "15/15/15/15/15/15/7w7/7bb6/6w8/15/15/15/15/15/15 b freestyle",
            "15/15/15/15/15/15/15/15/15/15/15/15/15/5wwww6/5bbbbb5 w freestyle",
            Status::FirstWins,
            Reason::FiveInARow,
            {"", "x", "4/4/4/4", "5/5/5/5/4x", "5/5/5/5/5 x", "5/5/5/5/5 b pente"},
            "z1",
            gomoku_move_texts(),
            "psq",
            "uci"};
}

Texts words_of(std::string_view text) {
    const auto words = engine::split_words(text);
    return {words.begin(), words.end()};
}

std::span<const std::uint8_t> bytes_of(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

SearchLimits to_depth(int depth) {
    SearchLimits limits;
    limits.depth = Depth{depth};
    return limits;
}

SearchLimits to_nodes(std::uint64_t nodes) {
    SearchLimits limits;
    limits.nodes = nodes;
    return limits;
}

class GameContract : public testing::TestWithParam<Subject> {
  protected:
    GameContract() { EXPECT_EQ(set(game(), subject().start, ""), kNoFault); }

    static const Subject& subject() { return GetParam(); }
    static std::unique_ptr<Game> fresh() {
        auto game = engine::make_game(subject().name, 1);
        EXPECT_EQ(set(*game, subject().start), kNoFault);
        return game;
    }
    Game& game() { return *game_; }
    Texts legal_moves() { return game().snapshot().legal_moves; }
    SearchInfo search(const SearchLimits& limits) { return search(game(), limits); }
    static SearchInfo search(Game& game, const SearchLimits& limits) {
        return game.search(limits, [](const SearchInfo&) {}, {});
    }

    /// Plays random moves from the start and visits every position.
    template <class Visit>
    void play_at_random(std::uint64_t seed, int plies, Visit visit) {
        engine::SplitMix64 random(seed);
        std::string moves;
        for (int ply = 0; ply <= plies; ++ply) {
            ASSERT_EQ(set(game(), subject().start, moves), kNoFault);
            const Snapshot now = game().snapshot();
            visit(now, moves);
            const Texts& legal = now.legal_moves;
            if (legal.empty()) return;
            moves += " " + legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        }
    }

  private:
    std::unique_ptr<Game> game_ = engine::make_game(subject().name, 1);
};

INSTANTIATE_TEST_SUITE_P(Games, GameContract, testing::Values(xiangqi(), gomoku()),
                         [](const auto& one) { return one.param.name; });

TEST(GameNames, OfNoGameMakeNone) { EXPECT_EQ(engine::make_game("chess", 1), nullptr); }

TEST_P(GameContract, BeginsWhereTheGameBegins) {
    EXPECT_EQ(engine::make_game(subject().name, 1)->snapshot(), game().snapshot());
    EXPECT_EQ(game().snapshot().status, Status::Ongoing);
}

TEST_P(GameContract, AcceptsTheMovesItListsAndNoOthers) {
    for (const std::string& fen : {subject().start, subject().other}) {
        ASSERT_EQ(set(game(), fen, ""), kNoFault);
        const Texts listed = legal_moves();
        Texts accepted;
        for (const std::string& move : subject().move_texts) {
            if (!set(game(), fen, move)) accepted.push_back(move);
        }
        EXPECT_THAT(accepted, UnorderedElementsAreArray(listed)) << fen;
    }
}

TEST_P(GameContract, SaysWhyOfNoMoveThatItLists) {
    const Texts listed = legal_moves();
    for (const std::string& move : listed) {
        const auto why =
            std::get<std::optional<engine::IllegalMoveReport>>(game().why_illegal(move));
        EXPECT_EQ(why, std::nullopt) << move;
    }
    const auto refused = std::get<engine::Fault>(game().why_illegal(subject().no_move));
    EXPECT_EQ(refused.text, subject().no_move);
}

TEST_P(GameContract, RefusesABadPositionAndKeepsTheOldOne) {
    ASSERT_EQ(set(game(), subject().other, ""), kNoFault);
    const Snapshot before = game().snapshot();
    for (const std::string& bad : subject().bad_positions) {
        EXPECT_TRUE(set(game(), bad)) << bad;
        EXPECT_EQ(game().snapshot(), before) << bad;
    }
}

TEST_P(GameContract, QuotesTheMoveItRefusesAndKeepsTheOldPosition) {
    const Snapshot before = game().snapshot();
    const Texts legal = legal_moves();
    const auto illegal = std::find_if(
        subject().move_texts.begin(), subject().move_texts.end(),
        [&](const std::string& move) { return !testing::Value(legal, Contains(move)); });
    for (const std::string& moves :
         {subject().no_move, *illegal, legal[0] + " " + subject().no_move}) {
        const engine::Fault fault = set(game(), subject().start, moves);
        EXPECT_EQ(fault.text, words_of(moves).back());
        EXPECT_EQ(fault.number, static_cast<std::int64_t>(words_of(moves).size()));
        EXPECT_THAT(sentence_of(fault), HasSubstr('"' + fault.text + '"'));
        EXPECT_EQ(game().snapshot(), before) << moves;
    }
}

TEST_P(GameContract, DescribesAPositionSoThatItCanBeSetUpAgain) {
    play_at_random(1, 100, [&](const Snapshot& now, const std::string& moves) {
        const auto again = engine::make_game(subject().name, 1);
        ASSERT_EQ(set(*again, now.fen), kNoFault) << now.fen;
        EXPECT_EQ(again->snapshot().fen, now.fen);
        if (now.status == Status::Ongoing) {
            EXPECT_EQ(again->snapshot().legal_moves, now.legal_moves) << moves;
        }
    });
}

TEST_P(GameContract, GoesOnWithMovesOrEndsWithAReason) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        play_at_random(seed, 300, [](const Snapshot& now, const std::string&) {
            const bool over = now.status != Status::Ongoing;
            EXPECT_EQ(now.legal_moves.empty(), over) << now.fen;
            EXPECT_EQ(now.reason != Reason::None, over) << now.fen;
            EXPECT_EQ(now.checked_square.empty(), !now.in_check) << now.fen;
        });
    }
}

TEST_P(GameContract, SaysHowAFinishedGameEndedAndSearchesItNot) {
    ASSERT_EQ(set(game(), subject().finished, ""), kNoFault);
    const Snapshot now = game().snapshot();
    EXPECT_EQ(now.status, subject().status);
    EXPECT_EQ(now.reason, subject().reason);
    EXPECT_THAT(now.legal_moves, IsEmpty());
    EXPECT_EQ(search(to_depth(3)).best_move, "");
}

TEST_P(GameContract, WritesTheMovesItWasGivenAndReadsThemBack) {
    const std::string move = legal_moves().back();
    ASSERT_EQ(set(game(), subject().start, move), kNoFault);
    EXPECT_EQ(game().written_moves("uci"), Texts{move});
    EXPECT_EQ(game().written_moves("no such notation"), std::nullopt);
    for (const std::string& reply : legal_moves()) {
        EXPECT_EQ(std::get<engine::ReadMove>(game().read_move(reply)).move, reply);
    }
    EXPECT_EQ(std::get<engine::Fault>(game().read_move(subject().no_move)).text, subject().no_move);
}

TEST_P(GameContract, WritesALineUpToItsFirstIllegalMove) {
    const std::string move = legal_moves().back();
    EXPECT_EQ(game().written_line({move}, "uci"), Texts{move});
    EXPECT_EQ(game().written_line({move, subject().no_move, move}, "uci"), Texts{move});
    EXPECT_EQ(game().written_line({}, "uci"), Texts());
    EXPECT_EQ(game().written_line({move}, "no such notation"), std::nullopt);
}

TEST_P(GameContract, ReadsARecordAndWritesItAgain) {
    engine::Records& records = *game().records();
    const std::string line = legal_moves().front();
    const auto read_bytes = [&](std::span<const std::uint8_t> bytes, std::size_t chosen) {
        return std::get<engine::RecordReading>(records.read_record(bytes, chosen, {}, {"uci"}));
    };
    const auto read = read_bytes(bytes_of(subject().start + " moves " + line), 0);
    EXPECT_THAT(read.warnings, IsEmpty());
    ASSERT_TRUE(read.tree);
    ASSERT_EQ(read.tree->nodes.size(), 2U);
    EXPECT_EQ(read.tree->nodes[1].move, line);
    EXPECT_THAT(read.tree->nodes[1].written, ElementsAre(engine::WrittenMove{"uci", line}));
    for (const std::string& format : {read.format, std::string("link"), subject().record_format}) {
        const auto written = std::get<engine::WrittenRecord>(
            records.write_record(*read.tree, format, subject().record_notation));
        EXPECT_THAT(written.unsupported, IsEmpty()) << format;
        const auto again = read_bytes(written.bytes, 0);
        EXPECT_EQ(again.format, format);
        EXPECT_EQ(again.tree.value().nodes.at(1).move, line);
        EXPECT_EQ(read_bytes(written.bytes, 1).tree, std::nullopt) << "there is one game in it";
    }
}

TEST_P(GameContract, QuotesARecordFormatItDoesNotWrite) {
    engine::Records& records = *game().records();
    const engine::RecordTree tree{subject().start, {}, {{}}};
    const auto& format = subject().record_format;
    const auto fault_of = [&](const engine::RecordTree& given, std::string_view to,
                              std::string_view notation) {
        return std::get<engine::Fault>(records.write_record(given, to, notation));
    };
    EXPECT_EQ(fault_of(tree, "doc", "uci").text, "doc");
    EXPECT_EQ(fault_of(tree, format, "runes").text, "runes");
    EXPECT_TRUE(fault_of({"nonsense", {}, {}}, format, "uci"));
}

TEST_P(GameContract, QuotesRulesItDoesNotKnowAndKeepsTheOldPosition) {
    const Snapshot before = game().snapshot();
    const engine::Fault fault = set(game(), subject().other, "", "house rules");
    EXPECT_EQ(fault.code, engine::FaultCode::UnknownRules);
    EXPECT_EQ(fault.text, "house rules");
    EXPECT_EQ(game().snapshot(), before);
}

TEST_P(GameContract, CountsItsOwnMovesByPerft) {
    for (const std::string& fen : {subject().start, subject().other}) {
        ASSERT_EQ(set(game(), fen, ""), kNoFault);
        const Texts moves = legal_moves();
        EXPECT_EQ(game().diagnostics()->perft(Depth{0}), 1U);
        EXPECT_EQ(game().diagnostics()->perft(Depth{1}), moves.size());
        const std::uint64_t two_plies = game().diagnostics()->perft(Depth{2});
        std::uint64_t sum = 0;
        for (const std::string& move : moves) {
            ASSERT_EQ(set(game(), fen, move), kNoFault);
            sum += legal_moves().size();
        }
        EXPECT_EQ(two_plies, sum) << fen;
    }
}

TEST_P(GameContract, SearchesEveryDepthToItsLimit) {
    std::vector<int> depths;
    const auto note = [&](const SearchInfo& info) { depths.push_back(info.depth.value()); };
    const SearchInfo answer = game().search(to_depth(4), note, {});
    EXPECT_EQ(answer.depth, Depth{4});
    EXPECT_THAT(depths, ElementsAre(1, 2, 3, 4));
}

TEST_P(GameContract, SearchesNoMoreNodesThanItMay) {
    for (const std::uint64_t nodes : {1U, 100U, 5000U}) {
        // While returning to the root the search may count a node per ply.
        EXPECT_LE(search(to_nodes(nodes)).nodes,
                  nodes + static_cast<unsigned>(engine::kMaxPly.value()));
        EXPECT_THAT(legal_moves(), Contains(search(to_nodes(nodes)).best_move));
    }
}

TEST_P(GameContract, StopsWithALegalMoveWhenItIsAsked) {
    const SearchInfo answer = game().search(
        {}, [](const SearchInfo&) {}, [] { return true; });
    EXPECT_THAT(legal_moves(), Contains(answer.best_move));
    EXPECT_LE(answer.nodes, 10'000U) << "polled every few thousand nodes";
}

TEST_P(GameContract, StartsItsLineWithItsMove) {
    const SearchInfo answer = search(to_depth(4));
    EXPECT_EQ(words_of(answer.line).at(0), answer.best_move);
    EXPECT_EQ(set(game(), subject().start, answer.line), kNoFault) << answer.line;
}

TEST_P(GameContract, SearchesTheSameWithTheSameNodes) {
    const SearchInfo one = search(*fresh(), to_nodes(5000));
    const SearchInfo other = search(*fresh(), to_nodes(5000));
    EXPECT_EQ(one.line, other.line);
    EXPECT_EQ(one.value, other.value);
    EXPECT_EQ(one.depth, other.depth);
}

TEST_P(GameContract, RemembersASearchUntilANewGame) {
    const SearchInfo first = search(to_depth(8));
    EXPECT_LT(search(to_depth(8)).nodes, first.nodes);
    game().new_game();
    const SearchInfo again = search(to_depth(8));
    EXPECT_EQ(again.nodes, first.nodes);
    EXPECT_EQ(again.line, first.line);
}

TEST_P(GameContract, SearchesWithATableOfAnySize) {
    for (const std::size_t megabytes : {4U, 1U, 2U}) {
        game().resize_table(megabytes);
        EXPECT_THAT(legal_moves(), Contains(search(to_nodes(3000)).best_move)) << megabytes;
    }
}

TEST_P(GameContract, LeavesThePositionAloneWhileAndAfterItSearches) {
    ASSERT_EQ(set(game(), subject().other, ""), kNoFault);
    const Snapshot before = game().snapshot();
    int reports = 0;
    const auto look = [&](const SearchInfo&) {
        ++reports;
        EXPECT_EQ(game().snapshot(), before);
    };
    int polls = 0;
    game().search(to_nodes(10'000), look, [&] {
        EXPECT_EQ(game().snapshot(), before) << "in the middle of an iteration";
        return ++polls == 3;
    });
    EXPECT_GT(reports, 0);
    EXPECT_EQ(polls, 3);
    EXPECT_EQ(game().snapshot(), before);
}

TEST_P(GameContract, ConsidersOnlyTheMovesItIsGiven) {
    SearchLimits limits = to_depth(3);
    limits.root_moves = {legal_moves().back()};
    EXPECT_EQ(search(limits).best_move, limits.root_moves[0]);
}

TEST_P(GameContract, ReportsAsManyDifferentLinesAsItIsAsked) {
    // On an empty board Gomoku considers only one move.
    ASSERT_EQ(set(game(), subject().other, ""), kNoFault);
    SearchLimits limits = to_depth(3);
    limits.multi_pv = 3;
    Texts moves;
    game().search(limits,
                  [&](const SearchInfo& info) {
                      if (info.depth != Depth{3}) return;
                      EXPECT_EQ(info.multi_pv, static_cast<int>(moves.size()) + 1);
                      EXPECT_THAT(moves, Not(Contains(info.best_move)));
                      moves.push_back(info.best_move);
                  },
                  {});
    EXPECT_EQ(moves.size(), 3U);
}

TEST_P(GameContract, PlaysAtEveryLevelByItselfBelowTheHighest) {
    for (int level = 1; level < engine::kFullStrength; ++level) {
        SearchLimits limits;
        limits.level = level;
        // Lower levels limit themselves; the highest ones would take long in this build.
        if (level > 5) limits.nodes = 5000;
        EXPECT_THAT(legal_moves(), Contains(search(limits).best_move)) << level;
    }
}

TEST_P(GameContract, NamesBookMovesThatAreLegalTheLikeliestFirst) {
    engine::OpeningBook* book = game().opening_book();
    if (book == nullptr) return;
    EXPECT_THAT(book->book_moves(), testing::IsEmpty());
    EXPECT_EQ(book->book_opening(), std::nullopt);
    std::ifstream file(CHUHE_BOOKS "/" + GetParam().name + ".book", std::ios::binary);
    const std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(file), {}};
    ASSERT_EQ(book->load_book(bytes), kNoFault);
    const auto moves = book->book_moves();
    ASSERT_FALSE(moves.empty());
    int total = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        EXPECT_THAT(legal_moves(), Contains(moves[i].move));
        EXPECT_LE(moves[i].per_mille, moves[i == 0 ? 0 : i - 1].per_mille);
        total += moves[i].per_mille;
    }
    EXPECT_NEAR(total, 1000, static_cast<double>(moves.size()) / 2);
}

TEST_P(GameContract, RefusesABookThatIsNoneAndPlaysOn) {
    engine::OpeningBook* book = game().opening_book();
    if (book == nullptr) return;
    const std::vector<std::vector<std::uint8_t>> garbage{
        {}, {1, 2, 3}, {'C', 'H', 'B', 'K'}, std::vector<std::uint8_t>(1000, 0xFF)};
    for (const auto& bytes : garbage) {
        EXPECT_TRUE(book->load_book(bytes)) << bytes.size();
        SearchLimits limits = to_nodes(500);
        limits.use_book = true;
        const SearchInfo answer = search(limits);
        EXPECT_FALSE(answer.from_book);
        EXPECT_THAT(legal_moves(), Contains(answer.best_move));
    }
}

TEST_P(GameContract, RefusesANetworkThatIsNoneAndPlaysOn) {
    engine::EvaluationNetwork* network = game().evaluation_network();
    if (network == nullptr) return;
    const std::vector<std::vector<std::uint8_t>> garbage{
        {1, 2, 3}, {'c', 'h', 'u', 'h', 'e', 'n', 'e', 't'}, std::vector<std::uint8_t>(1000, 0xFF)};
    for (const auto& bytes : garbage) {
        EXPECT_TRUE(network->load_network(bytes)) << bytes.size();
        EXPECT_THAT(legal_moves(), Contains(search(to_nodes(500)).best_move));
    }
    EXPECT_FALSE(network->load_network({}));
}

TEST_P(GameContract, ExplainsItsEvaluationOfEveryPosition) {
    for (const std::string& fen : {subject().start, subject().other, subject().finished}) {
        ASSERT_EQ(set(game(), fen, ""), kNoFault);
        EXPECT_NE(game().diagnostics()->describe_evaluation(), "") << fen;
    }
}

TEST_P(GameContract, CountsTheSameNodesInEveryBench) {
    const Snapshot before = game().snapshot();
    const std::array<std::string_view, 3> positions{subject().start, "no position",
                                                    subject().other};
    const std::uint64_t nodes = game().diagnostics()->bench(Depth{3}, positions);
    search(to_depth(3));
    EXPECT_GT(nodes, 0U);
    EXPECT_EQ(game().diagnostics()->bench(Depth{3}, positions), nodes);
    EXPECT_EQ(game().snapshot(), before);
}

}  // namespace
