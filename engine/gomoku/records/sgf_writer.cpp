// SPDX-License-Identifier: MIT
// Writes SGF (sgf_reader.cpp).
#include <algorithm>
#include <optional>

#include "engine/core/text/text.h"
#include "engine/gomoku/records/formats.h"
#include "engine/gomoku/records/sgf_names.h"
#include "engine/gomoku/records/sgf_notes.h"

namespace engine::gomoku {

namespace {

using sgf::kHeaders;
using sgf::text_of;

/// The value is as it stands in the file.
void add_raw(std::string& out, std::string_view name, std::string_view raw) {
    out.append(name).append("[").append(raw).append("]");
}

void add_property(std::string& out, std::string_view name, std::string_view value) {
    add_raw(out, name, sgf::escaped(value));
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

/// The property of a header: one of the standard, or one that nobody knows under its own name.
std::string_view property_of(std::string_view header) {
    const auto known = std::find_if(kHeaders.begin(), kHeaders.end(),
                                    [&](const sgf::Name& name) { return name.ours == header; });
    if (known != kHeaders.end()) return known->theirs;
    return sgf::is_carried(header) && !sgf::is_known(header) ? header : std::string_view();
}

void write_headers(std::string& out, const GameTree& tree, WrittenRecord& written) {
    bool is_result_whole = false;
    const sgf::GameResult result{std::string(tree.header("Result")),
                                 std::string(tree.header("Termination"))};
    const std::string end = sgf::text_of(result, is_result_whole);
    for (const Header& header : tree.headers) {
        const std::string_view name = property_of(header.name);
        std::string value(trimmed(header.value));
        if (name.empty() || (value.empty() && name != header.name)) {
            const bool is_written = header.name == "Termination" && is_result_whole;
            if (!is_written) written.add_unsupported(header);
            continue;
        }
        if (name == "RE") value = end;
        add_property(out, name, name == "GC" ? value : replaced(value, "\n", " "));
    }
}

/// What is said of a position: the properties of its glyphs and clock, its text, what its comment
/// carries. Glyphs that the format does not have are counted.
void write_notes(std::string& out, const Notes& notes, std::optional<Color> mover, int size,
                 std::size_t& glyphs_left_out) {
    bool all_glyphs = true;
    for (const std::uint8_t glyph : notes.glyphs) {
        const auto judgement = std::find_if(
            sgf::kJudgements.begin(), sgf::kJudgements.end(), [&](const sgf::Judgement& known) {
                return known.usual == glyph || known.strong == glyph;
            });
        if (glyph == 0 || judgement == sgf::kJudgements.end()) {
            all_glyphs = false;
        } else {
            add_raw(out, judgement->name,
                    !judgement->has_value        ? ""
                    : judgement->strong == glyph ? "2"
                                                 : "1");
        }
    }
    if (!all_glyphs) ++glyphs_left_out;
    if (notes.clock_ms && mover) {
        add_raw(out, *mover == Color::Black ? "BL" : "WL", sgf::seconds_of(*notes.clock_ms));
    }
    const auto [text, carried] = sgf::split_comment(notes.comment, size);
    if (!text.empty()) add_property(out, "C", text);
    for (const auto& [name, values] : carried) {
        out += name;
        for (const std::string& value : values) add_raw(out, "", value);
    }
}

/// Writes the moves; if a node has several, each starts a branch in parentheses.
void write_moves(std::string& out, const GameTree& tree, std::size_t& glyphs_left_out) {
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
        write_notes(out, tree.notes(node), mover, start.size(), glyphs_left_out);
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
    std::size_t glyphs_left_out = 0;
    write_notes(out, tree.notes(kRootNode), std::nullopt, start.size(), glyphs_left_out);
    out += '\n';
    write_moves(out, tree, glyphs_left_out);
    out += ")\n";
    written.add_unsupported(FaultCode::GlyphsUnsupported, glyphs_left_out);
    std::size_t evaluations = 0;
    for (NodeId node = kRootNode; node < tree.size(); ++node) {
        const Notes& notes = tree.notes(node);
        if (notes.evaluation || (node == kRootNode && notes.clock_ms)) ++evaluations;
    }
    written.add_unsupported(FaultCode::EvaluationsUnsupported, evaluations);
    written.bytes.assign(out.begin(), out.end());
    return written;
}

}  // namespace engine::gomoku
