// SPDX-License-Identifier: MIT
#include "engine/core/text/word_table.h"

#include <algorithm>

#include "engine/core/text/normal_text.h"
#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"

namespace engine {

namespace {

bool is_space_at(std::string_view text) {
    return !text.empty() && (text.front() == '\t' || plain_form(take_character(text)) == U' ');
}

/// The first character of `text`, which is not empty, in the form of the tables.
char32_t read_form(std::string_view text) { return unmarked(plain_form(take_character(text))); }

/// The length of `word` at the start of `text`; 0 if it is not there.
std::size_t spelled_length(std::string_view text, std::string_view word) {
    std::string_view rest = text;
    for (bool is_wide = false; !word.empty();) {
        const char32_t wanted = take_character(word);
        if (wanted == U' ' ? !is_space_at(rest) : rest.empty()) return 0;
        if (wanted == U' ') {
            rest = without_spaces(rest);
            continue;
        }
        if (is_wide && wanted >= 0x2E80) rest = without_spaces(rest);
        if (rest.empty() || unmarked(plain_form(take_character(rest))) != wanted) return 0;
        is_wide = wanted >= 0x2E80;
    }
    return text.size() - rest.size();
}

}  // namespace

std::string_view without_spaces(std::string_view text) {
    while (is_space_at(text)) text.remove_prefix(character_length(text));
    return text;
}

std::string_view trimmed_wide(std::string_view text) {
    text = without_spaces(text);
    while (is_space_at(last_character(text))) text.remove_suffix(last_character(text).size());
    return text;
}

WordTable::WordTable(std::initializer_list<Words> rows) {
    for (const auto& [meaning, words] : rows) {
        for (const std::string_view word : split_fields(words, '|')) {
            entries_.push_back({read_form(word), word, meaning});
        }
    }
}

FoundWord WordTable::at(std::string_view text) const {
    FoundWord longest;
    for (const FoundWord& found : all_at(text)) {
        if (found.length > longest.length) longest = found;
    }
    return longest;
}

std::vector<FoundWord> WordTable::all_at(std::string_view text) const {
    std::vector<FoundWord> all;
    if (text.empty()) return all;
    const char32_t first = read_form(text);
    for (const Entry& entry : entries_) {
        // Nearly all texts that are asked about are moves.
        if (entry.first != first) continue;
        const std::size_t length = spelled_length(text, entry.word);
        if (length > 0) all.push_back({entry.meaning, length});
    }
    return all;
}

}  // namespace engine
