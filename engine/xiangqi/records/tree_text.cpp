// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/tree_text.h"

#include <algorithm>
#include <array>

#include "engine/core/text.h"
#include "engine/xiangqi/notation.h"

namespace engine::xiangqi {

namespace {

std::string escaped(std::string_view text) {
    return replaced(replaced(text, "\\", "\\\\"), "\n", "\\n");
}

std::string unescaped(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\' || i + 1 == text.size()) {
            out += text[i];
        } else {
            ++i;
            out += text[i] == 'n' ? '\n' : text[i];
        }
    }
    return out;
}

/// Cuts the first word and the space after it off `text`.
std::string_view take_word(std::string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

void append_notes(std::string& out, const Notes& notes) {
    if (!notes.comment.empty()) out += "comment " + escaped(notes.comment) + '\n';
    if (!notes.nags.empty()) {
        out += "glyphs";
        for (const std::uint8_t nag : notes.nags) out += ' ' + std::to_string(nag);
        out += '\n';
    }
    if (notes.evaluation) {
        out += "evaluation " + std::to_string(notes.evaluation->centipawns) + ' ' +
               std::to_string(notes.evaluation->mate) + '\n';
    }
    if (notes.clock_ms) out += "clock " + std::to_string(*notes.clock_ms) + '\n';
}

/// Reads a tree line by line; each line answers whether it could be read.
class Reader {
  public:
    explicit Reader(GameTree& tree) : tree_(&tree), cursor_(tree) {}

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
        const auto move = parse_move(take_word(text));
        const auto deepest = std::int64_t{(*tree_)[cursor_.node()].ply} + 1;
        if (!ply || !move || *ply < 1 || *ply > deepest) return false;
        for (auto back = deepest; back > *ply; --back) cursor_.back();
        return cursor_.play(*move);
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

    GameTree* tree_;
    TreeCursor cursor_;
};

}  // namespace

std::string write_tree_text(const GameTree& tree) {
    constexpr std::array kTexts{Notation::Iccs, Notation::Wxf, Notation::Simplified,
                                Notation::Traditional};
    std::string out = "start " + tree.start_fen() + '\n';
    for (const Header& header : tree.headers) {
        out += "header " + header.name + ' ' + escaped(header.value) + '\n';
    }
    append_notes(out, tree.notes(kRootNode));
    GameTree walked = tree;
    TreeCursor cursor(walked);
    for (const NodeId node : preorder(tree)) {
        const Move move = tree[node].move;
        cursor.go_to(tree[node].parent);
        out += "move " + std::to_string(tree[node].ply) + ' ' + move.text();
        for (const Notation notation : kTexts) {
            out += ' ' + write_move(cursor.position(), move, notation);
        }
        out += '\n';
        append_notes(out, tree.notes(node));
    }
    return out;
}

std::variant<GameTree, std::string> read_tree_text(std::string_view text) {
    auto lines = split_fields(text, '\n');
    if (!lines.empty() && lines.back().empty()) lines.pop_back();
    std::string_view start = lines.empty() ? std::string_view() : lines.front();
    if (take_word(start) != "start")
        return "a tree begins with its start, not with " + quoted(text);
    auto made = GameTree::from_fen(start);
    auto* tree = std::get_if<GameTree>(&made);
    if (tree == nullptr) return made;
    Reader reader(*tree);
    for (std::size_t i = 1; i < lines.size(); ++i) {
        if (!reader.line(lines[i])) {
            return "line " + std::to_string(i + 1) + " of a tree: bad " + quoted(lines[i]);
        }
    }
    return made;
}

}  // namespace engine::xiangqi
