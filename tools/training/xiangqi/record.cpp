// SPDX-License-Identifier: MIT
#include "tools/training/xiangqi/record.h"

#include <algorithm>

#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/zobrist.h"

namespace engine::xiangqi {

namespace {

// The layout. A half board takes 45 of 48 bits; the low half's other bits tell side and result.
constexpr std::size_t kHalfBytes = 6;
constexpr std::size_t kHighAt = kHalfBytes;
constexpr std::size_t kPiecesAt = kHighAt + kHalfBytes;
constexpr std::size_t kScoreAt = kRecordGameAt + 4;
constexpr std::size_t kPlyAt = kScoreAt + 2;
constexpr std::size_t kQuietAt = kPlyAt + 2;
static_assert(kPiecesAt + 16 == kRecordGameAt);
static_assert(kQuietAt + 2 == kRecordSize);
constexpr int kSideBit = kHalf;
constexpr int kResultBit = kHalf + 1;

constexpr std::size_t kMostPieces = 32;

void write_half(RecordBytes& bytes, std::size_t at, std::uint64_t half) {
    for (std::size_t i = 0; i < kHalfBytes; ++i) {
        bytes[at + i] = static_cast<std::uint8_t>(half >> (8 * i));
    }
}

std::uint64_t read_half(ByteView bytes, std::size_t at) {
    std::uint64_t half = 0;
    for (std::size_t i = 0; i < kHalfBytes; ++i) half |= std::uint64_t{bytes[at + i]} << (8 * i);
    return half;
}

/// The inverse of Piece::dense.
constexpr Piece piece_of(std::size_t code) {
    return {static_cast<Color>(code / kPieceTypes), static_cast<PieceType>(code % kPieceTypes)};
}

/// Calls `visit(piece, square)` for each piece.
template <class Visit>
void for_each_piece(const TrainingRecord& record, const Visit& visit) {
    std::size_t i = 0;
    for (const Square square : record.occupied) visit(record.pieces[i++], square);
}

}  // namespace

TrainingRecord record_of(const Position& position) {
    TrainingRecord record;
    record.occupied = position.occupied();
    for (const Square square : record.occupied) record.pieces.push_back(position.at(square));
    record.side_to_move = position.side_to_move();
    record.ply = static_cast<int>(position.states().size()) - 1;
    record.quiet_plies = position.state().quiet_plies;
    return record;
}

RecordBytes pack(const TrainingRecord& record) {
    const auto flags = std::uint64_t{index(record.side_to_move)} << kSideBit |
                       static_cast<std::uint64_t>(record.result) << kResultBit;
    RecordBytes bytes{};
    write_half(bytes, 0, record.occupied.low() | flags);
    write_half(bytes, kHighAt, record.occupied.high());
    for (std::size_t i = 0; i < record.pieces.size(); ++i) {
        bytes[kPiecesAt + i / 2] |=
            static_cast<std::uint8_t>(record.pieces[i].dense() << (4 * (i % 2)));
    }
    const std::span all(bytes);
    write_number(all.subspan(kRecordGameAt), record.game);
    write_number(all.subspan(kScoreAt), static_cast<std::uint16_t>(record.score));
    write_number(all.subspan(kPlyAt), static_cast<std::uint16_t>(record.ply));
    write_number(all.subspan(kQuietAt), static_cast<std::uint16_t>(record.quiet_plies));
    return bytes;
}

std::optional<TrainingRecord> unpack(ByteView bytes) {
    const std::uint64_t low = read_half(bytes, 0);
    const std::uint64_t high = read_half(bytes, kHighAt);
    TrainingRecord record;
    record.occupied = Bitboard(low & kHalfMask, high);
    const auto count = static_cast<std::size_t>(record.occupied.count());
    const std::uint64_t result = low >> kResultBit;
    if (high > kHalfMask || count > kMostPieces || result > 2) return std::nullopt;
    std::array<int, 2> kings{};
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t pair = bytes[kPiecesAt + i / 2];
        const std::size_t code = pair >> (4 * (i % 2)) & 15U;
        if (code >= kPieces) return std::nullopt;
        const Piece piece = piece_of(code);
        if (piece.type() == PieceType::King) ++kings[index(piece.color())];
        record.pieces.push_back(piece);
    }
    if (kings != std::array{1, 1}) return std::nullopt;
    record.side_to_move = static_cast<Color>(low >> kSideBit & 1U);
    record.result = static_cast<Outcome>(result);
    record.game = read_number<std::uint32_t>(bytes.subspan(kRecordGameAt));
    record.score = static_cast<std::int16_t>(read_number<std::uint16_t>(bytes.subspan(kScoreAt)));
    record.ply = read_number<std::uint16_t>(bytes.subspan(kPlyAt));
    record.quiet_plies = read_number<std::uint16_t>(bytes.subspan(kQuietAt));
    return record;
}

Position position_of(const TrainingRecord& record) {
    Position position;
    for_each_piece(record, [&](Piece piece, Square square) { position.put(piece, square); });
    position.finish_setup(record.side_to_move, record.quiet_plies, record.ply / 2 + 1);
    return position;
}

Key key_of(const TrainingRecord& record) {
    Key key = record.side_to_move == Color::Black ? zobrist::kKeys.black_to_move : 0;
    for_each_piece(record,
                   [&](Piece piece, Square square) { key ^= zobrist::piece(piece, square); });
    return key;
}

std::string text_of(const TrainingRecord& record) {
    constexpr std::string_view kResults = "LDW";
    return to_fen(position_of(record)) + ";" + std::to_string(record.score) + ";" +
           kResults[static_cast<std::size_t>(record.result)];
}

}  // namespace engine::xiangqi
