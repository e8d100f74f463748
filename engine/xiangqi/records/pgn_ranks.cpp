// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/pgn_ranks.h"

#include <algorithm>
#include <charconv>

#include "engine/core/text/text.h"

namespace engine::xiangqi {

std::string with_usual_ranks(std::string_view word, Ranks ranks) {
    const auto is_small = [](char c) { return c >= 'a' && c <= 'i'; };
    const auto is_file = [&](char c) { return is_small(c) || (c >= 'A' && c <= 'I'); };
    const std::size_t last_rank = word.find_last_not_of("0123456789") + 1;
    if (last_rank == 0 || last_rank == word.size() || !is_file(word[last_rank - 1]) ||
        word.find_first_of("=.+") != std::string_view::npos) {
        return std::string(word);
    }
    // A capital letter before a lower-case file is a piece.
    const bool coordinates =
        is_file(word[0]) && is_digit(word[1]) && is_small(word[0]) == is_small(word[last_rank - 1]);
    const int shift = (coordinates ? 0 : 1) - (ranks == Ranks::FromOne ? 1 : 0);
    std::string out;
    for (std::string_view rest = word; !rest.empty();) {
        int rank = 0;
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), rank);
        if (error != std::errc{} || !is_digit(rest.front())) {
            out += rest.front();
            rest.remove_prefix(1);
            continue;
        }
        out += std::to_string(std::clamp(std::min(rank, 100) + shift, 0, 99));
        rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
        // The `x` prevents H8e7 from being read as coordinates; the reader accepts it for
        // non-captures, too.
        const bool piece_and_rank = out.size() <= 3 && is_digit(word[1]) && !coordinates;
        if (piece_and_rank && !rest.empty() && is_small(rest.front())) out += 'x';
    }
    return out;
}

}  // namespace engine::xiangqi
