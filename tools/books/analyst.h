// SPDX-License-Identifier: MIT
// What long searches and proofs say of a Gomoku position, for the book.
#pragma once

#include <cstdint>
#include <optional>

#include "book/gomoku_source.h"
#include "engine/gomoku/search/search.h"

namespace books {

struct AnalystSettings {
    /// Of the search of a position.
    std::uint64_t nodes = 1'000'000;
    int lines = 4;
    std::uint64_t vcf_nodes = 200'000;
    std::uint64_t vct_nodes = 300'000;
    int table_megabytes = 64;
};

/// Equal positions and settings get equal answers, whatever was asked before.
class Analyst {
  public:
    Analyst(const AnalystSettings& settings,
            std::unique_ptr<const engine::gomoku::network::Network> network);

    /// The position's moves are those made in it. Nothing where the game is over.
    std::optional<book::Analysis> analyse(const engine::gomoku::Position& position);
    /// What a search of so many nodes thinks of the position.
    engine::Value value(const engine::gomoku::Position& position, std::uint64_t nodes);

  private:
    /// A win by threats, with its first move.
    std::optional<book::ValuedMove> prove_by_threats(engine::gomoku::Position& position);
    /// Whether the side that made the last move wins by threats whatever the answer is.
    std::optional<engine::Value> prove_after(engine::gomoku::Position& position);
    book::Analysis search(engine::gomoku::Position& position);

    AnalystSettings settings_;
    engine::gomoku::SearchState state_;
};

}  // namespace books
