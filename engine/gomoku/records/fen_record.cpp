// SPDX-License-Identifier: MIT
// Positions: a FEN on each line, followed by `moves h8 i9 …`, or by its moves and the result on the
// next lines.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "engine/core/text/text.h"
#include "engine/gomoku/records/formats.h"

namespace engine::gomoku {

namespace {

constexpr std::string_view kMoves = " moves";
constexpr std::array<std::string_view, 4> kResults{"1-0", "0-1", "1/2-1/2", "*"};

bool is_result(std::string_view word) {
    return std::find(kResults.begin(), kResults.end(), word) != kResults.end();
}

/// A game read move by move, on the line of its position or the lines below.
class LineReader {
  public:
    LineReader(GameTree tree, Warnings& warnings)
        : tree_(std::move(tree)),
          cursor_(tree_),
          warnings_(warnings) {}

    void play(std::string_view moves, std::size_t line) {
        const auto words = split_words(moves);
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (i + 1 == words.size() && is_result(words[i])) {
                if (words[i] != kResults.back()) tree_.set_header("Result", words[i]);
                return;
            }
            if (is_broken_) {
                warnings_.add_count(line, FaultCode::MovesLeftOut, words.size() - i);
                return;
            }
            const auto point = parse_point(words[i], cursor_.position().size());
            if (point && cursor_.play(*point)) continue;
            const Point move = point.value_or(kNoPoint);
            warnings_.add(line, why_unplayed(cursor_.position(), move, words[i]),
                          cursor_.ply() + 1);
            is_broken_ = true;
        }
    }
    GameTree take() { return std::move(tree_); }

  private:
    GameTree tree_;
    TreeCursor cursor_;
    Warnings& warnings_;
    bool is_broken_ = false;
};

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
    std::optional<LineReader> game;
    const auto finish = [&] {
        if (!game) return;
        read.games.push_back(game->take());
        game.reset();
        warnings.begin_next_game();
    };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view line = trimmed(lines[i]);
        if (line.empty()) continue;
        const auto first_word = split_words(line)[0];
        // The moves may follow on the next lines, one or several per line.
        if (game && (is_result(first_word) || parse_point(first_word, kMaxSize))) {
            game->play(line, i + 1);
            continue;
        }
        finish();
        const std::size_t end = std::min(line.find(kMoves), line.size());
        const FenResult start = parse_fen(line.substr(0, end), rule);
        if (!start.position) {
            warnings.add(i + 1, start.fault);
            continue;
        }
        game.emplace(std::get<GameTree>(GameTree::from_fen(to_fen(*start.position))), warnings);
        game->play(line.substr(std::min(end + kMoves.size(), line.size())), i + 1);
    }
    finish();
    if (read.games.empty() && trimmed(text).empty()) warnings.add(1, {.code = FaultCode::NoGame});
    read.warnings = warnings.take();
    return read;
}

WrittenRecord write_fen_record(const GameTree& tree) { return write_fen_line(tree); }

}  // namespace engine::gomoku
