// SPDX-License-Identifier: MIT
// Analyses Gomoku positions for the book with long searches and proofs.
#pragma once

#include <cstdint>
#include <optional>

#include "book/gomoku_source.h"
#include "engine/gomoku/search/search.h"

namespace books {

struct AnalystSettings {
    /// For the search of a position.
    std::uint64_t nodes = 1'000'000;
    int lines = 4;
    std::uint64_t vcf_nodes = 200'000;
    std::uint64_t vct_nodes = 300'000;
    int table_megabytes = 64;
};

/// The answer depends only on the position and the settings, not on earlier calls.
class Analyst {
  public:
    Analyst(const AnalystSettings& settings,
            std::unique_ptr<const engine::gomoku::network::Network> network);

    /// The moves of the position must have been made on it. Nothing if the game is over.
    std::optional<book::Analysis> analyse(const engine::gomoku::Position& position);
    /// The value of the position in a search of that many nodes.
    engine::Value value(const engine::gomoku::Position& position, std::uint64_t nodes);

  private:
    /// A win by threats, and its first move.
    std::optional<book::ValuedMove> prove_by_threats(engine::gomoku::Position& position);
    /// The value if the side that made the last move wins by threats against every answer; else
    /// nothing.
    std::optional<engine::Value> prove_after(engine::gomoku::Position& position);
    book::Analysis search(engine::gomoku::Position& position);

    AnalystSettings settings_;
    engine::gomoku::SearchState state_;
};

}  // namespace books
