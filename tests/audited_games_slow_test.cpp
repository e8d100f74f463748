// SPDX-License-Identifier: MIT
// Self-play games of both games; the plain rules, which share no code with the engine, check every
// move, line and result.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "engine/uci/built_in_network.h"
#include "tests/support/game.h"
#include "tests/support/plain_gomoku.h"
#include "tests/support/plain_judge.h"
#include "tests/support/plain_rules.h"
#include "tests/support/property_runs.h"

namespace {

using engine::Reason;
using engine::SearchInfo;
using engine::Snapshot;
using engine::SplitMix64;
using engine::Status;
using tests::PlainBoard;
using tests::PlainGomoku;
using tests::PlainLaw;

constexpr const char* kStart =
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

/// The number of things checked.
struct Counts {
    int games = 0;
    int moves = 0;
    int lines = 0;
    int moves_of_lines = 0;
    std::map<std::string, int> ends;

    void print(const char* name) const {
        std::printf("%s: %d games, %d moves, %d lines of %d moves;", name, games, moves, lines,
                    moves_of_lines);
        for (const auto& [end, count] : ends) std::printf(" %s %d", end.c_str(), count);
        std::printf("\n");
        std::fflush(stdout);
    }
};

/// The search limits of a player: any level, some multi-PV, few nodes.
engine::SearchLimits random_limits(SplitMix64& random) {
    engine::SearchLimits limits;
    limits.nodes = 20 + random.below(400);
    limits.level = random.below(2) == 0 ? engine::kFullStrength
                                        : 1 + static_cast<int>(random.below(engine::kFullStrength));
    limits.multi_pv = 1 + static_cast<int>(random.below(3));
    limits.seed = random.next();
    return limits;
}

class XiangqiAudit {
  public:
    XiangqiAudit(engine::Game& game, PlainLaw law, SplitMix64& random, Counts& counts)
        : game_(game),
          law_(law),
          random_(random),
          counts_(counts) {}

    void play() {
        constexpr int kMostPlies = 300;
        const int random_plies = static_cast<int>(random_.below(12));
        game_.new_game();
        seen(board_);
        for (int ply = 0; ply < kMostPlies && !testing::Test::HasFailure(); ++ply) {
            ASSERT_EQ(tests::set(game_, kStart, moves_, rules()), tests::kNoFault);
            const Snapshot snapshot = game_.snapshot();
            const auto legal = board_.legal_moves();
            audit_end(snapshot, legal);
            if (snapshot.status != Status::Ongoing) {
                ++counts_.ends[std::string(text_of(snapshot.reason))];
                return;
            }
            auto told = snapshot.legal_moves;
            std::sort(told.begin(), told.end());
            ASSERT_EQ(told, legal) << moves_;
            make(ply < random_plies ? legal[random_.below(static_cast<std::uint32_t>(legal.size()))]
                                    : found_move());
        }
        ++counts_.ends["unfinished"];
    }

  private:
    [[nodiscard]] std::string_view rules() const {
        return law_ == PlainLaw::Simple ? "simple" : "computer";
    }

    std::string found_move() {
        const auto found = game_.search(
            random_limits(random_), [this](const SearchInfo& info) { audit_line(info.line); }, {});
        audit_line(found.line);
        return found.best_move;
    }

    void audit_line(const std::string& line) {
        PlainBoard board = board_;
        ++counts_.lines;
        for (const auto word : engine::split_words(line)) {
            const auto from = tests::point_of(word.substr(0, 2));
            const auto to = tests::point_of(word.substr(2, 2));
            ASSERT_TRUE(board.is_legal(from, to)) << word << " in " << line << " after" << moves_;
            board.play(from, to);
            ++counts_.moves_of_lines;
        }
    }

    void make(const std::string& move) {
        const auto from = tests::point_of(move.substr(0, 2));
        const auto to = tests::point_of(move.substr(2, 2));
        ASSERT_TRUE(board_.is_legal(from, to)) << move << " after" << moves_;
        const bool is_quiet = board_.empty(to);
        const bool by_red = board_.red_to_move();
        board_.play(from, to);
        if (is_quiet) {
            quiet_.push_back({by_red, board_.in_check(!by_red)});
        } else {
            quiet_.clear();
        }
        moves_ += " " + move;
        ++counts_.moves;
        seen(board_);
    }

    void seen(const PlainBoard& board) {
        times_ = 0;
        history_.push_back(board);
        for (const PlainBoard& earlier : history_) times_ += earlier == board ? 1 : 0;
    }

    /// Checks that the game is over if and only if the plain rules say so, and for the given
    /// reason.
    void audit_end(const Snapshot& snapshot, const std::vector<std::string>& legal) {
        SCOPED_TRACE(moves_);
        const Status loss = board_.red_to_move() ? Status::SecondWins : Status::FirstWins;
        if (legal.empty()) {
            EXPECT_EQ(snapshot.status, loss);
            EXPECT_EQ(snapshot.reason, board_.in_check(board_.red_to_move()) ? Reason::Checkmate
                                                                             : Reason::Stalemate);
            return;
        }
        using tests::Verdict;
        const auto ruling =
            times_ < 3 ? Verdict::None : tests::plain_ruling(law_, kStart, moves_).verdict;
        if (ruling != Verdict::None) {
            EXPECT_EQ(snapshot.status, ruling == Verdict::Draw      ? Status::Draw
                                       : ruling == Verdict::RedWins ? Status::FirstWins
                                                                    : Status::SecondWins);
            return;
        }
        const bool is_limit = counted_plies() >= 120;
        const bool is_over = is_limit || !has_attacker();
        EXPECT_EQ(snapshot.status, is_over ? Status::Draw : Status::Ongoing);
        if (is_over) {
            EXPECT_EQ(snapshot.reason,
                      is_limit ? Reason::NaturalMoveLimit : Reason::InsufficientMaterial);
        }
    }

    struct QuietPly {
        bool by_red;
        bool is_check;
    };

    /// Asian rules: the plies since the last capture, without each side's checks after its tenth
    /// and the replies to them.
    [[nodiscard]] int counted_plies() const {
        int counted = 0;
        int checks_of_red = 0;
        int checks_of_black = 0;
        bool was_free_check = false;
        for (const auto& [by_red, is_check] : quiet_) {
            int& checks = by_red ? checks_of_red : checks_of_black;
            if (is_check) ++checks;
            const bool is_free_check = is_check && checks > 10;
            if (!is_free_check && !was_free_check) ++counted;
            was_free_check = is_free_check;
        }
        return counted;
    }

    [[nodiscard]] bool has_attacker() const {
        const auto& points = tests::all_points();
        return std::any_of(points.begin(), points.end(), [&](tests::Point point) {
            return std::string_view("RNCPrncp").find(board_.at(point)) != std::string_view::npos;
        });
    }

    engine::Game& game_;
    PlainLaw law_;
    SplitMix64& random_;
    Counts& counts_;
    PlainBoard board_{kStart};
    std::vector<PlainBoard> history_;
    std::string moves_;
    /// Since the last capture.
    std::vector<QuietPly> quiet_;
    /// The number of occurrences of the current position.
    int times_ = 0;
};

class GomokuAudit {
  public:
    GomokuAudit(engine::Game& game, const std::string& rule, SplitMix64& random, Counts& counts)
        : game_(game),
          fen_("15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b " + rule),
          random_(random),
          counts_(counts),
          board_(fen_) {}

    void play() {
        constexpr int kMostMoves = 120;
        const int random_moves = 1 + static_cast<int>(random_.below(8));
        game_.new_game();
        for (int move = 0; move < kMostMoves && !testing::Test::HasFailure(); ++move) {
            ASSERT_EQ(tests::set(game_, fen_, moves_), tests::kNoFault);
            const Snapshot snapshot = game_.snapshot();
            ASSERT_EQ(snapshot.status, expected_) << moves_;
            if (expected_ != Status::Ongoing) {
                ++counts_.ends[std::string(text_of(snapshot.reason))];
                return;
            }
            audit_moves(snapshot.legal_moves);
            make(move < random_moves ? near_centre(snapshot.legal_moves) : found_move());
        }
        ++counts_.ends["unfinished"];
    }

  private:
    std::string near_centre(const engine::Texts& legal) {
        for (;;) {
            const std::string point{static_cast<char>('e' + random_.below(7))};
            const std::string move = point + std::to_string(5 + random_.below(7));
            if (std::find(legal.begin(), legal.end(), move) != legal.end()) return move;
        }
    }

    std::string found_move() {
        const auto found = game_.search(
            random_limits(random_), [this](const SearchInfo& info) { audit_line(info.line); }, {});
        audit_line(found.line);
        return found.best_move;
    }

    void audit_moves(engine::Texts told) {
        std::sort(told.begin(), told.end());
        engine::Texts legal;
        for (std::size_t point = 0; point < 225; ++point) {
            if (board_.may_play(point, board_.side())) legal.push_back(PlainGomoku::text_of(point));
        }
        std::sort(legal.begin(), legal.end());
        ASSERT_EQ(told, legal) << moves_;
    }

    /// A line may end with a five and must not continue after one.
    void audit_line(const std::string& line) {
        PlainGomoku board = board_;
        ++counts_.lines;
        bool is_over = false;
        for (const auto word : engine::split_words(line)) {
            const auto point = PlainGomoku::point_of(word);
            ASSERT_TRUE(!is_over && point && board.may_play(*point, board.side()))
                << word << " in " << line << " after" << moves_;
            is_over = board.makes_five(*point, board.side());
            board.play(*point);
            ++counts_.moves_of_lines;
        }
    }

    void make(const std::string& move) {
        const auto point = PlainGomoku::point_of(move);
        ASSERT_TRUE(point && board_.may_play(*point, board_.side())) << move << " after" << moves_;
        if (board_.makes_five(*point, board_.side())) {
            expected_ = board_.side() == 'b' ? Status::FirstWins : Status::SecondWins;
        }
        board_.play(*point);
        moves_ += " " + move;
        ++counts_.moves;
    }

    engine::Game& game_;
    std::string fen_;
    SplitMix64& random_;
    Counts& counts_;
    PlainGomoku board_;
    std::string moves_;
    Status expected_ = Status::Ongoing;
};

/// CHUHE_PROPERTY_SEED selects other games, so that several processes do not play the same ones.
std::uint64_t first_seed() {
    const char* seed = std::getenv("CHUHE_PROPERTY_SEED");
    return seed == nullptr ? 1 : static_cast<std::uint64_t>(std::atoll(seed));
}

TEST(AuditedGames, OfXiangqiKeepToTheRules) {
    const auto game = engine::make_game("xiangqi", 1);
    ASSERT_FALSE(game->evaluation_network()->load_network(chuhe::built_in_xiangqi_network()));
    SplitMix64 random(first_seed());
    Counts counts;
    const int games = tests::property_runs(2);
    while (counts.games < games && !HasFailure()) {
        const auto law = counts.games % 2 == 0 ? PlainLaw::Simple : PlainLaw::Computer;
        XiangqiAudit(*game, law, random, counts).play();
        ++counts.games;
    }
    counts.print("Xiangqi");
}

TEST(AuditedGames, OfGomokuKeepToTheRules) {
    const auto game = engine::make_game("gomoku", 1);
    ASSERT_FALSE(game->evaluation_network()->load_network(chuhe::built_in_gomoku_network()));
    SplitMix64 random(first_seed());
    Counts counts;
    const std::vector<std::string> rules{"freestyle", "standard", "renju"};
    const int games = tests::property_runs(3);
    while (counts.games < games && !HasFailure()) {
        GomokuAudit(*game, rules[static_cast<std::size_t>(counts.games) % rules.size()], random,
                    counts)
            .play();
        ++counts.games;
    }
    counts.print("Gomoku");
}

}  // namespace
