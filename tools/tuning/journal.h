// SPDX-License-Identifier: MIT
// What a tuner has found so far, in a text file that only grows: interrupted, it goes on from
// there.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/uci/data_files.h"
#include "tools/match/referee.h"

namespace tuning {

/// A position with the moves that led to it.
using Line = match::Opening;

struct PlayedGame {
    Line line;
    /// The numbers of moves after which its position is looked at.
    std::vector<std::size_t> plies;
};

/// A move for each of some positions.
using Choices = std::vector<std::string>;

class Journal {
  public:
    /// Reads the file if there is one. It begins with `heading`, which tells one experiment from
    /// another. Null and an error if it is another file, or cannot be written.
    static std::unique_ptr<Journal> open(const std::string& path, const std::string& heading,
                                         std::string& error);

    [[nodiscard]] std::size_t games() const { return games_; }
    /// The positions of the games.
    [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }
    /// What a run of that name chose; null if it has not ended.
    [[nodiscard]] const Choices* choices(const std::string& run) const;
    /// The chance to win, 0 … 1, of the side that makes the move in the line of that number.
    [[nodiscard]] std::optional<double> value(std::size_t line, const std::string& move) const;

    // Nothing, or why it cannot be written.
    [[nodiscard]] std::string add_game(const PlayedGame& game);
    [[nodiscard]] std::string add_choices(const std::string& run, const Choices& choices);
    [[nodiscard]] std::string add_value(std::size_t line, const std::string& move, double value);

  private:
    /// Returns false if `entry` is no entry of a journal.
    bool read(std::string_view entry);
    bool read_game(std::string_view text);
    void take(const PlayedGame& game);
    std::string write(const std::string& entry);

    std::string path_;
    std::unique_ptr<chuhe::Appender> file_;
    std::size_t games_ = 0;
    std::vector<Line> lines_;
    std::map<std::string, Choices> choices_;
    std::map<std::pair<std::size_t, std::string>, double> values_;
};

}  // namespace tuning
