// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/pgn_tags.h"

#include <algorithm>
#include <array>
#include <string>

#include "engine/core/text/text.h"
#include "engine/xiangqi/records/pgn_words.h"

namespace engine::xiangqi {

namespace {

/// The quotation mark at the start of `text`, of ASCII or a typesetter's; 0 if there is none.
std::size_t quote_length(std::string_view text) {
    for (const std::string_view quote : {"\"", "“", "”", "„", "「", "」"}) {
        if (text.starts_with(quote)) return quote.size();
    }
    return 0;
}

/// The value of a tag, quoted or up to the end of the tag; `closed` tells whether it was quoted.
std::string read_value(Scanner& scan, bool& closed) {
    const std::size_t quote = quote_length(scan.rest());
    if (quote == 0) {
        return std::string(trimmed(scan.take(scan.rest().find_first_of("]\n"))));
    }
    scan.take(quote);
    std::string value;
    while (!scan.at_end() && !closed) {
        if (scan.peek() == '\n') {
            if (!continues_value(scan.rest())) break;
            scan.take(1);
            value += ' ';
            continue;
        }
        // A value may quote words, so that only a quotation mark before the bracket ends it.
        const std::size_t close = quote > 1 || scan.peek() != '"' ? quote_length(scan.rest()) : 0;
        if (close > 0 && trimmed(scan.rest().substr(close, 4)).starts_with(']')) {
            scan.take(close);
            closed = true;
            break;
        }
        const char c = scan.take(1).front();
        const bool escaped =
            c == '\\' && !scan.at_end() && (scan.peek() == '"' || scan.peek() == '\\');
        if (escaped) {
            value += scan.take(1);
        } else if (c == '"') {
            closed = true;
        } else {
            value += c;
        }
    }
    if (!closed && !value.empty() && value.back() == ']') value.pop_back();
    return value;
}

void skip_blanks(Scanner& scan) {
    while (!scan.at_end() && (scan.peek() == ' ' || scan.peek() == '\t')) scan.take(1);
}

}  // namespace

std::string_view our_name(std::string_view name) {
    struct Alias {
        std::string_view theirs;
        std::string_view ours;
    };
    constexpr std::array<Alias, 4> kAliases{{{"White", "Red"},
                                             {"WhiteElo", "RedElo"},
                                             {"WhiteTeam", "RedTeam"},
                                             {"WhiteTitle", "RedTitle"}}};
    for (const Alias& alias : kAliases) {
        if (equal_ignoring_case(alias.theirs, name)) return alias.ours;
    }
    return name;
}

PgnTag read_tag(Scanner& scan, PgnGame& game) {
    const TextPlace place = scan.place();
    scan.take(1);
    skip_blanks(scan);
    const auto rest = scan.rest();
    std::size_t length = 0;
    while (length < rest.size() &&
           (is_letter(rest[length]) || is_digit(rest[length]) || rest[length] == '_')) {
        ++length;
    }
    const std::string name(our_name(scan.take(length)));
    skip_blanks(scan);
    // Tokens may stand on lines of their own.
    if (scan.rest().starts_with("\n\"")) scan.take(1);
    bool closed = false;
    const std::string value = read_value(scan, closed);
    if (!closed) {
        game.warn(place, {.code = FaultCode::UnquotedHeader, .text = value, .where = name});
    }
    if (closed && trimmed(scan.rest().substr(0, 100)).starts_with(']')) scan.skip_space();
    const auto tail =
        trimmed(scan.take(std::min(scan.rest().find_first_of("]\n"), scan.rest().size())));
    if (!tail.empty()) {
        game.warn(place,
                  {.code = FaultCode::TextAfterHeader, .text = std::string(tail), .where = name});
    }
    if (!scan.at_end() && scan.peek() == ']') {
        scan.take(1);
    } else if (closed) {
        game.warn(place, {.code = FaultCode::UnclosedTag, .text = name});
    }
    return {{header_name(name), value}, closed && !trimmed(value).empty()};
}

}  // namespace engine::xiangqi
