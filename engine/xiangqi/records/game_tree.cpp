// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/game_tree.h"

#include <utility>

#include "engine/xiangqi/notation/notation.h"

namespace engine::xiangqi {

Result<Position> RecordedGame::position_of(std::string_view fen) {
    FenResult read = parse_fen(fen);
    if (!read.position) return read.fault;
    if (const Fault fault = why_unplayable(*read.position)) return fault;
    return std::move(*read.position);
}

std::optional<std::string> RecordedGame::write(const Position& position, Move move,
                                               std::string_view notation) {
    const auto wanted = parse_notation(notation);
    if (!wanted || *wanted == Notation::Algebraic) return std::nullopt;
    return write_move(position, move, *wanted);
}

Fault why_unplayed(const Result<MoveReading>& read, std::string_view word) {
    const auto* why = std::get_if<Fault>(&read);
    Fault fault = why != nullptr ? *why
                                 : Fault{.code = FaultCode::TooManyMoves,
                                         .number = std::int64_t{GameTree::kMaxNodes} - 1};
    fault.text = word;
    fault.where.clear();
    return fault;
}

Fault why_unplayed(Move move) {
    if (move.none()) return {.code = FaultCode::OffTheBoard};
    return {.code = FaultCode::IllegalMove, .text = move.text()};
}

}  // namespace engine::xiangqi
