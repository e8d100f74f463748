// SPDX-License-Identifier: MIT
// The analysed positions of a Gomoku book: computes the values of positions from their successors,
// the next position to analyse, and the moves worth playing.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "book/gomoku_source.h"
#include "engine/core/data/book.h"

namespace book {

class GomokuTree {
  public:
    explicit GomokuTree(engine::gomoku::Rule rule) : rule_(rule) {}

    /// Adds an analysis; returns an error message, or an empty string.
    std::string add(const engine::gomoku::Position& position, const Analysis& analysis);
    /// The moves to the next position to analyse: the line with the smallest losses of both sides.
    /// Nothing once every line ends in a win.
    [[nodiscard]] std::optional<std::vector<engine::gomoku::Point>> next() const;
    /// The moves worth playing, best first, for packing; the weights of a position add up to about
    /// 1000.
    [[nodiscard]] std::vector<engine::BookPosition> positions() const;
    [[nodiscard]] std::size_t size() const { return nodes_.size(); }

  private:
    struct Candidate {
        engine::gomoku::Point move;
        engine::Value value = 0;
        /// The key of the position after the move.
        engine::Key child = 0;
    };
    struct Node {
        Analysis analysis;
        std::vector<Candidate> candidates;
        /// Maps the position to the image that the book contains.
        int symmetry = 0;
    };
    using Values = std::map<engine::Key, engine::Value>;

    /// The value of `candidate` from all positions after it.
    engine::Value value_of(const Candidate& candidate, Values& known) const;
    engine::Value best_value(const Node& node, Values& known) const;

    engine::gomoku::Rule rule_;
    std::map<engine::Key, Node> nodes_;
};

/// Stones to propose, as book positions: each leads to the next.
std::vector<engine::BookPosition> proposals_as_positions(
    const std::vector<engine::gomoku::Position>& proposals);

}  // namespace book
