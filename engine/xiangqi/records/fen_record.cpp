// SPDX-License-Identifier: MIT
// Positions: a FEN on each line, followed by `moves h2e2 …` as in UCI's `position`, or by its moves
// and the result on the next lines.
#include <algorithm>

#include "engine/core/text/text.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/notation/move_shape.h"
#include "engine/xiangqi/records/formats.h"
#include "engine/xiangqi/records/move_number.h"
#include "engine/xiangqi/records/prose_headers.h"
#include "engine/xiangqi/records/result_words.h"

namespace engine::xiangqi {

namespace {

bool take_prefix(std::string_view& text, std::string_view prefix) {
    if (text.substr(0, prefix.size()) != prefix) return false;
    text = trimmed(text.substr(prefix.size()));
    return true;
}

/// Whether the word looks like the board field of a FEN.
bool looks_like_board(std::string_view word) {
    return std::count(word.begin(), word.end(), '/') == kRanks - 1 &&
           std::all_of(word.begin(), word.end(), [](char c) {
               return c == '/' || (c >= '1' && c <= '9') || piece_of_letter(c);
           });
}

/// Addresses have other signs for spaces and strokes: `?fen=…/RNBAKABNR_w_-_-_0_1`, `%2F`, `+w+`.
std::string without_signs_of_addresses(std::string_view text) {
    std::string plain = replaced(text, "_", " ");
    for (const std::string_view stroke : {"%2F", "%2f"}) plain = replaced(plain, stroke, "/");
    plain = replaced(plain, "%20", " ");
    const bool has_plus = plain.find("+w+") != std::string::npos ||
                          plain.find("+b+") != std::string::npos ||
                          plain.find("+r+") != std::string::npos;
    return has_plus ? replaced(plain, "+", " ") : plain;
}

/// The line without what stands before its FEN: the keywords of protocols, or a label such as
/// `FEN:` or 局面：, also in an address.
std::string_view position_of(std::string_view line) {
    line = trimmed(line);
    take_prefix(line, "position ");
    take_prefix(line, "fen ");
    // The last byte is that of the wide colon.
    const std::size_t sign = line.find_last_of(":=\x9A");
    const auto rest = sign == std::string_view::npos ? line : trimmed(line.substr(sign + 1));
    return looks_like_board(rest.substr(0, rest.find(' '))) ? rest : line;
}

/// A game read move by move, on the line of its position or the lines below.
class LineReader {
  public:
    LineReader(GameTree& tree, Warnings& warnings)
        : tree_(tree),
          cursor_(tree),
          warnings_(warnings) {}

    void play(std::string_view moves, std::size_t line) {
        const auto words = split_words(moves);
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (i + 1 == words.size() && take_result(words[i])) return;
            if (is_broken_) {
                warnings_.add_count(line, FaultCode::MovesLeftOut, words.size() - i);
                return;
            }
            std::string_view word = words[i];
            const auto number = move_number_at(word);
            if (number && (number->is_marked || number->length == word.size())) {
                word.remove_prefix(number->length);
            }
            if (word.empty()) continue;
            const auto read = read_move(cursor_.position(), word, notation_);
            const auto* reading = std::get_if<MoveReading>(&read);
            if (reading != nullptr && cursor_.play(reading->move)) {
                notation_ = reading->notation;
                continue;
            }
            warnings_.add(line, why_unplayed(read, word), cursor_.ply() + 1);
            is_broken_ = true;
        }
    }
    /// Whether it has neither moves nor faults yet.
    [[nodiscard]] bool is_fresh() const { return cursor_.node() == kRootNode && !is_broken_; }

  private:
    /// Takes the result of a game, which follows its last move.
    bool take_result(std::string_view word) {
        const std::string_view result = result_in(word);
        if (!result.empty() && result != "*") tree_.set_header("Result", result);
        return !result.empty();
    }

    GameTree& tree_;
    TreeCursor cursor_;
    Warnings& warnings_;
    Notation notation_ = Notation::Wxf;
    bool is_broken_ = false;
};

}  // namespace

std::string fen_on_line(std::string_view line) {
    const std::string plain = without_signs_of_addresses(line);
    const std::string_view fen = position_of(plain);
    return looks_like_board(fen.substr(0, fen.find(' '))) ? std::string(fen) : "";
}

bool looks_like_fen(ByteView bytes) {
    const std::string_view text = trimmed(as_text(bytes));
    const std::string first = without_signs_of_addresses(text.substr(0, text.find('\n')));
    const std::string_view line = position_of(first);
    const auto words = split_words(line);
    if (words.empty()) return false;
    if (words[0] == "startpos") return true;
    return looks_like_board(words[0]);
}

ReadRecords read_fen_records(ByteView bytes) {
    const std::string text = without_signs_of_addresses(as_text(bytes));
    ReadRecords read{RecordFormat::Fen, {}, {}};
    Warnings warnings(Warning::Unit::Line);
    const auto lines = split_fields(text, '\n');
    std::optional<GameTree> tree;
    std::optional<LineReader> game;
    const auto finish = [&] {
        if (!tree) return;
        game.reset();
        read.games.push_back(std::move(*tree));
        tree.reset();
        warnings.begin_next_game();
    };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::string_view line = position_of(lines[i]);
        if (line.empty()) continue;
        const auto first_word = line.substr(0, line.find_first_of(" \t"));
        const bool has_rows =
            first_word.find('/') != std::string_view::npos && result_in(first_word).empty();
        const bool is_position = has_rows || first_word == "startpos" || lines[i].find("fen ") == 0;
        // The moves may follow on the next lines, one or several per line, or labels before them.
        if (!is_position && game) {
            if (game->is_fresh() && take_header_line(*tree, line)) continue;
            if (game->is_fresh() || move_length(line) > 0 || move_number_at(line) ||
                !result_in(line).empty()) {
                game->play(line, i + 1);
                continue;
            }
        }
        finish();
        const std::size_t moves = std::min(line.find(" moves"), line.size());
        std::string_view fen = trimmed(line.substr(0, moves));
        if (take_prefix(fen, "startpos")) fen = kStartFen;
        auto made = GameTree::from_fen(fen);
        if (auto* start = std::get_if<GameTree>(&made)) {
            tree.emplace(std::move(*start));
            game.emplace(*tree, warnings);
            const std::size_t first =
                std::min(moves + std::string_view(" moves").size(), line.size());
            game->play(line.substr(first), i + 1);
        } else {
            warnings.add(i + 1, std::get<Fault>(made));
        }
    }
    finish();
    if (read.games.empty() && trimmed(text).empty()) warnings.add(1, {.code = FaultCode::NoGame});
    read.warnings = warnings.take();
    return read;
}

WrittenRecord write_fen_record(const GameTree& tree, Notation /*notation*/) {
    return write_fen_line(tree);
}

}  // namespace engine::xiangqi
