// SPDX-License-Identifier: MIT
#include "engine/core/outcome.h"

#include <array>

namespace engine {

std::string_view text_of(Status status) {
    constexpr std::array<std::string_view, 4> kTexts{"ongoing", "first-wins", "second-wins",
                                                     "draw"};
    return kTexts[static_cast<std::size_t>(status)];
}

std::string_view text_of(Seat seat) { return seat == Seat::First ? "first" : "second"; }

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

std::string_view text_of(ArticleKind kind) {
    constexpr std::array<std::string_view, 4> kTexts{"none", "item", "diagram", "article"};
    return kTexts[static_cast<std::size_t>(kind)];
}

std::string_view text_of(Allowance allowance) {
    constexpr std::array<std::string_view, 6> kTexts{"peace",   "threats", "turns",
                                                     "mixture", "offers",  "excused"};
    return kTexts[static_cast<std::size_t>(allowance)];
}

}  // namespace engine
