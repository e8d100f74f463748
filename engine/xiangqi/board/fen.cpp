// SPDX-License-Identifier: MIT
#include "engine/xiangqi/board/fen.h"

#include <array>

#include "engine/core/text/text.h"

namespace engine::xiangqi {

namespace {

constexpr std::array<int, kPieceTypes> kPieceCounts{1, 2, 2, 2, 2, 2, 5};
constexpr int kLargestCounter = 9999;

Fault piece_fault(FaultCode code, Piece piece) {
    return {.code = code, .text = std::string(1, letter(piece))};
}

/// Whether a piece can ever reach a point. Advisors are allowed anywhere in the palace: published
/// perft positions have them off their five points.
bool can_stand(Piece piece, Square square) {
    const Color side = piece.color();
    const int rank = square.rank_for(side);
    const int file = square.file();
    switch (piece.type()) {
        case PieceType::King:
        case PieceType::Advisor:
            return in_palace(side, square);
        case PieceType::Bishop:
            return rank <= 4 && rank % 2 == 0 && file % 2 == 0 && (file + rank) % 4 == 2;
        case PieceType::Pawn:
            return rank >= 5 || (rank >= 3 && file % 2 == 0);
        default:
            return true;
    }
}

Fault put_rank(Position& position, std::string_view row, int rank) {
    int file = 0;
    for (const char c : row) {
        if (c >= '1' && c <= '9') {
            file += c - '0';
            continue;
        }
        const auto piece = piece_of_letter(c);
        if (!piece) {
            return {.code = FaultCode::UnknownPiece,
                    .text = std::string(1, c),
                    .where = std::string(row)};
        }
        if (file >= kFiles) return {.code = FaultCode::LongRow, .text = std::string(row)};
        const Square square(file, rank);
        if (!can_stand(*piece, square)) {
            Fault fault = piece_fault(FaultCode::ImpossiblePoint, *piece);
            fault.where = square.text();
            return fault;
        }
        position.put(*piece, square);
        ++file;
    }
    if (file == kFiles) return {};
    return {.code = file < kFiles ? FaultCode::ShortRow : FaultCode::LongRow,
            .text = std::string(row)};
}

Fault put_board(Position& position, std::string_view board) {
    const auto rows = split_fields(board, '/');
    if (rows.size() != kRanks) {
        return {.code = FaultCode::RowCount,
                .text = std::string(board),
                .number = static_cast<std::int64_t>(rows.size()),
                .expected = kRanks};
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        Fault fault = put_rank(position, rows[i], kRanks - 1 - static_cast<int>(i));
        if (fault) return fault;
    }
    for (const Color side : kColors) {
        for (const PieceType type : kAllPieceTypes) {
            const int count = position.pieces(side, type).count();
            if (count > kPieceCounts[index(type)]) {
                Fault fault = piece_fault(FaultCode::TooManyPieces, Piece(side, type));
                fault.number = count;
                return fault;
            }
        }
        if (position.pieces(side, PieceType::King).empty()) {
            return piece_fault(FaultCode::MissingKing, Piece(side, PieceType::King));
        }
    }
    return {};
}

std::optional<Color> parse_side(std::string_view word) {
    if (word == "w" || word == "r") return Color::Red;
    if (word == "b") return Color::Black;
    return std::nullopt;
}

/// Parses the word at `index` as a counter; a missing word and "-" mean the default.
std::optional<int> parse_counter(const std::vector<std::string_view>& words, std::size_t index,
                                 int fallback) {
    if (index >= words.size() || words[index] == "-") return fallback;
    const auto number = parse_int(words[index]);
    if (!number || *number < 0 || *number > kLargestCounter) return std::nullopt;
    return static_cast<int>(*number);
}

FenResult failed(Fault fault) { return {std::nullopt, std::move(fault)}; }

FenResult failed(FaultCode code, std::string_view word) {
    return failed({.code = code, .text = std::string(word)});
}

}  // namespace

FenResult parse_fen(std::string_view fen) {
    const auto words = split_words(fen);
    if (words.empty()) return failed({.code = FaultCode::EmptyFen});
    if (words.size() > 6) return failed(FaultCode::UnexpectedField, words[6]);
    FenResult result;
    Position& position = result.position.emplace();
    if (Fault fault = put_board(position, words[0])) return failed(std::move(fault));

    const auto side = words.size() > 1 ? parse_side(words[1]) : Color::Red;
    if (!side) return failed(FaultCode::BadSide, words[1]);
    for (std::size_t i = 2; i < words.size() && i < 4; ++i) {
        if (words[i] != "-") return failed(FaultCode::UnexpectedField, words[i]);
    }
    const auto quiet_plies = parse_counter(words, 4, 0);
    if (!quiet_plies) return failed(FaultCode::BadQuietPlies, words[4]);
    const auto full_moves = parse_counter(words, 5, 1);
    if (!full_moves) return failed(FaultCode::BadMoveNumber, words[5]);
    position.finish_setup(*side, *quiet_plies, *full_moves);

    return result;
}

Fault why_unplayable(const Position& position) {
    const Square red = position.king(Color::Red);
    const Square black = position.king(Color::Black);
    if (red.file() == black.file() && (between(red, black) & position.occupied()).empty()) {
        return {.code = FaultCode::KingsFacing, .text = red.text().substr(0, 1)};
    }
    const Color mover = position.side_to_move();
    const Square waiting_king = position.king(~mover);
    const Bitboard checkers = position.attackers_to(waiting_king, position.occupied());
    if ((checkers & position.pieces(mover)).empty()) return {};
    return {.code = FaultCode::WaitingSideInCheck, .text = waiting_king.text()};
}

std::string to_fen(const Position& position) {
    std::string fen;
    for (int rank = kRanks - 1; rank >= 0; --rank) {
        int gap = 0;
        const auto close_gap = [&] {
            if (gap > 0) fen += static_cast<char>('0' + gap);
            gap = 0;
        };
        for (int file = 0; file < kFiles; ++file) {
            const Piece piece = position.at(Square(file, rank));
            if (piece.none()) {
                ++gap;
            } else {
                close_gap();
                fen += letter(piece);
            }
        }
        close_gap();
        if (rank > 0) fen += '/';
    }
    fen += position.side_to_move() == Color::Red ? " w - - " : " b - - ";
    fen += std::to_string(position.state().quiet_plies) + " ";
    return fen + std::to_string(position.full_moves());
}

}  // namespace engine::xiangqi
