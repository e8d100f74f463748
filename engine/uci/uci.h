// SPDX-License-Identifier: MIT
// The text protocols of native GUIs and matches: UCI, and UCCI after the command `ucci`.
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

    /// Serves commands until `quit` or the end of the input.
    void run();

  private:
    using Words = std::vector<std::string_view>;

    /// False when the session is to end.
    bool execute(const std::string& line);
    void describe();
    void identify_uci();
    void identify_ucci();
    void begin_new_game();
    void set_option(const Words& words);
    /// `name` in lower case.
    void apply_option(const std::string& name, const std::string& value);
    void switch_off(const std::string& technique);
    void set_position(const std::string& line, const Words& words);
    /// UCCI: moves that may not be played in this position.
    void ban_moves(const Words& words);
    /// The legal ones of `words`, each once; says which are none.
    [[nodiscard]] std::vector<std::string> legal_moves_of(const std::vector<std::string>& words,
                                                          std::string_view command);
    /// Leaves a search the moves it may begin with, all where the list stays empty; false when none
    /// is left.
    [[nodiscard]] bool choose_root_moves(const GoCommand& command, engine::SearchLimits& limits);
    /// False, saying so, where the last position was refused: nothing is said about another.
    [[nodiscard]] bool has_position(std::string_view command);
    void go(const Words& words);
    /// What the other side would play if it were to move: like `go`.
    void show_threats(const Words& words);
    [[nodiscard]] GoCommand read_go(const Words& words);
    void ponder_hit();
    enum class Question : std::uint8_t { BestMove, Threat };
    void start_search(const engine::SearchLimits& limits, bool wait_for_stop,
                      Question question = Question::BestMove);
    void stop_search();
    using Loader = std::function<engine::Fault(engine::ByteView)>;
    /// Says what is wrong, if anything is.
    void complain(const engine::Fault& fault);
    /// Gives the game a book or a network.
    void load(const std::string& path, const Loader& loader);
    /// The position stays.
    void set_rules(const std::string& name);
    /// UCCI: 0 leaves it to the engine. Says so where there are fewer.
    void use_threads(std::optional<int> count);
    /// A file, the network of the program, or none: the hand-made evaluation.
    void set_network(const std::string& value);

    void say(const std::string& line);
    void say_info(const engine::SearchInfo& info);
    void say_best_move(const engine::SearchInfo& info);
    void say_no_search(const std::string& why);

    std::istream& in_;
    std::ostream& out_;
    std::mutex out_mutex_;
    std::unique_ptr<engine::Game> game_;
    /// What the game was given last.
    std::string fen_{engine::xiangqi::kStartFen};
    std::string moves_;
    std::string rules_;
    /// Why the last position was refused; empty when it was not.
    std::string refusal_;
    /// UCCI's, of the present position.
    std::vector<std::string> banned_moves_;
    std::thread search_;
    /// Whether the search has a limit of its own.
    bool search_ends_ = false;
    std::atomic<bool> stop_{false};
    std::atomic<bool> silent_{false};
    bool ucci_ = false;
    bool ucci_milliseconds_ = false;
    bool shows_chances_ = false;
    engine::Milliseconds move_overhead_ = engine::ClockLimit{}.overhead;
    int multi_pv_ = 1;
    int level_ = engine::kFullStrength;
    bool use_book_ = false;
    bool use_endings_ = true;
    /// Noise seed, constant within a game.
    std::uint64_t seed_ = 0;
    /// What to search for in earnest once the pondered move is played.
    std::optional<engine::SearchLimits> pondered_;
};

}  // namespace chuhe
