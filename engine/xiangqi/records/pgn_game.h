// SPDX-License-Identifier: MIT
// A game of a PGN file while it is read: its moves and variations, and the notes on them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/records/warnings.h"
#include "engine/xiangqi/notation/line_reading.h"
#include "engine/xiangqi/records/game_tree.h"
#include "engine/xiangqi/records/pgn_ranks.h"
#include "engine/xiangqi/records/pgn_scanner.h"

namespace engine::xiangqi {

/// The scanner's owner says what comes next in the file; the game plays moves and keeps notes.
class PgnGame {
  public:
    using Texts = std::span<const std::string_view>;
    /// Nobody needs more, however damaged a game is.
    static constexpr std::size_t kMostWarnings = 1000;

    /// `scan`, which must outlive the game, is where its text goes on. Warnings are of that place.
    PgnGame(const Scanner& scan, Ranks ranks) : scan_(scan), ranks_(ranks) {}
    PgnGame(const PgnGame&) = delete;
    PgnGame& operator=(const PgnGame&) = delete;

    void warn(TextPlace place, Fault fault, std::size_t ply = 0);
    void warn(Fault fault) { warn(scan_.place(), std::move(fault)); }

    /// Before all moves: the tags of the file, among them the start of the game.
    void set_up(const std::vector<Header>& headers);
    /// The dots after a move number tell whether Black moves.
    void expect_black(bool is_blacks) { black_moves_ = is_blacks; }
    /// Plays the first of the texts; the others are the rest of its word.
    void play(Texts texts, TextPlace place);
    /// False if the word is no result.
    bool take_result(std::string_view word, TextPlace place);
    void add_comment(std::string_view text);
    void add_glyph(std::uint8_t glyph);
    void open_variation();
    void close_variation();
    /// Whether the word that follows belongs to another game: the result ends this one, or the
    /// numbers begin again.
    bool is_over();
    void finish();

    /// The number of unreadable moves and words.
    [[nodiscard]] std::size_t unread() const { return unread_; }
    GameTree tree;
    std::vector<Warning> warnings;

  private:
    struct Line {
        /// The node of the cursor: its last move, or the parent of its first move.
        NodeId at;
        bool has_move;
        /// After an unreadable move the rest of the line cannot be played.
        bool broken;
        std::size_t left_out;
        /// The variations that have ended since the last move.
        std::size_t variations = 0;
        /// What the moves that follow mean, where they have told what one before them means; the
        /// next one last.
        std::vector<LineStep> known{};
    };

    void start_from(const std::string& fen);
    bool play_text(Texts texts, TextPlace place);
    bool play_known(std::string_view word, TextPlace place);
    bool play_for_other_side(std::string_view word, TextPlace place);
    void look_ahead(const Result<MoveReading>& read, Texts texts);
    void add_what_came_before();
    void end_line();

    const Scanner& scan_;
    Ranks ranks_;
    std::optional<TreeCursor> cursor_;
    std::vector<Line> outer_;
    Line line_{kRootNode, false, false, 0};
    /// A comment and glyphs before the first move of a variation.
    std::string before_move_;
    std::vector<std::uint8_t> glyphs_before_;
    std::string result_;
    /// Whether the result came after the moves.
    bool ended_ = false;
    bool black_moves_ = false;
    /// The notation of the last move.
    Notation notation_ = Notation::Wxf;
    std::size_t unread_ = 0;
};

}  // namespace engine::xiangqi
