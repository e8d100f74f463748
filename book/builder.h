// SPDX-License-Identifier: MIT
// Converts the moves of the sources to weighted book entries.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "book/source.h"
#include "engine/core/data/book.h"

namespace book {

class Builder {
  public:
    /// Adds a move of the sources; returns an error message, or an empty string.
    std::string add(const engine::xiangqi::Position& position, engine::xiangqi::Move move,
                    const Tally& tally);
    /// All moves, the most frequent first; the weights of the moves worth playing add up to about
    /// 1000 in each position.
    [[nodiscard]] std::vector<engine::BookPosition> positions() const;

  private:
    struct Candidate {
        engine::xiangqi::Move move;
        Tally tally;
    };
    std::map<engine::Key, std::vector<Candidate>> positions_;
};

}  // namespace book
