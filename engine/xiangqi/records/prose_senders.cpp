// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/prose_senders.h"

#include <algorithm>
#include <optional>

#include "engine/core/text/normal_text.h"
#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"
#include "engine/xiangqi/notation/move_shape.h"
#include "engine/xiangqi/records/prose_headers.h"
#include "engine/xiangqi/records/prose_signs.h"

namespace engine::xiangqi {

namespace {

/// In bytes.
constexpr std::size_t kLongestName = 40;
constexpr std::size_t kLongestTime = 40;

std::string_view line_of(std::string_view text) { return text.substr(0, text.find('\n')); }

std::string_view without_spaces(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    return text;
}

/// The length of a name and its colon.
std::size_t name_length(std::string_view text) {
    std::string_view rest = text;
    while (!rest.empty() && rest.front() != '\n' && text.size() - rest.size() <= kLongestName) {
        const bool is_first = rest.size() == text.size();
        const char32_t c = plain_form(take_character(rest));
        if (c == U':') return is_first ? 0 : text.size() - rest.size();
    }
    return 0;
}

/// The length of a date and a time, in this order or the other, with AM and PM, 上午 and 下午.
std::size_t date_length(std::string_view text) {
    std::string_view rest = text;
    bool has_time = false;
    while (!rest.empty() && text.size() - rest.size() <= kLongestTime) {
        if (const std::size_t time = time_length(rest)) {
            has_time = true;
            rest.remove_prefix(time);
            continue;
        }
        std::string_view after = rest;
        const char32_t c = take_character(after);
        const bool is_of_date = (c >= U'0' && c <= U'9') ||
                                std::u32string_view(U" ,/.-年月日上下午时時分秒AMPamp").find(c) !=
                                    std::u32string_view::npos;
        if (!is_of_date) break;
        rest = after;
    }
    return has_time ? text.size() - rest.size() : 0;
}

/// `[10:23]`, `20:15 -`: a time at the start of a line, with what follows before the name.
std::size_t time_at_start(std::string_view text) {
    const bool is_bracketed = text.starts_with('[');
    const std::size_t length = date_length(text.substr(is_bracketed ? 1 : 0));
    if (length == 0) return 0;
    std::string_view rest = text.substr(length + (is_bracketed ? 1 : 0));
    if (is_bracketed && !rest.starts_with(']')) return 0;
    return text.size() - without_spaces(rest.substr(is_bracketed ? 1 : 0)).size();
}

/// The length of a line with a name and then a time, `小明 20:15:33`.
std::size_t heading_length(std::string_view text) {
    const std::string_view line = line_of(text);
    for (std::size_t at = 1; at < line.size(); ++at) {
        const bool begins_date = is_digit(line[at]) && !is_digit(line[at - 1]);
        if (!begins_date || std::string_view(" [(").find(line[at - 1]) == std::string_view::npos) {
            continue;
        }
        const std::size_t date = date_length(line.substr(at));
        const std::string_view rest = date == 0 ? line : trimmed(line.substr(at + date));
        if (rest.empty() || rest == "]" || rest == ")" || rest == ":") return line.size();
    }
    return 0;
}

bool has_move(std::string_view line) {
    for (std::size_t at = 0; at < line.size(); at += character_length(line.substr(at))) {
        if (move_length(line.substr(at)) > 0) return true;
    }
    return false;
}

/// A time at the start of a line, and a name if its colon or a tab follows, or if it is all of the
/// line.
std::size_t timed_length(std::string_view text) {
    const std::string_view line = line_of(text);
    const std::size_t time = time_at_start(line);
    if (time == 0) {
        const bool may_be_heading = line.size() <= kLongestName + kLongestTime &&
                                    !starts_with_label(line) && !has_move(line);
        return may_be_heading ? heading_length(line) : 0;
    }
    const std::string_view rest = line.substr(time);
    if (move_length(rest) > 0) return time;
    if (const std::size_t name = name_length(rest)) return time + name;
    const std::size_t tab = rest.find('\t');
    if (tab <= kLongestName) return time + tab + 1;
    return rest.size() <= kLongestName && !has_move(rest) ? line.size() : time;
}

}  // namespace

Senders::Senders(std::string_view text) {
    std::size_t times = 0;
    std::vector<std::string_view> once;
    const auto has = [](const auto& names, std::string_view name) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    for (const std::string_view line : split_fields(text, '\n')) {
        if (timed_length(line) > 0) ++times;
        const std::size_t length = name_length(line);
        if (length == 0 || starts_with_label(line)) continue;
        if (move_length(without_spaces(line.substr(length))) == 0) continue;
        const std::string_view name = line.substr(0, length);
        if (!has(once, name)) {
            once.push_back(name);
        } else if (!has(names_, name)) {
            names_.push_back(name);
        }
        // More people take no part in a game.
        constexpr std::size_t kMostNames = 16;
        if (once.size() > kMostNames) once.clear();
    }
    has_times_ = times > 1;
}

std::size_t Senders::length_at(std::string_view text) const {
    if (has_times_) {
        if (const std::size_t timed = timed_length(text)) return timed;
    }
    const std::size_t length = names_.empty() ? 0 : name_length(text);
    const std::string_view name = text.substr(0, length);
    return std::find(names_.begin(), names_.end(), name) != names_.end() ? length : 0;
}

}  // namespace engine::xiangqi
