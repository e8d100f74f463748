// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/record.h"

#include <algorithm>
#include <array>

#include "engine/core/text.h"
#include "engine/core/utf8.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/records/formats.h"

namespace engine::xiangqi {

namespace {

constexpr std::array<std::string_view, 6> kNames{"fen", "pgn", "dhtmlxq", "xqf", "cbr", "link"};

RecordFormat detect_text(std::string_view text) {
    if (looks_like_dhtmlxq(text)) return RecordFormat::Dhtmlxq;
    if (looks_like_fen(text)) return RecordFormat::Fen;
    if (looks_like_link(text)) return RecordFormat::Link;
    return RecordFormat::Pgn;
}

ReadRecords read_text(std::string_view text, RecordFormat format) {
    switch (format) {
        case RecordFormat::Fen:
            return read_fen_records(text);
        case RecordFormat::Dhtmlxq:
            return read_dhtmlxq(text);
        case RecordFormat::Link:
            return read_link(text);
        default:
            return read_pgn(text);
    }
}

}  // namespace

std::string_view text_of(RecordFormat format) { return kNames[static_cast<std::size_t>(format)]; }

std::optional<RecordFormat> parse_record_format(std::string_view name) {
    const auto found = std::find(kNames.begin(), kNames.end(), name);
    if (found == kNames.end()) return std::nullopt;
    return static_cast<RecordFormat>(found - kNames.begin());
}

RecordFormat detect_format(ByteView bytes) {
    if (looks_like_xqf(bytes)) return RecordFormat::Xqf;
    if (looks_like_cbr(bytes)) return RecordFormat::Cbr;
    return detect_text(text_of_file(bytes));
}

ReadRecords read_records(ByteView bytes) {
    if (looks_like_xqf(bytes)) return read_xqf(bytes);
    if (looks_like_cbr(bytes)) return read_cbr(bytes);
    const std::string text = text_of_file(bytes);
    return read_text(text, detect_text(text));
}

ReadRecords read_records(ByteView bytes, RecordFormat format) {
    if (format == RecordFormat::Xqf) return read_xqf(bytes);
    if (format == RecordFormat::Cbr) return read_cbr(bytes);
    return read_text(text_of_file(bytes), format);
}

bool is_writable(RecordFormat format) { return format != RecordFormat::Cbr; }

bool holds_many(RecordFormat format) { return format != RecordFormat::Xqf; }

WrittenRecord write_record(const GameTree& tree, RecordFormat format, Notation notation) {
    switch (format) {
        case RecordFormat::Fen:
            return write_fen_record(tree);
        case RecordFormat::Dhtmlxq:
            return write_dhtmlxq(tree);
        case RecordFormat::Xqf:
            return write_xqf(tree);
        case RecordFormat::Link:
            return write_link(tree);
        case RecordFormat::Pgn:
        case RecordFormat::Cbr:
            break;
    }
    return write_pgn(tree, notation);
}

}  // namespace engine::xiangqi
