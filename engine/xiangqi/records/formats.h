// SPDX-License-Identifier: MIT
// The readers and writers behind record.h, one file each, and what they share.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/xiangqi/records/record.h"

namespace engine::xiangqi {

/// Gathers complaints; past a thousand it only counts.
class Complaints {
  public:
    explicit Complaints(Complaint::Unit unit) : unit_(unit) {}
    void add(std::size_t at, std::string what);
    /// Those so far; the last one tells how many more there were.
    std::vector<Complaint> take();

  private:
    static constexpr std::size_t kMost = 1000;
    Complaint::Unit unit_;
    std::vector<Complaint> list_;
    std::size_t more_ = 0;
    std::size_t last_at_ = 0;
};

// Readers of text get UTF-8 with '\n' at the ends of lines.
ReadRecords read_fen_records(std::string_view text);
ReadRecords read_pgn(std::string_view text);
ReadRecords read_dhtmlxq(std::string_view text);
ReadRecords read_link(std::string_view text);
ReadRecords read_xqf(ByteView bytes);
/// A record or a library of them.
ReadRecords read_cbr(ByteView bytes);

WrittenRecord write_fen_record(const GameTree& tree);
WrittenRecord write_pgn(const GameTree& tree, Notation notation);
WrittenRecord write_dhtmlxq(const GameTree& tree);
WrittenRecord write_link(const GameTree& tree);
WrittenRecord write_xqf(const GameTree& tree);

bool looks_like_xqf(ByteView bytes);
bool looks_like_cbr(ByteView bytes);
bool looks_like_dhtmlxq(std::string_view text);
bool looks_like_fen(std::string_view text);
bool looks_like_link(std::string_view text);

/// `name` as a header may be called in every format: letters, digits and `_` only.
std::string header_name(std::string_view name);

/// The letters of a board, `.` where it is empty, from Black's left rook's corner (a9) to i0.
using BoardLetters = std::array<char, kSquares>;
inline std::size_t letter_index(Square square) {
    return static_cast<std::size_t>(square.mirrored().rotated().index());
}
/// The board of a FEN.
std::string board_fen(const BoardLetters& letters);

/// Some formats say what stands where but not whose turn it is: the owner of the man on the first
/// move's origin. `mover` is that letter or `.`; then it is Red unless Red's turn cannot be.
std::variant<GameTree, std::string> tree_from_board(const BoardLetters& letters, char mover,
                                                    int full_moves = 1);

/// The men in the order in which XQF and DhtmlXQ list their points.
inline constexpr std::string_view kMenInOrder = "RNBAKABNRCCPPPPPrnbakabnrccppppp";
/// For each man of that list the index of its point on the board, or -1.
std::array<int, 32> men_of(const GameTree& tree);

/// Sentences for what a format cannot carry, by what the tree has.
struct Carries {
    bool variations = true;
    bool comments = true;
    bool counters = true;
};
std::vector<std::string> losses_of(const GameTree& tree, std::string_view format, Carries carries);

/// Follows records whose moves come depth first, each with two flags: the line goes on after it,
/// and an alternative to it comes once that line is through (XQF and CBR).
class BranchWalk {
  public:
    explicit BranchWalk(TreeCursor& cursor) : cursor_(cursor) {}
    /// Plays the next move of the record; false when it is not legal, or hangs on one that was not.
    bool next(Move move, bool goes_on, bool has_alternative);
    /// Whether the record promises no further move.
    [[nodiscard]] bool finished() const { return finished_; }
    /// Moves that were left out because they hang on an illegal one.
    [[nodiscard]] std::size_t orphans() const { return orphans_; }
    /// Whether the last move was left out for that reason.
    [[nodiscard]] bool last_was_orphan() const { return last_was_orphan_; }

  private:
    struct Place {
        NodeId node;
        bool lost;
    };

    TreeCursor& cursor_;
    Place here_{kRootNode, false};
    std::vector<Place> branches_;
    bool finished_ = false;
    std::size_t orphans_ = 0;
    bool last_was_orphan_ = false;
};

}  // namespace engine::xiangqi
