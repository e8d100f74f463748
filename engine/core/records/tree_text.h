// SPDX-License-Identifier: MIT
// A game tree as lines of text: how it crosses to the page and back. The first line is the start,
// the others are its headers, the notes of the start and the moves, each with its notes below it:
//
//     start FEN
//     header NAME VALUE
//     move PLY MOVE TEXT …
//     comment TEXT
//     glyphs NUMBER NUMBER …
//     evaluation CENTIPAWNS MATE
//     clock MILLISECONDS
//
// A move is followed by its text in each other notation of the game. Moves come depth first, so
// that each hangs on the last one of the ply before. The main line comes first. In TEXT and VALUE
// `\n` stands for the end of a line and `\\` for a backslash.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "engine/core/records/game_tree.h"
#include "engine/core/text.h"

namespace engine {

namespace tree_text {

std::string escaped(std::string_view text);
std::string unescaped(std::string_view text);
/// Cuts the first word and the space after it off `text`.
std::string_view take_word(std::string_view& text);
void append_notes(std::string& out, const Notes& notes);

/// Reads a tree line by line; each line answers whether it could be read.
template <class Game>
class Reader {
  public:
    explicit Reader(BasicTree<Game>& tree) : tree_(&tree), cursor_(tree) {}

    bool line(std::string_view text) {
        const std::string_view kind = take_word(text);
        if (kind == "header") return header(text);
        if (kind == "move") return move(text);
        if (kind == "glyphs") return glyphs(text);
        if (kind == "evaluation") return evaluation(text);
        if (kind == "clock") return clock(text);
        if (kind != "comment") return false;
        notes().comment = unescaped(text);
        return true;
    }

  private:
    Notes& notes() { return tree_->edit_notes(cursor_.node()); }

    bool header(std::string_view text) {
        const std::string_view name = take_word(text);
        tree_->headers.push_back({std::string(name), unescaped(text)});
        return !name.empty();
    }

    bool move(std::string_view text) {
        const auto ply = parse_int(take_word(text));
        const auto deepest = std::int64_t{(*tree_)[cursor_.node()].ply} + 1;
        if (!ply || *ply < 1 || *ply > deepest) return false;
        for (auto back = deepest; back > *ply; --back) cursor_.back();
        const auto move = Game::move_of(cursor_.position(), take_word(text));
        return move && cursor_.play(*move);
    }

    bool glyphs(std::string_view text) {
        for (const std::string_view word : split_words(text)) {
            const auto nag = parse_int(word);
            if (!nag || *nag < 0 || *nag > 255) return false;
            notes().nags.push_back(static_cast<std::uint8_t>(*nag));
        }
        return true;
    }

    bool evaluation(std::string_view text) {
        const auto centipawns = parse_int(take_word(text));
        const auto mate = parse_int(text);
        if (!centipawns || !mate) return false;
        notes().evaluation = {static_cast<int>(*centipawns), static_cast<int>(*mate)};
        return true;
    }

    bool clock(std::string_view text) {
        notes().clock_ms = parse_int(text);
        return notes().clock_ms.has_value();
    }

    BasicTree<Game>* tree_;
    BasicCursor<Game> cursor_;
};

}  // namespace tree_text

/// `Game` has besides what BasicTree asks for:
///   texts_of(position, move)    a space and the text in each other notation
///   move_of(position, text)     the move of such a text, if it is one
template <class Game>
std::string write_tree_text(const BasicTree<Game>& tree) {
    std::string out = "start " + tree.start_fen() + '\n';
    for (const Header& header : tree.headers) {
        out += "header " + header.name + ' ' + tree_text::escaped(header.value) + '\n';
    }
    tree_text::append_notes(out, tree.notes(kRootNode));
    auto walked = tree;
    BasicCursor<Game> cursor(walked);
    for (const NodeId node : preorder(tree)) {
        const auto move = tree[node].move;
        cursor.go_to(tree[node].parent);
        out += "move " + std::to_string(tree[node].ply) + ' ' + move.text() +
               Game::texts_of(cursor.position(), move) + '\n';
        tree_text::append_notes(out, tree.notes(node));
    }
    return out;
}

/// The tree, or a sentence that quotes the first line that is wrong. The texts of a move may be
/// missing and are not read.
template <class Game>
std::variant<BasicTree<Game>, std::string> read_tree_text(std::string_view text) {
    auto lines = split_fields(text, '\n');
    if (!lines.empty() && lines.back().empty()) lines.pop_back();
    std::string_view start = lines.empty() ? std::string_view() : lines.front();
    if (tree_text::take_word(start) != "start")
        return "a tree begins with its start, not with " + in_quotes(text);
    auto made = BasicTree<Game>::from_fen(start);
    auto* tree = std::get_if<BasicTree<Game>>(&made);
    if (tree == nullptr) return made;
    tree_text::Reader<Game> reader(*tree);
    for (std::size_t i = 1; i < lines.size(); ++i) {
        if (!reader.line(lines[i])) {
            return "line " + std::to_string(i + 1) + " of a tree: bad " + in_quotes(lines[i]);
        }
    }
    return made;
}

}  // namespace engine
