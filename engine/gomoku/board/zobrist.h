// SPDX-License-Identifier: MIT
// Zobrist keys of stones and of the side to move, from a fixed seed so that books stay valid.
#pragma once

#include <array>

#include "engine/core/random.h"
#include "engine/core/types.h"
#include "engine/gomoku/board/point.h"

namespace engine::gomoku::zobrist {

struct Keys {
    std::array<std::array<Key, kCells>, 2> stone{};
    Key white_to_move = 0;
};

inline constexpr Keys kKeys = [] {
    Keys keys;
    SplitMix64 random(0x43687568654735ULL);  // "ChuheG5"
    for (auto& cells : keys.stone) {
        for (Key& key : cells) key = random.next();
    }
    keys.white_to_move = random.next();
    return keys;
}();

constexpr Key stone(Color color, Point point) { return kKeys.stone[index(color)][point.cell()]; }

}  // namespace engine::gomoku::zobrist
