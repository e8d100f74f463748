// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/pgn_comments.h"

#include "engine/core/records/game_tree.h"
#include "engine/core/text/text.h"

namespace engine::xiangqi {

namespace {

constexpr std::string_view kBefore = "[%before]";
constexpr std::string_view kAfter = "[%after]";

std::size_t marks_in(std::string_view comment) {
    std::size_t marks = 0;
    for (std::size_t at = comment.find(kAfter); at != std::string_view::npos;
         at = comment.find(kAfter, at + kAfter.size())) {
        ++marks;
    }
    return marks;
}

}  // namespace

void mark_after(std::string& comment, std::size_t variations) {
    if (variations == 0) return;
    for (std::size_t marks = marks_in(comment); marks < variations; ++marks) {
        append_line(comment, kAfter);
    }
}

void put_before(std::string& comment, std::string_view text) {
    if (text.empty()) return;
    std::string whole(text);
    append_line(whole, kBefore);
    append_line(whole, comment);
    comment = std::move(whole);
}

PlacedComment placed(std::string_view comment) {
    PlacedComment parts;
    const std::size_t before = comment.find(kBefore);
    if (before != std::string_view::npos) {
        parts.before = trimmed(comment.substr(0, before));
        comment.remove_prefix(before + kBefore.size());
    }
    for (std::size_t at = comment.find(kAfter);; at = comment.find(kAfter)) {
        parts.after.emplace_back(trimmed(comment.substr(0, at)));
        if (at == std::string_view::npos) return parts;
        comment.remove_prefix(at + kAfter.size());
    }
}

}  // namespace engine::xiangqi
