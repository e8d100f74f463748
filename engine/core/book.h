// SPDX-License-Identifier: MIT
// An opening book in memory, for either game: what a position's key, a move and its weight say.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/fault.h"
#include "engine/core/types.h"

namespace engine {

struct BookEntry {
    Key key = 0;
    /// The game's own 16-bit move.
    std::uint16_t move = 0;
    /// How often the move is to be chosen, relative to the other moves of `key`; never 0.
    std::uint16_t weight = 0;
    bool operator==(const BookEntry&) const = default;
};

/// What a book was packed for; a book for anything else is foreign.
struct BookIdentity {
    std::uint16_t game = 0;
    /// The key of the game's start position: it changes with the way positions are keyed.
    Key start_key = 0;
};

class Book {
  public:
    /// Replaces the content by the packed `bytes` (see book/README.md), which may be anything.
    /// Where they are refused the book is left empty.
    [[nodiscard]] Fault load(ByteView bytes, const BookIdentity& identity);
    /// The entries of one position, by move; none when the book does not know it.
    [[nodiscard]] std::span<const BookEntry> find(Key key) const;
    [[nodiscard]] std::size_t size() const { return entries_.size(); }

  private:
    std::vector<BookEntry> entries_;  // sorted by key, then move
};

/// The packed form of `entries`, given in any order; no move twice for one key, no weight 0.
Bytes pack_book(std::vector<BookEntry> entries, const BookIdentity& identity);

}  // namespace engine
