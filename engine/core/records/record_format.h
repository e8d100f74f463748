// SPDX-License-Identifier: MIT
// The entries of a table of record formats. Each game has one such table in its formats.h, used for
// reading, writing, listing and naming files of records.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/bytes.h"
#include "engine/core/records/warnings.h"
#include "engine/core/text/carried_text.h"
#include "engine/core/text/fault.h"
#include "engine/core/text/file_text.h"
#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"

namespace engine {

/// A row of the table, in the order of the enumeration `Format`; formats are tried from the first
/// row to the last.
template <class Format, class Reader, class Writer>
struct RecordFormatRow {
    Format format;
    std::string_view name;
    /// File extensions separated by spaces, the usual one first.
    std::string_view extensions;
    /// Functions that take bytes get normalised UTF-8 if the format is text.
    bool is_text = true;
    bool holds_many_games = true;
    /// Whether a game may start from any position.
    bool has_any_start = true;
    bool (*looks_like)(ByteView bytes) = nullptr;
    Reader* read = nullptr;
    /// How text that no row recognises is read, if this is the last row.
    Reader* read_unrecognised = nullptr;
    /// Null if the format is read-only.
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

/// The first row that `fits`, or null.
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

/// The format for files of that name, or null.
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

/// Why a text contains no game: it is only the address of a page, or there is no game in it.
Fault why_no_game(std::string_view text);

/// A warning of the first line with a character that could not be decoded.
std::optional<Warning> damage_in(std::string_view text);

/// Reads the bytes with the row's reader; `more` is passed on.
template <class Row, class... More>
auto read_as(const Row& row, ByteView bytes, More... more) {
    if (!row.is_text) return row.read(bytes, more...);
    const std::string text = text_of_file(bytes);
    return row.read(as_bytes(text), more...);
}

/// Detects the format of text or of bytes that are none; null if none is recognised.
template <class Table>
auto recognised_row(const Table& table, ByteView content, bool is_text) {
    return find_row(table, [&](const auto& row) {
        return row.is_text == is_text && row.looks_like != nullptr && row.looks_like(content);
    });
}

/// Says that bytes of the file were no characters of its encoding.
template <class ReadRecords>
void warn_of_damage(ReadRecords& read, std::string_view text) {
    auto damage = damage_in(text);
    if (damage && read.warnings.size() < 1000) {
        read.warnings.insert(read.warnings.begin(), *std::move(damage));
    }
}

/// Reads the bytes with the reader of the detected format, by default that of the last row. Of the
/// readings of text whose encoding is not told, the first with moves counts, else the likeliest.
template <class Table, class... More>
auto read_whatever(const Table& table, ByteView bytes, More... more) {
    if (const auto* found = recognised_row(table, bytes, false)) return found->read(bytes, more...);
    std::optional<decltype(table.back().read(bytes, more...))> likeliest;
    for (const Reading& reading : readings_of(bytes)) {
        const std::string text = carried_text(text_of_file(bytes, reading));
        const auto* found = recognised_row(table, as_bytes(text), true);
        const auto reader = found == nullptr ? table.back().read_unrecognised : found->read;
        auto read = reader(as_bytes(text), more...);
        const bool has_moves = std::any_of(read.games.begin(), read.games.end(),
                                           [](const auto& game) { return game.size() > 1; });
        if (!is_utf8(as_text(bytes))) warn_of_damage(read, text);
        if (has_moves) return read;
        if (!likeliest) likeliest.emplace(std::move(read));
    }
    return *std::move(likeliest);
}

}  // namespace engine
