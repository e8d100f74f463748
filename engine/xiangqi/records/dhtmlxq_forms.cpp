// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/dhtmlxq_forms.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "engine/core/text/file_text.h"
#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"
#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/records/game_tree.h"

namespace engine::xiangqi {

namespace {

constexpr std::string_view kName = "DhtmlXQ_";
constexpr std::string_view kMoves = "movelist";

bool is_of_name(char c) { return is_letter(c) || is_digit(c) || c == '_'; }

std::string tagged(std::string_view name, std::string_view value) {
    const std::string tag = std::string(kName).append(name);
    return "[" + tag + "]" + std::string(value) + "[/" + tag + "]\n";
}

std::optional<std::uint32_t> hex_number(std::string_view digits) {
    std::uint32_t number = 0;
    const char* end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, number, 16);
    if (error != std::errc{} || stop != end || digits.empty()) return std::nullopt;
    return number;
}

/// Decodes `%5B`. The bytes may be in any encoding.
std::string without_percents(std::string_view text) {
    std::string bytes;
    while (!text.empty()) {
        const auto byte =
            text[0] == '%' && text.size() > 2 ? hex_number(text.substr(1, 2)) : std::nullopt;
        bytes += byte ? static_cast<char>(*byte) : text[0];
        text.remove_prefix(byte ? 3 : 1);
    }
    return text_of_file(as_bytes(bytes));
}

/// Removes an escape of scripts, `\n` or `\u7532`, from the start of `text` and adds what it means.
void take_escape(std::string_view& text, std::string& value) {
    const auto code = text[1] == 'u' ? hex_number(text.substr(2, 4)) : std::nullopt;
    if (code) {
        append_character(value, *code >= 0xD800 && *code < 0xE000 ? kReplacement : *code);
    } else {
        value += text[1] == 'n' ? '\n' : text[1];
    }
    text.remove_prefix(std::min<std::size_t>(code ? 6 : 2, text.size()));
}

/// Removes the string between quotes at the start of `text`.
std::string take_quoted(std::string_view& text) {
    const char quote = text.front();
    text.remove_prefix(1);
    std::string value;
    while (!text.empty() && text.front() != quote) {
        if (text.front() == '\\' && text.size() > 1) {
            take_escape(text, value);
        } else {
            value += text.front();
            text.remove_prefix(1);
        }
    }
    text.remove_prefix(text.empty() ? 0 : 1);
    return value;
}

/// A variable or field and its value.
struct Field {
    std::string_view name;
    std::string value;
};

/// Removes the field whose name begins `text`, if its value can be of DhtmlXQ.
std::optional<Field> take_field(std::string_view& text) {
    std::size_t length = 0;
    while (length < text.size() && is_of_name(text[length])) ++length;
    std::string_view name = text.substr(0, length);
    const bool is_list = name.size() >= kMoves.size() &&
                         equal_ignoring_case(name.substr(name.size() - kMoves.size()), kMoves);
    if (!name.starts_with(kName) && !is_list) return std::nullopt;
    std::string_view rest = text.substr(length);
    const bool is_quoted_name = rest.starts_with('"') || rest.starts_with('\'');
    rest = trimmed(rest.substr(is_quoted_name ? 1 : 0));
    if (!rest.starts_with('=') && !rest.starts_with(':')) return std::nullopt;
    rest = trimmed(rest.substr(1));
    Field field{is_list ? kMoves : name.substr(kName.size()), {}};
    if (rest.starts_with('"') || rest.starts_with('\'')) {
        field.value = take_quoted(rest);
    } else {
        const auto end = std::find_if_not(rest.begin(), rest.end(), is_digit);
        field.value = std::string(rest.begin(), end);
        rest.remove_prefix(field.value.size());
    }
    if (field.value.empty()) return std::nullopt;
    text = rest;
    return field;
}

/// `[0_4_1]7242…[/0_4_1]`, the lines of one list: each is its own tag.
std::string tags_of_lines(std::string_view value) {
    std::string out;
    for (;;) {
        const std::size_t open = value.find('[');
        const std::size_t close = value.find(']', std::min(open, value.size()));
        if (close == std::string_view::npos) return out;
        const std::string_view name = value.substr(open + 1, close - open - 1);
        const std::string_view rest = value.substr(close + 1);
        out += tagged("move_" + std::string(name), rest.substr(0, rest.find('[')));
        const std::string end = "[/" + std::string(name) + "]";
        const std::size_t at = rest.find(end);
        if (at == std::string_view::npos) return out;
        value = rest.substr(at + end.size());
    }
}

/// `[0_1_0]`: the parent line, the first ply and the number of the line.
bool begins_line(std::string_view value) {
    const std::string_view name = value.substr(0, value.find(']'));
    return name.size() > 1 && name.size() < value.size() && name[0] == '[' && is_digit(name[1]) &&
           name.find_first_not_of("0123456789_", 1) == std::string_view::npos &&
           std::count(name.begin(), name.end(), '_') == 2;
}

std::string tags_of(const Field& field) {
    const std::string_view value = trimmed(field.value);
    if (value.starts_with("[DhtmlXQ")) return std::string(value) + "\n";
    return begins_line(value) ? tags_of_lines(value) : tagged(field.name, value);
}

/// The digits of a text that has nothing else: 7747 7062, 77-47, `1. 7747 7062`. Empty if there is
/// something else, or if the first move is not legal.
std::string bare_digits(std::string_view text) {
    if (text.find_first_not_of("0123456789.-,; \t\n") != std::string_view::npos) return {};
    std::string digits;
    for (const std::string_view word : split_words(text)) {
        // A move number.
        if (word.ends_with('.')) continue;
        std::copy_if(word.begin(), word.end(), std::back_inserter(digits), is_digit);
    }
    if (digits.size() < 4) return {};
    const auto square = [&](std::size_t at) {
        const int file = digits[at] - '0';
        const int rank = '9' - digits[at + 1];
        return on_board(file, rank) ? std::optional(Square(file, rank)) : std::nullopt;
    };
    const auto from = square(0);
    const auto to = square(2);
    const MoveList legal = legal_moves(GameTree().start());
    const bool is_legal =
        from && to && std::find(legal.begin(), legal.end(), Move(*from, *to)) != legal.end();
    return is_legal ? digits : std::string();
}

bool has_percents(std::string_view text) {
    return text.find("%5BDhtmlXQ") != std::string_view::npos ||
           text.find("%5bDhtmlXQ") != std::string_view::npos;
}

/// Replaces the fields by tags; counts them.
std::string with_fields_tagged(std::string_view text, std::size_t& count) {
    std::string out;
    while (!text.empty()) {
        if (auto field = take_field(text)) {
            out += tags_of(*field);
            ++count;
            continue;
        }
        // A name is passed as a whole.
        std::size_t length = 1;
        while (is_of_name(text[0]) && length < text.size() && is_of_name(text[length])) ++length;
        out += text.substr(0, length);
        text.remove_prefix(length);
    }
    return out;
}

}  // namespace

bool has_dhtmlxq_form(std::string_view text) {
    const std::string_view record = trimmed(text);
    if (begins_line(record)) return true;
    // PGN.
    if (record.starts_with('[')) return false;
    if (has_percents(text) || !bare_digits(text).empty()) return true;
    const auto list = std::search(text.begin(), text.end(), kMoves.begin(), kMoves.end(),
                                  [](char a, char b) { return to_lower(a) == b; });
    std::size_t fields = 0;
    if (list != text.end()) with_fields_tagged(text, fields);
    return fields > 0;
}

std::string dhtmlxq_tags(std::string_view text) {
    if (trimmed(text).starts_with("[DhtmlXQ]")) return std::string(text);
    if (begins_line(trimmed(text))) return tags_of_lines(text);
    if (const std::string digits = bare_digits(text); !digits.empty())
        return tagged(kMoves, digits);
    const std::string plain = has_percents(text) ? without_percents(text) : std::string(text);
    std::size_t fields = 0;
    return with_fields_tagged(plain, fields);
}

}  // namespace engine::xiangqi
