// SPDX-License-Identifier: MIT
#include "tools/match/dialect.h"

#include "engine/core/text/text.h"

namespace match {

namespace xq = engine::xiangqi;

namespace {

std::string square_text_from_one(xq::Square square) {
    return static_cast<char>('a' + square.file()) + std::to_string(square.rank() + 1);
}

/// Cuts a point such as `b10` off the front of `text`.
std::optional<xq::Square> take_square_from_one(std::string_view& text) {
    const std::size_t next = text.find_first_not_of("0123456789", 1);
    const auto rank = engine::parse_int(text.substr(0, next).substr(text.empty() ? 0 : 1));
    if (!rank || *rank < 1 || *rank > xq::kRanks) return std::nullopt;
    const int file = text[0] - 'a';
    if (!xq::on_board(file, 0)) return std::nullopt;
    text = next == std::string_view::npos ? std::string_view() : text.substr(next);
    return xq::Square(file, static_cast<int>(*rank) - 1);
}

}  // namespace

std::string move_text(xq::Move move, Ranks ranks) {
    if (ranks == Ranks::FromZero) return move.text();
    return square_text_from_one(move.from()) + square_text_from_one(move.to());
}

std::optional<xq::Move> read_move(std::string_view text, Ranks ranks) {
    if (ranks == Ranks::FromZero) return xq::parse_move(text);
    const auto from = take_square_from_one(text);
    if (!from) return std::nullopt;
    const auto to = take_square_from_one(text);
    if (!to || !text.empty() || *from == *to) return std::nullopt;
    return xq::Move(*from, *to);
}

}  // namespace match
