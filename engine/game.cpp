// SPDX-License-Identifier: MIT
#include "engine/game.h"

#include "engine/gomoku/gomoku_game.h"
#include "engine/xiangqi/xiangqi_game.h"

namespace engine {

std::unique_ptr<Game> make_game(std::string_view name, std::size_t table_megabytes) {
    if (name == "xiangqi") return std::make_unique<xiangqi::XiangqiGame>(table_megabytes);
    if (name == "gomoku") return std::make_unique<gomoku::GomokuGame>(table_megabytes);
    return nullptr;
}

}  // namespace engine
