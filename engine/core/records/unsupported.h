// SPDX-License-Identifier: MIT
// Features of a record that a format cannot store.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/records/game_tree.h"
#include "engine/core/text/fault.h"

namespace engine {

struct WrittenRecord {
    Bytes bytes;
    /// The features that the format cannot store.
    std::vector<Fault> unsupported;

    /// Adds a fault of that kind if the count is not 0.
    void add_unsupported(FaultCode code, std::size_t count) {
        if (count == 0) return;
        unsupported.push_back({.code = code, .number = static_cast<std::int64_t>(count)});
    }
    void add_unsupported(const Header& header) {
        unsupported.push_back(
            {.code = FaultCode::HeaderUnsupported, .text = header.value, .where = header.name});
    }
};

/// What a format can store besides moves.
struct Carries {
    bool variations = true;
    bool comments = true;
    bool headers = true;
};

/// Reports to `written` what its format cannot store. None of these formats can store glyphs,
/// evaluations and clocks.
template <class Game>
void add_unsupported(WrittenRecord& written, const BasicTree<Game>& tree, Carries carries) {
    std::size_t variations = 0;
    std::size_t comments = 0;
    std::size_t glyphs = 0;
    std::size_t numbers = 0;
    auto nodes = preorder(tree);
    nodes.push_back(kRootNode);
    for (const NodeId node : nodes) {
        const Notes& notes = tree.notes(node);
        if (tree[node].next_sibling != kNoNode) ++variations;
        if (!notes.comment.empty()) ++comments;
        if (!notes.glyphs.empty()) ++glyphs;
        if (notes.evaluation || notes.clock_ms) ++numbers;
    }
    if (!carries.variations) {
        written.add_unsupported(FaultCode::VariationsUnsupported, variations);
    }
    if (!carries.comments) written.add_unsupported(FaultCode::CommentsUnsupported, comments);
    written.add_unsupported(FaultCode::GlyphsUnsupported, glyphs);
    written.add_unsupported(FaultCode::EvaluationsUnsupported, numbers);
    if (!carries.headers) {
        written.add_unsupported(FaultCode::HeadersUnsupported, tree.headers.size());
    }
}

/// A line with the start and the moves of the main line, as UCI's `position` has them.
template <class Game>
WrittenRecord write_fen_line(const BasicTree<Game>& tree) {
    std::string text = tree.start_fen();
    const auto line = tree.main_line();
    if (!line.empty()) text += " moves";
    for (const NodeId node : line) text += " " + tree[node].move.text();
    text += '\n';
    WrittenRecord written{Bytes(text.begin(), text.end()), {}};
    add_unsupported(written, tree, {.variations = false, .comments = false, .headers = false});
    return written;
}

}  // namespace engine
