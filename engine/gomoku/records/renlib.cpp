// SPDX-License-Identifier: MIT
// RenLib libraries: a tree of moves on a board of 15 lines, depth first, two bytes per move, each
// followed by its comment.
#include <algorithm>
#include <array>

#include "engine/core/records/branch_walk.h"
#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"
#include "engine/gomoku/records/formats.h"

namespace engine::gomoku {

namespace {

constexpr std::array<std::uint8_t, 8> kMagic{0xFF, 'R', 'e', 'n', 'L', 'i', 'b', 0xFF};
constexpr std::size_t kHeadSize = 20;
/// Version 3.4, the newest.
constexpr int kNewestVersion = 304;

// Flags in the second byte of a move.
constexpr std::uint8_t kHasExtension = 0x01;
constexpr std::uint8_t kNoMove = 0x02;
constexpr std::uint8_t kIsStart = 0x04;
constexpr std::uint8_t kHasComment = 0x08;
constexpr std::uint8_t kIsMarked = 0x10;
constexpr std::uint8_t kHasOldComment = 0x20;
constexpr std::uint8_t kIsLast = 0x40;
constexpr std::uint8_t kHasSibling = 0x80;
/// In the second of two extension bytes: there is a text on the point.
constexpr std::uint8_t kHasBoardText = 0x01;

/// More moves than this would be slow to list on the page; libraries can have a million.
constexpr std::size_t kMostMoves = 20'000;

/// RenLib's marks have no glyph number in PGN.
constexpr std::string_view kMark = "★";

class LibraryReader {
  public:
    LibraryReader(ByteView bytes, Rule rule)
        : bytes_(bytes),
          tree_(empty_tree(kStandardSize, rule)),
          cursor_(tree_),
          walk_(cursor_) {}

    ReadRecords read() {
        if (read_head()) {
            while (at_ < bytes_.size() && !walk_.finished() && !is_full_) read_node();
            say_what_is_left();
        }
        ReadRecords read{RecordFormat::Renlib, {}, warnings_.take()};
        if (tree_.size() > 1) read.games.push_back(std::move(tree_));
        return read;
    }

  private:
    bool read_head() {
        if (bytes_.size() < kHeadSize || !looks_like_renlib(bytes_)) {
            warnings_.add(0, {.code = FaultCode::BadHead, .where = "RenLib"});
            return false;
        }
        const int version = bytes_[8] * 100 + bytes_[9];
        if (version > kNewestVersion) {
            const std::string text = std::to_string(bytes_[8]) + "." + std::to_string(bytes_[9]);
            warnings_.add(8, {.code = FaultCode::NewerVersion, .text = text, .where = "3.4"});
        }
        at_ = kHeadSize;
        return true;
    }

    std::uint8_t take_byte() { return at_ < bytes_.size() ? bytes_[at_++] : std::uint8_t{0}; }

    void read_node() {
        const std::size_t begin = at_;
        const std::uint8_t place = take_byte();
        const std::uint8_t flags = take_byte();
        const std::uint8_t extension = take_extension(flags);
        std::string comment;
        if ((flags & kHasOldComment) != 0) {
            comment = take_old_text();
        } else if ((flags & kHasComment) != 0) {
            comment = take_text();
        }
        const std::string label = (extension & kHasBoardText) != 0 ? take_text() : "";
        if ((flags & kIsMarked) != 0) append_line(comment, kMark);
        if ((flags & kIsStart) != 0) ++starts_;
        const bool is_root = begin == kHeadSize && place == 0;
        is_full_ = tree_.size() > kMostMoves;
        if (is_full_) return;
        if (is_root) {
            if (!comment.empty()) tree_.edit_notes(kRootNode).comment = comment;
        } else {
            add(begin, place, flags, comment, label);
        }
    }

    /// Returns the second of two extension bytes, the known one; 0 if there are none.
    std::uint8_t take_extension(std::uint8_t flags) {
        if ((flags & kHasExtension) == 0) return 0;
        take_byte();
        return take_byte();
    }

    void add(std::size_t begin, std::uint8_t place, std::uint8_t flags, const std::string& comment,
             const std::string& label) {
        const int column = place % 16;
        const int row = place / 16 + 1;
        const bool on_board = column >= 1 && row <= kStandardSize;
        const Point point = on_board ? point_at(column, row, kStandardSize) : kNoPoint;
        const NodeId parent = walk_.here();
        const Point move = (flags & kNoMove) != 0 ? kNoPoint : point;
        const bool is_played = walk_.next(move, (flags & kIsLast) == 0, (flags & kHasSibling) != 0);
        const bool is_orphan = walk_.last_was_orphan();
        if (!label.empty() && on_board && !is_orphan) {
            append_line(tree_.edit_notes(parent).comment, point.text() + ": " + label);
        }
        if (is_played) {
            if (!comment.empty()) append_line(tree_.edit_notes(cursor_.node()).comment, comment);
        } else if (!is_orphan && (flags & kNoMove) == 0) {
            warn(begin, parent, point, place == 0);
        }
    }

    void warn(std::size_t begin, NodeId parent, Point point, bool is_pass) {
        cursor_.go_to(parent);
        Fault fault{.code = is_pass ? FaultCode::Pass : FaultCode::OffTheBoard};
        if (!point.none()) fault = why_unplayed(cursor_.position(), point, point.text());
        warnings_.add(begin, std::move(fault), cursor_.ply() + 1);
    }

    /// Ends at a null byte, in whole pairs of bytes.
    std::string take_text() {
        const std::size_t begin = at_;
        while (at_ < bytes_.size() && bytes_[at_] != 0) ++at_;
        std::string text = decoded(bytes_.subspan(begin, at_ - begin));
        skip_to_pair(begin, 1);
        return text;
    }

    /// The older kind, which ends at a character with its highest bit set.
    std::string take_old_text() {
        const std::size_t begin = at_;
        Bytes text;
        bool is_last = false;
        while (at_ < bytes_.size() && !is_last) {
            is_last = (bytes_[at_] & 0x80) != 0;
            text.push_back(bytes_[at_++] & 0x7F);
        }
        skip_to_pair(begin, 0);
        return decoded(text);
    }

    void skip_to_pair(std::size_t begin, std::size_t terminator) {
        at_ += terminator;
        at_ = std::min(at_ + (at_ - begin) % 2, bytes_.size());
    }

    /// A backspace separates the first line of a comment from the others.
    static std::string decoded(ByteView bytes) {
        Bytes text(bytes.begin(), bytes.end());
        std::replace(text.begin(), text.end(), std::uint8_t{8}, std::uint8_t{'\n'});
        return std::string(trimmed(text_of_file(text)));
    }

    void say_what_is_left() {
        if (is_full_) {
            warnings_.add_count(at_, FaultCode::TooManyMoves, kMostMoves);
            return;
        }
        warnings_.add_count(at_, FaultCode::MovesLeftOut, walk_.orphans());
        warnings_.add_count(at_, FaultCode::StartMark, starts_);
        // Old writers end files with a line break.
        if (bytes_.size() > at_ + 1) {
            warnings_.add_count(at_, FaultCode::StrayBytes, bytes_.size() - at_);
        } else if (!walk_.finished() && tree_.size() > 1) {
            warnings_.add(at_, {.code = FaultCode::CutMoves});
        }
        if (tree_.size() == 1) warnings_.add(at_, {.code = FaultCode::NoGame});
    }

    ByteView bytes_;
    std::size_t at_ = 0;
    GameTree tree_;
    TreeCursor cursor_;
    BranchWalk<RecordedGame> walk_;
    Warnings warnings_{Warning::Unit::Byte};
    std::size_t starts_ = 0;
    bool is_full_ = false;
};

}  // namespace

bool looks_like_renlib(ByteView bytes) {
    return bytes.size() >= kMagic.size() && std::equal(kMagic.begin(), kMagic.end(), bytes.begin());
}

ReadRecords read_renlib(ByteView bytes, Rule rule) { return LibraryReader(bytes, rule).read(); }

}  // namespace engine::gomoku
