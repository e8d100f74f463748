// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/wxf_file.h"

#include <algorithm>

#include "engine/core/text/text.h"

namespace engine::xiangqi {

namespace {

/// Converts a line with a fact about the game to a tag.
std::string tag_of(std::string_view key, std::string_view value) {
    std::string name(key);
    if (name == "GAME") name = "Event";
    if (name != "FEN") std::transform(name.begin() + 1, name.end(), name.begin() + 1, to_lower);
    const auto escaped = replaced(replaced(value, "\\", "\\\\"), "\"", "\\\"");
    return "[" + name + " \"" + replaced(escaped, ";;;", "") + "\"]";
}

/// Converts a line of moves. Comments are between `/*` and `*/`, with a `*` before each of their
/// lines; `DIAG{ … }` requests a diagram.
std::string moves_of(std::string_view words, bool& in_comment) {
    constexpr std::string_view kDiagram = "DIAG{";
    if (!in_comment && words.starts_with(kDiagram)) return {};
    std::string text;
    if (in_comment && words.starts_with('*') && !words.starts_with("*/")) words.remove_prefix(1);
    while (!words.empty()) {
        const std::string_view mark = in_comment ? "*/" : "/*";
        const std::size_t at = std::min(words.find(mark), words.size());
        const auto part = words.substr(0, at);
        text += in_comment ? replaced(part, "}", "\xEF\xBD\x9D") : std::string(part);
        if (at == words.size()) break;
        text += in_comment ? '}' : '{';
        in_comment = !in_comment;
        words.remove_prefix(at + mark.size());
    }
    return text;
}

}  // namespace

bool looks_like_wxf_file(std::string_view text) { return trimmed(text).substr(0, 6) == "FORMAT"; }

std::string pgn_of_wxf_file(std::string_view text) {
    std::string pgn;
    bool in_moves = false;
    bool in_comment = false;
    for (const auto line : split_fields(text, '\n')) {
        const std::string_view words = trimmed(line);
        const std::size_t key = std::min(words.find_first_of(" \t"), words.size());
        const std::string_view value = trimmed(words.substr(key));
        const std::string_view name = words.substr(0, key);
        if (words == "START{") {
            in_moves = true;
        } else if (!in_comment && words == "}END") {
            in_moves = false;
        } else if (in_moves) {
            pgn += moves_of(words, in_comment);
        } else if (name != "FORMAT" && !value.empty()) {
            pgn += tag_of(name, value);
        }
        pgn += '\n';
    }
    return pgn;
}

}  // namespace engine::xiangqi
