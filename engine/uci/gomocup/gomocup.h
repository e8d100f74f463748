// SPDX-License-Identifier: MIT
// The Gomocup (piskvork) protocol: https://plastovicka.github.io/protocl2en.htm
//
// Points are `x,y` from the upper left corner, both from 0. Besides the protocol's own keys INFO
// accepts `thread_num N`, `max_node N`, `max_depth N`, `level N`, `network PATH` and `book PATH`,
// with `none` for no file, and, in the lab build, `without NAME` and each parameter of the search,
// for matches between techniques. There is no book by default.
#pragma once

#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/capabilities.h"
#include "engine/game.h"
#include "engine/gomoku/board/position.h"
#include "engine/gomoku/search/parameters.h"

namespace chuhe {

class Gomocup {
  public:
    Gomocup(std::istream& in, std::ostream& out);

    /// Executes commands until END or the end of the input. Blocks while thinking: later commands
    /// wait.
    void run();

  private:
    using Words = std::vector<std::string_view>;
    using Point = engine::gomoku::Point;
    static constexpr std::int64_t kDefaultTableMegabytes = 64;

    /// Returns false if the session must end.
    bool execute(const std::string& line);
    void start(const Words& words);
    void new_game(int size);
    void begin();
    void turn(const Words& words);
    void take_back(const Words& words);
    void board();
    void swap2_board();
    void propose();
    void info(const Words& words);
    void switch_off(std::string_view technique);
    void set_level(std::int64_t level);
    /// Only the lab build has parameters.
    void set_parameter(engine::gomoku::Parameter& parameter, std::int64_t value);
    void use_network(const std::string& value);
    void use_book(const std::string& value);
    /// Sets the table size to the memory that the manager grants, minus that of the rest of the
    /// program.
    void use_memory();
    void use_threads(std::int64_t count);
    void set_rule(std::int64_t bits);

    /// Reads lines up to DONE; nothing if a line is not a point.
    std::optional<std::vector<std::vector<std::int64_t>>> read_rows();
    [[nodiscard]] std::optional<Point> read_point(std::string_view text) const;
    /// Places a stone of the side to move; returns false, with an error message, if it is rejected.
    bool play(Point point);
    /// Nothing, with an error message, if there is no valid position.
    std::optional<engine::SearchInfo> think();
    void think_and_play();
    void play_best(const engine::SearchInfo& found);
    [[nodiscard]] engine::SearchLimits limits() const;
    [[nodiscard]] std::string text_of(Point point) const;
    void say(const std::string& line);

    std::istream& in_;
    std::ostream& out_;
    std::unique_ptr<engine::Game> game_;
    engine::gomoku::Rule rule_ = engine::gomoku::Rule::Freestyle;
    engine::gomoku::Position position_;
    /// In milliseconds; no limit if empty.
    std::optional<std::int64_t> turn_time_ = 30'000;
    std::optional<std::int64_t> match_time_;
    /// The remaining time of the match: the manager's last value, minus the time used since.
    std::optional<std::int64_t> time_left_;
    std::optional<std::int64_t> max_nodes_;
    std::optional<std::int64_t> max_depth_;
    int level_ = engine::kFullStrength;
    /// In bytes; empty if the manager has not set it.
    std::optional<std::int64_t> max_memory_;
    bool use_book_ = false;
    /// The seed of the book's choices, constant within a game.
    std::uint64_t seed_;
    std::int64_t table_megabytes_ = kDefaultTableMegabytes;
    std::int64_t threads_ = 1;
};

}  // namespace chuhe
