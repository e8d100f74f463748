// SPDX-License-Identifier: MIT
#include "engine/gomoku/records/record.h"

#include <algorithm>
#include <array>

#include "engine/core/utf8.h"
#include "engine/gomoku/records/formats.h"

namespace engine::gomoku {

namespace {

constexpr std::array<std::string_view, 5> kNames{"fen", "psq", "text", "renlib", "link"};

RecordFormat format_of(ByteView bytes, std::string_view text) {
    if (looks_like_renlib(bytes)) return RecordFormat::Renlib;
    if (looks_like_psq(text)) return RecordFormat::Psq;
    if (looks_like_fen(text)) return RecordFormat::Fen;
    if (looks_like_link(text)) return RecordFormat::Link;
    return RecordFormat::Text;
}

}  // namespace

std::string_view text_of(RecordFormat format) { return kNames[static_cast<std::size_t>(format)]; }

std::optional<RecordFormat> parse_record_format(std::string_view name) {
    const auto found = std::find(kNames.begin(), kNames.end(), name);
    if (found == kNames.end()) return std::nullopt;
    return static_cast<RecordFormat>(found - kNames.begin());
}

ReadRecords read_records(ByteView bytes, Rule rule) {
    return read_records(bytes, format_of(bytes, text_of_file(bytes)), rule);
}

ReadRecords read_records(ByteView bytes, RecordFormat format, Rule rule) {
    switch (format) {
        case RecordFormat::Renlib:
            return read_renlib(bytes, rule);
        case RecordFormat::Psq:
            return read_psq(text_of_file(bytes), rule);
        case RecordFormat::Fen:
            return read_fen_records(text_of_file(bytes), rule);
        case RecordFormat::Link:
            return read_link(text_of_file(bytes));
        case RecordFormat::Text:
            break;
    }
    return read_plain_text(text_of_file(bytes), rule);
}

bool is_writable(RecordFormat format) { return format != RecordFormat::Renlib; }

bool can_begin(const GameTree& tree, RecordFormat format) {
    if (format != RecordFormat::Psq && format != RecordFormat::Text) return true;
    const Position start = tree.start();
    return start.stones() == 0 && start.side_to_move() == Color::Black;
}

WrittenRecord write_record(const GameTree& tree, RecordFormat format) {
    switch (format) {
        case RecordFormat::Fen:
            return write_fen_record(tree);
        case RecordFormat::Psq:
            return write_psq(tree);
        case RecordFormat::Link:
            return write_link(tree);
        case RecordFormat::Text:
        case RecordFormat::Renlib:
            break;
    }
    return write_plain_text(tree);
}

}  // namespace engine::gomoku
