// SPDX-License-Identifier: MIT
// Zobrist keys, generated from a fixed seed so that a packed book stays valid in later builds.
#pragma once

#include <array>

#include "engine/core/random.h"
#include "engine/core/types.h"
#include "engine/xiangqi/board/square.h"

namespace engine::xiangqi::zobrist {

struct Keys {
    std::array<std::array<Key, kSquares>, kPieces> piece{};
    Key black_to_move = 0;
};

inline constexpr Keys kKeys = [] {
    Keys keys;
    SplitMix64 random(0x43687568655851ULL);  // "ChuheXQ"
    for (auto& squares : keys.piece) {
        for (Key& key : squares) key = random.next();
    }
    keys.black_to_move = random.next();
    return keys;
}();

constexpr Key piece(Piece piece, Square square) {
    return kKeys.piece[piece.dense()][index(square)];
}

}  // namespace engine::xiangqi::zobrist
