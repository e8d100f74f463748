// SPDX-License-Identifier: MIT
// Searches of many positions at a time, one on each thread.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/game.h"
#include "tools/tuning/journal.h"

namespace tuning {

struct Answer {
    std::string move;
    /// Of the side to move to win, 0 … 1.
    double chance = 0;
};

/// A game engine that forgets everything between two questions.
class Searcher {
  public:
    /// With the built-in network; both names must be known to the engine.
    Searcher(std::string game, std::string rules);

    /// The position must be one in which play goes on.
    Answer search(const Line& line, std::uint64_t nodes);
    /// The chance of the side that makes a legal `move`, by a search after it.
    double value_of(const Line& line, const std::string& move, std::uint64_t nodes);
    /// Plays on with up to `nodes` a move, a random number each time, until the game is over or
    /// decided. Looks at positions that are open, some plies apart.
    PlayedGame play(const Line& opening, std::uint64_t nodes, std::uint64_t seed);

  private:
    engine::Snapshot set(const Line& line);
    Answer ask(std::uint64_t nodes);

    std::string name_;
    std::unique_ptr<engine::Game> game_;
    std::string rules_;
};

class Searchers {
  public:
    /// `cancelled` must outlive it.
    Searchers(const std::string& game, const std::string& rules, std::size_t threads,
              const std::atomic<bool>& cancelled);

    /// Calls `work` once for each number below `count`, in any order, on these threads. Returns
    /// false if it was cancelled before the end.
    bool each(std::size_t count, const std::function<void(Searcher&, std::size_t)>& work);

  private:
    std::vector<Searcher> searchers_;
    const std::atomic<bool>& cancelled_;
};

}  // namespace tuning
