// SPDX-License-Identifier: MIT
// The analysed positions of a Gomoku book: what each is worth by those that follow it, which is to
// be analysed next, which moves are worth playing.
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

    /// What is wrong with the analysis, or nothing.
    std::string add(const engine::gomoku::Position& position, const Analysis& analysis);
    /// The moves to the position that is to be analysed next: on the way there the sides give away
    /// least. Nothing once every line ends in a win.
    [[nodiscard]] std::optional<std::vector<engine::gomoku::Point>> next() const;
    /// The moves worth playing, best first, as the book packs them; the weights of a position add
    /// up to about 1000.
    [[nodiscard]] std::vector<engine::BookPosition> positions() const;
    [[nodiscard]] std::size_t size() const { return nodes_.size(); }

  private:
    struct Candidate {
        engine::gomoku::Point move;
        engine::Value value = 0;
        /// Of the position it leads to.
        engine::Key child = 0;
    };
    struct Node {
        Analysis analysis;
        std::vector<Candidate> candidates;
        /// Brings the position to the image that the book has.
        int symmetry = 0;
    };
    using Values = std::map<engine::Key, engine::Value>;

    /// What `candidate` is worth by all that follows it.
    engine::Value value_of(const Candidate& candidate, Values& known) const;
    engine::Value best_value(const Node& node, Values& known) const;

    engine::gomoku::Rule rule_;
    std::map<engine::Key, Node> nodes_;
};

/// Stones to propose as positions of the book: each leads to the next.
std::vector<engine::BookPosition> proposals_as_positions(
    const std::vector<engine::gomoku::Position>& proposals);

}  // namespace book
