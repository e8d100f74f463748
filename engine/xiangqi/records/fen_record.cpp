// SPDX-License-Identifier: MIT
// Positions: a FEN on each line, with `moves h2e2 …` after it as in UCI's `position`.
#include <algorithm>

#include "engine/core/text.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/records/formats.h"

namespace engine::xiangqi {

namespace {

bool take_prefix(std::string_view& text, std::string_view prefix) {
    if (text.substr(0, prefix.size()) != prefix) return false;
    text = trimmed(text.substr(prefix.size()));
    return true;
}

/// The line without the words of protocols before its FEN.
std::string_view position_of(std::string_view line) {
    line = trimmed(line);
    take_prefix(line, "position ");
    take_prefix(line, "fen ");
    return line;
}

void play_moves(GameTree& tree, std::string_view moves, std::size_t line, Warnings& warnings) {
    TreeCursor cursor(tree);
    const auto words = split_words(moves);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto read = read_move(cursor.position(), words[i]);
        const auto* reading = std::get_if<MoveReading>(&read);
        if (reading != nullptr && cursor.play(reading->move)) continue;
        warnings.add(line, why_unplayed(read, words[i]), i + 1);
        warnings.add_count(line, FaultCode::MovesLeftOut, words.size() - i - 1);
        return;
    }
}

}  // namespace

bool looks_like_fen(ByteView bytes) {
    const std::string_view text = as_text(bytes);
    const std::string_view line = position_of(trimmed(text).substr(0, trimmed(text).find('\n')));
    const auto words = split_words(line);
    if (words.empty()) return false;
    if (words[0] == "startpos") return true;
    return std::count(words[0].begin(), words[0].end(), '/') == kRanks - 1 &&
           std::all_of(words[0].begin(), words[0].end(), [](char c) {
               return c == '/' || (c >= '1' && c <= '9') || piece_of_letter(c);
           });
}

ReadRecords read_fen_records(ByteView bytes) {
    const std::string_view text = as_text(bytes);
    ReadRecords read{RecordFormat::Fen, {}, {}};
    Warnings warnings(Warning::Unit::Line);
    const auto lines = split_fields(text, '\n');
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::string_view line = position_of(lines[i]);
        if (line.empty()) continue;
        const std::size_t moves = std::min(line.find(" moves"), line.size());
        std::string_view fen = trimmed(line.substr(0, moves));
        if (take_prefix(fen, "startpos")) fen = kStartFen;
        auto tree = GameTree::from_fen(fen);
        if (auto* game = std::get_if<GameTree>(&tree)) {
            const std::size_t first =
                std::min(moves + std::string_view(" moves").size(), line.size());
            play_moves(*game, line.substr(first), i + 1, warnings);
            read.games.push_back(std::move(*game));
            warnings.begin_next_game();
        } else {
            warnings.add(i + 1, std::get<Fault>(tree));
        }
    }
    if (read.games.empty() && trimmed(text).empty()) warnings.add(1, {.code = FaultCode::NoGame});
    read.warnings = warnings.take();
    return read;
}

WrittenRecord write_fen_record(const GameTree& tree, Notation /*notation*/) {
    return write_fen_line(tree);
}

}  // namespace engine::xiangqi
