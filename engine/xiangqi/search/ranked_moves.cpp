// SPDX-License-Identifier: MIT
#include "engine/xiangqi/search/ranked_moves.h"

#include "engine/core/simd.h"

namespace engine::xiangqi {

CHUHE_WIDER std::int32_t RankedMoves::take_highest(std::int32_t* ranks, std::size_t blocks) {
    std::int32_t highest = kTaken;
    for (std::size_t i = 0; i < blocks * kBlock; ++i) highest = std::max(highest, ranks[i]);
    for (std::size_t i = 0; i < blocks * kBlock; ++i) {
        ranks[i] = ranks[i] == highest ? kTaken : ranks[i];
    }
    return highest;
}

}  // namespace engine::xiangqi
