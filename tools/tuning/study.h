// SPDX-License-Identifier: MIT
// Finds out what each parameter of a search does to the chances of its moves.
//
// In positions from games, settings in which every parameter is a step higher or lower choose a
// move. Deeper searches say what chance each of these moves leaves. No game is played to its end
// by a setting: one result says little about a parameter, a move says more.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "tools/tuning/experiment.h"
#include "tools/tuning/journal.h"
#include "tools/tuning/numbers.h"
#include "tools/tuning/searchers.h"

namespace tuning {

struct StudySettings {
    std::string game;
    std::string rules;
    /// Before a choice among them.
    std::size_t positions = 8000;
    /// For the choice of a move.
    std::uint64_t nodes = 40'000;
    /// After a move, for its value.
    std::uint64_t value_nodes = 600'000;
    std::size_t threads = 1;
    std::uint64_t seed = 1;
};

class Study {
  public:
    /// All but the parameters must outlive it. The games begin with `openings`.
    Study(const StudySettings& settings, const std::vector<Number>& numbers,
          const std::vector<Line>& openings, Journal& journal, const std::atomic<bool>& cancelled);

    /// Does what the journal does not have yet, and reports it on standard output. Returns an
    /// error, or nothing also after an interruption.
    std::string run();
    /// What a step up of each parameter does to the mean chance; only after a run to the end.
    [[nodiscard]] std::vector<Measured> effects() const;

  private:
    std::string play_games();
    std::string find_positions();
    std::string choose_moves();
    std::string value_moves();

    /// Asks a search with the setting for its moves in the lines of these numbers.
    std::string choose(const std::string& run, const Setting& setting,
                       const std::vector<std::size_t>& lines);
    [[nodiscard]] Setting setting_of(const Signs& signs, int side) const;
    [[nodiscard]] const Choices& chosen(std::size_t run, int side) const;
    /// By how much the moves of a run are better than those of its opposite.
    [[nodiscard]] Measured lead_of(std::size_t run) const;

    const StudySettings& settings_;
    const std::vector<Number>& numbers_;
    const std::vector<Line>& openings_;
    Journal& journal_;
    const std::atomic<bool>& cancelled_;
    Searchers searchers_;
    std::vector<Signs> runs_;
    /// Numbers of the lines in which the parameters matter.
    std::vector<std::size_t> positions_;
};

}  // namespace tuning
