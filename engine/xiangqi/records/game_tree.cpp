// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/game_tree.h"

#include <array>
#include <utility>

#include "engine/xiangqi/notation/notation.h"

namespace engine::xiangqi {

std::variant<Position, std::string> RecordedGame::position_of(std::string_view fen) {
    FenResult read = parse_fen(fen);
    if (!read.position) return read.error;
    if (auto why = why_unplayable(*read.position); !why.empty()) return why;
    return std::move(*read.position);
}

std::string RecordedGame::texts_of(const Position& position, Move move) {
    constexpr std::array kNotations{Notation::Iccs, Notation::Wxf, Notation::Simplified,
                                    Notation::Traditional};
    std::string texts;
    for (const Notation notation : kNotations) texts += ' ' + write_move(position, move, notation);
    return texts;
}

}  // namespace engine::xiangqi
