// SPDX-License-Identifier: MIT
// Plays Gomoku within one process: techniques of the search against none of them, or the levels
// against each other.
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <memory>

#include "engine/core/text.h"
#include "engine/game.h"
#include "engine/gomoku/symmetry.h"
#include "tests/match/report.h"

namespace {

namespace gomoku = engine::gomoku;

constexpr int kOk = 0;
constexpr int kFailed = 1;
constexpr int kUsage = 2;

constexpr std::size_t kTableMegabytes = 16;
constexpr std::string_view kEmptyBoard = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b";

const char* const kHelp =
    "usage: gomoku_match A B [OPTION…]       two players\n"
    "       gomoku_match --ladder [OPTION…]  each level against the two below\n"
    "\n"
    "A player is `full`, a level such as `3`, or what it plays without: `null-move,killers`.\n"
    "Openings are played with either colour, turned and mirrored when they come round again.\n"
    "\n"
    "  --games N      of each pairing, even (60)\n"
    "  --nodes N      of each move at most (5000)\n"
    "  --anchor N     the rating of the first player (0)\n"
    "  --openings FILE\n";

struct Arguments {
    std::vector<std::string> players;
    int games = 60;
    std::uint64_t nodes = 5000;
    int anchor = 0;
    std::string openings = CHUHE_GOMOKU_OPENINGS;
};

int fail(int code, const std::string& message) {
    std::fprintf(stderr, "gomoku_match: %s\n", message.c_str());
    if (code == kUsage) std::fputs(kHelp, stderr);
    return code;
}

/// What is wrong with the command line, or the empty string.
std::string read_arguments(const std::vector<std::string>& words, Arguments& arguments) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == "--ladder") {
            for (int level = 1; level <= engine::kFullStrength; ++level) {
                arguments.players.push_back(std::to_string(level));
            }
        } else if (!words[i].starts_with("--")) {
            arguments.players.push_back(words[i]);
        } else {
            const std::string value = i + 1 < words.size() ? words[i + 1] : "";
            const auto number = engine::parse_int(value);
            if (words[i] == "--openings" && !value.empty()) {
                arguments.openings = value;
            } else if (words[i] == "--games" && number && *number > 0 && *number % 2 == 0) {
                arguments.games = static_cast<int>(*number);
            } else if (words[i] == "--nodes" && number && *number > 0) {
                arguments.nodes = static_cast<std::uint64_t>(*number);
            } else if (words[i] == "--anchor" && number) {
                arguments.anchor = static_cast<int>(*number);
            } else {
                return "bad argument " + engine::quoted(words[i] + " " + value);
            }
            ++i;
        }
    }
    return arguments.players.size() < 2 ? "two players are needed" : "";
}

class Player {
  public:
    explicit Player(std::uint64_t nodes) { limits_.nodes = nodes; }

    /// Empty, or a sentence that quotes what no player is.
    std::string become(const std::string& name) {
        if (const auto level = engine::parse_int(name)) {
            if (*level < 1 || *level > engine::kFullStrength) return "no level " + name;
            limits_.level = static_cast<int>(*level);
            return {};
        }
        if (name == "full") return {};
        for (const auto technique : engine::split_fields(name, ',')) {
            if (!game_->disable(technique)) return "no technique " + engine::quoted(technique);
        }
        return {};
    }

    void begin(std::uint64_t seed) {
        game_->new_game();
        limits_.seed = seed;
    }
    engine::Snapshot look(const std::string& moves) {
        game_->set_position(kEmptyBoard, moves);
        return game_->snapshot();
    }
    std::string move(const std::string& moves) {
        game_->set_position(kEmptyBoard, moves);
        return game_->search(limits_, [](const engine::SearchInfo&) {}, {}).best_move;
    }

  private:
    std::unique_ptr<engine::Game> game_ = engine::make_game("gomoku", kTableMegabytes);
    engine::SearchLimits limits_;
};

/// The opening in one of the ways a board can lie.
std::string turned(std::string_view opening, std::size_t symmetry) {
    std::string moves;
    for (const auto word : engine::split_words(opening)) {
        const auto point = gomoku::parse_point(word, gomoku::kStandardSize);
        if (!point) return {};
        moves += (moves.empty() ? "" : " ") +
                 turned(*point, static_cast<int>(symmetry), gomoku::kStandardSize).text();
    }
    return moves;
}

/// Twice the points of the player who has Black.
int play(Player& black, Player& white, std::string moves) {
    bool is_black = engine::split_words(moves).size() % 2 == 0;
    for (;;) {
        switch (black.look(moves).status) {
            case engine::Status::FirstWins:
                return 2;
            case engine::Status::SecondWins:
                return 0;
            case engine::Status::Draw:
                return 1;
            case engine::Status::Ongoing:
                moves += ' ' + (is_black ? black : white).move(moves);
                is_black = !is_black;
        }
    }
}

void count(match::Score& score, int doubled_points) {
    ++(doubled_points == 2 ? score.wins : doubled_points == 1 ? score.draws : score.losses);
}

match::Score play_match(Player& first, Player& second, const std::vector<std::string>& openings,
                        int games) {
    match::Score score;
    for (std::size_t pair = 0; pair < static_cast<std::size_t>(games) / 2; ++pair) {
        const std::string moves = turned(openings[pair % openings.size()], pair / openings.size());
        int points = 0;
        for (const bool first_is_black : {true, false}) {
            first.begin(pair);
            second.begin(pair);
            const int won =
                first_is_black ? play(first, second, moves) : 2 - play(second, first, moves);
            count(score, won);
            points += won;
        }
        ++score.pairs[static_cast<std::size_t>(points)];
    }
    return score;
}

std::vector<std::string> read_openings(const std::string& path) {
    std::vector<std::string> openings;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line[0] != '#') openings.push_back(line);
    }
    return openings;
}

}  // namespace

int main(int argc, char** argv) {
    Arguments arguments;
    const auto error = read_arguments(std::vector<std::string>(argv + 1, argv + argc), arguments);
    if (!error.empty()) return fail(kUsage, error);
    const auto openings = read_openings(arguments.openings);
    if (openings.empty()) return fail(kFailed, "no openings in " + arguments.openings);
    for (const std::string& opening : openings) {
        if (turned(opening, 0).empty()) {
            return fail(kFailed, "no opening: " + engine::quoted(opening));
        }
    }
    match::TournamentSettings settings;
    std::vector<Player> players;
    for (const std::string& name : arguments.players) {
        const bool is_level = engine::parse_int(name).has_value();
        settings.engines.emplace_back().name = (is_level ? "level " : "") + name;
        const auto wrong = players.emplace_back(arguments.nodes).become(name);
        if (!wrong.empty()) return fail(kUsage, wrong);
    }
    match::Standing standing;
    for (std::size_t i = 1; i < players.size(); ++i) {
        for (std::size_t j = i < 2 ? 0 : i - 2; j < i; ++j) {
            const auto score = play_match(players[j], players[i], openings, arguments.games);
            standing.pairings.push_back({j, i, score});
        }
    }
    std::fputs(ratings_text(settings, standing, 0, arguments.anchor).c_str(), stdout);
    return kOk;
}
