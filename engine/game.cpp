// SPDX-License-Identifier: MIT
#include "engine/game.h"

#include "engine/gomoku/gomoku_game.h"
#include "engine/xiangqi/xiangqi_game.h"

namespace engine {

OutcomeChances chances_after(const Game& game, const SearchInfo& info) {
    if (!info.from_table) return game.chances(info.value);
    if (info.value == 0) return {.draw = 1000};
    return info.value > 0 ? OutcomeChances{.win = 1000} : OutcomeChances{.loss = 1000};
}

std::unique_ptr<Game> make_game(std::string_view name, std::size_t table_megabytes) {
    if (name == "xiangqi") return std::make_unique<xiangqi::XiangqiGame>(table_megabytes);
    if (name == "gomoku") return std::make_unique<gomoku::GomokuGame>(table_megabytes);
    return nullptr;
}

}  // namespace engine
