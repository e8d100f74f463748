// SPDX-License-Identifier: MIT
#include "tools/match/gomoku_games.h"

#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string_view>

#include "engine/core/text/text.h"
#include "engine/gomoku/board/symmetry.h"
#include "engine/gomoku/search/parameters.h"
#include "engine/uci/built_in_network.h"
#include "engine/uci/data_files.h"

namespace match {

namespace {

namespace gomoku = engine::gomoku;

constexpr std::size_t kTableMegabytes = 16;
constexpr std::string_view kEmptyBoard = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b";
constexpr std::size_t kSymmetries = 8;

constexpr std::string_view kNetwork = "network=";

/// Empty, or a sentence that says what is wrong.
std::string load_network(engine::Game& game, std::string_view path) {
    if (path == "none") {
        static_cast<void>(game.evaluation_network()->load_network({}));
        return {};
    }
    const auto bytes = chuhe::read_file(std::string(path));
    if (!bytes) return "cannot read " + engine::in_quotes(path);
    const auto fault = game.evaluation_network()->load_network(*bytes);
    return fault ? sentence_of(fault) : std::string();
}

/// The opening in one of the ways a board can lie; empty where it is none.
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
int play(GomokuPlayer& black, GomokuPlayer& white, std::string moves) {
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

void count(Score& score, int doubled_points) {
    ++(doubled_points == 2 ? score.wins : doubled_points == 1 ? score.draws : score.losses);
}

}  // namespace

GomokuPlayer::GomokuPlayer(std::uint64_t nodes, int processor_time)
    : game_(engine::make_game("gomoku", kTableMegabytes)),
      processor_time_(processor_time) {
    // What the build put in fits the program.
    static_cast<void>(game_->evaluation_network()->load_network(chuhe::built_in_gomoku_network()));
    if (nodes > 0) limits_.nodes = nodes;
    // With a limit of time the only move is played at once.
    if (processor_time > 0) limits_.move_time = std::chrono::hours(1);
    for (const gomoku::Parameter* parameter : gomoku::Parameter::all()) {
        values_.push_back(parameter->value);
    }
}

std::string GomokuPlayer::become(const std::string& name) {
    const auto words = engine::split_fields(name, ':');
    if (const auto level = engine::parse_int(words[0])) {
        if (*level < 1 || *level > engine::kFullStrength) return "no level " + name;
        limits_.level = static_cast<int>(*level);
        return words.size() == 1 ? "" : take_style(words);
    }
    if (name == "full") return {};
    const auto& all = gomoku::Parameter::all();
    for (const auto field : engine::split_fields(name, ',')) {
        if (field.starts_with(kNetwork)) {
            if (auto wrong = load_network(*game_, field.substr(kNetwork.size())); !wrong.empty()) {
                return wrong;
            }
            continue;
        }
        if (all.empty())
            return "only the lab build (script/build lab) knows " + engine::in_quotes(name);
        const auto parts = engine::split_fields(field, '=');
        if (parts.size() == 1) {
            bool found = false;
            for (std::size_t i = 0; i < all.size(); ++i) {
                if (field.empty() || all[i]->technique != field) continue;
                values_[i] = all[i]->never;
                found = true;
            }
            if (!found) return "no technique " + engine::in_quotes(field);
            continue;
        }
        std::size_t i = 0;
        while (i < all.size() && !engine::equal_ignoring_case(all[i]->name, parts[0])) ++i;
        const auto value = engine::parse_int(parts[1]);
        const bool is_good = parts.size() == 2 && i < all.size() && value &&
                             *value >= all[i]->low && *value <= all[i]->high;
        if (!is_good) return "no parameter and its value " + engine::in_quotes(field);
        values_[i] = static_cast<int>(*value);
    }
    return {};
}

/// `LEVEL:TASTE:RISK`
std::string GomokuPlayer::take_style(const std::vector<std::string_view>& words) {
    const auto taste = engine::parse_opening_taste(words[1]);
    const auto risk = words.size() == 3 ? engine::parse_int(words[2]) : std::nullopt;
    const bool is_good = taste && risk && std::abs(*risk) <= engine::Style::kMost;
    if (!is_good) return "a style is TASTE:RISK, such as direct:2";
    limits_.style = {.opening = *taste, .risk = static_cast<int>(*risk)};
    return {};
}

void GomokuPlayer::begin(std::uint64_t seed) {
    game_->new_game();
    limits_.seed = seed;
}

engine::Snapshot GomokuPlayer::look(const std::string& moves) {
    static_cast<void>(game_->set_position(kEmptyBoard, engine::split_words(moves), {}));
    return game_->snapshot();
}

std::string GomokuPlayer::move(const std::string& moves) {
    // The other player has set its own.
    for (std::size_t i = 0; i < values_.size(); ++i)
        gomoku::Parameter::all()[i]->value = values_[i];
    static_cast<void>(game_->set_position(kEmptyBoard, engine::split_words(moves), {}));
    engine::StopPoll stop;
    if (processor_time_ > 0) {
        const std::clock_t end = std::clock() + processor_time_ * (CLOCKS_PER_SEC / 1000);
        stop = [end] { return std::clock() >= end; };
    }
    return game_
        ->search(
            limits_, [](const engine::SearchInfo&) {}, stop)
        .best_move;
}

GomokuOpenings read_gomoku_openings(const std::string& path) {
    GomokuOpenings read;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        if (turned(line, 0).empty()) {
            read.error = "no opening: " + engine::in_quotes(line);
            return read;
        }
        read.openings.push_back(line);
    }
    if (read.openings.empty()) read.error = "no openings in " + path;
    return read;
}

Score play_gomoku(GomokuPlayer& first, GomokuPlayer& second,
                  const std::vector<std::string>& openings, std::size_t first_pair,
                  std::size_t pairs) {
    Score score;
    for (std::size_t pair = first_pair; pair < first_pair + pairs; ++pair) {
        const std::string moves =
            turned(openings[pair % openings.size()], pair / openings.size() % kSymmetries);
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

}  // namespace match
