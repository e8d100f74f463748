// SPDX-License-Identifier: MIT
#include "engine/uci/ranks.h"

#include <algorithm>

#include "engine/core/text/text.h"

namespace chuhe {

namespace {

constexpr int kRanks = 10;

/// Takes a point such as `b10` off the front of `text`: `b9`. Empty if there is none.
std::string take_point(std::string_view& text) {
    const std::size_t end = std::min(text.find_first_not_of("0123456789", 1), text.size());
    if (end < 2 || text[0] < 'a' || text[0] > 'i') return {};
    const auto rank = engine::parse_int(text.substr(1, end - 1));
    if (!rank || *rank < 1 || *rank > kRanks) return {};
    std::string point = text[0] + std::to_string(*rank - 1);
    text.remove_prefix(end);
    return point;
}

}  // namespace

std::string with_ranks_from_one(std::string_view moves) {
    std::string text;
    for (const char c : moves) {
        text += engine::is_digit(c) ? std::to_string(c - '0' + 1) : std::string(1, c);
    }
    return text;
}

std::string with_ranks_from_zero(std::string_view text) {
    std::string_view rest = text;
    const std::string from = take_point(rest);
    const std::string to = from.empty() ? "" : take_point(rest);
    return to.empty() || !rest.empty() ? std::string(text) : from + to;
}

}  // namespace chuhe
