// SPDX-License-Identifier: MIT
// What a table of record formats says of each. A game has one such table, in its formats.h; code
// that reads, writes, lists or names files of records asks it.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/bytes.h"
#include "engine/core/fault.h"
#include "engine/core/text.h"
#include "engine/core/utf8.h"

namespace engine {

/// A row of the table, which is in the order of the enumeration `Format`; bytes are tried on the
/// rows from the first to the last.
template <class Format, class Reader, class Writer>
struct RecordFormatRow {
    Format format;
    std::string_view name;
    /// Endings of file names, the usual one first, separated by spaces.
    std::string_view extensions;
    /// Functions that take bytes get UTF-8 in plain lines where the format is text.
    bool is_text = true;
    bool holds_many_games = true;
    /// Whether a game may begin with any position.
    bool has_any_start = true;
    bool (*looks_like)(ByteView bytes) = nullptr;
    Reader* read = nullptr;
    /// Null where the format is only read.
    Writer* write = nullptr;
};

template <class Table, class Format>
constexpr const auto& row_of(const Table& table, Format format) {
    return table[static_cast<std::size_t>(format)];
}

template <class Table>
constexpr bool is_in_order(const Table& table) {
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (static_cast<std::size_t>(table[i].format) != i) return false;
    }
    return true;
}

/// The first row that `fits`; null where none does.
template <class Table, class Fits>
auto find_row(const Table& table, Fits fits) {
    const auto found = std::find_if(table.begin(), table.end(), fits);
    return found == table.end() ? nullptr : &*found;
}

/// The format of that name.
template <class Table>
auto format_named(const Table& table, std::string_view name) {
    const auto* row = find_row(table, [&](const auto& known) { return known.name == name; });
    return row == nullptr ? std::nullopt : std::optional(row->format);
}

/// The format that is written into files of that name; null where none is.
template <class Table>
auto row_for_file(const Table& table, std::string_view path) {
    const std::string_view ending = path.substr(std::min(path.rfind('.') + 1, path.size()));
    return find_row(table, [&](const auto& row) {
        const auto endings = split_words(row.extensions);
        return row.write != nullptr && std::any_of(endings.begin(), endings.end(), [&](auto known) {
                   return equal_ignoring_case(known, ending);
               });
    });
}

/// Why a text holds no game: it is nothing but the address of a page, or there is none.
Fault why_no_game(std::string_view text);

/// What the row's reader makes of the bytes; `more` goes to it as well.
template <class Row, class... More>
auto read_as(const Row& row, ByteView bytes, More... more) {
    if (!row.is_text) return row.read(bytes, more...);
    const std::string text = text_of_file(bytes);
    return row.read(as_bytes(text), more...);
}

/// The row of the format that bytes look like; null where they look like none that has a look.
/// `text` are the bytes as text.
template <class Table>
auto recognised_row(const Table& table, ByteView bytes, ByteView text) {
    return find_row(table, [&](const auto& row) {
        return row.looks_like != nullptr && row.looks_like(row.is_text ? text : bytes);
    });
}

/// What the reader of the format that bytes look like makes of them; the last row takes what looks
/// like no other.
template <class Table, class... More>
auto read_whatever(const Table& table, ByteView bytes, More... more) {
    const std::string text = text_of_file(bytes);
    const auto* found = recognised_row(table, bytes, as_bytes(text));
    const auto& row = found == nullptr ? table.back() : *found;
    return row.read(row.is_text ? as_bytes(text) : bytes, more...);
}

}  // namespace engine
