// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/board_letters.h"

#include <algorithm>

#include "engine/core/text/text.h"
#include "engine/xiangqi/board/fen.h"

namespace engine::xiangqi {

std::string board_fen(const BoardLetters& letters) {
    std::string fen;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        if (i > 0 && i % kFiles == 0) fen += '/';
        const bool after_digit = !fen.empty() && fen.back() >= '1' && fen.back() <= '8';
        if (letters[i] != '.') {
            fen += letters[i];
        } else if (after_digit) {
            ++fen.back();
        } else {
            fen += '1';
        }
    }
    return fen;
}

Result<GameTree> tree_from_board(const BoardLetters& letters, char mover, int full_moves) {
    // Files contain numbers that are invalid in a FEN.
    constexpr int kMostMoves = 9999;
    const auto number = std::to_string(std::clamp(full_moves, 1, kMostMoves));
    const auto with_turn = [&](char side) {
        return GameTree::from_fen(board_fen(letters) + " " + side + " - - 0 " + number);
    };
    const bool blacks = is_lower(mover);
    auto tree = with_turn(blacks ? 'b' : 'w');
    if (mover != '.' || std::holds_alternative<GameTree>(tree)) return tree;
    auto other = with_turn('b');
    return std::holds_alternative<GameTree>(other) ? other : tree;
}

std::array<int, 32> points_of_pieces(const GameTree& tree) {
    std::array<int, 32> points{};
    points.fill(-1);
    const Position start = tree.start();
    for (int index = 0; index < kSquares; ++index) {
        const Piece piece = start.at(Square(index));
        if (piece.none()) continue;
        for (std::size_t i = 0; i < points.size(); ++i) {
            if (points[i] >= 0 || kPiecesInOrder[i] != letter(piece)) continue;
            points[i] = index;
            break;
        }
    }
    return points;
}

void add_unsupported_counter(WrittenRecord& written, const GameTree& tree) {
    written.add_unsupported(FaultCode::QuietPliesUnsupported, tree.start().state().quiet_plies);
}

}  // namespace engine::xiangqi
