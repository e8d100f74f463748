// SPDX-License-Identifier: MIT
// An opening book in memory, for either game: what masters played in a position, and what openings
// are called. book/README.md describes the packed file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/fault.h"
#include "engine/core/types.h"

namespace engine {

/// A move of a position, and how the side that made it fared.
struct BookEntry {
    /// The game's own 16-bit move.
    std::uint16_t move = 0;
    /// How often it is to be chosen, relative to the other moves of the position; 0: never.
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
    /// In an encyclopedia; neither it nor the name has line ends, and it has no space.
    std::string code;
    std::string name;
};

/// What a book was packed for; a book for anything else is foreign.
struct BookIdentity {
    std::uint16_t game = 0;
    /// The key of the game's start position: it changes with the way positions are keyed.
    Key start_key = 0;
};

class Book {
  public:
    struct Name {
        std::string_view code;
        std::string_view name;
    };

    /// Replaces the content by packed bytes, which may be anything; after a fault the book is
    /// empty.
    [[nodiscard]] Fault load(ByteView bytes, const BookIdentity& identity);
    /// The moves of one position, as they were packed; none when the book does not know it. Keys
    /// are told apart by their upper 44 bits.
    [[nodiscard]] std::vector<BookEntry> find(Key key) const;
    /// Valid until the next `load`.
    [[nodiscard]] std::optional<Name> name_of(Key key) const;
    /// In moves.
    [[nodiscard]] std::size_t size() const { return moves_.size(); }

  private:
    /// The lower parts of the keys, ascending within each bucket: the keys with the same upper
    /// part.
    std::vector<std::uint32_t> keys_;
    /// Where each bucket, and each position's moves begin; and, last, where the last ones end.
    std::vector<std::uint32_t> first_of_bucket_;
    std::vector<std::uint32_t> first_move_;
    std::vector<BookEntry> moves_;
    std::vector<NamedPosition> names_;
};

/// The packed form of positions in any order, no key twice, with at most 255 moves each.
Bytes pack_book(std::vector<BookPosition> positions, std::vector<NamedPosition> names,
                const BookIdentity& identity);

}  // namespace engine
