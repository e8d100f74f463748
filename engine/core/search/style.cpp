// SPDX-License-Identifier: MIT
#include "engine/core/search/style.h"

#include <array>
#include <cstddef>

namespace engine {

namespace {

constexpr std::array<std::string_view, 8> kTastes{"masters", "none", "central-cannon", "knight",
                                                  "bishop",  "pawn", "direct",         "indirect"};
constexpr std::array<std::string_view, 5> kPieces{"none", "rook", "knight", "cannon", "pawn"};

template <class Named, std::size_t kCount>
std::optional<Named> named(const std::array<std::string_view, kCount>& names,
                           std::string_view text) {
    const auto* const found = std::find(names.begin(), names.end(), text);
    if (found == names.end()) return std::nullopt;
    return static_cast<Named>(found - names.begin());
}

}  // namespace

std::string_view text_of(OpeningTaste taste) { return kTastes[static_cast<std::size_t>(taste)]; }

std::optional<OpeningTaste> parse_opening_taste(std::string_view text) {
    return named<OpeningTaste>(kTastes, text);
}

std::string_view text_of(FavouritePiece piece) { return kPieces[static_cast<std::size_t>(piece)]; }

std::optional<FavouritePiece> parse_favourite_piece(std::string_view text) {
    return named<FavouritePiece>(kPieces, text);
}

}  // namespace engine
