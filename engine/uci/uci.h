// SPDX-License-Identifier: MIT
// The text protocols for GUIs and matches: UCI, and UCCI after the command `ucci`.
#pragma once

#include <atomic>
#include <functional>
#include <iosfwd>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "engine/capabilities.h"
#include "engine/core/bytes.h"
#include "engine/game.h"
#include "engine/uci/go_command.h"
#include "engine/xiangqi/board/fen.h"

namespace chuhe {

class Uci {
  public:
    Uci(std::istream& in, std::ostream& out);
    ~Uci();
    Uci(const Uci&) = delete;
    Uci& operator=(const Uci&) = delete;

    /// Executes commands until `quit` or the end of input.
    void run();

  private:
    using Words = std::vector<std::string_view>;
    enum class Question : std::uint8_t { BestMove, Threat };

    /// Returns false if the session must end.
    bool execute(const std::string& line);
    void describe();
    void identify_uci();
    void identify_ucci();
    void begin_new_game();
    void set_option(const std::string& line, const Words& words);
    void apply_option(const std::string& name, const std::string& value);
    /// 0: the default.
    void resize_table(std::optional<int> megabytes);
    void set_check_option(bool& option, const std::string& name, const std::string& value);
    void switch_off(const std::string& technique);
    /// UCI: front ends for several variants count the ranks from 1.
    void set_variant(const std::string& name);
    void set_position(const std::string& line, const Words& words);
    /// UCCI: moves that are forbidden in this position.
    void ban_moves(const Words& words);
    /// The legal moves among `words`, without duplicates; reports the illegal ones.
    [[nodiscard]] std::vector<std::string> legal_moves_of(const std::vector<std::string>& words,
                                                          std::string_view command);
    /// Restricts the root moves of a search; an empty list allows all. Returns false if none is
    /// left.
    [[nodiscard]] bool choose_root_moves(const GoCommand& command, engine::SearchLimits& limits);
    /// The level to play at, by the options about strength.
    [[nodiscard]] int level() const;
    void go(const Words& words);
    /// Like `go`, but for the other side's threat.
    void show_threats(const Words& words);
    [[nodiscard]] GoCommand read_go(const Words& words);
    void ponder_hit();
    void start_search(engine::SearchLimits limits, bool is_withheld, Question question);
    void stop_search();
    /// Lets the search answer, within its limits.
    void release();
    using Loader = std::function<engine::Fault(engine::ByteView)>;
    /// Reports the fault, if any.
    void complain(const engine::Fault& fault);
    /// Loads a book or a network into the game.
    void load(const std::string& path, const Loader& loader);
    /// The position is unchanged.
    void set_rules(const std::string& name);
    /// UCCI: 0 lets the engine decide. Reports if fewer were granted.
    void use_threads(std::optional<int> count);
    /// A file, the built-in network, or none for the hand-made evaluation.
    void set_network(const std::string& value);

    void say(const std::string& line);
    /// Says something to the user of the front end.
    void tell(const std::string& text);
    /// The moves as the front end writes them.
    [[nodiscard]] std::string written(const std::string& moves) const;
    [[nodiscard]] std::string read_move(std::string_view text) const;
    void say_info(engine::SearchInfo info);
    void say_best_move(const engine::SearchInfo& info);
    /// Answers a request for which nothing is searched.
    void say_no_search(const std::string& why, Question question);

    std::istream& in_;
    std::ostream& out_;
    std::mutex out_mutex_;
    std::unique_ptr<engine::Game> game_;
    /// The position set last.
    std::string fen_{engine::xiangqi::kStartFen};
    std::string moves_;
    std::string rules_;
    /// Why the last position was rejected; empty if it was not.
    std::string refusal_;
    /// UCCI's banned moves, for the current position.
    std::vector<std::string> banned_moves_;
    std::thread search_;
    /// Whether the search has its own limit.
    bool has_limit_ = false;
    std::atomic<bool> stop_{false};
    /// The answer waits for `stop` or `ponderhit`; until then no time limit applies.
    std::atomic<bool> withheld_{false};
    bool is_pondering_ = false;
    bool ucci_ = false;
    bool ucci_milliseconds_ = false;
    bool shows_chances_ = false;
    engine::Milliseconds move_overhead_ = engine::ClockLimit{}.overhead;
    int multi_pv_ = 1;
    int level_ = engine::kFullStrength;
    bool limits_strength_ = false;
    int elo_;
    /// Searches at full strength, and without the book.
    bool analyses_ = false;
    bool ranks_from_one_ = false;
    bool use_book_ = false;
    bool use_endings_ = true;
    /// Noise seed, constant within a game.
    std::uint64_t seed_ = 0;
};

}  // namespace chuhe
