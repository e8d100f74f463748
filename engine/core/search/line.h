// SPDX-License-Identifier: MIT
// A line of play: the principal variation below a node.
#pragma once

#include <algorithm>
#include <string>

#include "engine/core/fixed_vector.h"
#include "engine/core/types.h"

namespace engine {

template <class Move>
class Line {
  public:
    void clear() { moves_.clear(); }
    /// Appends a move if there is room.
    void append(Move move) {
        if (moves_.size() < kCapacity) moves_.push_back(move);
    }
    /// Sets this line to `first` followed by `rest`.
    void assign(Move first, const Line& rest) {
        moves_.clear();
        append(first);
        for (const Move move : rest.moves_) append(move);
    }
    [[nodiscard]] bool empty() const { return moves_.empty(); }
    [[nodiscard]] std::size_t size() const { return moves_.size(); }
    Move operator[](std::size_t i) const { return moves_[i]; }
    const Move* begin() const { return moves_.begin(); }
    const Move* end() const { return moves_.end(); }

    /// Returns the moves separated by spaces.
    [[nodiscard]] std::string text() const {
        std::string text;
        for (const Move move : moves_) {
            if (!text.empty()) text += ' ';
            text += move.text();
        }
        return text;
    }

  private:
    static constexpr std::size_t kCapacity = static_cast<std::size_t>(kMaxPly.value());
    FixedVector<Move, kCapacity> moves_;
};

}  // namespace engine
