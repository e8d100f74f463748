// SPDX-License-Identifier: MIT
#include "tests/support/notation.h"

#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/movegen.h"

namespace tests {

using engine::xiangqi::MoveReading;
using engine::xiangqi::Notation;
using engine::xiangqi::write_move;

void RoundTrip::make(const engine::xiangqi::Position& position, engine::xiangqi::Move move) {
    for (const Notation notation : {Notation::Uci, Notation::Iccs, Notation::Wxf,
                                    Notation::Simplified, Notation::Traditional}) {
        ++texts;
        const std::string text = write_move(position, move, notation);
        const auto result = read_move(position, text);
        const auto* read = std::get_if<MoveReading>(&result);
        // Characters common to both scripts are read as simplified.
        const bool is_same = read != nullptr && read->move == move &&
                             write_move(position, move, read->notation) == text;
        if (is_same || problems.size() == 10) continue;
        problems.push_back(
            text + " for " + move.text() + " is read as " +
            (read != nullptr ? read->move.text() : sentence_of(std::get<engine::Fault>(result))) +
            " in " + to_fen(position));
    }
}

void RoundTrip::make_all(const engine::xiangqi::Position& position) {
    for (const auto move : engine::xiangqi::legal_moves(position)) make(position, move);
}

}  // namespace tests
