// SPDX-License-Identifier: MIT
// Tables of words that mean the same, in any form of their characters.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace engine {

/// Words that mean the same, separated by bars, in lower case and without Vietnamese marks. Chinese
/// characters may have spaces between them in texts (红　方).
struct Words {
    std::string_view meaning;
    std::string_view words;
};

struct FoundWord {
    std::string_view meaning;
    /// In bytes; 0 if there is none.
    std::size_t length = 0;
};

/// Finds words of several meanings.
class WordTable {
  public:
    explicit WordTable(std::initializer_list<Words> rows);

    /// The longest word at the start of `text`, in any form of its characters.
    [[nodiscard]] FoundWord at(std::string_view text) const;
    /// All words there.
    [[nodiscard]] std::vector<FoundWord> all_at(std::string_view text) const;

  private:
    struct Entry {
        char32_t first;
        std::string_view word;
        std::string_view meaning;
    };
    std::vector<Entry> entries_;
};

/// Without the spaces at the start, typesetters' spaces too.
std::string_view without_spaces(std::string_view text);
/// The same at both ends.
std::string_view trimmed_wide(std::string_view text);

}  // namespace engine
