// SPDX-License-Identifier: MIT
// Positions: a FEN on each line, with `moves h8 i9 …` after it.
#include <algorithm>

#include "engine/core/text.h"
#include "engine/gomoku/records/formats.h"

namespace engine::gomoku {

namespace {

constexpr std::string_view kMoves = " moves";

void play_moves(GameTree& tree, std::string_view moves, std::size_t line, Warnings& warnings) {
    TreeCursor cursor(tree);
    const auto words = split_words(moves);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto point = parse_point(words[i], cursor.position().size());
        if (point && cursor.play(*point)) continue;
        const Point move = point.value_or(kNoPoint);
        warnings.add(line, why_unplayed(cursor.position(), move, words[i]), i + 1);
        warnings.add_count(line, FaultCode::MovesLeftOut, words.size() - i - 1);
        return;
    }
}

}  // namespace

bool looks_like_fen(ByteView bytes) {
    const std::string_view text = as_text(bytes);
    const auto words = split_words(text.substr(0, trimmed(text).find('\n')));
    return !words.empty() && std::count(words[0].begin(), words[0].end(), '/') >= kMinSize - 1 &&
           words[0].find_first_not_of("0123456789bw/") == std::string_view::npos;
}

ReadRecords read_fen_records(ByteView bytes, Rule rule) {
    const std::string_view text = as_text(bytes);
    ReadRecords read{RecordFormat::Fen, {}, {}};
    Warnings warnings(Warning::Unit::Line);
    const auto lines = split_fields(text, '\n');
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view line = trimmed(lines[i]);
        if (line.empty()) continue;
        const std::size_t end = std::min(line.find(kMoves), line.size());
        const FenResult start = parse_fen(line.substr(0, end), rule);
        if (!start.position) {
            warnings.add(i + 1, start.fault);
            continue;
        }
        auto& tree = read.games.emplace_back(
            std::get<GameTree>(GameTree::from_fen(to_fen(*start.position))));
        play_moves(tree, line.substr(std::min(end + kMoves.size(), line.size())), i + 1, warnings);
        warnings.begin_next_game();
    }
    if (read.games.empty() && trimmed(text).empty()) warnings.add(1, {.code = FaultCode::NoGame});
    read.warnings = warnings.take();
    return read;
}

WrittenRecord write_fen_record(const GameTree& tree) { return write_fen_line(tree); }

}  // namespace engine::gomoku
