// SPDX-License-Identifier: MIT
// Positions: a FEN on each line, with `moves h8 i9 …` after it.
#include <algorithm>

#include "engine/core/text.h"
#include "engine/gomoku/records/formats.h"

namespace engine::gomoku {

namespace {

constexpr std::string_view kMoves = " moves";

void play_moves(GameTree& tree, std::string_view moves, std::size_t line, Complaints& complaints) {
    TreeCursor cursor(tree);
    const auto words = split_words(moves);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto point = parse_point(words[i], cursor.position().size());
        if (point && cursor.play(*point)) continue;
        complaints.add(line, in_quotes(words[i]) + " cannot be played: " +
                                 why_not(cursor.position(), point.value_or(kNoPoint)) +
                                 "; this and " + std::to_string(words.size() - i - 1) +
                                 " further moves are left out");
        return;
    }
}

}  // namespace

bool looks_like_fen(std::string_view text) {
    const auto words = split_words(text.substr(0, trimmed(text).find('\n')));
    return !words.empty() && std::count(words[0].begin(), words[0].end(), '/') >= kMinSize - 1 &&
           words[0].find_first_not_of("0123456789bw/") == std::string_view::npos;
}

ReadRecords read_fen_records(std::string_view text, Rule rule) {
    ReadRecords read{RecordFormat::Fen, {}, {}};
    Complaints complaints(Complaint::Unit::Line);
    const auto lines = split_fields(text, '\n');
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view line = trimmed(lines[i]);
        if (line.empty()) continue;
        const std::size_t end = std::min(line.find(kMoves), line.size());
        const FenResult start = parse_fen(line.substr(0, end), rule);
        if (!start.position) {
            complaints.add(i + 1, start.error);
            continue;
        }
        auto& tree = read.games.emplace_back(
            std::get<GameTree>(GameTree::from_fen(to_fen(*start.position))));
        play_moves(tree, line.substr(std::min(end + kMoves.size(), line.size())), i + 1,
                   complaints);
    }
    if (read.games.empty() && trimmed(text).empty()) complaints.add(1, "there is no position");
    read.complaints = complaints.take();
    return read;
}

WrittenRecord write_fen_record(const GameTree& tree) {
    std::string text = tree.start_fen();
    const auto line = tree.main_line();
    if (!line.empty()) text += kMoves;
    for (const NodeId node : line) text += " " + tree[node].move.text();
    text += '\n';
    constexpr Carries kMovesOnly{false, false, false};
    return {Bytes(text.begin(), text.end()), losses_of(tree, "FEN", kMovesOnly)};
}

}  // namespace engine::gomoku
