// SPDX-License-Identifier: MIT
// An opening book in memory, for either game: what masters played in a position, and the names of
// openings. book/README.md describes the packed file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/text/fault.h"
#include "engine/core/types.h"

namespace engine {

/// A book move and its results for the side that made it.
struct BookEntry {
    /// The game's 16-bit encoding of the move.
    std::uint16_t move = 0;
    /// Relative weight among the moves of the position; 0: never chosen.
    std::uint16_t weight = 0;
    std::uint16_t wins = 0;
    std::uint16_t draws = 0;
    std::uint16_t losses = 0;
    bool operator==(const BookEntry&) const = default;
};

struct BookPosition {
    Key key = 0;
    std::vector<BookEntry> moves;
};

struct NamedPosition {
    Key key = 0;
    /// Code in an opening encyclopedia, without spaces. Neither the code nor the name contains line
    /// ends.
    std::string code;
    std::string name;
};

/// Identifies what the book was packed for; a book for anything else is rejected as foreign.
struct BookIdentity {
    std::uint16_t game = 0;
    /// The key of the game's start position, which changes with the hashing scheme.
    Key start_key = 0;
};

class Book {
  public:
    struct Name {
        std::string_view code;
        std::string_view name;
    };

    /// Replaces the content with packed bytes, which may be arbitrary; after a fault the book is
    /// empty.
    [[nodiscard]] Fault load(ByteView bytes, const BookIdentity& identity);
    /// The moves of a position in packed order; empty if the book does not contain it. Keys are
    /// compared by their upper 44 bits.
    [[nodiscard]] std::vector<BookEntry> find(Key key) const;
    /// Valid until the next `load`.
    [[nodiscard]] std::optional<Name> name_of(Key key) const;
    /// The number of moves.
    [[nodiscard]] std::size_t size() const { return moves_.size(); }

  private:
    /// The lower key parts, ascending within each bucket of keys with the same upper part.
    std::vector<std::uint32_t> keys_;
    /// Start offsets of the buckets and of each position's moves, with the end offset last.
    std::vector<std::uint32_t> first_of_bucket_;
    std::vector<std::uint32_t> first_move_;
    std::vector<BookEntry> moves_;
    std::vector<NamedPosition> names_;
};

/// Packs positions, which may be in any order; keys must be unique, with at most 255 moves each.
Bytes pack_book(std::vector<BookPosition> positions, std::vector<NamedPosition> names,
                const BookIdentity& identity);

}  // namespace engine
