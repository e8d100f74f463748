// SPDX-License-Identifier: MIT
#include "engine/game.h"

#include <array>

#include "engine/gomoku/gomoku_game.h"
#include "engine/xiangqi/xiangqi_game.h"

namespace engine {

std::string_view text_of(Status status) {
    constexpr std::array<std::string_view, 4> kTexts{"ongoing", "first-wins", "second-wins",
                                                     "draw"};
    return kTexts[static_cast<std::size_t>(status)];
}

std::string_view text_of(Reason reason) {
    constexpr std::array<std::string_view, 14> kTexts{"",
                                                      "checkmate",
                                                      "stalemate",
                                                      "perpetual-check",
                                                      "mutual-perpetual-check",
                                                      "perpetual-chase",
                                                      "mutual-perpetual-chase",
                                                      "perpetual-attack",
                                                      "mutual-perpetual-attack",
                                                      "repetition",
                                                      "natural-move-limit",
                                                      "insufficient-material",
                                                      "five-in-a-row",
                                                      "board-full"};
    return kTexts[static_cast<std::size_t>(reason)];
}

std::unique_ptr<Game> make_game(std::string_view name, std::size_t table_megabytes) {
    if (name == "xiangqi") return std::make_unique<xiangqi::XiangqiGame>(table_megabytes);
    if (name == "gomoku") return std::make_unique<gomoku::GomokuGame>(table_megabytes);
    return nullptr;
}

}  // namespace engine
