// SPDX-License-Identifier: MIT
// The Gomocup (piskvork) protocol: https://plastovicka.github.io/protocl2en.htm
// and what Yixin-Board needs of Yixin's: https://github.com/accreator/Yixin-protocol
//
// Points are `x,y` from the upper left corner, both from 0. Besides the protocol's own keys INFO
// accepts `thread_num N`, `max_node N`, `max_depth N`, `hash_size KB`, `show_detail N`, `level N`,
// `network PATH` and `book PATH`, with `none` for no file, and, in the lab build, `without NAME`
// and each parameter of the search, for matches between techniques. There is no book by default.
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
#include "engine/uci/gomocup/command_queue.h"

namespace chuhe {

class Gomocup {
  public:
    Gomocup(std::istream& in, std::ostream& out);

    /// Executes commands until END or the end of the input. While it thinks, later commands wait,
    /// except END, STOP and YXSTOP, which end the thought. So does the end of the input, unless
    /// nodes or depth limit it.
    void run();

  private:
    using Words = std::vector<std::string_view>;
    using Point = engine::gomoku::Point;
    static constexpr std::int64_t kDefaultTableMegabytes = 64;
    /// Where the manager sets no time for a turn.
    static constexpr std::int64_t kDefaultTurnTime = 5'000;

    /// Returns false if the session must end.
    bool execute(const std::string& line);
    void start(std::string_view size);
    void start_rectangle(const std::string& sides);
    void new_game(int size);
    void begin();
    void turn(const std::string& where);
    void take_back(const std::string& where);
    /// Reads the stones up to DONE; returns false, with an error message, if they are rejected.
    bool read_board();
    void swap2_board();
    void propose();
    /// Yixin: thinks about the best `count` moves.
    void find_best(std::string_view count);
    void show_forbidden();
    void show_info();
    void info(const std::string& line, const Words& words);
    void switch_off(std::string_view technique);
    /// A manager does not read the reply to INFO: faults are told before the reply to the next
    /// other command.
    void fault_of_info(const std::string& what);
    void say_faults_of_info();
    void set_level(std::int64_t level);
    /// Only the lab build has parameters.
    void set_parameter(engine::gomoku::Parameter& parameter, std::int64_t value);
    void use_network(const std::string& value);
    void use_book(const std::string& value);
    /// Sets the table size to what the manager asks for, or to the memory that it grants, minus
    /// that of the rest of the program.
    void use_memory();
    void use_threads(std::int64_t count);
    void set_rule(std::int64_t bits);

    /// Reads lines up to DONE; nothing if a line is not a point.
    std::optional<std::vector<std::vector<std::int64_t>>> read_rows();
    [[nodiscard]] std::optional<Point> read_point(std::string_view text) const;
    /// Places a stone of the side to move; returns false, with an error message, if it is rejected.
    bool play(Point point);
    /// Nothing, with an error message, if there is no valid position.
    std::optional<engine::SearchInfo> think(int lines = 1);
    void think_and_play(int lines = 1);
    [[nodiscard]] bool must_stop() const;
    /// A line that was found while it thinks.
    void report(const engine::SearchInfo& found, int lines);
    void play_best(const engine::SearchInfo& found);
    [[nodiscard]] engine::SearchLimits limits() const;
    [[nodiscard]] std::string text_of(Point point) const;
    void say(const std::string& line);

    CommandQueue commands_;
    std::ostream& out_;
    std::unique_ptr<engine::Game> game_;
    engine::gomoku::Rule rule_ = engine::gomoku::Rule::Freestyle;
    engine::gomoku::Position position_;
    /// In milliseconds; no limit if empty.
    std::optional<std::int64_t> turn_time_ = kDefaultTurnTime;
    std::optional<std::int64_t> match_time_;
    /// The remaining time of the match: the manager's last value, minus the time used since.
    std::optional<std::int64_t> time_left_;
    bool match_is_unlimited_ = false;
    std::vector<std::string> faults_of_info_;
    std::optional<std::int64_t> max_nodes_;
    std::optional<std::int64_t> max_depth_;
    int level_ = engine::kFullStrength;
    /// In bytes; empty if the manager has not set it.
    std::optional<std::int64_t> max_memory_;
    /// In megabytes; empty if the manager has not set it.
    std::optional<std::int64_t> hash_size_;
    /// Whether it talks to a front end like Yixin-Board, which shows each line found.
    bool shows_info_ = false;
    bool shows_detail_ = false;
    bool use_book_ = false;
    /// The seed of the book's choices, constant within a game.
    std::uint64_t seed_;
    std::int64_t table_megabytes_ = kDefaultTableMegabytes;
    std::int64_t threads_ = 1;
};

}  // namespace chuhe
