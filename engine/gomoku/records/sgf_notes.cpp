// SPDX-License-Identifier: MIT
#include "engine/gomoku/records/sgf_notes.h"

#include <algorithm>
#include <charconv>

#include "engine/core/text/text.h"
#include "engine/gomoku/records/formats.h"
#include "engine/gomoku/records/sgf_names.h"

namespace engine::gomoku::sgf {

namespace {

constexpr std::string_view kHexadecimal = "0123456789ABCDEF";
/// What would end a command, or part of it too early.
constexpr std::string_view kEncoded = "%[]{}= \t\n";

std::string encoded(std::string_view raw) {
    std::string out;
    for (const char c : raw) {
        if (kEncoded.find(c) == std::string_view::npos) {
            out += c;
        } else {
            out += {'%', kHexadecimal[static_cast<std::size_t>(c) / 16],
                    kHexadecimal[static_cast<std::size_t>(c) % 16]};
        }
    }
    return out;
}

std::optional<std::string> decoded(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '%') {
            out += text[at];
            continue;
        }
        const auto digits = text.substr(at + 1, 2);
        unsigned char byte = 0;
        const auto [end, error] =
            std::from_chars(digits.data(), digits.data() + digits.size(), byte, 16);
        if (digits.size() != 2 || error != std::errc{} || end != digits.data() + 2) {
            return std::nullopt;
        }
        out += static_cast<char>(byte);
        at += 2;
    }
    return out;
}

const Mark* mark_of(std::string_view name) {
    const auto found = std::find_if(kMarks.begin(), kMarks.end(),
                                    [&](const Mark& mark) { return mark.name == name; });
    return found == kMarks.end() ? nullptr : &*found;
}

/// The drawings of a value, `Gh8` or `Gh8i9`, separated by commas; empty if it is no mark.
std::string drawings_of(const Mark& mark, std::string_view raw, int size) {
    std::string list;
    if (mark.is_arrow) {
        const std::size_t colon = raw.find(':');
        if (colon == std::string_view::npos) return {};
        const auto from = point_of(raw.substr(0, colon), size);
        const auto to = point_of(raw.substr(colon + 1), size);
        return from && to ? mark.color + from->text() + to->text() : std::string();
    }
    for (const Point point : points_of(raw, size)) {
        list += (list.empty() ? "" : ",") + std::string(1, mark.color) + point.text();
    }
    return list;
}

/// `Gh8`: the letter of a colour and one point or, for an arrow, two.
bool add_drawing(std::vector<Property>& properties, std::string_view drawing, bool is_arrow,
                 int size) {
    if (drawing.empty() || !is_upper(drawing[0])) return false;
    const std::string_view points = drawing.substr(1);
    const std::size_t second = std::min(points.find_first_not_of("0123456789", 1), points.size());
    const auto from = parse_point(points.substr(0, second), size);
    const auto to = parse_point(points.substr(second), size);
    if (!from || is_arrow != to.has_value() || (!to && second < points.size())) return false;
    const auto fits = [&](const Mark& mark) {
        return mark.is_arrow == is_arrow && mark.color == drawing[0];
    };
    const auto found = std::find_if(kMarks.begin(), kMarks.end(), fits);
    const std::string_view usual = is_arrow ? "AR" : "CR";
    const std::string value = text_of(*from, size) + (to ? ":" + text_of(*to, size) : "");
    add_to(properties, {std::string(found == kMarks.end() ? usual : found->name), {value}});
    return true;
}

/// The properties of a command without its brackets; nothing if it is none of ours.
std::optional<std::vector<Property>> properties_of(std::string_view command, int size) {
    std::vector<Property> properties;
    const bool is_arrow = command.starts_with("%cal ");
    if (is_arrow || command.starts_with("%csl ")) {
        for (const auto drawing : split_fields(command.substr(5), ',')) {
            if (!add_drawing(properties, trimmed(drawing), is_arrow, size)) return std::nullopt;
        }
        return properties;
    }
    if (!command.starts_with("%sgf ")) return std::nullopt;
    const auto fields = split_fields(command.substr(5), '=');
    if (fields.size() < 2 || !is_carried(fields[0])) return std::nullopt;
    Property property{std::string(fields[0]), {}};
    for (std::size_t i = 1; i < fields.size(); ++i) {
        auto raw = decoded(fields[i]);
        if (!raw || !is_raw_value(*raw)) return std::nullopt;
        property.values.push_back(*std::move(raw));
    }
    properties.push_back(std::move(property));
    return properties;
}

}  // namespace

bool is_known(std::string_view name) {
    const auto is = [&](const auto& known) { return known.name == name; };
    return std::find(kOthers.begin(), kOthers.end(), name) != kOthers.end() ||
           std::any_of(kMarks.begin(), kMarks.end(), is) ||
           std::any_of(kJudgements.begin(), kJudgements.end(), is) ||
           std::any_of(kHeaders.begin(), kHeaders.end(),
                       [&](const Name& header) { return header.theirs == name; });
}

bool is_carried(std::string_view name) {
    constexpr std::array<std::string_view, 13> kRead{"B", "W",  "AB", "AW", "AE", "PL", "C",
                                                     "N", "CA", "FF", "GM", "SZ", "RU"};
    const auto fits = [](char c) { return is_upper(c) || is_digit(c); };
    return !name.empty() && std::all_of(name.begin(), name.end(), fits) &&
           std::find(kRead.begin(), kRead.end(), name) == kRead.end();
}

std::optional<Point> point_of(std::string_view raw, int size) {
    raw = trimmed(raw);
    if (raw.size() == 2 && is_lower(raw[0]) && is_lower(raw[1])) {
        const int column = raw[0] - 'a' + 1;
        const int row = raw[1] - 'a' + 1;
        if (column > size || row > size) return std::nullopt;
        return point_at(column, row, size);
    }
    return parse_point(lower_case(raw), size);
}

std::string text_of(Point point, int size) {
    return {static_cast<char>('a' + point.file()),
            static_cast<char>('a' + (size - 1 - point.rank()))};
}

std::vector<Point> points_of(std::string_view raw, int size) {
    const std::size_t colon = raw.find(':');
    const auto first = point_of(raw.substr(0, colon), size);
    const auto last =
        colon == std::string_view::npos ? first : point_of(raw.substr(colon + 1), size);
    std::vector<Point> points;
    if (!first || !last) return points;
    const auto [left, right] = std::minmax({first->file(), last->file()});
    const auto [bottom, top] = std::minmax({first->rank(), last->rank()});
    for (int rank = top; rank >= bottom; --rank) {
        for (int file = left; file <= right; ++file) points.emplace_back(file, rank);
    }
    return points;
}

std::string commands_of(const std::vector<Property>& properties, int size) {
    std::string commands;
    for (const Property& property : properties) {
        std::string drawings;
        std::string others;
        const Mark* mark = mark_of(property.name);
        for (const std::string& value : property.values) {
            const std::string drawn = mark == nullptr ? "" : drawings_of(*mark, value, size);
            if (drawn.empty()) {
                others += "=" + encoded(value);
            } else {
                drawings += (drawings.empty() ? "" : ",") + drawn;
            }
        }
        if (!drawings.empty()) {
            commands += (mark->is_arrow ? "[%cal " : "[%csl ") + drawings + "]";
        }
        if (!others.empty()) commands += "[%sgf " + property.name + others + "]";
    }
    return commands;
}

SplitComment split_comment(std::string_view comment, int size) {
    SplitComment split;
    for (std::size_t open = comment.find("[%"); open != std::string_view::npos;
         open = comment.find("[%")) {
        const std::size_t close = comment.find(']', open);
        if (close == std::string_view::npos) break;
        const auto properties = properties_of(comment.substr(open + 1, close - open - 1), size);
        split.text += comment.substr(0, properties ? open : close + 1);
        comment.remove_prefix(close + 1);
        if (!properties) continue;
        while (split.text.ends_with(' ') || split.text.ends_with('\n')) split.text.pop_back();
        for (const Property& property : *properties) add_to(split.properties, property);
    }
    split.text = std::string(trimmed(split.text + std::string(comment)));
    return split;
}

std::optional<std::int64_t> milliseconds_of(std::string_view seconds) {
    seconds = trimmed(seconds);
    const std::size_t point = std::min(seconds.find('.'), seconds.size());
    std::string digits(seconds.substr(std::min(point + 1, seconds.size())));
    if (point == 0 || point > 9 || digits.size() > 3) return std::nullopt;
    digits.resize(3, '0');
    digits.insert(0, seconds.substr(0, point));
    if (!std::all_of(digits.begin(), digits.end(), is_digit)) return std::nullopt;
    return parse_int(digits);
}

std::string seconds_of(std::int64_t milliseconds) {
    std::string text = std::to_string(milliseconds / 1000);
    if (milliseconds % 1000 == 0) return text;
    text += "." + std::to_string(1000 + milliseconds % 1000).substr(1);
    while (text.back() == '0') text.pop_back();
    return text;
}

namespace {

/// The words of results that other programs write.
struct Outcome {
    std::string_view words;
    std::string_view result;
};
/// The longer of two that begin alike first.
constexpr std::array<Outcome, 9> kWinners{{{"Black", "1-0"},
                                           {"B", "1-0"},
                                           {"黑方", "1-0"},
                                           {"黑", "1-0"},
                                           {"黒", "1-0"},
                                           {"White", "0-1"},
                                           {"W", "0-1"},
                                           {"白方", "0-1"},
                                           {"白", "0-1"}}};
constexpr std::array<std::string_view, 10> kDraws{"Draw", "0",    "Jigo", "1/2",  "=",
                                                  "和棋", "和局", "平局", "平手", "引き分け"};

bool is_draw(std::string_view text) {
    return std::any_of(kDraws.begin(), kDraws.end(),
                       [&](std::string_view known) { return equal_ignoring_case(known, text); });
}

/// How the winner won: after `+`, else in words such as ` wins` or 中盤勝ち; nothing if the text
/// says nothing of that.
std::optional<std::string_view> way_of_winning(std::string_view after) {
    if (after.empty()) return after;
    if (after.front() == '+') return trimmed(after.substr(1));
    const bool is_won = after.starts_with(" win") || after.starts_with(" won") ||
                        after.find("胜") != std::string_view::npos ||
                        after.find("勝") != std::string_view::npos;
    if (!is_won) return std::nullopt;
    return after.starts_with("中") ? "R" : "";
}

}  // namespace

GameResult result_of(std::string_view text) {
    text = trimmed(text);
    if (is_draw(text)) return {"1/2-1/2", ""};
    if (equal_ignoring_case(text, "Void")) return {"*", "void"};
    if (text == "?") return {"*", ""};
    for (const Outcome& winner : kWinners) {
        if (!equal_ignoring_case(text.substr(0, winner.words.size()), winner.words)) continue;
        const auto how = way_of_winning(text.substr(winner.words.size()));
        if (!how) continue;
        // RenLib and other programs of Renju write B+Draw.
        if (equal_ignoring_case(*how, "Draw")) return {"1/2-1/2", ""};
        // Who won is certain, however the program names the way.
        std::string termination(*how);
        for (const Name& known : kTerminations) {
            if (equal_ignoring_case(known.theirs, *how)) termination = known.ours;
        }
        return {std::string(winner.result), std::move(termination)};
    }
    return {std::string(text), ""};
}

std::string text_of(const GameResult& result, bool& is_whole) {
    const auto& [score, termination] = result;
    is_whole = true;
    if (score == "*" && termination == "void") return "Void";
    std::string text = score;
    for (const Name& name : kResults) {
        if (name.ours == score) text = name.theirs;
    }
    const bool is_won = score == "1-0" || score == "0-1";
    for (const Name& known : kTerminations) {
        if (is_won && known.ours == termination) return text + std::string(known.theirs);
    }
    is_whole = is_won || termination.empty();
    return is_won ? text + termination : text;
}

}  // namespace engine::gomoku::sgf
