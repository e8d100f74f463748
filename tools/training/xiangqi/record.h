// SPDX-License-Identifier: MIT
// A position with what a game made of it, in 38 bytes (docs/training-data.md): what evaluations
// learn from.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "engine/core/bytes.h"
#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// How the game ended for the side to move.
enum class Outcome : std::uint8_t { Loss, Draw, Win };

struct TrainingRecord {
    Bitboard occupied;
    /// Who stands on the points of `occupied`, in its order.
    FixedVector<Piece, 32> pieces;
    Color side_to_move = Color::Red;
    Outcome result = Outcome::Draw;
    /// Centipawns for the side to move; never that of a ruling.
    Value score = 0;
    /// The number the game was seeded with: what is held out is held out by whole games.
    std::uint32_t game = 0;
    /// Plies since the game's set-up.
    int ply = 0;
    /// The counter of the natural-move limit.
    int quiet_plies = 0;
};

inline constexpr std::size_t kRecordSize = 38;
/// Where the bytes of a record tell its game.
inline constexpr std::size_t kRecordGameAt = 28;
using RecordBytes = std::array<std::uint8_t, kRecordSize>;

/// The board, side and counters of `position`; the rest is left to the caller.
TrainingRecord record_of(const Position& position);
RecordBytes pack(const TrainingRecord& record);
/// Nothing when the bytes, of which there must be kRecordSize, cannot be a position.
std::optional<TrainingRecord> unpack(ByteView bytes);
/// Its history is forgotten.
Position position_of(const TrainingRecord& record);
/// The key of `position_of`, without building it.
Key key_of(const TrainingRecord& record);
/// `FEN;score;result`, the result as W, D or L.
std::string text_of(const TrainingRecord& record);

}  // namespace engine::xiangqi
