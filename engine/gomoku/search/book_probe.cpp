// SPDX-License-Identifier: MIT
#include "engine/gomoku/search/book_probe.h"

#include <array>
#include <limits>

#include "engine/core/data/book_draw.h"
#include "engine/gomoku/board/zobrist.h"
#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/search/liking.h"

namespace engine::gomoku {

namespace {

constexpr std::uint16_t kGomoku = 2;

/// Separates the positions of each rule and part.
Key salt_of(Rule rule, BookPart part) {
    return SplitMix64((static_cast<std::uint64_t>(rule) << 8) + static_cast<std::uint64_t>(part))
        .next();
}

/// The book moves of `image`, mapped back to the position; `symmetry` leads from the position to
/// the image.
std::vector<BookMove> moves_through(const Book& book, const Position& position, Key key,
                                    int symmetry) {
    std::vector<BookMove> moves;
    if (position.size() != kStandardSize) return moves;
    const std::vector<BookEntry> entries = book.find(key);
    if (entries.empty()) return moves;
    // Another position may have the same key, so check that the book's moves are legal.
    Position asked = position;
    const PointSet legal = legal_moves(asked);
    for (const BookEntry& entry : entries) {
        if (entry.move >= kCells) continue;
        const Point packed = Point::from_raw(entry.move);
        if (packed.file() < 0 || packed.rank() < 0 || packed.file() >= kStandardSize ||
            packed.rank() >= kStandardSize) {
            continue;
        }
        const Point move = turned(packed, inverse(symmetry), kStandardSize);
        if (legal.contains(move)) moves.push_back({move, entry});
    }
    return moves;
}

int draw_symmetry(const BookImage& image, SplitMix64& random) {
    return image.symmetries[random.below(static_cast<std::uint32_t>(image.symmetries.size()))];
}

}  // namespace

/// The empty board would not do: its key contains no stone's key.
BookIdentity book_identity() {
    Position position;
    position.make_move(Point(kStandardSize / 2, kStandardSize / 2));
    return {kGomoku, book_image(position).key};
}

BookImage book_image(const Position& position, BookPart part) {
    std::array<Key, kSymmetries> keys{};
    keys.fill(salt_of(position.rule(), part));
    for (int cell = 0; cell < position.size() * position.size(); ++cell) {
        const Point point(cell % position.size(), cell / position.size());
        if (position.is_empty(point)) continue;
        const Color color = position.at(point) == Content::Black ? Color::Black : Color::White;
        for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
            keys[static_cast<std::size_t>(symmetry)] ^=
                zobrist::stone(color, turned(point, symmetry, position.size()));
        }
    }
    const Key side = position.side_to_move() == Color::White ? zobrist::kKeys.white_to_move : 0;
    BookImage image{std::numeric_limits<Key>::max(), {}};
    for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
        const Key key = keys[static_cast<std::size_t>(symmetry)] ^ side;
        if (key < image.key) image.symmetries.clear();
        if (key <= image.key) {
            image.key = key;
            image.symmetries.push_back(symmetry);
        }
    }
    return image;
}

std::vector<BookMove> book_moves(const Book& book, const Position& position) {
    const BookImage image = book_image(position);
    return moves_through(book, position, image.key, image.symmetries[0]);
}

Point draw_book_move(const Book& book, const Position& position, SplitMix64& random,
                     OpeningTaste taste) {
    const BookImage image = book_image(position);
    const int symmetry = draw_symmetry(image, random);
    const auto moves = suitable(moves_through(book, position, image.key, symmetry),
                                [&](Point move) { return suits(taste, position, move); });
    return draw_by_weight(moves, random, kNoPoint);
}

std::vector<Point> draw_proposal(const Book& book, const Position& position, SplitMix64& random) {
    Position put(position.size(), position.rule());
    for (;;) {
        const BookImage image = book_image(put, BookPart::Proposals);
        const int symmetry = draw_symmetry(image, random);
        const auto moves = moves_through(book, put, image.key, symmetry);
        const Point next = draw_by_weight(moves, random, kNoPoint);
        if (next.none()) return put.moves();
        put.make_move(next);
    }
}

}  // namespace engine::gomoku
