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

void play_moves(GameTree& tree, std::string_view moves, std::size_t line, Complaints& complaints) {
    TreeCursor cursor(tree);
    const auto words = split_words(moves);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto read = read_move(cursor.position(), words[i]);
        const auto* reading = std::get_if<MoveReading>(&read);
        if (reading != nullptr && cursor.play(reading->move)) continue;
        const std::string why =
            reading == nullptr ? sentence_of(std::get<Fault>(read)) : "the game is too long";
        complaints.add(line, why + "; this and " + std::to_string(words.size() - i - 1) +
                                 " further moves are left out");
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
    Complaints complaints(Complaint::Unit::Line);
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
            play_moves(*game, line.substr(first), i + 1, complaints);
            read.games.push_back(std::move(*game));
        } else {
            complaints.add(i + 1, sentence_of(std::get<Fault>(tree)));
        }
    }
    if (read.games.empty() && trimmed(text).empty()) complaints.add(1, "there is no position");
    read.complaints = complaints.take();
    return read;
}

WrittenRecord write_fen_record(const GameTree& tree, Notation /*notation*/) {
    std::string text = tree.start_fen();
    const auto line = tree.main_line();
    if (!line.empty()) text += " moves";
    for (const NodeId node : line) text += " " + tree[node].move.text();
    text += '\n';
    constexpr Carries kMovesOnly{false, false, false};
    return {Bytes(text.begin(), text.end()), losses_of(tree, "FEN", kMovesOnly)};
}

}  // namespace engine::xiangqi
