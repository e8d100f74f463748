// SPDX-License-Identifier: MIT
#include "engine/core/text/program_data.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"

namespace engine {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

/// Adds the character that `\uXXXX` at the start of `text` stands for and removes it; a half of a
/// pair takes the other with it. False if there is none.
bool take_escape(std::string_view& text, std::string& out) {
    const auto unit_at = [](std::string_view from) -> std::optional<std::uint32_t> {
        constexpr std::size_t kLength = 6;
        if (!from.starts_with("\\u") || from.size() < kLength) return std::nullopt;
        std::uint32_t unit = 0;
        const char* end = from.data() + kLength;
        const auto [stop, error] = std::from_chars(from.data() + 2, end, unit, 16);
        return error == std::errc{} && stop == end ? std::optional(unit) : std::nullopt;
    };
    const auto unit = unit_at(text);
    if (!unit) return false;
    text.remove_prefix(6);
    if (*unit < 0xD800 || *unit >= 0xE000) {
        append_character(out, *unit);
        return true;
    }
    const auto low = unit_at(text);
    const bool is_pair = *unit < 0xDC00 && low && *low >= 0xDC00 && *low < 0xE000;
    if (is_pair) text.remove_prefix(6);
    append_character(out,
                     is_pair ? 0x10000 + ((*unit - 0xD800) << 10) + (*low - 0xDC00) : kReplacement);
    return true;
}

/// What a backslash and `c` stand for in a string.
char escaped(char c) {
    switch (c) {
        case 'n':
        case 'r':
            return '\n';
        case 't':
            return '\t';
        default:
            return c;
    }
}

struct Token {
    enum class Kind { End, Text, Name, Sign };

    bool is(char sign) const { return kind == Kind::Sign && word[0] == sign; }
    bool is_text() const { return kind == Kind::Text; }
    bool is_opening() const { return is('[') || is('{') || is('('); }
    bool is_closing() const { return is(']') || is('}') || is(')'); }

    Kind kind = Kind::End;
    /// As written, with its quotation marks.
    std::string_view word;
};

bool is_of_name(char c) {
    return is_letter(c) || is_digit(c) || c == '_' || c == '.' || c == '$' || !is_ascii(c);
}

void skip_comments(std::string_view& text) {
    for (;;) {
        text = trimmed(text);
        const bool is_line = text.starts_with("//");
        if (!is_line && !text.starts_with("/*")) return;
        const std::size_t end = text.find(is_line ? "\n" : "*/", 2);
        text.remove_prefix(end == kNone ? text.size() : end + (is_line ? 1 : 2));
    }
}

/// Removes the next token from `text`. A quotation mark without another is a sign; one after a
/// backslash, as in a string within a string, is none.
Token take_token(std::string_view& text) {
    skip_comments(text);
    if (text.empty()) return {};
    const std::string_view before = text;
    const char first = text.front();
    const std::size_t length = first == '\\' && text.size() > 1 ? 2 : 1;
    Token token{Token::Kind::Sign, before.substr(0, length)};
    if (is_of_name(first)) {
        while (!text.empty() && is_of_name(text.front())) text.remove_prefix(1);
        token.kind = Token::Kind::Name;
        token.word = before.substr(0, before.size() - text.size());
        return token;
    }
    text.remove_prefix(length);
    if (std::string_view("\"'`").find(first) == kNone) return token;
    std::size_t end = 1;
    while (end < before.size() && before[end] != first) end += before[end] == '\\' ? 2U : 1U;
    if (end >= before.size()) return token;
    text = before.substr(end + 1);
    return {Token::Kind::Text, before.substr(0, end + 1)};
}

/// The content of a string, or a name as it is.
std::string content_of(const Token& token) {
    std::string_view rest = token.word;
    if (!token.is_text()) return std::string(rest);
    std::string content;
    rest = rest.substr(1, rest.size() - 2);
    while (!rest.empty()) {
        if (take_escape(rest, content)) continue;
        const bool is_escaped = rest.front() == '\\' && rest.size() > 1;
        if (is_escaped) rest.remove_prefix(1);
        content += is_escaped ? escaped(rest.front()) : rest.front();
        rest.remove_prefix(1);
    }
    return content;
}

/// What gives data to a script: `var moves =`, `window['game'] =`, `callback(`.
struct Assignment {
    /// By `var` or the like.
    bool is_declared = false;
    bool is_there = false;
};

/// Removes it from the start of `text`.
Assignment take_assignment(std::string_view& text) {
    Assignment assignment;
    std::string_view rest = text;
    Token token = take_token(rest);
    while (token.kind == Token::Kind::Name &&
           is_one_of(token.word, "var let const export default")) {
        assignment.is_declared = true;
        token = take_token(rest);
    }
    if (token.kind != Token::Kind::Name) return {};
    token = take_token(rest);
    if (token.is('[') && take_token(rest).is_text() && take_token(rest).is(']'))
        token = take_token(rest);
    std::string_view inside = rest;
    const Token value = take_token(inside);
    const bool is_call = token.is('(') && (value.is('{') || value.is('['));
    assignment.is_there = token.is('=') || is_call;
    if (!assignment.is_there) return {};
    text = rest;
    return assignment;
}

/// Whether `text` begins as a value of data does: with a string, or with brackets and a string or
/// name within that has its sign after it.
bool begins_as_value(std::string_view text, bool is_assigned) {
    Token outer;
    Token token = take_token(text);
    for (; token.is_opening(); token = take_token(text)) outer = token;
    const bool is_within = outer.kind == Token::Kind::Sign;
    const Token next = take_token(text);
    if (token.kind == Token::Kind::Name) return outer.is('{') && next.is(':');
    const bool is_closed = next.is(':') || next.is(',') || next.is_closing() || next.is(';') ||
                           next.kind == Token::Kind::End;
    return token.is_text() && is_closed && ((is_within && !outer.is('(')) || is_assigned);
}

/// Removes the value at the start of `text`; false if its end is missing.
bool skip_value(std::string_view& text) {
    std::size_t depth = 0;
    do {
        const Token token = take_token(text);
        if (token.kind == Token::Kind::End || (depth == 0 && token.is_closing())) return false;
        if (token.is_opening()) ++depth;
        if (token.is_closing()) --depth;
    } while (depth > 0);
    return true;
}

/// Names of the moves themselves.
bool is_name_of_moves(std::string_view name) {
    const std::string lower = lower_case(name);
    return lower.starts_with("move") || lower.find("moves") != kNone ||
           is_one_of(name,
                     "pgn game games record line history iccs uci notation 着法 招法 棋谱 棋譜");
}

/// Whether a word looks like a move of either game: `h2e2`, `1.H2-E2`, `C2=5`, 炮二平五, `h8`.
bool looks_like_move(std::string_view word) {
    std::string shape;
    for (const char c : word)
        shape += is_letter(c) ? 'a' : is_digit(c) ? '0' : is_ascii(c) ? '+' : '?';
    if (shape == "a0" || shape == "a00") return true;
    for (const std::string_view move : {"a0a0", "a0+a0", "a0+0"}) {
        if (shape.find(move) != kNone) return true;
    }
    for (const std::string_view sign : {"平", "进", "進", "退"}) {
        if (word.find(sign) != kNone && word.size() <= 24) return true;
    }
    return false;
}

std::size_t moves_in(std::string_view text) {
    const auto words = split_words(text);
    return static_cast<std::size_t>(std::count_if(words.begin(), words.end(), looks_like_move));
}

constexpr std::string_view kOfPerson = "name username nickname user";

bool is_side(std::string_view label) { return is_one_of(label, "red black white"); }

/// `redPlayer`, `red_name`, `gameDate` and the like as `red` and `date`; other names as they are.
std::string label_of(std::string_view name) {
    std::string label = lower_case(name);
    for (const std::string_view word : {"player", "name", "game", "_", "-"}) {
        if (label != word) label = replaced(label, word, "");
    }
    return label;
}

/// Names in other scripts are labels of people; of the English ones programs have many more.
bool is_header(std::string_view label) {
    const bool is_english = std::all_of(label.begin(), label.end(), is_ascii);
    return !is_english || is_side(label) ||
           is_one_of(label, "event site date round result title fen opening termination");
}

bool is_remark(std::string_view label) {
    return is_one_of(label, "comment comments remark note text annotation");
}

class Data {
  public:
    explicit Data(std::string_view text) {
        for (std::string_view rest = text;;) {
            tokens_.push_back(take_token(rest));
            if (tokens_.back().kind == Token::Kind::End) return;
        }
    }

    /// Whether a list or a text of moves has its name.
    bool has_named_moves() const {
        for (std::size_t at = 0; at + 3 < tokens_.size(); ++at) {
            if (is_name(at) && is_name_of_moves(name_at(at)) && is_list(at)) return true;
        }
        return false;
    }

    std::string words() {
        std::size_t name = kNone;
        for (std::size_t at = 0; at < tokens_.size(); ++at) {
            const Token& token = tokens_[at];
            if (is_name(at)) {
                const bool is_kept = add_name(at);
                name = at;
                at += is_kept ? 1 : 2;
                continue;
            }
            if (token.is_opening()) opened_.push_back({is_call(at), name});
            if (token.is_closing() && !opened_.empty()) opened_.pop_back();
            const bool is_argument = !opened_.empty() && opened_.back().is_call;
            const bool is_key = at + 2 < tokens_.size() && tokens_[at + 1].is(']') &&
                                tokens_[at + 2].is('=');  // window['game'] =
            if (token.is_text() && !is_argument && !is_key) out_ += content_of(token) + ' ';
            name = kNone;
        }
        return std::move(out_);
    }

  private:
    struct Opened {
        bool is_call;
        /// Where the name of what it opens is; kNone if it has none.
        std::size_t name;
    };

    /// Whether the token has `=` or, in an object, `:` after it; a string has only the latter.
    bool is_name(std::size_t at) const {
        if (at + 2 >= tokens_.size()) return false;
        const Token& token = tokens_[at];
        const Token& sign = tokens_[at + 1];
        const bool is_in_object = at == 0 || tokens_[at - 1].is('{') || tokens_[at - 1].is(',');
        if (sign.is(':') && is_in_object) return token.is_text() || token.kind == Token::Kind::Name;
        return token.kind == Token::Kind::Name && sign.is('=') && !tokens_[at + 2].is('=');
    }

    /// Whether the bracket opens the arguments of a statement that calls something, not a value.
    bool is_call(std::size_t at) const {
        if (at == 0 || !tokens_[at].is('(') || tokens_[at - 1].kind != Token::Kind::Name)
            return false;
        const Token before = at > 1 ? tokens_[at - 2] : Token{};
        return !before.is('=') && !before.is(':') && before.kind != Token::Kind::Name;
    }

    std::string name_at(std::size_t at) const { return content_of(tokens_[at]); }

    /// Whether the value of the name is a list or a text of moves.
    bool is_list(std::size_t at) const {
        constexpr std::size_t kFirst = 8;
        const Token& value = tokens_[at + 2];
        if (value.is_text()) return has_moves(content_of(value));
        const std::size_t end = std::min(at + 2 + kFirst, tokens_.size());
        for (std::size_t next = at + 3; value.is_opening() && next < end; ++next) {
            if (tokens_[next].is_text() && looks_like_move(content_of(tokens_[next]))) return true;
        }
        return false;
    }

    /// Adds the name as a label if it is one; false if its value is left out.
    bool add_name(std::size_t at) {
        const std::string name = name_at(at);
        const std::string value = content_of(tokens_[at + 2]);
        const bool is_arrival = name == "to" && last_name_ == "from";
        last_name_ = name;
        if (is_arrival) {
            while (out_.ends_with(' ')) out_.pop_back();
            return true;
        }
        out_ += '\n';
        const bool is_line = tokens_[at + 2].is_text() && value.find('\n') == std::string::npos;
        if (!is_line || is_name_of_moves(name)) return true;
        // In `"red": {"name": "A"}` it is the name of Red.
        std::size_t told = at;
        std::size_t level = opened_.size();
        for (; level > 0 && opened_[level - 1].name != kNone; --level) {
            if (!is_one_of(name_at(told), kOfPerson)) break;
            told = opened_[level - 1].name;
        }
        const std::string label = label_of(name_at(told));
        const std::size_t owner = level > 0 ? opened_[level - 1].name : kNone;
        const bool is_of_person = owner != kNone && (is_side(label_of(name_at(owner))) ||
                                                     is_one_of(name_at(owner), kOfPerson));
        // In a list of moves, `red` and `black` may name columns.
        const bool is_move = label != "fen" && moves_in(value) > 0;
        if (is_move || is_remark(label)) return true;
        const bool is_told = is_header(label) && !is_of_person;
        if (is_told) out_ += label + ": ";
        return is_told;
    }

    std::vector<Token> tokens_;
    std::vector<Opened> opened_;
    std::string last_name_;
    std::string out_;
};

}  // namespace

bool has_moves(std::string_view text) { return moves_in(text) >= 2; }

bool is_program_data(std::string_view text) {
    std::string_view rest = trimmed(text);
    // What is cut off, or has a bracket too many, may be data too.
    const bool may_be_cut_off =
        !rest.empty() && std::string_view("]};,\"'").find(rest.back()) != kNone;
    const Assignment first = take_assignment(rest);
    if (!begins_as_value(rest, first.is_there)) return false;
    if (first.is_declared) return true;
    for (;;) {
        if (!skip_value(rest)) return may_be_cut_off;
        std::string_view next = rest;
        Token token = take_token(next);
        for (; token.kind == Token::Kind::Sign && !token.is_opening(); token = take_token(next)) {
            const bool is_quotation = token.word == "\"" || token.word == "'";
            if (is_quotation) return false;
            rest = next;
        }
        if (token.kind == Token::Kind::End) return true;
        const bool is_tag = token.is('[') && take_token(next).kind == Token::Kind::Name &&
                            take_token(next).is_text();
        const bool is_assigned = take_assignment(rest).is_there;
        if (is_tag || (!is_assigned && !token.is('[') && !token.is('{'))) return false;
    }
}

std::string words_of_data(std::string_view text) { return Data(text).words(); }

std::string words_of_script(std::string_view script) {
    Data data(script);
    return data.has_named_moves() ? data.words() : "";
}

std::string without_escapes(std::string text) {
    const bool is_plain = std::all_of(text.begin(), text.end(), is_ascii);
    if (!is_plain || text.find("\\u") == std::string::npos) return text;
    std::string out;
    std::string_view rest = text;
    while (!rest.empty()) {
        if (take_escape(rest, out)) continue;
        out += rest.substr(0, 1);
        rest.remove_prefix(1);
    }
    return out;
}

}  // namespace engine
