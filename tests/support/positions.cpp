// SPDX-License-Identifier: MIT
#include "tests/support/positions.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include "engine/core/text/text.h"
#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/board/zobrist.h"
#include "tests/support/data.h"

namespace tests {

namespace {

[[noreturn]] void give_up(const std::string& problem) {
    std::cerr << "test set-up: " << problem << '\n';
    std::abort();
}

}  // namespace

Move move_of(std::string_view text) {
    const auto move = engine::xiangqi::parse_move(text);
    if (!move) give_up("no move: " + std::string(text));
    return *move;
}

Square square_of(std::string_view text) { return {text.at(0) - 'a', text.at(1) - '0'}; }

void play(Position& position, std::string_view text) {
    const Move move = move_of(text);
    const MoveList legal = engine::xiangqi::legal_moves(position);
    if (std::find(legal.begin(), legal.end(), move) == legal.end()) {
        give_up("illegal " + std::string(text) + " in " + to_fen(position));
    }
    position.make_move(move);
}

Position position_of(std::string_view fen, std::string_view moves) {
    auto read = engine::xiangqi::parse_fen(fen);
    if (!read.position) give_up(sentence_of(read.fault) + " in " + std::string(fen));
    for (const std::string_view word : engine::split_words(moves)) play(*read.position, word);
    return *read.position;
}

std::string color_swapped(std::string_view fen) {
    const auto words = engine::split_words(fen);
    auto rows = engine::split_fields(words.at(0), '/');
    std::reverse(rows.begin(), rows.end());
    std::string swapped;
    for (const std::string_view row : rows) {
        if (!swapped.empty()) swapped += '/';
        for (const char c : row) {
            const bool upper = c >= 'A' && c <= 'Z';
            const bool lower = c >= 'a' && c <= 'z';
            swapped += static_cast<char>(upper ? c - 'A' + 'a' : lower ? c - 'a' + 'A' : c);
        }
    }
    swapped += words.at(1) == "w" ? " b" : " w";
    for (std::size_t i = 2; i < words.size(); ++i) swapped += " " + std::string(words[i]);
    return swapped;
}

std::string with_piece(std::string_view fen, std::string_view square, char piece) {
    const std::size_t board_end = fen.find(' ');
    auto rows = parts_of(fen.substr(0, board_end), '/');
    std::string& row = rows.at(static_cast<std::size_t>('9' - square.at(1)));
    std::string spread;
    for (const char c : row) {
        const bool gap = c >= '1' && c <= '9';
        spread += gap ? std::string(static_cast<std::size_t>(c - '0'), '1') : std::string(1, c);
    }
    spread.at(static_cast<std::size_t>(square.at(0) - 'a')) = piece;
    row = spread;
    std::string board;
    for (const std::string& part : rows) board += (board.empty() ? "" : "/") + part;
    return board + std::string(fen.substr(board_end));
}

engine::Key key_from_scratch(const Position& position) {
    using engine::xiangqi::Color;
    namespace zobrist = engine::xiangqi::zobrist;
    const bool black = position.side_to_move() == Color::Black;
    engine::Key key = black ? zobrist::kKeys.black_to_move : 0;
    for (const Square square : position.occupied()) {
        key ^= zobrist::piece(position.at(square), square);
    }
    return key;
}

std::vector<std::string> texts_of(const MoveList& moves) {
    std::vector<std::string> texts;
    for (const Move move : moves) texts.push_back(move.text());
    std::sort(texts.begin(), texts.end());
    return texts;
}

std::vector<std::string> game_positions(std::size_t step) {
    std::vector<std::string> fens;
    std::size_t ply = 0;
    for (const auto& moves : games()) {
        Position position = position_of(engine::xiangqi::kStartFen);
        for (const std::string& move : moves) {
            play(position, move);
            if (++ply % step == 0) fens.push_back(to_fen(position));
        }
    }
    return fens;
}

void for_each_node(Position& position, int depth, const std::function<void(Position&)>& visit) {
    visit(position);
    if (depth == 0) return;
    for (const Move move : engine::xiangqi::legal_moves(position)) {
        position.make_move(move);
        for_each_node(position, depth - 1, visit);
        position.unmake_move();
    }
}

}  // namespace tests
