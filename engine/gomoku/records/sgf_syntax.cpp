// SPDX-License-Identifier: MIT
#include "engine/gomoku/records/sgf_syntax.h"

#include <algorithm>

#include "engine/core/text/text.h"

namespace engine::gomoku::sgf {

namespace {

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n'; }
bool is_of_name(char c) { return is_letter(c) || is_digit(c); }
bool is_structure(char c) { return c == '(' || c == ')' || c == ';'; }

std::size_t space_length(std::string_view text) {
    return static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), is_space) -
                                    text.begin());
}

/// Whether `(` begins a game: a node follows. A smiley such as `(;` in the mail around it does not.
bool begins_game(std::string_view text) {
    text.remove_prefix(1);
    text.remove_prefix(space_length(text));
    if (!text.starts_with(';')) return false;
    text.remove_prefix(1);
    text.remove_prefix(space_length(text));
    if (text.empty() || is_structure(text.front())) return true;
    const auto name = std::find_if_not(text.begin(), text.end(), is_of_name);
    const auto length = static_cast<std::size_t>(name - text.begin());
    text.remove_prefix(length);
    text.remove_prefix(space_length(text));
    return length > 0 && text.starts_with('[');
}

/// FF[3] has lower-case letters in names, which mean nothing (`Black` is `B`); a name in lower case
/// throughout is a slip.
std::string plain_name(std::string_view name) {
    std::string plain;
    for (const char c : name) {
        if (!is_lower(c)) plain += c;
    }
    return std::any_of(plain.begin(), plain.end(), is_upper) ? plain : upper_case(name);
}

/// A node may name a property twice; its values are one list. Moves keep their order, and texts are
/// texts of their own.
bool is_a_list(std::string_view name) { return name != "B" && name != "W" && name != "C"; }

}  // namespace

void add_to(std::vector<Property>& properties, const Property& added) {
    // No node has more than a few properties; the limit bounds the time for one that has.
    constexpr std::ptrdiff_t kMost = 64;
    const auto last = properties.rend() - properties.rbegin() > kMost ? properties.rbegin() + kMost
                                                                      : properties.rend();
    const auto same = std::find_if(properties.rbegin(), last, [&](const Property& property) {
        return property.name == added.name;
    });
    if (same == last) {
        properties.push_back(added);
    } else {
        same->values.insert(same->values.end(), added.values.begin(), added.values.end());
    }
}

std::size_t find_game(std::string_view text) {
    std::size_t at = text.find('(');
    while (at != std::string_view::npos && !begins_game(text.substr(at))) {
        at = text.find('(', at + 1);
    }
    return at;
}

bool is_raw_value(std::string_view raw) {
    for (std::size_t at = 0; at < raw.size(); ++at) {
        if (raw[at] == ']') return false;
        if (raw[at] == '\\' && ++at == raw.size()) return false;
    }
    return true;
}

std::string text_of_value(std::string_view raw, bool is_simple) {
    std::string text;
    for (std::size_t at = 0; at < raw.size(); ++at) {
        const bool is_escaped = raw[at] == '\\' && at + 1 < raw.size();
        if (is_escaped) ++at;
        const char c = raw[at];
        if (c == '\n') {
            if (!is_escaped) text += is_simple ? ' ' : '\n';
        } else {
            text += c == '\t' ? ' ' : c;
        }
    }
    return text;
}

std::string escaped(std::string_view text) {
    return replaced(replaced(text, "\\", "\\\\"), "]", "\\]");
}

char Parser::take() {
    const char c = rest_.front();
    if (c == '\n') ++line_;
    rest_.remove_prefix(1);
    return c;
}

void Parser::skip_space() {
    while (!rest_.empty() && is_space(rest_.front())) take();
}

std::string Parser::read_value() {
    std::string value;
    take();
    while (!rest_.empty() && rest_.front() != ']') {
        const char c = take();
        value += c;
        if (c == '\\' && !rest_.empty()) value += take();
    }
    if (rest_.empty()) {
        warn(FaultCode::UnclosedTag, value);
        if (!is_raw_value(value)) value += '\\';
    } else {
        take();
    }
    return value;
}

Property Parser::read_property() {
    Property property;
    std::string name;
    while (!rest_.empty() && is_of_name(rest_.front())) name += take();
    property.name = plain_name(name);
    for (skip_space(); !rest_.empty() && rest_.front() == '['; skip_space()) {
        property.values.push_back(read_value());
    }
    // Neither a name without a value nor a value without a name is a property.
    if (property.values.empty() || name.empty()) {
        warn(FaultCode::StrayText, property.values.empty() ? name : property.values[0]);
        property.values.clear();
    }
    return property;
}

void Parser::read_properties(Item& node) {
    for (skip_space(); !rest_.empty() && !is_structure(rest_.front()); skip_space()) {
        if (!is_of_name(rest_.front()) && rest_.front() != '[') {
            std::string stray;
            while (!rest_.empty() && !is_of_name(rest_.front()) && rest_.front() != '[' &&
                   !is_structure(rest_.front()) && !is_space(rest_.front())) {
                stray += take();
            }
            warn(FaultCode::StrayText, std::move(stray));
            continue;
        }
        Property property = read_property();
        if (property.values.empty()) continue;
        if (is_a_list(property.name)) {
            add_to(node.properties, property);
        } else {
            node.properties.push_back(std::move(property));
        }
    }
}

void Parser::skip_to_game() {
    skip_space();
    while (!rest_.empty() && rest_.front() == ')') {
        warn(FaultCode::UnopenedVariation, {});
        take();
        skip_space();
    }
    const std::size_t before = std::min(find_game(rest_), rest_.size());
    for (std::size_t i = 0; i < before; ++i) take();
}

std::vector<Item> Parser::next_game() {
    std::vector<Item> items;
    skip_to_game();
    std::size_t depth = 0;
    while (!rest_.empty()) {
        const bool is_node = !is_structure(rest_.front());
        const char c = is_node ? ';' : take();
        if (c == '(') {
            ++depth;
            items.push_back({Item::Kind::Open, line_});
        } else if (c == ')') {
            items.push_back({Item::Kind::Close, line_});
            if (--depth == 0) return items;
        } else {
            // Properties without a semicolon are a node, too.
            Item node{Item::Kind::Node, line_};
            read_properties(node);
            if (!is_node || !node.properties.empty()) items.push_back(std::move(node));
        }
        skip_space();
    }
    for (; depth > 0; --depth) {
        if (depth == 1) warn(FaultCode::UnclosedVariation, {});
        items.push_back({Item::Kind::Close, line_});
    }
    return items;
}

}  // namespace engine::gomoku::sgf
