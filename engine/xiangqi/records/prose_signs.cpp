// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/prose_signs.h"

#include <algorithm>
#include <array>

#include "engine/core/text/normal_text.h"
#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"
#include "engine/xiangqi/notation/move_shape.h"

namespace engine::xiangqi {

namespace {

/// Signs between moves that have no meaning, besides those of ASCII and their wide forms.
constexpr std::u32string_view kSigns = U"。、，；—－·…⋯→⇒｜•●○■□◆◇▪►▶※★☆・‧“”‘’「」『』《》";
/// The names of the side to move.
constexpr std::array<std::string_view, 23> kSides{
    "红方", "紅方", "黑方",   "红棋",    "紅棋", "黑棋", "红",  "紅",    "黑", "赤", "黒", "先手",
    "後手", "后手", "Bên đỏ", "Bên đen", "Đỏ",   "Đen",  "Red", "Black", "▲",  "△",  "☗"};

struct Bracket {
    std::string_view open;
    std::string_view close;
};
constexpr std::array<Bracket, 6> kBrackets{
    {{"(", ")"}, {"（", "）"}, {"[", "]"}, {"【", "】"}, {"〔", "〕"}, {"{", "}"}}};

std::string_view without_signs(std::string_view text) {
    for (std::size_t length = 1; !text.empty() && length > 0;) {
        length = sign_length(text);
        text.remove_prefix(length);
    }
    return text;
}

}  // namespace

std::size_t sign_length(std::string_view text) {
    const auto is_any_of = [](char32_t c, std::u32string_view set) {
        return set.find(c) != std::u32string_view::npos;
    };
    std::string_view after = text;
    const char32_t c = take_character(after);
    const std::size_t length = text.size() - after.size();
    // Before a word of a list or between moves; else the rear piece (-C=5).
    if (c == U'-')
        return after.empty() || after.starts_with(' ') || after.starts_with('>') ? length : 0;
    const bool is_frame = c >= 0x2500 && c < 0x2580;
    const bool is_sign =
        is_any_of(plain_form(c), U" \t\n.,;:|!?+#=*`_>~/\\\"'&") || is_any_of(c, kSigns);
    return is_frame || is_sign ? length : 0;
}

std::size_t separator_length(std::string_view text) {
    if (const std::size_t sign = sign_length(text)) return sign;
    for (const std::string_view side : kSides) {
        if (!text.starts_with(side)) continue;
        if (move_length(without_signs(text.substr(side.size()))) > 0) return side.size();
    }
    return 0;
}

std::string_view without_separators(std::string_view text) {
    for (std::size_t length = 1; !text.empty() && length > 0;) {
        length = separator_length(text);
        text.remove_prefix(length);
    }
    return text;
}

std::size_t time_length(std::string_view text) {
    std::size_t at = 0;
    int parts = 0;
    for (;;) {
        const std::size_t begin = at;
        while (at < text.size() && at - begin < 3 && is_digit(text[at])) ++at;
        const std::size_t digits = at - begin;
        if (digits == 0 || (parts > 0 && digits != 2)) return 0;
        ++parts;
        if (at >= text.size() || text[at] != ':') break;
        ++at;
    }
    return parts >= 2 ? at : 0;
}

std::size_t bracketed_length(std::string_view text) {
    constexpr std::size_t kLongest = 4096;
    for (const Bracket& bracket : kBrackets) {
        if (!text.starts_with(bracket.open)) continue;
        const auto line = text.substr(0, std::min(text.substr(0, kLongest).find('\n'), kLongest));
        int depth = 0;
        for (std::size_t at = 0; at < line.size(); at += character_length(line.substr(at))) {
            if (line.substr(at).starts_with(bracket.open)) ++depth;
            if (line.substr(at).starts_with(bracket.close) && --depth == 0) {
                return at + bracket.close.size();
            }
        }
    }
    return 0;
}

}  // namespace engine::xiangqi
