// SPDX-License-Identifier: MIT
// Writes SGF (sgf_reader.cpp).
#include <algorithm>

#include "engine/core/text/text.h"
#include "engine/gomoku/records/formats.h"
#include "engine/gomoku/records/sgf_names.h"

namespace engine::gomoku {

namespace {

using sgf::kHeaders;
using sgf::kResults;
using sgf::Name;

std::string text_of(Point point, int size) {
    return {static_cast<char>('a' + point.file()),
            static_cast<char>('a' + (size - 1 - point.rank()))};
}

std::string escaped(std::string_view text) {
    return replaced(replaced(text, "\\", "\\\\"), "]", "\\]");
}

void add_property(std::string& out, std::string_view name, std::string_view value) {
    out.append(name).append("[").append(escaped(value)).append("]");
}

void write_setup(std::string& out, const Position& start) {
    for (const Color color : {Color::Black, Color::White}) {
        std::string points;
        for (int row = 1; row <= start.size(); ++row) {
            for (int column = 1; column <= start.size(); ++column) {
                const Point point = point_at(column, row, start.size());
                if (start.at(point) != static_cast<Content>(color)) continue;
                points += "[" + text_of(point, start.size()) + "]";
            }
        }
        if (!points.empty()) out += (color == Color::Black ? "AB" : "AW") + points;
    }
    const bool is_white = start.side_to_move() == Color::White;
    if (start.stones() > 0 || is_white) add_property(out, "PL", is_white ? "W" : "B");
}

void write_headers(std::string& out, const GameTree& tree, WrittenRecord& written) {
    for (const Header& header : tree.headers) {
        const auto known = std::find_if(kHeaders.begin(), kHeaders.end(),
                                        [&](const Name& name) { return name.ours == header.name; });
        std::string value(trimmed(header.value));
        if (known == kHeaders.end() || value.empty()) {
            written.add_unsupported(header);
            continue;
        }
        if (header.name == "Result") {
            for (const Name& result : kResults) {
                if (result.ours == value) value = result.theirs;
            }
        }
        add_property(out, known->theirs, replaced(value, "\n", " "));
    }
}

/// Writes the moves; if a node has several, each starts a branch in parentheses.
void write_moves(std::string& out, const GameTree& tree) {
    struct Task {
        NodeId node;
        enum class Kind : std::uint8_t { Line, Branch, Close } kind;
    };
    const Position start = tree.start();
    const Color first = start.side_to_move();
    std::vector<Task> tasks{{tree[kRootNode].first_child, Task::Kind::Line}};
    while (!tasks.empty()) {
        const auto [node, kind] = tasks.back();
        tasks.pop_back();
        if (kind == Task::Kind::Close) {
            out += ')';
            continue;
        }
        if (node == kNoNode) continue;
        if (kind == Task::Kind::Line && tree[node].next_sibling != kNoNode) {
            std::vector<Task> branches;
            for (NodeId next = node; next != kNoNode; next = tree[next].next_sibling) {
                branches.push_back({next, Task::Kind::Branch});
            }
            tasks.insert(tasks.end(), branches.rbegin(), branches.rend());
            continue;
        }
        if (kind == Task::Kind::Branch) {
            out += "\n(";
            tasks.push_back({node, Task::Kind::Close});
        }
        const Color mover = tree[node].ply % 2 == 1 ? first : ~first;
        out += mover == Color::Black ? ";B[" : ";W[";
        out += text_of(tree[node].move, start.size()) + "]";
        if (const auto& comment = tree.notes(node).comment; !trimmed(comment).empty()) {
            add_property(out, "C", comment);
        }
        tasks.push_back({tree[node].first_child, Task::Kind::Line});
    }
}

}  // namespace

WrittenRecord write_sgf(const GameTree& tree) {
    const Position start = tree.start();
    WrittenRecord written;
    std::string out = "(;FF[4]GM[4]CA[UTF-8]";
    add_property(out, "SZ", std::to_string(start.size()));
    add_property(out, "RU", split_words(to_fen(start))[2]);
    write_headers(out, tree, written);
    write_setup(out, start);
    if (const auto& comment = tree.notes(kRootNode).comment; !trimmed(comment).empty()) {
        add_property(out, "C", comment);
    }
    out += '\n';
    write_moves(out, tree);
    out += ")\n";
    add_unsupported(written, tree, {});
    written.bytes.assign(out.begin(), out.end());
    return written;
}

}  // namespace engine::gomoku
