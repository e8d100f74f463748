// SPDX-License-Identifier: MIT
#include "engine/core/text/carried_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>
#include <utility>

#include "engine/core/text/normal_text.h"
#include "engine/core/text/program_data.h"
#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"

namespace engine {

namespace {

constexpr std::size_t kNone = std::string_view::npos;

bool starts_with_ignoring_case(std::string_view text, std::string_view beginning) {
    return equal_ignoring_case(text.substr(0, beginning.size()), beginning);
}

std::size_t find_ignoring_case(std::string_view text, std::string_view what) {
    const auto found = std::search(text.begin(), text.end(), what.begin(), what.end(),
                                   [](char a, char b) { return to_lower(a) == to_lower(b); });
    return found == text.end() ? kNone : static_cast<std::size_t>(found - text.begin());
}

// Pages.

constexpr std::string_view kLineTags =
    "br p div tr li h1 h2 h3 h4 h5 h6 table ul ol pre hr dt dd dl body html blockquote form option "
    "textarea section article";
constexpr std::string_view kInnerTags = "td th span a b i u em font strong img script center tbody";

/// What forums have in brackets besides the names of HTML.
constexpr std::string_view kForumTags = "color size url quote code list align hide s";

/// `<name …>` or `</name>` of HTML, `[name=…]` or `[/name]` of forums.
struct Tag {
    std::string name;
    bool is_end = false;
    std::size_t length = 0;
};

/// The tag at the start of `text`; its length is 0 if there is none.
Tag tag_at(std::string_view text) {
    constexpr std::size_t kLongest = 4096;
    const bool is_html = text.starts_with('<');
    if (!is_html && !text.starts_with('[')) return {};
    Tag tag;
    std::size_t at = 1;
    if (text.substr(at).starts_with('/')) tag.is_end = true;
    if (tag.is_end) ++at;
    while (at < text.size() && (is_letter(text[at]) || is_digit(text[at])))
        tag.name += to_lower(text[at++]);
    const bool ends_here =
        at < text.size() && std::string_view(is_html ? " \t\n/>" : "=]").find(text[at]) != kNone;
    const std::size_t close = text.substr(0, kLongest).find(is_html ? '>' : ']', at);
    if (!tag.name.empty() && ends_here && close != kNone) tag.length = close + 1;
    return tag;
}

bool is_tag_of_pages(const Tag& tag) {
    return tag.length > 0 && (is_one_of(tag.name, kLineTags) || is_one_of(tag.name, kInnerTags));
}

struct Entity {
    std::string_view name;
    std::string_view text;
};
constexpr std::array<Entity, 20> kEntities{
    {{"nbsp", " "},   {"lt", "<"},    {"gt", ">"},     {"amp", "&"},       {"quot", "\""},
     {"apos", "'"},   {"ensp", " "},  {"thinsp", " "}, {"shy", ""},        {"zwnj", ""},
     {"ldquo", "“"},  {"rdquo", "”"}, {"rarr", "→"},   {"emsp", "\u3000"}, {"middot", "·"},
     {"hellip", "…"}, {"ndash", "–"}, {"mdash", "—"},  {"minus", "−"},     {"frac12", "½"}}};

/// Removes an entity such as `&nbsp;`, `&#21345;` or `&#x5361;` from the start of `text` and adds
/// what it stands for to `out`; false if there is none.
bool take_entity(std::string_view& text, std::string& out) {
    constexpr std::size_t kLongest = 12;
    const std::size_t end = text.substr(0, kLongest).find(';');
    if (!text.starts_with('&') || end == kNone) return false;
    std::string_view name = text.substr(1, end - 1);
    if (name.starts_with('#')) {
        name.remove_prefix(1);
        const bool is_hex = name.starts_with('x') || name.starts_with('X');
        if (is_hex) name.remove_prefix(1);
        std::uint32_t character = 0;
        const auto [stop, error] =
            std::from_chars(name.data(), name.data() + name.size(), character, is_hex ? 16 : 10);
        const bool is_character =
            character > 0 && character <= 0x10FFFF && (character < 0xD800 || character >= 0xE000);
        if (error != std::errc{} || stop != name.data() + name.size() || !is_character)
            return false;
        append_character(out, character);
    } else {
        const auto found = std::find_if(kEntities.begin(), kEntities.end(),
                                        [&](const Entity& known) { return known.name == name; });
        if (found == kEntities.end()) return false;
        out += found->text;
    }
    text.remove_prefix(end + 1);
    return true;
}

bool has_entity(std::string_view text) {
    std::string ignored;
    for (std::size_t at = text.find('&'); at != kNone; at = text.find('&', at + 1)) {
        std::string_view rest = text.substr(at);
        ignored.clear();
        // Texts that are no page may have the signs of markup written like this.
        const bool is_sure = take_entity(rest, ignored) &&
                             (text[at + 1] == '#' || ignored.empty() ||
                              std::string_view("<>&\"'").find(ignored.back()) == kNone);
        if (is_sure) return true;
    }
    return false;
}

bool has_tag(std::string_view text) {
    for (std::size_t at = text.find('<'); at != kNone; at = text.find('<', at + 1)) {
        if (is_tag_of_pages(tag_at(text.substr(at)))) return true;
    }
    return false;
}

/// XML of records has tags of its own, and perhaps markup in its texts.
bool is_page(std::string_view text) {
    const bool is_xml = text.starts_with("<?xml") || text.starts_with("<ChineseChess");
    const bool is_html = find_ignoring_case(text.substr(0, 1024), "<html") != kNone;
    return is_xml ? is_html : has_tag(text) || has_entity(text);
}

/// Lists of moves in digits have a reader of their own, which knows the names around them.
bool has_list_in_digits(std::string_view text) {
    constexpr std::string_view kName = "movelist";
    const std::size_t name = find_ignoring_case(text, kName);
    if (name == kNone) return false;
    const std::size_t value = text.find_first_not_of(" \t\n\"'=:", name + kName.size());
    return value != kNone && is_digit(text[value]);
}

/// Removes the content of an element that is no text of the page, with its end tag, and adds the
/// words of a script with moves to `scripts`. DhtmlXQ, and lists of moves in digits, stay.
void skip_element(std::string_view& text, const Tag& tag, std::string& scripts) {
    if (tag.is_end || !is_one_of(tag.name, "script style title")) return;
    const std::size_t end = std::min(find_ignoring_case(text, "</" + tag.name), text.size());
    const std::string_view content = text.substr(0, end);
    if (tag.name == "script") {
        if (has_list_in_digits(content) || find_ignoring_case(content, "dhtmlxq") != kNone) return;
        scripts += words_of_script(content);
    }
    text.remove_prefix(end);
}

/// Scripts count only where the page itself has no moves.
std::string text_of_page(std::string_view text) {
    std::string out;
    std::string scripts;
    while (!text.empty()) {
        const std::size_t plain = std::min(text.find_first_of("<&"), text.size());
        out += text.substr(0, plain);
        text.remove_prefix(plain);
        if (text.empty()) break;
        if (text.starts_with("<!--")) {
            const std::size_t end = text.find("-->");
            text.remove_prefix(end == kNone ? 4 : end + 3);
        } else if (starts_with_ignoring_case(text, "<!doctype")) {
            text.remove_prefix(std::min(text.find('>'), text.size() - 1) + 1);
        } else if (const Tag tag = tag_at(text); tag.length > 0) {
            text.remove_prefix(tag.length);
            if (is_one_of(tag.name, kLineTags)) out += '\n';
            if (tag.name == "td" || tag.name == "th") out += '\t';
            skip_element(text, tag, scripts);
        } else if (!take_entity(text, out)) {
            out += text.front();
            text.remove_prefix(1);
        }
    }
    return scripts.empty() || has_moves(out) ? out : out + '\n' + scripts;
}

// Forums.

bool is_tag_of_forums(const Tag& tag) {
    return is_tag_of_pages(tag) || (tag.length > 0 && is_one_of(tag.name, kForumTags));
}

/// Records have tags in brackets, too, but never the end of one.
bool is_of_forum(std::string_view text) {
    for (std::size_t at = text.find("[/"); at != kNone; at = text.find("[/", at + 1)) {
        if (is_tag_of_forums(tag_at(text.substr(at)))) return true;
    }
    return false;
}

std::string without_forum_tags(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const Tag tag = tag_at(text);
        const bool is_tag = text.front() == '[' && is_tag_of_forums(tag);
        if (!is_tag) out += text.front();
        if (is_tag && is_one_of(tag.name, kLineTags)) out += '\n';
        text.remove_prefix(is_tag ? tag.length : 1);
    }
    return out;
}

// Quotations and Markdown.

/// Without the `>` of a quotation and the space after it.
std::string_view unquoted(std::string_view line) {
    std::string_view rest = trimmed(line);
    if (!rest.starts_with('>')) return line;
    while (rest.starts_with('>')) rest = trimmed(rest.substr(1));
    return rest;
}

bool is_fence(std::string_view line) {
    line = trimmed(line);
    return line.starts_with("```") || line.starts_with("~~~");
}

/// A fence or a quotation stands at the start of a line, where records have neither.
std::string without_frame(std::string_view text) {
    std::string out;
    for (const std::string_view line : split_fields(text, '\n')) {
        const std::string_view words = unquoted(line);
        if (!is_fence(words)) out += words;
        out += '\n';
    }
    out.pop_back();
    return out;
}

bool has_frame(std::string_view text) {
    const auto lines = split_fields(text, '\n');
    return std::any_of(lines.begin(), lines.end(), [](std::string_view line) {
        return trimmed(line).starts_with('>') || is_fence(line);
    });
}

/// Tags, SGF, or comments in braces, which may have any signs.
bool begins_like_record(std::string_view text) {
    text = trimmed(text);
    return text.starts_with('[') || text.starts_with("(;") || text.starts_with("FORMAT");
}

}  // namespace

std::string carried_text(std::string text) {
    if (is_fence(text)) text = without_frame(text);
    const bool is_data = !has_list_in_digits(text) && is_program_data(text);
    text = is_data ? normal_text(words_of_data(text)) : without_escapes(std::move(text));
    if (!trimmed(text).starts_with("(;") && is_of_forum(text)) text = without_forum_tags(text);
    // Pages show records with their quotation marks as entities.
    const bool is_shown =
        trimmed(text).starts_with('[') && text.find("&quot;]") != std::string::npos;
    if (is_shown) text = normal_text(text_of_page(text));
    const bool may_be_page =
        !begins_like_record(text) && (trimmed(text).starts_with('<') || text.find('{') == kNone);
    if (may_be_page && is_page(trimmed(text))) text = normal_text(text_of_page(text));
    // Comments in braces may have such lines, too.
    const bool begins_in_frame = trimmed(text).starts_with('>') || is_fence(text);
    const bool may_be_framed = begins_in_frame || text.find('{') == kNone;
    if (!begins_like_record(text) && may_be_framed && has_frame(text)) text = without_frame(text);
    const bool is_prose = !begins_like_record(text) && text.find('{') == kNone;
    return is_prose ? replaced(text, "**", "") : text;
}

}  // namespace engine
