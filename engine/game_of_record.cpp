// SPDX-License-Identifier: MIT
#include "engine/game_of_record.h"

#include "engine/gomoku/records/record.h"
#include "engine/xiangqi/records/record.h"

namespace engine {

namespace {

constexpr std::string_view kXiangqi = "xiangqi";
constexpr std::string_view kGomoku = "gomoku";

}  // namespace

std::optional<std::string_view> game_told_by(ByteView bytes) {
    if (recognised_row(gomoku::kFormats, bytes, false) != nullptr) return kGomoku;
    if (recognised_row(xiangqi::kFormats, bytes, false) != nullptr) return kXiangqi;
    const std::string text = carried_text(text_of_file(bytes));
    if (recognised_row(gomoku::kFormats, as_bytes(text), true) != nullptr) return kGomoku;
    const auto* known = recognised_row(xiangqi::kFormats, as_bytes(text), true);
    // A format of running text is weak evidence.
    const bool is_weak = known == nullptr || known->format == xiangqi::RecordFormat::Text;
    return is_weak ? std::nullopt : std::optional(kXiangqi);
}

std::optional<std::string_view> game_of_record(ByteView bytes) {
    if (const auto told = game_told_by(bytes)) return told;
    const bool is_xiangqi = !xiangqi::read_records(bytes).games.empty();
    const auto read = gomoku::read_records(bytes, gomoku::Rule::Freestyle);
    const bool is_gomoku = !read.games.empty() && read.warnings.empty();
    if (is_xiangqi == is_gomoku) return std::nullopt;
    return is_xiangqi ? kXiangqi : kGomoku;
}

void say_other_game(RecordReading& reading, std::string_view game, ByteView bytes) {
    if (!reading.games.empty()) return;
    const auto told = game_of_record(bytes);
    if (!told || *told == game) return;
    Warning warning;
    warning.at = 1;
    warning.fault = {.code = FaultCode::RecordOfAnotherGame,
                     .where = *told == kGomoku ? "Gomoku" : "Xiangqi"};
    reading.warnings = {std::move(warning)};
}

}  // namespace engine
