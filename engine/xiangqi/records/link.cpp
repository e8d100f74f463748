// SPDX-License-Identifier: MIT
// The properties of Xiangqi that core/records/link.h needs. They are part of version 1 of the
// format and must not change.
#include <algorithm>
#include <array>

#include "engine/core/records/link.h"
#include "engine/core/text/text.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/records/board_letters.h"
#include "engine/xiangqi/records/formats.h"

namespace engine::xiangqi {

namespace {

using WeightedMove = link::Weighted<Move>;

struct Link {
    using Game = RecordedGame;
    static constexpr std::array<std::string_view, 1> kPrefixes{"x1"};
    static constexpr std::size_t version(const Position& /*start*/) { return 0; }
    static constexpr link::HeaderNames kHeaderNames{
        "",      "Event",   "Site",      "Date",       "Round",     "Red",
        "Black", "Result",  "RedTeam",   "BlackTeam",  "Annotator", "Title",
        "ECCO",  "Opening", "Variation", "TimeControl"};

    static std::vector<WeightedMove> weighted_moves(const Position& position);
    template <class Coder>
    static std::string start(link::Format<Coder>& format, std::size_t version,
                             const Position& position);
};

// How likely masters are to move a piece to a point, and from a point: one letter per point, half a
// bit per letter, `l` is neutral. Rows: K A B N R C P; in a row the ranks from the mover's own back
// rank, in a rank the files from the edge to the middle. Then the same for quiet moves,
// captures and recaptures. A model fitted to 6000 games of the Chinese-Chess-Practical-Dataset
// (Yu-Han Tseng, CC BY 4.0).
using PointLetters = std::array<std::string_view, kPieceTypes>;
constexpr PointLetters kTo{"lllllllljjlllgilllllllllllllllllllllllllllllllllll",
                           "lllilllllklllillllllllllllllllllllllllllllllllllll",
                           "llilllllllglllnllllllljlllllllllllllllllllllllllll",
                           "ffjggeihjfhklllijkkljknlmilinminlokjlmkhjlokejjife",
                           "djgjgfggkbaijkjijkklilmlkijikkilmmjgijhgijklcklifj",
                           "ffjkmjhkjkkikkpigjiliikiliggilhjjjjghjhhihiiclghdg",
                           "lllllllllllllllllllljlllkjijllhlmnmgjmjjiknoiijhjj"};
constexpr PointLetters kFrom{"lllkhllllllllpplllllllllllllllllllllllllllllllllll",
                             "lllklllllillllllllllllllllllllllllllllllllllllllll",
                             "llklllllllllllilllllllllllllllllllllllllllllllllll",
                             "mqmlklnmmmmlljknmkljmjijjmkljilijilmkkllnljlmkmnnm",
                             "rkkjmpklkmnjkjkkjjiijiiiiljlijjjiiimkklmmkljmlklll",
                             "mnkjillkjjkkjihlmlljkljljlmmljllklkmmmnnmlmmoklmpm",
                             "llllllllllllllljlllkmlllmplmjjnljjjnmllkllkhinllll"};
constexpr int kQuiet = -4;
constexpr int kCapture = 1;
constexpr int kRecapture = 6;
constexpr int kUsual = 11;
constexpr int kReadiest = 26;
// In the order of their squares.
std::vector<WeightedMove> Link::weighted_moves(const Position& position) {
    const Color us = position.side_to_move();
    const Move last = position.state().last_move;
    std::vector<WeightedMove> moves;
    for (const Move move : legal_moves(position)) {
        const bool capture = !position.at(move.to()).none();
        const bool takes_back = capture && !last.none() && move.to() == last.to();
        const auto type = index(position.at(move.from()).type());
        const auto letter_of = [&](const PointLetters& letters, Square square) {
            const int file = std::min(square.file(), kFiles - 1 - square.file());
            const int point = square.rank_for(us) * 5 + file;
            return letters[type][static_cast<std::size_t>(point)] - 'l';
        };
        const int half_bits = kUsual + letter_of(kFrom, move.from()) + letter_of(kTo, move.to()) +
                              (takes_back ? kRecapture
                               : capture  ? kCapture
                                          : kQuiet);
        const int readiness = std::clamp(half_bits, 0, kReadiest);
        // The square root of two to the power of `readiness`.
        const std::uint32_t whole = 1U << (readiness / 2);
        moves.push_back({move, readiness % 2 == 0 ? whole : whole + whole * 53 / 128});
    }
    const auto order = [](const WeightedMove& w) {
        return w.move.from().index() * kSquares + w.move.to().index();
    };
    std::sort(moves.begin(), moves.end(),
              [&](const WeightedMove& a, const WeightedMove& b) { return order(a) < order(b); });
    return moves;
}

template <class Coder>
std::string Link::start(link::Format<Coder>& format, std::size_t /*version*/,
                        const Position& position) {
    constexpr std::string_view kLetters = "KABNRCPkabnrcp";
    std::array<std::uint32_t, 14> left{1, 2, 2, 2, 2, 2, 5, 1, 2, 2, 2, 2, 2, 5};
    BoardLetters letters;
    letters.fill('.');
    for (int i = 0; i < kSquares; ++i) {
        const bool any_left = std::any_of(left.begin(), left.end(), [](auto n) { return n > 0; });
        if (!any_left) break;
        const Piece piece = position.at(Square(i % kFiles, kRanks - 1 - i / kFiles));
        if (!format.flag(&link::Models::occupied, !piece.none())) continue;
        const std::size_t letter = format.weighted(left, piece.none() ? 0 : piece.dense());
        --left[letter];
        letters[static_cast<std::size_t>(i)] = kLetters[letter];
    }
    const bool blacks = format.choice(position.side_to_move() == Color::Black ? 1 : 0, 2) == 1;
    const auto quiet = format.number(link::Count::Quiet, position.state().quiet_plies);
    const auto move_number =
        format.number(link::Count::MoveNumber, static_cast<std::uint64_t>(position.full_moves()));
    return board_fen(letters) + (blacks ? " b - - " : " w - - ") + std::to_string(quiet) + " " +
           std::to_string(move_number);
}

}  // namespace

bool looks_like_link(ByteView text) {
    return link::looks_like_link(as_text(text), Link::kPrefixes[0][0]);
}

ReadRecords read_link(ByteView text) {
    Warnings warnings(Warning::Unit::Line);
    ReadRecords read{RecordFormat::Link, link::read_links<Link>(as_text(text), warnings), {}};
    read.warnings = warnings.take();
    return read;
}

WrittenRecord write_link(const GameTree& tree, Notation /*notation*/) {
    return link::write_link<Link>(tree);
}

}  // namespace engine::xiangqi
